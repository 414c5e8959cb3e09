//! How much is played.

use std::env;

/// How much the suite plays.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Games for each number of seats.
    pub games: u64,
    /// The chance that a step is sampled for the dear checks is one in this.
    pub one_in: u32,
    /// A game that takes more entries than this never ends.
    pub limit: u64,
    /// The root of all chance.
    pub seed: u64,
}

impl Plan {
    /// Enough for every run of the tests; a hundred times as much in a deep one.
    pub fn quick() -> Plan {
        let deep = env::var_os("TOKYO_DEEP").is_some_and(|value| value == "1");
        let games = if deep { 20_000 } else { 200 };
        Plan { games, one_in: 10, limit: 50_000, seed: 1 }
    }
}
