//! Slab against slab.

use crate::geometry::{Convex, Meeting, Point, Slab};

/// What two plans have in common, and how far apart the undersides are there. Everything is in
/// the first strip's coordinates, where its own sides are upright and level.
pub(crate) struct Overlap {
    /// The polygon that both outlines cover, the first one grown by the margin.
    pub common: Convex,
    /// The first underside less the second, at the start of the first strip.
    rise_start: f64,
    /// How that changes along and across.
    rise: Point,
}

impl Overlap {
    /// The overlap of two outlines, the first grown by the margin; nothing if they keep it.
    pub fn of(new: &Slab, old: &Slab, margin: f64) -> Option<Overlap> {
        // A grown strip that lies askew reaches out by up to the square root of two margins.
        if new.bounds().apart(old.bounds(), 1.5 * margin) {
            return None;
        }
        let (mine, its) = (new.strip(), old.outline());
        if new.outline().grown(margin).separation(&its) >= 0.0 {
            return None;
        }
        let ((before, beyond), (its_before, _)) = (new.leans(), old.leans());
        let start = mine.local(its.start);
        let axis = Point::new(mine.axis.dot(its.axis), mine.axis.cross(its.axis));
        let (end, side) = (start + axis * its.length, axis.left() * its.half_width);
        let half_width = mine.half_width + margin;
        let mut common = Convex::from([start - side, end - side, end + side, start + side]);
        common.clip_beyond(Point::new(-1.0, 0.0), before + margin);
        common.clip_beyond(Point::new(1.0, 0.0), mine.length + beyond + margin);
        common.clip_beyond(Point::new(0.0, -1.0), half_width);
        common.clip_beyond(Point::new(0.0, 1.0), half_width);
        if common.is_empty() {
            return None;
        }
        Some(Overlap {
            common,
            rise_start: new.under_at(0.0) - old.under_at(-axis.dot(start) - its_before),
            rise: Point::new(new.slope(), 0.0) - axis * old.slope(),
        })
    }

    /// How far the first underside lies above the second, at a point.
    pub fn rise_at(&self, point: Point) -> f64 {
        self.rise_start + self.rise.dot(point)
    }
}

/// The least air over and under at some places, as they are seen one by one.
pub(crate) struct Air {
    lowest_rise: f64,
    highest_rise: f64,
}

impl Air {
    /// Nothing seen yet.
    pub fn unseen() -> Air {
        Air { lowest_rise: f64::INFINITY, highest_rise: f64::NEG_INFINITY }
    }

    /// One more place, where the first underside lies so far above the second.
    pub fn see(&mut self, rise: f64) {
        self.lowest_rise = self.lowest_rise.min(rise);
        self.highest_rise = self.highest_rise.max(rise);
    }

    /// The verdict on what was seen.
    pub fn judge(&self, new: &Slab, old: &Slab, margin: f64) -> Meeting {
        if self.lowest_rise > self.highest_rise {
            return Meeting::Apart;
        }
        let over = self.lowest_rise - old.thickness();
        let under = -self.highest_rise - new.thickness();
        Meeting::judged(over, under, margin)
    }
}

impl Slab {
    /// What this slab, which is new, is to one that lies already. Its outline is grown by the
    /// margin, and over what it then has in common with the other, one of the two must keep the
    /// margin above the other. Both surfaces are planes, so the corners decide.
    pub fn against(&self, old: &Slab, margin: f64) -> Meeting {
        let Some(overlap) = Overlap::of(self, old, margin) else {
            return Meeting::Apart;
        };
        let mut air = Air::unseen();
        overlap.common.corners().iter().for_each(|corner| air.see(overlap.rise_at(*corner)));
        air.judge(self, old, margin)
    }
}
