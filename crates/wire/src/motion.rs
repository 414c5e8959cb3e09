//! What the people at a table decide together, and who gave up a seat.

use contract::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::sitter::SeatChange;

/// What can be proposed to everybody else who sits at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Motion {
    /// To stop for that long. Then the match goes on by itself.
    Pause {
        /// How long, in milliseconds: from a minute to seven days.
        #[cfg_attr(feature = "openapi", schema(minimum = 60_000, maximum = 604_800_000_u64))]
        for_ms: u64,
    },
    /// To go on before the pause is over.
    Resume,
    /// To end the match without a result.
    End,
}

/// A proposal that waits for answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Proposal {
    /// The seat that made it.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// What happens when everybody agrees.
    pub motion: Motion,
    /// Who still has to agree.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub waiting: SeatSet,
}

/// A pause that everybody agreed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Pause {
    /// How long it still lasts.
    pub left_ms: u64,
    /// Whether a page should cover the table, because a clock is stopped and looking would be an
    /// advantage.
    pub covered: bool,
}

/// Somebody who gave up a seat that another person has taken over since: they have lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GaveUp {
    /// The seat they had.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// Their name at that time.
    pub name: String,
    /// How they gave it up.
    pub why: SeatChange,
}
