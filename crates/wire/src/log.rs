//! The log of a match, as one viewer may know it.

use contract::Seat;
use serde::Serialize;
use serde_json::Value;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::sitter::SeatChange;

/// A page of a match's log: the newest entries, or those before a cursor.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LogPage {
    /// The version of the match that the log tells of.
    pub version: u64,
    /// The oldest first. A line of the match is never split between two pages.
    pub entries: Vec<LogEntry>,
    /// Ask for `before` this line to get the entries before these; nothing if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub before: Option<u64>,
}

/// One thing that the log tells. What was taken back is left out; an undo is one entry.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LogEntry {
    /// The line of the match that it belongs to, counted from 1.
    pub line: u64,
    /// The turn that it belongs to.
    pub turn: LogTurn,
    /// What kind of thing.
    pub deed: LogDeed,
    /// Who did it, where it is no event of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// Why somebody else sits in the seat, where that is what happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub why: Option<SeatChange>,
    /// What happened as the game writes it, where it is an event of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub event: Option<Value>,
    /// What happened in words; for an undo, what it took back. Empty where only the kind is told.
    pub text: String,
}

/// The turn that something belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LogTurn {
    /// The round, from 1 up; 0 in games that have none.
    pub round: u32,
    /// Whose turn it was; nothing where everybody plays at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
}

/// What kind of thing an entry of the log tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LogDeed {
    /// An event of the game.
    Play,
    /// A seat asked the others to let it take back.
    AskUndo,
    /// A seat agreed to that.
    AgreeUndo,
    /// A seat declined it.
    DeclineUndo,
    /// Something was taken back.
    Undo,
    /// Somebody else sits in a seat from then on.
    Seat,
    /// A seat proposed a pause.
    ProposePause,
    /// A seat proposed to go on before the pause is over.
    ProposeResume,
    /// A seat proposed to end without a result.
    ProposeEnd,
    /// A seat agreed to what was proposed.
    Agree,
    /// A seat declined it.
    Decline,
    /// The match was paused.
    Pause,
    /// The match went on.
    Resume,
    /// The match ended without a result.
    End,
}
