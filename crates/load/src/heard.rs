//! What the server says, read no further than needed.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;

/// A message of the server.
#[derive(Debug, Deserialize)]
pub struct Heard<'a> {
    /// What kind of message.
    #[serde(borrow)]
    pub is: Cow<'a, str>,
    /// The version that the client has now, or that its command made.
    pub version: Option<u64>,
    /// The version before.
    pub after: Option<u64>,
    /// The command's id.
    #[serde(borrow)]
    pub id: Option<Cow<'a, str>>,
    /// What kind of fault.
    #[serde(borrow)]
    pub code: Option<Cow<'a, str>>,
    /// The decision that the seat has now, where a command answered an older one.
    pub decision: Option<u32>,
    /// The seat that the client has.
    pub seat: Option<u8>,
    /// What the seat is asked.
    #[serde(borrow)]
    pub ask: Option<Ask<'a>>,
    /// Whom the game waits for.
    pub awaiting: Option<Awaiting>,
}

/// What a seat is asked.
#[derive(Debug, Deserialize)]
pub struct Ask<'a> {
    /// The decision that a command answers.
    pub decision: u32,
    /// What the seat may command.
    #[serde(borrow)]
    pub offers: Vec<Offer<'a>>,
}

/// Something that a seat may command.
#[derive(Debug, Deserialize)]
pub struct Offer<'a> {
    /// The command, as it is to be sent.
    #[serde(borrow)]
    pub command: &'a RawValue,
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
