//! Side contact: two sides that lie flush against each other. A corner that touches is none.

use crate::Point;
use crate::Tolerances;
use crate::convex::sides;

/// Whether any side of one ring lies flush against any side of the other, seen from either.
pub fn flush(ring: &[Point], other: &[Point], tolerances: &Tolerances) -> bool {
    sides(ring).any(|side| {
        sides(other)
            .any(|its| sides_flush(side, its, tolerances) || sides_flush(its, side, tolerances))
    })
}

/// Whether the second side runs along the first, the other way, near enough and for long enough.
pub fn sides_flush(
    (from, to): (Point, Point),
    (start, end): (Point, Point),
    tolerances: &Tolerances,
) -> bool {
    let (side, its) = (to - from, end - start);
    let (along, across) = (side.dot(its), side.cross(its));
    if along >= 0 || across.abs() > -along * tolerances.touch_tan_millionths / 1_000_000 {
        return false;
    }
    // Projected on the first side, the second runs from `high` down to `low`; both are lengths
    // times the length of the first side.
    let whole = side.square();
    let (high, low) = (side.dot(start - from), side.dot(end - from));
    let (top, bottom) = (high.min(whole), low.max(0));
    let run = top - bottom;
    let shortest = i128::from(tolerances.touch_run_um).pow(2) * i128::from(whole);
    if run <= 0 || i128::from(run).pow(2) < shortest {
        return false;
    }
    // The distance from the first side, times its length, where the projection is `at`.
    let height = side.cross(start - from);
    let near = |at: i64| {
        let distance =
            i128::from(height) * i128::from(-along) + i128::from(across) * i128::from(high - at);
        let largest = i128::from(tolerances.touch_gap_um) * i128::from(-along);
        // Compared as squares, the length of the side on the other side of the comparison.
        at_most(distance, largest, whole)
    };
    near(top) && near(bottom)
}

/// Whether |value| <= bound * sqrt(square), exactly.
fn at_most(value: i128, bound: i128, square: i64) -> bool {
    let root = i128::from(square.isqrt());
    let value = value.abs();
    if value <= bound * root {
        return true;
    }
    // Between the roots of two squares only squaring decides; it does not overflow there,
    // because lengths on the card are below two to the power of twenty.
    value < bound * (root + 1)
        && value
            .checked_mul(value)
            .zip(
                bound.checked_mul(bound).and_then(|square_of| square_of.checked_mul(square.into())),
            )
            .is_some_and(|(left, right)| left <= right)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TOLERANCES;

    fn touch(a: [(i32, i32); 2], b: [(i32, i32); 2]) -> bool {
        let side = |ends: [(i32, i32); 2]| {
            let [from, to] = ends.map(|(x, y)| Point::new(x, y));
            (from, to)
        };
        sides_flush(side(a), side(b), &TOLERANCES)
    }

    #[test]
    fn gap_run_and_angle_have_their_limits() {
        let side = [(0, 0), (20_000, 0)];
        assert!(touch(side, [(20_000, -300), (0, -300)]));
        assert!(!touch(side, [(20_000, -301), (0, -301)]));
        assert!(touch(side, [(3_000, 0), (-9_000, 0)]));
        assert!(!touch(side, [(2_999, 0), (-9_000, 0)]));
        assert!(touch(side, [(17_000, -1), (17_000 - 10_000, -170)]));
        assert!(!touch(side, [(17_000, -1), (17_000 - 10_000, -177)]), "more than a degree");
        assert!(!touch(side, [(0, -10), (20_000, -10)]), "on the same side");
    }

    #[test]
    fn only_the_shared_stretch_has_to_be_near() {
        // One degree over 20 mm is 349 um: the far end is beyond the gap, but not shared.
        let side = [(0, 0), (10_000, 0)];
        assert!(touch(side, [(20_000, -340), (0, 0)]));
        assert!(!touch(side, [(20_000, -640), (0, -300)]));
    }
}
