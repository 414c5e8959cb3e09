//! Scenarios.

use contract::Seat;

use crate::cards::testing::{Table, card, heart, using};
use crate::command::{Command, Event, HeartUse};
use crate::monster::Zone;
use crate::setup::{Regeneration, Setup};

fn buying(from: u8, key: &str) -> Command {
    Command::BuyFrom { seat: Seat(from), card: card(key) }
}

#[test]
fn even_bigger_raises_life_and_its_most() {
    let mut table = Table::new(2);
    table.monster(0).life = 9;
    table.give(0, "even-bigger");
    assert_eq!((table.life(0), table.state.most_life(Seat(0))), (11, 12));
}

#[test]
fn even_bigger_lost_takes_the_life_back() {
    let mut table = Table::new(2);
    table.give(1, "even-bigger").give(0, "parasitic-tentacles");
    table.monster(0).energy = 6;
    table.monster(0).life = 5;
    table.keep("").play(0, buying(1, "even-bigger"));
    assert_eq!((table.life(0), table.life(1)), (7, 10));
    assert_eq!(table.state.most_life(Seat(1)), 10);
}

#[test]
fn even_bigger_lost_at_two_life_eliminates_unless_the_option_saves() {
    for (shrinking_kills, life) in [(true, 0), (false, 1)] {
        let mut table = Table::with(3, Setup { shrinking_kills, ..Setup::default() });
        table.give(1, "even-bigger").give(0, "parasitic-tentacles").city(1);
        table.monster(0).energy = 6;
        table.monster(1).life = 2;
        table.keep("").play(0, buying(1, "even-bigger"));
        assert_eq!((table.life(1), table.has(0, "even-bigger")), (life, true));
        assert_eq!(table.place(0), Zone::Outside, "it was no attack");
    }
}

#[test]
fn even_bigger_copied_counts_twice_or_once() {
    for (double_growth, most) in [(true, 14), (false, 12)] {
        let mut table = Table::with(2, Setup { double_growth, ..Setup::default() });
        table.give(0, "even-bigger").give_mimic(0, "even-bigger");
        assert_eq!((table.life(0), table.state.most_life(Seat(0))), (most, most));
    }
}

#[test]
fn even_bigger_lost_by_its_owners_death_shrinks_the_copy() {
    let mut table = Table::new(3);
    table.give(1, "even-bigger").give_mimic(0, "even-bigger");
    assert_eq!(table.life(0), 12);
    table.hurt(1, 12);
    assert_eq!((table.life(1), table.life(0), table.state.copied), (0, 10, None));
}

#[test]
fn healing_ray_heals_others_who_pay() {
    let mut table = Table::new(3);
    table.monster(1).life = 5;
    table.monster(1).energy = 3;
    table.give(0, "healing-ray").keep("hh");
    table.play(0, heart(HeartUse::Patient(Seat(1)))).play(0, heart(HeartUse::Patient(Seat(1))));
    assert_eq!((table.life(1), table.energy(1), table.energy(0)), (7, 0, 3));
}

#[test]
fn healing_ray_does_not_offer_the_healthy_or_a_refusal() {
    let mut table = Table::new(3);
    table.monster(1).life = 5;
    table.give(0, "healing-ray").keep("h");
    assert_eq!(table.offers(0), [heart(HeartUse::Patient(Seat(1))), Command::Pass]);
}

#[test]
fn healing_ray_in_tokyo_needs_the_option_but_its_patient_may_be_there() {
    for healing_ray_in_tokyo in [false, true] {
        let mut table = Table::with(2, Setup { healing_ray_in_tokyo, ..Setup::default() });
        table.monster(1).life = 5;
        table.city(0).give(0, "healing-ray").keep("h");
        assert_eq!(table.offered(0, heart(HeartUse::Patient(Seat(1)))), healing_ray_in_tokyo);
    }
    let mut table = Table::new(2);
    table.monster(1).life = 5;
    table.city(1).give(0, "healing-ray").keep("h").play(0, heart(HeartUse::Patient(Seat(1))));
    assert_eq!(table.life(1), 6);
}

#[test]
fn healing_ray_with_regeneration_heals_one_more_which_is_paid() {
    let mut table = Table::new(2);
    table.monster(1).life = 5;
    table.monster(1).energy = 9;
    table.give(0, "healing-ray").give(0, "regeneration").keep("hh");
    table.play(0, heart(HeartUse::Patient(Seat(1))));
    assert_eq!((table.life(1), table.energy(1)), (7, 5));
    table.play(0, heart(HeartUse::Patient(Seat(1))));
    assert_eq!((table.life(1), table.energy(1), table.energy(0)), (8, 3, 6), "once a patient");
}

#[test]
fn healing_ray_fees_do_not_please_friends() {
    let mut table = Table::new(2);
    table.monster(1).life = 5;
    table.monster(1).energy = 2;
    table.give(0, "healing-ray").give(0, "friend-of-children").keep("h");
    table.play(0, heart(HeartUse::Patient(Seat(1))));
    assert_eq!(table.energy(0), 2);
}

#[test]
fn it_has_a_child_starts_again_with_its_energy() {
    let mut table = Table::new(2);
    (table.monster(1).points, table.monster(1).energy) = (12, 4);
    table.give(1, "it-has-a-child").give(1, "even-bigger").hurt(1, 12);
    assert_eq!((table.life(1), table.points(1), table.energy(1)), (10, 0, 4));
    assert!(table.state.monsters[Seat(1)].cards.is_empty() && table.state.over.is_none());
}

#[test]
fn it_has_a_child_leaves_tokyo_to_the_attacker() {
    let mut table = Table::new(3);
    table.monster(1).life = 1;
    table.city(1).give(1, "it-has-a-child").keep("c");
    assert_eq!((table.life(1), table.place(1), table.place(0)), (10, Zone::Outside, Zone::City));
}

#[test]
fn it_has_a_child_keeps_bay_open() {
    let mut table = Table::new(5);
    table.monster(1).life = 1;
    table.city(0).bay(2).give(1, "it-has-a-child").keep("c");
    assert_eq!((table.place(2), table.state.bay_closed), (Zone::Bay, false));
}

#[test]
fn it_has_a_child_keeps_counters_or_not() {
    for (counters_after_rebirth, poison) in [(true, 2), (false, 0)] {
        let mut table = Table::with(2, Setup { counters_after_rebirth, ..Setup::default() });
        table.monster(1).poison = 2;
        table.give(1, "it-has-a-child").hurt(1, 10);
        assert_eq!(table.monster(1).poison, poison);
    }
}

#[test]
fn it_has_a_child_lets_the_active_monster_go_on() {
    let mut table = Table::new(2);
    (table.monster(0).life, table.monster(0).energy) = (2, 5);
    table.give(0, "it-has-a-child").buy(0, "national-guard");
    assert_eq!((table.life(0), table.points(0), table.asked()), (10, 0, Some(0)));
    assert!(table.offered(0, Command::Sweep), "its buy step goes on");
}

#[test]
fn it_has_a_child_copied_saves_the_copier_and_costs_the_copy() {
    let mut table = Table::new(2);
    table.give(1, "it-has-a-child").give_mimic(0, "it-has-a-child").hurt(0, 10);
    assert_eq!(
        (table.life(0), table.has(0, "mimic"), table.has(1, "it-has-a-child")),
        (10, false, true)
    );
}

#[test]
fn rapid_healing_heals_at_any_time() {
    let mut table = Table::new(2);
    (table.monster(1).life, table.monster(1).energy) = (5, 5);
    table.give(1, "rapid-healing");
    assert_eq!(table.asked(), Some(0));
    table.play(1, using("rapid-healing")).play(1, using("rapid-healing"));
    assert_eq!((table.life(1), table.energy(1)), (7, 1));
    assert_eq!(table.refused(1, using("rapid-healing")), "not-asked");
}

#[test]
fn rapid_healing_is_asked_for_before_a_deadly_blow() {
    let mut table = Table::new(2);
    (table.monster(1).life, table.monster(1).energy) = (2, 4);
    table.city(1).give(1, "rapid-healing").keep("cc");
    assert_eq!(table.asked(), Some(1));
    table.play(1, using("rapid-healing"));
    assert_eq!((table.life(1), table.energy(1)), (1, 2), "3 less 2: the blow has landed");
    assert!(table.offered(1, Command::Yield));
}

#[test]
fn rapid_healing_does_not_go_beyond_the_most_nor_raise_the_dead() {
    let mut table = Table::new(3);
    table.monster(1).energy = 8;
    table.give(1, "rapid-healing");
    assert!(table.offers(1).is_empty());
    table.hurt(1, 10);
    assert_eq!(table.asked(), Some(0));
    assert!(table.offers(1).is_empty());
}

#[test]
fn rapid_healing_works_in_tokyo_and_regenerates() {
    let mut table = Table::new(2);
    (table.monster(0).life, table.monster(0).energy) = (5, 2);
    table.city(0).give(0, "rapid-healing").give(0, "regeneration");
    table.play(0, using("rapid-healing"));
    assert_eq!(table.life(0), 7);
}

#[test]
fn regeneration_heals_one_more_by_dice_once() {
    let mut table = Table::new(2);
    table.monster(0).life = 4;
    table.give(0, "regeneration").keep("hhh");
    assert_eq!(table.life(0), 8);
}

#[test]
fn regeneration_does_nothing_if_hearts_went_to_counters() {
    let mut table = Table::new(2);
    (table.monster(0).life, table.monster(0).shrink) = (4, 1);
    table.give(0, "regeneration").keep("h").play(0, heart(HeartUse::Shrink));
    assert_eq!(table.life(0), 4);
}

#[test]
fn regeneration_does_nothing_in_tokyo_by_dice() {
    let mut table = Table::new(2);
    table.monster(0).life = 4;
    table.city(0).give(0, "regeneration").keep("hhh");
    assert_eq!(table.life(0), 4);
}

#[test]
fn regeneration_does_not_help_when_healed_by_another_but_by_option() {
    for (regeneration, life) in [(Regeneration::OwnHealing, 6), (Regeneration::EveryHealing, 7)] {
        let mut table = Table::with(2, Setup { regeneration, ..Setup::default() });
        (table.monster(1).life, table.monster(1).energy) = (5, 9);
        table.give(1, "regeneration").give(0, "healing-ray").keep("h");
        table.play(0, heart(HeartUse::Patient(Seat(1))));
        assert_eq!((table.life(1), table.energy(1)), (life, 7), "one heart, one fee");
    }
}

#[test]
fn regeneration_is_told_as_healing() {
    let mut table = Table::new(2);
    table.monster(0).life = 4;
    table.give(0, "regeneration").keep("h");
    assert_eq!(table.count(|event| matches!(event, Event::Healed { .. })), 2);
}
