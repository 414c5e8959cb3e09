//! Two games from one seed between the same bots, who swap seats.

use contract::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::bout::End;
use crate::tally::WIN;

/// Both games, in order.
pub type Double = [Score; 2];

/// How one game ended for two bots, who may have several seats each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// What each has won, in parts of [`WIN`]. Together they are one whole win.
    pub wins: [u64; 2],
    /// How many of its seats forfeited.
    pub forfeits: [u64; 2],
    /// Whether the game came to an end.
    pub ended: bool,
}

impl Score {
    /// The score of a game in which the first bot had those seats. A shared win is divided among
    /// those who share it. Where nobody won, or the game did not end, all share who did not
    /// forfeit it.
    pub fn of(end: &End, firsts: SeatSet, seats: usize) -> Score {
        let stayed: SeatSet =
            Seat::all(seats).filter(|seat| !end.forfeits.contains(*seat)).collect();
        let winners = end.outcome.as_ref().map_or(SeatSet::EMPTY, |outcome| outcome.winners);
        let sharing = [winners, stayed, SeatSet::all(seats)];
        let sharing = sharing.into_iter().find(|set| !set.is_empty()).unwrap_or_default();
        let of_firsts = |set: SeatSet| set.iter().filter(|seat| firsts.contains(*seat)).count();
        let counts = |set: SeatSet| [of_firsts(set) as u64, (set.len() - of_firsts(set)) as u64];
        Score {
            wins: counts(sharing).map(|count| count * (WIN / sharing.len().max(1) as u64)),
            forfeits: counts(end.forfeits),
            ended: end.outcome.is_some(),
        }
    }

    /// Whether it could come from a game.
    pub fn is_possible(&self, firsts: SeatSet, seats: usize) -> bool {
        let counts = [firsts.len() as u64, (seats - firsts.len()) as u64];
        self.wins.iter().sum::<u64>() == WIN
            && self.forfeits.iter().zip(counts).all(|(forfeits, count)| *forfeits <= count)
    }
}

/// The seats of the first bot in both games of a double: half of them, and then the others. Where
/// they cannot be halved, it has one more in the first game and one less in the second. From double
/// to double, all ways to divide the seats take their turn.
pub fn seatings(seats: usize, number: u64) -> [SeatSet; 2] {
    let all = SeatSet::all(seats);
    let set = |bits: u32| -> SeatSet {
        all.iter().filter(|seat| bits & (1 << seat.idx()) != 0).collect()
    };
    // Of two halves only the one with the first seat: the other is its swap.
    let is_way = |bits: &u32| {
        bits.count_ones() as usize == seats.div_ceil(2) && (seats % 2 == 1 || bits & 1 == 1)
    };
    let ways: Vec<u32> = (0..1 << all.len()).filter(is_way).collect();
    let first = set(ways[number as usize % ways.len()]);
    [first, all.iter().filter(|seat| !first.contains(*seat)).collect()]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use contract::{BySeat, Outcome};

    use super::*;

    fn set(seats: &[u8]) -> SeatSet {
        seats.iter().copied().map(Seat).collect()
    }

    fn end(winners: &[u8], forfeits: &[u8]) -> End {
        let outcome = Outcome::won_by(set(winners), 4, "done");
        let (outcome, forfeits) = (Some(outcome), set(forfeits));
        End { outcome, decisions: 0, entries: 0, rounds: 0, forfeits }
    }

    #[test]
    fn two_bots_swap_the_two_seats() {
        for number in 0..3 {
            assert_eq!(seatings(2, number), [set(&[0]), set(&[1])]);
        }
    }

    #[test]
    fn every_seat_is_taken_by_both_bots_and_every_division_has_its_turn() {
        for (seats, ways) in [(2, 1), (3, 3), (4, 3), (5, 10), (6, 10), (7, 35), (8, 35)] {
            let mut seen = BTreeSet::new();
            for number in 0..2 * ways {
                let [one, other] = seatings(seats, number);
                assert_eq!(one.len(), seats.div_ceil(2));
                assert_eq!(one.union(other), SeatSet::all(seats));
                assert_eq!(one.len() + other.len(), seats);
                seen.insert(one.iter().collect::<Vec<_>>());
            }
            assert_eq!(seen.len() as u64, ways, "{seats} seats");
        }
    }

    #[test]
    fn wins_are_shared_and_always_add_up_to_one() {
        let firsts = set(&[0, 1]);
        let wins = |end: &End| Score::of(end, firsts, 4).wins;
        assert_eq!(wins(&end(&[1], &[])), [WIN, 0]);
        assert_eq!(wins(&end(&[0, 1, 2], &[])), [2 * WIN / 3, WIN / 3]);
        assert_eq!(wins(&end(&[], &[])), [WIN / 2, WIN / 2], "nobody won");
        let unfinished = End { outcome: None, ..end(&[], &[]) };
        assert_eq!(wins(&unfinished), [WIN / 2, WIN / 2]);
        assert!(!Score::of(&unfinished, firsts, 4).ended);
    }

    #[test]
    fn whoever_forfeits_has_no_part_of_a_win_that_nobody_had() {
        let score = Score::of(&end(&[], &[0, 1]), set(&[0, 1]), 4);
        assert_eq!(score, Score { wins: [0, WIN], forfeits: [2, 0], ended: true });
        let all = Score::of(&end(&[], &[0, 1, 2, 3]), set(&[0, 1]), 4);
        assert_eq!(all.wins, [WIN / 2, WIN / 2]);
    }

    #[test]
    fn an_outcome_without_places_has_no_bearing_on_a_score() {
        let outcome = Outcome {
            winners: set(&[3]),
            places: BySeat::from_fn(4, |_| 1),
            scores: BySeat::from_fn(4, |_| 0),
            ending: "done",
        };
        let end = End { outcome: Some(outcome), ..end(&[], &[]) };
        assert_eq!(Score::of(&end, set(&[0, 3]), 4).wins, [WIN, 0]);
    }

    #[test]
    fn a_score_from_a_file_is_checked() {
        let good = Score { wins: [WIN, 0], forfeits: [0, 1], ended: true };
        assert!(good.is_possible(set(&[0]), 2));
        assert!(!Score { wins: [WIN, 1], ..good }.is_possible(set(&[0]), 2));
        assert!(!Score { forfeits: [2, 0], ..good }.is_possible(set(&[0]), 2));
    }
}
