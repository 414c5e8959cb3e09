//! How a match ended for the people who played it.
//!
//! A bot may play on for somebody who resigned or went away, and may even win the game. The person
//! has lost all the same: otherwise walking away from a lost position would cost nothing.

use contract::{Awaiting, BySeat, Outcome, Seat, SeatSet};

use crate::sitter::SeatChange;
use crate::table::Table;

/// The ending of a match that its people ended without a result.
pub const NO_RESULT: &str = "no-result";

impl Table {
    /// The seats whose person gave the match up: they resigned, or are away and a bot has the seat.
    pub fn forfeits(&self) -> SeatSet {
        if self.ended_by().is_some() {
            return SeatSet::EMPTY;
        }
        let gone = |seat: &Seat| self.seat_change(*seat).is_some_and(SeatChange::is_absence);
        Seat::all(self.position.sitters.len()).filter(gone).collect()
    }

    /// How the match ended, if it did: as the game says, except that those who gave up have lost.
    /// If everybody agreed to end it without a result, nobody has won or lost.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.ended_by().is_some() {
            return Some(no_result(self.position.sitters.len()));
        }
        let outcome = self.game.awaiting().outcome().cloned()?;
        Some(without(outcome, self.forfeits()))
    }

    /// Whom the match waits for, or how it ended for the people at the table.
    pub fn awaiting(&self) -> Awaiting {
        self.outcome().map_or_else(|| self.game.awaiting(), Awaiting::Over)
    }
}

/// The outcome of a match that its people ended without a result: there are no places, no points
/// and no winner.
fn no_result(seats: usize) -> Outcome {
    Outcome {
        winners: SeatSet::EMPTY,
        places: BySeat::from_fn(seats, |_| 1),
        scores: BySeat::from_fn(seats, |_| 0),
        ending: NO_RESULT,
    }
}

/// The outcome once `gone` have lost: everybody else moves up, and they share the last place.
fn without(outcome: Outcome, gone: SeatSet) -> Outcome {
    if gone.is_empty() {
        return outcome;
    }
    let Outcome { winners, places, scores, ending } = outcome;
    let stayed: SeatSet = Seat::all(places.len()).filter(|seat| !gone.contains(*seat)).collect();
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
        let after = without(outcome(&[1], &[2, 1, 2, 4]), seats(&[1]));
        assert_eq!(after, outcome(&[0, 2], &[1, 4, 1, 3]));
    }

    #[test]
    fn whoever_gave_up_and_lost_comes_last() {
        let after = without(outcome(&[2], &[2, 3, 1]), seats(&[0]));
        assert_eq!(after, outcome(&[2], &[3, 2, 1]));
    }

    #[test]
    fn a_shared_win_is_left_to_those_who_stayed() {
        let after = without(outcome(&[0, 1], &[1, 1]), seats(&[0]));
        assert_eq!(after, outcome(&[1], &[2, 1]));
    }

    #[test]
    fn nobody_wins_when_nobody_stayed_or_the_game_has_no_winner() {
        let after = without(outcome(&[0], &[1, 2]), seats(&[0, 1]));
        assert!(after.winners.is_empty());
        let after = without(outcome(&[], &[1, 1]), seats(&[0]));
        assert!(after.winners.is_empty());
    }
}
