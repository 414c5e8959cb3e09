//! Random poses that nearly touch.

use building::align::Guide;
use building::{Angle, PieceId, Point, Pose};
use contract::Chance;

/// A random pose near another piece: laid along one of its sides from without or from within,
/// then nudged and turned a little, or not at all.
pub fn near(chance: &mut Chance, other: Pose) -> Pose {
    let piece = PieceId::new(chance.below(68) as u8).unwrap();
    let flip = chance.below(2) == 1;
    let face = piece.piece().face(flip);
    let ring = other.outline();
    let at = chance.idx(ring.len());
    let (from, to) = (ring[at], ring[(at + 1) % ring.len()]);
    let line = match chance.below(3) {
        0 => Guide::new(from, to),
        _ => Guide::new(to, from),
    };
    let side = chance.idx(face.outline.len());
    let pose = line.pose(piece, flip, side, chance.below(2) == 1).unwrap();
    let reach = [0, 1, 2, 120, 320, 600, 9_000][chance.idx(7)];
    let turn = [0, 0, 1, 99, 101, 400][chance.idx(6)];
    let mut jitter = |most: i32| chance.below(2 * most as u32 + 1) as i32 - most;
    let nudge = Point::new(jitter(reach), jitter(reach));
    let rotation = pose.rotation().plus(Angle::hundredths(jitter(turn)));
    Pose::new(piece, flip, rotation, pose.at() + nudge).unwrap()
}
