//! Convex hulls, and whether two of them meet.

use crate::geometry::Point;

/// The corners of the hull of some points, all turning one way.
pub fn hull(points: &[Point]) -> Vec<Point> {
    let mut sorted: Vec<Point> = points.to_vec();
    sorted.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let mut corners: Vec<Point> = Vec::with_capacity(sorted.len());
    let lower = sorted.iter().copied();
    let upper = sorted.iter().rev().copied().skip(1);
    let mut floor = 1;
    for (idx, point) in lower.chain(upper).enumerate() {
        if idx == sorted.len() {
            floor = corners.len();
        }
        while corners.len() > floor {
            let (a, b) = (corners[corners.len() - 2], corners[corners.len() - 1]);
            if (b - a).cross(point - b) > 0.0 {
                break;
            }
            corners.pop();
        }
        corners.push(point);
    }
    if corners.len() > 1 {
        corners.pop();
    }
    corners
}

/// Whether two hulls have more than a sliver in common.
pub fn meet(one: &[Point], other: &[Point], sliver: f64) -> bool {
    gap(one, other).max(gap(other, one)) < -sliver
}

/// How far `other` stays outside of the side of `one` that keeps it furthest off.
fn gap(one: &[Point], other: &[Point]) -> f64 {
    let next = one.iter().cycle().skip(1);
    one.iter().zip(next).fold(f64::NEG_INFINITY, |best, (from, to)| {
        let side = *to - *from;
        let length = side.length();
        if length < 1e-9 {
            return best;
        }
        let nearest = other.iter().map(|corner| side.cross(*from - *corner) / length);
        best.max(nearest.fold(f64::INFINITY, f64::min))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(x: f64, y: f64) -> Point {
        Point::new(x, y)
    }

    #[test]
    fn the_hull_leaves_out_what_lies_inside() {
        let points =
            [point(0.0, 0.0), point(4.0, 0.0), point(2.0, 1.0), point(4.0, 3.0), point(0.0, 3.0)];
        let corners = hull(&points);
        assert_eq!(corners.len(), 4);
        assert!(!corners.contains(&point(2.0, 1.0)));
        assert!(hull(&[]).is_empty());
    }

    #[test]
    fn hulls_that_only_touch_do_not_meet() {
        let square = |x: f64| {
            hull(&[point(x, 0.0), point(x + 2.0, 0.0), point(x + 2.0, 2.0), point(x, 2.0)])
        };
        assert!(meet(&square(0.0), &square(1.0), 0.1));
        assert!(!meet(&square(0.0), &square(2.0), 0.1));
    }
}
