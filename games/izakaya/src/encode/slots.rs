//! A place for each choice that can be listed: bids, bottles, prices, claims, pieces, passing.

use building::N_PIECES;

use crate::command::Command;
use crate::grid::{Corner, Gap};
use crate::state::{PURSE, STEP};

/// Steps of a bid, none included.
pub const BIDS: usize = (PURSE / STEP) as usize + 1;
/// Colours of drinks.
pub const COLOURS: usize = 6;

const WITHDRAW: usize = BIDS;
const BOTTLE: usize = WITHDRAW + 1;
const PRICE: usize = BOTTLE + COLOURS * Corner::COUNT;
const CLAIM: usize = PRICE + COLOURS * COLOURS;
const TAKE: usize = CLAIM + 2 * Gap::COUNT;
const GIVE_UP: usize = TAKE + N_PIECES;
const PASS: usize = GIVE_UP + 1;
/// How many places there are.
pub const COUNT: usize = PASS + 1;

/// The place of a command; nothing for where a piece goes, and for the clock.
pub fn of(command: Command) -> Option<usize> {
    Some(match command {
        Command::Bid { yen } => usize::from(yen / STEP),
        Command::Withdraw => WITHDRAW,
        Command::Bottle { colour, corner } => BOTTLE + colour.idx() * Corner::COUNT + corner.idx(),
        Command::Price { from, to } => PRICE + from.idx() * COLOURS + to.idx(),
        Command::Claim { gap, card } => CLAIM + 2 * gap.idx() + usize::from(card == gap.second()),
        Command::Take { piece } => TAKE + piece.idx(),
        Command::GiveUp => GIVE_UP,
        Command::Pass => PASS,
        Command::Place { .. } | Command::Tick => return None,
    })
}
