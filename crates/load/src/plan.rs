//! What is to be done.

use std::time::Duration;

use serde_json::Value;

use crate::address::Address;

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where the server is.
    pub address: Address,
    /// The game's id.
    pub game: String,
    /// How many seats each match has.
    pub seats: usize,
    /// The options of the game; the defaults if left out.
    pub setup: Option<Value>,
    /// How long players may think, as the lobby takes it; for ever if left out.
    pub clock: Option<Value>,
    /// How many matches are played at the same time.
    pub matches: usize,
    /// How many moves are sent a second, over all matches, whether or not answers come; if left
    /// out, each match sends its next move as soon as it can.
    pub rate: Option<f64>,
    /// How many moves each match makes, and is held open then; if left out, matches go on until the
    /// reins say that it is enough, and those that end are played again.
    pub each: Option<u64>,
    /// Everybody acts at once, by this score, instead of one after the other.
    pub rush: Option<Rush>,
    /// How many people watch each match.
    pub watchers: usize,
    /// How many more matches are opened and left alone.
    pub idle_matches: usize,
    /// How many sockets watch a match where nothing happens.
    pub idle_sockets: usize,
    /// How many people watch the first match, besides.
    pub spectators: usize,
    /// Where spectators who come late connect, in turn; where everybody does if there are none.
    pub late_addresses: Vec<Address>,
    /// Servers whose processor time is measured.
    pub metrics: Vec<Address>,
    /// The servers' database, if it is to be measured: `sqlite:FILE` or `postgres://…`.
    pub database: Option<String>,
    /// How long a client tries to come back when its socket breaks.
    pub patience: Duration,
    /// Whether every acknowledged command is kept for the report.
    pub journal: bool,
    /// Whether everything that clients are shown is kept for the report.
    pub history: bool,
    /// The root of all choices.
    pub seed: u64,
}

/// What every seat does, over and over, where everybody acts at once.
#[derive(Clone, Debug)]
pub struct Rush {
    /// Commands of the game, one after the other; `"$seat"` in them stands for the seat's number.
    pub acts: Vec<Value>,
    /// How often each seat acts.
    pub every: Duration,
    /// How many times a second each seat waves; none if nought.
    pub waves: u32,
}

impl Plan {
    /// A plan for one match of two.
    pub fn new(address: Address, game: impl Into<String>) -> Plan {
        Plan {
            address,
            game: game.into(),
            seats: 2,
            setup: None,
            clock: None,
            matches: 1,
            rate: None,
            each: None,
            rush: None,
            watchers: 0,
            idle_matches: 0,
            idle_sockets: 0,
            spectators: 0,
            late_addresses: Vec::new(),
            metrics: Vec::new(),
            database: None,
            patience: Duration::from_secs(10),
            journal: false,
            history: false,
            seed: 0,
        }
    }
}
