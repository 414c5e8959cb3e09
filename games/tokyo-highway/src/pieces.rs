//! The pieces on the table, as whole numbers: hundredths of a millimetre and of a degree.

use std::fmt;

use crate::geometry::{Heading, Level, Spot};
use contract::Seat;
use serde::{Deserialize, Serialize};

use crate::sizes::CAR;

/// A column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Column {
    pub owner: Seat,
    /// Its centre.
    pub at: Spot,
    /// How many pieces it is made of, a yellow one included.
    pub height: u8,
    /// Whether a yellow piece lies on top.
    pub junction: bool,
    /// How many roads lead on from it.
    pub outgoing: u8,
}

impl Column {
    /// How many roads may lead on from it (clause 7.2).
    pub fn limit(&self) -> u8 {
        if self.junction { 2 } else { 1 }
    }

    /// Whether a road may still lead on from it.
    pub fn is_open(&self) -> bool {
        self.outgoing < self.limit()
    }
}

/// A road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Road {
    pub owner: Seat,
    /// The column it leads on from, by number.
    pub base: u8,
    /// How far its tip lies past the centre of that column.
    pub past: i32,
    /// How far its axis runs to the left of that centre, looking along the road.
    pub aside: i32,
    /// How many other roads it lies on there, one on the other; none if it touches the column.
    pub layer: u8,
    /// Where it leads.
    pub to: Far,
    /// Whether some road passes over it.
    pub over: bool,
    /// Whether some road passes under it.
    pub under: bool,
}

/// Where a road leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Far {
    Column {
        /// Its number.
        column: u8,
        /// How far the road's axis runs to the left of its centre.
        aside: i32,
    },
    /// Down to the table, as an exit.
    Exit {
        /// Which way.
        heading: Heading,
    },
    /// Down to the table, as the ramp of an entrance, which belongs to the column it leads up to.
    Ramp {
        /// Which way it leads down.
        heading: Heading,
    },
}

impl Road {
    /// Whether an end of it rests on that column.
    pub fn rests_on(&self, column: u8) -> bool {
        self.base == column || matches!(self.to, Far::Column { column: far, .. } if far == column)
    }

    /// Whether a new road of that seat earns a car by passing over or under it: if it belongs to
    /// somebody else and no road passed there before (clauses 6.1, 6.2 and 6.5).
    pub fn earns(&self, seat: Seat, level: Level) -> bool {
        self.owner != seat && !self.is_passed(level)
    }

    /// Whether some road passes over it, or under it.
    pub fn is_passed(&self, level: Level) -> bool {
        match level {
            Level::Over => self.over,
            Level::Under => self.under,
        }
    }

    /// How many roads lie under its end on that column.
    pub fn layer_on(&self, column: u8) -> u8 {
        if self.base == column { self.layer } else { 0 }
    }
}

/// A car.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Car {
    pub owner: Seat,
    /// The road it stands on, by number.
    pub road: u8,
    pub spot: Parking,
}

/// Where a car stands on its road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Parking {
    /// From the base end of the road to the middle of the car.
    pub along: i32,
    /// From the axis of the road to the middle of the car, positive to the left.
    pub across: i32,
}

impl Parking {
    /// Whether two cars on one road would stand within each other. Bumper to bumper they do not.
    pub fn overlaps(&self, other: &Parking) -> bool {
        let [length, width, _] = CAR.map(|mm| (mm * 100.0) as u32);
        self.along.abs_diff(other.along) < length && self.across.abs_diff(other.across) < width
    }
}

/// A building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Building {
    /// Who chose it.
    pub owner: Seat,
    pub shape: Shape,
    /// Its centre.
    pub at: Spot,
    /// Which way it is turned.
    pub heading: Heading,
}

/// The four buildings of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    Round,
    Square,
    Triangle,
    Hexagon,
}

impl Shape {
    /// All four.
    pub const ALL: [Shape; 4] = [Shape::Round, Shape::Square, Shape::Triangle, Shape::Hexagon];

    /// Its name in word lists.
    pub fn key(self) -> &'static str {
        ["round", "square", "triangle", "hexagon"][self as usize]
    }

    /// Its height in millimetres.
    pub fn height(self) -> f64 {
        [80.0, 95.0, 110.0, 125.0][self as usize]
    }
}

/// Something on the table, or about to be put there, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    Column(u8),
    Road(u8),
    Car(u8),
    Building(u8),
    NewCar(u8),
}

/// What views call it.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Column(idx) => write!(f, "column-{idx}"),
            Piece::Road(idx) => write!(f, "road-{idx}"),
            Piece::Car(idx) => write!(f, "car-{idx}"),
            Piece::Building(idx) => write!(f, "building-{idx}"),
            Piece::NewCar(idx) => write!(f, "new-car-{idx}"),
        }
    }
}
