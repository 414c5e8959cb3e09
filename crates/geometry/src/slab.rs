//! A strip with a sloping underside and an even thickness.

use crate::{Bounds, Strip};

/// A sheared prism: its plan is a strip, its sides are upright, its underside rises evenly along
/// the axis, and its top runs a constant height above the underside. Decks are slabs, and so is
/// whatever stands on a deck.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slab {
    strip: Strip,
    under_start: f64,
    slope: f64,
    thickness: f64,
    bounds: Bounds,
}

/// Where something stands on a deck, measured on the deck's own surface, so that the numbers do
/// not depend on its slope.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Footprint {
    /// From the start of the deck to the middle of the thing.
    pub along: f64,
    /// From the axis of the deck to the middle, positive to the left.
    pub across: f64,
    /// Its length along the deck.
    pub length: f64,
    /// Its width across the deck.
    pub width: f64,
}

impl Slab {
    /// The slab over a strip, its underside at `under_start` at the start and rising by `slope`
    /// for every millimetre along, its top `thickness` higher, measured upright.
    pub fn new(strip: Strip, under_start: f64, slope: f64, thickness: f64) -> Slab {
        Slab { strip, under_start, slope, thickness, bounds: strip.bounds() }
    }

    /// What stands on this slab: a box as high as `height`, square to the surface, in the same
    /// model as a deck (plan shortened by the slope, upright measure lengthened by it).
    pub fn standing(&self, footprint: &Footprint, height: f64) -> Slab {
        let cosine = self.cosine();
        let along = (footprint.along - footprint.length * 0.5) * cosine;
        let strip = Strip {
            start: self.strip.at(along, footprint.across),
            axis: self.strip.axis,
            length: footprint.length * cosine,
            half_width: footprint.width * 0.5,
        };
        let under = self.under_at(along) + self.thickness;
        Slab::new(strip, under, self.slope, height / cosine)
    }

    /// Whether a footprint lies wholly on this slab, the edges included.
    pub fn carries(&self, footprint: &Footprint) -> bool {
        let half = footprint.length * 0.5;
        footprint.along - half >= 0.0
            && (footprint.along + half) * self.cosine() <= self.strip.length
            && footprint.across.abs() + footprint.width * 0.5 <= self.strip.half_width
    }

    /// The plan.
    pub fn strip(&self) -> &Strip {
        &self.strip
    }

    /// The box round the plan.
    pub fn bounds(&self) -> &Bounds {
        &self.bounds
    }

    /// How much the underside rises for every millimetre along: the tangent of the slope,
    /// negative if the slab falls.
    pub fn slope(&self) -> f64 {
        self.slope
    }

    /// The cosine of the slope.
    pub fn cosine(&self) -> f64 {
        1.0 / (1.0 + self.slope * self.slope).sqrt()
    }

    /// The thickness, measured upright.
    pub fn thickness(&self) -> f64 {
        self.thickness
    }

    /// The height of the underside, so far along.
    pub fn under_at(&self, along: f64) -> f64 {
        self.under_start + self.slope * along
    }

    /// The height of the top, so far along.
    pub fn top_at(&self, along: f64) -> f64 {
        self.under_at(along) + self.thickness
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Point;

    #[test]
    fn a_box_stands_on_the_slope() {
        let strip = Strip {
            start: Point::ORIGIN,
            axis: Point::new(1.0, 0.0),
            length: 80.0,
            half_width: 5.0,
        };
        let deck = Slab::new(strip, 10.0, 0.75, 2.5);
        let footprint = Footprint { along: 50.0, across: 1.0, length: 10.0, width: 6.0 };
        let car = deck.standing(&footprint, 4.0);
        assert!((car.strip().start.x - 36.0).abs() < 1e-12);
        assert!((car.strip().length - 8.0).abs() < 1e-12);
        assert!((car.under_at(0.0) - deck.top_at(36.0)).abs() < 1e-12);
        assert!((car.thickness() - 5.0).abs() < 1e-12);
        assert!(deck.carries(&footprint));
        assert!(!deck.carries(&Footprint { across: 2.01, ..footprint }));
        assert!(!deck.carries(&Footprint { along: 95.01, ..footprint }));
        assert!(!deck.carries(&Footprint { along: 4.99, ..footprint }));
    }
}
