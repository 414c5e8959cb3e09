//! The legal placements of a piece that can be listed: those with a side laid along a line.

use contract::Chance;

use crate::Bounds;
use crate::Building;
use crate::PieceId;
use crate::Placed;
use crate::Pose;
use crate::TOLERANCES;
use crate::align::{guide, guides};

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
    let floors = 1..=building.height().saturating_add(1);
    let poses = floors.flat_map(|floor| aligned(building, piece, floor)).collect();
    let mut found = legal(building, poses);
    found.sort_by_key(|candidate| (candidate.placed.floor, candidate.pose));
    found
}

/// Those of the placements on one floor that are laid along the lines of that floor, in the same
/// order. Cheaper than listing them all.
pub fn candidates_on(building: &Building, piece: PieceId, floor: u8) -> Vec<Candidate> {
    let mut found = legal(building, aligned(building, piece, floor));
    found.retain(|candidate| candidate.placed.floor == floor);
    found
}

/// One of the aligned poses of a piece, drawn at random: a placement if it happens to be legal.
/// Much cheaper than listing them all, where random players build by the million.
pub fn stumble(building: &Building, piece: PieceId, chance: &mut Chance) -> Option<Candidate> {
    let floor = chance.below(u32::from(building.height()) + 1) as u8 + 1;
    let guide = guide(building, floor, chance)?;
    let wood = piece.piece();
    let flip = *chance.pick(wood.ways_up())?;
    let side = chance.idx(wood.face(flip).n_unlike);
    let pose = guide.pose(piece, flip, side, chance.below(2) == 1)?;
    tried(building, &reach(building), pose)
}

/// A pose as a placement, if it is legal.
fn tried(building: &Building, reach: &Bounds, pose: Pose) -> Option<Candidate> {
    let outline = pose.outline();
    let near = reach.holds(&Bounds::of(&outline)) && building.may_hold(&outline);
    let placed = near.then(|| building.fits(&pose.lay_along(outline)))??;
    Some(Candidate { pose, placed })
}

/// The poses of a piece along the same lines in which it can physically lie, by the rules or
/// against them, in a fixed order that has no meaning.
pub fn loose(building: &Building, piece: PieceId) -> Vec<Pose> {
    let floors = 1..=building.height().saturating_add(1);
    let mut poses: Vec<Pose> = floors.flat_map(|floor| aligned(building, piece, floor)).collect();
    poses.sort_unstable();
    poses.dedup();
    poses.retain(|pose| building.judge_loosely(*pose).is_ok());
    poses
}

/// A box that nothing may leave: for cheap refusals of the many poses that stick out far.
fn reach(building: &Building) -> Bounds {
    let boxes = building.open_borders().map(|(_, border)| *border.bounds());
    // What is grown by a tolerance has corners a little farther out.
    boxes.reduce(Bounds::with).unwrap_or(Bounds::of(&[])).grown(2 * TOLERANCES.border_um)
}

/// Those poses that are legal, each once, in the order of poses.
fn legal(building: &Building, mut poses: Vec<Pose>) -> Vec<Candidate> {
    let reach = reach(building);
    poses.sort_unstable();
    poses.dedup();
    poses.into_iter().filter_map(|pose| tried(building, &reach, pose)).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CardId, Side, deck};

    #[test]
    fn one_floor_is_a_part_of_all_floors() {
        let mut chance = Chance::from_number(1);
        let (mut on_top, mut cards) = (0, 0);
        for card in CardId::all().step_by(4) {
            let mut building = Building::new(deck().plot(card, Side::White).unwrap().clone());
            for piece in PieceId::all().step_by(3) {
                let all = candidates(&building, piece);
                let top = building.height() + 1;
                let one = candidates_on(&building, piece, top);
                assert!(one.iter().all(|each| each.placed.floor == top && all.contains(each)));
                assert!(top > 1 || one == all, "nothing stands there yet");
                on_top += usize::from(top > 1 && !one.is_empty());
                if let Some(place) = chance.pick(&all) {
                    building.place(place.pose).unwrap();
                }
            }
            cards += usize::from(building.len() > 1);
        }
        assert!(on_top > 5 && cards > 5, "{on_top} {cards}");
    }

    #[test]
    fn what_lies_loosely_is_legal_or_not() {
        let card = CardId::all().nth(2).unwrap();
        let building = Building::new(deck().plot(card, Side::White).unwrap().clone());
        let piece = PieceId::all().nth(2).unwrap();
        let (all, legal) = (loose(&building, piece), candidates(&building, piece));
        assert!(!legal.is_empty() && legal.iter().all(|each| all.contains(&each.pose)));
        assert!(all.len() > legal.len());
    }

    /// Drawing a pose at random gives no more and no other placements than listing them.
    #[test]
    fn stumbling_finds_what_is_listed() {
        let mut chance = Chance::from_number(2);
        let card = CardId::all().nth(2).unwrap();
        let building = Building::new(deck().plot(card, Side::White).unwrap().clone());
        let piece = PieceId::all().nth(2).unwrap();
        let all = candidates(&building, piece);
        let found: Vec<Candidate> =
            (0..2_000).filter_map(|_| stumble(&building, piece, &mut chance)).collect();
        assert!(found.iter().all(|each| all.contains(each)));
        assert!(all.iter().all(|each| found.contains(each)), "{} of {}", found.len(), all.len());
    }
}
