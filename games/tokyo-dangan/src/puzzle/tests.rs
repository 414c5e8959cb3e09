use contract::Chance;

use super::*;
use crate::setup::Map;
use crate::state::DESTINATIONS;

#[test]
fn answers_that_differ_only_in_when_tiles_are_worked_on_are_the_same() {
    let square = |name: &str| name.parse::<Square>().unwrap();
    let turn = Command::Rotate { square: square("b1"), tile: "EW".parse().unwrap() };
    let take = Command::Remove { square: square("b2") };
    let [one, two] = ["c1", "a3"].map(|name| Command::Move { to: square(name) });
    let form = |actions: &[Command]| Answer(actions.to_vec()).form();
    assert_eq!(form(&[turn, one, take, two]), form(&[take, turn, one, two]));
    assert_ne!(form(&[turn, one, take, two]), form(&[turn, two, take, one]), "other stops");
    assert_ne!(form(&[turn, one]), form(&[take, one]));
}

#[test]
fn a_number_stands_for_one_puzzle() {
    let [one, again, other] = [1, 1, 8].map(|number| deal(number).unwrap());
    assert_eq!((one.position, &one.answer), (again.position, &again.answer));
    assert_ne!(one.position, other.position);
    assert_eq!(one.reached.len() + one.position.goals.len(), DESTINATIONS);
}

#[test]
fn candidates_have_one_best_answer_and_others_are_dropped() {
    let board = Map::default().board().unwrap();
    let mut chance = Chance::from_number(7);
    let found: Vec<Puzzle> =
        (0..300).filter_map(|_| deal::candidate(&board, 1, &(0..=200), &mut chance)).collect();
    assert!((20..280).contains(&found.len()), "{} of 300", found.len());
    for puzzle in found {
        assert_eq!(puzzle.answer.0.len(), usize::from(puzzle.grade.actions));
    }
}

#[test]
fn weeks_begin_on_mondays_and_grow_harder() {
    let monday: Day = "2026-11-16".parse().unwrap();
    assert_eq!(grade::weekday(monday.number()), 0);
    assert_eq!(grade::weekday(0), 3, "1970 began on a Thursday");
    for pair in grade::BANDS.windows(2) {
        assert!(pair[0].end() < pair[1].start());
    }
}
