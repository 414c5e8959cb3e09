//! The engine protocol, verb by verb, and whatever garbage comes in.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![allow(clippy::needless_pass_by_value)]

#[path = "../../conformance/tests/lanterns/mod.rs"]
mod lanterns;

use contract::erased::Title;
use engine::Engine;
use lanterns::Lanterns;
use serde_json::{Value, json};

static TITLE: Title<Lanterns<0>> = Title::new();

fn engine() -> Engine {
    Engine::new(&TITLE, || 0)
}

fn open() -> Engine {
    let mut engine = engine();
    let setup = json!({ "challenges": true });
    ok(&mut engine, json!({ "do": "open", "setup": setup, "seats": 2, "seed": 5 }));
    engine
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    serde_json::from_str(&engine.line(&request.to_string())).unwrap()
}

#[track_caller]
fn ok(engine: &mut Engine, request: Value) -> Value {
    let mut answer = ask(engine, &request);
    assert!(answer.get("ok").is_some(), "{request} was answered by {answer}");
    answer["ok"].take()
}

#[track_caller]
fn error(engine: &mut Engine, request: Value) -> String {
    let answer = ask(engine, &request);
    let error = answer.get("error").and_then(Value::as_str);
    error.unwrap_or_else(|| panic!("{request} was answered by {answer}")).to_owned()
}

#[test]
fn answers_carry_the_id_of_their_request() {
    let answer = ask(&mut engine(), &json!({ "id": 7, "do": "awaiting" }));
    assert_eq!(answer["id"], 7);
    let answer = ask(&mut open(), &json!({ "id": "x", "do": "awaiting" }));
    assert_eq!(answer, json!({ "id": "x", "ok": answer["ok"] }));
}

#[test]
fn opening_tells_whom_the_game_waits_for() {
    let awaiting = ok(&mut engine(), json!({ "do": "open", "seats": 3, "seed": "9" }));
    assert_eq!(awaiting["must"], json!([0, 1, 2]));
    assert_eq!(awaiting["wake_at"], 10_000);
    assert_eq!(awaiting["decisions"], json!({ "0": 0, "1": 0, "2": 0 }));
}

#[test]
fn a_whole_game_by_samples() {
    let mut engine = open();
    for step in 0..1_000 {
        let awaiting = ok(&mut engine, json!({ "do": "awaiting" }));
        if let Some(over) = awaiting.get("over") {
            assert!(over["ending"].is_string());
            return;
        }
        match awaiting["must"].get(0) {
            Some(seat) => {
                let sample = json!({ "do": "sample", "seat": seat, "seed": step });
                let command = ok(&mut engine, sample);
                let judge = json!({ "do": "judge", "seat": seat, "command": command });
                assert_eq!(ok(&mut engine, judge), true);
                let decision = awaiting["decisions"][seat.to_string()].clone();
                let play = json!({ "do": "play", "seat": seat, "command": command,
                                   "decision": decision });
                assert!(ok(&mut engine, play)["events"].is_array());
            }
            None => {
                let until = awaiting["wake_at"].clone();
                ok(&mut engine, json!({ "do": "wait", "until_ms": until }));
            }
        }
    }
    panic!("the game does not end");
}

#[test]
fn offers_come_with_labels_on_request() {
    let mut engine = open();
    let offers = ok(&mut engine, json!({ "do": "offers", "seat": 0, "labels": true }));
    let (list, labels) = (offers["list"].as_array().unwrap(), offers["labels"].as_array().unwrap());
    assert_eq!(list.len(), labels.len());
    assert!(labels[0].as_str().unwrap().starts_with("lay "), "{labels:?}");
}

#[test]
fn refusals_name_their_clause_and_say_why() {
    let mut engine = open();
    let play = json!({ "id": 1, "do": "play", "seat": 0, "command": { "lay": { "card": 99 } } });
    let answer = ask(&mut engine, &play);
    assert_eq!(answer["refused"]["clause"], "1.2");
    assert_eq!(answer["refused"]["why"], "99 is not in the hand");
    let tick = json!({ "do": "judge", "seat": "clock", "command": "tick" });
    assert_eq!(ask(&mut engine, &tick)["refused"]["clause"], "1.5");
}

#[test]
fn a_view_does_not_show_what_the_state_holds() {
    let mut engine = open();
    let state = ok(&mut engine, json!({ "do": "state" }));
    let view = ok(&mut engine, json!({ "do": "view", "seat": 1 }));
    assert_eq!(view["hand"], state["hands"][1]);
    assert!(view.get("hands").is_none());
    assert_eq!(ok(&mut engine, json!({ "do": "view", "seat": null }))["hand"], json!([]));
}

#[test]
fn a_state_can_be_edited_and_loaded() {
    let mut engine = open();
    let mut state = ok(&mut engine, json!({ "do": "state" }));
    ok(&mut engine, json!({ "do": "load", "state": state }));
    assert_eq!(ok(&mut engine, json!({ "do": "state" })), state);
    state["hands"][0][0] = state["hands"][1][0].clone();
    let why = error(&mut engine, json!({ "do": "load", "state": state }));
    assert!(why.contains("cards 1 to 12"), "{why}");
    state["colour"] = json!("red");
    let why = error(&mut engine, json!({ "do": "load", "state": state }));
    assert!(why.contains("colour"), "{why}");
}

#[test]
fn luck_is_scripted_and_an_impossible_outcome_changes_nothing() {
    let mut engine = open();
    for seat in [0, 1] {
        let command = ok(&mut engine, json!({ "do": "sample", "seat": seat }));
        ok(&mut engine, json!({ "do": "play", "seat": seat, "command": command }));
    }
    let roller = ok(&mut engine, json!({ "do": "awaiting" }))["must"][0].clone();
    let before = ok(&mut engine, json!({ "do": "state" }));
    let mut twin = open();
    ok(&mut twin, json!({ "do": "load", "state": before }));
    assert_eq!(ok(&mut engine, json!({ "do": "luck", "next": [3, 0] })), 2);
    let roll = json!({ "do": "play", "seat": roller, "command": "roll" });
    let events = ok(&mut engine, roll.clone())["events"].clone();
    assert_eq!(events[0]["rolled"]["die"], 4);
    ok(&mut twin, json!({ "do": "luck", "next": [6] }));
    let why = error(&mut twin, roll);
    assert!(why.contains("below 6"), "{why}");
    assert_eq!(ok(&mut twin, json!({ "do": "state" })), before);
}

#[test]
fn bots_choose_legal_commands() {
    let mut engine = open();
    for bot in ["random", "greedy", "easy", "search:20"] {
        let choose = json!({ "do": "choose", "seat": 0, "bot": bot, "budget_ms": 50 });
        let command = ok(&mut engine, choose)["command"].clone();
        ok(&mut engine, json!({ "do": "judge", "seat": 0, "command": command }));
    }
    let why = error(&mut engine, json!({ "do": "choose", "seat": 0, "bot": "genius" }));
    assert!(why.contains("genius") && why.contains("greedy"), "{why}");
}

#[test]
fn drawing_asking_undo_record_and_replay() {
    let mut engine = open();
    let svg = ok(&mut engine, json!({ "do": "draw", "seat": 0 }));
    assert!(svg.as_str().unwrap().starts_with("<svg"));
    let questions = ok(&mut engine, json!({ "do": "ask", "seat": 0 }))["questions"].clone();
    let answer = ok(&mut engine, json!({ "do": "ask", "seat": 0, "question": questions[0] }));
    assert_eq!(answer, 3);
    let command = ok(&mut engine, json!({ "do": "sample", "seat": 0 }));
    ok(&mut engine, json!({ "do": "play", "seat": 0, "command": command }));
    let played = ok(&mut engine, json!({ "do": "state" }));
    let record = ok(&mut engine, json!({ "do": "record" }));
    ok(&mut engine, json!({ "do": "undo", "seat": 0 }));
    assert_ne!(ok(&mut engine, json!({ "do": "state" })), played);
    ok(&mut engine, json!({ "do": "replay", "record": record }));
    assert_eq!(ok(&mut engine, json!({ "do": "state" })), played);
    ok(&mut engine, json!({ "do": "replay", "record": record, "upto": 0 }));
    assert_ne!(ok(&mut engine, json!({ "do": "state" })), played);
}

/// What a browser does: it guesses a match from its view, and judges on that.
#[test]
fn a_guess_from_a_view_looks_and_judges_like_the_truth() {
    let mut truth = open();
    let view = ok(&mut truth, json!({ "do": "view", "seat": 1 }));
    let mut guess = engine();
    ok(&mut guess, json!({ "do": "guess", "view": view, "seed": 3 }));
    assert_eq!(ok(&mut guess, json!({ "do": "view", "seat": 1 })), view);
    for card in 0..14 {
        let judge = json!({ "do": "judge", "seat": 1, "command": { "lay": { "card": card } } });
        assert_eq!(ask(&mut truth, &judge), ask(&mut guess, &judge));
    }
    let why = error(&mut guess, json!({ "do": "guess", "view": { "hand": [] } }));
    assert!(why.contains("invalid view"), "{why}");
}

#[test]
fn every_mistake_gets_a_sentence() {
    let cases = [
        (json!({ "do": "dance" }), "unknown verb"),
        (json!({ "seat": 0 }), "does not say what to do"),
        (json!({ "do": 5 }), "unknown verb"),
        (json!({ "do": "play", "seat": 0 }), "command"),
        (json!({ "do": "play", "seat": "dealer", "command": "roll" }), "seat number"),
        (json!({ "do": "play", "seat": 9, "command": "roll" }), "there is no seat 9"),
        (json!({ "do": "play", "seat": 0, "command": "jump" }), "jump"),
        (json!({ "do": "view", "seat": 2 }), "seats go from 0 to 1"),
        (json!({ "do": "open", "seats": 7 }), "2 to 4 seats, not 7"),
        (json!({ "do": "open", "seats": u64::MAX }), "not 18446744073709551615"),
        (json!({ "do": "state", "extra": 1 }), "extra"),
        (json!({ "do": "wait", "until_ms": u64::MAX }), "match time ends"),
        (json!({ "do": "open", "setup": { "speed": 1 } }), "no option 'speed'"),
        (json!({ "do": "open", "setup": { "challenges": 3 } }), "invalid setup"),
        (json!({ "do": "open", "setup": 3 }), "a setup is an object"),
        (json!({ "do": "open", "seed": "zz" }), "64 hex digits"),
        (json!({ "do": "load", "state": null }), "invalid state"),
        (json!({ "do": "replay", "record": {} }), "missing field"),
        (json!({ "do": "view", "seat": 0, "sound": true }), "sound"),
    ];
    for (request, expected) in cases {
        let why = error(&mut open(), request.clone());
        assert!(why.contains(expected), "{request}: {why}");
    }
    assert!(error(&mut engine(), json!({ "do": "state" })).contains("begin with open"));
}

#[test]
fn garbage_gets_an_error_and_nothing_breaks() {
    let mut engine = open();
    let before = ok(&mut engine, json!({ "do": "state" }));
    let deep = "[".repeat(100_000);
    for line in ["", "{", "null", "[1,2]", "\u{0}", "\"do\"", "{\"do\":{}}", deep.as_str()] {
        let answer: Value = serde_json::from_str(&engine.line(line)).unwrap();
        assert!(
            answer["error"].as_str().unwrap().contains("one JSON object") || line == "{\"do\":{}}"
        );
    }
    assert_eq!(ok(&mut engine, json!({ "do": "state" })), before);
}
