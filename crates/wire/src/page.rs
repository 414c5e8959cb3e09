//! What the module in a page answers, beside the messages of the server.

use serde::Serialize;

use crate::outbound::Outbound;

/// A view as a picture.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Drawing {
    /// Width in user units.
    pub width: u32,
    /// Height in user units.
    pub height: u32,
    /// SVG elements.
    pub body: String,
}

/// Why the rules forbid a command.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Forbidden {
    /// The clause of the rules.
    pub clause: String,
    /// One sentence.
    pub why: String,
    /// The pieces in the way.
    pub pieces: Vec<String>,
}

/// What came of letting time pass at a desk.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Turn {
    /// What the person is told.
    pub said: Vec<Outbound>,
    /// The match time at which something is due again; nothing if only the person can go on.
    pub next_ms: Option<u64>,
}

/// Whether the dice of a match were honest: what its table's secret and nonces make.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Verdict {
    /// The digest of the secret, to be compared with what was shown from the beginning.
    pub secret_digest: String,
    /// The seed made from secret and nonces.
    pub seed: String,
    /// The seed in the record.
    pub recorded_seed: String,
    /// How many lines were played again.
    pub lines: usize,
    /// The digest after the last line.
    pub last_digest: String,
    /// The first thing that does not fit, if there is one.
    pub wrong: Option<String>,
}
