//! Commands in as little room as possible: a match keeps hundreds of them.

use serde_json::{Map, Value};

/// The same value without room to grow, of which parsers leave several times what is needed.
pub(crate) fn compact(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let mut exact = Map::with_capacity(fields.len());
            exact.extend(fields.into_iter().map(|(name, field)| (name, compact(field))));
            Value::Object(exact)
        }
        Value::Array(list) => {
            let mut exact: Vec<Value> = list.into_iter().map(compact).collect();
            exact.shrink_to_fit();
            Value::Array(exact)
        }
        Value::String(mut text) => {
            text.shrink_to_fit();
            Value::String(text)
        }
        plain => plain,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn nothing_but_room_is_lost() {
        let command = json!({ "use": { "card": "x", "with": [1, { "die": null }, 2.5, true] } });
        let text = command.to_string();
        assert_eq!(compact(command).to_string(), text, "in the same order");
    }
}
