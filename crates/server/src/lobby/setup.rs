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
        return Err(Fault::SetupSize { bytes, most: LARGEST });
    }
    let mut chance = Chance::new(&Seed::from_number(0), 0);
    let opened = title.open(&setup, seats, &mut chance);
    opened.map_err(|denied| Fault::Setup { why: denied.to_string() })?;
    Ok(setup)
}

/// Every text on one line, with single spaces and without what nobody can see.
fn trimmed(value: Value) -> Result<Value, Fault> {
    Ok(match value {
        Value::String(text) => {
            let text = clean::chat(&text).unwrap_or_default();
            let count = text.chars().count();
            if count > LONGEST_TEXT {
                return Err(Fault::SetupText { count, most: LONGEST_TEXT });
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
        Fault::NoClock { why: error.to_string(), example: example.to_owned() }
    })?;
    let fits = match rule {
        ClockRule::PerMove { seconds } => seconds <= DAY_S,
        ClockRule::PerGame { seconds, increment } => {
            seconds <= DAY_S && increment <= MOST_INCREMENT_S
        }
        ClockRule::DaysPerMove { days } => days <= MOST_DAYS,
    };
    match rule.allowance_ms() {
        0 => Err(Fault::EmptyClock),
        _ if !fits => {
            let (seconds, increment, days) = (DAY_S, MOST_INCREMENT_S, MOST_DAYS);
            Err(Fault::LongClock { seconds, increment, days })
        }
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
