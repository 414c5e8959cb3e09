//! A strip with a sloping underside and an even thickness.

use crate::geometry::{Bounds, Strip};

/// A box on a slope. The plan of its underside is a strip, its underside rises evenly along the
/// axis, and its top runs a constant height above the underside. Its ends are square to the slope,
/// so at the lower end its top leans out over the strip. Decks are slabs, and so is whatever
/// stands on a deck.
///
/// Where a slab must keep clear of something, it is taken as a prism with upright ends over its
/// whole outline: a little more than the box fills at the ends, and never less.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slab {
    strip: Strip,
    under_start: f64,
    slope: f64,
    thickness: f64,
    /// How far the top leans out at either end.
    leans: (f64, f64),
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
        let leans = leans(slope, thickness);
        let bounds = outline(&strip, leans).bounds();
        Slab { strip, under_start, slope, thickness, leans, bounds }
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

    /// The plan of the underside.
    pub fn strip(&self) -> &Strip {
        &self.strip
    }

    /// How far the top leans out over the plan of the underside: before its start, and beyond
    /// its end. A box that lies on a slope leans out at its lower end.
    pub fn leans(&self) -> (f64, f64) {
        self.leans
    }

    /// The plan of the whole box, with what leans out.
    pub fn outline(&self) -> Strip {
        outline(&self.strip, self.leans)
    }

    /// The box round the outline.
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

/// How far a box with that slope, so thick upright, leans out before its start and beyond its end:
/// its true thickness times the sine of the slope.
fn leans(slope: f64, thickness: f64) -> (f64, f64) {
    let lean = thickness * (slope.abs() / (1.0 + slope * slope));
    if slope > 0.0 { (lean, 0.0) } else { (0.0, lean) }
}

fn outline(strip: &Strip, (before, beyond): (f64, f64)) -> Strip {
    let length = strip.length + before + beyond;
    Strip { start: strip.start - strip.axis * before, length, ..*strip }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Point;

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

    #[test]
    fn the_top_leans_out_at_the_lower_end() {
        let strip = Strip {
            start: Point::ORIGIN,
            axis: Point::new(0.0, 1.0),
            length: 80.0,
            half_width: 5.0,
        };
        // Three in four: two thick, 1.2 out and 1.6 up.
        let rising = Slab::new(strip, 10.0, 0.75, 2.5);
        assert!((rising.leans().0 - 1.2).abs() < 1e-12 && rising.leans().1 == 0.0);
        assert!((rising.outline().start.y + 1.2).abs() < 1e-12);
        assert!((rising.outline().end().y - 80.0).abs() < 1e-12);
        assert!((rising.top_at(-1.2) - 11.6).abs() < 1e-12);
        let falling = Slab::new(strip, 70.0, -0.75, 2.5);
        assert!(falling.outline().start == Point::ORIGIN);
        assert!((falling.outline().end().y - 81.2).abs() < 1e-12);
        assert!((falling.bounds().high.y - 81.2).abs() < 1e-12);
        assert_eq!(Slab::new(strip, 10.0, 0.0, 2.0).outline(), strip);
    }
}
