//! Pausing, going on, and ending without a result: by consent of the people at the table.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../../conformance/tests/lanterns/mod.rs"]
mod lanterns;

use contract::erased::Title;
use contract::{Entry, Seat, SeatSet, Seed, Skill};
use lanterns::Lanterns;
use serde_json::json;
use table::{
    Checkpoint, ClockRule, Decided, Deed, Denial, Motion, NO_RESULT, SeatChange, Sitter, Table,
};

static TITLE: Title<Lanterns<0>> = Title::new();

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);
const CLEO: Seat = Seat(2);
const HOUR: u64 = 3_600_000;
const PAUSE: Motion = Motion::Pause { for_ms: HOUR };

fn people() -> Table {
    let sitters = ["Ann", "Bob", "Cleo"].map(Sitter::person).to_vec();
    Table::open(&TITLE, json!({}), sitters, Seed::from_number(3)).unwrap()
}

fn timed() -> Table {
    people().with_clock(ClockRule::PerMove { seconds: 8 }, Skill::Random)
}

fn entry(table: &Table, seat: Seat, at_ms: u64) -> Entry<serde_json::Value> {
    Entry::new(seat, at_ms, table.game().offers(seat).list[0].clone())
}

fn act(table: &mut Table, seat: Seat, at_ms: u64) {
    table.play(entry(table, seat, at_ms), None).unwrap();
}

fn leave(table: &mut Table, seat: Seat, why: SeatChange) {
    let bot = table.sitters()[seat.idx()].stand_in(Skill::Random);
    table.seat(seat, bot, why, table.now()).unwrap();
}

fn agree_all(table: &mut Table, motion: Motion, at_ms: u64) {
    table.propose(ANN, motion, at_ms).unwrap();
    table.answer(BOB, true, at_ms).unwrap();
    assert_eq!(table.answer(CLEO, true, at_ms).unwrap(), Decided::Done);
}

/// The record and any checkpoint of it lead to the same table.
fn lasts(table: &Table) {
    let record = table.record().unwrap();
    let again = record.replay(&TITLE, None).unwrap().table;
    // Who stands in is written in the lines, so a replay need not know beforehand.
    let state = |table: &Table| {
        let mut checkpoint = table.checkpoint().unwrap();
        checkpoint.position.stand_in = Skill::Normal;
        checkpoint
    };
    assert_eq!(state(&again), state(table), "replayed");
    for upto in 0..record.lines.len() {
        let middle = record.replay(&TITLE, Some(upto)).unwrap().table;
        let text = serde_json::to_string(&state(&middle)).unwrap();
        let checkpoint: Checkpoint = serde_json::from_str(&text).unwrap();
        // A line that follows from the one before it has been written with it.
        let tail = record.lines.get(middle.version()..).unwrap();
        let restored = match Table::restore(&TITLE, checkpoint, tail) {
            // An undo that reaches back before the checkpoint.
            Err(Denial::NeedsHistory) => continue,
            restored => restored.unwrap(),
        };
        assert_eq!(state(&restored), state(table), "from line {upto} on");
    }
}

fn why(denial: Denial) -> String {
    let Denial::Table(why) = denial else { panic!("{denial:?}") };
    why.to_string()
}

#[test]
fn everybody_who_sits_there_has_to_agree_to_a_pause() {
    let mut table = people();
    let Decided::Asked(asked) = table.propose(ANN, PAUSE, 1_000).unwrap() else { panic!() };
    assert_eq!(asked.waiting, [BOB, CLEO].into_iter().collect());
    act(&mut table, BOB, 1_000);
    assert!(table.paused().is_none() && table.proposed().is_some(), "a move answers nothing");
    assert!(matches!(table.answer(BOB, true, 2_000).unwrap(), Decided::Asked(_)));
    assert_eq!(table.answer(CLEO, true, 3_000).unwrap(), Decided::Done);
    assert!(table.paused().is_some());
    lasts(&table);
}

#[test]
fn one_no_is_enough_and_whoever_was_turned_down_waits_a_minute() {
    let mut table = people();
    table.propose(ANN, PAUSE, 0).unwrap();
    assert!(why(table.propose(BOB, Motion::End, 0).unwrap_err()).contains("Ann"));
    assert_eq!(table.answer(CLEO, false, 5_000).unwrap(), Decided::Declined);
    assert!(why(table.answer(BOB, true, 6_000).unwrap_err()).contains("not being asked"));
    assert!(why(table.propose(ANN, Motion::End, 64_999).unwrap_err()).contains("minute"));
    table.propose(BOB, PAUSE, 6_000).unwrap();
    table.answer(BOB, false, 6_000).expect("withdrawn");
    table.propose(ANN, PAUSE, 65_000).expect("a minute later");
    lasts(&table);
}

#[test]
fn nobody_is_asked_who_left_and_nobody_answers_for_them() {
    let mut table = people();
    leave(&mut table, BOB, SeatChange::Left);
    leave(&mut table, CLEO, SeatChange::Resigned);
    assert!(why(table.propose(BOB, PAUSE, 0).unwrap_err()).contains("take it back"));
    assert_eq!(table.propose(ANN, PAUSE, 0).unwrap(), Decided::Done);
    table.seat(BOB, Sitter::person("Bob"), SeatChange::Returned, table.now()).unwrap();
    let Decided::Asked(asked) = table.propose(ANN, Motion::Resume, 1).unwrap() else { panic!() };
    assert_eq!(asked.waiting, SeatSet::only(BOB), "who came back is asked");
    lasts(&table);
}

#[test]
fn a_change_of_seats_withdraws_a_proposal() {
    let mut table = people();
    leave(&mut table, BOB, SeatChange::Left);
    table.propose(ANN, Motion::End, 0).unwrap();
    table.seat(BOB, Sitter::person("Bob"), SeatChange::Returned, table.now()).unwrap();
    assert!(why(table.answer(CLEO, true, 0).unwrap_err()).contains("not being asked"));
    assert!(table.outcome().is_none(), "nothing is decided over the head of who came back");
}

#[test]
fn nothing_happens_during_a_pause() {
    let mut table = timed();
    act(&mut table, ANN, 1_000);
    agree_all(&mut table, PAUSE, 3_000);
    assert_eq!(table.now(), 3_000, "match time has come to where it stands still");
    let before = table.checkpoint().unwrap();
    let late = entry(&table, BOB, table.now());
    assert!(why(table.play(late, None).err().unwrap()).contains("paused"));
    assert!(why(table.undo(ANN).unwrap_err()).contains("paused"));
    assert_eq!(table.advance(table.match_ms(3_000 + HOUR / 2)).unwrap().len(), 0);
    assert_eq!((table.wakes_at(), table.due_ms()), (None, Some(3_000 + HOUR)));
    assert!(!table.end_pause(3_000 + HOUR - 1).unwrap());
    assert_eq!(table.checkpoint().unwrap(), before, "untouched");
}

#[test]
fn a_pause_costs_nobody_time_and_gives_nobody_any() {
    let (mut played, mut paused) = (timed(), timed());
    agree_all(&mut paused, PAUSE, 3_000);
    assert!(paused.end_pause(3_000 + HOUR + 5).unwrap());
    assert_eq!(paused.match_ms(3_000 + HOUR), 3_000, "it ended when its time was up");
    agree_all(&mut paused, PAUSE, 4_000 + HOUR);
    agree_all(&mut paused, Motion::Resume, 4_000 + 2 * HOUR - 7);
    let elapsed_ms = 7_900 + 2 * HOUR - 7;
    assert_eq!(paused.match_ms(elapsed_ms), 7_900);
    for table in [&mut played, &mut paused] {
        act(table, ANN, 7_900);
    }
    let left = |table: &Table| table.clocks().unwrap().clone();
    assert_eq!(left(&paused), left(&played));
    assert_eq!(paused.wakes_at(), Some(8_000), "Bob's eight seconds are the same");
    assert_eq!(paused.due_ms(), Some(8_000 + 2 * HOUR - 7));
    lasts(&paused);
}

#[test]
fn pauses_are_neither_endless_nor_tiny() {
    let mut table = people();
    for for_ms in [0, 59_999, 7 * 24 * HOUR + 1, u64::MAX] {
        let denial = table.propose(ANN, Motion::Pause { for_ms }, 0).unwrap_err();
        assert!(why(denial).contains("seven days"), "{for_ms}");
    }
    assert!(why(table.propose(ANN, Motion::Resume, 0).unwrap_err()).contains("not paused"));
    agree_all(&mut table, PAUSE, 0);
    assert!(why(table.propose(BOB, PAUSE, 0).unwrap_err()).contains("already"));
    assert_eq!(table.version(), 4, "refusals are no lines");
}

#[test]
fn a_match_ended_by_consent_has_no_result() {
    let mut table = people();
    leave(&mut table, CLEO, SeatChange::Resigned);
    act(&mut table, ANN, 0);
    table.propose(ANN, Motion::End, 100).unwrap();
    assert_eq!(table.answer(BOB, true, 200).unwrap(), Decided::Done);
    assert_eq!(table.now(), 200, "match time has come to the end");
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.winners), (NO_RESULT, SeatSet::EMPTY));
    assert_eq!(table.ended_by(), Some([ANN, BOB].into_iter().collect()));
    assert!(table.forfeits().is_empty(), "nobody has lost");
    let next = entry(&table, BOB, table.now());
    assert!(why(table.play(next, None).err().unwrap()).contains("without a result"));
    assert!(why(table.undo(ANN).unwrap_err()).contains("without a result"));
    let back = table.seat(CLEO, Sitter::person("Cleo"), SeatChange::TakenOver, table.now());
    assert!(why(back.unwrap_err()).contains("without a result"));
    assert!(why(table.propose(ANN, PAUSE, 300).unwrap_err()).contains("over"));
    assert_eq!(table.wakes_at(), None);
    lasts(&table);
    let mut record = table.record().unwrap();
    assert_eq!(record.outcome.as_ref().unwrap()["ending"], "no-result");
    record.lines.truncate(3);
    assert!(record.replay(&TITLE, None).is_err(), "the end cannot be cut off unseen");
}

#[test]
fn nobody_accepts_an_old_offer_to_end_after_a_move_went_wrong() {
    for mover in [ANN, BOB] {
        let mut table = people();
        table.propose(ANN, Motion::End, 0).unwrap();
        act(&mut table, mover, 0);
        assert!(table.proposed().is_none(), "{mover:?}");
        table.propose(ANN, Motion::End, 0).expect("and may be made again at once");
    }
    let mut table = people();
    table.propose(ANN, Motion::End, 0).unwrap();
    table.answer(BOB, true, 0).unwrap();
    act(&mut table, BOB, 0);
    assert!(table.proposed().is_some(), "who has agreed moves on meanwhile");
    table.undo(BOB).unwrap();
    assert_eq!(table.answer(CLEO, true, 0).unwrap(), Decided::Done);
}

#[test]
fn an_undo_reaches_no_pause() {
    let mut table = people();
    act(&mut table, ANN, 0);
    agree_all(&mut table, PAUSE, 0);
    agree_all(&mut table, Motion::Resume, 1_000);
    table.undo(ANN).unwrap();
    assert_eq!(table.match_ms(1_500), 500, "the pause has been");
    let hidden = table::hidden_by_undos(table.lines());
    let shown = table.lines().iter().zip(hidden).filter(|(_, hidden)| !hidden);
    let paused = shown.filter(|(line, _)| matches!(line.deed, Deed::Pause { .. }));
    assert_eq!(paused.count(), 1);
    lasts(&table);
}

#[test]
fn whoever_takes_a_seat_over_has_not_lost_it_and_whoever_gave_it_up_has() {
    let mut table = timed();
    let cleo = Sitter::person("Dora");
    let early = table.seat(CLEO, cleo.clone(), SeatChange::TakenOver, 0).unwrap_err();
    assert!(why(early).contains("bot keeps"), "Cleo sits there");
    leave(&mut table, CLEO, SeatChange::Resigned);
    assert!(table.is_kept(CLEO));
    let bot = table.sitters()[2].clone();
    assert!(table.seat(CLEO, bot, SeatChange::TakenOver, 0).is_err(), "only people do");
    table.seat(CLEO, cleo, SeatChange::TakenOver, 0).unwrap();
    assert!(table.forfeits().is_empty() && !table.is_kept(CLEO));
    let gave_up = &table.gave_up()[0];
    assert_eq!((gave_up.name.as_str(), gave_up.why), ("Cleo", SeatChange::Resigned));
    leave(&mut table, CLEO, SeatChange::Left);
    assert_eq!(table.forfeits(), SeatSet::only(CLEO), "now Dora has");
    table.seat(CLEO, Sitter::person("Dora"), SeatChange::Returned, 0).unwrap();
    assert_eq!(table.gave_up().len(), 1);
    lasts(&table);
}
