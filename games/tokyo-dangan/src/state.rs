//! The whole truth, and questions about it.

use arrayvec::ArrayVec;
use contract::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::puzzle::{self, MOST_ACTIONS};
use crate::roads::Roads;
use crate::setup::House;
use crate::square::{Square, SquareSet};
use crate::stock::Stock;

/// Destinations that win.
pub const DESTINATIONS: usize = 5;
/// Tiles in a full hand.
pub const HAND: u32 = 2;
/// Actions in a turn.
pub const ACTIONS: u8 = 3;
/// Most seats at a table.
pub const SEATS: usize = 4;

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokyoDangan {
    /// The house rules that were chosen.
    pub house: House,
    pub board: Board,
    /// The tiles on it.
    pub roads: Roads,
    /// The players, by seat.
    pub travellers: BySeat<Traveller>,
    /// The face-down tiles; their order is decided when they are drawn.
    pub pile: Stock,
    /// The face-up tiles that were removed.
    pub discard: Stock,
    /// Whose turn it is.
    pub active: Seat,
    /// Who began.
    pub first: Seat,
    /// Actions taken this turn.
    pub taken: u8,
    /// The round, from 1.
    pub round: u32,
    /// Destinations reached by all together: it orders them.
    pub arrivals: u8,
    /// Positions at the beginning of turns since something happened that cannot be undone by
    /// turning tiles and moving. Kept only where repetition ends the game.
    pub past: Vec<Position>,
    pub over: Option<End>,
    /// Where one player solves a puzzle, what is known of it. Left out elsewhere, so that matches
    /// from before there were puzzles keep their digests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<puzzle::Facts>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Traveller {
    /// Where the piece stands.
    pub piece: Square,
    pub start: Square,
    /// Destinations still to be reached. Secret.
    pub open: SquareSet,
    /// Destinations reached, first to last.
    pub reached: ArrayVec<Arrival, DESTINATIONS>,
    /// Cities where the piece has stopped without reaching a destination: everybody knows that
    /// they are no open destinations.
    pub visited: SquareSet,
    /// The tiles in hand. Secret.
    pub hand: Stock,
    /// How many commands the seat has given.
    pub commands: u32,
}

impl Traveller {
    /// A player about to leave from there, with nothing in hand or mind.
    pub fn at(start: Square) -> Traveller {
        Traveller {
            piece: start,
            start,
            open: SquareSet::EMPTY,
            reached: ArrayVec::new(),
            visited: SquareSet::EMPTY,
            hand: Stock::default(),
            commands: 0,
        }
    }

    /// The cities that may be open destinations, as far as everybody knows.
    pub fn candidates(&self, board: &Board) -> SquareSet {
        let reached: SquareSet = self.reached.iter().map(|arrival| arrival.square).collect();
        let not = reached.or(self.visited).or(SquareSet::only(self.start));
        board.towns().without(not)
    }
}

/// A destination reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    pub square: Square,
    /// Its place among the arrivals of all players, from 1.
    pub order: u8,
}

/// What makes two positions the same at the beginning of a turn: between them tiles were only
/// turned and pieces only moved, so hands, pile and destinations are the same too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The tiles.
    pub roads: Roads,
    /// The pieces, by seat.
    pub pieces: ArrayVec<Square, SEATS>,
    /// Whose turn it is.
    pub active: Seat,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// A fifth destination was reached (clause 6.1).
    FifthDestination,
    /// The last round is over (clause 6.2).
    RoundCap,
    /// The same position came for the third time (clause 6.3).
    Repetition,
    /// The actions of a puzzle are used up (clause 8.4).
    OutOfActions,
}

impl TokyoDangan {
    /// The player whose turn it is.
    pub fn traveller(&self) -> &Traveller {
        &self.travellers[self.active]
    }

    /// How many actions this turn has (clause 2.2), or a whole puzzle (clause 8.4).
    pub fn allowed(&self) -> u8 {
        if self.puzzle.is_some() {
            return MOST_ACTIONS;
        }
        let first_turn = self.round == 1 && self.active == self.first;
        if self.house.short_first_turn && first_turn { ACTIONS - 1 } else { ACTIONS }
    }

    /// The squares where pieces stand.
    pub fn pieces(&self) -> SquareSet {
        self.travellers.values().map(|traveller| traveller.piece).collect()
    }

    /// Every stop the active piece can reach, where it stands excepted.
    pub fn stops(&self) -> SquareSet {
        let piece = self.traveller().piece;
        self.roads.reach(&self.board, piece).without(SquareSet::only(piece))
    }

    /// The position, as far as repetition looks at it.
    pub fn position(&self) -> Position {
        let pieces = self.travellers.values().take(SEATS).map(|traveller| traveller.piece);
        Position { roads: self.roads, pieces: pieces.collect(), active: self.active }
    }

    /// Who leads: most destinations, among equals the one who reached that number first. Before
    /// anybody has reached one, all do.
    pub fn leaders(&self) -> SeatSet {
        let worth = |traveller: &Traveller| {
            let last = traveller.reached.last().map_or(0, |arrival| arrival.order);
            (traveller.reached.len(), u8::MAX - last)
        };
        let best = self.travellers.values().map(worth).max();
        let leads = self.travellers.iter().filter(|(_, who)| Some(worth(who)) == best);
        leads.map(|(seat, _)| seat).collect()
    }
}
