//! What one viewer may know, and whole states that would look just so.

use arrayvec::ArrayVec;
use contract::{BySeat, Chance, Day, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::puzzle::{Facts, MOST_ACTIONS};
use crate::roads::Roads;
use crate::rules::draw_from;
use crate::setup::House;
use crate::square::{Square, SquareSet};
use crate::state::{
    ACTIONS, Arrival, DESTINATIONS, End, HAND, Position, SEATS, TokyoDangan, Traveller,
};
use crate::stock::Stock;

/// What one viewer may know (clause 7.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The house rules that were chosen.
    pub house: House,
    pub board: Board,
    /// The tiles on it.
    pub roads: Roads,
    /// The players, by seat.
    pub travellers: BySeat<Seen>,
    /// How many tiles are in the pile.
    pub pile: u32,
    /// The removed tiles, which lie open.
    pub discard: Stock,
    /// Whose turn it is; after the end, whose it was or would have been.
    pub active: Seat,
    /// Who began.
    pub first: Seat,
    /// Actions taken this turn.
    pub taken: u8,
    /// Actions this turn has.
    pub allowed: u8,
    /// The round, from 1.
    pub round: u32,
    /// Where the viewer's piece could stop now, if it moved.
    pub stops: SquareSet,
    /// Destinations reached by all together.
    pub arrivals: u8,
    /// Positions that count toward repetition.
    pub past: Vec<Position>,
    pub over: Option<End>,
    /// Where one player solves a puzzle, what may be known of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub puzzle: Option<SeenPuzzle>,
}

/// What may be known of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeenPuzzle {
    /// Whose day it is; nothing for a puzzle that chance drew.
    #[cfg_attr(feature = "types", ts(as = "Option<String>"))]
    pub day: Option<Day>,
    /// The fewest actions that solve it: known after the end.
    pub best: Option<u8>,
}

/// What a viewer may know of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// Where the piece stands.
    pub piece: Square,
    pub start: Square,
    /// Destinations still to be reached: only the owner knows them, and everybody after the end.
    pub open: Option<SquareSet>,
    /// Destinations reached, first to last.
    pub reached: ArrayVec<Arrival, DESTINATIONS>,
    /// Other cities where the piece has stopped.
    pub visited: SquareSet,
    /// The tiles in hand: only the owner knows them, and everybody after the end.
    pub hand: Option<Stock>,
    /// How many tiles are in hand.
    pub tiles: u32,
    /// How many commands the seat has given.
    pub commands: u32,
}

/// Builds a view from nothing.
pub fn of(state: &TokyoDangan, viewer: Viewer) -> View {
    let seen = |seat: Seat| {
        let traveller = &state.travellers[seat];
        let shown = viewer.is(seat) || state.over.is_some();
        Seen {
            piece: traveller.piece,
            start: traveller.start,
            open: shown.then_some(traveller.open),
            reached: traveller.reached.clone(),
            visited: traveller.visited,
            hand: shown.then_some(traveller.hand),
            tiles: traveller.hand.total(),
            commands: traveller.commands,
        }
    };
    let piece = viewer.seat().and_then(|seat| state.travellers.get(seat)).map(|own| own.piece);
    let stops =
        piece.map(|from| state.roads.reach(&state.board, from).without(SquareSet::only(from)));
    View {
        viewer,
        house: state.house,
        board: state.board.clone(),
        roads: state.roads,
        travellers: BySeat::from_fn(state.travellers.len(), seen),
        pile: state.pile.total(),
        discard: state.discard,
        active: state.active,
        first: state.first,
        taken: state.taken,
        allowed: state.allowed(),
        round: state.round,
        stops: stops.unwrap_or_default(),
        arrivals: state.arrivals,
        past: state.past.clone(),
        over: state.over,
        puzzle: state
            .puzzle
            .map(|facts| SeenPuzzle { day: facts.day, best: state.over.map(|_| facts.best) }),
    }
}

/// A whole state that looks like that: hidden hands and destinations are dealt from what is left.
/// A view that no game could have shown still gives a state that can be looked at.
pub fn guess(view: &View, chance: &mut Chance) -> TokyoDangan {
    let seats = view.travellers.len().clamp(1, SEATS);
    let mut unseen = view.unseen();
    let travellers = BySeat::from_fn(seats, |seat| match view.travellers.get(seat) {
        Some(seen) => guess_traveller(view, seen, &mut unseen, chance),
        None => Traveller::at(view.board.towns().first()),
    });
    let seated = |seat: Seat| Seat(seat.0 % seats as u8);
    TokyoDangan {
        house: view.house,
        board: view.board.clone(),
        roads: view.roads,
        travellers,
        pile: unseen,
        discard: view.discard,
        active: seated(view.active),
        first: seated(view.first),
        taken: view.taken.min(if view.puzzle.is_some() { MOST_ACTIONS } else { ACTIONS }),
        round: view.round,
        arrivals: view.arrivals,
        past: view.past.clone(),
        over: view.over,
        puzzle: view.puzzle.map(|seen| Facts { day: seen.day, best: seen.best.unwrap_or(0) }),
    }
}

fn guess_traveller(view: &View, seen: &Seen, unseen: &mut Stock, chance: &mut Chance) -> Traveller {
    let hand = match seen.hand {
        Some(hand) => hand,
        None => (0..seen.tiles.min(HAND)).filter_map(|_| unseen.draw(chance)).collect(),
    };
    Traveller {
        piece: seen.piece,
        start: seen.start,
        open: seen.open.unwrap_or_else(|| guess_destinations(view, seen, chance)),
        reached: seen.reached.clone(),
        visited: seen.visited,
        hand,
        commands: seen.commands,
    }
}

fn guess_destinations(view: &View, seen: &Seen, chance: &mut Chance) -> SquareSet {
    let candidates = view.candidates(seen);
    let mut open = SquareSet::EMPTY;
    for _ in seen.reached.len()..DESTINATIONS {
        open = open.or(draw_from(candidates.without(open), chance));
    }
    open
}

impl View {
    /// The tiles that lie in the pile or in hands the viewer cannot see.
    pub fn unseen(&self) -> Stock {
        let known = self.travellers.values().filter_map(|seen| seen.hand);
        let known = known.chain([self.discard, self.roads.stock()]);
        known.fold(self.board.tiles(), |left, stock| left.minus(&stock))
    }

    /// The cities that may be open destinations of a player, as far as everybody knows.
    pub fn candidates(&self, seen: &Seen) -> SquareSet {
        let reached: SquareSet = seen.reached.iter().map(|arrival| arrival.square).collect();
        let not = reached.or(seen.visited).or(SquareSet::only(seen.start));
        self.board.towns().without(not)
    }
}
