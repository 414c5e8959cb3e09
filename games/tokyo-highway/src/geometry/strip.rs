//! Rectangles with a direction.

use crate::geometry::{Bounds, Point};

/// A rectangle that runs from a start along an axis. Its own coordinates are *along* (from the
/// start) and *across* (from the axis, positive to the left).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strip {
    /// The middle of the end where it starts.
    pub start: Point,
    /// The unit vector along it.
    pub axis: Point,
    /// From end to end.
    pub length: f64,
    /// From the axis to a side.
    pub half_width: f64,
}

impl Strip {
    /// The point with these coordinates of the strip.
    pub fn at(&self, along: f64, across: f64) -> Point {
        self.start + self.axis * along + self.axis.left() * across
    }

    /// A point in the strip's coordinates, `x` along and `y` across.
    pub fn local(&self, point: Point) -> Point {
        let from_start = point - self.start;
        Point::new(self.axis.dot(from_start), self.axis.cross(from_start))
    }

    /// The middle.
    pub fn centre(&self) -> Point {
        self.start + self.axis * (self.length * 0.5)
    }

    /// The far end of the axis.
    pub fn end(&self) -> Point {
        self.start + self.axis * self.length
    }

    /// The corners, counter-clockwise from the right one at the start.
    pub fn corners(&self) -> [Point; 4] {
        let side = self.axis.left() * self.half_width;
        let end = self.end();
        [self.start - side, end - side, end + side, self.start + side]
    }

    /// The strip with every side moved out; its corners stay square.
    pub fn grown(&self, margin: f64) -> Strip {
        Strip {
            start: self.start - self.axis * margin,
            axis: self.axis,
            length: self.length + 2.0 * margin,
            half_width: self.half_width + margin,
        }
    }

    /// Whether a point lies in the strip, the sides included.
    pub fn contains(&self, point: Point) -> bool {
        let local = self.local(point);
        local.x >= 0.0 && local.x <= self.length && local.y.abs() <= self.half_width
    }

    /// How far a point is from the strip; zero inside.
    pub fn distance(&self, point: Point) -> f64 {
        let local = self.local(point);
        let along = (-local.x).max(local.x - self.length).max(0.0);
        let across = (local.y.abs() - self.half_width).max(0.0);
        Point::new(along, across).length()
    }

    /// The box round it.
    pub fn bounds(&self) -> Bounds {
        Bounds::around(&self.corners())
    }

    /// By how much the nearest of the four side directions separates the strips: positive if
    /// they are apart, else minus the depth of the overlap.
    pub fn separation(&self, other: &Strip) -> f64 {
        let between = other.centre() - self.centre();
        let dot = self.axis.dot(other.axis).abs();
        let cross = self.axis.cross(other.axis).abs();
        let (my_half, its_half) = (self.length * 0.5, other.length * 0.5);
        let (my_width, its_width) = (self.half_width, other.half_width);
        let mine = (self.axis.dot(between).abs() - my_half - its_half * dot - its_width * cross)
            .max(self.axis.cross(between).abs() - my_width - its_half * cross - its_width * dot);
        let its = (other.axis.dot(between).abs() - its_half - my_half * dot - my_width * cross)
            .max(other.axis.cross(between).abs() - its_width - my_half * cross - my_width * dot);
        mine.max(its)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STRIP: Strip = Strip {
        start: Point::new(1.0, 2.0),
        axis: Point::new(0.6, 0.8),
        length: 10.0,
        half_width: 2.0,
    };

    #[test]
    fn its_own_coordinates_go_there_and_back() {
        let local = STRIP.local(STRIP.at(3.0, -1.5));
        assert!((local.x - 3.0).abs() < 1e-12 && (local.y + 1.5).abs() < 1e-12);
        assert!(STRIP.contains(STRIP.at(3.0, -1.5)) && !STRIP.contains(STRIP.at(3.0, -2.5)));
        assert!((STRIP.distance(STRIP.at(13.0, 6.0)) - 5.0).abs() < 1e-12);
        assert_eq!(STRIP.distance(STRIP.at(5.0, 0.0)), 0.0);
    }

    #[test]
    fn separation_is_the_gap_side_by_side() {
        let beside = Strip { start: STRIP.at(2.0, 4.5), ..STRIP };
        assert!((STRIP.separation(&beside) - 0.5).abs() < 1e-12);
        let lapping = Strip { start: STRIP.at(9.0, 1.0), ..STRIP };
        assert!((STRIP.separation(&lapping) + 1.0).abs() < 1e-12);
    }
}
