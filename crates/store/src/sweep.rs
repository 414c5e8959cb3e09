//! Waiting tables that nobody uses any more.

/// What to sweep away.
#[derive(Clone, Debug, Default)]
pub struct Sweep {
    /// Tables that were used, by key, and when, in house time.
    pub used: Vec<(String, u64)>,
    /// Listed tables last used by then go.
    pub listed_ms: Option<u64>,
    /// Private tables last used by then go.
    pub private_ms: Option<u64>,
    /// No more than this many at once.
    pub most: u32,
}
