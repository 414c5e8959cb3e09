//! Route puzzles for one player (clauses 8.1 to 8.4): a position, and exactly one best answer.
//!
//! - [`net`]: where roads can lead, and how many actions a way needs at least
//! - [`search`]: every answer within a number of actions, by exhaustive search
//! - [`grade`]: how hard a puzzle is, measured, and the band of each weekday
//! - [`mod@deal`]: the puzzle that a number stands for; [`opening`]: a match of it, and its end
//!
//! An **answer** is a list of actions that reaches every destination. Two answers are **the same**
//! if the piece makes the same stops in the same order, and the same tiles are laid, turned and
//! removed on the same squares to lie the same way; at which moment between the stops each tile is
//! laid, turned or removed does not matter. [`Answer::form`] is what answers that are the same have
//! in common.

pub mod deal;
pub mod grade;
pub mod net;
pub mod opening;
pub mod search;
#[cfg(test)]
mod tests;

use contract::Day;
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::command::Command;
use crate::roads::Roads;
use crate::square::{Square, SquareSet};
use crate::state::TokyoDangan;
use crate::stock::Stock;

pub use deal::deal;

/// Most actions before a puzzle ends unsolved (clause 8.4).
pub const MOST_ACTIONS: u8 = 24;

/// What a match remembers of its puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Whose day it is; nothing for a puzzle that chance drew.
    pub day: Option<Day>,
    /// The fewest actions that solve it.
    pub best: u8,
}

/// What matters for routes in a position: one piece, its hand, the roads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The tiles on the board.
    pub roads: Roads,
    /// The tiles in hand.
    pub hand: Stock,
    /// Where the piece stands.
    pub piece: Square,
    /// The destinations to be reached.
    pub goals: SquareSet,
}

impl Position {
    /// What matters for the seat whose turn it is.
    pub fn of(state: &TokyoDangan) -> Position {
        let own = state.traveller();
        Position { roads: state.roads, hand: own.hand, piece: own.piece, goals: own.open }
    }
}

/// A puzzle, solved.
#[derive(Clone, Debug)]
pub struct Puzzle {
    pub board: Board,
    pub position: Position,
    /// Where the piece began, and the destinations it has reached already, first to last.
    pub start: Square,
    pub reached: Vec<Square>,
    /// The only best answer.
    pub answer: Answer,
    /// How hard it is.
    pub grade: grade::Grade,
}

/// Actions that reach every destination, in an order in which they can be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer(pub Vec<Command>);

impl Answer {
    /// What answers that are the same have in common: the stops in order, then everything else
    /// sorted.
    pub fn form(&self) -> Vec<Command> {
        let (mut form, mut rest): (Vec<Command>, Vec<Command>) =
            self.0.iter().partition(|action| matches!(action, Command::Move { .. }));
        rest.sort_unstable();
        form.append(&mut rest);
        form
    }
}
