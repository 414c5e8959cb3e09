//! Convex rings of points, counter-clockwise: where their insides meet, and how they grow. All
//! answers are exact.

use std::cmp::Ordering;

use crate::Angle;
use crate::Point;

/// A fraction with a positive denominator.
#[derive(Clone, Copy, Debug)]
pub struct Ratio {
    num: i64,
    den: i64,
}

impl Ratio {
    /// Nothing.
    pub const ZERO: Ratio = Ratio { num: 0, den: 1 };
    /// The whole.
    pub const ONE: Ratio = Ratio { num: 1, den: 1 };
}

impl PartialEq for Ratio {
    fn eq(&self, other: &Ratio) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Ratio {}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Ratio) -> Ordering {
        let left = i128::from(self.num) * i128::from(other.den);
        left.cmp(&(i128::from(other.num) * i128::from(self.den)))
    }
}

/// The sides of a ring, each from its first to its second end.
pub fn sides(ring: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    (1..=ring.len())
        .map(move |next| (ring[next - 1], ring[if next < ring.len() { next } else { 0 }]))
}

/// Whether the insides of two convex rings share a point. A ring of two points is a segment, all
/// of which counts.
pub fn insides_meet(ring: &[Point], other: &[Point]) -> bool {
    !keeps_out(ring, other) && !keeps_out(other, ring)
}

/// Whether one side of the ring has everything of the other on its right, or on itself.
fn keeps_out(ring: &[Point], other: &[Point]) -> bool {
    sides(ring).any(|(from, to)| {
        let side = to - from;
        other.iter().all(|point| side.cross(*point - from) <= 0)
    })
}

/// Which part of the segment lies inside of a convex ring, as fractions of its way; never a
/// single point. A segment along a side lies outside, unless it runs the other way and `seams`
/// are wanted: then the ring and whatever has the segment as its side lie flush against each
/// other.
pub fn inside_part(from: Point, to: Point, ring: &[Point], seams: bool) -> Option<(Ratio, Ratio)> {
    let way = to - from;
    let (mut enters, mut leaves) = (Ratio::ZERO, Ratio::ONE);
    for (start, end) in sides(ring) {
        let side = end - start;
        let left = side.cross(from - start);
        let gain = side.cross(way);
        match gain.cmp(&0) {
            Ordering::Equal if left > 0 || left == 0 && seams && side.dot(way) < 0 => {}
            Ordering::Equal => return None,
            // Fractions are compared only where the line of the side crosses the segment: most of
            // the time both of its ends lie on the same side.
            Ordering::Greater if -left >= gain => return None,
            Ordering::Less if left <= 0 => return None,
            Ordering::Greater if left < 0 => enters = enters.max(Ratio { num: -left, den: gain }),
            Ordering::Less if left < -gain => leaves = leaves.min(Ratio { num: left, den: -gain }),
            Ordering::Greater | Ordering::Less => {}
        }
    }
    (enters < leaves).then_some((enters, leaves))
}

/// Sixteen corners round a disc: within two hundredths of it, and never inside.
pub fn disc(radius: i32) -> Vec<Point> {
    let corner = Point::new((f64::from(radius) * OVER_COS + 0.5) as i32, 0);
    (0..16).map(|idx| Angle::hundredths(1_125 + 2_250 * idx).turn().apply(corner)).collect()
}

/// One over the cosine of a thirty-second of a turn.
const OVER_COS: f64 = 1.019_591_158_208_318_6;

/// The convex ring grown by a convex ring round the origin: all sums of their points.
pub fn grown(ring: &[Point], by: &[Point]) -> Vec<Point> {
    let lowest = |ring: &[Point]| {
        (0..ring.len()).min_by_key(|idx| (ring[*idx].y, ring[*idx].x)).unwrap_or_default()
    };
    if ring.is_empty() || by.is_empty() {
        return Vec::new();
    }
    let next = |ring: &[Point], idx: usize| if idx + 1 < ring.len() { idx + 1 } else { 0 };
    let (mut idx, mut idx_by) = (lowest(ring), lowest(by));
    let (mut left, mut left_by) = (ring.len(), by.len());
    let mut sum = Vec::with_capacity(ring.len() + by.len());
    while left > 0 || left_by > 0 {
        sum.push(ring[idx] + by[idx_by]);
        let side = ring[next(ring, idx)] - ring[idx];
        let side_by = by[next(by, idx_by)] - by[idx_by];
        let turn = side.cross(side_by);
        let goes = left > 0 && (left_by == 0 || turn >= 0);
        let goes_by = left_by > 0 && (left == 0 || turn <= 0);
        if goes {
            (idx, left) = (next(ring, idx), left - 1);
        }
        if goes_by {
            (idx_by, left_by) = (next(by, idx_by), left_by - 1);
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(x: i32, y: i32, size: i32) -> Vec<Point> {
        [(0, 0), (size, 0), (size, size), (0, size)]
            .map(|(right, up)| Point::new(x + right, y + up))
            .to_vec()
    }

    #[test]
    fn insides_meet_beyond_a_shared_side() {
        assert!(!insides_meet(&square(0, 0, 10), &square(10, 3, 10)));
        assert!(insides_meet(&square(0, 0, 10), &square(9, 3, 10)));
        assert!(!insides_meet(&square(0, 0, 10), &square(10, 10, 10)));
        let along = [Point::new(0, 0), Point::new(10, 0)];
        assert!(!insides_meet(&square(0, 0, 10), &along));
        let across = [Point::new(0, 0), Point::new(10, 1)];
        assert!(insides_meet(&square(0, 0, 10), &across));
    }

    #[test]
    fn a_segment_is_cut_to_the_inside() {
        let ring = square(0, 0, 10);
        let part = |from: (i32, i32), to: (i32, i32), seams: bool| {
            let (from, to) = (Point::new(from.0, from.1), Point::new(to.0, to.1));
            inside_part(from, to, &ring, seams)
        };
        let half = Ratio { num: 1, den: 2 };
        assert_eq!(part((-10, 5), (10, 5), false), Some((half, Ratio::ONE)));
        assert!(part((0, 0), (10, 0), true).is_none());
        assert!(part((10, 0), (0, 0), false).is_none());
        assert!(part((10, 0), (0, 0), true).is_some());
        assert!(part((-5, 5), (5, -5), false).is_none(), "through a corner");
    }

    #[test]
    fn growth_adds_every_side() {
        let sum = grown(&square(0, 0, 100), &square(-5, -5, 10));
        assert_eq!(sum, square(-5, -5, 110));
        let round = grown(&square(0, 0, 100), &disc(250));
        assert_eq!(round.len(), 20 - 4);
        assert!(sides(&disc(250)).all(|(a, b)| {
            let distance = a.cross(b) as f64 / libm::sqrt((b - a).square() as f64);
            (249.0..252.0).contains(&distance)
        }));
    }
}
