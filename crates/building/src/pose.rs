//! How a piece lies: which side up, how turned, and where.

use std::sync::LazyLock;

use contract::Malformed;
use serde::{Deserialize, Serialize};

use crate::Angle;
use crate::Bounds;
use crate::PieceId;
use crate::Point;
use crate::TOLERANCES;
use crate::angle::Turn;
use crate::convex::{disc, grown, insides_meet};
use crate::flush::flush;
use crate::piece::Corners;
use crate::region::Cell;

/// The side of a card, in micrometres. Its lower left corner is the origin.
pub const CARD_UM: i32 = 70_000;

/// A piece may be held this far from the card's origin at most, in micrometres.
pub const POSE_REACH_UM: i32 = 200_000;

/// How a piece lies, in whole steps: the turn in hundredths of a degree, the place of its centre
/// of gravity in micrometres. It is turned over first, then turned, then moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Words"))]
#[serde(try_from = "Words", into = "Words")]
pub struct Pose {
    piece: PieceId,
    flip: bool,
    rotation: Angle,
    x: i32,
    y: i32,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
struct Words {
    piece: PieceId,
    flip: bool,
    rotation: Angle,
    x: i32,
    y: i32,
}

impl Pose {
    /// The pose, unless it is farther away than [`POSE_REACH_UM`].
    pub fn new(piece: PieceId, flip: bool, rotation: Angle, at: Point) -> Option<Pose> {
        let near = |coordinate: i32| (-POSE_REACH_UM..=POSE_REACH_UM).contains(&coordinate);
        let pose = Pose { piece, flip, rotation, x: at.x, y: at.y };
        (near(at.x) && near(at.y)).then_some(pose)
    }

    pub fn piece(self) -> PieceId {
        self.piece
    }

    /// Whether it is turned over.
    pub fn flip(self) -> bool {
        self.flip
    }

    /// How it is turned.
    pub fn rotation(self) -> Angle {
        self.rotation
    }

    /// Where its centre of gravity is.
    pub fn at(self) -> Point {
        Point::new(self.x, self.y)
    }

    /// The outline where it lies: counter-clockwise, to the nearest micrometre.
    pub fn outline(self) -> Corners {
        self.turned(self.rotation.turn(), &self.piece.piece().face(self.flip).outline)
    }

    /// The piece where it lies, ready for comparisons.
    pub fn lay(self) -> Laid {
        self.lay_along(self.outline())
    }

    /// The same for a pose whose outline is known already.
    pub(crate) fn lay_along(self, outline: Corners) -> Laid {
        let face = self.piece.piece().face(self.flip);
        let core = self.turned(self.rotation.turn(), &face.core);
        let part = |ring: &Corners, part: &Vec<usize>| -> Corners {
            part.iter().filter_map(|idx| ring.get(*idx)).copied().collect()
        };
        let parts = face.parts.iter().map(|each| part(&outline, each)).collect();
        let cores = face.parts.iter().map(|each| part(&core, each)).collect();
        let bounds = Bounds::of(&outline);
        Laid { pose: self, outline, parts, cores, bounds }
    }

    fn turned(self, turn: Turn, ring: &[Point]) -> Corners {
        let at = self.at();
        ring.iter().map(|corner| turn.apply(*corner) + at).collect()
    }
}

impl TryFrom<Words> for Pose {
    type Error = Malformed;

    fn try_from(words: Words) -> Result<Pose, Malformed> {
        let Words { piece, flip, rotation, x, y } = words;
        Ok(Pose::new(piece, flip, rotation, Point::new(x, y))
            .ok_or_else(|| format!("{x}, {y} is too far away: at most {POSE_REACH_UM}"))?)
    }
}

impl From<Pose> for Words {
    fn from(pose: Pose) -> Words {
        let Pose { piece, flip, rotation, x, y } = pose;
        Words { piece, flip, rotation, x, y }
    }
}

/// The most convex parts that any piece falls into.
pub const MAX_PARTS: usize = 4;

/// A piece where it lies.
#[derive(Clone, Debug)]
pub struct Laid {
    pose: Pose,
    outline: Corners,
    parts: arrayvec::ArrayVec<Corners, MAX_PARTS>,
    cores: arrayvec::ArrayVec<Corners, MAX_PARTS>,
    bounds: Bounds,
}

/// What a piece is grown by wherever it carries others.
static SUPPORT: LazyLock<Vec<Point>> = LazyLock::new(|| disc(TOLERANCES.support_um));

impl Laid {
    pub fn pose(&self) -> Pose {
        self.pose
    }

    /// The outline, counter-clockwise.
    pub fn outline(&self) -> &[Point] {
        &self.outline
    }

    /// The convex parts.
    pub fn parts(&self) -> &[Corners] {
        &self.parts
    }

    /// The box round it.
    pub fn bounds(&self) -> &Bounds {
        &self.bounds
    }

    /// Whether the pieces cannot lie on one floor: each of them, drawn in by the tolerance,
    /// meets the inside of the other.
    pub fn overlaps(&self, other: &Laid) -> bool {
        let hit = |cores: &[Corners], parts: &[Corners]| {
            cores.iter().any(|core| parts.iter().any(|part| insides_meet(core, part)))
        };
        self.bounds.meets(&other.bounds)
            && hit(&self.cores, &other.parts)
            && hit(&other.cores, &self.parts)
    }

    /// Whether a side of one lies flush against a side of the other.
    pub fn touches(&self, other: &Laid) -> bool {
        self.bounds.grown(TOLERANCES.touch_gap_um).meets(&other.bounds)
            && flush(&self.outline, &other.outline, &TOLERANCES)
    }

    /// The cells that the piece covers, grown by a margin.
    pub fn grown(&self, margin_um: i32) -> Vec<Cell> {
        let cells =
            |by: &[Point]| self.parts.iter().map(|part| Cell::new(grown(part, by))).collect();
        if margin_um == TOLERANCES.support_um { cells(&SUPPORT) } else { cells(&disc(margin_um)) }
    }
}
