//! The bots at a table.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../../conformance/tests/lanterns/mod.rs"]
mod lanterns;

use contract::erased::Title;
use contract::{Actor, Chance, Endless, Seat, SeatSet, Seed, Skill};
use desk::{Bots, Desk, NewDesk};
use lanterns::{Lanterns, Wrong};
use serde_json::{Value, json};
use table::{Deed, Motion, Sitter, Table};

static SILENT: Title<Lanterns<{ Wrong::SilentBot as u8 }>> = Title::new();

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

#[test]
fn a_command_is_drawn_for_a_bot_that_has_to_act_and_answers_nothing() {
    let seats = json!([{ "name": "A", "bot": "easy" }, { "name": "B", "bot": "hard" }]);
    let new: NewDesk = serde_json::from_value(json!({ "seats": seats, "seed": 7 })).unwrap();
    let mut desk = Desk::new(&SILENT, new).unwrap();
    for _ in 0..1_000 {
        // No time passes, so it is not the clock that ends the waiting.
        desk.tick(0, 0, &Endless).unwrap();
    }
    assert!(desk.table().outcome().is_some(), "nobody stalls the match");
    let by_seat = |deed: &Deed| matches!(deed, Deed::Play(entry) if entry.actor != Actor::Clock);
    let lines = desk.table().lines();
    assert!(lines.len() > 2 && lines.iter().all(|line| by_seat(&line.deed)), "{lines:?}");
}

/// What a bot says to a decision, with the same luck every time.
fn decides(bots: &mut Bots, table: &Table, past: Option<&Table>, seat: Seat) -> Option<Value> {
    let luck = &mut Chance::from_number(table.version() as u64);
    let thought = bots.ask(table, past, seat, 0).think(&Endless, luck);
    let command = thought.command.clone();
    bots.take_thought(thought, 0);
    command
}

/// As after a restart of a server: the table goes on from its checkpoint, and a bot that sits down
/// is shown the past. A turn in progress is planned again, so they are compared where turns begin.
#[test]
fn what_tokyo_dangans_bots_remember_outlives_a_restart() {
    let title = catalogue::find("tokyo-dangan").unwrap();
    let sitters = vec![Sitter::bot(Skill::Hard), Sitter::bot(Skill::Hard)];
    let skills = || [Some(Skill::Hard), Some(Skill::Hard)];
    let mut table = Table::open(title, json!({}), sitters, Seed::from_number(3)).unwrap();
    let (mut lived, mut chance) = (Bots::new(skills()), Chance::from_number(1));
    let (mut restarts, mut forgetful, mut before) = (0, 0, None);
    for step in 0..80 {
        let Some(seat) = lived.wanting(&table).iter().next() else { break };
        let decided = decides(&mut lived, &table, None, seat);
        if before.replace(seat).is_some_and(|before| before != seat) {
            let resumed = Table::restore(title, table.checkpoint().unwrap(), &[]).unwrap();
            assert!(Bots::new(skills()).needs_past(&resumed, seat));
            let again = decides(&mut Bots::new(skills()), &resumed, Some(&table), seat);
            assert_eq!(again, decided, "after {step} acts");
            let stranger = decides(&mut Bots::new(skills()), &resumed, None, seat);
            (restarts, forgetful) = (restarts + 1, forgetful + u32::from(stranger != decided));
        }
        lived.let_bot_act(&mut table, seat, 0, None, &mut chance).unwrap().unwrap();
    }
    assert!(restarts >= 8, "{restarts} restarts");
    assert!(forgetful > 0, "there was something to remember");
}
