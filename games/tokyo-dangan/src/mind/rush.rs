//! A quick player for looking ahead: follows the cheapest route to its nearest destination.

use contract::{Chance, Silent};

use crate::command::Command;
use crate::mind::route::{Pass, Terrain};
use crate::square::SquareSet;
use crate::state::{TokyoDangan, Traveller};
use crate::tile::{Kind, Tile};
use crate::turn;

/// Plays the active seat's next action.
pub fn act(state: &mut TokyoDangan, chance: &mut Chance) {
    let command = choose(state, chance);
    turn::act(state, command, chance, &mut Silent);
}

/// What the active seat does: always something allowed.
pub fn choose(state: &TokyoDangan, chance: &mut Chance) -> Command {
    let Traveller { piece, open, hand, .. } = state.traveller();
    let stops = state.roads.reach(&state.board, *piece);
    let there = stops.and(*open);
    if !there.is_empty() {
        return Command::Move { to: there.first() };
    }
    let terrain = Terrain::new(&state.board, &state.roads, state.pieces(), state.house.removal);
    let route = terrain.with_hand(hand).route(SquareSet::only(*piece), *open);
    let step = route.iter().filter(|pass| pass.cost > 0).find_map(|pass| work(state, pass));
    step.unwrap_or_else(|| idle(state, &route, chance))
}

/// What brings a route on at one of its squares, if the seat can do it now.
fn work(state: &TokyoDangan, pass: &Pass) -> Option<Command> {
    let square = pass.square;
    let fit = |kind: Kind| kind.lies().iter().copied().find(|tile| pass.fits(*tile));
    match state.roads.at(square) {
        Some(laid) => match fit(laid.kind()) {
            Some(tile) => Some(Command::Rotate { square, tile }),
            None => {
                let free = state.house.removal && !state.pieces().contains(square);
                free.then_some(Command::Remove { square })
            }
        },
        None => {
            let tile: Tile = state.traveller().hand.kinds().find_map(fit)?;
            Some(Command::Place { square, tile })
        }
    }
}

/// What to do when nothing helps: get rid of a tile beside the route, end the turn, or, where
/// even that is not allowed, turn or lift something.
fn idle(state: &TokyoDangan, route: &[Pass], chance: &mut Chance) -> Command {
    let kept: SquareSet = route.iter().map(|pass| pass.square).collect();
    let free = state.board.open().without(state.roads.squares());
    let beside = if free.without(kept).is_empty() { free } else { free.without(kept) };
    let worst = [Kind::DeadEnd, Kind::Straight, Kind::Curve, Kind::Tee, Kind::Cross];
    let hand = state.traveller().hand;
    if let Some(kind) = worst.into_iter().find(|kind| hand.has(*kind))
        && !beside.is_empty()
    {
        let square = crate::rules::draw_from(beside, chance).first();
        let lies = kind.lies();
        return Command::Place { square, tile: lies[chance.idx(lies.len())] };
    }
    if state.taken > 0 {
        return Command::End;
    }
    let mut offers = Vec::new();
    crate::menu::Menu::of(state).list(&mut offers);
    chance.pick(&offers).copied().unwrap_or(Command::End)
}
