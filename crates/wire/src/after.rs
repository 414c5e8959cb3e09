//! Matches that are over, as the HTTP interface speaks of them.

use contract::Awaiting;
use serde::Serialize;
use serde_json::Value;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::motion::GaveUp;
use crate::sitter::Sitter;

/// One step of a match, seen from somewhere.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Step {
    /// Its number; 0 is the opening.
    pub step: usize,
    /// How many steps the match has.
    pub steps: usize,
    /// The line of the record.
    pub line: Option<Value>,
    /// What happened, as this viewer could know it.
    pub events: Vec<Value>,
    /// What this viewer could know.
    pub view: Value,
    /// Whom the game waited for, or how it ended.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub awaiting: Awaiting,
    /// The players at that step, the first seat first.
    pub sitters: Vec<Sitter>,
}

/// A match in numbers.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Statistics {
    /// How many rounds were played, as the game counts them.
    pub rounds: u32,
    /// How many lines the record has.
    pub lines: usize,
    /// Whether it was practice: the one person could take back anything.
    pub practice: bool,
    /// How many commands of the game were played, without those that were taken back.
    pub moves: u64,
    /// How many times something was taken back.
    pub undos: u64,
    /// How long the match lasted, in match time.
    pub duration_ms: u64,
    /// The way it ended.
    pub ending: Option<String>,
    /// Each seat in numbers.
    pub seats: Vec<SeatStatistics>,
    /// Who gave up a seat that somebody else has taken over since: they have lost.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<GaveUp>>", optional))]
    pub gave_up: Vec<GaveUp>,
}

/// A seat in numbers.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatStatistics {
    /// Who sat there at the end.
    pub name: String,
    /// The bot's level, if it was one.
    pub bot: Option<String>,
    /// How many commands it played.
    pub moves: u64,
    /// How long the table waited before its commands, altogether.
    pub time_ms: u64,
    /// The longest of these times.
    pub longest_ms: u64,
    /// Its place, 1 is best.
    pub place: Option<u8>,
    /// Its points, in whatever the game counts.
    pub score: Option<i64>,
    /// Whether it won.
    pub won: bool,
    /// Whether its person resigned or was away at the end, and so has lost.
    pub forfeit: bool,
    /// What the game itself counts over the whole match; what is missing is 0.
    pub numbers: Vec<SeatNumber>,
}

/// Something that a game counts for each seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatNumber {
    /// What is counted, by the game's own name for it.
    pub what: String,
    /// How much of it.
    pub count: u32,
}
