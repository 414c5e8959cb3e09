//! A part of the seed, for tests that are about something else: everybody contributes the same.

use serde_json::{Value, json};

const NONCE: &str = "0123456789abcdef";

/// What is sent there: with a commitment where somebody sits down, and the nonce where it is
/// revealed.
pub fn contributed(path: &str, body: &Value) -> Value {
    let mut body = body.clone();
    if path == "/api/tables" || path.ends_with("/join") {
        body["commitment"] = json!(wire::seal::commitment(NONCE));
    } else if path.ends_with("/reveal") {
        body["nonce"] = json!(NONCE);
    }
    body
}

/// Where the host reveals after a start.
pub fn reveal_after(path: &str) -> Option<String> {
    path.strip_suffix("/start").map(|table| format!("{table}/reveal"))
}
