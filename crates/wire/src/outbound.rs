//! What the server says.

use std::fmt;

use contract::{Awaiting, Phrase, Seat, SeatSet};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::clock::Clocks;
use crate::house::Announcement;
use crate::lobby::Table;
use crate::log::{LogEntry, LogTurn};
use crate::motion::{GaveUp, Pause, Proposal};
use crate::sitter::Sitter;
use crate::wave::Wave;

/// A message to a client.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Outbound {
    /// The whole view: the first answer, and the answer to `resync`.
    Welcome(Box<Welcome>),
    /// The answer to `hello` with a version that is not long ago: what the client missed, if
    /// anything, follows as updates.
    Resumed {
        /// The seat that the client has, if any.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
        seat: Option<Seat>,
        /// The version that the client will have reached.
        version: u64,
    },
    /// A table in the lobby: the answer to `hello` before the match has begun, and whatever
    /// becomes of it. When the match begins, the whole view follows by itself.
    Lobby(Box<Table>),
    /// Something happened.
    Update(Box<Update>),
    /// A command is durable.
    Ack {
        /// The command's id.
        id: String,
        /// The version that it made.
        version: u64,
    },
    /// The rules, or the table, forbid a command. Nothing has changed.
    Refused(Box<Refused>),
    /// Something else is wrong with a message.
    Error {
        /// The command's id, if it had one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        id: Option<String>,
        /// What kind of fault.
        code: Code,
        /// One sentence, in English.
        message: String,
        /// The sentence's key and arguments, for clients that say it in another language.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
        reason: Option<Phrase>,
    },
    /// Somebody said something.
    Chat(Chat),
    /// How others hold their hands now: only those that moved, at most once in 100 milliseconds.
    /// A slow reader is told less of it.
    Waves {
        /// Each seat at most once.
        waves: Vec<Wave>,
    },
    /// What the operator tells everybody now: all of it, each time that changes.
    Announcements {
        /// The oldest first.
        announcements: Vec<Announcement>,
    },
    /// The client reads too slowly and has missed something: it has to say `resync`.
    Resync {},
    /// Somebody is there.
    Pong {},
}

impl Outbound {
    /// What the message is, as `is` says in its JSON form.
    pub fn kind(&self) -> &'static str {
        match self {
            Outbound::Welcome(_) => "welcome",
            Outbound::Resumed { .. } => "resumed",
            Outbound::Lobby(_) => "lobby",
            Outbound::Update(_) => "update",
            Outbound::Ack { .. } => "ack",
            Outbound::Refused(_) => "refused",
            Outbound::Error { .. } => "error",
            Outbound::Chat(_) => "chat",
            Outbound::Waves { .. } => "waves",
            Outbound::Announcements { .. } => "announcements",
            Outbound::Resync {} => "resync",
            Outbound::Pong {} => "pong",
        }
    }
}

/// What kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The message cannot be read.
    Malformed,
    /// The first message has to be `hello`.
    HelloFirst,
    /// There is no such table.
    NoTable,
    /// The match has not begun: what becomes of the table is told.
    NotBegun,
    /// The match cannot go on: it was played by other rules, or what is stored of it is damaged.
    Frozen,
    /// Only a player with a seat may do that.
    NoSeat,
    /// The seat is no longer the client's: its owner has left it or come back to it, so the seat
    /// token is no longer good. What follows is what everybody may see.
    SeatGone,
    /// Too many messages in too short a time.
    TooFast,
    /// Nobody may chat at this table, or only players may.
    ChatClosed,
    /// The server is busy: try again.
    Busy,
    /// The command could not be made durable; whether it was is unknown: send it again.
    NotStored,
    /// The server is shutting down: connect again.
    Closing,
    /// Another server has the table now: connect again.
    Moved,
    /// The operator has closed the table: the reason says why.
    Closed,
    /// The client is shut out: the reason says until when, and why.
    Banned,
    /// The host or the operator has muted the speaker: the reason says who, and why.
    Muted,
}

/// As it is written in messages.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

/// The whole view.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Welcome {
    /// The game's id.
    pub game: String,
    /// The seat that the client has, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// What one plays for, in one line; nothing for a client that wants no labels.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub goal: Option<String>,
    /// How things stand.
    #[serde(flatten)]
    pub standing: Standing,
    /// How long ago the last line was, in milliseconds: so long the players' clocks have run.
    pub since_ms: u64,
    /// The last things said.
    pub chat: Vec<Chat>,
}

/// Something happened.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Update {
    /// The version before it: a client that has another one missed something.
    pub after: u64,
    /// What happened, as this viewer may know it.
    pub events: Vec<Event>,
    /// What else the log tells: undos, questions about them, and changes of seats.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<LogEntry>>", optional))]
    pub deeds: Vec<LogEntry>,
    /// The undo that was done, if one was: a log hides what it took back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub undone: Option<Undone>,
    /// How things stand now.
    #[serde(flatten)]
    pub standing: Standing,
}

/// How things stand, for one viewer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Standing {
    /// How many lines the log has.
    pub version: u64,
    /// Match time of the last line.
    pub at_ms: u64,
    /// What the viewer may know, as JSON text: it is written once and never looked into.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[cfg_attr(feature = "types", ts(as = "Value"))]
    pub view: Box<RawValue>,
    /// Whom the game waits for, or how it ended.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub awaiting: Awaiting,
    /// What the viewer's seat is asked, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub ask: Option<Asked>,
    /// The players by seat, the first seat first.
    pub sitters: Vec<Sitter>,
    /// Why the match ended, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub ended: Option<Ended>,
    /// The players' clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub clocks: Option<Clocks>,
    /// The undo that waits for consent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub undo: Option<UndoAsked>,
    /// Whether the viewer's seat could take back freely.
    pub undo_is_free: bool,
    /// Why the viewer's seat cannot take back at all, if that is so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub no_undo: Option<NoUndo>,
    /// Whether this is practice: the one person here may take back anything.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub practice: bool,
    /// The proposal that waits for answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub proposal: Option<Proposal>,
    /// The pause that the match is in: no clock runs, and nothing can be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub paused: Option<Pause>,
    /// Who agreed to end the match without a result, if they did. Places and points of the outcome
    /// mean nothing then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<u8>>))]
    pub ended_by: Option<SeatSet>,
    /// Who gave up a seat that somebody else has taken over since.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<GaveUp>>", optional))]
    pub gave_up: Vec<GaveUp>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(flag: &bool) -> bool {
    !*flag
}

/// Why a match ended and how its places were decided, in the client's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Ended {
    /// Sentences: why it ended, what decided the places, how ties were broken.
    pub why: Vec<String>,
    /// What decided each seat's place, where the score alone does not tell.
    pub seats: Vec<Option<String>>,
}

/// Why a seat cannot take back its last act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum NoUndo {
    /// It has not acted.
    Nothing,
    /// The rules bar it: chance was drawn, something hidden was seen, or a clause makes it final.
    Barred,
    /// Somebody who would have to agree is away.
    Away,
    /// Somebody else has acted since. Only people who share a device are told so: others can ask.
    Others,
}

/// An undo that was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Undone {
    /// The seat that had asked for it.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The first line that was taken back, counted from 1.
    pub to: usize,
}

/// What a seat is asked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Asked {
    /// The decision that a command answers.
    pub decision: u32,
    /// What the seat may command. Where the region says that there is more, none comes to a client
    /// that wants none.
    pub offers: Vec<Offer>,
    /// What lies beyond the list; nothing means that the list is complete.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub region: Option<Value>,
    /// What the decision is about and what people usually do, for players new to the game; nothing
    /// for a client that wants no labels.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub hint: Option<String>,
}

/// Something that a seat may command.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Offer {
    /// What to send to choose it.
    #[cfg_attr(feature = "openapi", schema(value_type = Value))]
    #[cfg_attr(feature = "types", ts(as = "Value"))]
    pub command: Box<RawValue>,
    /// The command in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub label: Option<String>,
    /// That it brings the end of the match, in words, where it is sure to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub warning: Option<String>,
    /// Whether it is sure to win the match at once: then the warning is good news.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub wins: bool,
}

/// Something that happened.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SeenEvent"))]
pub struct Event {
    /// The line of the log that it belongs to, counted from 1.
    pub line: u64,
    /// The turn that it belongs to.
    pub turn: LogTurn,
    /// As the game writes it.
    #[cfg_attr(feature = "openapi", schema(value_type = Value))]
    #[cfg_attr(feature = "types", ts(as = "Value"))]
    pub event: Box<RawValue>,
    /// The event in the client's language.
    pub text: String,
}

/// An undo that waits for consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct UndoAsked {
    /// The seat that asks for it.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The first line to be taken back, counted from 1.
    pub to: usize,
    /// Who still has to agree.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub waiting: SeatSet,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Chat {
    /// Its number at that table.
    pub number: u64,
    /// The speaker's name at that time.
    pub name: String,
    /// In which seat they sat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub seat: Option<u8>,
    /// Their public id, the same at every table: what they can be muted by. Old messages have
    /// none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub speaker: Option<String>,
    /// The word of their picture, if they have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub avatar: Option<String>,
    /// The message, in the speaker's own words.
    pub text: String,
}

/// Why a command was not accepted.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Refused {
    /// The command's id.
    pub id: String,
    /// The clause of the rules; nothing where the table itself has a reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub clause: Option<String>,
    /// One sentence: in the client's language where the rules have a reason, in English where the
    /// table has.
    pub why: String,
    /// The sentence's key and arguments, for clients that say it in other words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub reason: Option<Phrase>,
    /// The pieces in the way.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<String>>", optional))]
    pub pieces: Vec<String>,
    /// The decision that the seat has now, if the command answered an older one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub decision: Option<u32>,
}
