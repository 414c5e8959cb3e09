//! Forms of JSON values, by which a lesson says what it asks for.

use serde_json::{Map, Value};

/// Whether a value is of a form. A form is a value itself, except that
/// - an object asks only for the fields that it has;
/// - `"*"` is anything;
/// - `{"$least": 1, "$most": 3}` is a number within these bounds, either of which can be left out;
/// - `{"$any": [...]}` is whatever is of one of these forms.
pub fn fits(value: &Value, form: &Value) -> bool {
    match form {
        Value::String(any) if any == "*" => true,
        Value::Object(fields) => match bounds(fields) {
            Some((least, most)) => {
                value.as_i64().is_some_and(|number| (least..=most).contains(&number))
            }
            None => fits_object(value, fields),
        },
        Value::Array(forms) => value.as_array().is_some_and(|values| {
            values.len() == forms.len() && values.iter().zip(forms).all(|(v, form)| fits(v, form))
        }),
        other => value == other,
    }
}

fn fits_object(value: &Value, fields: &Map<String, Value>) -> bool {
    if let Some(Value::Array(forms)) = fields.get("$any") {
        return forms.iter().any(|form| fits(value, form));
    }
    fields.iter().all(|(name, form)| value.get(name).is_some_and(|field| fits(field, form)))
}

/// The bounds of a number, where a form has some.
fn bounds(fields: &Map<String, Value>) -> Option<(i64, i64)> {
    let bound = |name: &str| fields.get(name).and_then(Value::as_i64);
    match (bound("$least"), bound("$most")) {
        (None, None) => None,
        (least, most) => Some((least.unwrap_or(i64::MIN), most.unwrap_or(i64::MAX))),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_object_asks_only_for_the_fields_that_it_has() {
        let value = json!({ "roll": { "keep": [1, 2], "of": 6 } });
        assert!(fits(&value, &json!({ "roll": {} })));
        assert!(fits(&value, &json!({ "roll": { "of": 6 } })));
        assert!(!fits(&value, &json!({ "roll": { "of": 5 } })));
        assert!(!fits(&value, &json!({ "roll": { "by": "*" } })));
        assert!(!fits(&json!("roll"), &json!({ "roll": {} })));
    }

    #[test]
    fn lists_are_compared_item_by_item_and_anything_is_anything() {
        assert!(fits(&json!([1, "a"]), &json!([1, "*"])));
        assert!(!fits(&json!([1]), &json!([1, "*"])));
    }

    #[test]
    fn numbers_have_bounds_and_forms_alternatives() {
        let form = json!({ "$least": 1, "$most": 3 });
        let fit: Vec<i64> = (0..6).filter(|number| fits(&json!(number), &form)).collect();
        assert_eq!(fit, [1, 2, 3]);
        assert!(!fits(&json!("2"), &form));
        let either = json!({ "$any": ["yield", { "stay": {} }] });
        assert!(fits(&json!("yield"), &either) && fits(&json!({ "stay": 1 }), &either));
        assert!(!fits(&json!("roll"), &either));
    }
}
