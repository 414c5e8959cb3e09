//! 9 Other races: alone, together, and all on one card.

use building::Side;
use contract::{Awaiting, Game, Seat};
use tokyo_jutaku::medal::{self, Medal};
use tokyo_jutaku::setup::Mode;
use tokyo_jutaku::state::Phase;
use tokyo_jutaku::{Command, Event, Setup};

use crate::table::{Table, attack, beats, blue, cell, daily, go, grab, verdicts, yen};

fn scores(table: &Table) -> Vec<i32> {
    match table.state.awaiting() {
        Awaiting::Over(outcome) => outcome.scores.values().copied().collect(),
        Awaiting::Seats(_) => panic!("the match goes on"),
    }
}

/// The cards of a map.
fn map() -> Vec<Option<u8>> {
    (0..32).map(Some).collect()
}

/// The medal for that many yen.
fn medal(setup: &Setup, seats: usize, yen: i32) -> Option<Medal> {
    medal::medal(setup, seats, &map(), yen)
}

fn team() -> Setup {
    Setup { mode: Mode::Team, ..blue() }
}

fn duel() -> Setup {
    Setup { mode: Mode::Duel, ..blue() }
}

#[test]
fn clause_9_6_alone_time_counts_and_a_false_stop_adds_ten_seconds() {
    let mut table = Table::new(1);
    table.change(0).done.extend([1, 2, 3]);
    table.botch(0).play(0, Command::Stop);
    table.wait(1_400);
    assert_eq!((table.own(0).penalty, table.state.sprint_ms()), (10_000, table.now() + 10_000));
    table.play(0, Command::Return);
    table.wait(3_000);
    table.build(0);
    table.at(0, 60_000, Command::Stop);
    let told = table.until(60_400);
    assert_eq!(table.ending(), (vec![0], "fourth-site"));
    assert_eq!(scores(&table), [71], "60.4 seconds and ten more");
    let clocked = Event::Clocked { seat: Seat(0), seconds: 71 };
    assert!(told.contains(&clocked));
}

#[test]
fn clause_9_6_the_site_of_the_day_too_but_no_other_race() {
    let mut table = Table::with(&daily(), 1);
    table.botch(0);
    table.at(0, 5_000, Command::Stop);
    assert_eq!(table.own(0).penalty, 10_000);
    table.wait(3_000);
    table.play(0, Command::Return);
    table.wait(500);
    table.build(0);
    table.at(0, 20_000, Command::Stop);
    assert_eq!((table.ending().1, scores(&table)), ("daily-site", vec![30]));
    let attack = attack();
    for (setup, seats) in [(blue(), 2), (daily(), 2), (attack, 1), (beats(), 1), (duel(), 1)] {
        assert!(!Table::with(&setup, seats).state.is_sprint());
    }
    let mut table = Table::with(&attack, 1);
    table.botch(0).play(0, Command::Stop);
    assert_eq!(table.own(0).penalty, 0);
}

#[test]
fn clause_9_6_added_time_brings_the_limit_nearer() {
    for setup in [blue(), daily()] {
        let mut table = Table::with(&Setup { limit: 1, ..setup }, 1);
        table.botch(0);
        table.at(0, 10_000, Command::Stop);
        table.until(49_999);
        assert!(table.goes_on());
        table.until(50_000);
        assert_eq!((table.ending().1, scores(&table)), ("time-up", vec![60]));
        let mut table = Table::with(&Setup { limit: 1, ..setup }, 1);
        table.botch(0);
        table.at(0, 55_000, Command::Stop);
        table.until(55_400);
        assert_eq!(table.ending().1, "time-up", "at once where it is past");
    }
}

#[test]
fn clause_9_7_alone_against_the_clock_there_are_medals() {
    for side in [Side::White, Side::Blue] {
        let setup = Setup { side, ..attack() };
        let [bronze, silver, gold] =
            [Medal::Bronze, Medal::Silver, Medal::Gold].map(|medal| medal.price(side));
        assert!(0 < bronze && bronze < silver && silver < gold);
        assert_eq!(medal(&setup, 1, bronze - 1), None);
        assert_eq!(medal(&setup, 1, bronze), Some(Medal::Bronze));
        assert_eq!(medal(&setup, 1, gold - 1), Some(Medal::Silver));
        assert_eq!(medal(&setup, 1, gold), Some(Medal::Gold));
        let half = Setup { attack: 5, ..setup };
        assert_eq!(medal(&half, 1, gold / 2), Some(Medal::Gold), "in proportion");
        assert_eq!(medal(&setup, 2, gold), None, "only alone");
        assert_eq!(medal(&Setup { mode: Mode::Race, ..setup }, 1, gold), None);
        let whole: i32 = map().iter().flatten().map(|card| yen(*card, side)).sum();
        let long = Setup { attack: 30, mode: Mode::Team, ..setup };
        let won = [25, 50, 90].map(|share| medal(&long, 8, whole * share / 100));
        assert_eq!(won, [Medal::Bronze, Medal::Silver, Medal::Gold].map(Some), "all can be won");
    }
    let mut table = Table::with(&Setup { attack: 1, ..attack() }, 1);
    table.change(0).yen = 10_000;
    let told = table.until(60_000);
    assert_eq!(told[told.len() - 2], Event::Honoured { medal: Medal::Gold, yen: 10_000 });
}

#[test]
fn clause_9_7_the_rules_name_the_prices() {
    let rules = include_str!("../../RULES.md");
    let written = |price: i32| format!("¥{},{:03}", price / 1_000, price % 1_000);
    for side in [Side::White, Side::Blue] {
        let [bronze, silver, gold] =
            [Medal::Bronze, Medal::Silver, Medal::Gold].map(|medal| written(medal.price(side)));
        assert!(rules.contains(&format!("{bronze}, {silver} or {gold}")), "{side:?}");
    }
}

#[test]
fn clause_9_8_together_all_win_with_the_sum() {
    let mut table = Table::with(&Setup { attack: 1, ..team() }, 3);
    table.build(1);
    assert_eq!(verdicts(&table.play(1, Command::Stop)), [(1, true)]);
    assert_eq!(table.state.phase, Phase::Building, "the others go on");
    table.play(1, go("e1"));
    table.build(2).play(2, Command::Stop);
    table.until(60_000);
    assert_eq!(table.ending(), (vec![0, 1, 2], "time-up"));
    let sum = yen(4, Side::Blue) + yen(8, Side::Blue);
    assert_eq!(scores(&table), [sum; 3]);
}

#[test]
fn clause_9_8_a_medal_asks_its_price_of_each() {
    let mixed = Setup { easy: 1, attack: 5, mode: Mode::Team, ..Setup::default() };
    let price = (Medal::Silver.price(Side::White) + Medal::Silver.price(Side::Blue)) / 2;
    assert_eq!(medal(&mixed, 2, price), Some(Medal::Silver));
    assert_ne!(medal(&mixed, 2, price - 1), Some(Medal::Silver));
    let whole = |side| -> i32 { map().iter().flatten().map(|card| yen(*card, side)).sum() };
    let long = Setup { attack: 60, ..mixed };
    let most = (whole(Side::White) + whole(Side::Blue)) / 2 * 90 / 100;
    assert_eq!(medal(&long, 2, most), Some(Medal::Gold), "the mean of both sides");
    assert_ne!(medal(&long, 2, most - 1), Some(Medal::Gold));
    let alone = Setup { mode: Mode::Attack, ..long };
    let most = whole(Side::Blue) * 90 / 100;
    assert_eq!(medal(&alone, 1, most), Some(Medal::Gold), "the side that is built on");
}

#[test]
fn clause_9_9_in_a_duel_all_build_on_the_same_card() {
    let mut table = Table::with(&duel(), 2);
    assert_eq!(table.own(0).site, table.own(1).site);
    assert!(table.own(0).cell.is_none() && table.own(1).cell.is_none());
    table.play(0, grab(3));
    assert_eq!(table.clause(1, grab(3)), "3.3", "the supply is one");
    table.play(0, Command::Drop);
    table.wait(500);
    let next = table.state.card_at(cell("b1")).unwrap();
    let told = table.complete(&[1]);
    assert_eq!(verdicts(&told), [(1, true)]);
    assert_eq!(told.last(), Some(&Event::Laid { card: next }));
    assert!(matches!(table.state.phase, Phase::Countdown { .. }), "nobody moves");
    let cards = [0, 1].map(|seat| table.own(seat).site.as_ref().unwrap().card);
    assert_eq!((cards, table.state.round), ([next; 2], 2));
    assert_eq!((table.own(0).done.len(), table.own(1).done.len()), (0, 1));
    assert_eq!(table.state.supplies[0].len(), 68);
}

#[test]
fn clause_9_9_a_duel_ends_with_the_fourth_card_or_the_last() {
    let mut table = Table::with(&duel(), 2);
    table.change(0).done.extend([33, 34, 35]);
    table.complete(&[0]);
    assert_eq!(table.ending(), (vec![0], "fourth-site"));
    let mut table = Table::with(&duel(), 2);
    table.spaces(&[]);
    table.complete(&[1]);
    assert_eq!(table.ending(), (vec![1], "no-cards"));
}
