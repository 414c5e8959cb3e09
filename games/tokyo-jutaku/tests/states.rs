//! States from outside: whatever could not have come from play is found out.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use contract::erased::Title;
use contract::{Actor, AnyTitle, Awaiting, Chance, Denied, Entry, Game, Seat, Silent};
use serde_json::{Value, json};
use tokyo_jutaku::map::{Cell, CellSet};
use tokyo_jutaku::setup::{Assist, Mode, Roppongi};
use tokyo_jutaku::state::Phase;
use tokyo_jutaku::{Command, Setup, TokyoJutaku};

static TITLE: Title<TokyoJutaku> = Title::new();

fn load(state: &Value) -> Result<(), String> {
    Ok(TITLE.load(state).map(drop).map_err(|denied| match denied {
        Denied::Malformed(why) => why,
        Denied::Refused(refusal) => refusal.to_string().into(),
    })?)
}

fn play(state: &mut TokyoJutaku, actor: impl Into<Actor>, at: u64, command: &str) {
    let entry = Entry::new(actor, at, serde_json::from_str(command).unwrap());
    state.play(&entry, &mut Chance::from_number(2), &mut Silent).unwrap();
}

fn drafted(setup: &Setup) -> TokyoJutaku {
    let mut state = TokyoJutaku::open(setup, 2, &mut Chance::from_number(1)).unwrap();
    while let Phase::Draft { order, .. } = state.phase.clone() {
        let cell = ["a1", "f1"][order[0].idx()];
        play(&mut state, order[0], 0, &format!(r#"{{"start":{{"cell":"{cell}"}}}}"#));
    }
    if let Awaiting::Seats(waiting) = state.awaiting()
        && let Some(wake) = waiting.wake_at
    {
        play(&mut state, Actor::Clock, wake, r#""tick""#);
    }
    state
}

/// Two build: seat 0 has the piece 9 on the site, seat 1 holds the piece 4.
fn building() -> Value {
    let mut state = drafted(&Setup { limit: 45, ..Setup::default() });
    play(&mut state, Seat(0), 4_000, r#"{"grab":{"piece":9}}"#);
    let pose = r#"{"piece":9,"flip":false,"rotation":0,"x":35000,"y":35000}"#;
    play(&mut state, Seat(0), 4_000, &format!(r#"{{"place":{{"pose":{pose}}}}}"#));
    play(&mut state, Seat(1), 4_000, r#"{"grab":{"piece":4}}"#);
    let json = serde_json::to_value(&state).unwrap();
    assert_eq!(load(&json), Ok(()));
    json
}

fn opened(mode: Mode) -> Value {
    let setup = Setup { mode, ..Setup::default() };
    let state = TokyoJutaku::open(&setup, 2, &mut Chance::from_number(1)).unwrap();
    serde_json::to_value(&state).unwrap()
}

/// Checks what is said about a state with these parts changed.
fn found(mut state: Value, changes: &[(&str, Value)], wanted: &str) {
    assert_eq!(load(&state), Ok(()));
    for (pointer, value) in changes {
        *state.pointer_mut(pointer).unwrap_or_else(|| panic!("no {pointer}")) = value.clone();
    }
    let said = load(&state).expect_err("should not load");
    assert!(said.contains(wanted), "'{said}' does not say '{wanted}'");
}

#[test]
fn parts_have_to_be_there_and_be_what_they_are() {
    let state = building();
    for key in state.as_object().unwrap().keys() {
        let mut less = state.clone();
        less.as_object_mut().unwrap().remove(key);
        assert!(load(&less).is_err(), "{key} is missing");
        found(state.clone(), &[(&format!("/{key}"), json!("wood"))], "");
    }
    let mut more = state;
    more.as_object_mut().unwrap().insert("wood".into(), json!(1));
    assert!(load(&more).is_err());
}

#[test]
fn a_game_has_one_to_eight_players() {
    found(building(), &[("/architects", json!([]))], "");
    let own = building().pointer("/architects/0").unwrap().clone();
    found(building(), &[("/architects", json!(vec![own; 9]))], "");
}

#[test]
fn the_map_holds_every_card_once_and_none_in_the_middle() {
    let state = building();
    let first = state.pointer("/cards/1").unwrap().clone();
    found(state.clone(), &[("/cards/2", first)], "twice");
    found(state.clone(), &[("/cards/2", Value::Null)], "does not hold");
    found(state.clone(), &[("/cards/14", json!(33))], "does not hold");
    found(state.clone(), &[("/cards/2", json!(36))], "does not hold");
    found(state.clone(), &[("/cards", json!([]))], "0 cells");
    found(state, &[("/spaces", json!(["c3"]))], "pile");
    assert!(Cell::all().nth(14).unwrap().is_pile());
}

#[test]
fn districts_lie_together_and_are_those_of_the_setup() {
    let state = building();
    let card = |at: usize| state.pointer(&format!("/cards/{at}")).unwrap().clone();
    // c1 and e1 belong to different districts; nobody has taken either.
    let swapped = [("/cards/2", card(4)), ("/cards/4", card(2))];
    found(state.clone(), &swapped, "not all of one district");
    found(state.clone(), &[("/setup/roppongi", json!("random"))], "against the setup");
    found(state.clone(), &[("/setup/roppongi", json!("ginza"))], "against the setup");
    let setup = Setup { roppongi: Roppongi::Ginza, ..Setup::default() };
    let ginza = serde_json::to_value(drafted(&setup)).unwrap();
    found(ginza.clone(), &[("/setup/roppongi", json!("off"))], "Ginza is not on the map");
    found(ginza, &[("/setup/roppongi", json!("ueno"))], "Ginza is not on the map");
}

#[test]
fn architects_are_chosen_once_and_stand_on_the_map() {
    let state = building();
    found(state.clone(), &[("/architects/0/token", Value::Null)], "no architect");
    found(state, &[("/architects/0/token", json!("yaneura"))], "the same architect");
    let draft = opened(Mode::Race);
    let last = draft.pointer("/phase/draft/order/1").unwrap().as_u64().unwrap();
    let chosen = format!("/architects/{last}/token");
    found(draft, &[(&chosen, json!("mado"))], "no token on the map");
    found(opened(Mode::Daily), &[("/architects/0/token", json!("mado"))], "no token on the map");
}

#[test]
fn every_piece_is_in_one_place() {
    let state = building();
    let supply = state.pointer("/supplies/0").unwrap().as_array().unwrap().clone();
    let with = |piece: u8| {
        let mut more = supply.clone();
        more.push(json!(piece));
        json!(more)
    };
    found(state.clone(), &[("/supplies/0", with(9))], "two places");
    found(state.clone(), &[("/supplies/0", with(4))], "two places");
    found(state.clone(), &[("/supplies/0", json!(supply[1..]))], "missing");
    found(state.clone(), &[("/architects/1/hand/piece", json!(9))], "two places");
    found(state.clone(), &[("/architects/1/hand", Value::Null)], "missing");
    found(state.clone(), &[("/supplies", json!([]))], "0 supplies");
    let both = json!([supply.clone(), supply]);
    found(state, &[("/supplies", both)], "2 supplies");
    let daily = opened(Mode::Daily);
    let short = json!(daily.pointer("/supplies/0").unwrap().as_array().unwrap()[1..]);
    found(daily, &[("/supplies/0", short)], "missing");
}

#[test]
fn sites_and_tokens_fit_the_map() {
    let state = building();
    found(state.clone(), &[("/architects/0/cell", json!("b1"))], "not the card under the token");
    found(state.clone(), &[("/architects/0/site/side", json!("blue"))], "");
    found(state.clone(), &[("/architects/0/site/card", json!(99))], "no card");
    found(state.clone(), &[("/architects/0/site/standing/0/floor", json!(2))], "cannot lie so");
    found(state.clone(), &[("/architects/0/site/standing/0/pose/x", json!(0))], "cannot lie so");
    found(state.clone(), &[("/spaces", json!(["a1"]))], "no card was taken");
    let twice = [("/architects/1/cell", json!("a1")), ("/architects/1/site", Value::Null)];
    found(state, &twice, "two tokens");
}

#[test]
fn beats_belong_to_beats_and_hands_do_not() {
    found(building(), &[("/architects/0/beat", json!("hold"))], "no beats");
    let setup = Setup { mode: Mode::Beats, ..Setup::default() };
    let beats = serde_json::to_value(drafted(&setup)).unwrap();
    let phase = json!({"countdown": {"until": 5}});
    found(beats.clone(), &[("/phase", phase)], "no clock");
    let supply: Vec<u8> = (1..68).collect();
    let hand = json!({"piece": 0, "since": 0});
    let held = [("/supplies/0", json!(supply)), ("/architects/0/hand", hand)];
    found(beats, &held, "nobody holds");
}

#[test]
fn tokens_move_apart_only_against_a_clock_and_without_a_card() {
    found(building(), &[("/architects/0/moving", json!(9_000))], "has to move");
    let attack = Setup { mode: Mode::Attack, ..Setup::default() };
    let attack = serde_json::to_value(drafted(&attack)).unwrap();
    found(attack, &[("/architects/0/moving", json!(9_000))], "has to move");
    let gone = [("/architects/1/moving", json!(9_000)), ("/architects/1/site", Value::Null)];
    let mut race = drafted(&Setup::default());
    race.architects[Seat(1)].site = None;
    found(serde_json::to_value(race).unwrap(), &gone, "has to move");
}

#[test]
fn what_was_submitted_could_be_submitted() {
    let place = |x: i32| {
        let pose = json!({"piece": 9, "flip": false, "rotation": 0, "x": x, "y": 35_000});
        json!({"place": {"pose": pose}})
    };
    let setup = Setup { mode: Mode::Beats, assist: Assist::Guided, ..Setup::default() };
    let mut state = drafted(&setup);
    let beats = serde_json::to_value(&state).unwrap();
    let submits = |beat: Value| [("/architects/0/beat", beat)];
    found(beats.clone(), &submits(json!("return")), "cannot have been submitted");
    found(beats.clone(), &submits(json!("stop")), "cannot have been submitted");
    found(beats.clone(), &submits(place(0)), "cannot have been submitted");
    let without: Vec<u8> = (0..68).filter(|piece| *piece != 9).collect();
    let mut held = submits(place(35_000)).to_vec();
    held.push(("/supplies/0", json!(without)));
    found(beats.clone(), &held, "");
    let gone = [("/architects/0/beat", json!("hold")), ("/architects/0/site", Value::Null)];
    found(beats, &gone, "cannot have been submitted");
    play(&mut state, Seat(0), 0, r#"{"beat":"hold"}"#);
    assert_eq!(load(&serde_json::to_value(&state).unwrap()), Ok(()));
}

#[test]
fn numbers_and_times_stay_within_a_match() {
    let state = building();
    found(state.clone(), &[("/architects/0/done", json!([36]))], "does not exist");
    found(state.clone(), &[("/architects/0/yen", json!(1_000_001))], "numbers");
    found(state.clone(), &[("/architects/0/decision", json!(u32::MAX))], "numbers");
    let late: u64 = 1 << 51;
    for pointer in ["/now", "/stirred", "/architects/0/penalty", "/architects/1/hand/since"] {
        found(state.clone(), &[(pointer, json!(late))], "times");
    }
    found(state.clone(), &[("/round", json!(u32::MAX))], "times");
    found(state, &[("/now", json!(90_000))], "the clock is late");
}

#[test]
fn phases_name_seats_that_are_there() {
    let draft = opened(Mode::Race);
    let order = |seats: Value| [("/phase/draft/order", seats)];
    found(draft.clone(), &order(json!([])), "nobody is left");
    found(draft.clone(), &order(json!([0, 0])), "seats that do not fit");
    found(draft, &order(json!([5])), "seats that do not fit");
    let state = building();
    let phase = json!({"draft": {"order": [0], "until": 9_000}});
    found(state.clone(), &[("/phase", phase)], "started already");
    let phase = json!({"frozen": {"at": 4_000, "claims": [2], "late": false}});
    found(state.clone(), &[("/phase", phase)], "seats that do not fit");
    let phase = json!({"movement": {"order": [], "finished": [], "until": 9_000}});
    found(state, &[("/phase", phase)], "nobody is left");
}

#[test]
fn who_has_to_move_and_cannot_sits_out_when_time_is_up() {
    let mut state = drafted(&Setup { mode: Mode::Attack, ..Setup::default() });
    state.spaces = CellSet::default();
    let own = &mut state.architects[Seat(0)];
    (own.site, own.moving) = (None, Some(4_000));
    assert_eq!(load(&serde_json::to_value(&state).unwrap()), Ok(()));
    play(&mut state, Actor::Clock, 4_000, r#""tick""#);
    assert_eq!(state.architects[Seat(0)].moving, None);
    assert!(matches!(state.awaiting(), Awaiting::Seats(waiting) if waiting.must.len() == 1));
}

#[test]
fn a_state_that_was_stored_goes_on_as_it_was() {
    let json = building();
    let mut state: TokyoJutaku = serde_json::from_value(json).unwrap();
    let entry = Entry::new(Seat(1), 4_500, Command::Drop);
    state.play(&entry, &mut Chance::from_number(1), &mut Silent).unwrap();
    assert_eq!(state.architects[Seat(1)].busy_until, Some(5_000));
}
