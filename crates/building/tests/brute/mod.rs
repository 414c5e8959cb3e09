//! Slow and independent answers in floating point, by definition and by sampling.

use building::align::Guide;
use building::{Angle, PieceId, Point, Pose};
use contract::Chance;

/// A point in micrometres.
pub type Spot = (f64, f64);

/// The outline of a pose, turned in floating point and not rounded.
pub fn outline(pose: Pose) -> Vec<Spot> {
    let angle = f64::from(pose.rotation().get()) * std::f64::consts::PI / 18_000.0;
    let (sin, cos) = angle.sin_cos();
    let front = &pose.piece().piece().faces[0].outline;
    let mirrored = |corner: &Point| {
        let x = f64::from(corner.x);
        (if pose.flip() { -x } else { x }, f64::from(corner.y))
    };
    let place = |(x, y): Spot| {
        (x * cos - y * sin + f64::from(pose.at().x), x * sin + y * cos + f64::from(pose.at().y))
    };
    let mut ring: Vec<Spot> = front.iter().map(mirrored).map(place).collect();
    if pose.flip() {
        ring.reverse();
    }
    ring
}

pub fn sides(ring: &[Spot]) -> impl Iterator<Item = (Spot, Spot)> {
    (0..ring.len()).map(|idx| (ring[idx], ring[(idx + 1) % ring.len()]))
}

/// Whether a point is inside, by counting crossings to the right.
pub fn inside(ring: &[Spot], (x, y): Spot) -> bool {
    let crosses = |(a, b): (Spot, Spot)| {
        (a.1 > y) != (b.1 > y) && x < a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0)
    };
    sides(ring).filter(|side| crosses(*side)).count() % 2 == 1
}

pub fn to_segment((x, y): Spot, (a, b): (Spot, Spot)) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let t = (((x - a.0) * dx + (y - a.1) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
    (x - a.0 - t * dx).hypot(y - a.1 - t * dy)
}

/// The distance from a point to a filled outline.
pub fn distance(ring: &[Spot], spot: Spot) -> f64 {
    if inside(ring, spot) {
        return 0.0;
    }
    sides(ring).map(|side| to_segment(spot, side)).fold(f64::INFINITY, f64::min)
}

/// How deep inside of an outline a point is; negative outside.
pub fn depth(ring: &[Spot], spot: Spot) -> f64 {
    let rim = sides(ring).map(|side| to_segment(spot, side)).fold(f64::INFINITY, f64::min);
    if inside(ring, spot) { rim } else { -rim }
}

/// Points of an outline: its corners, its sides every `step`, its inside on a grid.
pub fn samples(ring: &[Spot], step: f64) -> Vec<Spot> {
    let mut spots = ring.to_vec();
    for (a, b) in sides(ring) {
        let n = ((b.0 - a.0).hypot(b.1 - a.1) / step).ceil();
        spots.extend((1..n as usize).map(|idx| {
            let t = idx as f64 / n;
            (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
        }));
    }
    let span = |pick: fn(&Spot) -> f64| {
        let low = ring.iter().map(pick).fold(f64::INFINITY, f64::min);
        (low, ring.iter().map(pick).fold(f64::NEG_INFINITY, f64::max))
    };
    let ((left, right), (bottom, top)) = (span(|spot| spot.0), span(|spot| spot.1));
    for column in 0..((right - left) / step) as usize {
        for row in 0..((top - bottom) / step) as usize {
            let spot = (left + (column as f64 + 0.5) * step, bottom + (row as f64 + 0.5) * step);
            if inside(ring, spot) {
                spots.push(spot);
            }
        }
    }
    spots
}

/// The largest distance of a sampled point of an outline from the nearest of others.
pub fn farthest(ring: &[Spot], others: &[Vec<Spot>], step: f64) -> f64 {
    let nearest = |spot: &Spot| {
        others.iter().map(|other| distance(other, *spot)).fold(f64::INFINITY, f64::min)
    };
    samples(ring, step).iter().map(nearest).fold(0.0, f64::max)
}

/// Marches along one side in small steps and looks straight across at another: the length over
/// which it is seen, and the distances at both ends of that; the angle between them in degrees.
pub fn facing(side: (Spot, Spot), other: (Spot, Spot)) -> Option<(f64, f64, f64)> {
    let ((a, b), (c, d)) = (side, other);
    let length = (b.0 - a.0).hypot(b.1 - a.1);
    let (ux, uy) = ((b.0 - a.0) / length, (b.1 - a.1) / length);
    let direction = |from: Spot, to: Spot| (to.1 - from.1).atan2(to.0 - from.0).to_degrees();
    let mut angle = (direction(c, d) - direction(b, a)).abs() % 360.0;
    angle = angle.min(360.0 - angle);
    let along = |spot: Spot| (spot.0 - a.0) * ux + (spot.1 - a.1) * uy;
    let across = |spot: Spot| (spot.0 - a.0) * -uy + (spot.1 - a.1) * ux;
    let (start, end) = (along(c), along(d));
    let step = 2.0;
    let mut seen: Option<(f64, f64, f64, f64)> = None;
    for number in 0..=(length / step) as usize {
        let at = number as f64 * step;
        let t = (at - start) / (end - start);
        if !(0.0..=1.0).contains(&t) {
            continue;
        }
        let gap = across((c.0 + (d.0 - c.0) * t, c.1 + (d.1 - c.1) * t)).abs();
        seen = Some(seen.map_or((at, at, gap, gap), |(from, _, first, _)| (from, at, first, gap)));
    }
    seen.map(|(from, to, first, last)| (to - from, first.max(last), angle))
}

/// A piece anywhere on the card.
pub fn anywhere(chance: &mut Chance) -> Pose {
    let piece = PieceId::new(chance.below(68) as u8).unwrap();
    let rotation = match chance.below(2) {
        0 => Angle::hundredths(1_500 * chance.below(24) as i32),
        _ => Angle::hundredths(chance.below(36_000) as i32),
    };
    let at = Point::new(20_000 + chance.below(30_000) as i32, 20_000 + chance.below(30_000) as i32);
    Pose::new(piece, chance.below(2) == 1, rotation, at).unwrap()
}

/// A piece on top of another that is no smaller: along one of its sides from within, slid along
/// it, then nudged.
pub fn on_top(chance: &mut Chance, other: Pose) -> Pose {
    let area = |pose: Pose| pose.piece().piece().double_area;
    let mut pose = anywhere(chance);
    while area(pose) > area(other) {
        pose = anywhere(chance);
    }
    let ring = other.outline();
    let at = chance.idx(ring.len());
    let (from, to) = (ring[at], ring[(at + 1) % ring.len()]);
    let last = chance.below(2) == 1;
    let side = chance.idx(8);
    let laid = Guide::new(from, to).pose(pose.piece(), pose.flip(), side, last).unwrap();
    let slide = [0, 0, 50, 200, 600][chance.idx(5)] * if last { -1 } else { 1 };
    let way = Point::new((to.x - from.x) * slide / 1_000, (to.y - from.y) * slide / 1_000);
    let reach = [0, 2, 250, 350][chance.idx(4)];
    let mut jitter = || chance.below(2 * reach as u32 + 1) as i32 - reach;
    let nudge = Point::new(jitter(), jitter());
    Pose::new(pose.piece(), pose.flip(), laid.rotation(), laid.at() + way + nudge).unwrap()
}
