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
    /// So long for each decision.
    PerMove {
        /// In seconds.
        seconds: u32,
    },
    /// So long for the whole match, and a little more with each decision.
    PerGame {
        /// In seconds.
        seconds: u32,
        /// What each decision adds, in seconds.
        increment: u32,
    },
    /// So many days for each decision, for matches by correspondence.
    DaysPerMove {
        /// In days.
        days: u32,
    },
}

/// The clocks of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Clocks {
    /// The rule.
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
    /// Whether it runs.
    pub running: bool,
}
