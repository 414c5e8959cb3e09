//! Discs, and what lies inside of a round table.

use crate::geometry::{Bounds, Convex, Point, Strip};

/// A disc.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Disc {
    /// Its middle.
    pub centre: Point,
    /// From the middle to the rim.
    pub radius: f64,
}

impl Disc {
    /// The disc round a centre.
    pub const fn new(centre: Point, radius: f64) -> Disc {
        Disc { centre, radius }
    }

    /// Whether a point lies in the disc, the rim included.
    pub fn contains(&self, point: Point) -> bool {
        self.radius >= 0.0 && (point - self.centre).square() <= self.radius * self.radius
    }

    /// Whether another disc lies wholly in this one, for instance on a round table.
    pub fn contains_disc(&self, other: &Disc) -> bool {
        self.centre.distance(other.centre) + other.radius <= self.radius
    }

    /// Whether a strip lies wholly in the disc.
    pub fn contains_strip(&self, strip: &Strip) -> bool {
        strip.corners().iter().all(|corner| self.contains(*corner))
    }

    /// Whether a polygon lies wholly in the disc.
    pub fn contains_convex(&self, convex: &Convex) -> bool {
        convex.corners().iter().all(|corner| self.contains(*corner))
    }

    /// The gap between two discs; negative if they overlap.
    pub fn gap(&self, other: &Disc) -> f64 {
        self.centre.distance(other.centre) - self.radius - other.radius
    }

    /// The gap between the disc and a strip; negative if they overlap.
    pub fn gap_to_strip(&self, strip: &Strip) -> f64 {
        strip.distance(self.centre) - self.radius
    }

    /// The gap between the disc and a polygon; negative if they overlap.
    pub fn gap_to_convex(&self, convex: &Convex) -> f64 {
        convex.distance(self.centre) - self.radius
    }

    /// The box round it.
    pub fn bounds(&self) -> Bounds {
        let reach = Point::new(self.radius, self.radius);
        Bounds { low: self.centre - reach, high: self.centre + reach }
    }
}
