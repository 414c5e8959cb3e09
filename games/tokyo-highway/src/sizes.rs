//! The sizes of the pieces and of the table, in millimetres.

use crate::geometry::{Disc, Point, Rest, Sizes};

/// Height of one column piece.
pub const STOREY: f64 = 10.0;
/// Radius of a column.
pub const RADIUS: f64 = 9.5;
/// Length of a road.
pub const LENGTH: f64 = 114.0;
/// Width of a road.
pub const WIDTH: f64 = 10.0;
/// Thickness of a road.
pub const THICKNESS: f64 = 2.0;
/// Length, width and height of a car.
pub const CAR: [f64; 3] = [14.0, 6.5, 6.0];
/// The least length over which a road must bear on a column.
pub const BEARING: f64 = 3.0;
/// Distance of neighbouring entrances.
pub const SPACING: f64 = 110.0;
/// The tallest column that can be asked for: more pieces than anybody owns.
pub const TALLEST: u8 = 99;

/// A road, and the columns under it.
pub const ROAD: Sizes =
    Sizes { length: LENGTH, width: WIDTH, thickness: THICKNESS, radius: RADIUS };

/// What it takes to rest on a column.
pub const REST: Rest = Rest { radius: RADIUS, half_width: WIDTH * 0.5, least: BEARING };

/// The radius of the table for that many players.
pub fn table_radius(seats: usize) -> f64 {
    match seats {
        0..=2 => 440.0,
        3 => 480.0,
        _ => 520.0,
    }
}

/// The table for that many players.
pub fn table(seats: usize) -> Disc {
    Disc::new(Point::ORIGIN, table_radius(seats))
}

/// What each player is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Supply {
    pub cars: u8,
    /// Grey column pieces.
    pub grey: u8,
    /// Yellow column pieces, for junctions.
    pub yellow: u8,
    pub roads: u8,
}

/// The supplies of each player, before the entrance is built from them (clause 2.1).
pub fn supply(seats: usize) -> Supply {
    match seats {
        0..=2 => Supply { cars: 10, grey: 30, yellow: 3, roads: 15 },
        3 => Supply { cars: 8, grey: 25, yellow: 2, roads: 12 },
        _ => Supply { cars: 7, grey: 20, yellow: 2, roads: 9 },
    }
}
