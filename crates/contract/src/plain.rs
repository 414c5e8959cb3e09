//! Plain data as JSON, and back.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::malformed::Malformed;

#[expect(clippy::expect_used, reason = "conformance holds that plain data has a JSON form")]
pub(crate) fn json<T: Serialize>(plain: &T) -> Value {
    serde_json::to_value(plain).expect("plain data has a JSON form")
}

#[expect(clippy::expect_used, reason = "conformance holds that plain data has a JSON form")]
pub(crate) fn text<T: Serialize>(plain: &T) -> String {
    serde_json::to_string(plain).expect("plain data has a JSON form")
}

#[expect(clippy::expect_used, reason = "conformance holds that plain data has a JSON form")]
pub(crate) fn raw<T: Serialize>(plain: &T) -> Box<RawValue> {
    to_raw_value(plain).expect("plain data has a JSON form")
}

pub(crate) fn read<T: DeserializeOwned>(what: &str, value: &Value) -> Result<T, Malformed> {
    T::deserialize(value).map_err(|error| {
        let shown = beginning(&value.to_string());
        Malformed::new(format!("invalid {what}: {shown} ({error})"))
    })
}

/// As much of a text as an error message quotes.
pub(crate) fn beginning(text: &str) -> String {
    match text.char_indices().nth(60) {
        Some((cut, _)) => format!("{}…", &text[..cut]),
        None => text.to_owned(),
    }
}
