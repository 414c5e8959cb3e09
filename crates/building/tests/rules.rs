//! The rules of building, case by case.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use building::piece::mirrored;
use building::{Angle, Building, Fault, PieceId, Plot, Point, Pose, Standing, verify};

/// Numbers of pieces that the cases use.
const SMALL: u8 = 0; // 8x8
const BRICK: u8 = 1; // 12x8
const TWELVE: u8 = 2; // 12x12
const BAR: u8 = 3; // 16x8
const SQUARE: u8 = 4; // 16x16
const LONG: u8 = 6; // 24x8
const BEAM: u8 = 8; // 32x8
const BIG: u8 = 9; // 20x20
const ZED: u8 = 58; // 12x8:8

/// A piece turned by whole degrees, with its middle at this place in micrometres.
fn pose(piece: u8, degrees: i32, x: i32, y: i32) -> Pose {
    let rotation = Angle::hundredths(degrees * 100);
    Pose::new(PieceId::new(piece).unwrap(), false, rotation, Point::new(x, y)).unwrap()
}

fn rectangle(x: i32, y: i32, width: i32, height: i32) -> Vec<Point> {
    [(0, 0), (width, 0), (width, height), (0, height)]
        .map(|(right, up)| Point::new(x + right, y + up))
        .to_vec()
}

/// A building on a square site of 60 mm from 5 mm on.
fn site(floors: u8, pieces: u8) -> Building {
    let plot = Plot::new(&[rectangle(5_000, 5_000, 60_000, 60_000)], floors, pieces).unwrap();
    Building::new(Arc::new(plot))
}

/// Two pieces, the first of them a square with its middle in the middle of the card.
fn beside_square(piece: u8, degrees: i32, x: i32, y: i32) -> Result<u8, Fault> {
    let mut building = site(2, 8);
    building.place(pose(SQUARE, 0, 35_000, 35_000)).unwrap();
    building.judge(pose(piece, degrees, x, y)).map(|placed| placed.floor)
}

#[test]
fn a_corner_touch_is_no_side_contact() {
    let corner = beside_square(SMALL, 0, 35_000 + 12_000, 35_000 + 12_000);
    assert_eq!(corner, Err(Fault::Apart { floor: 1, pieces: vec![1] }));
    assert_eq!(beside_square(SMALL, 0, 35_000 + 12_000, 35_000), Ok(1));
    let tip = beside_square(SMALL, 45, 35_000 + 8_000 + 5_650, 35_000);
    assert_eq!(tip.unwrap_err().rule(), 6);
}

#[test]
fn a_gap_of_two_tenths_touches_and_one_of_four_does_not() {
    assert_eq!(beside_square(SMALL, 0, 47_000 + 200, 35_000), Ok(1));
    assert_eq!(beside_square(SMALL, 0, 47_000 + 300, 35_000), Ok(1));
    assert_eq!(beside_square(SMALL, 0, 47_000 + 301, 35_000).unwrap_err().rule(), 6);
    assert_eq!(beside_square(SMALL, 0, 47_000 + 400, 35_000).unwrap_err().rule(), 6);
}

#[test]
fn a_shared_run_of_three_millimetres_is_the_shortest() {
    let shared = |run: i32| beside_square(SMALL, 0, 47_000, 35_000 + 12_000 - run);
    assert_eq!(shared(2_900).unwrap_err().rule(), 6);
    assert_eq!(shared(2_999).unwrap_err().rule(), 6);
    assert_eq!(shared(3_000), Ok(1));
    assert_eq!(shared(3_100), Ok(1));
}

#[test]
fn sides_that_lean_by_more_than_a_degree_do_not_touch() {
    let lean = |hundredths: i32| {
        let mut building = site(1, 8);
        building.place(pose(SQUARE, 0, 35_000, 35_000)).unwrap();
        let small = PieceId::new(SMALL).unwrap();
        let at = Point::new(47_100, 35_000);
        let pose = Pose::new(small, false, Angle::hundredths(hundredths), at).unwrap();
        building.judge(pose).is_ok()
    };
    assert!(lean(99) && lean(-99));
    assert!(!lean(101) && !lean(-101));
}

#[test]
fn a_tenth_of_interpenetration_is_ignored_and_more_lies_on_top() {
    assert_eq!(beside_square(SMALL, 0, 47_000 - 100, 35_000), Ok(1));
    let fault = beside_square(SMALL, 0, 47_000 - 101, 35_000).unwrap_err();
    assert_eq!(fault, Fault::Unsupported { piece: 1, below: vec![0] });
}

#[test]
fn the_border_may_be_crossed_by_a_quarter_of_a_millimetre() {
    let at = |x: i32| site(1, 1).judge(pose(SQUARE, 0, x, 35_000)).map(|placed| placed.floor);
    assert_eq!(at(13_000 - 250), Ok(1));
    assert_eq!(at(13_000 - 251), Err(Fault::OutsideBorder { piece: 0 }));
    assert_eq!(at(-100_000), Err(Fault::OutsideBorder { piece: 0 }));
}

#[test]
fn an_overhang_of_a_quarter_of_a_millimetre_is_allowed() {
    let on_top = |x: i32| beside_square(SMALL, 0, 35_000 + 4_000 + x, 35_000);
    assert_eq!(on_top(0), Ok(2));
    assert_eq!(on_top(250), Ok(2));
    assert_eq!(on_top(251).unwrap_err().rule(), 4);
}

#[test]
fn over_a_flush_seam_passes_and_over_a_real_gap_fails() {
    let bridged = |gap: i32| {
        let plot = Plot::new(&[rectangle(5_000, 5_000, 60_000, 60_000)], 2, 3).unwrap();
        let standing = [
            Standing { pose: pose(SQUARE, 0, 25_000, 35_000), floor: 1 },
            Standing { pose: pose(BIG, 0, 25_000 + 18_000 + gap, 35_000), floor: 1 },
            Standing { pose: pose(BAR, 0, 33_000 + gap / 2, 35_000), floor: 2 },
        ];
        verify(&plot, None, &standing)
    };
    assert_eq!(bridged(0), Ok(()));
    assert_eq!(bridged(300), Ok(()));
    let apart = Fault::Apart { floor: 1, pieces: vec![1] };
    assert_eq!(bridged(500), Err(vec![apart.clone()]), "the tolerance just closes it");
    let gap = Fault::Unsupported { piece: 2, below: vec![0, 1] };
    assert_eq!(bridged(501), Err(vec![apart, gap]));
}

/// Four bars round a square hole of 8 mm, then a piece over it.
#[test]
fn over_an_enclosed_hole_fails() {
    let mut building = site(2, 6);
    let ring = [
        pose(BAR, 0, 28_000, 20_000),
        pose(LONG, 90, 40_000, 20_000),
        pose(BRICK, 0, 34_000, 36_000),
        pose(TWELVE, 0, 22_000, 30_000),
    ];
    for pose in ring {
        building.place(pose).unwrap();
    }
    assert_eq!(building.height(), 1);
    let over = building.judge(pose(SQUARE, 0, 28_000, 26_000));
    assert_eq!(over.unwrap_err().rule(), 4);
    let within = building.judge(pose(SMALL, 0, 32_000, 28_000)).map(|placed| placed.floor);
    assert_eq!(within, Ok(1), "the hole itself is the card");
    building.place(pose(SMALL, 0, 32_000, 28_000)).unwrap();
    let over = building.judge(pose(SQUARE, 0, 28_000, 26_000)).map(|placed| placed.floor);
    assert_eq!(over, Ok(2), "now it is filled");
}

#[test]
fn floors_that_creep_outwards_are_caught_by_the_border() {
    let outline = rectangle(10_000, 10_000, 20_000, 20_000);
    let plot = Arc::new(Plot::new(&[outline], 5, 5).unwrap());
    let mut building = Building::new(plot);
    building.place(pose(BIG, 0, 20_000, 20_000)).unwrap();
    building.place(pose(SQUARE, 0, 22_240, 20_000)).unwrap();
    let third = building.judge(pose(TWELVE, 0, 24_480, 20_000));
    assert_eq!(third, Err(Fault::OutsideBorder { piece: 2 }));
    assert_eq!(building.judge(pose(TWELVE, 0, 24_250, 20_000)).map(|placed| placed.floor), Ok(3));
}

#[test]
fn turning_a_chiral_piece_over_is_no_rotation() {
    let face = &PieceId::new(ZED).unwrap().piece().faces;
    let sorted = |ring: &[Point]| {
        let mut ring = ring.to_vec();
        ring.sort();
        ring
    };
    let back = sorted(&mirrored(&face[0].outline));
    assert_eq!(back, sorted(&face[1].outline));
    for hundredths in 0..36_000 {
        let turn = Angle::hundredths(hundredths).turn();
        let turned: Vec<Point> = face[0].outline.iter().map(|point| turn.apply(*point)).collect();
        let near = |point: &Point| back.iter().any(|other| (*other - *point).square() < 100_000);
        assert!(!turned.iter().all(near), "at {hundredths}");
    }
}

#[test]
fn the_last_piece_is_the_first_to_go() {
    let mut building = site(2, 3);
    let poses = [
        pose(SQUARE, 0, 35_000, 35_000),
        pose(SMALL, 0, 35_000, 35_000),
        pose(BIG, 0, 53_000, 35_000),
    ];
    for pose in poses {
        building.place(pose).unwrap();
    }
    assert_eq!(building.take_back().map(|standing| standing.pose), Some(poses[2]));
    assert_eq!(
        building.take_back().map(|standing| (standing.pose, standing.floor)),
        Some((poses[1], 2))
    );
    assert_eq!(building.height(), 1);
    assert_eq!(building.take_back().map(|standing| standing.pose), Some(poses[0]));
    assert!(building.take_back().is_none() && building.is_empty());
    building.place(poses[2]).unwrap();
}

#[test]
fn a_floor_may_grow_after_the_next_one_was_begun() {
    let mut building = site(2, 3);
    building.place(pose(SQUARE, 0, 35_000, 35_000)).unwrap();
    building.place(pose(SMALL, 0, 35_000, 35_000)).unwrap();
    let placed = building.place(pose(BIG, 0, 53_000, 35_000)).unwrap();
    assert_eq!(placed.floor, 1);
    assert_eq!(building.verdict(), Ok(()));
}

#[test]
fn counts_are_exact() {
    let mut building = site(2, 2);
    let few = Fault::TooFewPieces { found: 0, required: 2 };
    assert_eq!(building.verdict(), Err(vec![few, Fault::TooLow { found: 0, required: 2 }]));
    building.place(pose(SQUARE, 0, 35_000, 35_000)).unwrap();
    let mut flat = building.clone();
    flat.place(pose(BIG, 0, 53_000, 35_000)).unwrap();
    assert_eq!(flat.verdict(), Err(vec![Fault::TooLow { found: 1, required: 2 }]));
    building.place(pose(TWELVE, 0, 35_000, 35_000)).unwrap();
    assert_eq!(building.verdict(), Ok(()));
    let third = pose(SMALL, 0, 35_000, 35_000);
    let many = Fault::TooManyPieces { found: 3, required: 2 };
    assert_eq!(building.judge(third), Err(many.clone()));
    building.place_loosely(third).unwrap();
    let high = Fault::TooHigh { piece: 2, floor: 3, required: 2 };
    assert_eq!(building.verdict(), Err(vec![many, high]));
}

#[test]
fn without_limits_a_building_grows_by_the_other_rules() {
    let mut building = site(2, 2).uncapped();
    for (piece, floor) in [(SQUARE, 1), (TWELVE, 2), (SMALL, 3)] {
        let placed = building.place(pose(piece, 0, 35_000, 35_000)).unwrap();
        assert_eq!(placed.floor, floor);
    }
    let apart = building.judge(pose(BRICK, 0, 53_000, 35_000));
    assert_eq!(apart, Err(Fault::Apart { floor: 1, pieces: vec![3] }));
}

#[test]
fn only_what_comes_to_lie_on_its_floor_is_rebuilt() {
    let standing = |floor: u8| Standing { pose: pose(SQUARE, 0, 35_000, 35_000), floor };
    assert!(site(2, 2).rebuild(&[standing(1)]).is_ok());
    let lifted = site(2, 2).rebuild(&[standing(2)]).unwrap_err();
    assert_eq!(lifted, Fault::Falls { piece: 0, below: vec![] });
}

#[test]
fn a_floor_is_connected_as_a_whole() {
    let mut building = site(1, 4);
    for (piece, x) in [(SQUARE, 15_000), (BIG, 33_000), (TWELVE, 57_000), (SMALL, 47_000)] {
        building.place_loosely(pose(piece, 0, x, 20_000)).unwrap();
    }
    assert_eq!(building.verdict(), Ok(()), "the last piece joins what lay apart");
    building.take_back();
    let faults = building.verdict().unwrap_err();
    assert!(faults.contains(&Fault::Apart { floor: 1, pieces: vec![2] }), "{faults:?}");
}

#[test]
fn a_piece_of_wood_is_there_only_once() {
    let mut building = site(2, 4);
    building.place(pose(SQUARE, 0, 35_000, 35_000)).unwrap();
    let again = building.judge(pose(SQUARE, 0, 35_000, 35_000));
    assert_eq!(again, Err(Fault::Twice { piece: 1, other: 0 }));
    let standing = building.standing()[0];
    let faults = verify(building.plot(), None, &[standing, standing]).unwrap_err();
    assert!(faults.contains(&Fault::Twice { piece: 1, other: 0 }));
    assert!(faults.contains(&Fault::Overlapping { piece: 1, other: 0 }));
}

fn two_borders() -> Arc<Plot> {
    let outlines =
        [rectangle(5_000, 5_000, 60_000, 26_000), rectangle(5_000, 33_000, 60_000, 26_000)];
    Arc::new(Plot::new(&outlines, 1, 2).unwrap())
}

#[test]
fn the_first_piece_picks_the_border() {
    let mut building = Building::new(two_borders());
    let straddling = building.judge(pose(SQUARE, 0, 35_000, 32_000));
    assert_eq!(straddling, Err(Fault::OtherBorder { piece: 0 }));
    let outside = building.judge(pose(SQUARE, 0, 35_000, 10_000));
    assert_eq!(outside, Err(Fault::OutsideBorder { piece: 0 }));
    building.place(pose(SQUARE, 0, 35_000, 45_000)).unwrap();
    assert_eq!(building.border(), Some(1));
    let other = building.judge(pose(BIG, 0, 35_000, 18_000));
    assert_eq!(other, Err(Fault::OtherBorder { piece: 1 }));
    building.take_back();
    assert_eq!(building.place(pose(BIG, 0, 35_000, 18_000)).unwrap().border, Some(0));
    building.place(pose(SQUARE, 0, 53_000, 18_000)).unwrap();
    assert_eq!(building.verdict(), Ok(()));
    let fixed = Building::within(two_borders(), 1);
    assert_eq!(fixed.judge(pose(BIG, 0, 35_000, 18_000)), Err(Fault::OtherBorder { piece: 0 }));
    let standing = building.standing();
    assert_eq!(verify(&two_borders(), Some(1), &standing).unwrap_err().len(), 2);
    assert_eq!(verify(&two_borders(), Some(7), &standing).unwrap_err().len(), 2);
}

#[test]
fn pieces_in_both_borders_fail_at_the_verdict() {
    let mut building = Building::new(two_borders());
    building.place_loosely(pose(SQUARE, 0, 35_000, 45_000)).unwrap();
    building.place_loosely(pose(BIG, 0, 35_000, 18_000)).unwrap();
    let rules: Vec<u8> = building.verdict().unwrap_err().iter().map(Fault::rule).collect();
    assert_eq!(rules, [8, 6]);
}

#[test]
fn loosely_a_piece_may_lie_anywhere_it_stays() {
    let mut building = site(2, 3);
    assert!(building.place_loosely(pose(SQUARE, 0, 9_000, 35_000)).is_ok(), "over the border");
    let off = building.judge_loosely(pose(BIG, 0, 9_000, 60_100));
    assert_eq!(off, Err(Fault::OffCard { piece: 1 }));
    let hanging = pose(BEAM, 0, 17_200, 35_000);
    assert_eq!(building.judge_loosely(hanging).map(|placed| placed.floor), Ok(2));
    let falling = pose(BEAM, 0, 17_300, 35_000);
    assert_eq!(building.judge_loosely(falling), Err(Fault::Falls { piece: 1, below: vec![0] }));
    building.place_loosely(hanging).unwrap();
    let rules: Vec<u8> = building.verdict().unwrap_err().iter().map(Fault::rule).collect();
    assert_eq!(rules, [7, 3, 3, 4]);
    let again = Building::new(building.plot().clone()).rebuild(&building.standing()).unwrap();
    assert_eq!(again.standing(), building.standing());
}

#[test]
fn poses_out_of_reach_are_no_poses() {
    let read = |text: &str| serde_json::from_str::<Pose>(text);
    let fine = r#"{"piece":67,"flip":true,"rotation":35999,"x":-200000,"y":200000}"#;
    assert_eq!(serde_json::to_string(&read(fine).unwrap()).unwrap(), fine);
    for (from, to) in [("67", "68"), ("35999", "36000"), ("-200000", "-200001")] {
        assert!(read(&fine.replace(from, to)).is_err(), "{to}");
    }
    let piece = PieceId::new(0).unwrap();
    let far = Point::new(i32::MIN, i32::MAX);
    assert_eq!(Pose::new(piece, false, Angle::default(), far), None);
    assert!(Plot::new(&[vec![far, Point::new(0, 0), Point::new(i32::MAX, 7)]], 1, 1).is_err());
}
