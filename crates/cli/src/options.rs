//! Setups from presets and options.

use std::path::Path;

use contract::{AnyTitle, Day, SetupOption, Values};
use serde_json::{Map, Value};

use crate::failure::Failure;
use crate::files;
use crate::match_args::Match;

/// The setup that the arguments describe, on top of `base`: a preset changes of it what it changes
/// of the default, so that bots keep their limits whatever they play.
pub fn setup(title: &dyn AnyTitle, args: &Match, base: Value) -> Result<Value, Failure> {
    let presets = title.presets();
    let chosen = match &args.preset {
        None => base,
        Some(name) => {
            let found = presets.iter().find(|(preset, _)| preset == name);
            let Some((_, setup)) = found else {
                let names: Vec<&str> = presets.iter().map(|(name, _)| *name).collect();
                let (title, names) = (title.meta().title, names.join(", "));
                return Err(Failure(format!("{title} has no preset '{name}': it has {names}")));
            };
            over(base, presets.first().map(|(_, usual)| usual), setup)
        }
    };
    let mut fields = match chosen {
        Value::Object(fields) => fields,
        _ => Map::new(),
    };
    for option in &args.options {
        let (key, value) = read(title, option)?;
        fields.insert(key, value);
    }
    Ok(Value::Object(fields))
}

/// `base` with every field in which a preset differs from the usual setup.
fn over(base: Value, usual: Option<&Value>, preset: &Value) -> Value {
    let (Value::Object(mut fields), Value::Object(preset)) = (base, preset) else {
        return preset.clone();
    };
    for (key, value) in preset {
        if usual.and_then(|usual| usual.get(key)) != Some(value) {
            fields.insert(key.clone(), value.clone());
        }
    }
    Value::Object(fields)
}

/// Reads `key=value` and holds it to what the game says the option can be.
fn read(title: &dyn AnyTitle, option: &str) -> Result<(String, Value), Failure> {
    let Some((key, word)) = option.split_once('=') else {
        return Err(Failure(format!("an option is written key=value, not '{option}'")));
    };
    let meta = title.meta();
    let Some(known) = meta.options.iter().find(|known| known.key == key) else {
        let keys: Vec<&str> = meta.options.iter().map(|option| option.key).collect();
        let keys = if keys.is_empty() { "none".into() } else { keys.join(", ") };
        return Err(Failure(format!("{} has no option '{key}': it has {keys}", meta.title)));
    };
    if let Some(path) = word.strip_prefix('@') {
        return Ok((key.to_owned(), from_file(Path::new(path))?));
    }
    let value = value(known, word).ok_or_else(|| {
        Failure(format!("option '{key}' cannot be '{word}': it is {}", describe(known.values)))
    })?;
    Ok((key.to_owned(), value))
}

/// A value too long for the command line, such as a whole board. The game itself judges it.
fn from_file(path: &Path) -> Result<Value, Failure> {
    serde_json::from_str(&files::read(path)?)
        .map_err(|error| Failure(format!("'{}' is not JSON: {error}", path.display())))
}

fn value(option: &SetupOption, word: &str) -> Option<Value> {
    match option.values {
        Values::Switch => match word {
            "on" | "true" | "yes" => Some(Value::Bool(true)),
            "off" | "false" | "no" => Some(Value::Bool(false)),
            _ => None,
        },
        Values::OneOf(words) => words.contains(&word).then(|| Value::String(word.to_owned())),
        Values::Whole { min, max } => {
            let number = word.parse::<i64>().ok()?;
            (min..=max).contains(&number).then(|| Value::from(number))
        }
        Values::Day => word.parse::<Day>().ok().map(|day| Value::String(day.to_string())),
    }
}

fn describe(values: Values) -> String {
    match values {
        Values::Switch => "on or off".into(),
        Values::OneOf(words) => format!("one of {}", words.join(", ")),
        Values::Whole { min, max } => format!("a whole number from {min} to {max}"),
        Values::Day => "a day such as 2026-11-16".into(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_preset_changes_only_what_it_is_about() {
        let usual = json!({ "mode": "race", "limit": 0 });
        let for_bots = json!({ "mode": "race", "limit": 45 });
        let beats = json!({ "mode": "beats", "limit": 0 });
        assert_eq!(
            over(for_bots.clone(), Some(&usual), &beats),
            json!({
                "mode": "beats",
                "limit": 45
            })
        );
        let short = json!({ "mode": "race", "limit": 5 });
        assert_eq!(over(for_bots, Some(&usual), &short), short);
    }
}
