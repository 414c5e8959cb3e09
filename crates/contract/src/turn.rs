//! Whose turn something belongs to, as a log groups what happened.

use crate::seat::Seat;

/// A turn: a round, and the seat whose turn it is where seats take turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The round, from 1 up; 0 in games that have none.
    pub round: u32,
    /// Whose turn it is; nothing where everybody plays at once.
    pub seat: Option<Seat>,
}
