//! The bots at a table.
#![allow(clippy::unwrap_used)]

use contract::{Seat, SeatSet, Seed, Skill};
use desk::Bots;
use serde_json::json;
use table::{Motion, Sitter, Table};

#[test]
fn nobody_is_asked_after_the_match_was_ended_by_consent() {
    let title = catalogue::find("connect-four").unwrap();
    let sitters = vec![Sitter::bot(Skill::Easy), Sitter::person("Ann")];
    let mut table = Table::open(title, json!({}), sitters, Seed::from_number(1)).unwrap();
    let bots = Bots::new(table.sitters().iter().map(|sitter| sitter.bot));
    assert_eq!(bots.wanting(&table), SeatSet::only(Seat(0)));
    table.propose(Seat(1), Motion::End, 0).unwrap();
    assert!(table.outcome().is_some(), "the only person agrees");
    assert!(bots.wanting(&table).is_empty());
}
