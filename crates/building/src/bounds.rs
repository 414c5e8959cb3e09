//! Upright boxes, for cheap answers.

use crate::Point;

/// An upright box round some points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The lower left corner.
    pub low: Point,
    /// The upper right corner.
    pub high: Point,
}

impl Bounds {
    /// The smallest box round the points; the origin for none.
    pub fn of(points: &[Point]) -> Bounds {
        let first = points.first().copied().unwrap_or_default();
        let start = Bounds { low: first, high: first };
        points.iter().fold(start, |bounds, point| bounds.and(*point))
    }

    /// The box that also holds this point.
    #[must_use]
    pub fn and(self, point: Point) -> Bounds {
        Bounds {
            low: Point::new(self.low.x.min(point.x), self.low.y.min(point.y)),
            high: Point::new(self.high.x.max(point.x), self.high.y.max(point.y)),
        }
    }

    /// The box that also holds that box.
    #[must_use]
    pub fn with(self, other: Bounds) -> Bounds {
        self.and(other.low).and(other.high)
    }

    /// The box, that much larger on every side.
    #[must_use]
    pub fn grown(self, margin: i32) -> Bounds {
        let margin = Point::new(margin, margin);
        Bounds { low: self.low - margin, high: self.high + margin }
    }

    /// Whether the boxes share a point; edges count.
    pub fn meets(&self, other: &Bounds) -> bool {
        self.low.x <= other.high.x
            && other.low.x <= self.high.x
            && self.low.y <= other.high.y
            && other.low.y <= self.high.y
    }

    /// Whether the other box lies wholly in this one; edges count.
    pub fn holds(&self, other: &Bounds) -> bool {
        self.low.x <= other.low.x
            && self.low.y <= other.low.y
            && other.high.x <= self.high.x
            && other.high.y <= self.high.y
    }

    /// From left to right.
    pub fn width(&self) -> i32 {
        self.high.x - self.low.x
    }

    /// From bottom to top.
    pub fn height(&self) -> i32 {
        self.high.y - self.low.y
    }
}
