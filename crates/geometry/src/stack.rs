//! What the end of a deck lies on where others lie on its disc already.
//!
//! Seen from above, the new end covers part of an older slab. There the new box must stay above
//! the old one, both taken as true boxes. Facing up, a slab shows its top and, at its higher end,
//! the face of that end ([`Facet`]). Facing down, the new box shows its underside and, if it rises
//! from the disc, the face of its tip, which leans out. Underside and facets are planes, so a
//! plane over a convex region within the disc says where they come closest: its peak.

use arrayvec::ArrayVec;

use crate::shared::rim_points;
use crate::{Convex, DUST, Disc, Point, Slab, Strip};

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

/// What of an old slab faces up, seen by a new strip: its top, and the face of its higher end.
pub(crate) fn facets(old: &Slab, new: &Strip) -> ArrayVec<Facet, 2> {
    let its = old.strip();
    let start = new.local(its.start);
    let axis = Point::new(new.axis.dot(its.axis), new.axis.cross(its.axis));
    let side = axis.left() * its.half_width;
    let facet = |from: f64, to: f64, height: f64, slope: f64| {
        let (from, to) = (start + axis * from, start + axis * to);
        let rise = axis * slope;
        Facet {
            corners: Convex::from([from - side, to - side, to + side, from + side]),
            height: height - rise.dot(start),
            rise,
        }
    };
    let (before, beyond) = old.leans();
    let (from, to) = (beyond - before, its.length + beyond - before);
    let mut facets = ArrayVec::new();
    facets.push(facet(from, to, old.top_at(0.0), old.slope()));
    // The face of the higher end is square to the slope.
    let steep = -1.0 / old.slope();
    if before > DUST {
        let height = old.under_at(its.length) - steep * its.length;
        facets.push(facet(to, its.length, height, steep));
    } else if beyond > DUST {
        facets.push(facet(0.0, from, old.under_at(0.0), steep));
    }
    facets
}

/// The end of a new deck over its disc. Overlaps thinner than [`DUST`] are touches, so that ends
/// laid flush do not climb on each other by rounding.
pub(crate) struct Landing {
    strip: Strip,
    centre: Point,
    square: f64,
}

impl Landing {
    /// The end of a strip, as long as it may be, over the disc where it starts.
    pub fn new(strip: Strip, disc: &Disc) -> Landing {
        Landing { strip, centre: strip.local(disc.centre), square: disc.radius * disc.radius }
    }

    /// The strip.
    pub fn strip(&self) -> &Strip {
        &self.strip
    }

    /// Whether anything of a slab may be under the new deck, whose tip leans out by so much.
    pub fn may_cover(&self, old: &Slab, lean: f64) -> bool {
        let (start, length) = (self.strip.start - self.strip.axis * lean, self.strip.length + lean);
        Strip { start, length, ..self.strip }.separation(&old.outline()) < -DUST
    }

    /// The part of a facet that is under the underside of the new deck.
    pub fn under(&self, facet: &Facet) -> Convex {
        self.beside(facet).clipped_beyond(Point::new(-1.0, 0.0), -DUST)
    }

    /// The part of a facet that is under the face of the tip, which leans out by so much.
    pub fn before(&self, facet: &Facet, lean: f64) -> Convex {
        let kept = self.beside(facet).clipped_beyond(Point::new(1.0, 0.0), 0.0);
        kept.clipped_beyond(Point::new(-1.0, 0.0), lean - DUST)
    }

    /// The part of a facet between the sides of the new deck.
    fn beside(&self, facet: &Facet) -> Convex {
        let half_width = self.strip.half_width - DUST;
        let kept = facet.corners.clipped_beyond(Point::new(0.0, -1.0), half_width);
        kept.clipped_beyond(Point::new(0.0, 1.0), half_width)
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
        let inside = |point: Point| (point - self.centre).square() <= self.square;
        for (from, to) in region.sides() {
            if inside(from) {
                see(from);
            }
            if !inside(from) || !inside(to) {
                let on_rim = rim_points(from, to, self.centre, self.square);
                on_rim.into_iter().flatten().for_each(&mut see);
            }
        }
        // Where the rim bounds the region, the plane may be highest between two sides.
        let steepness = rise.length();
        let way = if steepness > 0.0 { rise * (1.0 / steepness) } else { Point::ORIGIN };
        let ahead = self.centre + way * self.square.sqrt();
        if region.contains(ahead) {
            see(ahead);
        }
        best.map(|(_, point)| Contact {
            along: point.x,
            height: facet.height + facet.rise.dot(point),
        })
    }
}
