//! 7 The end.

use king_of_tokyo::setup::Twenty;
use king_of_tokyo::{Command, Setup};

use crate::table::{Table, buy, reroll, using};

#[test]
fn clause_7_1_cards_act_at_the_end_of_a_turn_and_the_dice_go_on() {
    let mut table = Table::new(3);
    table.give(0, "herbivore").keep("1");
    assert_eq!((table.points(0), table.active()), (1, 1));
}

#[test]
fn clause_7_1_the_owner_orders_what_acts_at_the_end() {
    let mut table = Table::new(3);
    table.give(0, "energy-hoarder").set_energy(0, 6).set_life(0, 1).monster(0).poison = 1;
    let mut other = Table { state: table.state.clone(), told: Vec::new() };
    table.keep("1").play(0, Command::Pass);
    assert_eq!(table.offers(0), [using("energy-hoarder"), Command::Poison]);
    table.play(0, using("energy-hoarder"));
    assert_eq!((table.points(0), table.life(0)), (1, 0));
    other.keep("1").play(0, Command::Pass).play(0, Command::Poison);
    assert_eq!((other.points(0), other.life(0)), (0, 0), "the fallen gain nothing");
}

#[test]
fn clause_7_1_an_order_that_makes_no_difference_is_not_asked_for() {
    let mut table = Table::new(3);
    table.give(0, "energy-hoarder").give(0, "herbivore").set_energy(0, 6).monster(0).poison = 1;
    table.keep("1").play(0, Command::Pass);
    assert_eq!((table.points(0), table.life(0), table.active()), (2, 9, 1));
}

#[test]
fn clause_7_2_twenty_points_win_when_the_turn_ends() {
    let mut table = Table::new(3);
    table.set_points(0, 17).set_energy(0, 2).keep("333");
    assert_eq!((table.points(0), table.is_buying()), (20, true), "the turn goes on");
    table.play(0, Command::Pass);
    assert_eq!(table.ending(), (vec![0], "twenty-points"));
}

#[test]
fn clause_7_2_points_at_the_start_of_a_turn_win_at_its_end() {
    let mut table = Table::new(2);
    table.city(1).set_points(1, 18).keep("1");
    assert_eq!((table.points(1), table.asked()), (20, Some(1)));
    table.keep("1");
    assert_eq!(table.ending(), (vec![1], "twenty-points"));
}

#[test]
fn clause_7_2_in_anothers_turn_too() {
    let mut table = Table::new(3);
    table.give(2, "eater-of-the-dead").set_points(2, 17).set_life(1, 1).city(1).keep("c");
    assert_eq!(table.ending(), (vec![2], "twenty-points"));
}

#[test]
fn clause_7_2_who_does_not_survive_the_turn_does_not_win() {
    let mut table = Table::new(3);
    table.set_points(0, 16).set_life(0, 3).purchase("tanks");
    assert_eq!((table.points(0), table.life(0)), (20, 0));
    assert_eq!(table.active(), 1, "the game goes on without it");
    let mut table = Table::new(3);
    table.set_points(0, 18).set_life(0, 1).monster(0).poison = 1;
    table.keep("222");
    assert_eq!((table.points(0), table.active()), (20, 1), "poison comes before the judging");
}

#[test]
fn clause_7_2_points_lost_in_the_turn_do_not_win() {
    let mut table = Table::new(3);
    table.set_points(1, 20).purchase("evacuation-orders");
    assert_eq!((table.points(1), table.active()), (15, 1));
}

#[test]
fn clause_7_3_the_last_monster_wins_at_once() {
    let mut table = Table::new(3);
    table.out(2).city(1).set_life(1, 2).set_energy(0, 9).keep("cc");
    assert_eq!(table.ending(), (vec![0], "last-standing"));
    assert_eq!(table.points(0), 0, "not even Tokyo is entered");
}

#[test]
fn clause_7_3_also_in_another_ones_turn() {
    let mut table = Table::new(2);
    table.set_life(0, 4).purchase("jet-fighters");
    assert_eq!(table.ending(), (vec![1], "last-standing"));
}

#[test]
fn clause_7_3_an_option_waits_for_the_end_of_the_turn() {
    let setup = Setup { last_standing_at_once: false, ..Setup::default() };
    let mut table = Table::with(setup, 2);
    table.city(1).set_life(1, 2).set_energy(0, 9).keep("cc");
    assert!(table.is_buying());
    table.play(0, Command::Pass);
    assert_eq!(table.ending(), (vec![0], "last-standing"));
    let mut table = Table::with(setup, 2);
    table.city(1).set_life(1, 2).set_life(0, 1).monster(0).poison = 1;
    table.keep("cc");
    assert_eq!(table.ending(), (vec![], "all-fell"), "poison can still take it");
}

#[test]
fn clause_7_4_if_all_fall_at_once_everybody_loses() {
    let mut table = Table::new(3);
    table.set_points(0, 20).set_life(0, 3).set_life(1, 2).set_life(2, 1);
    table.purchase("high-altitude-bombing");
    assert_eq!(table.ending(), (vec![], "all-fell"));
    let contract::Awaiting::Over(end) = contract::Game::awaiting(&table.state) else { return };
    assert!(end.places.values().all(|place| *place > 1), "nobody is first");
}

#[test]
fn clause_7_4_whoever_is_left_by_such_a_blow_wins() {
    let mut table = Table::new(3);
    table.set_life(0, 3).set_life(1, 4).set_life(2, 1).purchase("high-altitude-bombing");
    assert_eq!(table.ending(), (vec![1], "last-standing"));
}

#[test]
fn clause_7_5_nothing_can_be_done_after_the_end() {
    let mut table = Table::new(2);
    table.give(0, "rapid-healing").set_energy(0, 9).set_life(0, 5);
    table.city(1).set_life(1, 1).keep("c");
    assert_eq!(table.ending().1, "last-standing");
    let commands = [
        Command::Resolve,
        Command::Pass,
        Command::Sweep,
        Command::Yield,
        buy(0),
        reroll("1"),
        using("rapid-healing"),
    ];
    for command in commands {
        assert_eq!([table.refused(0, command), table.refused(1, command)], ["7.5", "7.5"]);
    }
    assert!(table.offers(0).is_empty() && table.offers(1).is_empty());
}

#[test]
fn clause_7_6_the_first_at_twenty_wins() {
    let mut table = Table::new(3);
    table.set_points(2, 20).set_points(0, 17).show("123ehc");
    table.roll(0, reroll("123ehc"), "333111").play(0, Command::Resolve);
    assert_eq!(table.scores(), [20, 0, 20]);
    assert_eq!(table.ending(), (vec![2], "twenty-points"));
}

#[test]
fn clause_7_6_within_one_act_the_earlier_moment_counts() {
    let mut table = Table::new(3);
    table.give(1, "eater-of-the-dead").set_points(0, 19).set_points(1, 17);
    table.city(0).set_life(2, 1).keep("111c");
    assert_eq!(table.scores(), [20, 20, 0], "numbers first, then the fall of seat 2");
    assert_eq!(table.ending(), (vec![0], "twenty-points"));
}

#[test]
fn clause_7_6_at_the_same_moment_they_share() {
    let mut table = Table::new(3);
    table.give(1, "eater-of-the-dead").give(0, "mimic");
    table.state.copied = Some(crate::table::card("eater-of-the-dead"));
    table.set_points(0, 17).set_points(1, 17).city(2).set_life(2, 1).keep("c");
    assert_eq!(table.ending(), (vec![0, 1], "twenty-points"));
}

#[test]
fn clause_7_6_an_option_shares_in_any_case() {
    let setup = Setup { twenty: Twenty::Shared, ..Setup::default() };
    let mut table = Table::with(setup, 3);
    table.set_points(2, 20).set_points(0, 17).show("123ehc");
    table.roll(0, reroll("123ehc"), "333111").play(0, Command::Resolve);
    assert_eq!(table.ending(), (vec![0, 2], "twenty-points"));
}

#[test]
fn clause_7_7_points_stop_at_twenty() {
    let mut table = Table::new(2);
    table.set_points(0, 18).set_energy(0, 2).keep("333333");
    assert_eq!(table.points(0), 20);
    let setup = Setup { cap_points: false, ..Setup::default() };
    let mut table = Table::with(setup, 2);
    table.set_points(0, 18).set_energy(0, 2).keep("333333");
    assert_eq!(table.points(0), 24);
}

#[test]
fn clause_7_7_points_do_not_fall_below_none() {
    let mut table = Table::new(3);
    table.set_points(1, 3).set_points(2, 9).purchase("evacuation-orders");
    assert_eq!(table.scores(), [0, 0, 4]);
}
