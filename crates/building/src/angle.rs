//! Angles in whole hundredths of a degree, and turning by them.

use contract::Malformed;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::Point;

/// Hundredths of a degree in a full turn.
pub const TURN: u16 = 36_000;

/// Sines and cosines are whole multiples of two to the power of minus this.
const SCALE: u32 = 30;

/// An angle, counter-clockwise, in hundredths of a degree: always below a full turn.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(try_from = "u16", into = "u16")]
pub struct Angle(u16);

impl Angle {
    /// The angle of that many hundredths of a degree, full turns taken away.
    pub fn hundredths(number: i32) -> Angle {
        let turn = i32::from(TURN);
        Angle(number.rem_euclid(turn) as u16)
    }

    /// The direction of a vector, to the nearest hundredth.
    pub fn of(vector: Point) -> Angle {
        let radians = libm::atan2(f64::from(vector.y), f64::from(vector.x));
        let hundredths = radians * (18_000.0 / core::f64::consts::PI);
        Angle::hundredths(libm::floor(hundredths + 0.5) as i32)
    }

    /// In hundredths of a degree.
    pub fn get(self) -> u16 {
        self.0
    }

    /// The sum of both.
    #[must_use]
    pub fn plus(self, other: Angle) -> Angle {
        Angle::hundredths(i32::from(self.0) + i32::from(other.0))
    }

    /// What has to be added to `other` to get this.
    #[must_use]
    pub fn minus(self, other: Angle) -> Angle {
        Angle::hundredths(i32::from(self.0) - i32::from(other.0))
    }

    /// The opposite direction.
    #[must_use]
    pub fn opposite(self) -> Angle {
        Angle::hundredths(i32::from(self.0) + i32::from(TURN / 2))
    }

    /// How far it is from no turn at all, either way round, in hundredths.
    pub fn off_zero(self) -> u16 {
        self.0.min(TURN - self.0)
    }

    /// The turn by this angle.
    pub fn turn(self) -> Turn {
        let rest = usize::from(self.0 % QUARTER);
        let (sin, cos) = (SINES[rest], SINES[usize::from(QUARTER) - rest]);
        // Quarter turns are exact: they only swap and negate.
        match self.0 / QUARTER {
            0 => Turn { sin, cos },
            1 => Turn { sin: cos, cos: -sin },
            2 => Turn { sin: -sin, cos: -cos },
            _ => Turn { sin: -cos, cos: sin },
        }
    }
}

const QUARTER: u16 = TURN / 4;

/// The sines of all angles up to a quarter turn.
static SINES: LazyLock<[i64; QUARTER as usize + 1]> = LazyLock::new(|| {
    let unit = f64::from(1u32 << SCALE);
    std::array::from_fn(|hundredths| {
        let radians = hundredths as f64 * (core::f64::consts::PI / 18_000.0);
        libm::floor(libm::sin(radians) * unit + 0.5) as i64
    })
});

impl TryFrom<u16> for Angle {
    type Error = Malformed;

    fn try_from(number: u16) -> Result<Angle, Malformed> {
        let why = || format!("an angle is below {TURN} hundredths of a degree, not {number}");
        if number < TURN { Ok(Angle(number)) } else { Err(why().into()) }
    }
}

impl From<Angle> for u16 {
    fn from(angle: Angle) -> u16 {
        angle.0
    }
}

/// A turn about the origin, ready for use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    sin: i64,
    cos: i64,
}

impl Turn {
    /// The turned point, to the nearest micrometre.
    pub fn apply(self, point: Point) -> Point {
        let (x, y) = (i64::from(point.x), i64::from(point.y));
        let nearest = |value: i64| ((value + (1 << (SCALE - 1))) >> SCALE) as i32;
        Point::new(nearest(x * self.cos - y * self.sin), nearest(x * self.sin + y * self.cos))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarter_turns_are_exact() {
        let point = Point::new(12_345, -6_789);
        let turned = |hundredths: i32| Angle::hundredths(hundredths).turn().apply(point);
        assert_eq!(turned(0), point);
        assert_eq!(turned(9_000), Point::new(6_789, 12_345));
        assert_eq!(turned(18_000), -point);
        assert_eq!(turned(-9_000), Point::new(-6_789, -12_345));
    }

    #[test]
    fn directions_come_back() {
        for hundredths in 0..36_000 {
            let angle = Angle::hundredths(hundredths);
            let vector = angle.turn().apply(Point::new(40_000, 0));
            assert_eq!(Angle::of(vector), angle);
            assert!((vector.square() - 1_600_000_000).abs() < 60_000);
        }
    }

    #[test]
    fn angles_beyond_a_turn_are_no_angles() {
        assert!(serde_json::from_str::<Angle>("36000").is_err());
        assert_eq!(serde_json::from_str::<Angle>("35999").unwrap().off_zero(), 1);
        assert_eq!(Angle::hundredths(i32::MIN).get(), (i32::MIN).rem_euclid(36_000) as u16);
    }
}
