//! Players' clocks, and bots that stand in.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../../conformance/tests/lanterns/mod.rs"]
mod lanterns;

use contract::erased::Title;
use contract::{Entry, Seat, Seed, Skill};
use lanterns::Lanterns;
use serde_json::json;
use table::{ClockRule, Deed, Denial, Record, SeatChange, Sitter, Table, Taken};

static TITLE: Title<Lanterns<0>> = Title::new();

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn people() -> Table {
    let sitters = vec![Sitter::person("Ann"), Sitter::person("Bob")];
    Table::open(&TITLE, json!({}), sitters, Seed::from_number(3)).unwrap()
}

fn act(table: &mut Table, seat: Seat, at_ms: u64) -> Result<(), Denial> {
    let command = table.game().offers(seat).list[0].clone();
    table.play(Entry::new(seat, at_ms, command), Some(table.decision(seat))).map(drop)
}

fn left(table: &Table, seat: Seat) -> u64 {
    table.clocks().unwrap().seats[seat.idx()].left_ms
}

#[test]
fn a_clock_per_game_runs_while_the_game_waits_for_its_seat() {
    let rule = ClockRule::PerGame { seconds: 10, increment: 2 };
    let mut table = people().with_clock(rule, Skill::Easy);
    assert_eq!(table.clocks().unwrap().runs_out(), Some((10_000, ANN)));
    act(&mut table, ANN, 300).unwrap();
    assert_eq!((left(&table, ANN), left(&table, BOB)), (11_700, 9_700), "both were thinking");
    act(&mut table, BOB, 500).unwrap();
    assert_eq!(left(&table, BOB), 11_500);
}

#[test]
fn a_clock_per_move_is_full_again_after_each_decision() {
    let mut table = people().with_clock(ClockRule::PerMove { seconds: 5 }, Skill::Easy);
    act(&mut table, ANN, 900).unwrap();
    assert_eq!((left(&table, ANN), left(&table, BOB)), (5_000, 4_100));
    let days = ClockRule::DaysPerMove { days: 3 };
    assert_eq!(days.allowance_ms(), 259_200_000);
}

#[test]
fn who_runs_out_of_time_is_played_by_a_bot_and_can_come_back() {
    let rule = ClockRule::PerMove { seconds: 1 };
    let mut table = people().with_clock(rule, Skill::Greedy);
    act(&mut table, BOB, 400).unwrap();
    assert_eq!(table.wakes_at(), Some(1_000));
    let late = act(&mut table, ANN, 1_200).unwrap_err();
    assert!(late.to_string().contains("the clock acts first"), "{late}");
    assert_eq!(table.advance(1_200).unwrap().len(), 1);
    assert_eq!(table.sitters()[0], Sitter::person("Ann").stand_in(Skill::Greedy));
    assert_eq!(table.seat_change(ANN), Some(SeatChange::OutOfTime));
    assert_eq!(table.now(), 1_000, "it happened when the time was up, not when it was noticed");
    table.seat(ANN, Sitter::person("Ann"), SeatChange::Returned, 1_300).unwrap();
    assert!(left(&table, ANN) > 0, "there is time to think");
    let text = table.record().unwrap().write();
    let replayed = Record::read(&text).unwrap().replay(&TITLE, None).unwrap().table;
    assert_eq!(replayed.clocks(), table.clocks());
}

#[test]
fn seats_change_only_in_ways_that_make_sense() {
    let mut table = people();
    let bot = || Sitter::bot(Skill::Easy);
    let ann = || Sitter::person("Ann");
    assert!(table.seat(Seat(2), bot(), SeatChange::Left, 0).is_err(), "no such seat");
    assert!(table.seat(ANN, ann(), SeatChange::Left, 0).is_err(), "only a bot stands in");
    assert!(table.seat(ANN, ann(), SeatChange::Returned, 0).is_err(), "nobody was away");
    assert!(table.seat(ANN, bot(), SeatChange::OutOfTime, 0).is_err(), "no clock runs");
    assert_eq!(table.version(), 0, "refused changes leave no trace");
    table.seat(ANN, bot(), SeatChange::Resigned, 0).unwrap();
    assert!(table.seat(ANN, ann(), SeatChange::Returned, 0).is_err(), "resigned is resigned");
    assert_eq!(table.record().unwrap().seats[0].name, "Ann", "the record says who began");
}

#[test]
fn leaving_withdraws_the_question_for_an_undo() {
    let mut table = people();
    act(&mut table, ANN, 0).unwrap();
    act(&mut table, BOB, 0).unwrap();
    assert!(matches!(table.undo(ANN).unwrap(), Taken::Asked(_)));
    table.seat(BOB, Sitter::bot(Skill::Easy), SeatChange::Left, 0).unwrap();
    assert_eq!(table.undo_asked(), None);
    assert!(table.undo(ANN).is_err(), "nobody gains by the others' leaving");
}

#[test]
fn an_undo_moves_nobody() {
    let mut table = people();
    act(&mut table, ANN, 0).unwrap();
    table.seat(BOB, Sitter::bot(Skill::Easy), SeatChange::Left, 0).unwrap();
    assert_eq!(table.undo(ANN).unwrap(), Taken::Back);
    assert!(matches!(table.lines().last().unwrap().deed, Deed::Undo { to: 1, .. }));
    assert_eq!(table.sitters()[1].bot, Some(Skill::Easy));
}

#[test]
fn an_undo_charges_whoever_was_thinking_until_then() {
    let rule = ClockRule::PerGame { seconds: 100, increment: 0 };
    let sitters = vec![Sitter::person("Ann"), Sitter::bot(Skill::Easy)];
    let table = Table::open(&TITLE, json!({}), sitters, Seed::from_number(3)).unwrap();
    let mut table = table.with_clock(rule, Skill::Easy);
    act(&mut table, ANN, 300).unwrap();
    assert_eq!(left(&table, ANN), 99_700);
    table.advance(800).unwrap();
    table.undo(ANN).unwrap();
    assert_eq!(left(&table, ANN), 99_700, "it was not Ann's turn meanwhile");
    act(&mut table, ANN, 900).unwrap();
    assert_eq!(left(&table, ANN), 99_600);
}
