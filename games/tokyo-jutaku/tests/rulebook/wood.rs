//! 3 Taking pieces.

use contract::{Actor, Chance, Entry, Game, Seat, Silent};
use tokyo_jutaku::{Beat, Command, Event, Setup};

use crate::table::{Table, attack, beats, blue, daily, go, grab, piece, pose, verdicts};

#[test]
fn clause_3_1_commands_count_in_the_order_in_which_they_arrive() {
    let mut table = Table::new(3);
    let before = table.state.decision(Seat(2));
    table.at(1, 4_000, grab(17));
    table.at(0, 4_000, grab(16));
    assert_eq!(table.state.decision(Seat(2)), before, "others do not make a command stale");
    let tick = table.refused(0, Command::Tick);
    assert_eq!((tick.0.as_str(), tick.1.as_str()), ("3.1", "only-the-clock"));
    assert_eq!(table.actor_refused(Actor::Clock, 4_000, Command::Tick), "3.1");
    assert_eq!(table.actor_refused(Actor::Clock, 4_000, Command::Stop), "3.1");
    assert_eq!(table.actor_refused(Actor::Judge, 4_000, grab(5)), "3.1");
    assert_eq!(table.actor_refused(Actor::Seat(Seat(3)), 4_000, grab(5)), "3.1");
}

#[test]
fn clause_3_2_one_piece_in_hand() {
    let mut table = Table::new(2);
    let told = table.play(0, grab(17));
    assert_eq!(told, [Event::Grabbed { seat: Seat(0), piece: piece(17) }]);
    assert!(!table.state.supplies[0].contains(piece(17)));
    let no = table.refused(0, grab(18));
    assert_eq!(no, ("3.2".into(), "hand-full".into(), vec!["piece-17".into()]));
}

#[test]
fn clause_3_3_of_two_grabs_at_one_moment_the_first_to_arrive_counts() {
    let mut table = Table::new(8);
    table.at(5, 61_204, grab(17));
    for seat in [0, 3, 7] {
        let no = table.refused_at(seat, 61_204, 150, grab(17));
        assert_eq!(no, ("3.3".into(), "piece-taken".into(), vec!["piece-17".into()]));
    }
    assert_eq!(table.own(5).hand.unwrap().piece, piece(17));
    table.play(5, Command::Drop);
    table.at(3, 61_204, grab(17));
    assert_eq!(table.own(3).hand.unwrap().since, 61_204);
}

#[test]
fn clause_3_3_a_piece_on_a_site_is_taken_too() {
    let mut table = Table::new(2);
    table.put(0, pose(4, 35_000, 35_000, 0));
    assert_eq!(table.refused(1, grab(4)).2, ["piece-4"]);
    assert_eq!(table.clause(0, grab(4)), "3.3");
}

#[test]
fn clause_3_4_a_piece_in_hand_may_be_put_back() {
    let mut table = Table::new(2);
    assert_eq!(table.refused(0, Command::Drop).1, "hand-empty");
    assert_eq!(table.clause(0, Command::Drop), "3.4");
    table.play(0, grab(17));
    let told = table.play(0, Command::Drop);
    assert_eq!(told, [Event::Dropped { seat: Seat(0), piece: piece(17), late: false }]);
    assert!(table.state.supplies[0].contains(piece(17)) && table.own(0).hand.is_none());
    table.play(1, grab(17));
}

#[test]
fn clause_3_5_who_holds_a_piece_for_thirty_seconds_loses_it() {
    let mut table = Table::new(2);
    table.at(0, 5_000, grab(17));
    assert!(table.until(34_999).is_empty());
    assert!(table.own(0).hand.is_some());
    let told = table.until(35_000);
    assert_eq!(told, [Event::Dropped { seat: Seat(0), piece: piece(17), late: true }]);
    table.at(1, 35_000, grab(17));
    table.at(0, 35_000, grab(18));
}

#[test]
fn clause_3_5_the_option_sets_another_limit_or_none() {
    let mut table = Table::with(&Setup { idle_hold: 5, ..blue() }, 2);
    table.at(0, 5_000, grab(17));
    assert_eq!(table.until(10_000).len(), 1);
    let mut table = Table::with(&Setup { idle_hold: 0, ..blue() }, 2);
    table.at(0, 5_000, grab(17));
    assert!(table.until(3_600_000).is_empty());
    assert!(table.own(0).hand.is_some());
}

#[test]
fn clause_3_5_while_everybody_stands_still_nobody_is_charged() {
    let mut table = Table::new(2);
    table.botch(1);
    table.at(0, 5_000, grab(67));
    table.at(1, 34_900, Command::Stop);
    table.until(36_300);
    assert_eq!(table.own(0).hand.unwrap().since, 6_400, "only the pause is forgiven");
    assert!(table.until(36_399).is_empty());
    assert_eq!(table.until(36_400).len(), 1);
}

#[test]
fn clause_3_5_false_stops_do_not_let_anybody_hold_a_piece_for_ever() {
    let mut table = Table::new(2);
    table.botch(0);
    table.at(0, 5_000, grab(67));
    let held: Vec<bool> = [20_000, 31_000, 60_000]
        .map(|at| {
            table.at(0, at, Command::Stop);
            table.until(at + 1_400);
            table.own(0).hand.is_some()
        })
        .to_vec();
    assert_eq!(held, [true, true, false], "the third stop comes too late");
}

#[test]
fn clause_3_5_a_clock_that_wakes_late_is_not_charged() {
    let mut table = Table::new(2);
    table.botch(1);
    table.at(0, 5_000, grab(67));
    table.at(1, 34_900, Command::Stop);
    table.until(35_300);
    let tick = Entry::new(Actor::Clock, 36_500, Command::Tick);
    table.state.play(&tick, &mut Chance::from_number(1), &mut Silent).unwrap();
    table.sound();
    assert_eq!(table.own(0).hand.unwrap().since, 6_600);
    assert_eq!(table.own(1).hushed_until, Some(39_500));
}

#[test]
fn clause_3_6_only_the_piece_placed_last_can_be_returned() {
    let mut table = Table::new(2);
    assert_eq!(table.refused(0, Command::Return).1, "nothing-placed");
    table.put(0, pose(4, 35_000, 35_000, 0));
    table.put(0, pose(0, 35_000, 35_000, 0));
    table.play(0, grab(20));
    let no = table.refused(0, Command::Return);
    assert_eq!((no.0.as_str(), no.1.as_str()), ("3.6", "hand-full"), "instead of taking one");
    table.play(0, Command::Drop);
    table.wait(500);
    let told = table.play(0, Command::Return);
    assert_eq!(told, [Event::Returned { seat: Seat(0), piece: piece(0) }]);
    table.wait(500);
    let told = table.play(0, Command::Return);
    assert_eq!(told, [Event::Returned { seat: Seat(0), piece: piece(4) }]);
    table.wait(500);
    assert_eq!(table.clause(0, Command::Return), "3.6");
    assert_eq!(table.state.supplies[0].len(), 68);
}

#[test]
fn clause_3_7_hands_are_busy_for_half_a_second() {
    let mut table = Table::new(2);
    table.at(0, 5_000, grab(17));
    table.at(0, 5_100, Command::Drop);
    let no = table.refused_at(0, 5_599, 0, grab(18));
    assert_eq!((no.0.as_str(), no.1.as_str()), ("3.7", "busy"));
    table.at(0, 5_600, grab(18));
    table.play(0, Command::Place { pose: pose(18, 35_000, 35_000, 0) });
    table.at(0, 5_600, grab(4));
    table.play(0, Command::Place { pose: pose(4, 12_000, 12_000, 0) });
    table.at(0, 6_000, Command::Return);
    assert_eq!(table.refused_at(0, 6_499, 0, Command::Return).0, "3.7");
    assert_eq!(table.refused_at(0, 6_499, 0, grab(4)).0, "3.7");
    table.clone().at(0, 6_499, Command::Stop);
    table.at(1, 6_001, grab(4));
    table.at(0, 6_500, Command::Return);
}

#[test]
fn clause_3_7_free_hands_are_asked_anew() {
    let mut table = Table::new(2);
    table.at(0, 5_000, grab(17));
    table.at(0, 5_100, Command::Drop);
    let busy = [0, 1].map(|seat| table.state.decision(Seat(seat)));
    table.until(5_599);
    assert_eq!(table.state.decision(Seat(0)), busy[0]);
    table.until(5_600);
    assert_eq!(table.state.decision(Seat(0)), busy[0] + 1);
    assert_eq!(table.state.decision(Seat(1)), busy[1], "nobody else is");
}

#[test]
fn clause_3_8_in_beats_two_thirds_of_a_beat_clear() {
    let mut table = Table::with(&beats(), 3);
    let put = |number| Beat::Place { pose: pose(number, 35_000, 35_000, 0) };
    table.beat(0, put(9));
    table.beat(1, put(4));
    table.beat(2, Beat::Clear);
    assert_eq!(table.own(0).pieces().count(), 1, "one of three is not enough");
    table.beat(0, Beat::Clear);
    table.beat(1, Beat::Clear);
    let told = table.beat(2, put(0));
    let voted = |seat| Event::Voted { seat: Seat(seat) };
    assert_eq!(told[told.len() - 3..], [voted(0), voted(1), Event::Cleared]);
    assert_eq!(table.state.supplies[0].len(), 68, "what was placed in the beat goes back too");
    assert!(table.goes_on());
}

#[test]
fn clause_3_8_in_beats_a_completed_site_comes_before_the_votes() {
    let mut table = Table::with(&beats(), 3);
    for pose in table.solution(0) {
        table.beat(0, Beat::Place { pose });
        table.beat(1, Beat::Hold);
        table.beat(2, Beat::Hold);
    }
    table.beat(1, Beat::Clear);
    table.beat(2, Beat::Clear);
    let told = table.beat(0, Beat::Stop);
    assert_eq!(verdicts(&told), [(0, true)]);
    assert_eq!(told.iter().filter(|event| **event == Event::Cleared).count(), 1);
}

#[test]
fn clause_3_9_only_the_last_piece_is_nudged_and_only_by_option() {
    let nudge = |number, x| Command::Nudge { pose: pose(number, x, 35_000, 0) };
    let mut table = Table::new(2);
    table.put(0, pose(9, 35_000, 35_000, 0));
    assert_eq!(table.refused(0, nudge(9, 36_000)).1, "no-nudging");
    let mut table = Table::with(&Setup { nudge: true, ..blue() }, 2);
    assert_eq!(table.refused(0, nudge(9, 36_000)).1, "nothing-placed");
    table.put(0, pose(9, 35_000, 35_000, 0));
    table.put(0, pose(4, 35_000, 35_000, 0));
    let no = table.refused(0, nudge(9, 36_000));
    assert_eq!(no, ("3.9".into(), "not-the-last".into(), vec!["piece-4".into()]));
    assert_eq!(table.clause(0, nudge(4, 49_000)), "4.4", "it would fall");
    let told = table.play(0, nudge(4, 33_000));
    let moved = pose(4, 33_000, 35_000, 0);
    assert_eq!(told, [Event::Nudged { seat: Seat(0), pose: moved, floor: 2 }]);
    let standing = table.own(0).site.as_ref().unwrap().building().standing();
    assert_eq!(standing.iter().map(|each| each.pose).collect::<Vec<_>>()[1], moved);
    let told = table.play(0, nudge(4, 53_000));
    assert!(matches!(told[..], [Event::Nudged { floor: 1, .. }]), "down to the card");
    table.play(0, grab(0));
    assert_eq!(table.refused(0, nudge(4, 33_000)).1, "hand-full");
    let beats = Table::with(&Setup { nudge: true, ..beats() }, 2);
    assert_eq!(beats.clause(0, nudge(4, 33_000)), "9.3");
}

#[test]
fn clause_3_8_after_two_minutes_without_a_placement_two_thirds_may_clear() {
    let mut table = Table::new(3);
    table.put(0, pose(4, 35_000, 35_000, 0));
    table.at(1, 30_000, grab(3));
    table.play(1, Command::Place { pose: pose(3, 35_000, 35_000, 0) });
    let no = table.refused_at(0, 149_999, 0, Command::Clear);
    assert_eq!((no.0.as_str(), no.1.as_str()), ("3.8", "too-soon-to-clear"));
    table.at(2, 140_000, grab(9));
    let told = table.at(0, 150_000, Command::Clear);
    assert_eq!(told, [Event::Voted { seat: Seat(0) }]);
    assert_eq!(table.refused(0, Command::Clear).1, "voted-already");
    let told = table.play(2, Command::Clear);
    assert_eq!(told, [Event::Voted { seat: Seat(2) }, Event::Cleared]);
    assert_eq!(table.state.supplies[0].len(), 68, "pieces in hand too");
    assert_eq!(table.clause(1, Command::Clear), "3.8");
    assert!((0..3).all(|seat| !table.own(seat).clears && table.own(seat).site.is_some()));
}

#[test]
fn clause_3_8_false_stops_do_not_put_clearing_off() {
    let mut table = Table::new(2);
    table.at(0, 10_000, grab(4));
    table.play(0, Command::Place { pose: pose(4, 35_000, 35_000, 0) });
    table.at(0, 60_000, Command::Stop);
    table.at(0, 120_000, Command::Stop);
    assert_eq!(table.refused_at(1, 132_799, 0, Command::Clear).1, "too-soon-to-clear");
    table.at(1, 132_800, Command::Clear);
}

#[test]
fn clause_3_8_two_minutes_count_from_the_beginning_of_a_round() {
    let mut table = Table::new(2);
    table.complete(&[0]);
    let moves = table.now();
    table.at(0, moves + 10_000, go("b1"));
    table.at(1, moves + 20_000, Command::Keep);
    let begins = moves + 23_000;
    assert_eq!(table.refused_at(1, begins + 119_999, 0, Command::Clear).1, "too-soon-to-clear");
    table.at(1, begins + 120_000, Command::Clear);
}

#[test]
fn clause_3_8_a_placement_takes_the_votes_back() {
    let mut table = Table::new(3);
    table.at(0, 123_000, Command::Clear);
    table.put(1, pose(4, 35_000, 35_000, 0));
    assert!(!table.own(0).clears);
    assert_eq!(table.clause(2, Command::Clear), "3.8");
}

#[test]
fn clause_3_8_who_sits_out_has_no_vote() {
    let mut table = Table::new(2);
    table.change(1).site = None;
    table.put(0, pose(4, 35_000, 35_000, 0));
    table.until(200_000);
    assert_eq!(table.clause(1, Command::Clear), "7.6");
    let told = table.play(0, Command::Clear);
    assert_eq!(told.last(), Some(&Event::Cleared));
}

#[test]
fn clause_3_8_where_everybody_has_own_wood_nobody_clears_for_others() {
    let mut table = Table::with(&daily(), 2);
    table.until(200_000);
    let no = table.refused(0, Command::Clear);
    assert_eq!((no.0.as_str(), no.1.as_str()), ("3.8", "no-common-wood"));
    let mut table = Table::with(&attack(), 1);
    table.until(200_000);
    assert_eq!(table.play(0, Command::Clear).last(), Some(&Event::Cleared));
}
