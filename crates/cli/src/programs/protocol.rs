//! Requests to a program, and its answers.

use contract::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The first request, once for each start of the program.
#[derive(Serialize)]
pub struct Hello {
    pub game: &'static str,
    pub rules_version: u32,
}

/// A match begins.
#[derive(Serialize)]
pub struct Begin<'a, S> {
    /// With all its options.
    pub setup: &'a S,
    /// How many there are.
    pub seats: usize,
    /// The program's own.
    pub seat: Seat,
    /// A number for its own luck.
    pub seed: u32,
}

/// A decision is to be made.
#[derive(Serialize)]
pub struct Choose<'a, V, O> {
    pub decision: u32,
    /// Whether the match waits for it; otherwise the seat may let its chance pass.
    pub must: bool,
    pub view: V,
    pub offers: &'a O,
}

/// A match is over.
#[derive(Serialize)]
pub struct Over<'a> {
    /// How it ended; nothing if it was broken off.
    pub outcome: Option<&'a contract::Outcome>,
}

/// What a program decides.
#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    pub command: Option<Value>,
    /// How long the seat takes over it, in match time.
    #[serde(default)]
    pub after_ms: u64,
}

/// No decision takes longer than a year of match time.
const LONGEST_MS: u64 = 366 * 24 * 60 * 60 * 1_000;

#[derive(Serialize)]
struct Request<'a, T> {
    id: u64,
    #[serde(rename = "do")]
    verb: &'static str,
    #[serde(flatten)]
    fields: &'a T,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    id: u64,
    ok: Option<Value>,
    error: Option<String>,
}

/// A request as a line without its end.
#[expect(clippy::expect_used, reason = "conformance holds that plain data has a JSON form")]
pub fn request<T: Serialize>(id: u64, verb: &'static str, fields: &T) -> String {
    serde_json::to_string(&Request { id, verb, fields }).expect("it has a JSON form")
}

/// The `ok` of an answer to the request with that id; or what is wrong with it and what would be
/// right.
pub fn read(line: &str, id: u64) -> Result<Value, String> {
    let shown = beginning(line);
    let answer: Answer = serde_json::from_str(line).map_err(|error| {
        format!(
            "it answered {shown}, which is no answer ({error}): write one line such as \
             {{\"id\": {id}, \"ok\": true}}, and anything else to standard error"
        )
    })?;
    if answer.id != id {
        let other = answer.id;
        return Err(format!(
            "it answered request {other} instead of {id}: answer every request once, with its id"
        ));
    }
    match (answer.ok, answer.error) {
        (Some(ok), None) => Ok(ok),
        (None, Some(error)) => Err(format!("it says: {}", beginning(&error))),
        _ => Err(format!(
            "it answered {shown}: an answer has either \"ok\" or \"error\", next to its id"
        )),
    }
}

/// Reads a decision; or says what is wrong with it and what would be right.
pub fn choice(ok: &Value) -> Result<Choice, String> {
    let right =
        "choose is answered by \"ok\": {\"command\": …}, with \"after_ms\" if it takes time";
    let shown = beginning(&ok.to_string());
    let choice =
        Choice::deserialize(ok).map_err(|error| format!("it chose {shown} ({error}): {right}"))?;
    match choice.after_ms {
        0..=LONGEST_MS => Ok(choice),
        _ => Err("its after_ms is beyond a year of match time: it is in milliseconds".to_owned()),
    }
}

/// As much of a text as a message quotes.
pub fn beginning(text: &str) -> String {
    match text.char_indices().nth(120) {
        Some((cut, _)) => format!("'{}…'", &text[..cut]),
        None => format!("'{text}'"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn requests_are_one_line_with_the_verb_in_front() {
        let hello = Hello { game: "connect-four", rules_version: 1 };
        let line = request(7, "hello", &hello);
        assert_eq!(line, r#"{"id":7,"do":"hello","game":"connect-four","rules_version":1}"#);
    }

    #[test]
    fn answers_are_read() {
        assert_eq!(read(r#"{"id": 3, "ok": {"command": "pass"}}"#, 3).unwrap()["command"], "pass");
        let choice = choice(&json!({ "command": "pass", "after_ms": 20 })).unwrap();
        assert_eq!(choice, Choice { command: Some(json!("pass")), after_ms: 20 });
        assert_eq!(super::choice(&json!({})).unwrap(), Choice { command: None, after_ms: 0 });
    }

    #[test]
    fn wrong_answers_are_told_apart() {
        let cases = [
            ("hello", "which is no answer"),
            ("{}", "which is no answer"),
            (r#"{"ok": true}"#, "missing field `id`"),
            (r#"{"id": 3, "ok": true, "extra": 1}"#, "unknown field `extra`"),
            (r#"{"id": 2, "ok": true}"#, "request 2 instead of 3"),
            (r#"{"id": 3}"#, "either \"ok\" or \"error\""),
            (r#"{"id": 3, "ok": 1, "error": "no"}"#, "either \"ok\" or \"error\""),
            (r#"{"id": 3, "error": "out of ideas"}"#, "it says: 'out of ideas'"),
        ];
        for (line, expected) in cases {
            let why = read(line, 3).unwrap_err();
            assert!(why.contains(expected), "{line}: {why}");
        }
        let long = "é".repeat(5_000);
        assert!(read(&long, 3).unwrap_err().len() < 600);
        for wrong in [json!(3), json!({ "comand": 1 }), json!({ "after_ms": -1 })] {
            assert!(choice(&wrong).unwrap_err().contains("choose is answered by"), "{wrong}");
        }
        assert!(choice(&json!({ "after_ms": u64::MAX })).unwrap_err().contains("after_ms"));
    }
}
