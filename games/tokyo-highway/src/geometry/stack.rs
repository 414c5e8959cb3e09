//! What the end of a deck lies on where others lie on its disc already.
//!
//! Seen from above, the new end covers part of an older slab. There the new box must stay above
//! the old one, both taken as true boxes. Facing up, a slab shows its top and, at its higher end,
//! the face of that end (its [`Facet`]s). Facing down, the new box shows its underside and, if it
//! rises from the disc, the face of its tip, which leans out. All of these are planes, so they
//! come closest where the difference of two planes has its peak over a convex region within the
//! disc.

use arrayvec::ArrayVec;

use crate::geometry::shared::rim_points;
use crate::geometry::{Convex, DUST, Disc, Point, Slab, Strip};

/// Where something is touched: so far along the new deck from its tip, and so high.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Contact {
    pub along: f64,
    pub height: f64,
}

/// A plane part of a slab that can be seen from above, in the coordinates of the new strip.
pub(crate) struct Facet {
    corners: Convex,
    /// The height at the start of the new strip's axis.
    height: f64,
    /// How the height changes along and across.
    rise: Point,
}

impl Facet {
    /// Whether all of it lies below a plane that rises by `slope` along the new strip, from that
    /// height at its start: a quick answer for most facets.
    pub fn is_below(&self, slope: f64, height: f64) -> bool {
        let rise = self.rise - Point::new(slope, 0.0);
        self.corners.corners().iter().all(|corner| self.height + rise.dot(*corner) <= height)
    }
}

/// The end of a new deck over its disc. Overlaps thinner than [`DUST`] are touches, so that ends
/// laid flush do not climb on each other by rounding.
pub(crate) struct Landing {
    strip: Strip,
    centre: Point,
    radius: f64,
}

impl Landing {
    /// The end of a strip, as long as it may be, over the disc where it starts.
    pub fn new(strip: Strip, disc: &Disc) -> Landing {
        Landing { strip, centre: strip.local(disc.centre), radius: disc.radius }
    }

    /// Whether anything of a slab may be under the new deck, whose tip leans out by this much.
    pub fn may_cover(&self, old: &Slab, lean: f64) -> bool {
        let (start, length) = (self.strip.start - self.strip.axis * lean, self.strip.length + lean);
        Strip { start, length, ..self.strip }.separation(&old.outline()) < -DUST
    }

    /// What of an old slab faces up: its top, and the face of its higher end if that is over the
    /// disc; both as far as they lie between the sides of the new deck.
    pub fn facets(&self, old: &Slab) -> ArrayVec<Facet, 2> {
        let its = old.strip();
        let start = self.strip.local(its.start);
        let axis = Point::new(self.strip.axis.dot(its.axis), self.strip.axis.cross(its.axis));
        let side = axis.left() * its.half_width;
        let half_width = self.strip.half_width - DUST;
        let facet = |from: f64, to: f64, height: f64, slope: f64| {
            let (from, to) = (start + axis * from, start + axis * to);
            let rise = axis * slope;
            let mut corners = Convex::from([from - side, to - side, to + side, from + side]);
            corners.clip_beyond(Point::new(0.0, -1.0), half_width);
            corners.clip_beyond(Point::new(0.0, 1.0), half_width);
            Facet { corners, height: height - rise.dot(start), rise }
        };
        let (before, beyond) = old.leans();
        let (from, to) = (beyond - before, its.length + beyond - before);
        let mut facets = ArrayVec::new();
        facets.push(facet(from, to, old.top_at(0.0), old.slope()));
        let lean = before + beyond;
        let higher = start + axis * if before > 0.0 { its.length } else { 0.0 };
        let reach = self.radius + its.half_width + lean;
        if lean > DUST && (higher - self.centre).square() < reach * reach {
            // The face of the higher end is square to the slope.
            let steep = -1.0 / old.slope();
            facets.push(if before > 0.0 {
                let height = old.under_at(its.length) - steep * its.length;
                facet(to, its.length, height, steep)
            } else {
                facet(0.0, from, old.under_at(0.0), steep)
            });
        }
        facets
    }

    /// The part of a facet that is under the underside of the new deck.
    pub fn under(facet: &Facet) -> Convex {
        let mut under = facet.corners.clone();
        under.clip_beyond(Point::new(-1.0, 0.0), -DUST);
        under
    }

    /// The part of a facet that is ahead of the tip.
    pub fn ahead(facet: &Facet) -> Convex {
        let mut ahead = facet.corners.clone();
        ahead.clip_beyond(Point::new(1.0, 0.0), 0.0);
        ahead
    }

    /// The part of that which is under the face of the tip, which leans out by this much.
    pub fn before(ahead: &Convex, lean: f64) -> Convex {
        let mut before = ahead.clone();
        before.clip_beyond(Point::new(-1.0, 0.0), lean - DUST);
        before
    }

    /// Whether the face of the tip may meet a facet that the underside clears, in a deck that
    /// rises by `slope`. Not if the facet lies under all of the tip and does not rise as steeply
    /// before it as the face does.
    pub fn face_may_meet(&self, facet: &Facet, slope: f64) -> bool {
        let half_width = self.strip.half_width - 2.0 * DUST;
        let tip = [Point::new(DUST, -half_width), Point::new(DUST, half_width)];
        let covers = |corner: &Point| self.is_inside(*corner) && facet.corners.contains(*corner);
        let gentle = -facet.rise.x * slope < 1.0;
        !(gentle && tip.iter().all(covers)) && facet.corners.corners().iter().any(|c| c.x < 0.0)
    }

    /// How high the underside of an old slab is over a point of the new strip.
    pub fn under_of(&self, old: &Slab, point: Point) -> f64 {
        old.under_at(old.strip().local(self.strip.at(point.x, point.y)).x)
    }

    fn is_inside(&self, point: Point) -> bool {
        (point - self.centre).square() <= self.radius * self.radius
    }

    /// Where a region of a facet, within the disc, is highest above a plane that rises by `slope`
    /// for every millimetre along the new deck.
    pub fn peak(&self, facet: &Facet, region: &Convex, slope: f64) -> Option<Contact> {
        let rise = facet.rise - Point::new(slope, 0.0);
        let mut best: Option<(f64, Point)> = None;
        let mut see = |point: Point| {
            let above = rise.dot(point);
            if best.is_none_or(|(most, _)| above > most) {
                best = Some((above, point));
            }
        };
        let mut cut = false;
        let mut inside = region.corners().first().is_some_and(|first| self.is_inside(*first));
        for (from, to) in region.sides() {
            let was_inside = std::mem::replace(&mut inside, self.is_inside(to));
            if was_inside {
                see(from);
            }
            if !was_inside || !inside {
                cut = true;
                let on_rim = rim_points(from, to, self.centre, self.radius * self.radius);
                on_rim.into_iter().flatten().for_each(&mut see);
            }
        }
        // Where the rim bounds the region, the plane may be highest between two sides.
        if cut {
            let steepness = rise.length();
            let way = if steepness > 0.0 { rise * (1.0 / steepness) } else { Point::ORIGIN };
            let ahead = self.centre + way * self.radius;
            if region.contains(ahead) {
                see(ahead);
            }
        }
        best.map(|(_, point)| Contact {
            along: point.x,
            height: facet.height + facet.rise.dot(point),
        })
    }
}
