//! Whole hundredths of a millimetre and of a degree: what is stored, sent and replayed.

use serde::{Deserialize, Serialize};

use crate::geometry::Point;

/// A length in hundredths of a millimetre.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Hundredths(pub i32);

impl Hundredths {
    /// The length in millimetres.
    pub fn mm(self) -> f64 {
        f64::from(self.0) / 100.0
    }

    /// The nearest stored length, halves away from zero; the ends of the range for lengths
    /// beyond it.
    pub fn nearest(mm: f64) -> Hundredths {
        let exact = mm * 100.0;
        // The part that is cut off says which way to round: far quicker than rounding a float.
        let whole = exact as i32;
        let rest = exact - f64::from(whole);
        let up = i32::from(rest >= 0.5) - i32::from(rest <= -0.5);
        Hundredths(whole.saturating_add(up))
    }
}

/// A point in hundredths of a millimetre.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Spot {
    /// To the right.
    pub x: i32,
    /// Up, in plan.
    pub y: i32,
}

impl Spot {
    /// The point in millimetres.
    pub fn to_point(self) -> Point {
        Point::new(Hundredths(self.x).mm(), Hundredths(self.y).mm())
    }

    /// The nearest stored point.
    pub fn nearest(point: Point) -> Spot {
        Spot { x: Hundredths::nearest(point.x).0, y: Hundredths::nearest(point.y).0 }
    }
}

/// A direction in hundredths of a degree, counter-clockwise from the right. Whole turns make no
/// difference to what it means.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Heading(pub i32);

impl Heading {
    const QUARTER: i32 = 9_000;
    const TURN: i32 = 36_000;

    /// The unit vector that way. The quarters are taken off as whole numbers, so that right
    /// angles are exact.
    pub fn unit(self) -> Point {
        let turned = self.0.rem_euclid(Heading::TURN);
        let radians = f64::from(turned % Heading::QUARTER) / 100.0 * (std::f64::consts::PI / 180.0);
        let acute = Point::new(libm::cos(radians), libm::sin(radians));
        match turned / Heading::QUARTER {
            0 => acute,
            1 => acute.left(),
            2 => -acute,
            _ => -acute.left(),
        }
    }

    /// The nearest stored direction of a vector, from 0 up to a full turn.
    pub fn nearest(vector: Point) -> Heading {
        let degrees = libm::atan2(vector.y, vector.x) * (180.0 / std::f64::consts::PI);
        Heading((libm::round(degrees * 100.0) as i32).rem_euclid(Heading::TURN))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn right_angles_are_exact() {
        assert_eq!(Heading(0).unit(), Point::new(1.0, 0.0));
        assert_eq!(Heading(9_000).unit(), Point::new(0.0, 1.0));
        assert_eq!(Heading(-9_000).unit(), Point::new(0.0, -1.0));
        assert_eq!(Heading(54_000).unit(), Point::new(-1.0, 0.0));
    }

    #[test]
    fn every_heading_is_a_unit_vector_and_comes_back() {
        for hundredths in 0..36_000 {
            let unit = Heading(hundredths).unit();
            assert!((unit.length() - 1.0).abs() < 1e-15);
            assert_eq!(Heading::nearest(unit), Heading(hundredths));
        }
    }

    #[test]
    fn lengths_come_back() {
        for hundredths in [-i32::MAX, -52_001, -1, 0, 1, 29, 57, 11_400, i32::MAX] {
            assert_eq!(Hundredths::nearest(Hundredths(hundredths).mm()).0, hundredths);
        }
        assert_eq!(Spot::nearest(Spot { x: -3, y: 29 }.to_point()), Spot { x: -3, y: 29 });
    }

    #[test]
    fn lengths_are_rounded_as_the_library_rounds() {
        let below_half = 0.5_f64.next_down();
        for exact in [0.0, -0.0, below_half, 0.5, 1.5, 2.5, 1e6 + 0.5, 2e9, 3e9, 1e300] {
            for mm in [exact / 100.0, -exact / 100.0] {
                assert_eq!(Hundredths::nearest(mm).0, libm::round(mm * 100.0) as i32, "{mm}");
            }
        }
        let ends = [f64::INFINITY, f64::NEG_INFINITY, f64::NAN].map(Hundredths::nearest);
        assert_eq!(ends.map(|end| end.0), [i32::MAX, i32::MIN, 0]);
    }
}
