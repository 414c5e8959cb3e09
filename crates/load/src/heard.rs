//! What the server says, read no further than needed.

use std::borrow::Cow;

use memchr::memmem;
use serde::Deserialize;
use serde::de::Error as _;
use serde_json::Error;
use serde_json::value::RawValue;

use crate::json::{fields, items};

/// A message of the server.
#[derive(Debug, Default)]
pub struct Heard<'a> {
    /// What kind of message.
    pub is: Cow<'a, str>,
    /// The version that the client has now, or that its command made.
    pub version: Option<u64>,
    /// The version before.
    pub after: Option<u64>,
    /// The command's id.
    pub id: Option<Cow<'a, str>>,
    /// What kind of fault.
    pub code: Option<Cow<'a, str>>,
    /// The decision that the seat has now, where a command answered an older one.
    pub decision: Option<u32>,
    /// The seat that the client has.
    pub seat: Option<u8>,
    /// What the seat is asked.
    pub ask: Option<Ask<'a>>,
    /// Whom the game waits for.
    pub awaiting: Option<Awaiting>,
    comes_to_its_end: bool,
}

/// What a seat is asked.
#[derive(Debug, Default)]
pub struct Ask<'a> {
    /// The decision that a command answers.
    pub decision: u32,
    /// What the seat may command, each offer as text.
    pub offers: Vec<&'a str>,
}

/// Whom the game waits for, or that it is over.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Awaiting {
    /// Present while the match goes on.
    pub seats: Option<Waiting>,
}

/// Whom a running game waits for.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Waiting {
    /// Seats that have to act.
    pub must: Vec<u8>,
}

impl<'a> Heard<'a> {
    /// Reads a message.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(text: &'a str) -> Result<Heard<'a>, Error> {
        let parts = around_view(text);
        if let Some(heard) = parts.and_then(|parts| Heard::of(&parts).ok())
            && heard.is_whole()
        {
            return Ok(heard);
        }
        let heard = Heard::of(&[text])?;
        match heard.is.is_empty() {
            true => Err(Error::custom("this is no message")),
            false => Ok(heard),
        }
    }

    /// What the fields of these parts of a message say.
    fn of(parts: &[&'a str]) -> Result<Heard<'a>, Error> {
        let mut heard = Heard::default();
        for (key, value) in parts.iter().flat_map(|part| fields(part)) {
            match key {
                "is" => heard.is = words(value)?,
                "version" => heard.version = serde_json::from_str(value)?,
                "after" => heard.after = serde_json::from_str(value)?,
                "id" => heard.id = Some(words(value)?),
                "code" => heard.code = Some(words(value)?),
                "decision" => heard.decision = serde_json::from_str(value)?,
                "seat" => heard.seat = serde_json::from_str(value)?,
                "ask" => heard.ask = Some(Ask::read(value)?),
                "awaiting" => heard.awaiting = serde_json::from_str(value)?,
                // In each message with a view, and behind it.
                "undo_is_free" => heard.comes_to_its_end = true,
                _ => {}
            }
        }
        Ok(heard)
    }

    /// Whether both sides of the view were there.
    fn is_whole(&self) -> bool {
        self.version.is_some() && self.comes_to_its_end
    }
}

/// What stands before and behind the view, which is most of a message. Names of fields are looked
/// for instead of brackets, so this may be mistaken: then a part does not come to its end.
fn around_view(text: &str) -> Option<[&str; 2]> {
    let view = memmem::find(text.as_bytes(), br#","view":"#)?;
    let (before, rest) = text.split_at_checked(view)?;
    let awaiting = memmem::find(rest.as_bytes(), br#","awaiting":"#)?;
    Some([before, rest.get(awaiting..)?])
}

impl<'a> Ask<'a> {
    fn read(text: &'a str) -> Result<Ask<'a>, Error> {
        let mut ask = Ask::default();
        for (key, value) in fields(text) {
            match key {
                "decision" => ask.decision = serde_json::from_str(value)?,
                "offers" => ask.offers = items(value).collect(),
                _ => {}
            }
        }
        Ok(ask)
    }
}

/// The command of an offer, as it is to be sent.
pub fn command(offer: &str) -> Option<&str> {
    fields(offer).find_map(|(key, value)| (key == "command").then_some(value))
}

/// Words between quotes.
fn words(value: &str) -> Result<Cow<'_, str>, Error> {
    let plain = value.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    match plain.filter(|words| !words.contains('\\')) {
        Some(words) => Ok(Cow::Borrowed(words)),
        None => serde_json::from_str(value).map(Cow::Owned),
    }
}

/// The part of a message that two clients in step have in common.
#[derive(Debug, Deserialize)]
pub struct Shown<'a> {
    /// How many lines the log has.
    pub version: u64,
    /// What the viewer may know.
    #[serde(borrow)]
    pub view: &'a RawValue,
}

impl Shown<'_> {
    /// Whether two messages show the same.
    pub fn are_alike(one: &str, other: &str) -> bool {
        let one: Option<Shown<'_>> = serde_json::from_str(one).ok();
        let other: Option<Shown<'_>> = serde_json::from_str(other).ok();
        let Some((one, other)) = one.zip(other) else { return false };
        one.version == other.version && one.view.get() == other.view.get()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn update(events: &str, view: &str) -> String {
        let ask = r#"{"decision":12,"offers":[{"command":{"keep":["heart"]},"label":"a, b"},{"command":"pass"}]}"#;
        format!(
            r#"{{"is":"update","after":3,"events":[{events}],"version":4,"at_ms":7,"view":{view},"awaiting":{{"seats":{{"must":[1],"may":[]}}}},"ask":{ask},"sitters":[],"undo_is_free":false}}"#
        )
    }

    #[test]
    fn an_update_is_read_past_whatever_events_and_views_have_the_same_names_for() {
        let awaited = r#"{"seats":{"must":[0],"may":[]}}"#;
        let views = [
            r#"{"a":1}"#.to_owned(),
            r#"{"version":9,"awaiting":7,"seat":"none","id":[1]}"#.to_owned(),
            format!(r#"{{"a":1,"awaiting":{awaited},"view":2}}"#),
            format!(r#"{{"a":{{"b":"]","awaiting":{awaited}}}}}"#),
        ];
        let events = ["", r#"{"a":1,"view":{},"awaiting":3}"#, r#"{"version":8,"view":2}"#];
        for (view, events) in views.iter().flat_map(|view| events.map(|events| (view, events))) {
            let text = update(events, view);
            let heard = Heard::read(&text).unwrap();
            assert_eq!((&*heard.is, heard.after, heard.version), ("update", Some(3), Some(4)));
            assert_eq!((heard.seat, heard.id), (None, None), "{text}");
            assert_eq!(heard.awaiting.unwrap().seats.unwrap().must, [1], "{text}");
            let ask = heard.ask.unwrap();
            let commands: Vec<_> = ask.offers.iter().map(|offer| command(offer).unwrap()).collect();
            assert_eq!((ask.decision, commands), (12, vec![r#"{"keep":["heart"]}"#, r#""pass""#]));
        }
    }

    #[test]
    fn short_messages_are_read_and_others_refused() {
        let ack = Heard::read(r#"{"is":"ack","id":"m\"7","version":5}"#).unwrap();
        assert_eq!((ack.id.as_deref(), ack.version), (Some("m\"7"), Some(5)));
        let over = Heard::read(r#"{"is":"update","awaiting":{"over":{}}}"#).unwrap();
        assert!(over.awaiting.unwrap().seats.is_none());
        for text in ["", "{}", "[]", "no", r#"{"is":7}"#, r#"{"is":"ack","version":"5"}"#] {
            assert!(Heard::read(text).is_err(), "{text}");
        }
    }
}
