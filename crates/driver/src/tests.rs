use contract::{Seat, SeatSet};

use crate::{Driver, Due};

const TWO: [Seat; 2] = [Seat(0), Seat(1)];

fn both() -> SeatSet {
    TWO.into_iter().collect()
}

/// A driver whose two bots have answered decision 1, each at its time.
fn answered(at_ms: [u64; 2]) -> Driver<&'static str> {
    let mut driver = Driver::default();
    for (seat, at_ms) in TWO.into_iter().zip(at_ms) {
        assert!(driver.wants(seat, 1));
        driver.begin(seat, 1);
        assert!(driver.note_answer(seat, 1, at_ms, Some("go")));
    }
    driver
}

fn seat_due(driver: &Driver<&'static str>) -> Option<Seat> {
    driver.next(both(), None)?.seat
}

#[test]
fn a_bot_is_asked_once_for_each_decision() {
    let mut driver = answered([5, 5]);
    assert!(!driver.wants(Seat(0), 1), "it has answered that");
    assert!(driver.wants(Seat(0), 2), "that is a new question");
    driver.begin(Seat(0), 2);
    assert_eq!(driver.take(Seat(0)), None, "the old answer is gone");
}

#[test]
fn an_answer_that_nobody_waits_for_is_ignored() {
    let mut driver = Driver::default();
    assert!(!driver.note_answer(Seat(0), 1, 0, Some("unasked")));
    driver.begin(Seat(0), 2);
    assert!(!driver.note_answer(Seat(0), 1, 0, Some("about another decision")));
    assert!(driver.is_thinking(Seat(0)));
    assert_eq!(driver.next(both(), None), None);
}

#[test]
fn whoever_passes_is_asked_again_only_about_something_new() {
    let mut driver: Driver<&str> = Driver::default();
    driver.begin(Seat(0), 1);
    driver.note_answer(Seat(0), 1, 0, None);
    assert!(driver.has_passed(Seat(0)) && !driver.is_busy());
    assert!(!driver.wants(Seat(0), 1));
    assert!(driver.wants(Seat(0), 2));
}

#[test]
fn the_earliest_answer_comes_first_and_the_clock_before_one_of_the_same_time() {
    let driver = answered([9, 7]);
    assert_eq!(driver.next(both(), None), Some(Due { at_ms: 7, seat: Some(Seat(1)) }));
    assert_eq!(driver.next(both(), Some(8)), Some(Due { at_ms: 7, seat: Some(Seat(1)) }));
    assert_eq!(driver.next(both(), Some(7)), Some(Due { at_ms: 7, seat: None }));
    let nobody = SeatSet::default();
    assert_eq!(driver.next(nobody, Some(3)), Some(Due { at_ms: 3, seat: None }));
}

#[test]
fn whoever_is_awaited_alone_goes_first_unless_a_clock_runs_or_an_answer_waits() {
    let driver: Driver<&str> = Driver::default();
    let alone = SeatSet::only(Seat(1));
    assert_eq!(driver.sole(alone, None, |_| 4), Some((Seat(1), 4)));
    assert_eq!(driver.sole(alone, Some(9), |_| 4), None, "the clock may come first");
    assert_eq!(driver.sole(both(), None, |_| 4), None, "the other may come first");
    assert_eq!(answered([0, 0]).sole(alone, None, |_| 1), None, "it has answered that");
}

#[test]
fn of_answers_at_the_same_time_the_one_that_waited_longest_is_played() {
    let mut driver = answered([0, 0]);
    assert_eq!(seat_due(&driver), Some(Seat(0)));
    assert!(driver.take(Seat(0)).is_some());
    driver.played(Some(Seat(0)));
    driver.begin(Seat(0), 2);
    driver.note_answer(Seat(0), 2, 0, Some("again"));
    assert_eq!(seat_due(&driver), Some(Seat(1)), "seat 0 has just acted");
}

#[test]
fn after_three_refusals_in_a_row_a_command_is_drawn() {
    let mut driver = answered([0, 0]);
    assert!(!driver.refused(Seat(0)));
    assert!(driver.wants(Seat(0), 1), "it is asked again");
    assert!(!driver.refused(Seat(0)));
    assert!(driver.refused(Seat(0)));
    driver.played(Some(Seat(1)));
    assert!(!driver.refused(Seat(0)), "an act in between starts the count again");
}

#[test]
fn forgetting_lets_everybody_be_asked_again() {
    let mut driver = answered([0, 0]);
    driver.forget_all();
    assert!(!driver.is_busy() && driver.wants(Seat(0), 1) && driver.wants(Seat(1), 1));
}
