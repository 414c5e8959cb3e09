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
        Some(outcome.without(self.forfeits()))
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
