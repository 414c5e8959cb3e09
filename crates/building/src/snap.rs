//! The magnets: the nearest legal pose to one that a hand has only roughly found, and the nearest
//! pose with sides along edges, legal or not.

use crate::Angle;
use crate::Building;
use crate::Placed;
use crate::Point;
use crate::Pose;
use crate::align::{Guide, inside, outside};
use crate::convex::sides;

/// A side is turned along a line only from within this angle, in hundredths of a degree.
const LEAN: u16 = 1_200;
/// Turns that are tried.
const TURNS: usize = 6;
/// Poses that are judged.
const JUDGED: usize = 300;

/// The nearest legal pose within a radius of a pose, among those that lay sides along lines: of
/// the border, of pieces beside it, of pieces below. The pose itself is the nearest if it is
/// legal. Turning counts as far as it moves the piece's outermost corner.
pub fn snap(building: &Building, pose: Pose, radius_um: i32) -> Option<(Pose, Placed)> {
    if let Ok(placed) = building.judge(pose) {
        return Some((pose, placed));
    }
    // Beyond the card nothing is nearer.
    let radius = i64::from(radius_um.clamp(0, crate::CARD_UM));
    let lines = near_lines(building, pose, radius);
    let mut found: Vec<(i64, Pose)> = Vec::new();
    for (rotation, turned_by) in turns(pose, &lines) {
        let left = radius * radius - turned_by * turned_by;
        for shift in shifts(pose, rotation, &lines, left) {
            let to = Pose::new(pose.piece(), pose.flip(), rotation, pose.at() + shift);
            found.extend(to.map(|to| (shift.square() + turned_by * turned_by, to)));
        }
    }
    found.sort_unstable();
    found.dedup();
    let judged = found.into_iter().take(JUDGED);
    judged.map(|(_, to)| to).find_map(|to| building.judge(to).ok().map(|placed| (to, placed)))
}

/// Sides lie along an edge if they share at least this much of it, in micrometres.
const SHARED: i64 = 1_000;

/// The nearest pose within a radius that lays sides along nearby edges, without judging it: in a
/// corner or end to end rather than along a single edge. Nothing where no edge is so near.
pub fn edges(building: &Building, pose: Pose, radius_um: i32) -> Option<Pose> {
    let radius = i64::from(radius_um.clamp(0, crate::CARD_UM));
    let lines = near_lines(building, pose, radius);
    let mut found: Vec<(bool, i64, Pose)> = Vec::new();
    for (rotation, turned_by) in turns(pose, &lines) {
        let left = radius * radius - turned_by * turned_by;
        let turned = Pose::new(pose.piece(), pose.flip(), rotation, pose.at());
        let outline = turned.map(Pose::outline).unwrap_or_default();
        for (single, shift) in contacts(&outline, &lines, left) {
            let to = Pose::new(pose.piece(), pose.flip(), rotation, pose.at() + shift);
            let cost = shift.square() + turned_by * turned_by;
            found.extend(to.map(|to| (single, cost, to)));
        }
    }
    found.into_iter().min().map(|(_, _, to)| to)
}

/// The moves no longer than the root of a square that bring sides onto edges, and whether onto a
/// single one.
fn contacts(outline: &[Point], lines: &[Guide], most: i64) -> Vec<(bool, Point)> {
    let mut single: Vec<((Point, Point), &Guide, Point)> = Vec::new();
    let mut found = Vec::new();
    for (from, to) in sides(outline) {
        for line in lines.iter().filter(|line| is_along(to - from, line)) {
            let ends = [line.from() - from, line.to() - to];
            found.extend(
                ends.into_iter().filter(|end| end.square() <= most).map(|end| (false, end)),
            );
            let shift = onto(line.to() - line.from(), line.from() - from);
            single.extend(
                shift
                    .filter(|shift| shift.square() <= most && shares((from, to), line, *shift))
                    .map(|shift| ((from, to), line, shift)),
            );
        }
    }
    for (idx, (side, line, shift)) in single.iter().enumerate() {
        found.push((true, *shift));
        let way = line.to() - line.from();
        for (other_side, other, other_shift) in &single[idx + 1..] {
            let corner = both(way, *shift, other.to() - other.from(), *other_shift);
            let fits = |corner: &Point| {
                corner.square() <= most
                    && shares(*side, line, *corner)
                    && shares(*other_side, other, *corner)
            };
            found.extend(corner.filter(fits).map(|corner| (false, corner)));
        }
    }
    found
}

/// Whether a side has the direction of a line.
fn is_along(side: Point, line: &Guide) -> bool {
    let way = line.to() - line.from();
    side.dot(way) > 0 && side.cross(way).abs() <= side.dot(way) / 1_000
}

/// Whether a moved side shares enough of a line that it lies along.
fn shares((from, to): (Point, Point), line: &Guide, shift: Point) -> bool {
    let way = line.to() - line.from();
    let length = way.square().isqrt().max(1);
    let at = |point: Point| way.dot(point + shift - line.from()) / length;
    at(to).min(length) - at(from).max(0) >= SHARED
}

/// The lines that the piece could reach.
fn near_lines(building: &Building, pose: Pose, radius: i64) -> Vec<Guide> {
    let reach = i64::from(pose.piece().piece().face(pose.flip()).radius_um) + radius;
    let floors = 1..=building.height().saturating_add(1);
    let all = floors.flat_map(|floor| [outside(building, floor), inside(building, floor)].concat());
    all.filter(|line| distance_at_most(pose.at(), line, reach)).collect()
}

fn distance_at_most(point: Point, line: &Guide, reach: i64) -> bool {
    let (way, to) = (line.to() - line.from(), point - line.from());
    let (along, whole) = (way.dot(to), way.square());
    if along <= 0 {
        return to.square() <= reach * reach;
    }
    if along >= whole {
        return (point - line.to()).square() <= reach * reach;
    }
    let across = i128::from(way.cross(to));
    across * across <= i128::from(reach * reach) * i128::from(whole)
}

/// The rotations worth trying, the smallest turns first, with how far each moves the outermost
/// corner.
fn turns(pose: Pose, lines: &[Guide]) -> Vec<(Angle, i64)> {
    let face = pose.piece().piece().face(pose.flip());
    let mut turns = vec![(0, pose.rotation())];
    for line in lines {
        for side in 0..face.outline.len() {
            let rotation = line.rotation(face, side);
            let by = rotation.minus(pose.rotation()).off_zero();
            if by <= LEAN {
                turns.push((by, rotation));
            }
        }
    }
    turns.sort_unstable();
    turns.dedup();
    // An arc of one hundredth of a degree is 0.0001745 of the radius.
    let moved = |by: u16| i64::from(face.radius_um) * i64::from(by) * 1_745 / 10_000_000;
    turns.into_iter().take(TURNS).map(|(by, rotation)| (rotation, moved(by))).collect()
}

/// The moves that bring a side of the turned piece onto a line, alone or together with another
/// side onto another line, or with their ends together, no longer than the root of a square.
fn shifts(pose: Pose, rotation: Angle, lines: &[Guide], most: i64) -> Vec<Point> {
    let Some(turned) = Pose::new(pose.piece(), pose.flip(), rotation, pose.at()) else {
        return Vec::new();
    };
    let outline = turned.outline();
    let mut shifts = vec![Point::default()];
    let mut contacts: Vec<(Point, Point)> = Vec::new();
    for (from, to) in sides(&outline) {
        for line in lines {
            if !is_along(to - from, line) {
                continue;
            }
            let way = line.to() - line.from();
            shifts.extend([line.from() - from, line.to() - to]);
            if let Some(shift) = onto(way, line.from() - from) {
                shifts.push(shift);
                contacts.push((way, shift));
            }
        }
    }
    contacts.retain(|(_, shift)| shift.square() <= most);
    for (idx, (way, shift)) in contacts.iter().enumerate() {
        let later = contacts[idx + 1..].iter();
        shifts.extend(later.filter_map(|(its, other)| both(*way, *shift, *its, *other)));
    }
    shifts.retain(|shift| shift.square() <= most);
    shifts
}

/// The part of a move across a direction.
fn onto(way: Point, shift: Point) -> Option<Point> {
    let whole = i128::from(way.square());
    if whole == 0 {
        return None;
    }
    let across = i128::from(way.cross(shift));
    let part = |number: i32| {
        let share = i128::from(number) * across;
        i32::try_from((2 * share + whole).div_euclid(2 * whole)).ok()
    };
    Some(Point::new(part(-way.y)?, part(way.x)?))
}

/// The move that is `shift` up to a move along `way`, and `other` up to one along `its`.
fn both(way: Point, shift: Point, its: Point, other: Point) -> Option<Point> {
    let turn = i128::from(way.cross(its));
    let enough = i128::from(way.dot(its)).abs() / 20;
    if turn.abs() <= enough {
        return None;
    }
    let along = i128::from((other - shift).cross(its));
    let part = |number: i32| {
        let (share, whole) = (i128::from(number) * along * turn.signum(), turn.abs());
        i32::try_from((2 * share + whole).div_euclid(2 * whole)).ok()
    };
    let step = Point::new(part(way.x)?, part(way.y)?);
    let within = |number: i32| number.abs() <= crate::CARD_UM;
    (within(step.x) && within(step.y)).then(|| shift + step)
}
