//! The database: how long a statement takes, and house time.

use crate::chance::Chance;
use crate::leases::plan::{Micros, ROWS, SECOND, Speed};

/// The 99th percentile of the normal distribution, in standard deviations.
const P99: f64 = 2.326;

/// The database, as far as leases meet it. Statements begin in the order of their arrival, as many
/// a second as the capacity allows; each then takes a time of its own (lognormal).
#[derive(Debug)]
pub struct Database {
    /// When the next statement can begin, in millionths of a microsecond: capacities do not
    /// divide a second evenly.
    free_at: u64,
    /// How long each keeps the others waiting, in the same unit.
    each: u64,
    median: f64,
    deviation: f64,
    /// How many times longer everything takes.
    pub slower: f64,
    /// It refuses every statement from the one moment to the other.
    pub down: (Micros, Micros),
    /// It does nothing until then.
    pub hangs_until: Micros,
    pub house: HouseTime,
}

/// House time is one row: the time, and when it was written down.
#[derive(Debug)]
pub struct HouseTime {
    time: Micros,
    written: Micros,
    leap: Micros,
    /// When the transaction that holds the row's lock ends.
    pub locked_until: Micros,
}

impl HouseTime {
    /// What it is at that moment: what was written and the time since, at most a leap.
    pub fn at(&self, now: Micros) -> Micros {
        self.time + now.saturating_sub(self.written).min(self.leap)
    }

    /// How long ago it was written.
    pub fn age(&self, now: Micros) -> Micros {
        now.saturating_sub(self.written)
    }

    /// Writes down what it is.
    pub fn write(&mut self, now: Micros) {
        self.time = self.at(now);
        self.written = self.written.max(now);
    }
}

impl Database {
    pub fn new(speed: Speed, leap: Micros) -> Database {
        let (p50, p99) = (speed.p50.max(1) as f64, speed.p99.max(1) as f64);
        Database {
            free_at: 0,
            each: SECOND * SECOND / u64::from(speed.capacity.max(1)),
            median: p50,
            deviation: (p99 / p50).ln() / P99,
            slower: 1.0,
            down: (0, 0),
            hangs_until: 0,
            house: HouseTime { time: 0, written: 0, leap, locked_until: 0 },
        }
    }

    pub fn is_down(&self, now: Micros) -> bool {
        (self.down.0..self.down.1).contains(&now)
    }

    /// When a statement for that many matches that arrives now can begin.
    pub fn begin(&mut self, now: Micros, matches: usize) -> Micros {
        let earliest = now.max(self.hangs_until) * SECOND;
        let begins = self.free_at.max(earliest);
        self.free_at = begins + self.each + self.each * matches as u64 / ROWS;
        begins / SECOND
    }

    /// How long one takes from there, with the way to the node.
    pub fn takes(&self, chance: &mut Chance) -> Micros {
        let time = self.median * (self.deviation * chance.normal()).exp() * self.slower;
        (time as Micros).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::leases::plan::MILLI;

    const SPEED: Speed = Speed { capacity: 100, p50: 2 * MILLI, p99: 20 * MILLI };

    #[test]
    fn statements_begin_one_after_the_other_at_the_rate_of_the_capacity() {
        let mut database = Database::new(SPEED, SECOND);
        let begun: Vec<Micros> = (0..3).map(|_| database.begin(5 * SECOND, 0)).collect();
        assert_eq!(begun, [5_000_000, 5_010_000, 5_020_000]);
        assert_eq!(
            database.begin(9 * SECOND, 10),
            9 * SECOND,
            "nobody waits for a database at rest"
        );
        assert_eq!(database.begin(9 * SECOND, 0), 9_020_000, "ten matches cost another statement");
    }

    #[test]
    fn half_the_answers_take_the_median_and_one_in_a_hundred_more_than_the_p99() {
        let (database, mut chance) = (Database::new(SPEED, SECOND), Chance::new(1, 1));
        let mut all: Vec<Micros> = (0..20_000).map(|_| database.takes(&mut chance)).collect();
        all.sort_unstable();
        assert!((1_900..2_100).contains(&all[10_000]), "{}", all[10_000]);
        assert!((18_000..22_000).contains(&all[19_800]), "{}", all[19_800]);
    }

    #[test]
    fn house_time_stands_still_while_nobody_writes_it() {
        let mut house = Database::new(SPEED, 2 * SECOND).house;
        house.write(SECOND);
        assert_eq!(house.at(2 * SECOND), 2 * SECOND);
        assert_eq!(house.at(60 * SECOND), 3 * SECOND, "a leap at most");
        house.write(60 * SECOND);
        assert_eq!(house.at(61 * SECOND), 4 * SECOND);
    }
}
