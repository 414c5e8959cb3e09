//! Scenarios.

use crate::cards::testing::{Table, card, using, using_on};
use crate::command::{Command, With};
use crate::setup::{Batteries, Setup};

fn staking(key: &str, amount: u16) -> Command {
    Command::Use { card: card(key), with: With::Amount(amount) }
}

#[test]
fn friend_of_children_gains_one_more_for_the_dice() {
    let mut table = Table::new(2);
    table.give(0, "friend-of-children").keep("eee");
    assert_eq!(table.energy(0), 4, "once, however many");
}

#[test]
fn friend_of_children_gains_nothing_from_nothing() {
    let mut table = Table::new(2);
    table.give(0, "friend-of-children").keep("12");
    assert_eq!(table.energy(0), 0);
}

#[test]
fn friend_of_children_gains_nothing_from_batteries() {
    let mut table = Table::new(2);
    table.monster(1).energy = 1;
    table.give(1, "friend-of-children").give(1, "monster-batteries");
    table.play(1, staking("monster-batteries", 1)).end();
    assert_eq!(table.energy(1), 2, "that is a transfer");
}

#[test]
fn friend_of_children_copied_gains_two_more() {
    let mut table = Table::new(2);
    table.give(0, "friend-of-children").give_mimic(0, "friend-of-children").keep("e");
    assert_eq!(table.energy(0), 3);
}

#[test]
fn monster_batteries_double_the_stake_and_give_two_a_turn() {
    let mut table = Table::new(2);
    table.monster(0).energy = 5;
    table.give(0, "monster-batteries").play(0, staking("monster-batteries", 2));
    assert_eq!((table.energy(0), table.state.counters_on(card("monster-batteries"))), (3, 4));
    table.until(0);
    assert_eq!((table.energy(0), table.state.counters_on(card("monster-batteries"))), (5, 2));
    table.until(0);
    assert_eq!((table.energy(0), table.has(0, "monster-batteries")), (7, false));
}

#[test]
fn monster_batteries_without_a_stake_are_discarded_at_the_next_start() {
    let mut table = Table::new(2);
    table.monster(0).energy = 1;
    table.give(0, "monster-batteries").play(0, Command::Pass);
    assert!(table.has(0, "monster-batteries"));
    table.until(0);
    assert!(!table.has(0, "monster-batteries"));
}

#[test]
fn monster_batteries_cannot_take_more_than_there_is() {
    let mut table = Table::new(2);
    table.monster(0).energy = 2;
    table.give(0, "monster-batteries");
    assert_eq!(table.refused(0, staking("monster-batteries", 3)), "card-not-usable");
    assert_eq!(table.offers(0).len(), 3);
}

#[test]
fn monster_batteries_come_charged_in_the_later_edition() {
    let mut table = Table::with(2, Setup { batteries: Batteries::Charged, ..Setup::default() });
    assert_eq!(card("monster-batteries").cost(&table.state.setup), 3);
    table.monster(0).energy = 4;
    table.give(0, "monster-batteries");
    assert_eq!(table.state.counters_on(card("monster-batteries")), 6);
    assert_eq!(table.energy(0), 4);
}

#[test]
fn monster_batteries_keep_their_energy_when_sold() {
    let mut table = Table::new(2);
    table.monster(1).energy = 3;
    table.give(1, "monster-batteries").play(1, staking("monster-batteries", 3));
    table.monster(0).energy = 4;
    table.give(0, "parasitic-tentacles").keep("");
    let seat = contract::Seat(1);
    table.play(0, Command::BuyFrom { seat, card: card("monster-batteries") });
    assert_eq!(table.state.counters_on(card("monster-batteries")), 6);
    assert_eq!((table.energy(0), table.energy(1)), (2, 2));
}

#[test]
fn monster_batteries_copied_have_a_stake_of_their_own() {
    let mut table = Table::new(2);
    table.monster(0).energy = 3;
    table.give(1, "monster-batteries").give(0, "mimic");
    table.play(0, using_on("mimic", "monster-batteries")).play(0, staking("mimic", 1));
    assert_eq!((table.energy(0), table.state.counters_on(card("mimic"))), (2, 2));
}

#[test]
fn were_only_making_it_stronger_gains_for_two_or_more() {
    for (amount, energy) in [(1, 0), (2, 1), (5, 1)] {
        let mut table = Table::new(2);
        table.give(1, "were-only-making-it-stronger").hurt(1, amount);
        assert_eq!(table.energy(1), energy);
    }
}

#[test]
fn were_only_making_it_stronger_counts_what_is_left_of_the_damage() {
    let mut table = Table::new(2);
    table.give(1, "were-only-making-it-stronger").give(1, "camouflage").hurt_rolling(1, 2, "h1");
    assert_eq!((table.life(1), table.energy(1)), (9, 0));
}

#[test]
fn were_only_making_it_stronger_looks_at_each_packet() {
    let mut table = Table::new(3);
    table.city(1).give(1, "were-only-making-it-stronger").give(0, "fire-breathing").keep("c");
    assert_eq!((table.life(1), table.energy(1)), (8, 0), "one and one are not two");
}

#[test]
fn were_only_making_it_stronger_can_pay_for_wings_against_the_next_packet() {
    let mut table = Table::new(2);
    table.monster(1).energy = 1;
    table.give(1, "were-only-making-it-stronger").give(1, "wings").hurt(1, 2).hurt(1, 3);
    assert_eq!((table.asked(), table.life(1)), (Some(1), 8));
    table.play(1, using("wings"));
    assert_eq!(table.life(1), 8);
}
