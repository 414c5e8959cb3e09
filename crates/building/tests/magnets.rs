//! Where magnets draw a piece, to the micrometre.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use building::{Angle, Building, PieceId, Plot, Point, Pose, edges, snap};

/// A square of 8 mm, whose sides are 4 mm from its middle.
const SMALL: u8 = 0;
/// A square of 16 mm.
const SQUARE: u8 = 4;

/// How far a magnet reaches here.
const RADIUS_UM: i32 = 2_000;

/// A piece turned by hundredths of a degree, with its middle at this place.
fn pose(piece: u8, hundredths: i32, x: i32, y: i32) -> Pose {
    let (piece, rotation) = (PieceId::new(piece).unwrap(), Angle::hundredths(hundredths));
    Pose::new(piece, false, rotation, Point::new(x, y)).unwrap()
}

/// A square site from 5 mm to 65 mm.
fn site() -> Building {
    let corners = [(5_000, 5_000), (65_000, 5_000), (65_000, 65_000), (5_000, 65_000)];
    let outline = corners.map(|(x, y)| Point::new(x, y)).to_vec();
    Building::new(Arc::new(Plot::new(&[outline], 2, 8).unwrap()))
}

/// Where the small square comes to lie that is held there, if edges draw it at all.
fn drawn(building: &Building, hundredths: i32, x: i32, y: i32) -> Option<(i32, i32)> {
    let found = edges(building, pose(SMALL, hundredths, x, y), RADIUS_UM)?;
    assert_eq!(found.rotation(), Angle::default());
    Some((found.at().x, found.at().y))
}

#[test]
fn a_side_is_laid_along_an_edge_within_the_radius() {
    let building = site();
    assert_eq!(drawn(&building, 0, 30_000, 9_700), Some((30_000, 9_000)));
    assert_eq!(drawn(&building, 0, 30_000, 8_300), Some((30_000, 9_000)), "from beyond it");
    assert_eq!(drawn(&building, 0, 30_000, 11_000), Some((30_000, 9_000)));
    assert_eq!(drawn(&building, 0, 30_000, 11_001), None);
}

#[test]
fn a_corner_comes_before_a_nearer_edge_if_it_is_within_the_radius() {
    let building = site();
    assert_eq!(drawn(&building, 0, 10_900, 9_200), Some((9_000, 9_000)));
    assert_eq!(drawn(&building, 0, 10_900, 9_900), Some((10_900, 9_000)), "2.1 mm from the corner");
}

/// The border and a piece that stands six millimetres from it: no ends of sides are near.
#[test]
fn a_corner_between_two_edges_that_do_not_meet_is_one_too() {
    let mut building = site();
    building.place(pose(SQUARE, 0, 19_000, 35_000)).unwrap();
    assert_eq!(drawn(&building, 0, 9_900, 47_700), Some((9_000, 47_000)));
    assert_eq!(drawn(&building, 0, 9_900, 48_900), Some((9_000, 48_900)), "2.1 mm from the corner");
}

#[test]
fn ends_that_come_together_come_before_a_nearer_edge() {
    let mut building = site();
    building.place(pose(SQUARE, 0, 35_000, 35_000)).unwrap();
    assert_eq!(drawn(&building, 0, 47_300, 39_500), Some((47_000, 39_000)));
    assert_eq!(drawn(&building, 0, 47_300, 35_500), Some((47_000, 35_500)), "the ends are far");
}

#[test]
fn a_side_shares_at_least_a_millimetre_of_an_edge() {
    let mut building = site();
    building.place(pose(SQUARE, 0, 35_000, 35_000)).unwrap();
    assert_eq!(drawn(&building, 0, 47_300, 46_000), Some((47_000, 46_000)));
    assert_eq!(drawn(&building, 0, 47_300, 46_001), None);
    assert_eq!(drawn(&building, 0, 47_300, 24_000), Some((47_000, 24_000)));
    assert_eq!(drawn(&building, 0, 47_300, 23_999), None);
}

#[test]
fn a_side_that_leans_by_up_to_twelve_degrees_is_turned() {
    let building = site();
    for hundredths in [300, -300, 1_200, -1_200] {
        assert_eq!(drawn(&building, hundredths, 30_000, 9_700), Some((30_000, 9_000)));
    }
    for hundredths in [1_201, -1_201] {
        assert_eq!(drawn(&building, hundredths, 30_000, 9_700), None);
    }
}

/// A turn of twelve degrees moves the outermost corner by 1.2 mm, which leaves 1.6 mm of 2 mm.
#[test]
fn a_turn_counts_as_far_as_it_moves_the_outermost_corner() {
    let building = site();
    assert_eq!(drawn(&building, 1_200, 30_000, 9_000 + 1_600), Some((30_000, 9_000)));
    assert_eq!(drawn(&building, 1_200, 30_000, 9_000 + 1_620), None);
}

#[test]
fn the_legal_magnet_moves_only_what_is_not_legal() {
    let mut building = site();
    let at = |building: &Building, x: i32, y: i32| {
        let (found, placed) = snap(building, pose(SMALL, 0, x, y), RADIUS_UM)?;
        Some((found.at().x, found.at().y, placed.floor))
    };
    assert_eq!(at(&building, 30_000, 9_700), Some((30_000, 9_700, 1)), "on the ground");
    assert_eq!(at(&building, 30_000, 7_500), Some((30_000, 9_000, 1)), "over the border");
    assert_eq!(at(&building, 30_000, 6_999), None, "too far over it");
    building.place(pose(SQUARE, 0, 35_000, 35_000)).unwrap();
    assert_eq!(at(&building, 47_900, 35_500), Some((47_000, 35_500, 1)), "not beside it");
    assert_eq!(at(&building, 39_900, 35_500), Some((39_000, 35_500, 2)), "over its edge");
}
