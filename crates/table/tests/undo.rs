//! Taking back: freely, by consent, and with other dice afterwards.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../../conformance/tests/lanterns/mod.rs"]
mod lanterns;

use contract::erased::Title;
use contract::{Actor, Awaiting, Entry, Seat, Seed, Skill};
use lanterns::Lanterns;
use serde_json::{Value, json};
use table::{Deed, Denial, Sitter, Table, Taken};

static TITLE: Title<Lanterns<0>> = Title::new();

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn table(sitters: Vec<Sitter>) -> Table {
    Table::open(&TITLE, json!({}), sitters, Seed::from_number(3)).unwrap()
}

fn people() -> Table {
    table(vec![Sitter::person("Ann"), Sitter::person("Bob")])
}

/// Plays the first thing the seat is offered.
fn act(table: &mut Table, seat: Seat) {
    let command = table.game().offers(seat).list[0].clone();
    let entry = Entry::new(seat, table.game().now(), command);
    table.play(entry, Some(table.decision(seat))).unwrap();
}

/// Plays until somebody has rolled; tells who.
fn roll(table: &mut Table) -> Seat {
    act(table, ANN);
    act(table, BOB);
    let roller = table.game().awaiting().seats().sole().unwrap();
    act(table, roller);
    roller
}

#[test]
fn an_act_that_told_nobody_anything_is_taken_back_freely() {
    let mut table = people();
    let before = table.game().digest();
    act(&mut table, ANN);
    assert!(table.undo_is_free(ANN));
    assert_eq!(table.undo(ANN).unwrap(), Taken::Back);
    assert_eq!(table.game().digest(), before);
    assert_eq!(table.version(), 2, "nothing is erased: the undo is a line of its own");
}

#[test]
fn beyond_the_barrier_everybody_else_has_to_agree() {
    let mut table = people();
    let roller = roll(&mut table);
    let other = Seat(1 - roller.0);
    let rolled = table.game().digest();
    assert!(!table.undo_is_free(roller));
    let Taken::Asked(asked) = table.undo(roller).unwrap() else { panic!("should ask") };
    assert_eq!(asked.waiting.sole(), Some(other));
    assert_eq!(table.game().digest(), rolled, "asking changes nothing");
    assert_eq!(table.answer_undo(other, true).unwrap(), Taken::Back);
    assert_eq!(table.game().awaiting().seats().sole(), Some(roller), "to roll again");
}

#[test]
fn consent_covers_what_another_seat_decided_since() {
    let mut table = people();
    act(&mut table, ANN);
    act(&mut table, BOB);
    let Taken::Asked(asked) = table.undo(ANN).unwrap() else { panic!("should ask") };
    assert_eq!((asked.seat, asked.to), (ANN, 1));
    table.answer_undo(BOB, true).unwrap();
    let waiting = table.game().awaiting().seats();
    assert!(waiting.contains(ANN) && waiting.contains(BOB), "both choose anew");
}

#[test]
fn a_declined_or_overtaken_question_changes_nothing() {
    let mut table = people();
    let roller = roll(&mut table);
    let other = Seat(1 - roller.0);
    let rolled = table.game().digest();
    table.undo(roller).unwrap();
    assert!(matches!(table.undo(other), Err(Denial::Table(_))), "one question at a time");
    assert!(matches!(table.answer_undo(roller, true), Err(Denial::Table(_))), "not one's own");
    assert_eq!(table.answer_undo(other, false).unwrap(), Taken::Declined);
    assert_eq!(table.game().digest(), rolled);
    table.undo(roller).unwrap();
    act(&mut table, ANN);
    assert_eq!(table.undo_asked(), None, "a new act withdraws the question");
    assert!(matches!(table.answer_undo(other, true), Err(Denial::Table(_))));
}

#[test]
fn against_bots_everything_is_free() {
    let mut table = table(vec![Sitter::person("Ann"), Sitter::bot(Skill::Easy)]);
    act(&mut table, ANN);
    act(&mut table, BOB);
    assert!(table.undo_is_free(ANN));
    assert_eq!(table.undo(ANN).unwrap(), Taken::Back);
}

#[test]
fn a_seat_that_has_done_nothing_has_nothing_to_take_back() {
    let mut table = people();
    act(&mut table, ANN);
    let Err(Denial::Table(why)) = table.undo(BOB) else { panic!("should be denied") };
    assert!(why.contains("nothing to take back"), "{why}");
}

/// The same roll after an undo is another line, so it draws from another stream.
#[test]
fn an_undo_never_shows_the_next_roll() {
    let die = |table: &Table| -> Vec<Value> {
        let view = table.game().view(contract::Viewer::Public);
        vec![view["scores"].clone()]
    };
    let mut seen = std::collections::BTreeSet::new();
    let mut table = people();
    let roller = roll(&mut table);
    let other = Seat(1 - roller.0);
    for _ in 0..12 {
        seen.insert(format!("{:?}", die(&table)));
        table.undo(roller).unwrap();
        table.answer_undo(other, true).unwrap();
        act(&mut table, roller);
    }
    assert!(seen.len() > 1, "twelve rolls were all the same: {seen:?}");
}

#[test]
fn a_late_answer_cannot_answer_another_question() {
    let mut table = people();
    let decision = table.game().decision(ANN);
    let command = table.game().offers(ANN).list[0].clone();
    let other_move = table.game().offers(BOB).list[0].clone();
    table.play(Entry::new(BOB, 0, other_move), None).unwrap();
    let entry = Entry::new(ANN, 5, command);
    let still = table.game().judge(&entry);
    assert!(still.is_ok(), "others may act in between");
    table.play(entry.clone(), Some(decision)).unwrap();
    let stale = table.play(entry, Some(decision));
    assert!(matches!(stale, Err(Denial::Stale { decision: 0, now: _ })), "the same click again");
}

/// The same act is a new one after an undo, and an old command must not answer the new question.
#[test]
fn an_undo_does_not_bring_old_decisions_back() {
    let mut table = people();
    let first = table.decision(ANN);
    let command = table.game().offers(ANN).list[0].clone();
    table.play(Entry::new(ANN, 0, command.clone()), Some(first)).unwrap();
    table.undo(ANN).unwrap();
    let stale = table.play(Entry::new(ANN, 0, command.clone()), Some(first));
    assert!(matches!(stale, Err(Denial::Stale { .. })));
    table.play(Entry::new(ANN, 0, command), Some(table.decision(ANN))).unwrap();
}

#[test]
fn the_act_that_ends_a_match_is_not_taken_back_freely() {
    let mut table = people();
    let last = loop {
        let Awaiting::Seats(waiting) = table.game().awaiting() else { panic!("over too soon") };
        let seat = waiting.must.iter().next().unwrap();
        act(&mut table, seat);
        if table.game().awaiting().outcome().is_some() {
            break seat;
        }
    };
    assert!(!table.undo_is_free(last));
}

#[test]
fn the_clock_acts_before_whoever_comes_after_it() {
    let mut table = people();
    let command = table.game().offers(ANN).list[2].clone();
    let late = table.play(Entry::new(ANN, 10_000, command), Some(0));
    assert!(matches!(late, Err(Denial::Table(why)) if why.contains("clock acts first")));
    assert_eq!(table.version(), 0);
    table.advance(10_000).unwrap();
    let Deed::Play(entry) = &table.lines()[0].deed else { panic!("a play") };
    assert_eq!((entry.actor, entry.at_ms), (Actor::Clock, 10_000));
}

#[test]
fn time_goes_forward_and_ends() {
    let mut table = people();
    table.advance(10_000).unwrap();
    for (at_ms, expected) in [(9_000, "backwards"), (u64::MAX, "ends")] {
        let Err(Denial::Table(why)) = table.play(Entry::new(ANN, at_ms, json!("roll")), None)
        else {
            panic!("should be denied")
        };
        assert!(why.contains(expected), "{why}");
    }
    assert!(table.advance(u64::MAX).is_err());
}

#[test]
fn a_scripted_outcome_that_cannot_be_does_not_stick() {
    let mut table = people();
    act(&mut table, ANN);
    act(&mut table, BOB);
    let roller = table.game().awaiting().seats().sole().unwrap();
    table.script([6, 2]);
    let roll = Entry::new(roller, 0, json!("roll"));
    assert!(table.play(roll.clone(), None).is_err());
    table.play(roll, None).unwrap();
}
