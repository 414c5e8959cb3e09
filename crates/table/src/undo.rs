//! What is known of an undo: one that was asked for, one that was done, and what it hides.

use contract::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::line::{Deed, Line};

/// An undo that waits for consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UndoAsked {
    /// Who asks.
    pub seat: Seat,
    /// The first line to be taken back, counted from 1.
    pub to: usize,
    /// Who still has to agree.
    pub waiting: SeatSet,
}

/// An undo that was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undone {
    /// The number of its line.
    pub line: usize,
    pub seat: Seat,
    /// The first line that was taken back, counted from 1.
    pub to: usize,
}

/// For each line whether an undo took it back, or it only led to one: what a log leaves out.
/// Seats that were taken or left meanwhile stay so, and a pause has been a pause.
pub fn hidden_by_undos(lines: &[Line]) -> Vec<bool> {
    let mut hidden = vec![false; lines.len()];
    for (idx, line) in lines.iter().enumerate() {
        let Deed::Undo { to, .. } = line.deed else { continue };
        for (earlier, hidden) in (1..=idx).zip(&mut hidden) {
            let stays = lines[earlier - 1].deed.is_about_people();
            *hidden |= earlier >= to && !stays;
        }
    }
    hidden
}

/// What became of a wish to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It is done.
    Back,
    /// The others are asked.
    Asked(UndoAsked),
    /// Somebody declined.
    Declined,
}
