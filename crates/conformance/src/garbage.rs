//! Whatever comes in, nothing panics: broken commands are refused, broken states are found out.

use std::panic::{AssertUnwindSafe, catch_unwind};

use contract::{Chance, Entry, Seat, Tabletop};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::finding::{Checked, Finding, ensure};
use crate::refusing::attempt;
use crate::scene::Scene;
use crate::seen::Seen;

/// Breaks commands and the state itself in random ways and tries them.
///
/// # Errors
/// The first fault found, a panic among them.
pub fn check<G: Tabletop>(scene: &Scene<'_, G>, chance: &mut Chance, seen: &mut Seen) -> Checked {
    for _ in 0..4 {
        let Some(command) = chance.pick(scene.pool) else { break };
        let broken = broken(&json(command)?, chance);
        let tried = catch_unwind(AssertUnwindSafe(|| try_command(scene, &broken, chance, seen)));
        tried.unwrap_or_else(|_| Err(Finding::new("panic", format!("on the command {broken}"))))?;
    }
    let view = scene.state.view(scene.viewer(chance));
    for _ in 0..2 {
        survives("state", &broken(&json(scene.state)?, chance), |broken| {
            try_state::<G>(broken, chance);
        })?;
        survives("view", &broken(&json(&view)?, chance), |broken| {
            if let Ok(view) = G::View::deserialize(broken) {
                G::guess(&view, chance);
            }
        })?;
        for question in G::questions(&view) {
            survives("question", &broken(&json(&question)?, chance), |broken| {
                if let Ok(question) = G::Question::deserialize(broken) {
                    // Whether it is answered does not matter here, only that it returns.
                    let _ = G::ask(&view, &question);
                }
            })?;
        }
    }
    Ok(())
}

/// Tries something broken, and tells of a panic.
fn survives(what: &str, broken: &Value, try_it: impl FnOnce(&Value)) -> Checked {
    let tried = catch_unwind(AssertUnwindSafe(|| try_it(broken)));
    ensure(tried.is_ok(), "panic", || format!("on the {what} {broken}"))
}

fn try_command<G: Tabletop>(
    scene: &Scene<'_, G>,
    broken: &Value,
    chance: &mut Chance,
    seen: &mut Seen,
) -> Checked {
    let Ok(command) = G::Command::deserialize(broken) else { return Ok(()) };
    G::label(&scene.state.view(scene.viewer(chance)), &command);
    for actor in scene.actors() {
        attempt(scene, &scene.entry(actor, &command), chance, seen)?;
        // Any time and any lag may stand in a record; only a panic would be wrong.
        let far = scene.at_ms + u64::from(chance.below(u32::MAX)) * 1_000;
        let entry = Entry { actor, at_ms: far, lag_ms: u32::MAX, command: command.clone() };
        let _ = scene.after(&entry, chance);
    }
    Ok(())
}

/// Uses a state that came from outside and passed its check.
fn try_state<G: Tabletop>(broken: &Value, chance: &mut Chance) {
    let Ok(state) = G::deserialize(broken) else { return };
    if state.check().is_err() {
        return;
    }
    let scene = Scene { state: &state, pool: &[], at_ms: state.now(), turn: 0 };
    let viewer = scene.viewer(chance);
    let view = state.view(viewer);
    G::guess(&view, chance);
    let speaker = words::Words::default();
    G::draw(&view, &speaker);
    G::sketch(&view, &speaker);
    if state.awaiting().outcome().is_some() {
        state.explain();
    }
    let _ = state.permute(viewer, chance);
    for seat in Seat::all(state.seats()) {
        state.evaluate(seat);
    }
    for entry in scene.next_entries() {
        if let Ok((after, _)) = scene.after(&entry, chance) {
            after.awaiting();
        }
    }
}

fn json<T: serde::Serialize>(plain: &T) -> Result<Value, Finding> {
    serde_json::to_value(plain).map_err(|error| Finding::new("round trip", error.to_string()))
}

/// The value with something in it changed at random.
pub fn broken(value: &Value, chance: &mut Chance) -> Value {
    if chance.below(6) == 0 {
        return junk(chance);
    }
    match value {
        Value::Array(items) if !items.is_empty() => {
            let mut items = items.clone();
            let idx = chance.idx(items.len());
            match chance.below(5) {
                0 => drop(items.remove(idx)),
                1 => items.insert(idx, items[idx].clone()),
                _ => items[idx] = broken(&items[idx], chance),
            }
            Value::Array(items)
        }
        Value::Object(fields) if !fields.is_empty() => Value::Object(broken_fields(fields, chance)),
        Value::Number(number) => match (number.as_i64(), chance.below(3)) {
            (Some(whole), 0) => Value::from(whole.wrapping_add(1)),
            (Some(whole), 1) => Value::from(whole.wrapping_sub(1)),
            _ => junk(chance),
        },
        Value::Bool(flag) => Value::Bool(!flag),
        _ => junk(chance),
    }
}

fn broken_fields(fields: &Map<String, Value>, chance: &mut Chance) -> Map<String, Value> {
    let mut fields = fields.clone();
    let keys: Vec<String> = fields.keys().cloned().collect();
    let key = chance.pick(&keys).cloned().unwrap_or_default();
    let value = fields.remove(&key).unwrap_or_default();
    match chance.below(8) {
        0 => {}
        1 => {
            fields.insert("stranger".into(), value);
        }
        _ => {
            fields.insert(key, broken(&value, chance));
        }
    }
    fields
}

fn junk(chance: &mut Chance) -> Value {
    let texts = ["", "x", "-1", "ﷺ", "null"];
    match chance.below(8) {
        0 => Value::Null,
        1 => Value::from(-1),
        2 => Value::from(255),
        3 => Value::from(u64::MAX),
        4 => Value::from(0.5),
        5 => Value::Array(Vec::new()),
        6 => Value::Object(Map::new()),
        _ => Value::from(chance.pick(&texts).copied().unwrap_or_default()),
    }
}
