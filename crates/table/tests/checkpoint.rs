//! A table restored from a checkpoint goes on like the one that played it all.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../../conformance/tests/lanterns/mod.rs"]
mod lanterns;

use contract::erased::Title;
use contract::{Awaiting, Chance, Entry, Seat, Seed, Skill};
use lanterns::Lanterns;
use serde_json::json;
use table::{Checkpoint, ClockRule, Deed, Denial, SeatChange, Sitter, Table, Way};

static TITLE: Title<Lanterns<0>> = Title::new();

fn open(number: u64) -> Table {
    let sitters = vec![Sitter::person("Ann"), Sitter::person("Bob")];
    Table::open(&TITLE, json!({}), sitters, Seed::from_number(number)).unwrap()
}

/// Does something at random, if it can be done; most often an act of an awaited seat.
fn stir(table: &mut Table, chance: &mut Chance) {
    let seat = Seat(chance.below(2) as u8);
    let at_ms = table.now() + u64::from(chance.below(400));
    table.advance(at_ms).unwrap();
    let at_ms = at_ms.max(table.now());
    match chance.below(10) {
        0 => drop(table.undo(seat)),
        1 => drop(table.answer_undo(seat, chance.below(3) > 0)),
        2 => drop(table.seat(seat, Sitter::bot(Skill::Easy), SeatChange::Left, at_ms)),
        3 => drop(table.seat(seat, Sitter::person("Zoe"), SeatChange::Returned, at_ms)),
        _ => {
            let Some(command) = table.game().sample(seat, chance) else { return };
            drop(table.play(Entry::new(seat, at_ms, command), Some(table.decision(seat))));
        }
    }
}

/// Plays a match and takes a checkpoint after every step.
fn stirred(number: u64) -> (Table, Vec<Checkpoint>) {
    let mut chance = Chance::from_number(number);
    let mut table = open(number);
    if chance.below(2) == 0 {
        let rule = ClockRule::PerGame { seconds: 2, increment: 1 };
        table = table.with_clock(rule, Skill::Greedy);
    }
    let mut checkpoints = vec![table.checkpoint().unwrap()];
    for _ in 0..60 {
        stir(&mut table, &mut chance);
        checkpoints.push(table.checkpoint().unwrap());
        if matches!(table.game().awaiting(), Awaiting::Over(_)) {
            break;
        }
    }
    (table, checkpoints)
}

/// The number of the first line that a line of the tail takes back.
fn reaches(table: &Table, after: usize) -> Option<usize> {
    let undos = table.lines_after(after).iter().filter_map(|line| match line.deed {
        Deed::Undo { to, .. } => Some(to),
        _ => None,
    });
    undos.min()
}

#[test]
fn a_restored_table_equals_the_one_that_played_it_all() {
    let (mut restored, mut needed, mut undone, mut moved) = (0, 0, 0, 0);
    for number in 0..300 {
        let (table, checkpoints) = stirred(number);
        let whole = table.checkpoint().unwrap();
        for checkpoint in checkpoints {
            let version = checkpoint.base.version;
            let text = serde_json::to_string(&checkpoint).unwrap();
            let again: Checkpoint = serde_json::from_str(&text).unwrap();
            assert_eq!(again, checkpoint, "it can be written and read");
            let tail = table.lines_after(version);
            let back = reaches(&table, version);
            match Table::restore(&TITLE, again, tail) {
                Ok(twin) => {
                    assert!(back.is_none_or(|to| to > version));
                    assert_eq!(twin.checkpoint().unwrap(), whole, "match {number} from {version}");
                    assert_eq!((twin.version(), twin.now()), (table.version(), table.now()));
                    assert_eq!(twin.lines().len(), tail.len(), "only the tail is remembered");
                    restored += 1;
                    undone += usize::from(back.is_some());
                    moved += usize::from(tail.iter().any(|l| matches!(l.deed, Deed::Seat { .. })));
                }
                Err(denial) => {
                    assert_eq!(denial, Denial::NeedsHistory);
                    assert!(back.is_some_and(|to| to <= version));
                    needed += 1;
                }
            }
        }
        let record = table.record().unwrap();
        let replayed = record.replay(&TITLE, None).unwrap().table;
        assert_eq!(replayed.checkpoint().unwrap().state, whole.state);
        assert_eq!(replayed.sitters(), table.sitters(), "seats change in a replay too");
    }
    let seen = [restored, needed, undone, moved];
    assert!(seen.iter().all(|count| *count > 50), "every case came up: {seen:?}");
}

#[test]
fn a_table_that_forgot_goes_on_but_asks_for_the_log_before_taking_back_more() {
    let mut table = open(3);
    let act = |table: &mut Table, seat: Seat| {
        let command = table.game().offers(seat).list[0].clone();
        table.play(Entry::new(seat, table.now(), command), Some(table.decision(seat))).unwrap();
    };
    act(&mut table, Seat(0));
    table.forget();
    assert_eq!((table.version(), table.lines().len()), (1, 0));
    assert_eq!(table.undo_way(Seat(0)), Way::Free, "it remembers that this would be free");
    let before = table.checkpoint().unwrap();
    assert_eq!(table.undo(Seat(0)).err(), Some(Denial::NeedsHistory));
    assert_eq!(table.checkpoint().unwrap(), before, "nothing was written");
    act(&mut table, Seat(1));
    assert_ne!(table.undo_way(Seat(0)), Way::Free);
    assert!(table.record().is_err(), "a record needs the whole log");
}

#[test]
fn a_checkpoint_that_was_changed_is_not_believed() {
    let mut checkpoint = open(3).checkpoint().unwrap();
    checkpoint.position.sitters.pop();
    assert!(matches!(Table::restore(&TITLE, checkpoint, &[]), Err(Denial::Broken(_))));
    let mut checkpoint = open(3).checkpoint().unwrap();
    checkpoint.digest = {
        let (table, _) = stirred(5);
        table.checkpoint().unwrap().digest
    };
    assert!(matches!(Table::restore(&TITLE, checkpoint, &[]), Err(Denial::Broken(_))));
}
