//! The solver: the same answer every time, from any position, within its budget.

#![allow(clippy::unwrap_used)]

use building::{Angle, Building, CardId, PieceId, Point, Pose, Side, deck, solve};
use contract::Chance;

fn all() -> Vec<PieceId> {
    PieceId::all().collect()
}

#[test]
fn the_same_chance_gives_the_same_solution() {
    for number in [0, 9, 20, 35] {
        let plot = deck().plot(CardId::new(number).unwrap(), Side::White).unwrap();
        let building = Building::new(plot.clone());
        let once = solve(&building, &all(), &mut Chance::from_number(5), 300);
        let again = solve(&building, &all(), &mut Chance::from_number(5), 300);
        assert_eq!(once, again);
        assert!(once.nodes <= 300 && once.checks > 0);
    }
}

#[test]
fn blue_sides_are_solved_and_the_solutions_are_right() {
    let mut solved = 0;
    for card in CardId::all() {
        let mut building = Building::new(deck().plot(card, Side::Blue).unwrap().clone());
        let search = solve(&building, &all(), &mut Chance::from_number(6), 400);
        let Some(poses) = search.solution else { continue };
        for pose in poses {
            building.place(pose).unwrap();
        }
        assert_eq!(building.verdict(), Ok(()));
        solved += 1;
    }
    assert!(solved >= 25, "{solved}");
}

/// A solution with its last two pieces taken back, and only the pieces of that solution at hand.
#[test]
fn a_building_is_finished_from_where_it_stands() {
    let mut finished = 0;
    for card in CardId::all() {
        let plot = deck().plot(card, Side::Blue).unwrap();
        let site = deck().site(card, Side::Blue).unwrap();
        let solution = &site.borders[0].solutions[0];
        let mut building = Building::new(plot.clone());
        for standing in solution.standing() {
            building.place(standing.pose).unwrap();
        }
        let taken = [building.take_back(), building.take_back()];
        let supply: Vec<PieceId> = taken.iter().flatten().map(|each| each.pose.piece()).collect();
        let before = building.standing();
        let search = solve(&building, &supply, &mut Chance::from_number(7), 600);
        assert_eq!(building.standing(), before, "the search leaves it alone");
        let Some(poses) = search.solution else { continue };
        for pose in poses {
            building.place(pose).unwrap();
        }
        assert_eq!(building.verdict(), Ok(()));
        finished += 1;
    }
    assert!(finished >= 20, "{finished}");
}

#[test]
fn nothing_to_do_and_nothing_to_do_it_with() {
    let plot = deck().plot(CardId::new(0).unwrap(), Side::White).unwrap();
    let empty = Building::new(plot.clone());
    assert_eq!(solve(&empty, &[], &mut Chance::from_number(8), 100).solution, None);
    assert_eq!(solve(&empty, &all(), &mut Chance::from_number(8), 0).nodes, 0);
    let solution =
        &deck().site(CardId::new(0).unwrap(), Side::White).unwrap().borders[0].solutions[0];
    let full = Building::new(plot.clone()).rebuild(&solution.standing()).unwrap();
    assert_eq!(solve(&full, &all(), &mut Chance::from_number(8), 100).solution, None);
}

/// Numbers that every machine has to reach: where pieces come to lie, and what a search finds. If
/// they change, every record of every match with a building breaks.
#[test]
fn known_answers() {
    let mut sum = Sum(0xcbf2_9ce4_8422_2325);
    for piece in PieceId::all() {
        for step in 0..360 {
            let rotation = Angle::hundredths(step * 101);
            let pose = Pose::new(piece, step % 2 == 1, rotation, Point::new(step, -step)).unwrap();
            pose.outline().iter().for_each(|corner| sum.add(*corner));
            let laid = pose.lay();
            let cells = laid.grown(250);
            cells.iter().flat_map(|cell| cell.ring()).for_each(|corner| sum.add(*corner));
        }
    }
    assert_eq!(sum.0, 1_932_245_234_923_321_886, "where pieces come to lie");
    let plot = deck().plot(CardId::new(3).unwrap(), Side::White).unwrap();
    let building = Building::new(plot.clone());
    let search = solve(&building, &all(), &mut Chance::from_number(44), 2_000);
    let mut sum = Sum(u64::from(search.checks));
    search.solution.iter().flatten().for_each(|pose| sum.add(pose.at()));
    assert_eq!(
        (search.nodes, search.checks, sum.0),
        (56, 2_996, 17_098_911_180_028_442_791),
        "what a search finds"
    );
}

/// A checksum.
struct Sum(u64);

impl Sum {
    fn add(&mut self, point: Point) {
        for number in [point.x, point.y] {
            self.0 = (self.0 ^ u64::from(number as u32)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
