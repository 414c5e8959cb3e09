//! Small convex polygons, clipped and measured.

use arrayvec::ArrayVec;

use crate::geometry::{Bounds, Point, Strip};

/// A convex polygon, counter-clockwise. One that is built has up to eight corners; two of them
/// have at most sixteen in common.
#[derive(Clone, Debug, PartialEq)]
pub struct Convex {
    corners: ArrayVec<Point, 16>,
}

impl Convex {
    /// The most corners a polygon can be built with.
    pub const MOST: usize = 8;

    /// The polygon with these corners, if they are three to eight and turn left throughout.
    pub fn new(corners: &[Point]) -> Option<Convex> {
        let n_corners = corners.len();
        if !(3..=Convex::MOST).contains(&n_corners) {
            return None;
        }
        let corner = |idx: usize| corners[idx % n_corners];
        let turns_left = (0..n_corners).all(|idx| {
            let side = corner(idx + 1) - corner(idx);
            // Every other corner lies to the left, so a star that turns left twice is refused.
            (2..n_corners).all(|ahead| side.cross(corner(idx + ahead) - corner(idx)) > 0.0)
        });
        turns_left.then(|| Convex { corners: corners.iter().copied().collect() })
    }

    /// A regular polygon of three to eight corners, the first one in the given direction (a unit
    /// vector) from the centre; `None` for another number of corners or a radius that is not
    /// positive.
    pub fn regular(n_corners: usize, centre: Point, radius: f64, first: Point) -> Option<Convex> {
        let step = 2.0 * std::f64::consts::PI / n_corners.max(1) as f64;
        let corners: ArrayVec<Point, { Convex::MOST }> = (0..n_corners.min(Convex::MOST))
            .map(|idx| {
                let angle = step * idx as f64;
                let turned = first * libm::cos(angle) + first.left() * libm::sin(angle);
                centre + turned * radius
            })
            .collect();
        if radius > 0.0 && n_corners <= Convex::MOST { Convex::new(&corners) } else { None }
    }

    /// A square with the given side, one side facing the given direction (a unit vector).
    pub fn square(centre: Point, side: f64, facing: Point) -> Option<Convex> {
        let half = side * 0.5;
        let (ahead, left) = (facing * half, facing.left() * half);
        let corners = [ahead - left, ahead + left, left - ahead, -ahead - left];
        Convex::new(&corners.map(|corner| centre + corner))
    }

    /// A triangle with three equal sides, one corner in the given direction (a unit vector).
    pub fn triangle(centre: Point, side: f64, first: Point) -> Option<Convex> {
        Convex::regular(3, centre, side / 3.0_f64.sqrt(), first)
    }

    /// A regular hexagon so wide from side to opposite side, one corner in the given direction
    /// (a unit vector).
    pub fn hexagon(centre: Point, across: f64, first: Point) -> Option<Convex> {
        Convex::regular(6, centre, across / 3.0_f64.sqrt(), first)
    }

    /// The corners, counter-clockwise.
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    /// Whether nothing is left after clipping.
    pub fn is_empty(&self) -> bool {
        self.corners.is_empty()
    }

    /// The box round it.
    pub fn bounds(&self) -> Bounds {
        Bounds::around(&self.corners)
    }

    /// The sides, each from one corner to the next.
    pub fn sides(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let corners = self.corners();
        let next = move |idx: usize| if idx + 1 < corners.len() { idx + 1 } else { 0 };
        corners.iter().enumerate().map(move |(idx, from)| (*from, corners[next(idx)]))
    }

    /// Whether a point lies in the polygon, the sides included.
    pub fn contains(&self, point: Point) -> bool {
        !self.is_empty() && self.sides().all(|(from, to)| (to - from).cross(point - from) >= 0.0)
    }

    /// How far a point is from the polygon; zero inside, infinite from an empty one.
    pub fn distance(&self, point: Point) -> f64 {
        if self.contains(point) {
            return 0.0;
        }
        self.sides()
            .map(|(from, to)| point.distance_to_segment(from, to))
            .fold(f64::INFINITY, f64::min)
    }

    /// How far two polygons are apart; zero if they have a point in common.
    pub fn distance_to(&self, other: &Convex) -> f64 {
        if self.separation(other) <= 0.0 {
            return 0.0;
        }
        // The shortest way between two convex shapes that are apart ends at a corner of one.
        let to_me = other.corners.iter().map(|corner| self.distance(*corner));
        let to_it = self.corners.iter().map(|corner| other.distance(*corner));
        to_me.chain(to_it).fold(f64::INFINITY, f64::min)
    }

    /// By how much the best of the sides separates the polygons: positive if they are apart,
    /// else minus the depth of the overlap.
    pub fn separation(&self, other: &Convex) -> f64 {
        self.best_side(other).max(other.best_side(self))
    }

    /// How far the other polygon stays outside of the side that keeps it furthest off.
    fn best_side(&self, other: &Convex) -> f64 {
        self.sides().fold(f64::NEG_INFINITY, |best, (from, to)| {
            let side = to - from;
            let nearest = other
                .corners
                .iter()
                .map(|corner| side.cross(from - *corner))
                .fold(f64::INFINITY, f64::min);
            best.max(nearest / side.length())
        })
    }

    /// What two polygons have in common.
    pub fn clipped(&self, by: &Convex) -> Convex {
        let mut common = self.clone();
        for (from, to) in by.sides() {
            let outward = -(to - from).left();
            common.clip_beyond(outward, outward.dot(from));
        }
        common
    }

    /// Leaves what lies within `along . point <= limit`, by Sutherland and Hodgman: corners inside
    /// are kept, and where a side leaves or enters, the point on the limit takes the place of the
    /// corner outside.
    #[inline]
    pub fn clip_beyond(&mut self, along: Point, limit: f64) {
        let Some(last) = self.corners.last() else { return };
        // Most of the time nothing is cut off.
        if self.corners.iter().all(|corner| along.dot(*corner) - limit <= 0.0) {
            return;
        }
        let mut kept = Convex { corners: ArrayVec::new() };
        let (mut from, mut from_over) = (*last, along.dot(*last) - limit);
        for to in &self.corners {
            let to_over = along.dot(*to) - limit;
            if (from_over > 0.0) != (to_over > 0.0) {
                kept.add(from + (*to - from) * (from_over / (from_over - to_over)));
            }
            if to_over <= 0.0 {
                kept.add(*to);
            }
            (from, from_over) = (*to, to_over);
        }
        self.corners.clear();
        self.corners.extend(kept.corners.iter().copied());
    }

    /// Adds a corner. Clipping by eight sides never needs more than there is room for; should
    /// rounding say otherwise, the corner is one that another already stands for.
    fn add(&mut self, corner: Point) {
        let _ = self.corners.try_push(corner);
    }
}

impl From<[Point; 4]> for Convex {
    /// Four corners that are known to be a rectangle's, counter-clockwise.
    fn from(corners: [Point; 4]) -> Convex {
        Convex { corners: corners.into_iter().collect() }
    }
}

impl From<&Strip> for Convex {
    fn from(strip: &Strip) -> Convex {
        Convex::from(strip.corners())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RIGHT: Point = Point::new(1.0, 0.0);

    #[test]
    fn only_convex_corners_make_a_polygon() {
        let star: Vec<Point> = (0..5)
            .map(|idx| {
                let angle = 4.0 * std::f64::consts::PI / 5.0 * f64::from(idx);
                Point::new(libm::cos(angle), libm::sin(angle))
            })
            .collect();
        assert!(Convex::new(&star).is_none());
        let square = Convex::square(Point::ORIGIN, 2.0, RIGHT);
        let mut corners = square.map(|square| square.corners().to_vec()).unwrap_or_default();
        assert_eq!(corners.len(), 4);
        corners.reverse();
        assert!(Convex::new(&corners).is_none());
        assert!(Convex::regular(9, Point::ORIGIN, 1.0, RIGHT).is_none());
        assert!(Convex::regular(2, Point::ORIGIN, 1.0, RIGHT).is_none());
        assert!(Convex::regular(5, Point::ORIGIN, f64::NAN, RIGHT).is_none());
    }

    #[test]
    fn named_polygons_have_the_sizes_they_are_sold_by() {
        let side = |convex: &Convex| convex.corners()[0].distance(convex.corners()[1]);
        let square = Convex::square(Point::ORIGIN, 26.0, RIGHT).unwrap();
        let triangle = Convex::triangle(Point::ORIGIN, 36.0, RIGHT).unwrap();
        let hexagon = Convex::hexagon(Point::ORIGIN, 30.0, RIGHT).unwrap();
        assert!((side(&square) - 26.0).abs() < 1e-12);
        assert!((side(&triangle) - 36.0).abs() < 1e-12);
        let below = Point::new(0.0, -100.0);
        assert!((hexagon.distance(below) - 85.0).abs() < 1e-12);
    }

    #[test]
    fn two_squares_have_their_common_corner_in_common() {
        let one = Convex::square(Point::ORIGIN, 4.0, RIGHT).unwrap();
        let other = Convex::square(Point::new(3.0, 3.0), 4.0, RIGHT).unwrap();
        let common = one.clipped(&other);
        assert_eq!(common.bounds().low, Point::new(1.0, 1.0));
        assert_eq!(common.bounds().high, Point::new(2.0, 2.0));
        assert_eq!(one.separation(&other), -1.0);
        let far = Convex::square(Point::new(7.0, 8.0), 4.0, RIGHT).unwrap();
        assert!(one.clipped(&far).is_empty());
        assert!((one.distance_to(&far) - 5.0).abs() < 1e-12);
    }
}
