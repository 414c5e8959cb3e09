//! The legal placements of a piece that can be listed: those with a side laid along a line.

use std::collections::BTreeSet;

use contract::Chance;

use crate::Building;
use crate::PieceId;
use crate::Placed;
use crate::Pose;
use crate::align::guides;

/// A legal placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// How the piece lies.
    pub pose: Pose,
    /// Where it comes to lie.
    pub placed: Placed,
}

/// The legal placements of a piece with a side laid along the border, along the edge of the floor
/// below or along a neighbour, and an end of it at an end of the line. There may be others: a
/// piece can be moved a little, or lie across.
///
/// Lower floors come first; within a floor the order is fixed, but has no meaning.
pub fn candidates(building: &Building, piece: PieceId) -> Vec<Candidate> {
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for floor in 1..=building.height().saturating_add(1) {
        for pose in aligned(building, piece, floor) {
            if !seen.insert(pose) {
                continue;
            }
            if let Ok(placed) = building.judge(pose) {
                found.push(Candidate { pose, placed });
            }
        }
    }
    found.sort_by_key(|candidate| (candidate.placed.floor, candidate.pose));
    found
}

/// Those of the placements on one floor that are laid along the lines of that floor, in the same
/// order. Cheaper than listing
/// them all.
pub fn candidates_on(building: &Building, piece: PieceId, floor: u8) -> Vec<Candidate> {
    let mut poses = aligned(building, piece, floor);
    poses.sort_unstable();
    poses.dedup();
    let judged = poses.into_iter().filter_map(|pose| {
        let placed = building.judge(pose).ok()?;
        (placed.floor == floor).then_some(Candidate { pose, placed })
    });
    judged.collect()
}

/// One of the aligned poses of a piece, drawn at random: a placement if it happens to be legal.
/// Much cheaper than listing them all, where random players build by the million.
pub fn stumble(building: &Building, piece: PieceId, chance: &mut Chance) -> Option<Candidate> {
    let floor = chance.below(u32::from(building.height()) + 1) as u8 + 1;
    let guides = guides(building, floor);
    let guide = chance.pick(&guides)?;
    let wood = piece.piece();
    let flip = *chance.pick(wood.ways_up())?;
    let side = chance.idx(wood.face(flip).n_unlike);
    let pose = guide.pose(piece, flip, side, chance.below(2) == 1)?;
    building.judge(pose).ok().map(|placed| Candidate { pose, placed })
}

/// All aligned poses for a floor, legal or not.
fn aligned(building: &Building, piece: PieceId, floor: u8) -> Vec<Pose> {
    let wood = piece.piece();
    let mut poses = Vec::new();
    for guide in guides(building, floor) {
        for flip in wood.ways_up() {
            for side in 0..wood.face(*flip).n_unlike {
                let ends = [false, true].map(|last| guide.pose(piece, *flip, side, last));
                poses.extend(ends.into_iter().flatten());
            }
        }
    }
    poses
}
