//! Records: written, read, replayed, and found out when somebody has changed them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../../conformance/tests/lanterns/mod.rs"]
mod lanterns;

use contract::erased::Title;
use contract::{Awaiting, Chance, Entry, Figure, Seat, Seed, Skill};
use lanterns::Lanterns;
use serde_json::json;
use table::{Record, SeatChange, Sitter, Table};

static TITLE: Title<Lanterns<0>> = Title::new();

/// A whole random match, with some undoing on the way.
fn whole_match(seed: u64) -> Table {
    let sitters = ["Ann", "Bob", "Cid"].map(Sitter::person).to_vec();
    let setup = json!({ "challenges": true });
    let mut table = Table::open(&TITLE, setup, sitters, Seed::from_number(seed)).unwrap();
    let mut chance = Chance::from_number(seed);
    while let Awaiting::Seats(waiting) = table.game().awaiting() {
        let seats: Vec<Seat> = waiting.must.union(waiting.may).iter().collect();
        let now = table.game().now();
        match (chance.pick(&seats).copied(), waiting.wake_at) {
            (Some(seat), _) if chance.below(3) > 0 => {
                let command = table.game().sample(seat, &mut chance).unwrap();
                table.play(Entry::new(seat, now, command), None).unwrap();
                if chance.below(4) == 0 {
                    table.undo(seat).unwrap();
                    for other in table.undo_asked().map(|a| a.waiting).unwrap_or_default().iter() {
                        table.answer_undo(other, chance.below(3) > 0).ok();
                    }
                }
            }
            (_, Some(at_ms)) => drop(table.advance(at_ms).unwrap()),
            _ => {}
        }
    }
    table
}

#[test]
fn a_record_rebuilds_the_match_bit_for_bit() {
    for seed in 0..30 {
        let table = whole_match(seed);
        let text = table.record().unwrap().write();
        let record = Record::read(&text).unwrap();
        assert_eq!(record.write(), text, "writing and reading are inverse");
        let verified = record.replay(&TITLE, None).unwrap();
        assert_eq!(verified.table.game().digest(), table.game().digest());
        assert_eq!(verified.table.record().unwrap(), record);
        assert_eq!(verified.happened.len(), record.lines.len());
    }
}

#[test]
fn a_replay_can_stop_anywhere() {
    let record = whole_match(5).record().unwrap();
    for upto in [0, 1, record.lines.len() / 2] {
        let verified = record.replay(&TITLE, Some(upto)).unwrap();
        assert!(verified.table.version() >= upto);
    }
    let beyond = record.replay(&TITLE, Some(9_999)).err().unwrap();
    assert!(beyond.to_string().contains("there is no step 9999"), "{beyond}");
}

#[test]
fn a_scripted_match_replays_with_its_script() {
    let sitters = vec![Sitter::person("Ann"), Sitter::person("Bob")];
    let mut table = Table::open(&TITLE, json!({}), sitters, Seed::from_number(1)).unwrap();
    table.script([4]);
    for _ in 0..3 {
        let Awaiting::Seats(waiting) = table.game().awaiting() else { panic!("it is over") };
        let seat = waiting.must.iter().next().unwrap();
        let command = table.game().offers(seat).list[0].clone();
        table.play(Entry::new(seat, 0, command), None).unwrap();
    }
    let record = table.record().unwrap();
    assert_eq!(record.lines[2].luck, [4], "the roll used it");
    assert!(record.replay(&TITLE, None).is_ok());
}

#[test]
fn a_record_keeps_what_people_play_with_and_old_ones_do_without() {
    let figure = Figure { kind: "lamp".into(), name: Some("Genie".into()) };
    let ann = Sitter { figure: Some(figure.clone()), ..Sitter::person("Ann") };
    let sitters = vec![ann.clone(), Sitter::person("Bob")];
    let mut table = Table::open(&TITLE, json!({}), sitters, Seed::from_number(1)).unwrap();
    let plain = Table::open(&TITLE, json!({}), Sitter::strangers(2), Seed::from_number(1)).unwrap();
    assert_eq!(table.game().digest(), plain.game().digest(), "no part of the rules");
    table.seat(Seat(0), ann.stand_in(Skill::Easy), SeatChange::Left, 0).unwrap();
    let text = table.record().unwrap().write();
    let record = Record::read(&text).unwrap();
    let verified = record.replay(&TITLE, None).unwrap();
    assert_eq!(verified.table.sitters()[0].figure, Some(figure), "a bot keeps it for them");
    assert_eq!(ann.heir("Cid").figure, Some(Figure::plain("lamp")), "its name goes with its owner");
    let old = text.replace(r#","figure":{"kind":"lamp","name":"Genie"}"#, "");
    assert!(!old.contains("figure"), "{old}");
    assert!(Record::read(&old).unwrap().replay(&TITLE, None).is_ok());
}

/// What is said about a record after its text was changed.
fn complaint(change: impl Fn(&str) -> String) -> String {
    let text = whole_match(2).record().unwrap().write();
    let changed = change(&text);
    assert_ne!(changed, text, "the change did not apply");
    match Record::read(&changed) {
        Err(why) => why.to_string(),
        Ok(record) => {
            record.replay(&TITLE, None).err().expect("the change went unnoticed").to_string()
        }
    }
}

#[test]
fn every_change_is_found_out() {
    let half = complaint(|text| text[..text.len() / 2].into());
    assert!(half.contains("cut off") || half.contains("not a match record"), "{half}");
    let seed = complaint(|text| {
        let seed = Seed::from_number(2).to_string();
        text.replace(&seed, &Seed::from_number(3).to_string())
    });
    assert!(seed.contains("opening"), "{seed}");
    let version = complaint(|text| text.replace("\"rules_version\": 1", "\"rules_version\": 7"));
    assert!(version.contains("version 7"), "{version}");
    let game = complaint(|text| text.replace("\"game\": \"lanterns\"", "\"game\": \"chess\""));
    assert!(game.contains("chess"), "{game}");
    let format = complaint(|text| text.replace("record 1", "record 9"));
    assert!(format.contains("format"), "{format}");
    let field = complaint(|text| text.replace("\"seed\"", "\"sead\""));
    assert!(field.contains("sead"), "{field}");
}

#[test]
fn a_changed_or_missing_line_is_named() {
    let mut record = whole_match(2).record().unwrap();
    let last = record.lines.pop().unwrap();
    let why = record.replay(&TITLE, None).err().unwrap();
    assert!(why.to_string().contains("lines are missing"), "{why}");
    let second = json!({ "play": last, "undo": { "seat": 0, "to": 1 }, "digest": last.digest });
    assert!(serde_json::from_value::<table::Line>(second).is_err(), "one deed a line");
    record.lines.push(last);
    record.lines.remove(0);
    let why = record.replay(&TITLE, None).err().unwrap();
    assert!(why.to_string().contains("line 1"), "{why}");
}
