//! What the house tells everybody: announcements, and how long it keeps things.

use serde::Serialize;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

/// Something that the operator tells everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Announcement {
    /// Grows with each announcement, so that a page can remember which ones were read.
    pub id: i64,
    /// The announcement, in the operator's own words.
    pub text: String,
}

/// What the house tells everybody who asks.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct House {
    /// What is announced now.
    pub announcements: Vec<Announcement>,
    /// How many seconds a finished match is kept; nothing if it is kept until it is deleted.
    pub keep_s: Option<u64>,
    /// Whether matches that are not kept any longer go into an archive, without names.
    pub archives: bool,
}

/// What was deleted about a guest.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Erased {
    /// In how many tables there was something.
    pub tables: usize,
    /// How many chat messages.
    pub chat: usize,
}
