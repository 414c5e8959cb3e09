//! 5 Stop, 6 Yen.

use building::Side;
use contract::{Game, Seat};
use tokyo_jutaku::state::Phase;
use tokyo_jutaku::{Command, Event, Setup};

use crate::table::{Table, blue, broken, go, grab, pose, verdicts, yen};

const STOP: Command = Command::Stop;

#[test]
fn clause_5_1_nothing_built_nothing_to_call() {
    let mut table = Table::new(2);
    let no = table.refused(0, STOP);
    assert_eq!((no.0.as_str(), no.1.as_str()), ("5.1", "nothing-built"));
    table.botch(0);
    assert_eq!(table.play(0, STOP), [Event::Stopped { seat: Seat(0) }]);
    assert_eq!(table.clause(1, STOP), "5.1", "nor together with others");
}

#[test]
fn clause_5_2_everybody_freezes_as_of_that_moment() {
    let mut table = Table::new(3);
    table.botch(0);
    table.at(1, 89_999, grab(67));
    table.at(0, 90_000, STOP);
    let places = Command::Place { pose: pose(67, 35_000, 35_000, 0) };
    for command in [places, Command::Drop, Command::Return, grab(66), Command::Clear] {
        for at in [90_000, 90_001, 90_399] {
            let no = table.refused_at(1, at, 150, command.clone());
            assert_eq!((no.0.as_str(), no.1.as_str()), ("5.2", "frozen"), "{command:?}");
        }
    }
    assert_eq!(table.refused(0, STOP).1, "called-already");
}

#[test]
fn clause_5_2_a_quarter_of_a_second_is_the_same_time() {
    let mut table = Table::new(3);
    table.botch(0).botch(1).botch(2);
    table.at(0, 90_000, STOP);
    assert_eq!(table.refused_at(1, 90_251, 0, STOP).1, "too-late");
    assert_eq!(table.refused_at(1, 90_310, 40, STOP).0, "5.2");
    let mut exact = table.clone();
    exact.lagging(1, 90_390, 140, STOP);
    table.at(2, 90_249, STOP);
    table.lagging(1, 90_310, 140, STOP);
    assert!(table.until(90_399).is_empty());
    let told = table.until(90_400);
    assert_eq!(verdicts(&told), [(0, false), (2, false), (1, false)], "in the order of calls");
}

#[test]
fn clause_5_2_no_connection_is_credited_with_more_than_150_ms() {
    let mut table = Table::new(2);
    table.botch(0).botch(1);
    table.at(0, 90_000, STOP);
    let mut in_time = table.clone();
    in_time.lagging(1, 90_399, 5_000, STOP);
    table.until(90_399);
    assert_eq!(table.refused_at(1, 90_401, 5_000, STOP).0, "2.4", "the verdict has fallen");
    let mut late = Table::new(2);
    late.botch(0).botch(1);
    late.at(0, 90_000, STOP);
    assert_eq!(late.refused_at(1, 90_399, 148, STOP).1, "too-late");
}

#[test]
fn clause_5_2_calling_does_not_make_the_calls_of_others_stale() {
    let mut table = Table::new(2);
    table.botch(0).botch(1);
    let before = table.state.decision(Seat(1));
    table.at(0, 90_000, STOP);
    assert_eq!(table.state.decision(Seat(1)), before);
    let may = table.state.awaiting();
    assert!(may.seats().contains(Seat(1)) && !may.seats().contains(Seat(0)));
}

#[test]
fn clause_5_3_every_claim_is_judged_and_all_see_what_is_wrong() {
    let mut table = Table::new(3);
    table.build(0).botch(1).botch(2);
    table.play(1, STOP);
    table.play(0, STOP);
    let told = table.wait(400);
    assert_eq!(verdicts(&told), [(1, false), (0, true)]);
    assert!(broken(&told).contains(&7));
    for event in &told {
        let seen = tokyo_jutaku::TokyoJutaku::redact(event, contract::Viewer::Public);
        assert_eq!(seen.as_ref(), Some(event));
    }
}

#[test]
fn clause_5_4_if_none_is_right_everything_stays_and_goes_on_after_a_second() {
    let mut table = Table::new(2);
    table.botch(0).botch(1);
    table.at(1, 10_000, grab(67));
    table.at(0, 10_100, STOP);
    let (sites, supply) =
        ([table.own(0).site.clone(), table.own(1).site.clone()], table.state.supplies[0]);
    table.until(10_500);
    assert_eq!(table.state.phase, Phase::Countdown { until: 11_500 });
    assert_eq!(table.refused_at(1, 11_499, 0, Command::Drop).0, "2.4");
    assert_eq!(table.until(11_500), [Event::Begun]);
    assert_eq!([table.own(0).site.clone(), table.own(1).site.clone()], sites);
    assert_eq!((table.state.supplies[0], table.own(1).hand.is_some()), (supply, true));
    table.at(1, 11_500, Command::Drop);
    assert_eq!(table.state.round, 1);
}

#[test]
fn clause_5_5_a_false_stop_hushes_for_three_seconds_after_going_on() {
    let mut table = Table::new(2);
    table.botch(0).botch(1);
    table.at(0, 10_000, STOP);
    table.until(11_400);
    assert_eq!(table.own(0).yen, 0);
    let no = table.refused_at(0, 14_399, 0, STOP);
    assert_eq!((no.0.as_str(), no.1.as_str()), ("5.5", "hushed"));
    table.clone().at(0, 14_400, STOP);
    table.clone().at(0, 11_400, grab(67));
    table.at(1, 14_300, STOP);
    assert_eq!(table.refused_at(0, 14_310, 0, STOP).0, "5.5", "nor together with another");
}

#[test]
fn clause_5_5_after_a_stop_that_was_right_the_hush_begins_with_the_next_round() {
    let mut table = Table::new(3);
    table.build(0).botch(1).botch(2);
    table.at(2, 9_000, STOP);
    table.at(0, 20_000, STOP);
    table.play(1, STOP);
    table.until(20_400);
    table.at(0, 30_000, go("b1"));
    table.at(1, 40_000, Command::Keep);
    table.at(2, 50_000, Command::Keep);
    table.until(53_000);
    table.botch(1).botch(2);
    assert_eq!(table.refused_at(1, 55_999, 0, STOP).1, "hushed");
    table.clone().at(1, 56_000, STOP);
    table.at(2, 53_000, STOP);
}

#[test]
fn clause_5_5_a_fine_if_the_option_says_so() {
    let mut table = Table::with(&Setup { fine: 3, ..blue() }, 2);
    table.botch(0).play(0, STOP);
    let told = table.wait(400);
    assert!(matches!(told[0], Event::Judged { yen: -300, .. }));
    assert_eq!((table.own(0).yen, table.own(1).yen), (-300, 0));
    table.change(0).yen = -999_900;
    table.wait(4_000);
    table.play(0, STOP);
    table.wait(400);
    assert_eq!(table.own(0).yen, -1_000_000, "there is an end to what can be owed");
}

#[test]
fn clause_5_6_after_a_success_all_wood_goes_back_pieces_in_hand_too() {
    let mut table = Table::new(3);
    table.build(0).botch(1);
    table.play(2, grab(67));
    table.play(0, grab(66));
    table.play(0, STOP);
    let told = table.wait(400);
    assert_eq!(told[1], Event::Cleared);
    assert_eq!(table.state.supplies[0].len(), 68);
    assert!((0..3).all(|seat| table.own(seat).pieces().count() == 0));
    assert_eq!(table.own(0).done.as_slice(), [0]);
    assert!(table.own(0).site.is_none() && table.own(1).site.is_some());
    assert_eq!(table.state.round, 2);
}

#[test]
fn clause_5_7_all_right_ones_called_at_the_same_time_are_kept() {
    let mut table = Table::new(3);
    table.build(0).build(2).botch(1);
    table.at(2, 50_000, STOP);
    table.at(1, 50_100, STOP);
    table.lagging(0, 50_380, 150, STOP);
    assert_eq!(verdicts(&table.until(50_400)), [(2, true), (1, false), (0, true)]);
    assert_eq!((table.own(2).done.as_slice(), table.own(0).done.as_slice()), (&[8][..], &[0][..]));
    assert!(table.own(1).done.is_empty());
}

#[test]
fn clause_6_1_a_completed_card_is_worth_what_is_printed_on_it() {
    for side in [Side::Blue, Side::White] {
        let mut table = Table::with(&Setup { side, ..blue() }, 1);
        let told = table.complete(&[0]);
        assert!(matches!(told[0], Event::Judged { yen: paid, .. } if paid == yen(0, side)));
        assert_eq!(table.own(0).yen, yen(0, side));
        assert!(yen(0, side) > 0);
    }
}
