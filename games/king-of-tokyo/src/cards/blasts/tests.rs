//! Scenarios.

use crate::cards::testing::{Table, using};
use crate::command::Command;
use crate::monster::Zone;
use crate::state::End;

#[test]
fn evacuation_orders_take_five_points_from_all_others() {
    let mut table = Table::new(3);
    for (seat, points) in [(0, 7), (1, 9), (2, 12)] {
        table.monster(seat).points = points;
    }
    table.buy(0, "evacuation-orders");
    assert_eq!((table.points(0), table.points(1), table.points(2)), (7, 4, 7));
}

#[test]
fn evacuation_orders_never_go_below_zero() {
    let mut table = Table::new(2);
    table.monster(1).points = 3;
    table.buy(0, "evacuation-orders-2");
    assert_eq!((table.points(1), table.life(1)), (0, 10), "points, not life");
}

#[test]
fn evacuation_orders_undo_twenty_points() {
    let mut table = Table::new(2);
    table.monster(1).points = 20;
    table.monster(1).reached = Some(0);
    table.buy(0, "evacuation-orders");
    assert_eq!((table.points(1), table.monster(1).reached), (15, None));
    table.end();
    assert_eq!(table.state.over, None);
}

#[test]
fn fire_blast_hurts_all_others_wherever_they_are() {
    let mut table = Table::new(3);
    table.city(1).buy(0, "fire-blast");
    assert_eq!((table.life(0), table.life(1), table.life(2)), (10, 8, 8));
}

#[test]
fn fire_blast_is_no_attack() {
    let mut table = Table::new(2);
    table.city(1).give(0, "poison-spit").give(0, "alpha-monster").buy(0, "fire-blast");
    assert_eq!((table.monster(1).poison, table.points(0)), (0, 0));
    assert!(!table.offered(1, Command::Yield));
}

#[test]
fn fire_blast_that_kills_leaves_tokyo_empty() {
    let mut table = Table::new(3);
    table.monster(1).life = 2;
    table.city(1).buy(0, "fire-blast");
    assert_eq!((table.life(1), table.place(0), table.place(1)), (0, Zone::Outside, Zone::Outside));
}

#[test]
fn gas_refinery_gives_points_and_hurts() {
    let mut table = Table::new(3);
    table.buy(0, "gas-refinery");
    assert_eq!((table.points(0), table.life(1), table.life(2), table.life(0)), (2, 7, 7, 10));
}

#[test]
fn gas_refinery_waits_for_wings() {
    let mut table = Table::new(3);
    table.monster(2).energy = 2;
    table.give(2, "wings").buy(0, "gas-refinery");
    assert_eq!((table.asked(), table.life(1)), (Some(2), 7));
    table.play(2, using("wings"));
    assert_eq!((table.life(2), table.energy(2)), (10, 0));
}

#[test]
fn gas_refinery_closes_bay_when_it_kills_the_fifth() {
    let mut table = Table::new(5);
    table.monster(3).life = 3;
    table.city(1).bay(2).buy(0, "gas-refinery");
    assert_eq!((table.place(1), table.place(2)), (Zone::City, Zone::Outside));
    assert!(table.state.bay_closed);
}

#[test]
fn gas_refinery_can_end_the_game_at_once() {
    let mut table = Table::new(2);
    table.monster(1).life = 3;
    table.buy(0, "gas-refinery");
    assert!(matches!(table.state.over, Some(End::LastStanding { seat }) if seat.0 == 0));
}

#[test]
fn high_altitude_bombing_hurts_everybody() {
    let mut table = Table::new(3);
    table.buy(0, "high-altitude-bombing");
    assert_eq!((table.life(0), table.life(1), table.life(2)), (7, 7, 7));
}

#[test]
fn high_altitude_bombing_can_kill_everybody_at_once() {
    let mut table = Table::new(3);
    (0..3).for_each(|seat| table.monster(seat).life = 2);
    table.buy(0, "high-altitude-bombing");
    assert_eq!(table.state.over, Some(End::AllFell));
}

#[test]
fn high_altitude_bombing_that_kills_its_buyer_ends_the_turn() {
    let mut table = Table::new(3);
    table.monster(0).life = 1;
    table.buy(0, "high-altitude-bombing");
    assert_eq!((table.life(0), table.state.active.0), (0, 1));
}

#[test]
fn jet_fighters_give_points_for_life() {
    let mut table = Table::new(2);
    table.buy(0, "jet-fighters");
    assert_eq!((table.points(0), table.life(0), table.life(1)), (5, 6, 10));
}

#[test]
fn jet_fighters_win_nothing_for_the_dead() {
    let mut table = Table::new(2);
    table.monster(0).points = 15;
    table.monster(0).life = 4;
    table.buy(0, "jet-fighters");
    assert!(matches!(table.state.over, Some(End::LastStanding { seat }) if seat.0 == 1));
}

#[test]
fn jet_fighters_do_not_anger_the_herbivore() {
    let mut table = Table::new(2);
    table.give(0, "herbivore").buy(0, "jet-fighters").end();
    assert_eq!(table.points(0), 6, "only others count");
}

#[test]
fn jet_fighters_are_not_made_worse_by_ones_own_urbavore() {
    let mut table = Table::new(2);
    table.city(0).give(0, "urbavore").buy(0, "jet-fighters");
    assert_eq!(table.life(0), 6);
}

#[test]
fn national_guard_gives_points_for_life() {
    let mut table = Table::new(2);
    table.buy(0, "national-guard");
    assert_eq!((table.points(0), table.life(0)), (2, 8));
}

#[test]
fn national_guard_can_be_flown_away_from() {
    let mut table = Table::new(2);
    table.monster(0).energy = 2;
    table.give(0, "wings").buy(0, "national-guard");
    assert_eq!(table.asked(), Some(0));
    table.play(0, using("wings"));
    assert_eq!((table.points(0), table.life(0)), (2, 10));
}

#[test]
fn national_guard_in_tokyo_lets_nobody_yield() {
    let mut table = Table::new(2);
    table.city(0).buy(0, "national-guard");
    assert_eq!((table.place(0), table.life(0)), (Zone::City, 8));
    assert!(!table.offered(0, Command::Yield));
}

#[test]
fn tanks_give_points_for_life() {
    let mut table = Table::new(2);
    table.buy(0, "tanks");
    assert_eq!((table.points(0), table.life(0)), (4, 7));
}

#[test]
fn tanks_feed_what_they_make_stronger() {
    let mut table = Table::new(2);
    table.give(0, "were-only-making-it-stronger").buy(0, "tanks");
    assert_eq!(table.energy(0), 1);
}

#[test]
fn tanks_that_kill_in_tokyo_leave_it_empty() {
    let mut table = Table::new(3);
    table.monster(0).life = 3;
    table.city(0).buy(0, "tanks");
    assert_eq!((table.life(0), table.place(0), table.state.active.0), (0, Zone::Outside, 1));
    table.keep("c");
    assert_eq!(table.place(1), Zone::City, "the next attacker takes it");
}

#[test]
fn vast_storm_halves_the_energy_of_others() {
    let mut table = Table::new(3);
    table.monster(1).energy = 7;
    table.monster(2).energy = 1;
    table.buy(0, "vast-storm");
    assert_eq!((table.points(0), table.energy(1), table.energy(2)), (2, 4, 1));
}

#[test]
fn vast_storm_spares_its_buyer() {
    let mut table = Table::new(2);
    table.monster(0).energy = 5;
    table.buy(0, "vast-storm");
    assert_eq!(table.energy(0), 5);
}

#[test]
fn vast_storm_does_not_reach_batteries() {
    let mut table = Table::new(2);
    table.monster(1).energy = 8;
    table.monster(0).energy = 2;
    table.give(1, "monster-batteries");
    let four = crate::command::With::Amount(4);
    let batteries = crate::cards::testing::card("monster-batteries");
    table.play(1, Command::Use { card: batteries, with: four }).buy(0, "vast-storm");
    assert_eq!((table.energy(1), table.state.counters_on(batteries)), (2, 8));
}
