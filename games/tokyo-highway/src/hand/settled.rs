//! What came of carrying a piece: worked out once, kept in the line of the match.

use contract::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::command::Build;
use crate::geometry::Spot;
use crate::pieces::{Parking, Piece};
use crate::truth::Truth;

/// What came of letting a piece go, when nothing moved any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Settled {
    /// What simulated it. Another program may come to something else, and believes this one.
    pub engine: String,
    pub slip: Slip,
    /// The pieces that were knocked over, of all owners; a column once for each of its discs.
    pub knocked: Vec<Piece>,
    pub landing: Landing,
}

/// How the piece slipped when it was let go, in thousandths of the most that it can.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Slip {
    pub x: i16,
    pub y: i16,
    /// About the vertical.
    pub spin: i16,
}

/// Where the piece came to rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Landing {
    /// On the table: the foot of a new column.
    Foot { at: Spot },
    /// On top of the column that is being put up.
    Top,
    /// From a column to another, or to the table.
    Across(Build),
    /// On the new road.
    Parked(Parking),
    /// Where it cannot stay.
    Astray(Missed),
}

/// Why a piece cannot stay where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Missed {
    /// It fell over, or off the table.
    Fell,
    /// It stands well, but not where a piece like it belongs.
    Elsewhere,
    /// Something was knocked over, so everything is put back.
    Crash,
}

impl Missed {
    /// Its name in word lists.
    pub fn key(self) -> &'static str {
        ["fell", "elsewhere", "crash"][self as usize]
    }
}

impl Settled {
    /// How many pieces of each seat but the one who built were knocked over (clauses 9.1 and 9.4).
    pub fn fallen(&self, truth: &Truth, builder: Seat) -> BySeat<u8> {
        let mut fallen = BySeat::from_fn(truth.builders.len(), |_| 0u8);
        for owner in self.knocked.iter().filter_map(|piece| owner(truth, *piece)) {
            if owner != builder && owner.idx() < truth.builders.len() {
                fallen[owner] = fallen[owner].saturating_add(1);
            }
        }
        fallen
    }
}

/// Whose piece that is; nobody's, if it is not on the table.
fn owner(truth: &Truth, piece: Piece) -> Option<Seat> {
    match piece {
        Piece::Column(idx) => truth.columns.get(usize::from(idx)).map(|column| column.owner),
        Piece::Road(idx) => truth.roads.get(usize::from(idx)).map(|road| road.owner),
        Piece::Car(idx) => truth.cars.get(usize::from(idx)).map(|car| car.owner),
        Piece::Building(_) | Piece::NewCar(_) => None,
    }
}
