//! From the table to the picture.

use crate::geometry::Point;

use super::pen::Area;

/// Where one looks from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Angle {
    /// Cosine and sine of the turn about the upright.
    pub turn: Point,
    /// How much of a length that leads away is seen.
    pub depth: f64,
    /// How much of a height is seen.
    pub rise: f64,
}

impl Angle {
    /// Straight from above, north up.
    pub const PLAN: Angle = Angle { turn: Point::new(1.0, 0.0), depth: 1.0, rise: 0.0 };

    /// From the south-south-east, 37 degrees above the table.
    pub const SLANT: Angle = Angle { turn: Point::new(0.951, 0.309), depth: 0.6, rise: 0.8 };

    /// A point so high above the table, in millimetres of the picture, y downward.
    pub fn seen(&self, at: Point, height: f64) -> Point {
        let away = at.y * self.turn.x - at.x * self.turn.y;
        let across = at.x * self.turn.x + at.y * self.turn.y;
        Point::new(across, -(away * self.depth + height * self.rise))
    }

    /// The way on the table that leads toward the viewer; nowhere from straight above.
    pub fn toward(&self) -> Point {
        Point::new(self.turn.y, -self.turn.x) * self.rise
    }

    /// How near a point is to the viewer.
    pub fn nearness(&self, at: Point, height: f64) -> f64 {
        self.toward().dot(at) + height * self.depth
    }
}

/// An angle, and which part of the table fills which part of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Where one looks from.
    pub angle: Angle,
    /// Units of the picture for a millimetre.
    pub scale: f64,
    /// What is added after scaling.
    pub shift: Point,
}

/// The narrowest part of the table that is shown, in millimetres of the picture.
const NARROWEST: f64 = 300.0;
/// Frames grow in steps, so that the picture stays still from move to move.
const STEP: f64 = 20.0;

impl Camera {
    /// The camera that shows all the points with a margin, as large as the area allows.
    pub fn framing(angle: Angle, points: &[(Point, f64)], margin: f64, area: Area) -> Camera {
        let mut low = Point::new(f64::INFINITY, f64::INFINITY);
        let mut high = -low;
        for (at, height) in points {
            let seen = angle.seen(*at, *height);
            low = Point::new(low.x.min(seen.x), low.y.min(seen.y));
            high = Point::new(high.x.max(seen.x), high.y.max(seen.y));
        }
        if low.x > high.x {
            (low, high) = (Point::ORIGIN, Point::ORIGIN);
        }
        let down = |length: f64| libm::floor((length - margin) / STEP) * STEP;
        let up = |length: f64| libm::ceil((length + margin) / STEP) * STEP;
        let (left, top) = (down(low.x), down(low.y));
        let (right, bottom) = (up(high.x), up(high.y));
        let (wide, tall) = ((right - left).max(NARROWEST), (bottom - top).max(1.0));
        let scale = (area.w / wide).min(area.h / tall);
        let middle = Point::new((left + right) * 0.5, (top + bottom) * 0.5);
        Camera { angle, scale, shift: Point::from(area.centre()) - middle * scale }
    }

    /// Where a point so high above the table appears.
    pub fn seen(&self, at: Point, height: f64) -> Point {
        self.angle.seen(at, height) * self.scale + self.shift
    }

    /// A length across the picture.
    pub fn across(&self, length: f64) -> f64 {
        length * self.scale
    }

    /// A length that leads away from the viewer.
    pub fn away(&self, length: f64) -> f64 {
        length * self.scale * self.angle.depth
    }

    /// A height.
    pub fn up(&self, height: f64) -> f64 {
        height * self.scale * self.angle.rise
    }

    /// Whether one looks straight down.
    pub fn is_plan(&self) -> bool {
        self.angle.rise == 0.0
    }
}
