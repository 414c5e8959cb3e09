//! Whatever comes in, nothing panics: broken commands are refused, broken states are found out.

use std::panic::{AssertUnwindSafe, catch_unwind};

use contract::{Chance, Silent, Tabletop, Viewer};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::fault::{Checked, Fault, ensure};
use crate::refusing::attempt;
use crate::scene::{Scene, offers};
use crate::stroll::Seen;

/// Breaks commands and the state itself in random ways and tries them.
///
/// # Errors
/// The first fault found, a panic among them.
pub fn check<G: Tabletop>(scene: &Scene<'_, G>, chance: &mut Chance, seen: &mut Seen) -> Checked {
    for _ in 0..4 {
        let Some(command) = chance.pick(scene.pool) else { break };
        let broken = broken(&json(command)?, chance);
        let tried = catch_unwind(AssertUnwindSafe(|| try_command(scene, &broken, chance, seen)));
        tried.unwrap_or_else(|_| Err(Fault::new("panic", format!("on the command {broken}"))))?;
    }
    for _ in 0..2 {
        let broken = broken(&json(scene.state)?, chance);
        let tried = catch_unwind(AssertUnwindSafe(|| try_state::<G>(&broken, chance)));
        ensure(tried.is_ok(), "panic", || format!("on the state {broken}, which check accepts"))?;
    }
    Ok(())
}

fn try_command<G: Tabletop>(
    scene: &Scene<'_, G>,
    broken: &Value,
    chance: &mut Chance,
    seen: &mut Seen,
) -> Checked {
    let Ok(command) = G::Command::deserialize(broken) else { return Ok(()) };
    for actor in scene.actors() {
        attempt(scene, actor, &command, chance, seen)?;
    }
    Ok(())
}

/// Uses a state that came from outside and passed its check.
fn try_state<G: Tabletop>(broken: &Value, chance: &mut Chance) {
    let Ok(state) = G::deserialize(broken) else { return };
    if state.check().is_err() {
        return;
    }
    for viewer in Viewer::all(state.seats()) {
        G::guess(&state.view(viewer), chance);
    }
    for seat in state.awaiting().seats().iter() {
        for command in offers(&state, seat).list.into_iter().take(4) {
            let mut after = state.clone();
            let entry = contract::Entry::new(seat, state.now(), command);
            // Whether it is accepted does not matter here, only that it returns.
            let _ = after.play(&entry, chance, &mut Silent);
            after.awaiting();
        }
    }
}

fn json<T: serde::Serialize>(plain: &T) -> Result<Value, Fault> {
    serde_json::to_value(plain).map_err(|error| Fault::new("round trip", error.to_string()))
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
