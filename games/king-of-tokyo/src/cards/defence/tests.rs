//! Scenarios.

use crate::cards::testing::{Table, turning, using, using_die};
use crate::command::Command;
use crate::monster::Zone;
use crate::setup::{CamouflageDice, Setup};

#[test]
fn armor_plating_ignores_exactly_one() {
    let mut table = Table::new(2);
    table.give(1, "armor-plating").hurt(1, 1);
    assert_eq!(table.life(1), 10);
    table.hurt(1, 2);
    assert_eq!(table.life(1), 8);
}

#[test]
fn armor_plating_judges_the_whole_attack() {
    let mut table = Table::new(2);
    table.city(1).give(1, "armor-plating").give(0, "spiked-tail").keep("c");
    assert_eq!(table.life(1), 8, "claw and tail are one packet of two");
}

#[test]
fn armor_plating_still_lets_its_owner_yield_unless_forbidden() {
    for yield_when_blocked in [true, false] {
        let mut table = Table::with(2, Setup { yield_when_blocked, ..Setup::default() });
        table.city(1).give(1, "armor-plating").keep("c");
        assert_eq!(table.offered(1, Command::Yield), yield_when_blocked);
    }
}

#[test]
fn armor_plating_ignores_what_camouflage_leaves_of_one() {
    let mut table = Table::new(2);
    table.give(1, "armor-plating").give(1, "camouflage").hurt_rolling(1, 3, "hh1");
    assert_eq!(table.life(1), 10);
}

#[test]
fn camouflage_cancels_a_point_for_each_heart() {
    let mut table = Table::new(2);
    table.city(1).give(1, "camouflage").keep_rolling("ccc", "h1h");
    assert_eq!(table.life(1), 9);
}

#[test]
fn camouflage_works_against_cards_and_poison() {
    let mut table = Table::new(2);
    table.give(1, "camouflage").hurt_rolling(1, 2, "hh");
    assert_eq!(table.life(1), 10);
    let mut table = Table::new(2);
    table.monster(0).poison = 2;
    table.give(0, "camouflage").keep_rolling("", "h2");
    assert_eq!(table.life(0), 9);
}

#[test]
fn camouflage_is_not_rolled_where_armor_blocks() {
    let mut table = Table::new(2);
    table.give(1, "camouflage").give(1, "armor-plating").hurt(1, 1);
    assert_eq!(table.life(1), 10, "and no scripted die was needed");
}

#[test]
fn camouflage_that_takes_all_makes_it_no_attack_for_cards() {
    let mut table = Table::new(2);
    table.city(1).give(1, "camouflage").give(0, "poison-spit").give(0, "alpha-monster");
    table.keep_rolling("c", "h");
    assert_eq!((table.monster(1).poison, table.points(0)), (0, 0));
    assert!(table.offered(1, Command::Yield), "it is still an attack for yielding");
}

#[test]
fn camouflage_dice_can_be_stretched() {
    let mut table = Table::new(2);
    table.monster(1).energy = 2;
    table.city(1).give(1, "camouflage").give(1, "stretchy").keep_rolling("cc", "h1");
    assert_eq!(table.asked(), Some(1));
    table.play(1, turning("stretchy", '1', 'h'));
    assert_eq!((table.life(1), table.energy(1)), (10, 0));
}

#[test]
fn camouflage_dice_are_not_rerolled_in_anothers_turn_but_by_option() {
    for (camouflage_dice, asks) in
        [(CamouflageDice::OwnTurnRerolls, false), (CamouflageDice::All, true)]
    {
        let mut table = Table::with(2, Setup { camouflage_dice, ..Setup::default() });
        table.city(1).give(1, "camouflage").give(1, "background-dweller");
        table.keep_rolling("c", "3");
        assert_eq!(table.offered(1, using_die("background-dweller", '3')), asks);
        if asks {
            table.roll(1, using_die("background-dweller", '3'), "h");
            assert_eq!(table.life(1), 10);
        }
    }
}

#[test]
fn camouflage_copied_rolls_two_dice_a_point() {
    let mut table = Table::new(2);
    table.give(1, "camouflage").give_mimic(1, "camouflage").hurt_rolling(1, 2, "1h2h");
    assert_eq!(table.life(1), 10);
}

#[test]
fn jets_avoid_the_attack_by_yielding() {
    let mut table = Table::new(2);
    table.monster(1).life = 2;
    table.city(1).give(1, "jets").keep("ccc");
    assert_eq!((table.asked(), table.life(1)), (Some(1), 2));
    table.play(1, Command::Yield);
    assert_eq!((table.life(1), table.place(0), table.place(1)), (2, Zone::City, Zone::Outside));
}

#[test]
fn jets_take_the_damage_if_they_stay_and_are_not_asked_again() {
    let mut table = Table::new(2);
    table.city(1).give(1, "jets").keep("ccc").play(1, Command::Stay);
    assert_eq!((table.life(1), table.place(1)), (7, Zone::City));
    assert!(!table.offered(1, Command::Yield));
}

#[test]
fn jets_do_not_avoid_cards() {
    let mut table = Table::new(2);
    table.city(1).give(1, "jets").buy(0, "fire-blast");
    assert_eq!((table.life(1), table.place(1)), (8, Zone::City));
}

#[test]
fn jets_give_no_counters_and_no_alpha_points() {
    let mut table = Table::new(2);
    table.city(1).give(1, "jets").give(0, "poison-spit").give(0, "alpha-monster");
    table.keep("c").play(1, Command::Yield);
    assert_eq!((table.monster(1).poison, table.points(0)), (0, 1), "one for entering");
}

#[test]
fn jets_are_of_no_use_outside_tokyo() {
    let mut table = Table::new(2);
    table.city(0).give(1, "jets").keep("cc");
    assert_eq!(table.life(1), 8);
}

#[test]
fn wings_cancel_all_damage_for_the_rest_of_the_turn() {
    let mut table = Table::new(2);
    table.monster(1).energy = 2;
    table.monster(0).energy = 2;
    table.city(1).give(1, "wings").give(0, "fire-breathing").give(0, "nova-breath").keep("ccc");
    assert_eq!((table.asked(), table.blow().map(|blow| blow.amount)), (Some(1), Some(3)));
    table.play(1, using("wings")).play(1, Command::Stay).hurt(1, 5);
    assert_eq!((table.life(1), table.energy(1)), (10, 0));
}

#[test]
fn wings_are_not_offered_to_the_poor() {
    let mut table = Table::new(2);
    table.monster(1).energy = 1;
    table.city(1).give(1, "wings").keep("c");
    assert_eq!(table.life(1), 9);
}

#[test]
fn wings_can_be_kept_folded() {
    let mut table = Table::new(2);
    table.monster(1).energy = 2;
    table.city(1).give(1, "wings").keep("c").play(1, Command::Pass);
    assert_eq!((table.life(1), table.energy(1)), (9, 2));
}

#[test]
fn wings_fold_when_the_turn_ends() {
    let mut table = Table::new(2);
    table.monster(1).energy = 2;
    table.give(1, "wings").hurt(1, 1).play(1, using("wings")).end();
    table.hurt(1, 1);
    assert_eq!(table.life(1), 9);
}

#[test]
fn wings_keep_counters_away() {
    let mut table = Table::new(2);
    table.monster(1).energy = 2;
    table.city(1).give(1, "wings").give(0, "shrink-ray").keep("c").play(1, using("wings"));
    assert_eq!(table.monster(1).shrink, 0);
}

#[test]
fn looking_ahead_forgets_camouflage_and_its_copy_but_nothing_else() {
    let mut table = Table::new(2);
    table.give(0, "camouflage").give(0, "wings").give_mimic(1, "camouflage");
    table.state.forget_dodging();
    assert!(!table.has(0, "camouflage") && table.has(0, "wings") && table.has(1, "mimic"));
    assert_eq!(table.state.copied, None);
    let mut table = Table::new(2);
    table.give(0, "wings").give_mimic(1, "wings");
    let copied = table.state.copied;
    table.state.forget_dodging();
    assert!(copied.is_some() && table.state.copied == copied);
}
