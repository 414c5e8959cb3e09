//! Scenarios.

use contract::Seat;

use crate::cards::testing::{Table, card};
use crate::command::{Command, Event, With};
use crate::monster::Zone;
use crate::setup::{Frenzy, HighDrop, Regeneration, Setup};
use crate::state::End;

/// Buys a card and tells how many points it gave.
fn points_of(key: &str) -> u8 {
    let mut table = Table::new(2);
    table.buy(0, key);
    assert!(table.state.discard.contains(card(key)), "it is discarded");
    assert!(table.state.monsters[Seat(0)].cards.is_empty());
    table.points(0)
}

/// A purchase that reaches twenty wins when the turn ends, not before.
fn wins_at_the_end_of_the_turn(key: &str, points: u8) {
    let mut table = Table::new(2);
    table.monster(0).points = 20 - points;
    table.monster(0).energy = 2;
    table.buy(0, key);
    assert_eq!((table.points(0), table.state.over), (20, None));
    table.end();
    assert!(matches!(table.state.over, Some(End::Points { winners }) if winners.len() == 1));
}

/// A purchase cannot go beyond twenty.
fn stops_at_twenty(key: &str) {
    let mut table = Table::new(2);
    table.monster(0).points = 19;
    table.buy(0, key);
    assert_eq!(table.points(0), 20);
}

#[test]
fn apartment_building_gives_three_points() {
    assert_eq!(points_of("apartment-building"), 3);
}

#[test]
fn apartment_building_wins_at_the_end_of_the_turn() {
    wins_at_the_end_of_the_turn("apartment-building", 3);
}

#[test]
fn apartment_building_stops_at_twenty() {
    stops_at_twenty("apartment-building");
}

#[test]
fn commuter_train_gives_two_points() {
    assert_eq!(points_of("commuter-train"), 2);
}

#[test]
fn commuter_train_wins_at_the_end_of_the_turn() {
    wins_at_the_end_of_the_turn("commuter-train", 2);
}

#[test]
fn commuter_train_costs_four() {
    let mut table = Table::new(2);
    table.row(&["commuter-train"]);
    table.monster(0).energy = 3;
    table.keep("");
    assert_eq!(table.refused(0, Command::Buy { slot: 0 }), "too-poor");
}

#[test]
fn corner_store_gives_a_point() {
    assert_eq!(points_of("corner-store"), 1);
}

#[test]
fn corner_store_wins_at_the_end_of_the_turn() {
    wins_at_the_end_of_the_turn("corner-store", 1);
}

#[test]
fn corner_store_can_be_cheaper() {
    let mut table = Table::new(2);
    table.monster(0).energy = 2;
    table.give(0, "alien-metabolism").row(&["corner-store"]).keep("");
    table.play(0, Command::Buy { slot: 0 });
    assert_eq!((table.points(0), table.energy(0)), (1, 0));
}

#[test]
fn drop_from_high_altitude_takes_an_empty_city() {
    let mut table = Table::new(2);
    table.buy(0, "drop-from-high-altitude");
    assert_eq!((table.points(0), table.place(0)), (3, Zone::City));
}

#[test]
fn drop_from_high_altitude_in_tokyo_gives_points_only() {
    let mut table = Table::new(5);
    table.bay(0).buy(0, "drop-from-high-altitude");
    assert_eq!((table.points(0), table.place(0)), (2, Zone::Bay));
}

#[test]
fn drop_from_high_altitude_takes_an_empty_bay_if_city_is_held() {
    let mut table = Table::new(5);
    table.city(1).buy(0, "drop-from-high-altitude");
    assert_eq!((table.place(0), table.place(1)), (Zone::Bay, Zone::City));
}

#[test]
fn drop_from_high_altitude_displaces_city_without_damage_or_burrowing() {
    let mut table = Table::new(5);
    table.city(1).bay(2).give(1, "burrowing").buy(0, "drop-from-high-altitude");
    assert_eq!((table.place(0), table.place(1)), (Zone::City, Zone::Outside));
    assert_eq!((table.life(0), table.life(1), table.points(0)), (10, 10, 3));
}

#[test]
fn drop_from_high_altitude_asks_by_option_whom_it_displaces() {
    let mut table = Table::with(5, Setup { high_drop: HighDrop::Choose, ..Setup::default() });
    table.city(1).bay(2).buy(0, "drop-from-high-altitude");
    let choose = |seat| Command::Use {
        card: card("drop-from-high-altitude"),
        with: With::Monster(Seat(seat)),
    };
    assert_eq!(table.offers(0), [choose(1), choose(2)], "it cannot be passed");
    table.play(0, choose(2));
    assert_eq!(
        (table.place(0), table.place(1), table.place(2)),
        (Zone::Bay, Zone::City, Zone::Outside)
    );
}

#[test]
fn energize_gives_nine_energy() {
    let mut table = Table::new(2);
    table.buy(0, "energize");
    assert_eq!(table.energy(0), 9);
}

#[test]
fn energize_with_a_friend_gives_ten() {
    let mut table = Table::new(2);
    table.give(0, "friend-of-children").buy(0, "energize");
    assert_eq!(table.energy(0), 10);
}

#[test]
fn energize_can_be_spent_in_the_same_turn() {
    let mut table = Table::new(2);
    table.buy(0, "energize").row(&["skyscraper"]);
    table.play(0, Command::Buy { slot: 0 });
    assert_eq!((table.points(0), table.energy(0)), (4, 3));
}

#[test]
fn frenzy_gives_another_turn_after_this_one() {
    let mut table = Table::new(3);
    table.monster(0).energy = 2;
    table.buy(0, "frenzy");
    assert_eq!(table.count(|event| matches!(event, Event::TurnEarned { .. })), 1);
    assert!(table.offered(0, Command::Sweep), "this turn goes on");
    table.end();
    assert_eq!((table.state.active.0, table.state.turn.dice.len()), (0, 6));
    table.end();
    assert_eq!(table.state.active.0, 1);
}

#[test]
fn frenzy_at_once_skips_the_end_of_the_turn() {
    for (frenzy, points) in [(Frenzy::AfterTurn, 1), (Frenzy::AtOnce, 0)] {
        let mut table = Table::with(2, Setup { frenzy, ..Setup::default() });
        table.monster(0).energy = 2;
        table.give(0, "herbivore").buy(0, "frenzy");
        if frenzy == Frenzy::AfterTurn {
            table.end();
        }
        assert_eq!((table.state.active.0, table.points(0)), (0, points));
        assert_eq!(table.count(|event| matches!(event, Event::TurnBegan { .. })), 1);
    }
}

#[test]
fn frenzy_of_an_opportunist_comes_next_and_then_the_order_resumes() {
    let mut table = Table::new(3);
    table.monster(0).energy = 3;
    table.monster(2).energy = 7;
    table.give(2, "opportunist").row(&["corner-store"]);
    // The deck holds nothing but the frenzy, so that it is revealed.
    let rest: Vec<_> = table.state.deck.iter().filter(|c| *c != card("frenzy")).collect();
    for other in rest {
        table.state.deck.remove(other);
        table.state.discard.insert(other);
    }
    table.keep("").play(0, Command::Buy { slot: 0 });
    assert_eq!(table.asked(), Some(2));
    let slot = table.state.row.iter().position(|c| *c == Some(card("frenzy"))).unwrap() as u8;
    table.play(2, Command::Buy { slot });
    assert_eq!(table.state.active.0, 2);
    table.end();
    assert_eq!(table.state.active.0, 1, "after seat 0 comes seat 1");
}

#[test]
fn frenzy_does_not_save_from_the_end_of_the_game() {
    let mut table = Table::new(2);
    table.monster(0).points = 20;
    table.monster(0).reached = Some(0);
    table.buy(0, "frenzy").end();
    assert!(table.state.over.is_some());
}

#[test]
fn heal_heals_two() {
    let mut table = Table::new(2);
    table.monster(0).life = 5;
    table.buy(0, "heal");
    assert_eq!(table.life(0), 7);
}

#[test]
fn heal_works_in_tokyo_and_stops_at_the_most() {
    let mut table = Table::new(2);
    table.monster(0).life = 9;
    table.city(0).buy(0, "heal");
    assert_eq!(table.life(0), 10);
}

#[test]
fn heal_heals_more_with_regeneration_unless_only_dice_count() {
    for (regeneration, life) in [(Regeneration::OwnHealing, 8), (Regeneration::Dice, 7)] {
        let mut table = Table::with(2, Setup { regeneration, ..Setup::default() });
        table.monster(0).life = 5;
        table.give(0, "regeneration").buy(0, "heal");
        assert_eq!(table.life(0), life);
    }
}

#[test]
fn nuclear_power_plant_gives_points_and_life() {
    let mut table = Table::new(2);
    table.monster(0).life = 4;
    table.buy(0, "nuclear-power-plant");
    assert_eq!((table.points(0), table.life(0)), (2, 7));
}

#[test]
fn nuclear_power_plant_works_in_tokyo() {
    let mut table = Table::new(2);
    table.monster(0).life = 4;
    table.city(0).buy(0, "nuclear-power-plant");
    assert_eq!(table.life(0), 7);
}

#[test]
fn nuclear_power_plant_stops_at_the_most() {
    let mut table = Table::new(2);
    table.monster(0).life = 9;
    table.give(0, "regeneration").buy(0, "nuclear-power-plant");
    assert_eq!(table.life(0), 10);
}

#[test]
fn skyscraper_gives_four_points() {
    assert_eq!(points_of("skyscraper"), 4);
}

#[test]
fn skyscraper_wins_at_the_end_of_the_turn() {
    wins_at_the_end_of_the_turn("skyscraper", 4);
}

#[test]
fn skyscraper_pleases_the_news_team() {
    let mut table = Table::new(2);
    table.give(0, "dedicated-news-team").buy(0, "skyscraper");
    assert_eq!(table.points(0), 5);
}
