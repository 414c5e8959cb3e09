//! Whether a piece stays where it is put, however unlawfully.

use crate::Laid;
use crate::Point;
use crate::convex::sides;
use crate::polygon::covers;
use crate::region::Cell;

/// Whether the centre of gravity of a piece is over what it rests on: within the hull of all
/// places where the cells below carry it.
pub fn balanced(laid: &Laid, below: &[Cell]) -> bool {
    let mut carried = Vec::new();
    for part in laid.parts() {
        let under = below.iter().filter(|cell| cell.meets(part, laid.bounds()));
        under.for_each(|cell| carried.extend(shared(part, cell.ring())));
    }
    let hull = hull(carried);
    hull.len() >= 3 && covers(&hull, laid.pose().at())
}

/// The corners of what two convex rings share, to the nearest micrometre.
fn shared(ring: &[Point], other: &[Point]) -> Vec<Point> {
    let mut left = ring.to_vec();
    for (start, end) in sides(other) {
        let height = |point: Point| (end - start).cross(point - start);
        let mut kept = Vec::with_capacity(left.len() + 1);
        for (from, to) in sides(&left) {
            let (high, next) = (height(from), height(to));
            if high >= 0 {
                kept.push(from);
            }
            if high > 0 && next < 0 || high < 0 && next > 0 {
                kept.push(between(from, to, high.abs(), next.abs()));
            }
        }
        left = kept;
    }
    left
}

/// The point that divides a segment in the ratio of two positive numbers.
fn between(from: Point, to: Point, near: i64, far: i64) -> Point {
    let whole = i128::from(near) + i128::from(far);
    let share = |way: i32| {
        let part = i128::from(way) * i128::from(near);
        ((2 * part + whole).div_euclid(2 * whole)) as i32
    };
    let way = to - from;
    from + Point::new(share(way.x), share(way.y))
}

/// The convex hull, counter-clockwise.
fn hull(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_unstable();
    points.dedup();
    let half = |points: &mut dyn Iterator<Item = Point>| {
        let mut chain: Vec<Point> = Vec::new();
        for point in points {
            while let [.., before, last] = chain.as_slice() {
                if (*last - *before).cross(point - *last) > 0 {
                    break;
                }
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let mut hull = half(&mut points.iter().copied());
    hull.append(&mut half(&mut points.iter().rev().copied()));
    hull
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Angle, PieceId, Pose};

    #[test]
    fn a_piece_falls_when_its_middle_is_in_the_air() {
        let square = PieceId::new(4).unwrap();
        let lay = |x: i32| Pose::new(square, false, Angle::default(), Point::new(x, 0)).unwrap();
        let below = lay(0).lay().grown(250);
        assert!(balanced(&lay(8_000).lay(), &below));
        assert!(!balanced(&lay(8_500).lay(), &below));
        let both = [lay(-12_000).lay().grown(250), lay(12_000).lay().grown(250)].concat();
        assert!(balanced(&lay(0).lay(), &both), "a bridge holds");
    }
}
