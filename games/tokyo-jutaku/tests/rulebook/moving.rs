//! 7 Moving.

use contract::Seat;
use tokyo_jutaku::state::Phase;
use tokyo_jutaku::{Command, Event, Setup};

use crate::table::{Table, attack, blue, cell, go, grab, verdicts, yen};

const KEEP: Command = Command::Keep;

/// A table where these seats have just completed their sites.
fn completed(seats: usize, by: &[u8]) -> Table {
    let mut table = Table::new(seats);
    assert!(verdicts(&table.complete(by)).iter().all(|(_, right)| *right));
    table
}

#[test]
fn clause_7_1_first_who_completed_a_site_then_clockwise() {
    let mut table = completed(4, &[2]);
    assert_eq!(table.order(), [2, 3, 0, 1]);
    let no = table.refused(3, KEEP);
    assert_eq!((no.0.as_str(), no.1.as_str()), ("7.1", "not-your-move"));
    assert_eq!(table.clause(0, grab(1)), "2.4");
    let told = table.play(2, go("f5"));
    let card = table.state.card_at(cell("f5")).unwrap();
    assert_eq!(told, [Event::Moved { seat: Seat(2), cell: cell("f5"), card }]);
    for seat in [3, 0, 1] {
        assert_eq!(table.play(seat, KEEP), [Event::Kept { seat: Seat(seat) }]);
    }
    assert_eq!(table.state.phase, Phase::Countdown { until: table.now() + 3_000 });
    assert_eq!(table.wait(3_000), [Event::Begun]);
    assert_eq!(table.clause(0, KEEP), "7.1");
}

#[test]
fn clause_7_1_of_several_the_richest_with_the_new_card_counted() {
    use building::Side::Blue;
    let (mine, other) = (yen(0, Blue), yen(8, Blue));
    let order = |first: i32, third: i32, calls: [u8; 2]| {
        let mut table = Table::new(3);
        table.build(0).build(2);
        table.change(0).yen = first - mine;
        table.change(2).yen = third - other;
        calls.iter().for_each(|seat| drop(table.play(*seat, Command::Stop)));
        table.wait(400);
        table.order()
    };
    assert_eq!(order(3_100, 3_000, [2, 0]), [0, 1, 2]);
    assert_eq!(order(3_000, 3_100, [0, 2]), [2, 0, 1]);
    assert_eq!(order(3_000, 3_000, [2, 0]), [2, 0, 1], "among equals who called first");
    assert_eq!(order(3_000, 3_000, [0, 2]), [0, 1, 2]);
}

#[test]
fn clause_7_2_up_to_two_spaces_and_not_diagonally() {
    let mut table = completed(2, &[0]);
    assert_eq!(table.goals(0), ["b1", "c1", "a2", "b2", "a3"]);
    let no = table.refused(0, go("a4"));
    assert_eq!(no, ("7.2".into(), "out-of-reach".into(), vec!["cell-a4".into()]));
    for name in ["a1", "f1", "c3"] {
        let no = table.refused(0, go(name));
        assert_eq!((no.0.as_str(), no.1.as_str()), ("7.2", "no-card-there"), "{name}");
    }
    table.play(0, go("b2"));
    assert_eq!(table.own(0).cell, Some(cell("b2")));
}

#[test]
fn clause_7_2_gaps_are_passed_over() {
    let mut table = completed(2, &[0]);
    table.spaces(&["d1", "e1", "e2", "a6", "c6"]);
    assert_eq!(table.goals(0), ["d1", "e1", "a6", "c6"], "no turning within a gap");
}

#[test]
fn clause_7_3_the_pile_is_a_gap_unless_it_blocks() {
    let goals = |hole_blocks| {
        let mut table = Table::with(&Setup { hole_blocks, ..blue() }, 1);
        table.complete(&[0]);
        table.change(0).cell = Some(cell("a3"));
        table.spaces(&["a6", "f3", "f5"]);
        table.goals(0)
    };
    assert_eq!(goals(false), ["f3", "f5", "a6"]);
    assert_eq!(goals(true), ["a6"]);
}

#[test]
fn clause_7_4_who_did_not_complete_may_keep_or_put_the_card_back() {
    let mut table = completed(3, &[0]);
    table.play(0, go("b1"));
    let card = table.own(1).site.as_ref().unwrap().card;
    assert!(!table.goals(1).contains(&"f1".to_owned()), "it cannot end there");
    let no = table.refused(1, go("f1"));
    assert_eq!((no.0.as_str(), no.1.as_str()), ("7.4", "own-cell"));
    table.play(1, go("f3"));
    assert!(table.state.spaces.contains(cell("f1")), "others may take it");
    table.spaces(&["f1", "f5"]);
    assert_eq!(table.goals(2), ["f1", "f5"]);
    table.play(2, go("f1"));
    assert_eq!(table.own(2).site.as_ref().unwrap().card, card);
    assert!(table.state.spaces.contains(cell("f6")));
}

#[test]
fn clause_7_5_who_completed_a_site_must_take_a_new_card() {
    let table = completed(2, &[1]);
    let no = table.refused(1, KEEP);
    assert_eq!((no.0.as_str(), no.1.as_str()), ("7.5", "must-move"));
    let mut table = Table::with(&attack(), 2);
    table.build(0).play(0, Command::Stop);
    let no = table.refused(0, grab(3));
    assert_eq!((no.0.as_str(), no.1.as_str()), ("7.5", "no-site"));
}

#[test]
fn clause_7_6_who_can_reach_none_takes_the_nearest() {
    let mut table = completed(2, &[0]);
    table.spaces(&["c2", "b3", "e5"]);
    assert_eq!(table.goals(0), ["c2", "b3"], "counted in cells, of several as one likes");
    let no = table.refused(0, go("e5"));
    assert_eq!((no.0.as_str(), no.1.as_str()), ("7.6", "not-the-nearest"));
    assert_eq!(table.clause(0, go("a1")), "7.2", "there is no card");
    table.play(0, go("b3"));
    table.spaces(&["c2"]);
    assert!(table.goals(1).is_empty(), "who need not move cannot take it");
    table.play(1, KEEP);
}

#[test]
fn clause_7_6_when_no_card_is_left_that_player_sits_out() {
    let mut table = Table::new(2);
    table.spaces(&[]);
    let told = table.complete(&[0]);
    assert_eq!(told.last(), Some(&Event::SatOut { seat: Seat(0) }));
    assert_eq!(table.order(), [1]);
    table.play(1, KEEP);
    table.wait(3_000);
    assert_eq!(table.clause(0, grab(1)), "7.6");
    table.play(1, grab(1));
    assert!(table.goes_on());
}

#[test]
fn clause_7_6_who_sat_out_takes_a_card_that_comes_free() {
    let mut table = Table::new(3);
    table.change(1).site = None;
    table.spaces(&["e1"]);
    table.complete(&[0]);
    table.play(0, go("e1"));
    assert_eq!(table.state.spaces.len(), 0);
    assert_eq!(table.order(), [2], "seat 1 finds none");
    table.play(2, KEEP);
    table.wait(3_000);
    table.spaces(&["d1", "f5"]);
    table.complete(&[2]);
    table.play(2, go("f5"));
    table.play(0, go("d1"));
    assert_eq!(table.order(), [1]);
    assert_eq!(table.goals(1), ["e1"], "the card that seat 0 left");
    assert_eq!(table.clause(1, KEEP), "7.5");
    table.play(1, go("e1"));
    assert!(table.own(1).site.is_some());
}

#[test]
fn clause_7_7_after_thirty_seconds_the_clock_moves() {
    let mut table = completed(2, &[0]);
    let start = table.now();
    assert!(table.until(start + 29_999).is_empty());
    let told = table.until(start + 30_000);
    assert!(matches!(told[..], [Event::Moved { seat: Seat(0), cell: to, .. }] if to == cell("b1")));
    assert!(table.until(start + 59_999).is_empty());
    assert_eq!(table.until(start + 60_000), [Event::Kept { seat: Seat(1) }]);
}
