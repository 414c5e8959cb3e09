//! Lengths of a picture, and how numbers are written.

use std::fmt::{self, Debug, Display};
use std::ops::{Add, Mul, Sub};

/// A length: whole units of the picture (`i32`), or parts of them (`f64`) where things are scaled.
pub trait Length: Copy + Debug + PartialOrd + From<i16> + Sums {
    /// What letters shrink by, step by step.
    const STEP: Self;

    /// A part of the length; whole units are cut.
    #[must_use]
    fn over(self, parts: i16) -> Self;

    /// This many thousandths of the length; whole units are rounded up.
    #[must_use]
    fn thousandths(self, count: i32) -> Self;

    /// The length as it stands in an attribute.
    fn shown(self) -> impl Display;
}

/// What can be added, taken away and multiplied.
pub trait Sums: Sized + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> {}

impl<T: Add<Output = T> + Sub<Output = T> + Mul<Output = T>> Sums for T {}

impl Length for i32 {
    const STEP: i32 = 1;

    fn over(self, parts: i16) -> i32 {
        self / i32::from(parts)
    }

    fn thousandths(self, count: i32) -> i32 {
        (count * self + 999) / 1_000
    }

    fn shown(self) -> impl Display {
        self
    }
}

impl Length for f64 {
    const STEP: f64 = 0.5;

    fn over(self, parts: i16) -> f64 {
        self / f64::from(parts)
    }

    fn thousandths(self, count: i32) -> f64 {
        self * f64::from(count) / 1_000.0
    }

    fn shown(self) -> impl Display {
        Num(self)
    }
}

/// A number with at most one decimal.
#[derive(Clone, Copy, Debug)]
pub struct Num(pub f64);

impl Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Written digit by digit: no machine shows a tenth otherwise.
        let tenths = (self.0.clamp(-1e6, 1e6) * 10.0).round() as i64;
        let (sign, tenths) = (if tenths < 0 { "-" } else { "" }, tenths.unsigned_abs());
        match tenths % 10 {
            0 => write!(f, "{sign}{}", tenths / 10),
            tenth => write!(f, "{sign}{}.{tenth}", tenths / 10),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_one_decimal_or_none() {
        let rows = [(1.0, "1"), (-0.04, "0"), (-0.26, "-0.3"), (2.5, "2.5"), (-12.0, "-12")];
        for (number, text) in rows {
            assert_eq!(Num(number).to_string(), text);
        }
        assert_eq!(Num(f64::INFINITY).to_string(), "1000000");
        assert_eq!(Num(f64::NAN).to_string(), "0");
    }

    #[test]
    fn whole_units_stay_whole() {
        assert_eq!((7.over(2), 10.thousandths(601)), (3, 7));
        assert_eq!((7.0.over(2), 10.0.thousandths(600)), (3.5, 6.0));
        assert_eq!(format!("{} {}", 7.shown(), 3.25.shown()), "7 3.3");
    }
}
