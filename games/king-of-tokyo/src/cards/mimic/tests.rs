//! Scenarios.

use crate::cards::testing::{Table, card, using, using_on};
use crate::command::Command;
use crate::frame::Frame;

#[test]
fn mimic_copies_a_card_of_another() {
    let mut table = Table::new(2);
    table.give(1, "spiked-tail").give_mimic(0, "spiked-tail").city(1).keep("c");
    assert_eq!(table.life(1), 8);
}

#[test]
fn mimic_copies_ones_own_card_which_then_counts_twice() {
    let mut table = Table::new(2);
    table.give(0, "spiked-tail").give_mimic(0, "spiked-tail").city(1).keep("c");
    assert_eq!(table.life(1), 7);
}

#[test]
fn mimic_cannot_copy_itself_and_must_copy_something() {
    let mut table = Table::new(2);
    table.give(1, "jets").give(0, "mimic");
    assert_eq!(table.offers(0), [using_on("mimic", "jets")]);
    assert_eq!(table.refused(0, Command::Pass), "wrong-step");
}

#[test]
fn mimic_with_nothing_to_copy_waits() {
    let mut table = Table::new(2);
    table.give(0, "mimic");
    assert_eq!((table.state.copied, table.top()), (None, Some(Frame::Rolling)));
    table.give(1, "jets");
    table.monster(0).energy = 1;
    table.until(0);
    assert_eq!(table.state.copied, None, "it was offered, and declined");
}

#[test]
fn mimic_is_moved_for_one_energy_at_the_start_of_a_turn() {
    let mut table = Table::new(2);
    table.monster(1).energy = 1;
    table.give(0, "jets").give(0, "wings").give_mimic(1, "jets").keep("");
    assert_eq!((table.state.active.0, table.asked()), (1, Some(1)));
    assert_eq!(table.offers(1), [using_on("mimic", "wings"), Command::Pass]);
    table.play(1, using_on("mimic", "wings"));
    assert_eq!((table.energy(1), table.state.copied), (0, Some(card("wings"))));
}

#[test]
fn mimic_is_not_moved_by_the_poor() {
    let mut table = Table::new(2);
    table.give(0, "jets").give(0, "wings").give_mimic(1, "jets").keep("");
    assert_eq!(table.top(), Some(Frame::Rolling));
}

#[test]
fn mimic_gets_its_counter_back_when_the_copied_card_leaves_play() {
    let mut table = Table::new(3);
    table.give(1, "wings").give_mimic(0, "wings").hurt(1, 10);
    assert_eq!((table.state.copied, table.has(0, "mimic")), (None, true));
}

#[test]
fn mimic_moves_from_growth_and_shrinks() {
    let mut table = Table::new(2);
    table.monster(1).energy = 1;
    table.give(0, "even-bigger").give(0, "jets").give_mimic(1, "even-bigger").keep("");
    assert_eq!(table.life(1), 12);
    table.play(1, using_on("mimic", "jets"));
    assert_eq!((table.life(1), table.state.copied), (10, Some(card("jets"))));
}

#[test]
fn mimic_moved_from_growth_at_two_life_is_deadly() {
    let mut table = Table::new(3);
    table.give(0, "even-bigger").give(0, "jets").give_mimic(1, "even-bigger");
    (table.monster(1).energy, table.monster(1).life) = (1, 2);
    table.keep("").play(1, using_on("mimic", "jets"));
    assert_eq!((table.life(1), table.state.copied, table.state.active.0), (0, None, 2));
}

#[test]
fn mimic_of_a_card_used_at_any_time_can_still_be_moved() {
    let mut table = Table::new(2);
    table.give(0, "rapid-healing").give(0, "jets").give_mimic(1, "rapid-healing");
    (table.monster(1).energy, table.monster(1).life) = (3, 5);
    table.keep("").play(1, using("mimic"));
    assert_eq!((table.life(1), table.energy(1)), (6, 1));
    table.play(1, using_on("mimic", "jets"));
    assert_eq!((table.energy(1), table.state.copied), (0, Some(card("jets"))));
}

#[test]
fn mimic_gets_batteries_before_it_is_moved() {
    let mut table = Table::new(2);
    table.give(0, "jets").give_mimic(1, "jets").give(0, "wings");
    table.monster(1).energy = 1;
    table.give(1, "monster-batteries");
    let with = crate::command::With::Amount(1);
    table.play(1, Command::Use { card: card("monster-batteries"), with }).keep("");
    assert_eq!((table.asked(), table.energy(1)), (Some(1), 2), "two from the battery");
    table.play(1, using_on("mimic", "wings"));
    assert_eq!(table.energy(1), 1);
}

#[test]
fn mimic_sold_by_its_owner_is_worth_its_own_cost() {
    let mut table = Table::new(2);
    table.give(0, "metamorph").give(1, "jets").give_mimic(0, "jets").keep("");
    table.play(0, using_on("metamorph", "mimic"));
    assert_eq!((table.energy(0), table.state.copied), (8, None));
}
