//! 8 The end.

use contract::{About, Awaiting, Game, Seat};
use tokyo_jutaku::{Beat, Command, Event, Setup, TokyoJutaku};

use crate::table::{Table, attack, beats, blue, go, grab, verdicts, yen};

/// Cards that nobody has in front of them.
const THREE: [u8; 3] = [1, 2, 3];

fn nearly(seats: usize, of: &[u8]) -> Table {
    let mut table = Table::new(seats);
    of.iter().for_each(|seat| table.change(*seat).done.extend(THREE));
    table
}

#[test]
fn clause_8_1_the_fourth_site_ends_the_match() {
    let mut table = nearly(3, &[1]);
    table.complete(&[0]);
    assert!(table.goes_on());
    let mut table = nearly(3, &[1]);
    let told = table.complete(&[1]);
    assert_eq!(table.ending(), (vec![1], "fourth-site"));
    assert!(matches!(told.last(), Some(Event::Over { .. })), "nobody moves any more");
}

#[test]
fn clause_8_1_all_that_were_called_at_the_same_time_count() {
    let mut table = nearly(3, &[1]);
    table.change(0).yen = 2_000;
    table.complete(&[1, 0]);
    assert_eq!((table.own(0).done.len(), table.own(1).done.len()), (1, 4));
    assert_eq!(table.ending(), (vec![0], "fourth-site"));
}

#[test]
fn clause_8_2_most_yen_wins_not_most_sites() {
    let mut table = nearly(3, &[1]);
    table.change(2).yen = 5_000;
    table.complete(&[1]);
    assert_eq!(table.ending().0, [2]);
}

#[test]
fn clause_8_2_the_others_are_placed_by_their_yen() {
    let mut table = nearly(4, &[1]);
    table.change(2).yen = 5_000;
    table.complete(&[1]);
    let Awaiting::Over(end) = table.state.awaiting() else { panic!("the match goes on") };
    assert_eq!(end.places.values().copied().collect::<Vec<_>>(), [3, 2, 1, 3]);
}

#[test]
fn clause_8_2_equals_share_the_win() {
    let mut table = nearly(3, &[1]);
    table.change(2).yen = 5_000;
    table.change(1).yen = 5_000 - yen(4, building::Side::Blue);
    let told = table.complete(&[1]);
    assert_eq!(table.ending().0, [1, 2]);
    let shared = [Seat(1), Seat(2)].into_iter().collect();
    assert_eq!(told.last(), Some(&Event::Over { winners: shared }));
}

#[test]
fn clause_8_3_time_is_up_after_so_many_minutes() {
    let mut table = Table::with(&Setup { limit: 1, ..blue() }, 2);
    table.change(1).yen = 100;
    table.until(59_999);
    assert!(table.goes_on());
    table.until(60_000);
    assert_eq!(table.ending(), (vec![1], "time-up"));
    assert_eq!(Game::now(&table.state), 60_000);
}

#[test]
fn clause_8_3_who_called_in_time_is_judged() {
    let mut table = Table::with(&Setup { limit: 1, ..blue() }, 2);
    table.change(1).yen = 50;
    table.build(0).botch(1);
    table.at(0, 59_900, Command::Stop);
    table.at(1, 60_100, Command::Stop);
    let told = table.until(61_000);
    assert_eq!(verdicts(&told), [(0, true), (1, false)]);
    assert_eq!((table.ending(), table.now()), ((vec![0], "time-up"), 60_300));
    let mut table = Table::with(&Setup { limit: 1, ..blue() }, 2);
    table.botch(0);
    table.at(0, 59_900, Command::Stop);
    table.until(61_000);
    assert_eq!((table.ending(), table.now()), ((vec![0, 1], "time-up"), 60_300));
}

#[test]
fn clause_8_3_while_tokens_move_too() {
    let mut table = Table::with(&Setup { limit: 1, ..blue() }, 2);
    table.until(50_000);
    table.complete(&[1]);
    table.until(60_000);
    assert_eq!(table.ending(), (vec![1], "time-up"));
}

#[test]
fn clause_8_3_in_beats_after_twelve_beats_for_each_minute() {
    let mut table = Table::with(&Setup { limit: 2, ..beats() }, 1);
    (0..23).for_each(|_| drop(table.beat(0, Beat::Hold)));
    assert!(table.goes_on());
    table.beat(0, Beat::Hold);
    assert_eq!(table.ending(), (vec![0], "time-up"));
}

#[test]
fn clause_8_3_off_for_people_and_on_for_bots() {
    assert_eq!((Setup::default().limit, TokyoJutaku::setup_for_bots().limit), (0, 45));
    let mut table = Table::new(2);
    table.until(6 * 3_600_000);
    assert!(table.goes_on());
}

#[test]
fn clause_8_4_the_match_ends_when_nobody_can_get_a_card() {
    let mut table = Table::new(2);
    table.change(1).site = None;
    table.spaces(&[]);
    table.complete(&[0]);
    assert_eq!(table.ending(), (vec![0], "no-cards"));
}

#[test]
fn clause_8_4_in_a_time_attack_who_waits_too_long_may_find_none() {
    let mut table = Table::with(&attack(), 2);
    table.spaces(&["e1"]);
    table.build(0).play(0, Command::Stop);
    table.build(1).play(1, Command::Stop);
    assert!(table.own(0).moving.is_some() && table.own(1).moving.is_some());
    let told = table.play(1, go("e1"));
    assert_eq!(told.last(), Some(&Event::SatOut { seat: Seat(0) }));
    assert!(table.own(0).moving.is_none() && table.goes_on());
    table.build(1).play(1, Command::Stop);
    assert_eq!(table.ending().1, "no-cards");
}

#[test]
fn clause_8_5_nothing_can_be_played_after_the_end() {
    let mut table = nearly(2, &[1]);
    table.complete(&[1]);
    for command in [grab(1), Command::Stop, Command::Keep, Command::Tick, go("b1")] {
        assert_eq!(table.clause(0, command), "8.5");
    }
    assert_eq!(table.actor_refused(contract::Actor::Clock, 99_999, Command::Tick), "8.5");
}
