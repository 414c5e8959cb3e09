//! What a simulated failure came to.

use crate::leases::plan::{Micros, SECOND};

/// What a simulated failure came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// From the failure (from its end, where the database itself was away) until attended matches
    /// played on.
    pub attended: Spread,
    /// How late clocks and bots of matches without clients were.
    pub unattended: Spread,
    /// Claims and questions for an owner, by second.
    pub asked: Vec<u32>,
    /// Matches that were claimed.
    pub claimed: u32,
    /// Claims in vain: the owner is gone, and its lease runs on.
    pub wasted: u32,
    /// Claims that were told a living owner.
    pub told: u32,
    /// Clients that had to come back although their match's owner was well.
    pub disturbed: u32,
    /// Matches taken from an owner that was well.
    pub false_takeovers: u32,
    /// Matches taken from an owner that was paused or cut off.
    pub takeovers: u32,
    /// Matches for which an owner could still send when another had claimed them.
    pub split: u32,
    /// The least time between an owner's falling silent and somebody else's claim.
    pub margin: Option<Micros>,
    /// How often an owner fell silent.
    pub silences: u32,
    /// Heartbeats, confirmations and polls in the seconds before the failure.
    pub upkeep: u32,
    /// The longest that a statement waited before it began.
    pub queue: Micros,
    /// How many things happened in the simulation.
    pub events: u64,
}

impl Outcome {
    /// Counts a claim.
    pub fn ask(&mut self, now: Micros) {
        let second = usize::try_from(now / SECOND).unwrap_or(usize::MAX);
        if self.asked.len() <= second {
            self.asked.resize(second + 1, 0);
        }
        self.asked[second] += 1;
    }

    /// Notes how many matches were taken from a silent owner, and how long after it fell silent.
    pub fn keep_margin(&mut self, margin: Micros) {
        self.margin = Some(self.margin.map_or(margin, |least| least.min(margin)));
    }
}

/// Many times, some of them of many matches at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spread(Vec<(Micros, u32)>);

impl Spread {
    pub fn add(&mut self, time: Micros, matches: u32) {
        self.0.push((time, matches));
    }

    /// How many matches.
    pub fn count(&self) -> u64 {
        self.0.iter().map(|(_, matches)| u64::from(*matches)).sum()
    }

    /// The time that this many of a hundred matches did not exceed; nothing of none.
    pub fn percentile(&self, percent: u64) -> Option<Micros> {
        let mut all = self.0.clone();
        all.sort_unstable();
        let rank = (self.count() * percent).div_ceil(100).max(1);
        let mut seen = 0;
        let reached = all.into_iter().find(|(_, matches)| {
            seen += u64::from(*matches);
            seen >= rank
        });
        reached.map(|(time, _)| time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_count_matches_not_entries() {
        let mut spread = Spread::default();
        spread.add(9, 1);
        spread.add(3, 98);
        spread.add(5, 1);
        let of = |percent| spread.percentile(percent);
        assert_eq!((of(50), of(98), of(99), of(100)), (Some(3), Some(3), Some(5), Some(9)));
        assert_eq!((spread.count(), Spread::default().percentile(99)), (100, None));
    }
}
