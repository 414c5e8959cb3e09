//! Points and vectors of the card, in whole micrometres.

use std::ops::Add;
use std::ops::Neg;
use std::ops::Sub;

use serde::{Deserialize, Serialize};

/// No coordinate that the rules compute with is larger than this: one metre. Everything that
/// comes from outside is checked against a smaller bound at its door.
pub const REACH: i32 = 1_000_000;

/// A point or a vector, in micrometres; y points up. Stored as `[x, y]`. Sums of points that are
/// out of [`REACH`] are wrong, but no panic.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(from = "[i32; 2]", into = "[i32; 2]")]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Up.
    pub y: i32,
}

impl Point {
    /// The point at these coordinates.
    pub const fn new(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    /// Twice the area that the two vectors span, positive if `other` is to the left.
    pub fn cross(self, other: Point) -> i64 {
        let forth = i64::from(self.x) * i64::from(other.y);
        forth.wrapping_sub(i64::from(self.y) * i64::from(other.x))
    }

    /// The scalar product.
    pub fn dot(self, other: Point) -> i64 {
        let level = i64::from(self.x) * i64::from(other.x);
        level.wrapping_add(i64::from(self.y) * i64::from(other.y))
    }

    /// The square of the length.
    pub fn square(self) -> i64 {
        self.dot(self)
    }

    /// Whether both coordinates are within [`REACH`].
    pub fn in_reach(self) -> bool {
        let fits = |coordinate: i32| (-REACH..=REACH).contains(&coordinate);
        fits(self.x) && fits(self.y)
    }
}

impl Add for Point {
    type Output = Point;

    fn add(self, other: Point) -> Point {
        Point::new(self.x.wrapping_add(other.x), self.y.wrapping_add(other.y))
    }
}

impl Sub for Point {
    type Output = Point;

    fn sub(self, other: Point) -> Point {
        Point::new(self.x.wrapping_sub(other.x), self.y.wrapping_sub(other.y))
    }
}

impl Neg for Point {
    type Output = Point;

    fn neg(self) -> Point {
        Point::new(self.x.wrapping_neg(), self.y.wrapping_neg())
    }
}

impl From<[i32; 2]> for Point {
    fn from([x, y]: [i32; 2]) -> Point {
        Point::new(x, y)
    }
}

impl From<Point> for [i32; 2] {
    fn from(point: Point) -> [i32; 2] {
        [point.x, point.y]
    }
}
