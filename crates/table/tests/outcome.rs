//! A player who resigns or walks away has lost, however well the bot plays on.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../../conformance/tests/lanterns/mod.rs"]
mod lanterns;

use contract::erased::Title;
use contract::{Awaiting, Chance, Entry, Seat, SeatSet, Seed, Skill};
use lanterns::Lanterns;
use serde_json::json;
use table::{Record, SeatChange, Sitter, Table};

static TITLE: Title<Lanterns<0>> = Title::new();

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

/// Plays to the end at random; Ann's seat changes hands before the first act.
fn played(seed: u64, why: SeatChange) -> Table {
    let sitters = vec![Sitter::person("Ann"), Sitter::person("Bob")];
    let mut table = Table::open(&TITLE, json!({}), sitters, Seed::from_number(seed)).unwrap();
    let bot = table.sitters()[0].stand_in(Skill::Random);
    table.seat(ANN, bot, why, 0).unwrap();
    let mut chance = Chance::new(&Seed::from_number(seed), 99);
    while let Awaiting::Seats(waiting) = table.game().awaiting() {
        let seat = waiting.must.iter().next().unwrap();
        let command = table.game().sample(seat, &mut chance).unwrap();
        let at_ms = table.now();
        table.play(Entry::new(seat, at_ms, command), None).unwrap();
    }
    table
}

/// A match in which Ann's seat alone wins the game.
fn won_by_the_bot(why: SeatChange) -> Table {
    let wins = |table: &Table| {
        table.game().awaiting().outcome().is_some_and(|end| end.winners == SeatSet::only(ANN))
    };
    (0..200).map(|seed| played(seed, why)).find(wins).expect("Ann's seat wins sometimes")
}

#[test]
fn a_person_who_gave_up_has_lost_though_the_bot_won() {
    for why in [SeatChange::Resigned, SeatChange::Left] {
        let table = won_by_the_bot(why);
        assert_eq!(table.forfeits(), SeatSet::only(ANN));
        let outcome = table.outcome().unwrap();
        assert_eq!(outcome.winners, SeatSet::only(BOB), "{why:?}");
        assert_eq!((outcome.places[ANN], outcome.places[BOB]), (2, 1));
    }
}

#[test]
fn the_record_says_so_and_older_records_are_still_read() {
    let table = won_by_the_bot(SeatChange::Resigned);
    let record = table.record().unwrap();
    assert_eq!(record.outcome.as_ref().unwrap()["winners"], json!([1]));
    record.replay(&TITLE, None).unwrap();
    let of_game = serde_json::to_value(table.game().awaiting().outcome()).unwrap();
    let older = Record { outcome: Some(of_game), ..record.clone() };
    older.replay(&TITLE, None).unwrap();
    let mut wrong = record;
    wrong.outcome.as_mut().unwrap()["places"] = json!([1, 1]);
    let refused = wrong.replay(&TITLE, None).err().unwrap();
    assert!(refused.to_string().contains("does not end as the record says"), "{refused}");
}

#[test]
fn whoever_comes_back_plays_for_the_win_again() {
    let sitters = vec![Sitter::person("Ann"), Sitter::person("Bob")];
    let mut table = Table::open(&TITLE, json!({}), sitters, Seed::from_number(1)).unwrap();
    let bot = table.sitters()[0].stand_in(Skill::Random);
    table.seat(ANN, bot, SeatChange::Left, 0).unwrap();
    assert_eq!(table.forfeits(), SeatSet::only(ANN));
    table.seat(ANN, Sitter::person("Ann"), SeatChange::Returned, 0).unwrap();
    assert!(table.forfeits().is_empty());
}
