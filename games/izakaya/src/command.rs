//! What seats and the clock ask, and what happened.

use building::{PieceId, Pose};
use contract::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::colour::Colour;
use crate::grid::{Address, Corner, Gap};
use crate::state::End;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Bids in secret (clause 2.1).
    Bid { yen: u16 },
    /// Takes the bid back (clause 2.2).
    Withdraw,
    /// Puts a bottle at a corner (clause 4.1).
    Bottle {
        /// From which crate.
        colour: Colour,
        corner: Corner,
    },
    /// Moves a coin of 100 yen from one colour to another (clause 5.1).
    Price {
        /// Which gets cheaper.
        from: Colour,
        /// Which gets dearer.
        to: Colour,
    },
    /// Puts a claim disc between two cards and a pyramid on one of them (clause 6.1).
    Claim {
        /// Where the disc goes.
        gap: Gap,
        /// Where the pyramid goes.
        card: Address,
    },
    /// Takes a piece to build with: it cannot be changed for another (clause 7.1).
    Take { piece: PieceId },
    /// Places the piece taken (clause 7.2).
    Place {
        card: Address,
        /// How it lies.
        pose: Pose,
    },
    /// Puts back a piece that fits on no card: the action is lost (clause 7.3).
    GiveUp,
    /// Places no disc (clause 3.2).
    Pass,
    /// The clock: time has come.
    Tick,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// Somebody has bid.
    BidPlaced {
        seat: Seat,
        /// How much: only that seat knows before all have bid.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        yen: Option<u16>,
    },
    /// Somebody bids again.
    BidWithdrawn { seat: Seat },
    /// All bids are open, and paid.
    BidsRevealed {
        bids: BySeat<u16>,
        /// The new order of play.
        order: Vec<Seat>,
        /// What the pot has come to.
        pot: u16,
    },
    /// The action phase that begins is the last.
    LastPhase {
        /// Why.
        end: End,
    },
    /// A bottle was put at a corner.
    Bottled {
        seat: Seat,
        colour: Colour,
        corner: Corner,
        /// The cards that meet there.
        cards: Vec<Address>,
    },
    /// A coin was moved.
    Priced { seat: Seat, from: Colour, to: Colour },
    /// A card was claimed.
    Claimed {
        seat: Seat,
        /// Where the disc lies.
        gap: Gap,
        /// Where the pyramid stands.
        card: Address,
    },
    /// Three claim discs are in line: a free piece.
    Lined { seat: Seat },
    /// A piece was taken.
    Took { seat: Seat, piece: PieceId },
    /// A piece was placed.
    Placed {
        seat: Seat,
        card: Address,
        /// How it lies.
        pose: Pose,
        floor: u8,
        /// Whether time ran out, and the piece went to the first legal place.
        late: bool,
    },
    /// A piece went back to the supply.
    GaveUp {
        /// Who had taken it.
        seat: Seat,
        piece: PieceId,
        /// Whether time ran out.
        late: bool,
    },
    /// Somebody placed no disc.
    Passed { seat: Seat },
    /// The action phase is over, action discs are back.
    PhaseOver {
        /// The round that it ends.
        round: u32,
    },
    /// The match is over.
    Over {
        /// The scores, in yen.
        scores: BySeat<i32>,
        /// Who won.
        winners: SeatSet,
    },
}
