//! Win rates with intervals, lengths, rates.

use std::collections::BTreeMap;
use std::fmt::Display;

use contract::Seed;
use serde::Serialize;

use crate::tally::{Tally, WIN};

/// What `tokyo simulate` prints.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: String,
    pub seats: usize,
    pub games: u64,
    /// The bots, one a seat.
    pub bots: Vec<String>,
    /// The root of all chance.
    pub seed: Seed,
    /// Threads that played.
    pub threads: usize,
    /// Time taken.
    pub seconds: f64,
    pub games_per_second: f64,
    /// Commands of seats where two or more were legal.
    pub decisions: u64,
    pub decisions_per_second: f64,
    /// Wins of each seat, shared wins as fractions.
    pub wins_by_seat: Vec<Rate>,
    /// Wins of each bot a seat it took; bots of the same name count together.
    pub wins_by_bot: BTreeMap<String, Rate>,
    /// Mean number of rounds of the finished games.
    pub mean_rounds: f64,
    /// How games ended.
    pub endings: BTreeMap<&'static str, u64>,
    /// Games that did not end: must be 0.
    pub unfinished: u64,
    /// How many games bots from outside forfeited, if any did: they count as lost, and end as the
    /// random commands that were played instead made them end.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub forfeits: BTreeMap<String, u64>,
}

/// A win rate with its 95 % interval (Wilson's).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rate {
    /// Wins, shared ones as fractions.
    pub wins: f64,
    /// Games they were won in.
    pub of: u64,
    /// Wins a game.
    pub rate: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Rate {
    /// The rate of that many wins, in parts of [`WIN`].
    pub fn new(parts: u64, of: u64) -> Rate {
        let wins = parts as f64 / WIN as f64;
        if of == 0 {
            return Rate { wins, of, rate: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, z) = (of as f64, 1.959_964);
        let rate = wins / n;
        let middle = rate + z * z / (2.0 * n);
        let spread = z * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z * z / n;
        let (low, high) = ((middle - spread) / scale, (middle + spread) / scale);
        Rate { wins, of, rate, low: low.max(0.0), high: high.min(1.0) }
    }
}

impl Report {
    /// Sums up a contest.
    pub fn new(
        game: &str,
        bots: &[impl Display],
        seed: Seed,
        threads: usize,
        seconds: f64,
        tally: Tally,
    ) -> Report {
        let a_second = |count: u64| count as f64 / seconds.max(f64::MIN_POSITIVE);
        let finished = (tally.games - tally.unfinished).max(1);
        let mut by_name: BTreeMap<String, (u64, u64)> = BTreeMap::new();
        let mut forfeits: BTreeMap<String, u64> = BTreeMap::new();
        let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
        for (idx, bot) in bots.iter().enumerate() {
            let (wins, of) = by_name.entry(bot.clone()).or_default();
            *wins += tally.bot_wins[idx];
            *of += tally.games;
            *forfeits.entry(bot.clone()).or_default() += tally.forfeits[idx];
        }
        forfeits.retain(|_, count| *count > 0);
        let rate = |(name, (wins, of))| (name, Rate::new(wins, of));
        Report {
            game: game.into(),
            seats: bots.len(),
            games: tally.games,
            seed,
            threads,
            seconds,
            games_per_second: a_second(tally.games),
            decisions: tally.decisions,
            decisions_per_second: a_second(tally.decisions),
            wins_by_seat: (0..bots.len())
                .map(|seat| Rate::new(tally.seat_wins[seat], tally.games))
                .collect(),
            bots,
            wins_by_bot: by_name.into_iter().map(rate).collect(),
            mean_rounds: tally.rounds as f64 / finished as f64,
            endings: tally.endings,
            unfinished: tally.unfinished,
            forfeits,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_wilsons() {
        let rate = Rate::new(60 * WIN, 100);
        assert!((rate.low - 0.5020).abs() < 5e-4 && (rate.high - 0.6906).abs() < 5e-4, "{rate:?}");
        assert!(Rate::new(0, 10).low < 1e-12 && Rate::new(10 * WIN, 10).high > 0.999);
    }
}
