//! Lists of tables.

use serde::Serialize;
use serde_json::{Map, Value};
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::clock::ClockRule;
use crate::lobby::{Phase, TableSeat};
use crate::me::Somebody;

/// A page of a list of tables.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Listing {
    /// The tables, the newest first.
    pub tables: Vec<Listed>,
    /// Where the next page begins, to be sent as `before`; nothing if this is the last page.
    pub next: Option<String>,
}

/// A table in a list. The table itself has more to tell.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Listed {
    /// What its address and every request about it name it by.
    pub key: String,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub phase: Phase,
    /// Whether only people with the link can find it.
    pub private: bool,
    /// The options that are a word, a number or a switch. Whole boards are left out.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Map<String, Value>,
    /// How long players may think.
    pub clock: Option<ClockRule>,
    /// Who sits where; nothing for a free seat.
    pub seats: Vec<Option<TableSeat>>,
    /// The seat of the caller.
    pub mine: Option<u8>,
    /// Whether the caller is the host.
    pub host: bool,
    /// How many lines the match has.
    pub version: u64,
    /// Whether the match waits for the caller.
    pub your_turn: bool,
    /// Who has asked the caller to come; only in the list of invitations.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub inviter: Option<Somebody>,
}
