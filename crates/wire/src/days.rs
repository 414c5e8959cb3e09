//! The best of a day.

use serde::Serialize;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

/// Who did best on a day, in one game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DayBest {
    /// The best first; one entry for each person.
    pub best: Vec<DayFeat>,
}

/// What somebody did on a day, alone and timed by the server.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DayFeat {
    /// The name they played by: only of people who agreed to be shown and have not blocked the
    /// caller, and of the caller.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub name: Option<String>,
    /// The word of their picture, under the same condition.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub avatar: Option<String>,
    /// What was used, such as actions; 0 where only time counts.
    pub count: u32,
    /// Whether nobody can do with less.
    pub ideal: bool,
    /// How long it took, in milliseconds, pauses included.
    pub ms: u64,
    /// Whether it was the caller.
    pub mine: bool,
}
