//! Which card is worth its effort.

use building::{CardId, deck};
use contract::{Chance, Seat};

use crate::command::Command;
use crate::map::{Cell, moves};
use crate::mind::manner::Manner;
use crate::state::{SITES, TokyoJutaku};

/// Time for a stop, a verdict, a move and a countdown, in milliseconds.
const BETWEEN: u64 = 8_000;
/// Placements that are judged at a position of the search.
const CHECKS: u64 = 200;
/// Doublings of effort beyond which nothing is worth anything.
const MOST: u32 = 30;

pub(crate) fn start(
    state: &TokyoJutaku,
    seat: Seat,
    manner: &Manner,
    chance: &mut Chance,
) -> Option<Command> {
    let cells = state.starts();
    let rated = cells.iter().map(|cell| (rate(state, seat, cell, manner, chance), cell));
    rated.max().map(|(_, cell)| Command::Start { cell })
}

/// Where to move, or whether to keep the card; what is planned for it already saves time.
pub(crate) fn go_on(
    state: &TokyoJutaku,
    seat: Seat,
    manner: &Manner,
    planned: Option<u8>,
    chance: &mut Chance,
) -> Option<Command> {
    let must = state.must_move(seat);
    let mut best: Option<(u64, Command)> = None;
    let own = state.architects.get(seat)?;
    let kept = own.cell.filter(|_| !must);
    let cells = state.destinations(seat, must);
    for cell in cells.iter().chain(kept) {
        let mut worth = rate(state, seat, cell, manner, chance);
        let keeps = Some(cell) == kept;
        if keeps && state.card_at(cell).is_some_and(|card| planned == Some(card)) {
            worth += worth / 4;
        }
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, if keeps { Command::Keep } else { Command::Move { cell } }));
        }
    }
    best.map(|(_, command)| command)
}

/// What the card of a cell and the best one to be reached from there are worth to somebody.
fn rate(state: &TokyoJutaku, seat: Seat, cell: Cell, manner: &Manner, chance: &mut Chance) -> u64 {
    let mut spaces = state.spaces;
    spaces.remove(cell);
    let after = moves(cell, spaces, state.setup.hole_blocks);
    let next = after.iter().map(|cell| worth(state, seat, cell, manner)).max().unwrap_or_default();
    let mut rated = worth(state, seat, cell, manner) + next / 5;
    if ends_in_vain(state, seat, cell) {
        rated /= 4;
    }
    rated * u64::from(100 + chance.below(manner.overrates + 1)) / 100
}

/// Yen in this much time.
fn worth(state: &TokyoJutaku, seat: Seat, cell: Cell, manner: &Manner) -> u64 {
    let card = state.card_at(cell).and_then(CardId::new);
    let Some(site) = card.and_then(|card| deck().site(card, state.side_of(seat))) else { return 0 };
    let whole = (site.effort / 100).min(MOST);
    let checks = (1u64 << whole) + (1u64 << whole) * u64::from(site.effort % 100) / 100;
    let nodes = checks / CHECKS;
    // A player who does not see the end tries a piece, and takes it back.
    let tries = nodes / u64::from(manner.nodes.max(1));
    let pieces = u64::from(site.pieces) + 2 * tries;
    let usual = manner.usual_ms();
    let time = if state.is_beaten() {
        usual * (pieces + 1)
    } else {
        BETWEEN + usual * pieces + nodes * u64::from(manner.node_ms)
    };
    u64::from(site.yen) * 10_000_000 / time.max(1)
}

/// Whether the card would end the match with somebody else ahead.
fn ends_in_vain(state: &TokyoJutaku, seat: Seat, cell: Cell) -> bool {
    let Some(own) = state.architects.get(seat) else { return false };
    let side = state.side_of(seat);
    let yen = state.card_at(cell).map_or(0, |card| crate::cards::yen(card, side));
    let others = state.architects.iter().filter(|(other, _)| *other != seat);
    let ahead = others.map(|(_, other)| other.yen).max().unwrap_or_default();
    !state.is_apart() && own.done.len() + 1 == SITES && own.yen + yen <= ahead
}
