//! Poses that lay a side of a piece along a line: where nearly all good placements are.

use contract::Chance;

use crate::Angle;
use crate::Building;
use crate::PieceId;
use crate::Point;
use crate::Pose;
use crate::convex::sides;
use crate::piece::Face;

/// A line to lay a side along.
#[derive(Clone, Copy, Debug)]
pub struct Guide {
    from: Point,
    to: Point,
    direction: Angle,
}

impl Guide {
    /// The line that a side from one point to the other would cover.
    pub fn new(from: Point, to: Point) -> Guide {
        Guide { from, to, direction: Angle::of(to - from) }
    }

    /// The turn that gives a side of a face this direction.
    pub fn rotation(&self, face: &Face, side: usize) -> Angle {
        self.direction.minus(face.directions[side % face.directions.len()])
    }

    /// The pose with that side along the line, its first ends together or its last.
    pub fn pose(&self, piece: PieceId, flip: bool, side: usize, last: bool) -> Option<Pose> {
        let face = piece.piece().face(flip);
        let rotation = self.rotation(face, side);
        let n = face.outline.len();
        let (corner, goal) = match last {
            false => (face.outline[side % n], self.from),
            true => (face.outline[(side + 1) % n], self.to),
        };
        Pose::new(piece, flip, rotation, goal - rotation.turn().apply(corner))
    }

    /// Where the line begins.
    pub fn from(&self) -> Point {
        self.from
    }

    /// Where it ends.
    pub fn to(&self) -> Point {
        self.to
    }
}

/// The lines along which a piece can join a floor: the sides of the pieces there, or, for the
/// first piece of a floor, the sides of what carries it.
pub fn guides(building: &Building, floor: u8) -> Vec<Guide> {
    let beside = outside(building, floor);
    if beside.is_empty() { inside(building, floor) } else { beside }
}

/// One of those lines, drawn at random. Only this one is worked out.
pub fn guide(building: &Building, floor: u8, chance: &mut Chance) -> Option<Guide> {
    let beside = any_side(outer_rings(building, floor), chance).map(|(from, to)| (to, from));
    let side = beside.or_else(|| any_side(inner_rings(building, floor), chance));
    side.map(|(from, to)| Guide::new(from, to))
}

/// A side of one of these rings, each side equally likely; nothing is drawn where there are none.
fn any_side<'a>(
    rings: impl Iterator<Item = &'a [Point]> + Clone,
    chance: &mut Chance,
) -> Option<(Point, Point)> {
    let count: usize = rings.clone().map(<[Point]>::len).sum();
    let mut idx = if count == 0 { return None } else { chance.idx(count) };
    for ring in rings {
        if let Some(from) = ring.get(idx) {
            let to = ring.get(idx + 1).or(ring.first())?;
            return Some((*from, *to));
        }
        idx -= ring.len();
    }
    None
}

/// The sides of the pieces of a floor, from without.
pub fn outside(building: &Building, floor: u8) -> Vec<Guide> {
    outer_sides(building, floor).map(|(from, to)| Guide::new(from, to)).collect()
}

/// The sides of what carries a floor, from within: of the border, or of the pieces below.
pub fn inside(building: &Building, floor: u8) -> Vec<Guide> {
    inner_sides(building, floor).map(|(from, to)| Guide::new(from, to)).collect()
}

fn outer_sides(building: &Building, floor: u8) -> impl Iterator<Item = (Point, Point)> {
    outer_rings(building, floor).flat_map(sides).map(|(from, to)| (to, from))
}

/// The outlines of the pieces of a floor.
fn outer_rings(building: &Building, floor: u8) -> impl Iterator<Item = &[Point]> + Clone {
    let here = building.laid().filter(move |(_, its)| *its == floor);
    here.map(|(laid, _)| laid.outline())
}

fn inner_sides(building: &Building, floor: u8) -> impl Iterator<Item = (Point, Point)> {
    inner_rings(building, floor).flat_map(sides)
}

/// The outlines of what carries a floor.
fn inner_rings(building: &Building, floor: u8) -> impl Iterator<Item = &[Point]> + Clone {
    let below = building.laid().filter(move |(_, its)| floor > 1 && *its + 1 == floor);
    let open = building.open_borders().filter(move |_| floor <= 1);
    below.map(|(laid, _)| laid.outline()).chain(open.map(|(_, border)| border.outline()))
}
