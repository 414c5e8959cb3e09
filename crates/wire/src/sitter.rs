//! Who sits in a seat during a match, and why.

use serde::Serialize;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::figure::Figure;

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sitter {
    /// What the player or bot is called; `#ab12` for a guest without a name.
    pub name: String,
    /// The bot's level, if a bot plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub bot: Option<String>,
    /// Why somebody else than at the beginning sits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub why: Option<SeatChange>,
    /// What the seat is played with, in a game that has figures.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub figure: Option<Figure>,
}

/// Why somebody else sits in a seat now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SeatChange {
    /// The person left; a bot plays until they come back.
    Left,
    /// The person ran out of time; a bot plays until they come back.
    OutOfTime,
    /// The person gave up; a bot plays to the end.
    Resigned,
    /// The person came back.
    Returned,
    /// Somebody new took the seat over from the bot.
    TakenOver,
}
