//! Pages to be read: help, and answers to a game's own questions.

use serde_json::Value;

use super::session::{NotDone, Session};

/// Help for the terminal: a key and what it does, or a heading. It fits on one small screen.
pub const KEYS: [(&str, &str); 19] = [
    ("Choosing", ""),
    ("↑ ↓", "move through the choices; Enter takes the marked one"),
    ("7 Enter", "takes choice 7"),
    ("/", "shows only choices with some text in them; Esc shows all again"),
    (":", "any command as JSON, listed or not; Tab fills in the marked one"),
    ("i", "a hint: what this decision is about, what people usually do"),
    ("b", "what the bot 'hard' would do in your place"),
    ("The match", ""),
    ("u", "takes back your last act and all that came after it"),
    ("s", "saves the match; tokyo play --resume FILE goes on with it"),
    ("n", "another match, once this one is over"),
    ("q", "leaves; Ctrl-C leaves at once"),
    ("Looking", ""),
    ("r", "the rules; after a refusal, at the clause it named"),
    ("l", "the whole log"),
    ("v", "the board on the whole screen"),
    ("a", "questions that the game can answer"),
    ("PgUp PgDn ← →", "scroll the board where it is large"),
    ("Esc", "closes whatever is open; the clock stands still meanwhile"),
];

/// Help for the plain line mode.
pub const PLAIN_HELP: &str = "\
Type a line and press Enter:
  7          takes choice 7
  /text      lists only choices with that text in them
  :JSON      any command as JSON; why it is refused is told with the clause of the rules
  p          lets a chance to act pass
  i          a hint: what this decision is about, what people usually do
  b          what the bot 'hard' would do in your place
  u          takes back your last act and all that came after it
  s FILE     saves the match; s! FILE saves over another file
  r, r 2.4   the rules, or one clause
  l          the whole log
  a, a 1     questions that the game can answer; the answer to question 1
  n          another match, once this one is over
  q          leaves
An empty line shows the table again.
";

/// What the game answers to a question, to be read by people.
pub fn answer(session: &Session, question: &Value) -> Result<String, NotDone> {
    let answer = session.game().ask(session.viewer(), question);
    answer
        .map(|answer| readable(&answer, 0).trim_start_matches('\n').to_owned())
        .map_err(|denied| NotDone::from(denied.to_string()))
}

/// JSON as indented lines without its brackets and quotes.
fn readable(value: &Value, depth: usize) -> String {
    let indent = "  ".repeat(depth);
    let is_flat = |value: &Value| !value.is_object() && !value.is_array();
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let field = |(key, value): (&String, &Value)| {
                let value = readable(value, depth + 1);
                let gap = if value.starts_with('\n') { "" } else { " " };
                format!("\n{indent}{key}:{gap}{value}")
            };
            fields.iter().map(field).collect()
        }
        Value::Array(items) if items.is_empty() => "none".into(),
        Value::Array(items) if items.iter().all(is_flat) => {
            let items: Vec<String> = items.iter().map(|item| readable(item, depth)).collect();
            items.join(", ")
        }
        Value::Array(items) => {
            let item = |item| format!("\n{indent}- {}", readable(item, depth + 1).trim_start());
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

    #[test]
    fn answers_read_without_brackets_and_quotes() {
        let answer = json!({"columns": [1, 2], "names": [], "odds": {"hit": 3}, "why": "so"});
        let text = readable(&answer, 0);
        assert_eq!(text.trim(), "columns: 1, 2\nnames: none\nodds:\n  hit: 3\nwhy: so");
    }
}
