//! One slab crossing another from side to side.

use crate::geometry::{Point, Slab};

/// Which of two crossing slabs is higher.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// The first.
    Over,
    /// The second.
    Under,
}

/// How one slab crosses another, if it does so properly: each runs from one side of the other to
/// the opposite side, no end cuts the parallelogram that they have in common, and over all of it
/// one lies above the other.
///
/// The corners of that parallelogram are where the side lines meet. If all four lie strictly
/// between the ends of both strips, no end cuts it, and then the axes cross in its middle.
pub fn crossing(new: &Slab, old: &Slab) -> Option<Level> {
    if new.bounds().apart(old.bounds(), 0.0) {
        return None;
    }
    let (mine, its) = (new.strip(), old.strip());
    let start = mine.local(its.start);
    let axis = Point::new(mine.axis.dot(its.axis), mine.axis.cross(its.axis));
    if axis.y == 0.0 {
        return None;
    }
    let mut lowest_rise = f64::INFINITY;
    let mut highest_rise = f64::NEG_INFINITY;
    for my_side in [-mine.half_width, mine.half_width] {
        for its_side in [-its.half_width, its.half_width] {
            let across = my_side - start.y;
            let along = start.x + (axis.x * across - its_side) / axis.y;
            let its_along = axis.dot(Point::new(along - start.x, across));
            let within =
                along > 0.0 && along < mine.length && its_along > 0.0 && its_along < its.length;
            if !within {
                return None;
            }
            let rise = new.under_at(along) - old.under_at(its_along);
            lowest_rise = lowest_rise.min(rise);
            highest_rise = highest_rise.max(rise);
        }
    }
    if lowest_rise >= old.thickness() {
        Some(Level::Over)
    } else if -highest_rise >= new.thickness() {
        Some(Level::Under)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Heading, Strip};

    fn slab(x: f64, y: f64, heading: i32, under: f64) -> Slab {
        let axis = Heading(heading).unit();
        let strip = Strip { start: Point::new(x, y), axis, length: 114.0, half_width: 5.0 };
        Slab::new(strip, under, 0.0, 2.0)
    }

    #[test]
    fn a_crossing_goes_from_side_to_side() {
        let old = slab(0.0, 0.0, 0, 10.0);
        assert_eq!(crossing(&slab(50.0, -50.0, 9_000, 20.0), &old), Some(Level::Over));
        assert_eq!(crossing(&slab(50.0, -50.0, 9_000, 5.0), &old), Some(Level::Under));
        assert_eq!(crossing(&slab(50.0, -50.0, 9_000, 11.0), &old), None);
        // Starting between the sides, reaching over an end, lying alongside.
        assert_eq!(crossing(&slab(50.0, -4.0, 9_000, 20.0), &old), None);
        assert_eq!(crossing(&slab(4.0, -50.0, 9_000, 20.0), &old), None);
        assert_eq!(crossing(&slab(-10.0, 0.0, 0, 20.0), &old), None);
        assert_eq!(crossing(&slab(-10.0, 0.0, 1, 20.0), &old), None);
    }
}
