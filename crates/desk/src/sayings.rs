//! What several viewers are told in the same words, put into words once.

use serde_json::value::RawValue;
use wire::sitter::Sitter;

/// What has been put into words of one step of a match: who sits where, and what happened. For
/// viewers who hear the same language; each hears only of what they may know.
#[derive(Default)]
pub struct Sayings {
    sitters: Option<Vec<Sitter>>,
    /// Events, as a viewer may know them, and how they are told.
    told: Vec<(Box<RawValue>, String)>,
}

impl Sayings {
    /// Who sits where.
    pub(crate) fn sitters(&mut self, name: impl FnOnce() -> Vec<Sitter>) -> Vec<Sitter> {
        self.sitters.get_or_insert_with(name).clone()
    }

    /// An event in words: what is written alike is told alike.
    pub(crate) fn text(&mut self, event: &RawValue, tell: impl FnOnce() -> String) -> String {
        let known = self.told.iter().find(|(other, _)| other.get() == event.get());
        if let Some((_, text)) = known {
            return text.clone();
        }
        let text = tell();
        self.told.push((event.to_owned(), text.clone()));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(json: &str) -> Box<RawValue> {
        RawValue::from_string(json.to_owned()).unwrap()
    }

    #[test]
    fn an_event_is_put_into_words_once_and_a_redacted_one_anew() {
        let mut sayings = Sayings::default();
        let peeked = event(r#"{"card":7}"#);
        assert_eq!(sayings.text(&peeked, || "Ann peeked at 7".to_owned()), "Ann peeked at 7");
        assert_eq!(sayings.text(&peeked, || panic!("said before")), "Ann peeked at 7");
        let redacted = event(r#"{"card":null}"#);
        assert_eq!(sayings.text(&redacted, || "Ann peeked".to_owned()), "Ann peeked");
    }
}
