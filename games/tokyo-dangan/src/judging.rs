//! What may be commanded, and why not.

use contract::{Refusal, Seat};

use crate::board::Ground;
use crate::command::Command;
use crate::square::Square;
use crate::state::TokyoDangan;
use crate::tile::Tile;

/// Whether the seat may command this now.
pub fn judge(state: &TokyoDangan, seat: Seat, command: &Command) -> Result<(), Refusal> {
    if state.over.is_some() {
        return Err(Refusal::new("6.5", "game-over"));
    }
    if seat != state.active {
        return Err(Refusal::new("2.1", "not-your-turn").with("seat", state.active));
    }
    match *command {
        Command::Move { to } => may_move(state, to),
        Command::Place { square, tile } => may_place(state, square, tile),
        Command::Rotate { square, tile } => may_rotate(state, square, tile),
        Command::Remove { square } => may_remove(state, square),
        Command::End if state.puzzle.is_some() => Err(Refusal::new("8.2", "no-turns")),
        Command::End if state.taken == 0 => Err(Refusal::new("2.3", "no-action-yet")),
        Command::End => Ok(()),
    }
}

fn may_move(state: &TokyoDangan, to: Square) -> Result<(), Refusal> {
    let named = |refusal: Refusal| {
        let place = crate::words::place(&state.board.place(to));
        Err(refusal.with("place", place).piece(format!("square-{to}")))
    };
    let stops = state.roads.squares().or(state.board.towns());
    if !stops.contains(to) {
        return named(match state.board.ground(to) {
            Ground::Open => Refusal::new("4.6", "stop-on-no-road"),
            ground => closed("4.6", "stop-on-closed", state, ground),
        });
    }
    if to == state.traveller().piece {
        return named(Refusal::new("4.1", "already-there"));
    }
    if !state.stops().contains(to) {
        return named(Refusal::new("4.1", "no-connection"));
    }
    Ok(())
}

fn may_place(state: &TokyoDangan, square: Square, tile: Tile) -> Result<(), Refusal> {
    let here = |refusal: Refusal| {
        Err(refusal.with("square", square.to_string()).piece(format!("square-{square}")))
    };
    if !state.traveller().hand.has(tile.kind()) {
        let refusal = Refusal::new("3.2", "not-in-hand");
        return Err(refusal.with("kind", crate::words::kind(tile.kind())));
    }
    match state.board.ground(square) {
        Ground::Open if state.roads.squares().contains(square) => {
            here(Refusal::new("3.3", "taken"))
        }
        Ground::Open => Ok(()),
        Ground::City => {
            let place = crate::words::place(&state.board.place(square));
            here(Refusal::new("3.3", "place-on-city").with("place", place))
        }
        ground => here(closed("3.3", "place-on-closed", state, ground)),
    }
}

fn may_rotate(state: &TokyoDangan, square: Square, tile: Tile) -> Result<(), Refusal> {
    let refused = |refusal: Refusal| {
        Err(refusal.with("square", square.to_string()).piece(format!("square-{square}")))
    };
    match state.roads.at(square) {
        None => refused(Refusal::new("3.4", "no-tile")),
        Some(laid) if laid.turns_into(tile) => Ok(()),
        Some(laid) if laid.kind() == tile.kind() => refused(Refusal::new("3.4", "not-turned")),
        Some(laid) => {
            let (was, wanted) = (crate::words::kind(laid.kind()), crate::words::kind(tile.kind()));
            refused(Refusal::new("3.4", "other-kind").with("kind", was).with("wanted", wanted))
        }
    }
}

fn may_remove(state: &TokyoDangan, square: Square) -> Result<(), Refusal> {
    let refused = |refusal: Refusal| {
        Err(refusal.with("square", square.to_string()).piece(format!("square-{square}")))
    };
    if !state.house.removal {
        return refused(Refusal::new("3.5", "no-removal"));
    }
    if !state.roads.squares().contains(square) {
        return refused(Refusal::new("3.5", "no-tile"));
    }
    let stands = |seat: &Seat| state.travellers[*seat].piece == square;
    let mut standing = Seat::all(state.travellers.len()).filter(stands);
    match standing.next() {
        Some(seat) => {
            let refusal = Refusal::new("3.6", "under-piece").with("seat", seat);
            let refusal = refusal.piece(piece_id(seat));
            refused(standing.fold(refusal, |refusal, other| refusal.piece(piece_id(other))))
        }
        None => Ok(()),
    }
}

/// How views call the piece of a seat.
pub fn piece_id(seat: Seat) -> String {
    format!("piece-{seat}")
}

/// A refusal that names the palace, the river or the sea.
fn closed(clause: &'static str, key: &'static str, state: &TokyoDangan, ground: Ground) -> Refusal {
    let layout = state.board.layout();
    let name = match ground {
        Ground::River => &layout.river,
        Ground::Sea => &layout.sea,
        Ground::Palace | Ground::Open | Ground::City => &layout.palace,
    };
    Refusal::new(clause, key).with("ground", crate::words::place(name))
}
