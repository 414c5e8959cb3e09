//! Who may chat at a table.

use serde::{Deserialize, Serialize};
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

/// Who may chat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Speakers {
    /// Only those who have a seat.
    Players,
    /// Spectators too.
    Everyone,
    /// Nobody: the chat is off.
    Nobody,
}

/// The chat of a table, as the caller may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TableChat {
    /// The host's choice of who may chat.
    pub who: Speakers,
    /// Whether the host has muted the caller.
    pub muted: bool,
    /// Everyone the host has muted, by public id; only the host is told.
    pub silenced: Vec<String>,
}

/// The host chooses who may chat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SetSpeakers {
    /// Who may chat from now on.
    pub who: Speakers,
}

/// The host mutes somebody, or lets them chat again.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// Their public id, as their chat messages carry it.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub speaker: String,
    /// Whether to mute them.
    pub mute: bool,
}
