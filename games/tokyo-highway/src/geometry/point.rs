//! Points and vectors of the plane.

use std::ops::{Add, Mul, Neg, Sub};

/// A point, or a vector from one to another, in millimetres.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Up, in plan.
    pub y: f64,
}

impl Point {
    /// The middle of the table.
    pub const ORIGIN: Point = Point { x: 0.0, y: 0.0 };

    /// The point with these coordinates.
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// The scalar product.
    pub fn dot(self, other: Point) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// The area of the parallelogram, positive if `other` lies to the left.
    pub fn cross(self, other: Point) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// The vector turned left by a quarter.
    pub fn left(self) -> Point {
        Point::new(-self.y, self.x)
    }

    /// The square of the length.
    pub fn square(self) -> f64 {
        self.dot(self)
    }

    pub fn length(self) -> f64 {
        self.square().sqrt()
    }

    /// How far it is to another point.
    pub fn distance(self, other: Point) -> f64 {
        (self - other).length()
    }

    /// How far it is to the nearest point between two points, both included.
    pub fn distance_to_segment(self, from: Point, to: Point) -> f64 {
        let along = to - from;
        let square = along.square();
        let part = if square > 0.0 { (self - from).dot(along) / square } else { 0.0 };
        self.distance(from + along * part.clamp(0.0, 1.0))
    }
}

impl From<(f64, f64)> for Point {
    fn from((x, y): (f64, f64)) -> Point {
        Point::new(x, y)
    }
}

impl From<Point> for (f64, f64) {
    fn from(point: Point) -> (f64, f64) {
        (point.x, point.y)
    }
}

impl Add for Point {
    type Output = Point;

    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;

    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;

    fn mul(self, factor: f64) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }
}

impl Neg for Point {
    type Output = Point;

    fn neg(self) -> Point {
        Point::new(-self.x, -self.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_segment_is_nearest_at_its_inside_or_at_an_end() {
        let (from, to) = (Point::new(0.0, 0.0), Point::new(10.0, 0.0));
        assert_eq!(Point::new(4.0, 3.0).distance_to_segment(from, to), 3.0);
        assert_eq!(Point::new(13.0, 4.0).distance_to_segment(from, to), 5.0);
        assert_eq!(Point::new(-3.0, 4.0).distance_to_segment(from, from), 5.0);
    }
}
