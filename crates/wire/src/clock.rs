//! How long players may think.

use serde::Serialize;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

/// What the host chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ClockRule {
    /// A fixed time for each decision.
    PerMove {
        /// The time, in seconds.
        seconds: u32,
    },
    /// A fixed time for the whole match, and a little more with each decision.
    PerGame {
        /// The time each player starts with, in seconds.
        seconds: u32,
        /// What each decision adds, in seconds.
        increment: u32,
    },
    /// A number of days for each decision, for matches by correspondence.
    DaysPerMove {
        /// The number of days.
        days: u32,
    },
}

/// The clocks of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Clocks {
    /// How much time players have, and when they get more.
    pub rule: ClockRule,
    /// Each seat's clock.
    pub seats: Vec<SeatClock>,
    /// The match time of the last line.
    pub at_ms: u64,
}

/// One seat's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatClock {
    /// What is left, at the time of the last line.
    pub left_ms: u64,
    /// Whether the match waits for this seat, so that its time runs down.
    pub running: bool,
}
