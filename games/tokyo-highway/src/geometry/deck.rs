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
//!
//! **On others.** Decks that lie on the base disc already may hold the stick higher. Whatever
//! place of them the stick touches, `x` along and `z` high, it has one slope at which it lies over
//! that place and on its far support: as above, with `x` for `-a` or `R`. The more it is lifted at
//! its base, the smaller that slope (in the sense of a number: less of a rise, more of a fall), so
//! the least slope over all places is the one at which it clears them all and touches one. It is
//! found from above: at the slope so far the place that is cut deepest is looked up, which gives
//! the next slope. Where the face of a leaning tip meets the edge of another stick there is no
//! such formula, and the slope is halved in.

use crate::geometry::fall::{above_zero, fall};
use crate::geometry::stack::{Contact, Facet, Landing};
use crate::geometry::{DUST, Disc, Point, Slab, Strip, Tip};

/// The sizes of a stick and of the columns under it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sizes {
    /// The length of the stick.
    pub length: f64,
    pub width: f64,
    pub thickness: f64,
    /// The radius of a column.
    pub radius: f64,
}

/// What an end of a deck rests on, or what lies there already rests on: a level disc at a height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Footing {
    /// The centre of the disc.
    pub centre: Point,
    pub height: f64,
}

/// A stick that has been laid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Deck {
    /// The solid. It starts at the base end.
    pub slab: Slab,
    /// How far the far tip lies past the centre of the far disc. Zero on the table.
    pub far_past: f64,
    /// Which of the decks on the base disc it touches, in the order in which they were given;
    /// none if it rests on the disc itself.
    pub on: Option<usize>,
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

/// The most times that the place cut deepest is looked up for one facet. Between corners the
/// first is right; on a rim each step doubles the right digits.
const LOOKS: u32 = 12;
/// The most times that all decks on a base are gone through: three of them can lift a stick.
const ROUNDS: u32 = 4;
/// How often a slope is halved in.
const HALVINGS: u32 = 52;

impl Deck {
    /// Lays a stick from the base disc to the far disc, over the decks that lie on the base disc
    /// already. The tip at the base and how far the axis runs aside of the far centre are chosen;
    /// the rest follows. Asides are positive to the left, looking from base to far.
    ///
    /// # Errors
    ///
    /// If no stick of that size lies so. Whether the tips rest well is asked of
    /// [`Rest`](crate::geometry::Rest).
    pub fn between<'a>(
        sizes: &Sizes,
        base: Footing,
        far: Footing,
        tip: Tip,
        far_aside: f64,
        lying: impl IntoIterator<Item = &'a Slab, IntoIter: Clone>,
    ) -> Result<Deck, Unbuildable> {
        check_base(sizes, tip)?;
        let (spanned, axis) = direction(far.centre - base.centre, tip.aside - far_aside)?;
        let rim = spanned + tip.past - sizes.radius;
        let laying = Laying { sizes, base, tip, axis, far_height: far.height, rim: Some(rim) };
        let (slope, on) = laying.settle(&lying.into_iter())?;
        let plan = sizes.length / (1.0 + slope * slope).sqrt();
        let far_past = plan - spanned - tip.past;
        // Written so that whatever is not a number is refused as well.
        if !matches!(far_past.partial_cmp(&-sizes.radius), Some(o) if o.is_ge()) {
            return Err(Unbuildable::TooFar);
        }
        if far_past > sizes.radius {
            return Err(Unbuildable::TooNear);
        }
        Ok(Deck { slab: laying.slab(slope)?, far_past, on })
    }

    /// The plan of what a stick from disc to disc covers however it slopes: from its tip to the
    /// near rim of the far disc.
    ///
    /// # Errors
    ///
    /// If the discs are too close for a direction.
    pub fn sure_plan(
        sizes: &Sizes,
        base: Point,
        far: Point,
        tip: Tip,
        far_aside: f64,
    ) -> Result<Strip, Unbuildable> {
        let (spanned, axis) = direction(far - base, tip.aside - far_aside)?;
        let start = base + axis.left() * tip.aside - axis * tip.past;
        let length = (spanned + tip.past - sizes.radius).max(0.0);
        Ok(Strip { start, axis, length, half_width: sizes.width * 0.5 })
    }

    /// Lays a stick from the base disc, over the decks that lie on it already, down to the table,
    /// along a unit vector.
    ///
    /// # Errors
    ///
    /// If the base end misses its disc, or no slope leads down to the table.
    pub fn to_ground<'a>(
        sizes: &Sizes,
        base: Footing,
        tip: Tip,
        axis: Point,
        lying: impl IntoIterator<Item = &'a Slab, IntoIter: Clone>,
    ) -> Result<Deck, Unbuildable> {
        check_base(sizes, tip)?;
        let laying = Laying { sizes, base, tip, axis, far_height: 0.0, rim: None };
        let (slope, on) = laying.settle(&lying.into_iter())?;
        Ok(Deck { slab: laying.slab(slope)?, far_past: 0.0, on })
    }
}

/// A stick whose direction is known, but not its slope.
struct Laying<'a> {
    sizes: &'a Sizes,
    base: Footing,
    tip: Tip,
    axis: Point,
    far_height: f64,
    /// How far along, from its tip, the near rim of the far disc is; a table has none to rise to.
    rim: Option<f64>,
}

impl Laying<'_> {
    /// The slope at which the stick clears everything on its base and touches something there;
    /// and which of the decks that is, if it is not the disc.
    fn settle<'a>(
        &self,
        lying: &(impl Iterator<Item = &'a Slab> + Clone),
    ) -> Result<(f64, Option<usize>), Unbuildable> {
        let rises = self.far_height > self.base.height;
        let along = if rises { 0.0 } else { self.tip.past + self.sizes.radius };
        let mut slope = self.slope_over(Contact { along, height: self.base.height })?;
        let mut on = None;
        let strip = self.strip(self.sizes.length);
        let landing = Landing::new(strip, &Disc::new(self.base.centre, self.sizes.radius));
        for _ in 0..ROUNDS {
            let (before, mut slipped_under) = (slope, false);
            for (idx, old) in lying.clone().enumerate() {
                let (lower, slips_under) = self.settle_on(&landing, old, slope)?;
                on = if lower < slope { Some(idx) } else { on };
                slope = lower;
                slipped_under |= slips_under;
            }
            // Lifted by one deck, the tip may no longer fit under another.
            if !slipped_under || slope == before {
                break;
            }
        }
        Ok((slope, on))
    }

    /// The slope, no greater than that, at which the stick clears one slab on its base; and
    /// whether it leaves the slab above its leaning tip, which fits under it.
    fn settle_on(
        &self,
        landing: &Landing,
        old: &Slab,
        mut slope: f64,
    ) -> Result<(f64, bool), Unbuildable> {
        if !landing.may_cover(old, self.lean(slope)) {
            return Ok((slope, false));
        }
        let facets = landing.facets(old);
        for facet in &facets {
            slope = self.lay_under(landing, facet, slope)?;
        }
        let lower = facets.iter().fold(slope, |slope, facet| self.lay_face(landing, facet, slope));
        let slips_under = lower < slope && self.slips_under(landing, old, &facets, slope);
        Ok((if slips_under { slope } else { lower }, slips_under))
    }

    /// Whether all of the tip that leans out fits under a slab.
    fn slips_under(&self, landing: &Landing, old: &Slab, facets: &[Facet], slope: f64) -> bool {
        let top = self.start_height(slope) + self.sizes.thickness * (1.0 + slope * slope).sqrt();
        let below = |corner: &Point| top + slope * corner.x <= landing.under_of(old, *corner);
        let lean = self.lean(slope);
        let before = |facet| Landing::before(&Landing::ahead(facet), lean);
        facets.iter().all(|facet| before(facet).corners().iter().all(below))
    }

    /// The slope, no greater than that, at which the underside clears a facet.
    fn lay_under(
        &self,
        landing: &Landing,
        facet: &Facet,
        mut slope: f64,
    ) -> Result<f64, Unbuildable> {
        if facet.is_below(slope, self.start_height(slope)) {
            return Ok(slope);
        }
        let region = Landing::under(facet);
        for _ in 0..LOOKS {
            let Some(contact) = landing.peak(facet, &region, slope) else { break };
            let cut = contact.height - slope * contact.along - self.start_height(slope);
            if !above_zero(cut - DUST) {
                break;
            }
            slope = self.slope_over(contact)?.min(slope);
        }
        Ok(slope)
    }

    /// The slope, no greater than that, at which the face of the tip clears a facet. A stick that
    /// does not rise has no face that leans out.
    fn lay_face(&self, landing: &Landing, facet: &Facet, slope: f64) -> f64 {
        if slope <= 0.0 || !landing.face_may_meet(facet, slope) {
            return slope;
        }
        let ahead = Landing::ahead(facet);
        let cuts = |slope: f64| {
            let region = Landing::before(&ahead, self.lean(slope));
            let contact = landing.peak(facet, &region, -1.0 / slope);
            contact.is_some_and(|contact| {
                let face = self.start_height(slope) - contact.along / slope;
                above_zero(contact.height - face - DUST)
            })
        };
        if !cuts(slope) {
            return slope;
        }
        let (mut clear, mut cutting) = (0.0, slope);
        for _ in 0..HALVINGS {
            let middle = (clear + cutting) * 0.5;
            if cuts(middle) { cutting = middle } else { clear = middle }
        }
        clear
    }

    /// The slope at which the underside lies over a place and on the far support.
    fn slope_over(&self, contact: Contact) -> Result<f64, Unbuildable> {
        let rise = self.far_height - contact.height;
        if rise > 0.0 {
            let run = self.rim.ok_or(Unbuildable::TooSteep)? - contact.along;
            if above_zero(run) { Ok(rise / run) } else { Err(Unbuildable::TooNear) }
        } else {
            let tangent = fall(self.sizes.length, contact.along, -rise);
            tangent.map(|tangent| -tangent).ok_or(Unbuildable::TooSteep)
        }
    }

    /// The height of the underside at the tip, for a slope at which it lies on its far support: on
    /// the rim if it rises, else on its far tip.
    fn start_height(&self, slope: f64) -> f64 {
        let along = match self.rim {
            Some(rim) if slope > 0.0 => rim,
            _ => self.sizes.length / (1.0 + slope * slope).sqrt(),
        };
        self.far_height - slope * along
    }

    /// How far the tip at the base leans out.
    fn lean(&self, slope: f64) -> f64 {
        self.sizes.thickness * slope.max(0.0) / (1.0 + slope * slope).sqrt()
    }

    /// The plan of the underside, so long.
    fn strip(&self, length: f64) -> Strip {
        let start =
            self.base.centre + self.axis.left() * self.tip.aside - self.axis * self.tip.past;
        Strip { start, axis: self.axis, length, half_width: self.sizes.width * 0.5 }
    }

    /// The solid.
    fn slab(&self, slope: f64) -> Result<Slab, Unbuildable> {
        let stretch = (1.0 + slope * slope).sqrt();
        let strip = self.strip(self.sizes.length / stretch);
        let under_start = self.start_height(slope);
        let slab = Slab::new(strip, under_start, slope, self.sizes.thickness * stretch);
        let (low, high) = (slab.bounds().low, slab.bounds().high);
        let numbers = [slope, under_start, slab.thickness(), low.x, low.y, high.x, high.y];
        let sound = above_zero(strip.length) && numbers.iter().all(|number| number.is_finite());
        if sound { Ok(slab) } else { Err(Unbuildable::TooFar) }
    }
}

/// How far apart two centres are along a stick, and which way it runs, if it passes the second
/// that much further to the right than the first.
fn direction(between: Point, turn: f64) -> Result<(f64, Point), Unbuildable> {
    let square = between.square();
    let spanned = (square - turn * turn).max(0.0).sqrt();
    if !above_zero(spanned) || !above_zero(square) {
        return Err(Unbuildable::TooNear);
    }
    let axis = (between * spanned - between.left() * turn) * (1.0 / square);
    Ok((spanned, axis))
}

/// Whether the base end lies on its disc at all.
fn check_base(sizes: &Sizes, tip: Tip) -> Result<(), Unbuildable> {
    let on_disc = above_zero(tip.past + sizes.radius) && tip.past <= sizes.radius;
    if on_disc { Ok(()) } else { Err(Unbuildable::OffBase) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Heading, Rest};

    const SIZES: Sizes = Sizes { length: 114.0, width: 10.0, thickness: 2.0, radius: 9.5 };
    const REST: Rest = Rest { radius: 9.5, half_width: 5.0, least: 3.0 };

    fn level(distance: f64, past: f64) -> Result<Deck, Unbuildable> {
        let base = Footing { centre: Point::ORIGIN, height: 10.0 };
        let far = Footing { centre: Point::new(distance, 0.0), height: 10.0 };
        Deck::between(&SIZES, base, far, Tip { past, aside: 0.0 }, 0.0, &[])
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
        let deck = Deck::to_ground(&SIZES, base, tip, Heading(0).unit(), &[]).unwrap();
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
    fn flush_ends_lie_side_by_side_and_others_one_on_the_other() {
        let base = Footing { centre: Point::ORIGIN, height: 10.0 };
        let lay = |past: f64, to: f64, height: f64, lying: &[Slab]| {
            let far = Footing { centre: Point::new(to, 0.0), height };
            Deck::between(&SIZES, base, far, Tip { past, aside: 0.0 }, 0.0, lying).unwrap()
        };
        let old = [lay(0.0, -110.0, 10.0, &[]).slab];
        let flush = lay(0.0, 110.0, 10.0, &old);
        assert_eq!((flush.on, flush.slab.under_at(0.0)), (None, 10.0));
        let lapping = lay(0.01, 110.0, 10.0, &old);
        assert_eq!(lapping.on, Some(0));
        assert!((lapping.slab.under_at(0.01) - 12.0).abs() < 1e-5, "on the edge of the other");
        // A rising stick leans back over its tip: flush, its tip lies on the edge of the other,
        // and it lies beside it only if it stops short by as much as it leans.
        let flush = lay(0.0, 110.0, 20.0, &old);
        assert!((flush.slab.under_at(0.0) - 12.0).abs() < 1e-4 && flush.on == Some(0));
        let short = lay(-0.25, 110.0, 20.0, &old);
        assert!((short.slab.under_at(0.0) - 10.0).abs() < 1e-9 && short.on.is_none());
    }

    #[test]
    fn a_stick_lies_on_the_highest_place_of_a_slope() {
        // The old one comes from the right and rises over the rim to its tip, 6 past the middle.
        let centre = Point::new(105.0, 0.0);
        let start = Footing { centre, height: 10.0 };
        let base = Footing { centre: Point::ORIGIN, height: 20.0 };
        let tip = Tip { past: 0.0, aside: 0.0 };
        let old = Deck::between(&SIZES, start, base, tip, 0.0, &[]).unwrap();
        let far = Footing { centre: Point::new(0.0, 105.0), height: 20.0 };
        let new = Deck::between(&SIZES, base, far, Tip { past: 5.0, aside: 0.0 }, 0.0, &[old.slab]);
        let new = new.unwrap();
        assert_eq!(new.on, Some(0));
        // It falls, so it lies where the old one is highest and it is furthest along.
        let its_end = old.slab.strip().length;
        let lean = old.slab.leans().0;
        let place = Point::new(-old.far_past.min(5.0), 5.0);
        let (along, its_along) = (new.slab.strip().local(place).x, old.slab.strip().local(place).x);
        assert!(its_along <= its_end - lean);
        assert!((new.slab.under_at(along) - old.slab.top_at(its_along)).abs() < 1e-4);
        assert!(new.slab.under_at(along) > 22.5, "higher than one thickness");
    }

    #[test]
    fn nothing_stands_steeper_than_the_stick_is_long() {
        let tip = Tip { past: 0.0, aside: 0.0 };
        for height in [-1.0, 95.0, 114.0, 1e300, f64::MAX] {
            let base = Footing { centre: Point::ORIGIN, height };
            let deck = Deck::to_ground(&SIZES, base, tip, Point::new(1.0, 0.0), &[]);
            assert_eq!(deck, Err(Unbuildable::TooSteep), "{height}");
        }
    }
}
