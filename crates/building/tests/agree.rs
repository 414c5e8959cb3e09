//! Placing and judging agree: the quick answer for one piece and the slow one for all.

#![allow(clippy::unwrap_used)]

mod random;

use building::{Building, CardId, Fault, PieceId, Side, Standing, candidates, deck, snap, verify};
use contract::Chance;

/// Faults that say that a building is not finished, not that it is wrong.
fn is_wrong(fault: &Fault) -> bool {
    !matches!(fault, Fault::TooFewPieces { .. } | Fault::TooLow { .. })
}

fn wrong(building: &Building, standing: &[Standing]) -> Vec<Fault> {
    let faults = verify(building.plot(), None, standing).err().unwrap_or_default();
    faults.into_iter().filter(is_wrong).collect()
}

fn any_building(chance: &mut Chance) -> Building {
    let card = CardId::new(chance.below(36) as u8).unwrap();
    let side = if chance.below(3) == 0 { Side::Blue } else { Side::White };
    Building::new(deck().plot(card, side).unwrap().clone())
}

/// What may be placed leaves nothing wrong, and what leaves nothing wrong may be placed.
#[test]
fn a_placement_is_legal_if_and_only_if_the_building_stays_right() {
    let mut chance = Chance::from_number(11);
    let (mut legal, mut illegal) = (0, 0);
    for _ in 0..400 {
        let mut building = any_building(&mut chance);
        for _ in 0..40 {
            let piece = PieceId::new(chance.below(68) as u8).unwrap();
            let found = candidates(&building, piece);
            let near = match (chance.pick(&found), chance.below(2)) {
                (Some(candidate), 0) => candidate.pose,
                _ => {
                    let laid: Vec<_> = building.laid().map(|(laid, _)| laid.pose()).collect();
                    let Some(beside) = chance.pick(&laid).copied() else { continue };
                    random::near(&mut chance, beside)
                }
            };
            let floor = building.floor_of(&near.lay());
            let mut with = building.standing();
            with.push(Standing { pose: near, floor });
            let judged = building.judge(near);
            assert_eq!(judged.is_ok(), wrong(&building, &with).is_empty(), "{judged:?} {with:?}");
            legal += u32::from(judged.is_ok());
            illegal += u32::from(judged.is_err());
            if judged.is_ok() {
                assert_eq!(building.judge_loosely(near).unwrap().floor, floor);
                building.place(near).unwrap();
            } else if chance.below(8) == 0 {
                building.take_back();
            }
        }
    }
    assert!(legal > 1_000 && illegal > 3_000, "{legal} {illegal}");
}

#[test]
fn candidates_are_legal_and_differ() {
    let mut chance = Chance::from_number(12);
    let mut n_found = 0;
    for _ in 0..60 {
        let mut building = any_building(&mut chance);
        for _ in 0..6 {
            let piece = PieceId::new(chance.below(68) as u8).unwrap();
            let found = candidates(&building, piece);
            assert!(found.windows(2).all(|pair| pair[0].pose != pair[1].pose));
            for candidate in &found {
                assert_eq!(building.judge(candidate.pose), Ok(candidate.placed));
            }
            n_found += found.len();
            if let Some(candidate) = chance.pick(&found) {
                building.place(candidate.pose).unwrap();
            }
        }
    }
    assert!(n_found > 1_000, "{n_found}");
}

/// From a little beside a legal pose the magnet finds a legal one about as near.
#[test]
fn the_magnet_finds_what_is_near_and_legal() {
    let mut chance = Chance::from_number(13);
    let (mut tried, mut found) = (0, 0);
    for _ in 0..200 {
        let mut building = any_building(&mut chance);
        for _ in 0..8 {
            let piece = PieceId::new(chance.below(68) as u8).unwrap();
            let options = candidates(&building, piece);
            let Some(candidate) = chance.pick(&options).copied() else { continue };
            let mut jitter = |most: i32| chance.below(2 * most as u32 + 1) as i32 - most;
            let at = candidate.pose.at();
            let at = building::Point::new(at.x + jitter(1_500), at.y + jitter(1_500));
            let turn = building::Angle::hundredths(jitter(400));
            let rotation = candidate.pose.rotation().plus(turn);
            let flip = candidate.pose.flip();
            let dragged = building::Pose::new(piece, flip, rotation, at).unwrap();
            tried += 1;
            if let Some((pose, placed)) = snap(&building, dragged, 5_000) {
                assert_eq!(building.judge(pose), Ok(placed));
                assert!((pose.at() - dragged.at()).square() <= 5_000 * 5_000);
                found += 1;
            }
            assert_eq!(snap(&building, candidate.pose, 0).unwrap().0, candidate.pose);
            building.place(candidate.pose).unwrap();
        }
    }
    assert!(tried > 300 && found * 100 >= tried * 97, "{found} of {tried}");
}

/// Placed loosely and taken back at random, a building judges like one built from scratch.
#[test]
fn what_was_placed_and_taken_back_leaves_no_trace() {
    let mut chance = Chance::from_number(14);
    for _ in 0..60 {
        let mut building = any_building(&mut chance);
        for _ in 0..60 {
            let piece = PieceId::new(chance.below(68) as u8).unwrap();
            let laid: Vec<_> = building.laid().map(|(laid, _)| laid.pose()).collect();
            let start = || candidates(&building, piece).first().map(|candidate| candidate.pose);
            let pose = match chance.pick(&laid).copied() {
                Some(beside) => random::near(&mut chance, beside),
                None => match start() {
                    Some(pose) => pose,
                    None => continue,
                },
            };
            match chance.below(3) {
                0 => drop(building.take_back()),
                _ => drop(building.place_loosely(pose)),
            }
            let rebuilt = Building::new(building.plot().clone()).rebuild(&building.standing());
            let rebuilt = rebuilt.unwrap();
            assert_eq!(rebuilt.standing(), building.standing());
            for _ in 0..4 {
                let near = random::near(&mut chance, pose);
                assert_eq!(rebuilt.judge(near), building.judge(near));
                assert_eq!(rebuilt.judge_loosely(near), building.judge_loosely(near));
            }
        }
    }
}
