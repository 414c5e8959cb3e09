//! The players who play a world on: they go the shortest way, and where a rival is about to win, or
//! an action is left over, they break a road on which that rival depends.

use contract::{Chance, Seat, Silent};

use crate::command::Command;
use crate::mind::rush;
use crate::square::Square;
use crate::state::{ACTIONS, DESTINATIONS, TokyoDangan};
use crate::turn;

/// Destinations left at which a rival is watched: always, and now and then.
const CLOSE: usize = 1;
const NEAR: usize = 2;
/// One in so many times a rival is watched who is near.
const SELDOM: u32 = 3;

/// Plays the active seat's next action.
pub fn act(state: &mut TokyoDangan, chance: &mut Chance) {
    let command = guard(state, chance).unwrap_or_else(|| match rush::choose(state, chance) {
        Command::End => {
            leader(state).and_then(|rival| spoil(state, rival, chance)).unwrap_or(Command::End)
        }
        command => command,
    });
    turn::act(state, command, chance, &mut Silent);
}

/// Keeps a rival from winning, unless the seat wins first.
fn guard(state: &TokyoDangan, chance: &mut Chance) -> Option<Command> {
    let rival = leader(state)?;
    let left = DESTINATIONS.saturating_sub(state.travellers[rival].reached.len());
    let watches = left <= CLOSE || left <= NEAR && chance.below(SELDOM) == 0;
    if !watches || wins(state, chance) {
        return None;
    }
    spoil(state, rival, chance)
}

/// Whether the active seat wins with this turn if it goes the shortest way.
fn wins(state: &TokyoDangan, chance: &Chance) -> bool {
    let actions = usize::from(state.allowed().saturating_sub(state.taken).min(ACTIONS));
    if state.traveller().open.len() > actions {
        return false;
    }
    let (seat, mut ahead, mut luck) = (state.active, state.clone(), chance.clone());
    while ahead.active == seat && ahead.over.is_none() && ahead.round == state.round {
        rush::act(&mut ahead, &mut luck);
    }
    ahead.over.is_some() && ahead.leaders().contains(seat)
}

/// Takes away or turns a tile so that a rival reaches fewest of the cities that may be its
/// destinations. Goes by what everybody sees.
fn spoil(state: &TokyoDangan, rival: Seat, chance: &mut Chance) -> Option<Command> {
    let piece = state.travellers[rival].piece;
    let wanted = state.board.towns().without(state.travellers[rival].known());
    let reach = state.roads.reach(&state.board, piece);
    let before = reach.and(wanted).len();
    if before == 0 {
        return None;
    }
    let mut best = before;
    let mut among: Vec<Command> = Vec::new();
    let tiles = reach.and(state.roads.squares());
    for command in tiles.iter().flat_map(|square| breaks(state, square)) {
        let mut roads = state.roads;
        match command {
            Command::Rotate { square, tile } => roads.lay(square, tile),
            Command::Remove { square } => {
                roads.lift(square);
            }
            _ => {}
        }
        let left = roads.reach(&state.board, piece).and(wanted).len();
        if left < best {
            best = left;
            among.clear();
        }
        if left == best && best < before {
            among.push(command);
        }
    }
    chance.pick(&among).copied()
}

/// What can be done to a tile: it is taken away, or turned where a piece stands on it.
fn breaks(state: &TokyoDangan, square: Square) -> Vec<Command> {
    if state.house.removal && !state.pieces().contains(square) {
        return vec![Command::Remove { square }];
    }
    let Some(laid) = state.roads.at(square) else { return Vec::new() };
    let lies = laid.kind().lies().iter().filter(|tile| **tile != laid);
    lies.map(|tile| Command::Rotate { square, tile: *tile }).collect()
}

/// The one of the others who has reached most; of several the one who is next.
fn leader(state: &TokyoDangan) -> Option<Seat> {
    let seats = state.travellers.len();
    let after = |other: usize| Seat(((state.active.idx() + other) % seats) as u8);
    let reached = |seat: &Seat| state.travellers[*seat].reached.len();
    (1..seats).map(after).rev().max_by_key(reached)
}
