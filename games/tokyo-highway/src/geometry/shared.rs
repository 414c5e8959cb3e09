//! Slabs that rest on the same disc, seen outside of it.

use crate::geometry::overlap::{Air, Overlap};
use crate::geometry::{Disc, Meeting, Point, Slab};

impl Slab {
    /// What this slab, which is new, is to one that rests on the same disc, outside of that disc:
    /// within it they lie one on the other or side by side, and no margin is kept.
    ///
    /// The common polygon less the disc is judged at the polygon's corners outside of the disc
    /// and where its sides meet the rim. That is enough: on an arc of the rim a plane is highest
    /// or lowest at an end of the arc, or at a place beyond which it goes on rising or falling
    /// outwards.
    pub fn against_outside(&self, old: &Slab, disc: &Disc, margin: f64) -> Meeting {
        let Some(overlap) = Overlap::of(self, old, margin) else {
            return Meeting::Apart;
        };
        let centre = self.strip().local(disc.centre);
        let square = disc.radius * disc.radius;
        let outside = |point: Point| (point - centre).square() > square;
        let mut air = Air::unseen();
        for (from, to) in overlap.common.sides() {
            if outside(from) {
                air.see(overlap.rise_at(from));
            }
            if outside(from) || outside(to) {
                for on_rim in rim_points(from, to, centre, square).into_iter().flatten() {
                    air.see(overlap.rise_at(on_rim));
                }
            }
        }
        air.judge(self, old, margin)
    }
}

/// Where a side meets the rim of a disc, given by its centre and the square of its radius.
pub(crate) fn rim_points(from: Point, to: Point, centre: Point, square: f64) -> [Option<Point>; 2] {
    let (side, offset) = (to - from, from - centre);
    let (length, half) = (side.square(), side.dot(offset));
    let root = half * half - length * (offset.square() - square);
    if !(root >= 0.0 && length > 0.0) {
        return [None, None];
    }
    let spread = root.sqrt();
    [(-half - spread) / length, (-half + spread) / length]
        .map(|part| (0.0..=1.0).contains(&part).then(|| from + side * part))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Heading, Strip};

    const COLUMN: Disc = Disc::new(Point::ORIGIN, 9.5);

    fn strip(heading: i32, past: f64) -> Strip {
        let axis = Heading(heading).unit();
        Strip { start: -(axis * past), axis, length: 114.0, half_width: 5.0 }
    }

    #[test]
    fn outside_of_the_disc_clearance_decides() {
        let level = |heading, under| Slab::new(strip(heading, 8.0), under, 0.0, 2.0);
        let old = level(0, 10.0);
        // Axes through the centre part within the disc from 63.5 degrees on, and a little later
        // with a margin.
        assert_eq!(level(6_600, 12.0).against_outside(&old, &COLUMN, 0.3), Meeting::Apart);
        assert_eq!(level(6_300, 12.0).against_outside(&old, &COLUMN, 0.3), Meeting::Touching);
        let lifted = level(6_300, 12.3).against_outside(&old, &COLUMN, 0.25);
        assert!(matches!(lifted, Meeting::Over(_)));
    }
}
