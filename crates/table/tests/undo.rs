//! Taking back: freely, by consent, and with other dice afterwards.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../../conformance/tests/lanterns/mod.rs"]
mod lanterns;

use contract::erased::Title;
use contract::{Actor, Awaiting, Entry, Seat, Seed, Skill};
use lanterns::Lanterns;
use serde_json::{Value, json};
use table::{
    Deed, Denial, NoUndo, Reason, Record, SeatChange, Sitter, Table, Taken, Way, hidden_by_undos,
};

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
    assert_eq!(table.undo_way(ANN), Way::Free);
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
    assert_eq!(table.undo_way(roller), Way::Ask([other].into_iter().collect()));
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
    assert!(waiting.contains(ANN) && waiting.contains(BOB), "both choose again");
}

/// A log leaves out what was taken back and the question that led to it, and nothing before.
#[test]
fn an_undo_hides_what_it_took_back_and_no_more() {
    let mut table = people();
    act(&mut table, ANN);
    act(&mut table, BOB);
    assert!(matches!(table.undo(BOB).unwrap(), Taken::Asked(_)));
    table.answer_undo(ANN, true).unwrap();
    let lines = table.record().unwrap().lines;
    assert_eq!(hidden_by_undos(&lines), [false, true, true, true, false]);
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

fn against_bot() -> Table {
    table(vec![Sitter::person("Ann"), Sitter::bot(Skill::Easy)])
}

/// The sentence that denies an undo.
fn denied(table: &mut Table, seat: Seat) -> String {
    let version = table.version();
    let Err(Denial::Table(why)) = table.undo(seat) else { panic!("should be denied") };
    assert_eq!(table.version(), version, "nothing was written");
    why.to_string()
}

/// With the last choice all are shown: nobody who has seen them may choose again.
#[test]
fn what_the_rules_bar_is_barred_against_bots_too() {
    let mut table = against_bot();
    act(&mut table, ANN);
    assert_eq!(table.undo_way(ANN), Way::Free, "nothing was shown yet");
    act(&mut table, BOB);
    assert_eq!(table.undo_way(ANN), Way::Closed(NoUndo::Barred));
    let why = denied(&mut table, ANN);
    assert!(why.contains("practice"), "{why}");
}

#[test]
fn a_roll_is_not_rolled_again_by_undoing_it_against_bots() {
    for number in 0..20 {
        let sitters = vec![Sitter::person("Ann"), Sitter::bot(Skill::Easy)];
        let mut table = Table::open(&TITLE, json!({}), sitters, Seed::from_number(number)).unwrap();
        if roll(&mut table) == ANN {
            assert_eq!(table.undo_way(ANN), Way::Closed(NoUndo::Barred));
            denied(&mut table, ANN);
            return;
        }
    }
    panic!("Ann never rolled");
}

#[test]
fn who_is_away_has_to_be_asked_and_cannot_be() {
    for why in [SeatChange::Left, SeatChange::Resigned] {
        let mut table = people();
        act(&mut table, ANN);
        act(&mut table, BOB);
        table.seat(BOB, Sitter::person("Bob").stand_in(Skill::Easy), why, 0).unwrap();
        let sentence = denied(&mut table, ANN);
        if why == SeatChange::Resigned {
            assert_eq!(table.undo_way(ANN), Way::Closed(NoUndo::Barred), "nobody can object");
            continue;
        }
        assert_eq!(table.undo_way(ANN), Way::Closed(NoUndo::Away([BOB].into_iter().collect())));
        assert!(sentence.contains("Bob"), "{sentence}");
        table.seat(BOB, Sitter::person("Bob"), SeatChange::Returned, 0).unwrap();
        assert!(matches!(table.undo(ANN).unwrap(), Taken::Asked(_)), "they can be asked again");
    }
}

#[test]
fn what_told_nobody_anything_is_free_whoever_is_away() {
    let mut table = people();
    table.seat(BOB, Sitter::person("Bob").stand_in(Skill::Easy), SeatChange::Left, 0).unwrap();
    act(&mut table, ANN);
    assert_eq!(table.undo(ANN).unwrap(), Taken::Back);
}

#[test]
fn in_practice_everything_is_taken_back_and_the_record_says_so() {
    let mut table = against_bot().practise().unwrap();
    act(&mut table, ANN);
    act(&mut table, BOB);
    assert_eq!(table.undo(ANN).unwrap(), Taken::Back);
    let record = table.record().unwrap();
    assert_eq!(record.practice, Some(true));
    let read = Record::read(&record.write()).unwrap();
    assert!(read.replay(&TITLE, None).unwrap().table.is_practice());
    let strict = Record { practice: Some(false), ..read };
    let why = strict.replay(&TITLE, None).err().unwrap();
    assert!(why.to_string().starts_with("line 3"), "a barred undo in no practice match: {why}");
}

#[test]
fn practice_is_for_one_person() {
    assert!(people().practise().is_err());
    let bots = vec![Sitter::bot(Skill::Easy), Sitter::bot(Skill::Easy)];
    assert!(table(bots).practise().is_err());
}

/// Before practice could be chosen, against bots everything was free.
#[test]
fn an_old_record_is_held_to_the_rule_of_its_time() {
    let mut table = against_bot().practise().unwrap();
    act(&mut table, ANN);
    act(&mut table, BOB);
    table.undo(ANN).unwrap();
    let old = Record { practice: None, ..table.record().unwrap() };
    assert!(!old.write().contains("practice"));
    let mut table = Record::read(&old.write()).unwrap().replay(&TITLE, None).unwrap().table;
    assert!(!table.is_practice());
    act(&mut table, ANN);
    act(&mut table, BOB);
    denied(&mut table, ANN);
}

/// And among people, those who had acted since were asked, as today.
#[test]
fn an_old_record_in_which_somebody_was_asked_replays() {
    let mut table = table(["Ann", "Bob", "Cleo"].map(Sitter::person).to_vec());
    act(&mut table, ANN);
    act(&mut table, BOB);
    assert!(matches!(table.undo(ANN).unwrap(), Taken::Asked(_)), "nothing is barred yet");
    table.answer_undo(BOB, true).unwrap();
    assert_eq!(table.answer_undo(Seat(2), true).unwrap(), Taken::Back);
    let old = Record { practice: None, ..table.record().unwrap() };
    let again = old.replay(&TITLE, None).unwrap().table;
    assert_eq!(again.game().digest(), table.game().digest());
    assert_eq!(again.version(), table.version());
}

#[test]
fn a_seat_that_has_done_nothing_has_nothing_to_take_back() {
    let mut table = people();
    act(&mut table, ANN);
    let Err(Denial::Table(why)) = table.undo(BOB) else { panic!("should be denied") };
    assert_eq!(why, Reason::UndoNothing);
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
    assert_ne!(table.undo_way(last), Way::Free);
}

#[test]
fn the_clock_acts_before_whoever_comes_after_it() {
    let mut table = people();
    let command = table.game().offers(ANN).list[2].clone();
    let late = table.play(Entry::new(ANN, 10_000, command), Some(0));
    assert!(matches!(late, Err(Denial::Table(Reason::ClockFirst { .. }))));
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
        assert!(why.to_string().contains(expected), "{why}");
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
