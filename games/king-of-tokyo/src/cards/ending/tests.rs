//! Scenarios.

use contract::Seat;

use crate::cards::testing::{Table, card, using, using_on};
use crate::command::Command;
use crate::frame::Frame;
use crate::setup::{Setup, Underdog};

#[test]
fn energy_hoarder_gains_a_point_for_every_six() {
    for (energy, points) in [(5, 0), (6, 1), (11, 1), (12, 2)] {
        let mut table = Table::new(2);
        table.monster(0).energy = energy;
        table.give(0, "energy-hoarder").end();
        assert_eq!(table.points(0), points);
    }
}

#[test]
fn energy_hoarder_does_not_count_batteries() {
    let mut table = Table::new(2);
    table.monster(0).energy = 6;
    table.give(0, "energy-hoarder").give(0, "monster-batteries");
    let with = crate::command::With::Amount(1);
    table.play(0, Command::Use { card: card("monster-batteries"), with }).end();
    assert_eq!(table.points(0), 0);
}

#[test]
fn energy_hoarder_counts_what_metamorph_brings() {
    let mut table = Table::new(2);
    table.give(0, "energy-hoarder").give(0, "metamorph").give(0, "nova-breath").keep("");
    table.play(0, using_on("metamorph", "nova-breath")).play(0, Command::Pass);
    assert_eq!((table.points(0), table.energy(0)), (1, 7));
}

#[test]
fn herbivore_gains_for_peace() {
    let mut table = Table::new(2);
    table.give(0, "herbivore").keep("12");
    assert_eq!(table.points(0), 1);
}

#[test]
fn herbivore_gains_nothing_after_damage_by_dice_or_cards() {
    let mut table = Table::new(2);
    table.city(1).give(0, "herbivore").keep("c").play(1, Command::Stay);
    assert_eq!(table.points(0), 0);
    let mut table = Table::new(2);
    table.give(0, "herbivore").buy(0, "fire-blast");
    assert_eq!((table.points(0), table.state.active.0), (0, 1));
}

#[test]
fn herbivore_does_not_mind_an_attack_that_hurts_nobody() {
    let mut table = Table::new(2);
    table.city(1).give(0, "herbivore").give(1, "armor-plating").keep("c");
    table.play(1, Command::Stay);
    assert_eq!(table.points(0), 1);
}

#[test]
fn herbivore_gains_on_taking_an_empty_city() {
    let mut table = Table::new(2);
    table.give(0, "herbivore").keep("c");
    assert_eq!(table.points(0), 2);
}

#[test]
fn metamorph_sells_for_the_printed_cost() {
    let mut table = Table::new(2);
    table.give(0, "metamorph").give(0, "alien-metabolism").give(0, "jets").keep("");
    table.play(0, using_on("metamorph", "jets"));
    assert_eq!((table.energy(0), table.has(0, "jets")), (5, false));
    assert!(table.state.discard.contains(card("jets")));
}

#[test]
fn metamorph_sells_several_and_itself_last() {
    let mut table = Table::new(2);
    table.give(0, "metamorph").give(0, "jets").give(0, "wings").keep("");
    table.play(0, using_on("metamorph", "jets")).play(0, using_on("metamorph", "wings"));
    table.play(0, using_on("metamorph", "metamorph"));
    assert_eq!((table.energy(0), table.state.active.0), (14, 1));
}

#[test]
fn metamorph_may_do_nothing_and_gives_friends_nothing() {
    let mut table = Table::new(2);
    table.give(0, "metamorph").give(0, "friend-of-children").give(0, "jets").keep("");
    table.play(0, using_on("metamorph", "jets"));
    assert_eq!(table.energy(0), 5, "a sale is a transfer");
    table.play(0, Command::Pass);
    assert_eq!(table.state.active.0, 1);
}

#[test]
fn metamorph_selling_growth_can_be_deadly() {
    let mut table = Table::new(3);
    table.give(0, "metamorph").give(0, "even-bigger");
    table.monster(0).life = 2;
    table.keep("").play(0, using_on("metamorph", "even-bigger"));
    assert_eq!((table.life(0), table.state.active.0), (0, 1));
}

#[test]
fn metamorph_and_sun_come_in_the_owners_order() {
    let mut table = Table::new(2);
    table.give(0, "metamorph").give(0, "solar-powered").keep("");
    assert!(matches!(table.top(), Some(Frame::EndStep { .. })));
    table.play(0, using("solar-powered")).play(0, using_on("metamorph", "solar-powered"));
    assert_eq!(table.energy(0), 3);
    let mut table = Table::new(2);
    table.give(0, "metamorph").give(0, "solar-powered").give(0, "jets").keep("");
    table.play(0, using("metamorph")).play(0, using_on("metamorph", "jets"));
    table.play(0, Command::Pass);
    assert_eq!(table.energy(0), 5, "no sun for the rich");
}

#[test]
fn rooting_for_the_underdog_gains_when_alone_last() {
    let mut table = Table::new(3);
    (1..3).for_each(|seat| table.monster(seat).points = 2);
    table.give(0, "rooting-for-the-underdog").end();
    assert_eq!(table.points(0), 1);
}

#[test]
fn rooting_for_the_underdog_gains_nothing_in_a_tie() {
    let mut table = Table::new(3);
    table.monster(1).points = 2;
    table.give(0, "rooting-for-the-underdog").end();
    assert_eq!(table.points(0), 0);
}

#[test]
fn rooting_for_the_underdog_looks_at_every_turn_or_at_its_own() {
    for (underdog, points) in [(Underdog::EveryTurn, 1), (Underdog::OwnTurn, 0)] {
        let mut table = Table::with(3, Setup { underdog, ..Setup::default() });
        table.monster(0).points = 5;
        table.monster(1).points = 5;
        table.give(2, "rooting-for-the-underdog").end();
        assert_eq!(table.points(2), points);
    }
}

#[test]
fn rooting_for_the_underdog_copied_gains_two_at_once() {
    let mut table = Table::new(2);
    table.monster(1).points = 1;
    table.give(0, "rooting-for-the-underdog").give_mimic(0, "rooting-for-the-underdog");
    table.end();
    assert_eq!(table.points(0), 2, "the first does not silence the second");
}

#[test]
fn rooting_for_the_underdog_does_not_count_the_dead() {
    let mut table = Table::new(3);
    table.monster(0).points = 3;
    table.monster(1).points = 4;
    table.hurt(2, 10).give(0, "rooting-for-the-underdog").end();
    assert_eq!(table.points(0), 4);
}

#[test]
fn solar_powered_gives_energy_to_who_has_none() {
    let mut table = Table::new(2);
    table.give(0, "solar-powered").keep("");
    assert_eq!(table.energy(0), 1);
}

#[test]
fn solar_powered_gives_nothing_to_who_has_some() {
    let mut table = Table::new(2);
    table.give(0, "solar-powered").keep("e");
    assert_eq!(table.energy(0), 1);
}

#[test]
fn solar_powered_works_in_the_turn_it_is_bought() {
    let mut table = Table::new(2);
    table.buy(0, "solar-powered");
    assert_eq!((table.energy(0), table.state.active), (1, Seat(1)));
}

#[test]
fn solar_powered_and_a_friend_give_two() {
    let mut table = Table::new(2);
    table.give(0, "solar-powered").give(0, "friend-of-children").keep("");
    assert_eq!(table.energy(0), 2);
}

#[test]
fn solar_powered_and_poison_have_no_order_that_matters() {
    for life in [10, 1] {
        let mut table = Table::new(2);
        (table.monster(0).poison, table.monster(0).life) = (1, life);
        table.give(0, "solar-powered").keep("");
        assert_ne!(table.asked(), Some(0), "nobody is asked");
        assert_eq!((table.life(0), table.energy(0)), (life - 1, u16::from(life > 1)));
    }
}

/// Whether the end of the turn asks its owner, who has these cards, for an order.
fn asks_for_an_order(cards: &[&str], change: impl Fn(&mut Table)) -> bool {
    let mut table = Table::new(3);
    (1..3).for_each(|seat| table.monster(seat).points = 9);
    for card in cards {
        table.give(0, card);
    }
    change(&mut table);
    table.keep("");
    if table.offered(0, Command::Sweep) {
        table.play(0, Command::Pass);
    }
    matches!(table.top(), Some(Frame::EndStep { .. }))
}

#[test]
fn points_from_two_sources_have_no_order() {
    let both = ["energy-hoarder", "herbivore"];
    for points in [0, 18, 19] {
        let rich = |table: &mut Table| {
            (table.monster(0).energy, table.monster(0).points) = (12, points);
        };
        assert!(!asks_for_an_order(&both, rich), "with {points} points");
    }
}

#[test]
fn the_underdog_is_asked_only_where_another_point_would_cost_the_cheers() {
    let both = ["herbivore", "rooting-for-the-underdog"];
    for (points, asked) in [(7, false), (8, true), (9, false)] {
        let with = |table: &mut Table| table.monster(0).points = points;
        assert_eq!(asks_for_an_order(&both, with), asked, "with {points} points against 9");
    }
    // One of the two gains would leave it the underdog, both together would not.
    let three = ["energy-hoarder", "herbivore", "rooting-for-the-underdog"];
    let rich = |table: &mut Table| (table.monster(0).energy, table.monster(0).points) = (6, 7);
    assert!(asks_for_an_order(&three, rich));
}

#[test]
fn poison_has_an_order_where_it_can_eliminate_or_feed() {
    let poisoned = |life: u8, poison: u8, energy: u16| {
        move |table: &mut Table| {
            let monster = table.monster(0);
            (monster.life, monster.poison, monster.energy) = (life, poison, energy);
        }
    };
    assert!(!asks_for_an_order(&["energy-hoarder"], poisoned(3, 2, 6)));
    assert!(asks_for_an_order(&["energy-hoarder"], poisoned(2, 2, 6)), "the fallen gain nothing");
    let dodging = ["energy-hoarder", "camouflage"];
    assert!(asks_for_an_order(&dodging, poisoned(2, 2, 6)), "the dice may not help");
    let fed = ["energy-hoarder", "were-only-making-it-stronger"];
    assert!(!asks_for_an_order(&fed, poisoned(9, 2, 10)));
    assert!(asks_for_an_order(&fed, poisoned(9, 2, 11)), "the twelfth cube is worth a point");
}

#[test]
fn metamorph_has_an_order_with_everything_else_that_acts() {
    assert!(asks_for_an_order(&["metamorph", "herbivore"], |_| ()), "it could sell the other");
    assert!(!asks_for_an_order(&["metamorph", "energy-hoarder"], |_| ()), "nothing is hoarded yet");
}
