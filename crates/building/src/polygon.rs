//! Simple polygons: checked, measured, cut into convex parts, and drawn in by a margin.

use crate::Point;
use crate::convex::sides;

/// Corners of a convex part must turn by at least this much (the tangent, in thousandths), so
/// that rounding after a turn cannot make it concave.
const TURN_THOUSANDTHS: i64 = 100;

/// Twice the area of a ring; positive for one that runs counter-clockwise.
pub fn double_area(ring: &[Point]) -> i64 {
    let first = ring.first().copied().unwrap_or_default();
    sides(ring).map(|(from, to)| (from - first).cross(to - first)).sum()
}

/// The centre of gravity of a ring with an area, to the nearest micrometre.
pub fn centroid(ring: &[Point]) -> Point {
    let first = ring.first().copied().unwrap_or_default();
    let (mut x, mut y, mut weight) = (0i128, 0i128, 0i128);
    for (from, to) in sides(ring) {
        let (from, to) = (from - first, to - first);
        let share = i128::from(from.cross(to));
        x += i128::from(from.x + to.x) * share;
        y += i128::from(from.y + to.y) * share;
        weight += 3 * share;
    }
    let nearest = |sum: i128| match weight {
        0 => 0,
        _ => i32::try_from((2 * sum + weight).div_euclid(2 * weight)).unwrap_or_default(),
    };
    first + Point::new(nearest(x), nearest(y))
}

/// Whether the point lies inside of the ring or on it.
pub fn covers(ring: &[Point], point: Point) -> bool {
    let mut inside = false;
    for (from, to) in sides(ring) {
        let turn = (to - from).cross(point - from);
        if turn == 0 && (from - point).dot(to - point) <= 0 {
            return true;
        }
        let rises = from.y <= point.y && point.y < to.y;
        let falls = to.y <= point.y && point.y < from.y;
        inside ^= rises && turn > 0 || falls && turn < 0;
    }
    inside
}

/// Why a ring of points is no outline, in words.
pub fn fault_of(ring: &[Point]) -> Option<String> {
    if ring.len() < 3 {
        return Some(format!("it has {} corners, and an outline at least 3", ring.len()));
    }
    if let Some(point) = ring.iter().find(|point| !point.in_reach()) {
        return Some(format!("the corner {}, {} is out of reach", point.x, point.y));
    }
    let pairs: Vec<(Point, Point)> = sides(ring).collect();
    for (idx, (from, to)) in pairs.iter().enumerate() {
        let next = pairs[(idx + 1) % pairs.len()];
        let turn = (*to - *from).cross(next.1 - next.0);
        let straight = turn == 0 && (*to - *from).dot(next.1 - next.0) <= 0;
        if from == to || straight {
            return Some(format!("it turns back at corner {}", (idx + 1) % pairs.len()));
        }
        let apart = |other: usize| other != idx && other != (idx + 1) % pairs.len();
        let others = (idx + 1..pairs.len()).filter(|other| apart(*other));
        let last = pairs.len() - 1;
        let mut others = others.filter(|other| !(idx == 0 && *other == last));
        if let Some(other) = others.find(|other| cross_or_touch((*from, *to), pairs[*other])) {
            return Some(format!("its sides {idx} and {other} meet"));
        }
    }
    (double_area(ring) <= 0).then(|| "it runs clockwise".to_string())
}

fn cross_or_touch(side: (Point, Point), other: (Point, Point)) -> bool {
    let turn =
        |side: (Point, Point), point: Point| (side.1 - side.0).cross(point - side.0).signum();
    let on = |side: (Point, Point), point: Point| {
        turn(side, point) == 0 && (side.0 - point).dot(side.1 - point) <= 0
    };
    let splits =
        |side: (Point, Point), other: (Point, Point)| turn(side, other.0) * turn(side, other.1) < 0;
    splits(side, other) && splits(other, side)
        || on(side, other.0)
        || on(side, other.1)
        || on(other, side.0)
        || on(other, side.1)
}

/// Cuts a simple ring into convex parts between its corners, each a list of corner numbers,
/// counter-clockwise.
pub fn convex_parts(ring: &[Point]) -> Vec<Vec<usize>> {
    let all: Vec<usize> = (0..ring.len()).collect();
    if is_convex(ring, &all) {
        return vec![all];
    }
    let mut parts = triangles(ring);
    while let Some((keep, gone, merged)) = mergeable(ring, &parts) {
        parts[keep] = merged;
        parts.swap_remove(gone);
    }
    parts
}

fn is_convex(ring: &[Point], part: &[usize]) -> bool {
    let corner = |idx: usize| ring[part[idx % part.len()]];
    (0..part.len()).all(|idx| {
        let (into, out) = (corner(idx + 1) - corner(idx), corner(idx + 2) - corner(idx + 1));
        let (turn, along) = (into.cross(out), into.dot(out));
        turn > 0 && turn * 1_000 > along * TURN_THOUSANDTHS
    })
}

/// Cuts off the roundest free corner until a triangle is left.
fn triangles(ring: &[Point]) -> Vec<Vec<usize>> {
    let mut left: Vec<usize> = (0..ring.len()).collect();
    let mut triangles = Vec::with_capacity(ring.len());
    while left.len() > 3 {
        let ear = |idx: usize| {
            let around = [left[(idx + left.len() - 1) % left.len()], left[idx]];
            [around[0], around[1], left[(idx + 1) % left.len()]]
        };
        let fits = |idx: &usize| is_free(ring, &left, ear(*idx));
        let best =
            (0..left.len()).filter(fits).max_by_key(|idx| (roundness(ring, ear(*idx)), *idx));
        let Some(best) = best else { break };
        triangles.push(ear(best).to_vec());
        left.remove(best);
    }
    triangles.push(left);
    triangles
}

fn is_free(ring: &[Point], left: &[usize], ear: [usize; 3]) -> bool {
    let triangle = ear.map(|idx| ring[idx]);
    let others = left.iter().filter(|idx| !ear.contains(idx));
    double_area(&triangle) > 0 && !others.into_iter().any(|idx| covers(&triangle, ring[*idx]))
}

/// Twice the area over the square of the longest side, in millionths.
fn roundness(ring: &[Point], ear: [usize; 3]) -> i64 {
    let triangle = ear.map(|idx| ring[idx]);
    let longest = sides(&triangle).map(|(from, to)| (to - from).square()).max().unwrap_or(1);
    (i128::from(double_area(&triangle)) * 1_000_000 / i128::from(longest.max(1))) as i64
}

/// Two parts that share a side and are convex together.
fn mergeable(ring: &[Point], parts: &[Vec<usize>]) -> Option<(usize, usize, Vec<usize>)> {
    for (keep, part) in parts.iter().enumerate() {
        for (gone, other) in parts.iter().enumerate().skip(keep + 1) {
            let merged = joined(part, other).filter(|merged| is_convex(ring, merged));
            if let Some(merged) = merged {
                return Some((keep, gone, merged));
            }
        }
    }
    None
}

/// The part round both, if the end of a side of one is the start of the same side of the other.
fn joined(part: &[usize], other: &[usize]) -> Option<Vec<usize>> {
    for start in 0..part.len() {
        let (from, to) = (part[start], part[(start + 1) % part.len()]);
        let Some(at) = other.iter().position(|idx| *idx == to) else { continue };
        if other[(at + 1) % other.len()] != from {
            continue;
        }
        let mine = (1..part.len()).map(|step| part[(start + step) % part.len()]);
        let its = (1..other.len()).map(|step| other[(at + step) % other.len()]);
        return Some(mine.chain(its).collect());
    }
    None
}

/// The ring with every side moved inwards by a margin, corners kept sharp. Meant for margins
/// much smaller than the sides.
pub fn inset(ring: &[Point], margin: i32) -> Vec<Point> {
    let unit = |from: Point, to: Point| {
        let way = to - from;
        let length = libm::sqrt(way.square() as f64);
        (f64::from(way.x) / length, f64::from(way.y) / length)
    };
    let nearest = |value: f64| libm::floor(value + 0.5) as i32;
    let n = ring.len();
    let corner = |idx: usize| {
        let into = unit(ring[(idx + n - 1) % n], ring[idx]);
        let out = unit(ring[idx], ring[(idx + 1) % n]);
        // The corner moves along the sum of both normals until it has the margin from both.
        let reach = f64::from(margin) / (1.0 + into.0 * out.0 + into.1 * out.1);
        let (x, y) = (-(into.1 + out.1) * reach, (into.0 + out.0) * reach);
        ring[idx] + Point::new(nearest(x), nearest(y))
    };
    (0..n).map(corner).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ring(corners: &[(i32, i32)]) -> Vec<Point> {
        corners.iter().map(|(x, y)| Point::new(*x, *y)).collect()
    }

    #[test]
    fn an_l_is_cut_into_two_and_drawn_in() {
        let l = ring(
            &[(0, 0), (16, 0), (16, 8), (8, 8), (8, 16), (0, 16)]
                .map(|(x, y)| (x * 1_000, y * 1_000)),
        );
        let parts = convex_parts(&l);
        assert_eq!(parts.len(), 2);
        let area: i64 = parts
            .iter()
            .map(|part| double_area(&part.iter().map(|idx| l[*idx]).collect::<Vec<_>>()))
            .sum();
        assert_eq!(area, double_area(&l));
        let inner = inset(&l, 100);
        assert_eq!(inner[0], Point::new(100, 100));
        assert_eq!(inner[3], Point::new(7_900, 7_900));
    }

    #[test]
    fn rings_that_are_no_outlines_say_why() {
        let why = |corners: &[(i32, i32)]| fault_of(&ring(corners)).unwrap_or_default();
        assert!(why(&[(0, 0), (1, 0)]).contains("2 corners"));
        assert!(why(&[(0, 0), (0, 9), (9, 9)]).contains("clockwise"));
        assert!(why(&[(0, 0), (9, 9), (9, 0), (0, 9)]).contains("meet"));
        assert!(why(&[(0, 0), (9, 0), (3, 0), (3, 9)]).contains("turns back"));
        assert!(why(&[(0, 0), (i32::MAX, 0), (i32::MIN, 9)]).contains("reach"));
        assert_eq!(fault_of(&ring(&[(0, 0), (9, 0), (9, 9), (0, 9)])), None);
    }

    #[test]
    fn the_centre_of_gravity_of_a_triangle() {
        assert_eq!(centroid(&ring(&[(0, 0), (30, 0), (0, 60)])), Point::new(10, 20));
        assert!(covers(&ring(&[(0, 0), (30, 0), (0, 60)]), Point::new(15, 30)));
        assert!(!covers(&ring(&[(0, 0), (30, 0), (0, 60)]), Point::new(16, 30)));
    }

    /// Every point round a diamond and a notched square, those level with a corner too.
    #[test]
    fn a_ring_covers_what_is_inside_and_on_it() {
        let diamond = ring(&[(0, -5), (5, 0), (0, 5), (-5, 0)]);
        let notched = ring(&[(-5, -5), (5, -5), (5, 5), (0, 0), (-5, 5)]);
        for (x, y) in (-7i32..=7).flat_map(|x| (-7i32..=7).map(move |y| (x, y))) {
            let point = Point::new(x, y);
            assert_eq!(covers(&diamond, point), x.abs() + y.abs() <= 5, "{x}, {y}");
            let in_square = x.abs() <= 5 && y.abs() <= 5;
            assert_eq!(covers(&notched, point), in_square && y <= x.abs(), "{x}, {y}");
        }
    }
}
