//! How much is played.

use std::env;

/// How much the suite plays.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Games for each number of seats.
    pub games: u64,
    /// The chance that a step is sampled for the expensive checks is one in this.
    pub one_in: u32,
    /// A game that takes more entries than this never ends.
    pub limit: u64,
    /// The root of all chance.
    pub seed: u64,
    /// Narrower bounds for whole numbers of the setup, where what a game allows would make random
    /// play last for ever: the option, its least and its greatest value.
    pub narrow: &'static [(&'static str, i64, i64)],
    /// Options that are not left to chance, and what they are: for ways to play that take so long
    /// that they have a plan of their own.
    pub fixed: &'static [(&'static str, &'static str)],
}

impl Plan {
    /// Enough for every run of the tests; a hundred times as much in a deep one.
    pub fn quick() -> Plan {
        Plan::of(200, 10)
    }

    /// That many games for each number of seats, and one step in this many sampled; a hundred times
    /// as many games in a deep run.
    pub fn of(games: u64, one_in: u32) -> Plan {
        let deep = env::var_os("TOKYO_DEEP").is_some_and(|value| value == "1");
        let games = if deep { games * 100 } else { games };
        Plan { games, one_in, limit: 50_000, seed: 1, narrow: &[], fixed: &[] }
    }

    /// The same, with narrower bounds for some options.
    #[must_use]
    pub fn within(self, narrow: &'static [(&'static str, i64, i64)]) -> Plan {
        Plan { narrow, ..self }
    }

    /// The same, with some options not left to chance.
    #[must_use]
    pub fn always(self, fixed: &'static [(&'static str, &'static str)]) -> Plan {
        Plan { fixed, ..self }
    }

    /// What an option is in every game, if it is not left to chance.
    pub fn fixed(&self, key: &str) -> Option<&'static str> {
        self.fixed.iter().find(|(other, _)| *other == key).map(|(_, value)| *value)
    }

    /// What an option may be: the game's bounds, made narrower.
    pub fn bounds(&self, key: &str, min: i64, max: i64) -> (i64, i64) {
        let narrow = self.narrow.iter().find(|(other, ..)| *other == key);
        narrow.map_or((min, max), |(_, least, most)| (min.max(*least), max.min(*most)))
    }
}
