//! Composes the outline of a lot: a rectangle, as if cut from a city block, whose corners are cut
//! off, stepped back or moved, and one of whose sides may bend.

use building::convex::sides;
use building::deck::GRID_UM;
use building::polygon::{double_area, fault_of};
use building::{Angle, Bounds, Point, Side};
use contract::Chance;

/// Drafts that are drawn for one outline before luck has run out.
const DRAFTS: u32 = 60_000;
/// How far the area of an outline may be from what is wanted, in hundredths.
const OFF: i64 = 4;
/// The shortest side: longer than the deck demands, so that no side looks like a slip of the pen.
const SHORTEST: f64 = 5_500.0;
/// The narrowest neck: the breadth of the narrowest piece.
const NECK: f64 = 7_900.0;
/// The share of a blue border that runs along the grid, in hundredths; the deck demands 50.
const ALONG: i64 = 55;
/// How much of a circle with the same border a lot fills, in hundredths: a square fills 78, and a
/// strip that nobody would build on next to nothing.
const ROUND: f64 = 49.0;
/// How white lots lie on their cards, in hundredths of a degree. Blue ones lie straight.
const TURNS: [i32; 9] = [0, 0, 750, -750, 1_500, -1_500, 3_000, -3_000, 4_500];

/// Where on the card a border may be, in micrometres.
#[derive(Clone, Copy)]
pub struct Window {
    low: Point,
    high: Point,
}

/// The windows of a card with one border or two; the top of the card is for its words.
pub fn windows(borders: usize) -> Vec<Window> {
    let window = |bottom: i32, top: i32| Window {
        low: Point::new(6_000, bottom),
        high: Point::new(64_000, top),
    };
    match borders {
        1 => vec![window(4_000, 57_000)],
        _ => vec![window(3_500, 29_500), window(31_500, 57_500)],
    }
}

/// A lot of about that many square millimetres in the middle of the window, unless luck ran out.
pub fn compose(
    chance: &mut Chance,
    side: Side,
    window: &Window,
    area_mm2: i64,
) -> Option<Vec<Point>> {
    let wanted = area_mm2 * 2_000_000;
    let fits = |ring: &Vec<Point>| {
        (double_area(ring) - wanted).abs() * 100 <= wanted * OFF && is_lot(ring, side)
    };
    (0..DRAFTS).find_map(|_| {
        let ring = Some(draft(chance, side, window)).filter(fits)?;
        let turned = match side {
            Side::Blue => ring,
            Side::White => turned(&ring, *chance.pick(&TURNS)?),
        };
        centred(turned, side, window)
    })
}

/// A rectangle with some of its corners changed, and perhaps a bent side.
fn draft(chance: &mut Chance, side: Side, window: &Window) -> Vec<Point> {
    let room = window.high - window.low;
    let mut length = |most: i32| GRID_UM * (4 + chance.below((most / GRID_UM - 3) as u32) as i32);
    let (wide, high) = (length(room.x.min(48_000)), length(room.y.min(48_000)));
    let corners = [(0, 0), (wide, 0), (wide, high), (0, high)].map(|(x, y)| Point::new(x, y));
    // White lots are odder, and know half a line of the grid.
    let (step, least) = if side == Side::Blue { (GRID_UM, 1) } else { (GRID_UM / 2, 2) };
    let mut changed = [false; 4];
    (0..least + chance.idx(3)).for_each(|idx| changed[idx] = true);
    chance.shuffle(&mut changed);
    let mut ring = Vec::new();
    for (idx, corner) in corners.into_iter().enumerate() {
        let (before, after) = (corners[(idx + 3) % 4], corners[(idx + 1) % 4]);
        match changed[idx] {
            true => ring.extend(changed_corner(chance, step, [before, corner, after])),
            false => ring.push(corner),
        }
    }
    if chance.below(3) == 0 {
        bend(chance, step, &mut ring);
    }
    ring
}

/// What becomes of a corner between two others.
fn changed_corner(
    chance: &mut Chance,
    step: i32,
    [before, corner, after]: [Point; 3],
) -> Vec<Point> {
    let mut along = |to: Point| {
        let way = to - corner;
        let length = way.x.abs().max(way.y.abs());
        let far = step * (1 + chance.below((length / step).max(2) as u32 - 1) as i32);
        Point::new(way.x.signum() * far, way.y.signum() * far)
    };
    let (back, on) = (along(before), along(after));
    match chance.below(7) {
        0..3 => vec![corner + back, corner + on],
        3 | 4 => vec![corner + back, corner + back + on, corner + on],
        5 => vec![corner + back],
        _ => vec![corner + on],
    }
}

/// Moves the middle of a long straight side in or out.
fn bend(chance: &mut Chance, step: i32, ring: &mut Vec<Point>) {
    let idx = chance.idx(ring.len());
    let (from, to) = (ring[idx], ring[(idx + 1) % ring.len()]);
    let way = to - from;
    let length = way.x.abs().max(way.y.abs());
    if way.x != 0 && way.y != 0 || length < 5 * GRID_UM {
        return;
    }
    let part = step * (length / 2 / step);
    let by = step * (1 + chance.below(3) as i32) * if chance.below(3) == 0 { -1 } else { 1 };
    let unit = Point::new(way.x.signum(), way.y.signum());
    let middle = from + Point::new(unit.x * part + unit.y * by, unit.y * part - unit.x * by);
    ring.insert(idx + 1, middle);
}

fn turned(ring: &[Point], hundredths: i32) -> Vec<Point> {
    let turn = Angle::hundredths(hundredths).turn();
    ring.iter().map(|corner| turn.apply(*corner)).collect()
}

/// The outline in the middle of the window; on the blue side with its corners on the grid.
fn centred(ring: Vec<Point>, side: Side, window: &Window) -> Option<Vec<Point>> {
    let bounds = Bounds::of(&ring);
    let start = |low: i32, high: i32, size: i32| {
        let start = low + (high - low - size) / 2;
        let on_grid = (start + GRID_UM / 2) / GRID_UM * GRID_UM;
        if side == Side::Blue { on_grid } else { start }
    };
    let low = Point::new(
        start(window.low.x, window.high.x, bounds.width()),
        start(window.low.y, window.high.y, bounds.height()),
    );
    let ring: Vec<Point> = ring.into_iter().map(|corner| corner - bounds.low + low).collect();
    let room = Bounds { low: window.low, high: window.high };
    room.holds(&Bounds::of(&ring)).then_some(ring)
}

/// Whether an outline looks like a lot: sound and compact, without slivers, needles and necks,
/// and on the blue side mostly along the grid.
fn is_lot(ring: &[Point], side: Side) -> bool {
    let corners = if side == Side::Blue { 5..=8 } else { 6..=9 };
    corners.contains(&ring.len())
        && is_compact(ring)
        && sides(ring).all(|(from, to)| length(to - from) >= SHORTEST)
        && (0..ring.len()).all(|idx| is_open(ring, idx))
        && fault_of(ring).is_none()
        && (0..ring.len()).all(|idx| is_clear(ring, idx))
        && (side == Side::White || runs_along(ring))
}

fn length(way: Point) -> f64 {
    libm::sqrt(way.square() as f64)
}

fn is_compact(ring: &[Point]) -> bool {
    let round: f64 = sides(ring).map(|(from, to)| length(to - from)).sum();
    let area = double_area(ring) as f64 / 2.0;
    area * 4.0 * core::f64::consts::PI * 100.0 >= ROUND * round * round
}

/// Whether a side turns into the next by more than 10 degrees and less than 135.
fn is_open(ring: &[Point], idx: usize) -> bool {
    let corner = |step: usize| ring[(idx + step) % ring.len()];
    let (into, out) = (corner(1) - corner(0), corner(2) - corner(1));
    let cosine = into.dot(out) as f64 / (length(into) * length(out));
    (-0.71..0.985).contains(&cosine)
}

/// Whether a corner keeps away from all sides but those next to it.
fn is_clear(ring: &[Point], idx: usize) -> bool {
    let n = ring.len();
    let near = [idx + n - 2, idx + n - 1, idx, idx + 1].map(|side| side % n);
    let far = sides(ring).enumerate().filter(|(side, _)| !near.contains(side));
    far.into_iter().all(|(_, (from, to))| distance(ring[idx], from, to) >= NECK)
}

fn distance(point: Point, from: Point, to: Point) -> f64 {
    let (way, off) = (to - from, point - from);
    let along = off.dot(way) as f64 / way.square() as f64;
    if (0.0..=1.0).contains(&along) {
        way.cross(off).abs() as f64 / length(way)
    } else {
        length(off).min(length(point - to))
    }
}

fn runs_along(ring: &[Point]) -> bool {
    let lengths = |(from, to): (Point, Point)| length(to - from) as i64;
    let straight = |(from, to): &(Point, Point)| from.x == to.x || from.y == to.y;
    let along: i64 = sides(ring).filter(straight).map(lengths).sum();
    let round: i64 = sides(ring).map(lengths).sum();
    along * 100 >= round * ALONG
}
