//! Everything survives being written and read, and holds no float and no number beyond 2^53.

use std::fmt::Debug;

use contract::{Chance, Plain, Tabletop, Viewer, digest};
use serde_json::Value;

use crate::finding::{Checked, Finding, ensure};
use crate::scene::Scene;

/// Writes and reads a state, its views, and the commands and events that lead on from it.
///
/// # Errors
/// The first fault found.
pub fn check<G: Tabletop>(scene: &Scene<'_, G>, chance: &mut Chance) -> Checked {
    let state = scene.state;
    ensure(state.check().is_ok(), "check", || {
        format!("a state reached by play is said not to be possible: {:?}", state.check())
    })?;
    let read: G = round_trip("state", state)?;
    ensure(digest(&read) == digest(state), "round trip", || {
        "the digest of a state changes when it is written and read".into()
    })?;
    for viewer in Viewer::all(state.seats()) {
        round_trip("view", &state.view(viewer))?;
    }
    for entry in scene.next_entries() {
        round_trip("command", &entry.command)?;
        let Ok((_, events)) = scene.after(&entry, chance) else { continue };
        for event in &events {
            round_trip("event", event)?;
        }
    }
    Ok(())
}

fn round_trip<T: Plain + Debug>(what: &str, plain: &T) -> Result<T, Finding> {
    let fault = |error: serde_json::Error| {
        Finding::new("round trip", format!("a {what} cannot be written and read: {error}"))
    };
    let value = serde_json::to_value(plain).map_err(fault)?;
    numbers(what, &value)?;
    let text = value.to_string();
    let read: T = serde_json::from_str(&text).map_err(fault)?;
    ensure(read == *plain, "round trip", || {
        format!("a {what} changes when it is written and read: {text}")
    })?;
    Ok(read)
}

/// Numbers are whole, and small enough for every language.
fn numbers(what: &str, value: &Value) -> Checked {
    match value {
        Value::Number(number) => {
            let whole = number.as_i64().map(i64::unsigned_abs).or(number.as_u64());
            ensure(whole.is_some_and(|whole| whole <= 1 << 53), "numbers", || {
                format!("a {what} holds the number {number}: only whole ones up to 2^53 may be")
            })
        }
        Value::Array(items) => items.iter().try_for_each(|item| numbers(what, item)),
        Value::Object(fields) => fields.values().try_for_each(|item| numbers(what, item)),
        _ => Ok(()),
    }
}
