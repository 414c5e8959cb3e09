//! What the lobby chooses.

use serde::{Deserialize, Serialize};

/// What the lobby chooses. The default is the rulebook's game, with the rulings' answers where it
/// is silent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Whether the four advanced cards of Roppongi are among those dealt (clause 1.2).
    pub roppongi: bool,
    /// Who goes first among equal bids (clause 2.5).
    pub ties: Ties,
    /// Seconds to bid; 0 for as long as one likes (clause 2.6).
    pub bid_limit: u16,
    /// When a disc need not be placed (clause 3.2).
    pub passing: Passing,
    /// Which three claim discs are in line (clause 6.6).
    pub lines: Lines,
    /// Seconds to place a piece that was taken; 0 for as long as one likes (clause 7.4).
    pub place_limit: u16,
    /// Whether a card's floors and pieces are the most that may stand there (clause 8.7).
    pub caps: bool,
    /// Whether auctions without bids and a fifteenth round end the game (clauses 9.3 and 9.4).
    pub stall: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            roppongi: true,
            ties: Ties::Reverse,
            bid_limit: 0,
            passing: Passing::Stuck,
            lines: Lines::Both,
            place_limit: 90,
            caps: true,
            stall: true,
        }
    }
}

/// Who goes first among equal bids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ties {
    /// They take each other's places: the reverse of the order they had.
    Reverse,
    /// The first of them goes last, the others move up.
    Rotate,
}

/// When a disc need not be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Passing {
    /// When there is no bottle, price or claim to be had.
    Stuck,
    /// Whenever one likes.
    Free,
}

/// Which three claim discs are in line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Lines {
    /// Three in neighbouring gaps along a street or across streets.
    Both,
    /// Only those in one row or column of cards.
    Across,
    /// Only those on one street.
    Along,
}
