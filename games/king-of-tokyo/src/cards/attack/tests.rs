//! Scenarios.

use crate::cards::testing::{Table, heart};
use crate::command::{Command, HeartUse};
use crate::monster::Zone;
use crate::setup::{Burrowing, ExtraDamage, Setup};

#[test]
fn acid_attack_adds_one_to_claws() {
    let mut table = Table::new(3);
    table.city(1).give(0, "acid-attack").keep("cc");
    assert_eq!((table.life(1), table.life(2)), (7, 10));
    assert_eq!(table.asked(), Some(1), "it was an attack");
}

#[test]
fn acid_attack_without_a_claw_is_no_attack() {
    let mut table = Table::new(2);
    table.city(1).give(0, "acid-attack").keep("12");
    assert_eq!(table.life(1), 9);
    assert_eq!(table.place(0), Zone::Outside, "nobody was asked to yield, nobody entered");
    assert_eq!(table.state.active.0, 1);
}

#[test]
fn acid_attack_without_a_claw_reaches_the_bay_of_an_empty_city() {
    let mut table = Table::new(5);
    table.bay(1).give(0, "acid-attack").keep("12");
    assert_eq!((table.life(1), table.place(0)), (9, Zone::Outside), "nothing was entered");
}

#[test]
fn acid_attack_alone_bounces_off_armor() {
    let mut table = Table::new(2);
    table.city(1).give(0, "acid-attack").give(1, "armor-plating").keep("12");
    assert_eq!(table.life(1), 10);
}

#[test]
fn acid_attack_is_used_up_with_the_claws_that_take_an_empty_city() {
    let mut table = Table::new(2);
    table.give(0, "acid-attack").keep("c");
    assert_eq!((table.life(1), table.place(0)), (10, Zone::City));
}

#[test]
fn acid_attack_makes_an_attack_in_the_later_edition() {
    let setup = Setup { extra_damage: ExtraDamage::Claws, ..Setup::default() };
    let mut table = Table::with(2, setup);
    table.city(1).give(0, "acid-attack").keep("12");
    assert_eq!((table.life(1), table.asked()), (9, Some(1)));
    table.play(1, Command::Yield);
    assert_eq!(table.place(0), Zone::City);
}

#[test]
fn alpha_monster_gains_once_for_several_targets() {
    let mut table = Table::new(4);
    table.city(0).give(0, "alpha-monster").keep("cc");
    assert_eq!(table.points(0), 1);
    assert_eq!((table.life(1), table.life(2), table.life(3)), (8, 8, 8));
}

#[test]
fn alpha_monster_gains_nothing_on_taking_an_empty_city() {
    let mut table = Table::new(2);
    table.give(0, "alpha-monster").keep("c");
    assert_eq!(table.points(0), 1, "for entering only");
}

#[test]
fn alpha_monster_gains_nothing_if_all_damage_is_prevented() {
    let mut table = Table::new(2);
    table.city(1).give(0, "alpha-monster").give(1, "armor-plating").keep("c");
    assert_eq!((table.points(0), table.life(1)), (0, 10));
}

#[test]
fn burrowing_hits_monsters_in_tokyo_harder() {
    let mut table = Table::new(2);
    table.city(1).give(0, "burrowing").keep("c");
    assert_eq!(table.life(1), 8);
}

#[test]
fn burrowing_does_not_help_from_tokyo_unless_the_option_says_so() {
    for (burrowing, life) in [(Burrowing::OnTokyo, 9), (Burrowing::FromTokyo, 8)] {
        let mut table = Table::with(2, Setup { burrowing, ..Setup::default() });
        table.city(0).give(0, "burrowing").keep("c");
        assert_eq!(table.life(1), life);
    }
}

#[test]
fn burrowing_needs_a_claw() {
    let mut table = Table::new(2);
    table.city(1).give(0, "burrowing").keep("123");
    assert_eq!(table.life(1), 10);
}

#[test]
fn burrowing_hurts_whoever_takes_its_place() {
    let mut table = Table::new(2);
    table.city(1).give(1, "burrowing").keep("c").play(1, Command::Yield);
    assert_eq!((table.life(0), table.life(1)), (9, 9));
    assert_eq!((table.place(0), table.points(0)), (Zone::City, 1));
}

#[test]
fn burrowing_that_kills_the_attacker_leaves_tokyo_empty() {
    let mut table = Table::new(3);
    table.monster(0).life = 1;
    table.city(1).give(1, "burrowing").keep("c").play(1, Command::Yield);
    assert_eq!((table.life(0), table.place(1)), (0, Zone::Outside));
    assert_eq!(table.state.active.0, 1, "the game goes on with the next turn");
}

#[test]
fn burrowing_does_nothing_for_a_dead_owner() {
    let mut table = Table::new(3);
    table.monster(1).life = 2;
    table.city(1).give(1, "burrowing").keep("cc");
    assert_eq!((table.life(0), table.place(0)), (10, Zone::City));
}

#[test]
fn fire_breathing_burns_neighbours_wherever_they_are() {
    let mut table = Table::new(4);
    table.city(2).give(0, "fire-breathing").keep("cc");
    assert_eq!((table.life(1), table.life(2), table.life(3)), (9, 8, 9));
}

#[test]
fn fire_breathing_is_a_packet_of_its_own_for_a_target() {
    let mut table = Table::new(4);
    table.city(1).give(0, "fire-breathing").give(1, "armor-plating").keep("cc");
    assert_eq!((table.life(1), table.life(2), table.life(3)), (8, 10, 9), "armor takes the fire");
}

#[test]
fn fire_breathing_burns_the_only_opponent_once() {
    let mut table = Table::new(2);
    table.city(1).give(0, "fire-breathing").keep("c");
    assert_eq!(table.life(1), 8);
}

#[test]
fn fire_breathing_skips_the_dead_seats() {
    let mut table = Table::new(4);
    table.hurt(1, 10).city(3).give(0, "fire-breathing").keep("c");
    assert_eq!((table.life(2), table.life(3)), (9, 8));
}

#[test]
fn fire_breathing_needs_damage_by_the_attack() {
    let mut table = Table::new(3);
    table.give(0, "fire-breathing").keep("c");
    assert_eq!((table.life(1), table.life(2)), (10, 10), "an empty City was taken");
}

#[test]
fn fire_breathing_is_not_avoided_by_jets() {
    let mut table = Table::new(3);
    table.city(1);
    table.give(0, "fire-breathing").give(1, "jets").give(0, "nova-breath").keep("c");
    assert_eq!(table.asked(), Some(1));
    table.play(1, Command::Yield);
    assert_eq!((table.life(1), table.life(2)), (9, 8), "the fire burns both neighbours");
}

#[test]
fn fire_breathing_that_empties_tokyo_lets_the_attacker_in() {
    let mut table = Table::new(3);
    table.monster(1).life = 2;
    table.city(1).give(0, "fire-breathing").keep("c");
    assert_eq!((table.life(1), table.place(0)), (0, Zone::City));
}

#[test]
fn fire_breathing_follows_cards_by_option_only() {
    for (fire_on_cards, life) in [(false, 8), (true, 7)] {
        let mut table = Table::with(3, Setup { fire_on_cards, ..Setup::default() });
        table.give(0, "fire-breathing").buy(0, "fire-blast");
        assert_eq!((table.life(1), table.life(2)), (life, life));
    }
}

#[test]
fn nova_breath_hits_everybody() {
    let mut table = Table::new(4);
    table.city(1).give(0, "nova-breath").keep("cc");
    assert_eq!((table.life(1), table.life(2), table.life(3)), (8, 8, 8));
    assert_eq!(table.asked(), Some(1), "only who is in Tokyo may yield");
}

#[test]
fn nova_breath_deals_nothing_on_taking_an_empty_city_but_by_option() {
    for (card_hits_on_entry, life) in [(false, 10), (true, 9)] {
        let mut table = Table::with(3, Setup { card_hits_on_entry, ..Setup::default() });
        table.give(0, "nova-breath").keep("c");
        assert_eq!((table.life(1), table.life(2), table.place(0)), (life, life, Zone::City));
    }
}

#[test]
fn nova_breath_from_tokyo_hits_the_other_space_which_nobody_takes() {
    let mut table = Table::new(5);
    table.city(0).bay(1).give(0, "nova-breath").keep("c");
    assert_eq!((table.life(1), table.asked()), (9, Some(1)));
    table.play(1, Command::Yield);
    assert_eq!((table.place(1), table.place(0)), (Zone::Outside, Zone::City));
    assert_eq!(table.points(0), 0);
}

#[test]
fn poison_quills_add_two_for_three_twos() {
    let mut table = Table::new(2);
    table.city(1).give(0, "poison-quills").keep("222c");
    assert_eq!((table.life(1), table.points(0)), (7, 2));
}

#[test]
fn poison_quills_without_a_claw_are_no_attack() {
    let mut table = Table::new(2);
    table.city(1).give(0, "poison-quills").keep("222");
    assert_eq!((table.life(1), table.state.active.0), (8, 1), "nobody was asked to yield");
}

#[test]
fn poison_quills_add_two_however_many_twos() {
    let mut table = Table::new(2);
    table.city(1).give(0, "poison-quills").keep("222222");
    assert_eq!(table.life(1), 8);
    let mut table = Table::new(2);
    table.city(1).give(0, "poison-quills").keep("22c");
    assert_eq!(table.life(1), 9, "two 2s are not enough");
}

#[test]
fn poison_spit_gives_one_counter_whatever_the_damage() {
    let mut table = Table::new(3);
    table.city(1).give(0, "poison-spit").keep("ccc").play(1, Command::Stay);
    assert_eq!((table.monster(1).poison, table.monster(2).poison), (1, 0));
    table.end();
    assert_eq!(table.life(1), 6, "poison works at the end of its turn");
}

#[test]
fn poison_spit_gives_nothing_if_the_damage_is_prevented() {
    let mut table = Table::new(2);
    table.city(1).give(0, "poison-spit").give(1, "armor-plating").keep("c");
    assert_eq!(table.monster(1).poison, 0);
}

#[test]
fn poison_spit_counters_are_removed_by_hearts_outside_tokyo() {
    let mut table = Table::new(2);
    table.monster(0).poison = 2;
    table.monster(0).life = 5;
    table.keep("hhh").play(0, heart(HeartUse::Poison)).play(0, heart(HeartUse::Life));
    table.play(0, heart(HeartUse::Life));
    assert_eq!((table.monster(0).poison, table.life(0)), (1, 6), "7 less one poison");
}

#[test]
fn poison_spit_counters_stay_in_tokyo_and_after_the_card_is_gone() {
    let mut table = Table::new(2);
    table.monster(0).poison = 1;
    table.city(0).keep("hhh");
    assert_eq!((table.monster(0).poison, table.life(0)), (1, 9));
}

#[test]
fn poison_spit_counters_are_one_packet() {
    let mut table = Table::new(2);
    table.monster(0).poison = 1;
    table.give(0, "armor-plating").keep("");
    assert_eq!(table.life(0), 10);
    let mut table = Table::new(2);
    table.monster(0).poison = 2;
    table.give(0, "armor-plating").keep("");
    assert_eq!(table.life(0), 8);
}

#[test]
fn shrink_ray_takes_a_die() {
    let mut table = Table::new(2);
    table.city(1).give(0, "shrink-ray").keep("c").play(1, Command::Stay);
    assert_eq!((table.monster(1).shrink, table.state.active.0), (1, 1));
    assert_eq!(table.state.turn.dice.len(), 5);
}

#[test]
fn shrink_ray_counters_are_removed_by_hearts() {
    let mut table = Table::new(2);
    table.monster(0).shrink = 1;
    table.keep("h").play(0, heart(HeartUse::Shrink));
    assert_eq!(table.monster(0).shrink, 0);
}

#[test]
fn shrink_ray_can_leave_no_dice_at_all() {
    let mut table = Table::new(2);
    table.monster(1).shrink = 7;
    table.end();
    assert_eq!((table.state.active.0, table.state.turn.dice.len()), (1, 0));
    table.keep("");
    assert_eq!(table.state.active.0, 0);
}

#[test]
fn shrink_ray_is_not_for_who_flees_with_jets() {
    let mut table = Table::new(2);
    table.city(1).give(0, "shrink-ray").give(1, "jets").keep("ccc").play(1, Command::Yield);
    assert_eq!((table.monster(1).shrink, table.life(1)), (0, 10));
}

#[test]
fn spiked_tail_adds_one_to_attacks() {
    let mut table = Table::new(2);
    table.city(1).give(0, "spiked-tail").keep("c");
    assert_eq!(table.life(1), 8);
}

#[test]
fn spiked_tail_needs_a_claw() {
    let mut table = Table::new(2);
    table.city(1).give(0, "spiked-tail").keep("1e");
    assert_eq!(table.life(1), 10);
}

#[test]
fn spiked_tail_does_not_help_cards() {
    let mut table = Table::new(2);
    table.give(0, "spiked-tail").buy(0, "fire-blast");
    assert_eq!(table.life(1), 8);
}

#[test]
fn urbavore_gains_one_more_for_starting_in_tokyo() {
    let mut table = Table::new(2);
    table.city(1).give(1, "urbavore").end();
    assert_eq!((table.state.active.0, table.points(1)), (1, 3));
}

#[test]
fn urbavore_adds_one_to_any_damage_from_tokyo() {
    let mut table = Table::new(3);
    table.city(0).give(0, "urbavore").keep("c");
    assert_eq!(table.life(1), 8);
    let mut table = Table::new(3);
    table.city(0).give(0, "urbavore").buy(0, "fire-blast");
    assert_eq!((table.life(1), table.life(2)), (7, 7));
}

#[test]
fn urbavore_makes_nothing_out_of_nothing() {
    let mut table = Table::new(2);
    table.city(0).give(0, "urbavore").keep("12");
    assert_eq!(table.life(1), 10);
    let mut table = Table::new(2);
    table.city(0).give(0, "urbavore").give(0, "acid-attack").keep("12");
    assert_eq!(table.life(1), 8);
}

#[test]
fn urbavore_does_nothing_outside() {
    let mut table = Table::new(2);
    table.city(1).give(0, "urbavore").keep("c");
    assert_eq!(table.life(1), 9);
}
