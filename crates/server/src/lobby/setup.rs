//! What a host may choose: read, trimmed and bounded before anything is kept of it.

use contract::{AnyTitle, Chance, Seed};
use serde_json::{Value, json};
use table::ClockRule;

use crate::clean;
use crate::fault::Fault;

/// The longest text in a setup.
const LONGEST_TEXT: usize = 100;
/// The largest setup, in bytes: room for the largest board that a game knows.
const LARGEST: usize = 8 * 1024;

/// The setup as it is kept: without padding, no larger than it may be, and good for a match.
pub fn tidy(
    title: &'static dyn AnyTitle,
    setup: Option<Value>,
    seats: usize,
) -> Result<Value, Fault> {
    let setup = trimmed(clean::setup(setup.unwrap_or_else(|| json!({}))))?;
    let bytes = setup.to_string().len();
    if bytes > LARGEST {
        let why = format!("these options have {bytes} bytes: at most {LARGEST} are kept");
        return Err(Fault::wrong(why));
    }
    let mut chance = Chance::new(&Seed::from_number(0), 0);
    let opened = title.open(&setup, seats, &mut chance);
    opened.map_err(|denied| Fault::wrong(denied.to_string()))?;
    Ok(setup)
}

/// Every text on one line, with single spaces and without what nobody can see.
fn trimmed(value: Value) -> Result<Value, Fault> {
    Ok(match value {
        Value::String(text) => {
            let text = clean::chat(&text).unwrap_or_default();
            let count = text.chars().count();
            if count > LONGEST_TEXT {
                let why = format!("a text of {count} characters: at most {LONGEST_TEXT} are kept");
                return Err(Fault::wrong(why));
            }
            Value::String(text)
        }
        Value::Array(values) => values.into_iter().map(trimmed).collect::<Result<_, Fault>>()?,
        Value::Object(fields) => {
            let fields = fields.into_iter().map(|(key, value)| Ok((key, trimmed(value)?)));
            Value::Object(fields.collect::<Result<_, Fault>>()?)
        }
        plain => plain,
    })
}

const DAY_S: u32 = 24 * 60 * 60;
const MOST_INCREMENT_S: u32 = 60 * 60;
const MOST_DAYS: u32 = 60;

/// A clock that a match can be played with.
pub fn read_clock(value: Value) -> Result<ClockRule, Fault> {
    let rule: ClockRule = serde_json::from_value(value).map_err(|error| {
        let example = r#"{"per-game": {"seconds": 600, "increment": 5}}"#;
        Fault::wrong(format!("this is no clock: {error}; one is {example}"))
    })?;
    let fits = match rule {
        ClockRule::PerMove { seconds } => seconds <= DAY_S,
        ClockRule::PerGame { seconds, increment } => {
            seconds <= DAY_S && increment <= MOST_INCREMENT_S
        }
        ClockRule::DaysPerMove { days } => days <= MOST_DAYS,
    };
    match rule.allowance_ms() {
        0 => Err(Fault::wrong("a clock needs time on it")),
        _ if !fits => Err(Fault::wrong(format!(
            "a clock has at most {DAY_S} seconds, {MOST_INCREMENT_S} seconds of increment, or \
             {MOST_DAYS} days per move"
        ))),
        _ => Ok(rule),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn padding_goes_and_what_is_too_long_is_refused() {
        let padded = json!({ "rows": [" a  .\t b ", "\u{202e}x"], "n": 1, "deep": { "t": "  " } });
        let tidy = json!({ "rows": ["a . b", "x"], "n": 1, "deep": { "t": "" } });
        assert_eq!(trimmed(padded).unwrap(), tidy);
        assert!(trimmed(json!("x".repeat(LONGEST_TEXT))).is_ok());
        assert!(trimmed(json!(["x".repeat(LONGEST_TEXT + 1)])).is_err());
    }

    #[test]
    fn clocks_are_bounded() {
        let good = |value: Value| read_clock(value).is_ok();
        assert!(good(json!({ "per-move": { "seconds": 30 } })));
        assert!(good(json!({ "days-per-move": { "days": 60 } })));
        assert!(!good(json!({ "per-move": { "seconds": 0 } })));
        assert!(!good(json!({ "per-move": { "seconds": u32::MAX } })));
        assert!(!good(json!({ "per-game": { "seconds": 60, "increment": u32::MAX } })));
        assert!(!good(json!({ "days-per-move": { "days": 61 } })));
    }
}
