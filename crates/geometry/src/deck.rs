//! Decks laid from disc to disc, or from a disc to the table.
//!
//! A stick of length `L` and thickness `t` lies with its lower end on the bottom edge of its tip
//! and with its higher end on the near rim of its column, which has radius `R`. Write `d` for the
//! unit vector from the base end to the far end, `n` for `d` turned left, `T` for the tangent of
//! the slope (positive), and `a`, `b` for how far the tips lie past the centres of their columns.
//!
//! **Direction.** The axis passes the base centre `A` at `A + s_a n` and the far centre `B` at
//! `B + s_b n`. With `v = B - A`, `q = s_a - s_b` and `P = sqrt(|v|^2 - q^2)` this says
//! `v = P d + q n`, and so `d = (P v - q v') / |v|^2`, where `v'` is `v` turned left.
//!
//! **Length.** In plan the stick is `L cos = L / sqrt(1 + T^2)` long; it covers `a` behind the
//! base centre, `P` between the centres and `b` behind the far one: `b = L cos - P - a`. Measured
//! upright it is `t / cos` thick.
//!
//! **Rising to the far end** by `h`: from the tip at the base, `-a` along, to the rim of the far
//! column, `P - R` along: `T = h / (P + a - R)`.
//!
//! **Falling to the far end** by `h`: from the rim of the base column, `R` along, to the far tip,
//! `L cos - a` along: `T (L / sqrt(1 + T^2) - (a + R)) = h`. The left side is concave in `T`, zero
//! at zero, and greatest where `1 + T^2 = (L / (a + R))^(2/3)`. If it reaches `h` there, Newton's
//! steps from zero climb to the smaller root without ever passing it; the other root is a stick
//! that stands nearly upright.
//!
//! A stick on the table at its far end is the same with the table as the far support.

use crate::{Point, Slab, Strip, Tip};

/// The sizes of a stick and of the columns under it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sizes {
    /// The length of the stick.
    pub length: f64,
    /// Its width.
    pub width: f64,
    /// Its thickness.
    pub thickness: f64,
    /// The radius of a column.
    pub radius: f64,
}

/// What an end of a deck rests on: a level disc at a height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Footing {
    /// The centre of the disc.
    pub centre: Point,
    /// Its height.
    pub height: f64,
}

/// A stick that has been laid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Deck {
    /// The solid. It starts at the base end.
    pub slab: Slab,
    /// How far the far tip lies past the centre of the far disc. Zero on the table.
    pub far_past: f64,
}

/// Why a stick cannot be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unbuildable {
    /// The base end misses its disc.
    OffBase,
    /// The stick does not reach the far disc.
    TooFar,
    /// The stick reaches beyond the far disc, or the discs are too close for a direction.
    TooNear,
    /// At no slope does the stick span that difference in height.
    TooSteep,
}

/// The most of Newton's steps on the slope. They double the right digits, except close to the
/// steepest stick there is, where each step still halves what is missing.
const STEPS: u32 = 40;

impl Deck {
    /// Lays a stick from the base disc to the far disc. The tip at the base and how far the axis
    /// runs aside of the far centre are chosen; the rest follows. Asides are positive to the
    /// left, looking from base to far.
    ///
    /// # Errors
    ///
    /// If no stick of that size lies so. Whether the tips rest well is asked of
    /// [`Rest`](crate::Rest).
    pub fn between(
        sizes: &Sizes,
        base: Footing,
        far: Footing,
        tip: Tip,
        far_aside: f64,
    ) -> Result<Deck, Unbuildable> {
        check_base(sizes, tip)?;
        let between = far.centre - base.centre;
        let turn = tip.aside - far_aside;
        let square = between.square();
        let spanned = (square - turn * turn).max(0.0).sqrt();
        if !above_zero(spanned) || !above_zero(square) {
            return Err(Unbuildable::TooNear);
        }
        let axis = (between * spanned - between.left() * turn) * (1.0 / square);
        let rise = far.height - base.height;
        let slope = if rise > 0.0 {
            let run = spanned + tip.past - sizes.radius;
            if !above_zero(run) {
                return Err(Unbuildable::TooNear);
            }
            rise / run
        } else {
            -fall(sizes, tip.past, -rise)?
        };
        let plan = sizes.length / (1.0 + slope * slope).sqrt();
        let far_past = plan - spanned - tip.past;
        // Written so that whatever is not a number is refused as well.
        if !matches!(far_past.partial_cmp(&-sizes.radius), Some(o) if o.is_ge()) {
            return Err(Unbuildable::TooFar);
        }
        if far_past > sizes.radius {
            return Err(Unbuildable::TooNear);
        }
        let slab = lay(sizes, base, tip, axis, slope, far.height)?;
        Ok(Deck { slab, far_past })
    }

    /// Lays a stick from the base disc down to the table, along a unit vector.
    ///
    /// # Errors
    ///
    /// If the base end misses its disc, or no slope leads down to the table.
    pub fn to_ground(
        sizes: &Sizes,
        base: Footing,
        tip: Tip,
        axis: Point,
    ) -> Result<Deck, Unbuildable> {
        check_base(sizes, tip)?;
        let slope = -fall(sizes, tip.past, base.height)?;
        let slab = lay(sizes, base, tip, axis, slope, 0.0)?;
        Ok(Deck { slab, far_past: 0.0 })
    }
}

/// Whether the base end lies on its disc at all.
fn check_base(sizes: &Sizes, tip: Tip) -> Result<(), Unbuildable> {
    let on_disc = above_zero(tip.past + sizes.radius) && tip.past <= sizes.radius;
    if on_disc { Ok(()) } else { Err(Unbuildable::OffBase) }
}

/// The slope, as a positive tangent, of a stick that falls by so much from its base.
fn fall(sizes: &Sizes, past: f64, drop: f64) -> Result<f64, Unbuildable> {
    if drop == 0.0 {
        return Ok(0.0);
    }
    let behind = past + sizes.radius;
    let spans = |tan: f64| tan * (sizes.length / (1.0 + tan * tan).sqrt() - behind) - drop;
    let root = libm::cbrt(sizes.length / behind);
    let steepest = (root * root - 1.0).max(0.0).sqrt();
    if !above_zero(drop) || !above_zero(steepest) || !at_least_zero(spans(steepest)) {
        return Err(Unbuildable::TooSteep);
    }
    let mut tan = 0.0_f64;
    for _ in 0..STEPS {
        let square = 1.0 + tan * tan;
        let steepness = sizes.length / (square * square.sqrt()) - behind;
        let next = (tan - spans(tan) / steepness).min(steepest);
        // The steps climb until rounding stops them, or the steepest stick is reached.
        if !above_zero(steepness) || !above_zero(next - tan) {
            break;
        }
        tan = next;
    }
    Ok(tan)
}

/// The solid of a stick with that slope. The lower end is the far one unless the stick rises.
fn lay(
    sizes: &Sizes,
    base: Footing,
    tip: Tip,
    axis: Point,
    slope: f64,
    far_height: f64,
) -> Result<Slab, Unbuildable> {
    let stretch = (1.0 + slope * slope).sqrt();
    let length = sizes.length / stretch;
    let start = base.centre + axis.left() * tip.aside - axis * tip.past;
    let under_start = if slope > 0.0 { base.height } else { far_height - slope * length };
    let strip = Strip { start, axis, length, half_width: sizes.width * 0.5 };
    let slab = Slab::new(strip, under_start, slope, sizes.thickness * stretch);
    let corners = strip.corners();
    let finite = [slope, under_start, slab.thickness()].iter().all(|number| number.is_finite())
        && corners.iter().all(|corner| corner.x.is_finite() && corner.y.is_finite());
    let sound = above_zero(length) && finite;
    if sound { Ok(slab) } else { Err(Unbuildable::TooFar) }
}

/// Whether a number is positive; no for what is not a number.
fn above_zero(number: f64) -> bool {
    number > 0.0
}

/// Whether a number is not negative; no for what is not a number.
fn at_least_zero(number: f64) -> bool {
    number >= 0.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Heading, Rest};

    const SIZES: Sizes = Sizes { length: 114.0, width: 10.0, thickness: 2.0, radius: 9.5 };
    const REST: Rest = Rest { radius: 9.5, half_width: 5.0, least: 3.0 };

    fn level(distance: f64, past: f64) -> Result<Deck, Unbuildable> {
        let base = Footing { centre: Point::ORIGIN, height: 10.0 };
        let far = Footing { centre: Point::new(distance, 0.0), height: 10.0 };
        Deck::between(&SIZES, base, far, Tip { past, aside: 0.0 }, 0.0)
    }

    #[test]
    fn columns_of_one_height_stand_97_8_to_124_2_apart() {
        let stands = |distance: f64, past: f64| {
            level(distance, past)
                .is_ok_and(|deck| REST.holds(Tip { past: deck.far_past, aside: 0.0 }))
        };
        assert!(stands(97.85, 8.077) && !stands(97.83, 8.077));
        assert!(stands(124.15, -5.077) && !stands(124.16, -5.077));
        assert_eq!(level(140.0, 0.0), Err(Unbuildable::TooFar));
        assert_eq!(level(90.0, 0.0), Err(Unbuildable::TooNear));
        assert_eq!(level(0.0, 0.0), Err(Unbuildable::TooNear));
        assert_eq!(level(110.0, 9.6), Err(Unbuildable::OffBase));
    }

    fn slope_of(levels: f64) -> f64 {
        let base = Footing { centre: Point::ORIGIN, height: levels * 10.0 };
        let tip = Tip { past: 0.0, aside: 0.0 };
        let deck = Deck::to_ground(&SIZES, base, tip, Heading(0).unit()).unwrap();
        libm::atan(-deck.slab.slope()) * 180.0 / std::f64::consts::PI
    }

    #[test]
    fn each_level_adds_some_degrees() {
        // With the high tip over its column's centre. From tip to tip, without the rim, it would
        // be 5.0, 10.1, 15.3, 20.5, 26.0 and 31.8.
        let expected = [5.49, 11.05, 16.75, 22.69, 29.00, 35.92];
        for (levels, expected) in [1.0, 2.0, 3.0, 4.0, 5.0, 6.0].into_iter().zip(expected) {
            let degrees = slope_of(levels);
            assert!((degrees - expected).abs() < 0.005, "{levels} levels: {degrees}");
        }
    }

    #[test]
    fn nothing_stands_steeper_than_the_stick_is_long() {
        let tip = Tip { past: 0.0, aside: 0.0 };
        for height in [-1.0, 95.0, 114.0, 1e300, f64::MAX] {
            let base = Footing { centre: Point::ORIGIN, height };
            let deck = Deck::to_ground(&SIZES, base, tip, Point::new(1.0, 0.0));
            assert_eq!(deck, Err(Unbuildable::TooSteep), "{height}");
        }
    }
}
