//! A place for each choice that is not about where something stands or lies.

use crate::command::Command;

/// Kinds of pieces that a hand can lift.
const HELD: usize = 4;
/// Yellow pieces that can be paid at once; nobody ever has more.
const YELLOW: usize = 32;

const PASS: usize = 0;
const DONE: usize = 1;
const LOWER: usize = 2;
const CLEAR: usize = 3;
const LIFT: usize = 4;
const PAY: usize = LIFT + HELD;
/// How many places there are.
pub const COUNT: usize = PAY + YELLOW;

/// The place of a command; nothing for those with an open slot.
pub fn of(command: &Command) -> Option<usize> {
    match command {
        Command::Pass => Some(PASS),
        Command::Done => Some(DONE),
        Command::Lower => Some(LOWER),
        Command::Clear => Some(CLEAR),
        Command::Lift { piece } => Some(LIFT + *piece as usize),
        Command::Pay { yellow } => {
            let yellow = usize::from(*yellow);
            (yellow < YELLOW).then_some(PAY + yellow)
        }
        Command::Raise { .. }
        | Command::Build(_)
        | Command::Carry { .. }
        | Command::Penalty { .. } => None,
    }
}
