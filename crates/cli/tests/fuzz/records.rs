//! Match records, as somebody may have edited them.

use serde_json::Value;
use table::Record;

use crate::{Made, ROUNDS, mess, recorded};

/// A record with few lines: replaying hundreds a round would leave time for few rounds.
fn short(text: &str) -> String {
    let mut record: Value = serde_json::from_str(text).unwrap();
    record["lines"].as_array_mut().unwrap().truncate(12);
    record.as_object_mut().unwrap().remove("outcome");
    record.to_string()
}

#[test]
fn a_spoilt_record_is_refused_or_replays() {
    let samples: Vec<String> = recorded().iter().map(|text| short(text)).collect();
    let (mut unread, mut refused) = (0, 0);
    for sample in &samples {
        let record = Record::read(sample).unwrap();
        let title = catalogue::find(&record.game).unwrap();
        assert!(record.replay(title, None).is_ok(), "the samples themselves are whole");
    }
    bolero::check!().with_type::<Made>().with_iterations(ROUNDS).for_each(
        |made| match Record::read(&mess(made).of(&samples)) {
            Err(why) => {
                assert!(!why.to_string().is_empty());
                unread += 1;
            }
            Ok(record) => {
                let Ok(title) = catalogue::find(&record.game) else { return };
                refused += usize::from(record.replay(title, None).is_err());
            }
        },
    );
    assert!(unread > 0 && refused > 0, "{unread} unread, {refused} refused");
}
