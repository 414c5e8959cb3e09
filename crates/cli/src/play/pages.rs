//! Pages to be read: help, and answers to a game's own questions.

use contract::Phrase;
use pens::columns;
use serde_json::Value;

use super::session::{NotDone, Session};

/// Help for the terminal: a key and the message that says what it does, or a heading, which has no
/// key. It fits on one small screen.
pub const KEYS: [(&str, &str); 19] = [
    ("", "term-help-choosing"),
    ("↑ ↓", "term-help-marked"),
    ("7 Enter", "term-help-number"),
    ("/", "term-help-filter"),
    (":", "term-help-command"),
    ("i", "term-help-hint"),
    ("b", "term-help-advice"),
    ("", "term-help-match"),
    ("u", "term-help-undo"),
    ("s", "term-help-save"),
    ("n", "term-help-again"),
    ("q", "term-help-quit"),
    ("", "term-help-looking"),
    ("r", "term-help-rules"),
    ("l", "term-help-log"),
    ("v", "term-help-board"),
    ("a", "term-help-ask"),
    ("PgUp PgDn ← →", "term-help-scroll"),
    ("Esc", "term-help-close"),
];

/// What can be typed in the plain line mode. FILE and TEXT stand for what the person makes up.
const LINES: [(&str, &str); 13] = [
    ("7", "term-help-number"),
    ("/TEXT", "term-help-find"),
    (":JSON", "term-help-command-plain"),
    ("p", "term-help-pass"),
    ("i", "term-help-hint"),
    ("b", "term-help-advice"),
    ("u", "term-help-undo"),
    ("s FILE", "term-help-save-plain"),
    ("r, r 2.4", "term-help-rules-plain"),
    ("l", "term-help-log"),
    ("a, a 1", "term-help-ask-plain"),
    ("n", "term-help-again"),
    ("q", "term-help-quit-plain"),
];

/// Columns for what is typed, beside what it does.
const TYPED: usize = 11;

/// Help for the plain line mode.
pub fn plain_help(session: &Session) -> String {
    let (file, text) = (session.term("term-file"), session.term("term-text"));
    let line = |(typed, does): (&str, &'static str)| {
        let typed = typed.replace("FILE", &file).replace("TEXT", &text);
        format!("  {}{}\n", columns::start(&typed, TYPED), what_key_does(session, does))
    };
    let lines: String = LINES.into_iter().map(line).collect();
    let (first, last) = (session.term("term-help-line"), session.term("term-help-empty"));
    format!("{first}\n{lines}{last}\n")
}

/// What a key does, or a heading over several.
pub fn what_key_does(session: &Session, message: &'static str) -> String {
    session.say(&Phrase::new(message).with("file", Phrase::new("term-file")))
}

/// What the game answers to a question, to be read by people.
pub fn answer(session: &Session, question: &Value) -> Result<String, NotDone> {
    let answer = session.game().ask(session.viewer(), question);
    let answer = answer.map_err(|denied| session.not_done(&denied.into()))?;
    Ok(readable(&answer, 0, &session.term("term-none")).trim_start_matches('\n').to_owned())
}

/// A question that was typed as JSON.
pub fn typed_question(session: &Session, text: &str) -> Result<Value, NotDone> {
    serde_json::from_str(text).map_err(|error| {
        let why = Phrase::new("term-question-json").with("column", error.column());
        NotDone::from(session.say(&why))
    })
}

/// JSON as indented lines without its brackets and quotes; `none` stands for an empty list.
fn readable(value: &Value, depth: usize, none: &str) -> String {
    let indent = "  ".repeat(depth);
    let is_flat = |value: &Value| !value.is_object() && !value.is_array();
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let field = |(key, value): (&String, &Value)| {
                let value = readable(value, depth + 1, none);
                let gap = if value.starts_with('\n') { "" } else { " " };
                format!("\n{indent}{key}:{gap}{value}")
            };
            fields.iter().map(field).collect()
        }
        Value::Array(items) if items.is_empty() => none.to_owned(),
        Value::Array(items) if items.iter().all(is_flat) => {
            let items: Vec<String> = items.iter().map(|item| readable(item, depth, none)).collect();
            items.join(", ")
        }
        Value::Array(items) => {
            let item =
                |item| format!("\n{indent}- {}", readable(item, depth + 1, none).trim_start());
            items.iter().map(item).collect()
        }
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::play::tests::connect_four_in;

    #[test]
    fn help_lines_up_in_every_language() {
        for language in ["en", "fr", "ja"] {
            let help = plain_help(&connect_four_in(language));
            let lines: Vec<&str> = help.lines().filter(|line| line.starts_with("  ")).collect();
            assert_eq!(lines.len(), LINES.len());
            for line in lines {
                // What is typed leaves at least one space before what it does.
                let typed = columns::cut(line, 2 + TYPED);
                assert!(typed.ends_with(' ') && columns::columns(typed) == 2 + TYPED, "{line}");
                assert!(!line[typed.len()..].starts_with(' '), "{line}");
            }
        }
    }

    #[test]
    fn answers_read_without_brackets_and_quotes() {
        let answer = json!({"columns": [1, 2], "names": [], "odds": {"hit": 3}, "why": "so"});
        let text = readable(&answer, 0, "none");
        assert_eq!(text.trim(), "columns: 1, 2\nnames: none\nodds:\n  hit: 3\nwhy: so");
    }
}
