//! 3 Resolving the dice.

use contract::Seat;
use king_of_tokyo::{Command, Event, HeartUse, Setup, Zone};

use crate::table::{Table, card, using};

fn points_for(dice: &str) -> u8 {
    Table::new(2).keep(dice).points(0)
}

#[test]
fn clause_3_1_numbers_then_hearts_then_energy_then_claws() {
    let mut table = Table::new(2);
    table.set_life(0, 5).city(1).keep("111ehc");
    let told = |what: &dyn Fn(&Event) -> bool| table.told.iter().position(what).unwrap();
    let order = [
        told(&|event| matches!(event, Event::DiceKept { .. })),
        told(&|event| matches!(event, Event::PointsGained { .. })),
        told(&|event| matches!(event, Event::Healed { .. })),
        told(&|event| matches!(event, Event::EnergyGained { .. })),
        told(&|event| matches!(event, Event::Attacked { .. })),
        told(&|event| matches!(event, Event::LifeLost { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn clause_3_2_three_of_a_number_score_it() {
    assert_eq!([points_for("111"), points_for("222"), points_for("333")], [1, 2, 3]);
    assert_eq!(points_for("111333"), 4, "two triples");
    assert_eq!(points_for("112233"), 0, "pairs are nothing");
}

#[test]
fn clause_3_2_every_further_die_scores_one_more() {
    assert_eq!(points_for("1111"), 2);
    assert_eq!(points_for("22222"), 4);
    assert_eq!(points_for("333333"), 6);
}

#[test]
fn clause_3_3_energy_is_taken_one_by_one_and_kept() {
    let mut table = Table::new(2);
    table.keep("e");
    assert_eq!(table.energy(0), 1);
    table.until(0).keep("eeee").until(0);
    assert_eq!(table.energy(0), 5);
}

#[test]
fn clause_3_4_hearts_heal_up_to_ten() {
    let mut table = Table::new(2);
    table.set_life(0, 5).keep("hh");
    assert_eq!(table.life(0), 7);
    table.until(0).keep("hhhhhh");
    assert_eq!(table.life(0), 10);
    table.until(0).keep("hhhhhh");
    assert_eq!(table.life(0), 10);
}

#[test]
fn clause_3_4_a_card_can_say_otherwise() {
    let mut table = Table::new(2);
    table.give(0, "even-bigger").keep("hhhhhh");
    assert_eq!(table.life(0), 12);
}

#[test]
fn clause_3_5_a_heart_removes_a_counter_instead() {
    let mut table = Table::new(2);
    table.set_life(0, 5);
    (table.monster(0).poison, table.monster(0).shrink) = (1, 1);
    table.keep("hhhh");
    table.play(0, Command::Heart { on: HeartUse::Poison });
    assert_eq!(table.refused(0, Command::Heart { on: HeartUse::Poison }), "3.5", "none is left");
    table.play(0, Command::Heart { on: HeartUse::Life });
    table.play(0, Command::Heart { on: HeartUse::Shrink });
    let monster = *table.monster(0);
    assert_eq!((monster.life, monster.poison, monster.shrink), (7, 0, 0), "the fourth heals");
}

#[test]
fn clause_3_5_hearts_may_be_left_where_there_is_a_choice() {
    let mut table = Table::new(2);
    table.set_life(0, 5).monster(0).shrink = 1;
    table.keep("hh").play(0, Command::Pass);
    assert_eq!((table.life(0), table.monster(0).shrink), (5, 1));
}

#[test]
fn clause_3_5_hearts_can_only_be_spent_on_what_is_there() {
    let mut table = Table::new(3);
    table.monster(0).poison = 1;
    table.keep("hh");
    assert_eq!(table.refused(0, Command::Heart { on: HeartUse::Life }), "3.5", "unhurt");
    assert_eq!(table.refused(0, Command::Heart { on: HeartUse::Shrink }), "3.5");
    assert_eq!(table.refused(0, Command::Heart { on: HeartUse::Patient(Seat(1)) }), "3.5");
}

#[test]
fn clause_3_5_hearts_are_of_no_use_in_tokyo() {
    let mut table = Table::new(3);
    table.city(0).set_life(0, 5).give(0, "healing-ray").set_life(1, 5);
    table.monster(0).poison = 1;
    table.keep("hhhhhh");
    assert_eq!(table.active(), 1, "nothing was asked");
    assert_eq!((table.life(0), table.life(1)), (4, 5), "poison has worked");
}

#[test]
fn clause_3_5_healing_ray_in_tokyo_is_an_option() {
    let setup = Setup { healing_ray_in_tokyo: true, ..Setup::default() };
    let mut table = Table::with(setup, 3);
    table.city(0).set_life(0, 5).give(0, "healing-ray").set_life(1, 5).set_energy(1, 3);
    table.keep("hh");
    assert_eq!(table.refused(0, Command::Heart { on: HeartUse::Life }), "3.5");
    table.play(0, Command::Heart { on: HeartUse::Patient(Seat(1)) });
    assert_eq!((table.life(1), table.energy(0), table.energy(1)), (6, 2, 1));
    table.play(0, Command::Heart { on: HeartUse::Patient(Seat(1)) });
    assert_eq!((table.life(1), table.energy(0), table.energy(1)), (7, 3, 0), "what it has left");
}

#[test]
fn clause_3_6_no_claw_no_attack() {
    let mut table = Table::new(3);
    table.city(1).give(0, "spiked-tail").give(0, "acid-attack").keep("12");
    assert_eq!(table.life(1), 9, "acid alone is damage");
    assert_eq!((table.active(), table.place(0)), (1, Zone::Outside), "but no attack");
    let mut table = Table::new(3);
    table.city(1).give(0, "spiked-tail").keep("12");
    assert_eq!(table.life(1), 10, "more damage of nothing is nothing");
}

#[test]
fn clause_3_6_with_an_option_cards_add_claws() {
    let setup =
        Setup { extra_damage: king_of_tokyo::setup::ExtraDamage::Claws, ..Setup::default() };
    let mut table = Table::with(setup, 3);
    table.city(1).give(0, "acid-attack").keep("12");
    assert_eq!((table.life(1), table.asked()), (9, Some(1)), "it may yield to that");
}

#[test]
fn clause_3_7_from_tokyo_to_all_outside() {
    let mut table = Table::new(4);
    table.city(0).keep("cc");
    assert_eq!(table.lives(), [10, 8, 8, 8]);
}

#[test]
fn clause_3_7_from_outside_to_tokyo() {
    let mut table = Table::new(4);
    table.city(2).keep("cc");
    assert_eq!(table.lives(), [10, 10, 8, 10]);
}

#[test]
fn clause_3_8_damage_costs_life_and_comes_before_leaving() {
    let mut table = Table::new(5);
    table.city(1).bay(2).keep("ccc");
    assert_eq!(table.lives(), [10, 7, 7, 10, 10]);
    assert_eq!((table.place(1), table.place(2)), (Zone::City, Zone::Bay), "both still there");
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn clause_3_8_targets_are_fixed_when_claws_are_dealt() {
    let mut table = Table::new(5);
    table.city(0).bay(1).set_life(2, 1).keep("c");
    assert_eq!(table.lives(), [10, 10, 0, 9, 9], "who had to leave Bay is not hit");
    assert_eq!(table.place(1), Zone::Outside);
}

#[test]
fn clause_3_9_without_life_a_monster_is_out() {
    let mut table = Table::new(3);
    table.city(1).give(1, "wings").set_energy(1, 1).set_life(1, 2).keep("ccc");
    assert_eq!((table.life(1), table.energy(1), table.place(1)), (0, 0, Zone::Outside));
    assert!(table.state.discard.contains(card("wings")));
    assert!(table.told.contains(&Event::Eliminated { seat: Seat(1) }));
    assert_eq!(table.active(), 2, "its turn does not come");
}

#[test]
fn clause_3_10_a_prevented_attack_still_lets_yield_and_enter() {
    let mut table = Table::new(3);
    table.city(1).give(1, "armor-plating").give(0, "alpha-monster").give(0, "poison-spit");
    table.keep("c");
    assert_eq!((table.life(1), table.points(0), table.asked()), (10, 0, Some(1)));
    assert_eq!(table.monster(1).poison, 0, "no attack for cards");
    table.play(1, Command::Yield);
    assert_eq!((table.place(0), table.points(0)), (Zone::City, 1));
}

#[test]
fn clause_3_10_a_prevented_attack_does_not_disturb_a_herbivore() {
    let mut table = Table::new(3);
    table.city(1).give(1, "armor-plating").give(0, "herbivore").keep("c").play(1, Command::Stay);
    assert_eq!(table.points(0), 1);
}

#[test]
fn clause_3_10_yielding_to_a_prevented_attack_can_be_forbidden() {
    let setup = Setup { yield_when_blocked: false, ..Setup::default() };
    let mut table = Table::with(setup, 3);
    table.city(1).give(1, "wings").set_energy(1, 2).keep("ccc").play(1, using("wings"));
    assert_eq!((table.life(1), table.active(), table.place(1)), (10, 1, Zone::City));
}
