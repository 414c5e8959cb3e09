//! Whether a setup has the options of its game.

use serde_json::Value;

use crate::companions::{Meta, Values};
use crate::day::Day;
use crate::malformed::Malformed;

/// Names the option that does not exist, and those that do; or the number that is out of bounds.
pub(crate) fn check_options(meta: &Meta, setup: &Value) -> Result<(), Malformed> {
    let Value::Object(fields) = setup else {
        let why = "a setup is an object such as {}, with an option by each name";
        return Err(Malformed::new(why));
    };
    for (key, value) in fields {
        let Some(option) = meta.options.iter().find(|option| option.key == *key) else {
            let names: Vec<&str> = meta.options.iter().map(|option| option.key).collect();
            let has = if names.is_empty() { "none".into() } else { names.join(", ") };
            let why = format!("{} has no option '{key}': it has {has}", meta.title);
            return Err(Malformed::new(why));
        };
        if let (Values::Whole { min, max }, Some(number)) = (option.values, value.as_i64())
            && !(min..=max).contains(&number)
        {
            let why = format!("option '{key}' cannot be {number}: it goes from {min} to {max}");
            return Err(Malformed::new(why));
        }
        if let (Values::Day, Value::String(text)) = (option.values, value)
            && let Err(why) = text.parse::<Day>()
        {
            return Err(Malformed::new(format!("option '{key}': {why}")));
        }
    }
    Ok(())
}
