//! A match that was played, looked at again.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use contract::{Endless, Seat, Viewer};
use desk::{Desk, Eyes, NewDesk, Replay};
use serde_json::{Value, json};
use table::{Deed, Record};
use wire::log::{LogDeed, LogEntry};
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
            let command = serde_json::from_str(ask.offers[0].command.get()).unwrap();
            told.extend(desk.hear(&Inbound::Command { id, decision, command }, 0));
            acts += 1;
            if acts == 2 {
                told.extend(desk.hear(&Inbound::Undo { id: "back".into() }, 0));
            }
        }
        told.extend(desk.tick(0, 0, &Endless).unwrap().said);
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
    assert!(all.len() >= public.len() && public.len() > 10);
    for step in 0..=replay.steps() {
        let Some(Outbound::Welcome(welcome)) = replay.welcome(step, Eyes::All) else {
            panic!("no step {step}")
        };
        assert_eq!(welcome.seat, replay.acting(step));
        assert!(welcome.standing.ask.is_none(), "nothing can be done in the past");
    }
}

#[test]
fn an_undo_is_one_line_of_the_log_and_what_it_undid_does_not_count() {
    let (record, _) = played("king-of-tokyo", 30);
    let replay = replay("king-of-tokyo", &record);
    let log = replay.log(Eyes::Of(Viewer::Seat(Seat(0))));
    let undo = log.iter().find(|entry| entry.deed == LogDeed::Undo).unwrap();
    let Some(Deed::Undo { to, .. }) =
        record.lines.get(undo.line as usize - 1).map(|line| &line.deed)
    else {
        panic!("{undo:?}")
    };
    let hidden = undo.line as usize - to;
    let told = |entry: &&LogEntry| (*to as u64..undo.line).contains(&entry.line);
    assert_eq!(log.iter().filter(told).count(), 0, "what was taken back is left out");
    assert!(log.iter().any(|entry| entry.line > undo.line), "what came after it is told");
    assert!(!undo.text.is_empty(), "it says what was taken back");
    let numbers = replay.statistics().unwrap();
    assert_eq!((numbers.undos, numbers.practice), (1, true));
    assert_eq!(numbers.moves as usize, record.lines.len() - hidden - 1);
    let moves: u64 = numbers.seats.iter().map(|seat| seat.moves).sum();
    assert_eq!(moves, numbers.moves, "nor for its seat");
}

#[test]
fn every_entry_of_the_log_belongs_to_its_turn() {
    let (record, _) = played("king-of-tokyo", 60);
    let log = replay("king-of-tokyo", &record).log(Eyes::Of(Viewer::Public));
    let mut seats = Vec::new();
    for entry in log.iter().filter(|entry| entry.deed == LogDeed::Play) {
        let event = entry.event.as_ref().unwrap();
        if let Some(began) = event.get("turn-began") {
            assert_eq!(json!(entry.turn.seat), began["seat"], "a turn begins with its first event");
            seats.push(entry.turn.seat);
        }
        if let Some(rolled) = event.get("rolled") {
            assert_eq!(json!(entry.turn.seat), rolled["seat"], "the player whose turn it is rolls");
        }
    }
    assert!(seats.len() > 3, "{seats:?}");
    let round = |entry: &LogEntry| entry.turn.round;
    assert!(log.windows(2).all(|pair| round(&pair[0]) <= round(&pair[1])));
    let (record, _) = played("connect-four", 8);
    let log = replay("connect-four", &record).log(Eyes::Of(Viewer::Public));
    assert!(log.iter().all(|entry| entry.turn.seat.is_none() && entry.turn.round > 0));
}

#[test]
fn the_numbers_of_the_end_count_the_whole_match_without_what_was_taken_back() {
    let (record, _) = played("king-of-tokyo", 60);
    let title = catalogue::find("king-of-tokyo").unwrap();
    let replay = replay("king-of-tokyo", &record);
    let (table, tally) = desk::tally(&record, title).unwrap();
    let numbers = desk::statistics(&record, &table, &tally);
    let again = replay.statistics().unwrap();
    let log = replay.log(Eyes::All);
    for (seat, (numbers, again)) in numbers.seats.iter().zip(&again.seats).enumerate() {
        assert_eq!(numbers.numbers, again.numbers, "server and page count alike");
        let energy = log.iter().filter_map(|entry| entry.event.as_ref()?.get("energy-gained"));
        let energy = energy.filter(|gained| gained["seat"] == seat);
        let energy: u64 = energy.map(|gained| gained["energy"].as_u64().unwrap()).sum();
        let counted = numbers.numbers.iter().find(|number| number.what == "energy");
        assert_eq!(counted.map_or(0, |number| u64::from(number.count)), energy);
    }
    let turns = |seat: &wire::after::SeatStatistics| {
        seat.numbers.iter().find(|number| number.what == "turns").map_or(0, |turns| turns.count)
    };
    let began = log.iter().filter(|entry| {
        entry.event.as_ref().is_some_and(|event| event.get("turn-began").is_some())
    });
    let all: u32 = numbers.seats.iter().map(turns).sum();
    assert_eq!(all as usize, began.count() + 1, "the opening begins the first turn");
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
fn a_match_goes_on_from_a_step_between_other_players() {
    for title in catalogue::titles() {
        let game = title.meta().id;
        let (record, _) = played(game, 12);
        let replay = replay(game, &record);
        let step = record.lines.len() / 2;
        let state = replay.state(step).unwrap();
        let count = record.seats.len();
        let bots = (1..count).map(|_| json!({ "name": "Ume", "bot": "easy" }));
        let seats: Vec<Value> = std::iter::once(json!({ "name": "Aki" })).chain(bots).collect();
        let new = json!({ "state": state, "seats": seats, "seat": 0, "seed": 9 });
        let mut desk = Desk::new(*title, serde_json::from_value(new).unwrap()).unwrap();
        assert_eq!(Some(desk.table().game().state()), replay.state(step), "{game}");
        assert_eq!(desk.table().version(), 0, "{game}: a match of its own");
        for now_ms in 0..200 {
            desk.tick(now_ms * 100, 0, &Endless).unwrap();
        }
        // Its record is as good as any: it can be gone on with, and replayed.
        let record = desk.table().record().unwrap();
        assert!(record.setup.is_none() && record.state.is_some(), "{game}");
        assert_eq!(record.seats[0].name, "Aki", "{game}");
        Replay::new(*title, record, "en").unwrap();
    }
}

#[test]
fn a_position_needs_as_many_players_as_it_has_seats() {
    let (record, _) = played("king-of-tokyo", 4);
    let replay = replay("king-of-tokyo", &record);
    let new = json!({ "state": replay.state(2), "seats": [{ "name": "Aki" }], "seat": 0 });
    let title = catalogue::find("king-of-tokyo").unwrap();
    let why = Desk::new(title, serde_json::from_value(new).unwrap()).err().unwrap();
    assert!(why.to_string().contains("players, not 1"), "{why}");
}

#[test]
fn a_forged_record_is_not_shown() {
    let (mut record, _) = played("connect-four", 4);
    record.lines.remove(0);
    let title = catalogue::find("connect-four").unwrap();
    let why = Replay::new(title, record, "en").err().unwrap();
    assert!(why.to_string().contains("line 1"), "{why}");
}

#[test]
fn eyes_are_seats_or_words() {
    assert_eq!("2".parse(), Ok(Eyes::Of(Viewer::Seat(Seat(2)))));
    assert_eq!("public".parse(), Ok(Eyes::Of(Viewer::Public)));
    assert_eq!("all".parse(), Ok(Eyes::All));
    assert!("nobody".parse::<Eyes>().is_err());
}
