//! Slab against pillar and block.

use crate::geometry::{Block, Convex, Disc, Meeting, Outline, Pillar, Point, Slab};

impl Slab {
    /// Whether this slab hides any of a disc from someone who looks straight down.
    pub fn hides(&self, disc: &Disc) -> bool {
        self.near(disc, 0.0) && disc.gap_to_strip(&self.outline()) < 0.0
    }

    /// What this slab is to a pillar, whichever of them is new: over it with the margin to spare,
    /// apart by the margin, or touching. Never under it, because a pillar stands on the table.
    pub fn against_pillar(&self, pillar: &Pillar, margin: f64) -> Meeting {
        self.against_round(&pillar.disc, pillar.top, margin)
    }

    /// What this slab is to a block, whichever of them is new; as with a pillar. The slab is the
    /// one that is grown.
    pub fn against_block(&self, block: &Block, margin: f64) -> Meeting {
        match block.outline() {
            Outline::Disc(disc) => self.against_round(disc, block.top(), margin),
            Outline::Convex(_) if self.bounds().apart(block.bounds(), 1.5 * margin) => {
                Meeting::Apart
            }
            Outline::Convex(convex) => self.against_convex(convex, block.top(), margin),
        }
    }

    /// Where a slab lies over a disc grown by the margin, so far along it reaches: the half chord
    /// at the place across the strip that is nearest to the centre.
    fn against_round(&self, disc: &Disc, top: f64, margin: f64) -> Meeting {
        if !self.near(disc, margin) {
            return Meeting::Apart;
        }
        let (strip, centre) = (self.strip(), self.strip().local(disc.centre));
        let (before, beyond) = self.leans();
        let (start, end) = (-before, strip.length + beyond);
        let reach = disc.radius + margin;
        let aside = (centre.y.abs() - strip.half_width).max(0.0);
        let ahead = (start - centre.x).max(centre.x - end).max(0.0);
        if aside * aside + ahead * ahead >= reach * reach {
            return Meeting::Apart;
        }
        let half_chord = (reach * reach - aside * aside).max(0.0).sqrt();
        let first = (centre.x - half_chord).max(start);
        let last = (centre.x + half_chord).min(end);
        self.over(first, last, top, margin)
    }

    /// The same for a polygon, in the coordinates of the strip.
    fn against_convex(&self, convex: &Convex, top: f64, margin: f64) -> Meeting {
        let strip = self.strip();
        let grown = Convex::from(&self.outline().grown(margin));
        if grown.separation(convex) >= 0.0 {
            return Meeting::Apart;
        }
        let common = convex.clipped(&grown);
        let along = common.corners().iter().map(|corner| strip.local(*corner).x);
        let (first, last) = along.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), along| {
            (low.min(along), high.max(along))
        });
        if first > last { Meeting::Apart } else { self.over(first, last, top, margin) }
    }

    /// The verdict on a slab that lies over something that high, from so far along to so far.
    fn over(&self, first: f64, last: f64, top: f64, margin: f64) -> Meeting {
        let gap = self.under_at(first).min(self.under_at(last)) - top;
        Meeting::judged(gap, f64::NEG_INFINITY, margin)
    }

    /// Whether a disc comes near enough to be looked at closely.
    pub(crate) fn near(&self, disc: &Disc, margin: f64) -> bool {
        let reach = disc.radius + margin;
        let (low, high) = (self.bounds().low, self.bounds().high);
        let Point { x, y } = disc.centre;
        low.x - x < reach && x - high.x < reach && low.y - y < reach && y - high.y < reach
    }
}
