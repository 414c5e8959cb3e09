//! A match that was played, looked at again.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use contract::{Endless, Seat, Viewer};
use desk::{Desk, Eyes, NewDesk, Replay};
use serde_json::{Value, json};
use table::Record;
use wire::{Inbound, Outbound};

/// A match of a person who plays the first offer against a bot, with everything they were told.
fn played(game: &str, most: usize) -> (Record, Vec<Value>) {
    let seats = json!([{ "name": "Aki" }, { "name": "Botan", "bot": "random" }]);
    let new = json!({ "seats": seats, "seat": 0, "seed": 7, "lang": "en", "practice": true });
    let new: NewDesk = serde_json::from_value(new).unwrap();
    let mut desk = Desk::new(catalogue::find(game).unwrap(), new).unwrap();
    let mut told = Vec::new();
    let mut acts = 0;
    for step in 0..most {
        let said = desk.hear(&Inbound::Resync {}, 0);
        let Some(Outbound::Welcome(welcome)) = said.first() else { panic!("no welcome") };
        if let Some(ask) = &welcome.standing.ask {
            let (id, decision) = (format!("a-{step}"), ask.decision);
            let command = ask.offers[0].command.clone();
            told.extend(desk.hear(&Inbound::Command { id, decision, command }, 0));
            acts += 1;
            if acts == 2 {
                told.extend(desk.hear(&Inbound::Undo { id: "back".into() }, 0));
            }
        }
        told.extend(desk.tick(0, 0, &Endless).said);
    }
    let updates = told.iter().filter(|message| matches!(message, Outbound::Update(_)));
    let updates = updates.map(|update| serde_json::to_value(update).unwrap()).collect();
    (desk.table().record().unwrap(), updates)
}

fn replay(game: &str, record: &Record) -> Replay {
    Replay::new(catalogue::find(game).unwrap(), record.clone(), "en").unwrap()
}

#[test]
fn a_seat_sees_again_what_it_was_told() {
    for game in ["king-of-tokyo", "tokyo-dangan"] {
        let (record, updates) = played(game, 30);
        let replay = replay(game, &record);
        let eyes = Eyes::Of(Viewer::Seat(Seat(0)));
        assert_eq!(replay.steps(), record.lines.len());
        let mut compared = 0;
        for told in &updates {
            let (after, version) = (told["after"].as_u64().unwrap(), told["version"].as_u64());
            if version != Some(after + 1) {
                continue;
            }
            let again = replay.update(after as usize + 1, eyes).unwrap();
            let again = serde_json::to_value(again).unwrap();
            for field in ["is", "version", "after", "events", "view", "awaiting", "sitters"] {
                assert_eq!(again[field], told[field], "{game}: {field} of {version:?}");
            }
            compared += 1;
        }
        assert!(compared > 10, "{game}: {compared}");
    }
}

#[test]
fn the_all_seeing_follow_who_acts_and_miss_nothing() {
    let (record, _) = played("tokyo-dangan", 30);
    let replay = replay("tokyo-dangan", &record);
    let (all, public) = (replay.log(Eyes::All), replay.log(Eyes::Of(Viewer::Public)));
    let count =
        |log: &[wire::page::FilmLine]| log.iter().map(|line| line.texts.len()).sum::<usize>();
    assert_eq!(all.len(), record.lines.len());
    assert!(count(&all) >= count(&public));
    for line in &all {
        let Some(Outbound::Welcome(welcome)) = replay.welcome(line.step, Eyes::All) else {
            panic!("no step {}", line.step)
        };
        assert_eq!(welcome.seat, line.seat.or(replay.acting(line.step)));
        assert!(welcome.standing.ask.is_none(), "nothing can be done in the past");
    }
}

#[test]
fn an_undo_is_one_line_of_the_log_and_what_it_undid_does_not_count() {
    let (record, _) = played("king-of-tokyo", 30);
    let replay = replay("king-of-tokyo", &record);
    let log = replay.log(Eyes::Of(Viewer::Seat(Seat(0))));
    let undo = log.iter().find(|line| line.deed == "undo").unwrap();
    let first = log.iter().position(|line| line.undone).unwrap();
    let hidden = log.iter().filter(|line| line.undone).count();
    assert_eq!(first + hidden + 1, undo.step, "all that was taken back, and nothing else");
    assert_eq!(undo.texts, log[first].texts, "it says what was taken back");
    assert!(!undo.undone && !undo.texts.is_empty());
    let numbers = replay.statistics().unwrap();
    assert_eq!((numbers.undos, numbers.practice), (1, true));
    assert_eq!(numbers.moves as usize, record.lines.len() - hidden - 1);
    let moves: u64 = numbers.seats.iter().map(|seat| seat.moves).sum();
    assert_eq!(moves, numbers.moves, "nor for its seat");
}

#[test]
fn there_are_only_the_steps_of_the_record() {
    let (record, _) = played("connect-four", 4);
    let replay = replay("connect-four", &record);
    let eyes = Eyes::Of(Viewer::Public);
    assert!(replay.update(0, eyes).is_none(), "nothing comes before the opening");
    assert!(replay.welcome(0, eyes).is_some());
    assert!(replay.welcome(record.lines.len() + 1, eyes).is_none());
    let nobody = Eyes::Of(Viewer::Seat(Seat(2)));
    assert!(replay.welcome(0, nobody).is_none(), "there are two seats");
    assert!(replay.update(1, nobody).is_none());
    assert!(replay.log(nobody).is_empty());
    assert_ne!(replay.state(0), replay.state(record.lines.len()));
}

#[test]
fn a_forged_record_is_not_shown() {
    let (mut record, _) = played("connect-four", 4);
    record.lines.remove(0);
    let title = catalogue::find("connect-four").unwrap();
    let why = Replay::new(title, record, "en").err().unwrap();
    assert!(why.contains("line 1"), "{why}");
}

#[test]
fn eyes_are_seats_or_words() {
    assert_eq!("2".parse(), Ok(Eyes::Of(Viewer::Seat(Seat(2)))));
    assert_eq!("public".parse(), Ok(Eyes::Of(Viewer::Public)));
    assert_eq!("all".parse(), Ok(Eyes::All));
    assert!("nobody".parse::<Eyes>().is_err());
}
