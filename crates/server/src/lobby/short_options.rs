//! The options of a table that fit into a list.

use serde_json::{Map, Value};

/// Longer words are no words of an option.
const LONGEST_WORD: usize = 40;

/// The options that are a word, a number or a switch.
pub fn short_options(setup: &Value) -> Map<String, Value> {
    let is_short = |value: &Value| match value {
        Value::Bool(_) | Value::Number(_) => true,
        Value::String(text) => text.len() <= LONGEST_WORD,
        _ => false,
    };
    let fields = setup.as_object().into_iter().flatten();
    let short = fields.filter(|(_, value)| is_short(value));
    short.map(|(key, value)| (key.clone(), value.clone())).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn whole_boards_are_left_out_of_lists() {
        let setup =
            json!({ "mode": "race", "cap": 60, "board": { "rows": [] }, "x": "y".repeat(41) });
        let short = short_options(&setup);
        assert_eq!(Value::Object(short), json!({ "mode": "race", "cap": 60 }));
    }
}
