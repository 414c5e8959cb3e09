//! What many games add up to.

use std::collections::BTreeMap;

use contract::{MAX_SEATS, Outcome, Seat};

use crate::bout::End;

/// A whole win in the unit that shared wins are counted in: every number up to eight divides it.
pub const WIN: u64 = 840;

/// Sums over games. All whole numbers: adding up in another order gives the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Games that did not end.
    pub unfinished: u64,
    /// Decisions with two or more legal commands.
    pub decisions: u64,
    pub entries: u64,
    /// Rounds of the finished games.
    pub rounds: u64,
    /// Wins of each seat, in parts of [`WIN`].
    pub seat_wins: [u64; MAX_SEATS],
    /// Wins of each bot of the list, in parts of [`WIN`].
    pub bot_wins: [u64; MAX_SEATS],
    /// How often each bot of the list forfeited, counted by seats.
    pub forfeits: [u64; MAX_SEATS],
    /// How games ended.
    pub endings: BTreeMap<&'static str, u64>,
}

impl Tally {
    /// Counts one game; `bot_at` tells which bot of the list sat in a seat.
    pub fn count(&mut self, end: &End, bot_at: impl Fn(Seat) -> usize) {
        self.games += 1;
        self.decisions += end.decisions;
        self.entries += end.entries;
        end.forfeits.iter().for_each(|seat| self.forfeits[bot_at(seat)] += 1);
        let Some(Outcome { winners, ending, .. }) = &end.outcome else {
            self.unfinished += 1;
            return;
        };
        self.rounds += u64::from(end.rounds);
        *self.endings.entry(*ending).or_default() += 1;
        for seat in winners.iter() {
            let part = WIN / winners.len() as u64;
            self.seat_wins[seat.idx()] += part;
            self.bot_wins[bot_at(seat)] += part;
        }
    }

    /// Both tallies together.
    #[must_use]
    pub fn plus(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.decisions += other.decisions;
        self.entries += other.entries;
        self.rounds += other.rounds;
        for idx in 0..MAX_SEATS {
            self.seat_wins[idx] += other.seat_wins[idx];
            self.bot_wins[idx] += other.bot_wins[idx];
            self.forfeits[idx] += other.forfeits[idx];
        }
        for (ending, count) in other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
        self
    }
}
