//! 8 Cards: the counters.

use contract::Seat;
use king_of_tokyo::{Command, HeartUse, Zone};

use crate::table::{Table, card, reroll, using, using_on};

#[test]
fn clause_8_7_poison_hurts_at_the_end_of_ones_own_turn() {
    let mut table = Table::new(2);
    table.give(0, "poison-spit").city(1).keep("c").play(1, Command::Stay);
    assert_eq!((table.monster(1).poison, table.life(1)), (1, 9));
    table.keep("1");
    assert_eq!((table.active(), table.life(1)), (0, 8));
    table.keep("1");
    assert_eq!(table.life(1), 8, "not in another's turn");
}

#[test]
fn clause_8_7_each_counter_counts_and_nobody_may_yield() {
    let mut table = Table::new(2);
    table.city(0).monster(0).poison = 3;
    table.keep("1");
    assert_eq!((table.life(0), table.place(0), table.active()), (7, Zone::City, 1));
}

#[test]
fn clause_8_8_shrink_counters_cost_dice() {
    let mut table = Table::new(2);
    table.give(0, "shrink-ray").city(1).keep("c").play(1, Command::Stay);
    assert_eq!((table.active(), table.state.turn.dice.len()), (1, 5));
    table.until(1);
    assert_eq!(table.state.turn.dice.len(), 5, "every turn");
}

#[test]
fn clause_8_9_counters_stay_when_the_card_and_its_owner_go() {
    let mut table = Table::new(3);
    table.give(0, "poison-spit").city(1).keep("c").play(1, Command::Stay);
    table.set_life(0, 0).monster(0).cards = king_of_tokyo::CardSet::EMPTY;
    table.state.discard.insert(card("poison-spit"));
    table.keep("1");
    assert_eq!(table.life(1), 8);
    assert_eq!(table.monster(1).poison, 1);
}

#[test]
fn clause_8_9_outside_tokyo_hearts_remove_them() {
    let mut table = Table::new(3);
    table.monster(0).poison = 2;
    table.keep("h").play(0, Command::Heart { on: HeartUse::Poison });
    assert_eq!((table.monster(0).poison, table.life(0)), (1, 9));
}

#[test]
fn clause_8_9_in_tokyo_they_cannot_be_removed() {
    let mut table = Table::new(3);
    table.city(0);
    (table.monster(0).poison, table.monster(0).shrink) = (1, 1);
    table.keep("hhh");
    assert_eq!((table.monster(0).poison, table.monster(0).shrink), (1, 1));
    assert_eq!(table.active(), 1);
}

#[test]
fn clause_8_10_smoke_lies_on_its_card_until_it_is_gone() {
    let mut table = Table::new(2);
    table.purchase("smoke-cloud").until(0);
    let smoke = card("smoke-cloud");
    assert_eq!(table.state.counters_on(smoke), 3);
    assert_eq!(table.refused(0, using("smoke-cloud")), "8.1", "there are rerolls yet");
    for _ in 0..2 {
        let dice = table.state.turn.dice;
        table.play(0, Command::Reroll { dice });
    }
    for left in [2, 1] {
        table.play(0, using("smoke-cloud"));
        assert_eq!(table.state.counters_on(smoke), left);
        table.show("123ehc").roll(0, reroll("c"), "c");
    }
    table.play(0, using("smoke-cloud"));
    assert!(!table.has(0, "smoke-cloud") && table.state.discard.contains(smoke));
    assert_eq!(table.state.turn.rerolls, 1, "the last still gives its reroll");
}

#[test]
fn clause_8_11_mimic_copies_a_card_in_play_as_if_just_bought() {
    let mut table = Table::new(3);
    table.purchase("smoke-cloud");
    table.state.counters.clear();
    table.state.counters.push((card("smoke-cloud"), 1));
    table.purchase("mimic").play(1, using_on("mimic", "smoke-cloud"));
    assert_eq!(table.state.counters_on(card("mimic")), 3, "counters of its own");
    assert_eq!(table.state.counters_on(card("smoke-cloud")), 1);
    assert_eq!(table.state.copied, Some(card("smoke-cloud")));
}

#[test]
fn clause_8_11_the_counter_comes_back_when_the_card_leaves_play() {
    let mut table = Table::new(3);
    table.give(1, "extra-head").give(0, "mimic").city(1).set_life(1, 1);
    table.state.copied = Some(card("extra-head"));
    assert_eq!(table.state.dice_count(), 7);
    table.keep("c");
    assert_eq!((table.life(1), table.state.copied), (0, None));
    table.give(2, "giant-brain").set_energy(0, 1).until(0);
    assert_eq!(table.asked(), Some(0), "at the start of its turn, before it rolls");
    assert_eq!(table.offers(0), [using_on("mimic", "giant-brain"), Command::Pass]);
    table.play(0, using_on("mimic", "giant-brain"));
    assert_eq!((table.energy(0), table.state.turn.rerolls), (0, 3));
    assert_eq!(table.state.turn.dice.len(), 6);
}

#[test]
fn clause_8_11_placing_it_anew_costs_one_and_is_free_to_leave() {
    let mut table = Table::new(2);
    table.give(1, "extra-head").give(1, "giant-brain").give(0, "mimic").set_energy(0, 1);
    table.state.copied = Some(card("extra-head"));
    table.keep("").next();
    assert_eq!(table.active(), 0);
    table.play(0, Command::Pass);
    assert_eq!((table.energy(0), table.state.turn.dice.len()), (1, 7));
    assert_eq!(table.state.holder(Zone::City), None::<Seat>);
}
