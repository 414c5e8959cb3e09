//! Upright boxes, for cheap refusals.

use crate::geometry::Point;

/// The smallest upright box round a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// The lower left corner.
    pub low: Point,
    /// The upper right corner.
    pub high: Point,
}

impl Bounds {
    /// The box round some points; an inside-out box that meets nothing if there are none.
    pub fn around(points: &[Point]) -> Bounds {
        let nothing = Bounds {
            low: Point::new(f64::INFINITY, f64::INFINITY),
            high: Point::new(f64::NEG_INFINITY, f64::NEG_INFINITY),
        };
        points.iter().fold(nothing, |bounds, point| Bounds {
            low: Point::new(bounds.low.x.min(point.x), bounds.low.y.min(point.y)),
            high: Point::new(bounds.high.x.max(point.x), bounds.high.y.max(point.y)),
        })
    }

    /// Whether the boxes are further apart than `margin`, to the side or up and down.
    pub fn apart(&self, other: &Bounds, margin: f64) -> bool {
        self.low.x - other.high.x > margin
            || other.low.x - self.high.x > margin
            || self.low.y - other.high.y > margin
            || other.low.y - self.high.y > margin
    }
}
