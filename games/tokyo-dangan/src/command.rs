//! What seats ask, and what happened.

use contract::Seat;
use serde::{Deserialize, Serialize};

use crate::square::Square;
use crate::stock::Stock;
use crate::tile::Tile;

/// What a seat asks: an action, or the end of its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Moves its piece along connected roads (clause 4.1).
    Move {
        /// Where it stops.
        to: Square,
    },
    /// Lays a tile from its hand (clause 3.2).
    Place {
        square: Square,
        /// Which, and how it lies.
        tile: Tile,
    },
    /// Turns a tile on the board (clause 3.4).
    Rotate {
        /// Where it lies.
        square: Square,
        /// How it lies afterwards.
        tile: Tile,
    },
    /// Takes a tile off the board (clause 3.5).
    Remove {
        /// Where it lies.
        square: Square,
    },
    /// Ends the turn early (clause 2.3).
    End,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A tile was laid.
    Placed {
        seat: Seat,
        square: Square,
        /// How it lies.
        tile: Tile,
    },
    /// A tile was turned.
    Rotated {
        seat: Seat,
        square: Square,
        /// How it lay.
        from: Tile,
        /// How it lies now.
        tile: Tile,
    },
    /// A tile was taken off the board.
    Removed {
        seat: Seat,
        /// Where it lay.
        square: Square,
        /// How it lay.
        tile: Tile,
    },
    /// A piece moved.
    Moved {
        seat: Seat,
        /// The squares it passed, both ends included.
        path: Vec<Square>,
        /// Where it stopped, as people call it.
        place: String,
    },
    /// A destination was reached (clause 5.1).
    Arrived {
        seat: Seat,
        square: Square,
        /// The city, as people call it.
        city: String,
        /// The how manieth destination of that seat it is, from 1.
        nth: u8,
    },
    /// A hand was filled up (clause 2.4).
    Drew {
        seat: Seat,
        /// How many tiles.
        count: u8,
        /// Which: only that seat learns it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        tiles: Option<Stock>,
    },
    /// The discard became the pile (clause 2.5).
    Reshuffled {
        /// How many tiles.
        count: u8,
    },
    TurnEnded {
        /// Whose turn it was.
        seat: Seat,
        /// Whose it is now.
        next: Seat,
    },
    /// Somebody reached the fifth destination (clause 6.1).
    Won { seat: Seat },
    /// The last round allowed is over (clause 6.2).
    RoundsOver {
        /// How many rounds there were.
        rounds: u32,
    },
    /// The same position came for the third time (clause 6.3).
    Repeated,
    /// A puzzle is solved (clause 8.3).
    Solved {
        seat: Seat,
        /// With this many actions.
        actions: u8,
        /// The fewest that solve it.
        best: u8,
    },
    /// The actions of a puzzle are used up (clause 8.4).
    OutOfActions {
        /// How many there were.
        actions: u8,
    },
}
