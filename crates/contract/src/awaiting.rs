//! Whom the game waits for, or how it ended.

use serde::Serialize;

use crate::seat::{BySeat, Seat, SeatSet};

/// Whom the game waits for, or how it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Awaiting {
    /// The match goes on.
    Seats(Waiting),
    /// The match is over.
    Over(Outcome),
}

impl Awaiting {
    /// Waits for one seat and nobody else.
    pub fn seat(seat: Seat) -> Awaiting {
        Awaiting::all(SeatSet::only(seat))
    }

    /// Waits for all of these seats, in whatever order they come.
    pub fn all(must: SeatSet) -> Awaiting {
        Awaiting::Seats(Waiting { must, ..Waiting::default() })
    }

    /// The outcome, once there is one.
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Awaiting::Seats(_) => None,
            Awaiting::Over(outcome) => Some(outcome),
        }
    }

    /// Everybody who may act now; nobody when the match is over.
    pub fn seats(&self) -> SeatSet {
        match self {
            Awaiting::Seats(waiting) => waiting.must.union(waiting.may),
            Awaiting::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Match time of the next command of the clock, if the game asks for one.
    pub fn wake_at(&self) -> Option<u64> {
        match self {
            Awaiting::Seats(waiting) => waiting.wake_at,
            Awaiting::Over(_) => None,
        }
    }
}

/// Whom a running game waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Waiting {
    /// Seats the game cannot go on without (several in simultaneous and real-time play).
    pub must: SeatSet,
    /// Seats that can interject, and need not.
    pub may: SeatSet,
    /// Match time at which the clock gives [`crate::Game::wake`], whatever the seats do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub wake_at: Option<u64>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Outcome {
    /// Who won; several share a win, and a game may have no winner at all.
    pub winners: SeatSet,
    /// Place of each seat, 1 is best; equal places are shared.
    pub places: BySeat<u8>,
    /// Points of each seat, in whatever the game counts.
    pub scores: BySeat<i32>,
    /// The way it ended: one of [`crate::Meta::endings`].
    pub ending: &'static str,
}

impl Outcome {
    /// An outcome where only winning counts: winners come first, all others share second place.
    pub fn won_by(winners: SeatSet, seats: usize, ending: &'static str) -> Outcome {
        let wins = |seat| winners.contains(seat);
        Outcome {
            winners,
            places: BySeat::from_fn(seats, |seat| if wins(seat) { 1 } else { 2 }),
            scores: BySeat::from_fn(seats, |seat| i32::from(wins(seat))),
            ending,
        }
    }

    /// An outcome where everybody shares the win.
    pub fn drawn(seats: usize, ending: &'static str) -> Outcome {
        Outcome::won_by(SeatSet::all(seats), seats, ending)
    }

    /// The seat's part of the one point that a match is worth to its winners.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }

    /// The same once `gone` have lost, whatever was played for them: everybody else moves up, and
    /// they share the last place.
    #[must_use]
    pub fn without(self, gone: SeatSet) -> Outcome {
        if gone.is_empty() {
            return self;
        }
        let Outcome { winners, places, scores, ending } = self;
        let stayed: SeatSet =
            Seat::all(places.len()).filter(|seat| !gone.contains(*seat)).collect();
        let better = |place: u8| stayed.iter().filter(|other| places[*other] < place).count() as u8;
        let place = |seat: Seat| match gone.contains(seat) {
            true => stayed.len() as u8 + 1,
            false => better(places[seat]) + 1,
        };
        let places = BySeat::from_fn(places.len(), place);
        let left: SeatSet = winners.iter().filter(|seat| stayed.contains(*seat)).collect();
        let winners = match left.is_empty() && !winners.is_empty() {
            true => stayed.iter().filter(|seat| places[*seat] == 1).collect(),
            false => left,
        };
        Outcome { winners, places, scores, ending }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[u8]) -> SeatSet {
        numbers.iter().map(|number| Seat(*number)).collect()
    }

    fn outcome(winners: &[u8], places: &[u8]) -> Outcome {
        Outcome {
            winners: seats(winners),
            places: BySeat::from_fn(places.len(), |seat| places[seat.idx()]),
            scores: BySeat::from_fn(places.len(), |seat| i32::from(seat.0)),
            ending: "done",
        }
    }

    #[test]
    fn the_next_best_wins_when_the_winner_gave_up() {
        let after = outcome(&[1], &[2, 1, 2, 4]).without(seats(&[1]));
        assert_eq!(after, outcome(&[0, 2], &[1, 4, 1, 3]));
    }

    #[test]
    fn whoever_gave_up_and_lost_comes_last() {
        let after = outcome(&[2], &[2, 3, 1]).without(seats(&[0]));
        assert_eq!(after, outcome(&[2], &[3, 2, 1]));
    }

    #[test]
    fn a_shared_win_is_left_to_those_who_stayed() {
        let after = outcome(&[0, 1], &[1, 1]).without(seats(&[0]));
        assert_eq!(after, outcome(&[1], &[2, 1]));
    }

    #[test]
    fn nobody_wins_when_nobody_stayed_or_the_game_has_no_winner() {
        let after = outcome(&[0], &[1, 2]).without(seats(&[0, 1]));
        assert!(after.winners.is_empty());
        let after = outcome(&[], &[1, 1]).without(seats(&[0]));
        assert!(after.winners.is_empty());
    }
}
