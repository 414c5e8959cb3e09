//! A place for each choice that is not about where wood goes.

use building::N_PIECES;

use crate::command::{Beat, Command};
use crate::map::SIDE;
use crate::token::Token;

/// Cells of the map.
pub const CELLS: usize = (SIDE * SIDE) as usize;
/// Architects to choose from.
pub const TOKENS: usize = Token::ALL.len();

const START: usize = TOKENS;
const MOVE: usize = START + CELLS;
const GRAB: usize = MOVE + CELLS;
/// What names nothing: commands, then those of beats.
const PLAIN: usize = GRAB + N_PIECES;
/// How many places there are.
pub const COUNT: usize = PLAIN + 10;

/// The place of a command; nothing for where wood goes, and for the clock.
pub fn of(command: &Command) -> Option<usize> {
    Some(match command {
        Command::Choose { token } => *token as usize,
        Command::Start { cell } => START + cell.idx(),
        Command::Move { cell } => MOVE + cell.idx(),
        Command::Grab { piece } => GRAB + piece.idx(),
        Command::Drop => PLAIN,
        Command::Return => PLAIN + 1,
        Command::Stop => PLAIN + 2,
        Command::Clear => PLAIN + 3,
        Command::Keep => PLAIN + 4,
        Command::Withdraw => PLAIN + 5,
        Command::Beat(Beat::Return) => PLAIN + 6,
        Command::Beat(Beat::Hold) => PLAIN + 7,
        Command::Beat(Beat::Clear) => PLAIN + 8,
        Command::Beat(Beat::Stop) => PLAIN + 9,
        Command::Place { .. }
        | Command::Nudge { .. }
        | Command::Beat(Beat::Place { .. })
        | Command::Tick => return None,
    })
}
