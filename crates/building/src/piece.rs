//! The wooden pieces: 68 flat outlines, no two alike, all of one thickness.

use contract::Malformed;
use std::fmt;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::Angle;
use crate::Point;
use crate::TOLERANCES;
use crate::family::{Family, N_PIECES, SET};
use crate::outlines::OUTLINES;
use crate::polygon::{convex_parts, double_area, inset};

/// The number of a piece, from 0 to 67.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
pub struct PieceId(u8);

impl PieceId {
    /// The piece with that number, if there is one.
    pub fn new(number: u8) -> Option<PieceId> {
        (usize::from(number) < N_PIECES).then_some(PieceId(number))
    }

    /// All pieces.
    pub fn all() -> impl DoubleEndedIterator<Item = PieceId> + ExactSizeIterator {
        (0..N_PIECES as u8).map(PieceId)
    }

    /// The number.
    pub fn get(self) -> u8 {
        self.0
    }

    /// The number, for lists with a place for every piece.
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// The piece itself.
    pub fn piece(self) -> &'static Piece {
        &PIECES[self.idx()]
    }
}

impl TryFrom<u8> for PieceId {
    type Error = Malformed;

    fn try_from(number: u8) -> Result<PieceId, Malformed> {
        Ok(PieceId::new(number).ok_or_else(|| format!("there is no piece {number}"))?)
    }
}

impl From<PieceId> for u8 {
    fn from(id: PieceId) -> u8 {
        id.0
    }
}

impl fmt::Display for PieceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "piece {}", self.0)
    }
}

/// A few points: the corners of a piece or of a convex part of one.
pub type Corners = ArrayVec<Point, 8>;

/// One of the two faces of a piece, lying face up.
#[derive(Clone, Debug)]
pub struct Face {
    /// The outline, counter-clockwise, the centre of gravity at the origin.
    pub outline: Vec<Point>,
    /// The outline drawn in by what two pieces may run into each other.
    pub core: Vec<Point>,
    /// The convex parts, as lists of corner numbers of either.
    pub parts: Vec<Vec<usize>>,
    /// The direction of each side, from its corner to the next.
    pub directions: Vec<Angle>,
    /// How many of the sides are unlike each other: the others follow by turning.
    pub n_unlike: usize,
    /// The largest distance of a corner from the origin.
    pub radius_um: i32,
}

impl Face {
    fn new(outline: Vec<Point>) -> Face {
        let core = inset(&outline, TOLERANCES.overlap_um);
        let parts = convex_parts(&outline);
        let n = outline.len();
        let direction = |idx: usize| Angle::of(outline[(idx + 1) % n] - outline[idx]);
        let directions = (0..n).map(direction).collect();
        let farthest = outline.iter().map(|corner| corner.square()).max().unwrap_or_default();
        let radius_um = i32::try_from(farthest.isqrt() + 1).unwrap_or(i32::MAX);
        let n_unlike =
            (1..n).find(|shift| n.is_multiple_of(*shift) && looks_alike(&outline, *shift));
        let n_unlike = n_unlike.unwrap_or(n);
        Face { outline, core, parts, directions, n_unlike, radius_um }
    }
}

/// Whether a ring looks the same from that many corners further on, give or take rounding.
fn looks_alike(ring: &[Point], shift: usize) -> bool {
    let n = ring.len();
    let way = |idx: usize| ring[(idx + 1) % n] - ring[idx % n];
    let near = |one: i64, other: i64| (one - other).abs() <= 200_000;
    (0..n).all(|idx| {
        let (here, there) = (way(idx), way(idx + shift));
        let (next, next_there) = (way(idx + 1), way(idx + shift + 1));
        near(here.square(), there.square())
            && near(here.cross(next), there.cross(next_there))
            && near(here.dot(next), there.dot(next_there))
    })
}

/// A wooden piece.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Its number.
    pub id: PieceId,
    /// How it was designed.
    pub family: Family,
    /// The piece as it is, and mirrored: turned over.
    pub faces: [Face; 2],
    /// Twice the area, in square micrometres.
    pub double_area: i64,
    /// Whether it differs from itself turned over, however it is turned.
    pub chiral: bool,
}

impl Piece {
    /// The face that is up.
    pub fn face(&self, flip: bool) -> &Face {
        &self.faces[usize::from(flip)]
    }

    /// The ways up that differ.
    pub fn ways_up(&self) -> &'static [bool] {
        if self.chiral { &[false, true] } else { &[false] }
    }

    /// The area in square millimetres, rounded down.
    pub fn area_mm2(&self) -> i64 {
        self.double_area / 2_000_000
    }
}

static PIECES: LazyLock<Vec<Piece>> = LazyLock::new(|| {
    let families = SET.iter().zip(&OUTLINES);
    let piece = |(number, (family, corners)): (usize, (&Family, &&[[i32; 2]]))| {
        let outline: Vec<Point> = corners.iter().copied().map(Point::from).collect();
        let double_area = double_area(&outline);
        let back = mirrored(&outline);
        let chiral = !family.is_symmetric();
        let faces = [Face::new(outline), Face::new(back)];
        Piece { id: PieceId(number as u8), family: *family, faces, double_area, chiral }
    };
    families.enumerate().map(piece).collect()
});

/// All pieces, in the order of their numbers.
pub fn pieces() -> &'static [Piece] {
    &PIECES
}

/// The outline turned over; reversed, so that it stays counter-clockwise.
pub fn mirrored(outline: &[Point]) -> Vec<Point> {
    outline.iter().rev().map(|corner| Point::new(-corner.x, corner.y)).collect()
}
