//! 2 A turn.

use contract::{Actor, Awaiting, Game, Seat};
use king_of_tokyo::{Command, Event, KingOfTokyo};

use crate::table::{Table, buy, dice, reroll, using};

#[test]
fn clause_2_1_turns_go_clockwise() {
    let mut table = Table::new(3);
    let mut order = vec![table.active()];
    for _ in 0..4 {
        order.push(table.keep("").active());
    }
    assert_eq!(order, [0, 1, 2, 0, 1]);
}

#[test]
fn clause_2_1_only_its_beginning_opens_a_turn() {
    let mut table = Table::new(2);
    table.keep("1").keep("1");
    let opens: Vec<bool> = table.told.iter().map(KingOfTokyo::opens_turn).collect();
    let begins = |event: &Event| matches!(event, Event::TurnBegan { .. });
    assert_eq!(opens, table.told.iter().map(begins).collect::<Vec<_>>());
    assert!(opens.contains(&true) && opens.contains(&false));
}

#[test]
fn clause_2_1_eliminated_monsters_are_passed_over() {
    let mut table = Table::new(4);
    table.out(1).out(2);
    assert_eq!(table.keep("").active(), 3);
    assert_eq!(table.refused(1, Command::Resolve), "2.1");
}

#[test]
fn clause_2_1_only_who_is_asked_may_answer() {
    let mut table = Table::new(3);
    assert_eq!(table.refused(1, Command::Resolve), "2.1");
    assert_eq!(table.refused(7, Command::Resolve), "2.1", "there is no such seat");
    assert_eq!(table.refused_to(Actor::Clock, Command::Resolve), "2.1");
    assert_eq!(table.refused_to(Actor::Judge, Command::Resolve), "2.1");
    table.city(1).keep("c");
    assert_eq!(table.asked(), Some(1), "the monster that was attacked is asked in another's turn");
    assert_eq!(table.refused(0, Command::Stay), "2.1");
    assert_eq!(table.refused(2, Command::Yield), "2.1");
}

#[test]
fn clause_2_1_a_card_for_any_time_can_be_used_in_anothers_turn() {
    let mut table = Table::new(3);
    table.give(2, "rapid-healing").set_energy(2, 2).set_life(2, 5);
    let Awaiting::Seats(waiting) = table.state.awaiting() else { panic!("the game goes on") };
    assert!(waiting.must.contains(Seat(0)) && waiting.may.contains(Seat(2)));
    table.play(2, using("rapid-healing"));
    assert_eq!((table.life(2), table.energy(2), table.asked()), (6, 0, Some(0)));
}

#[test]
fn clause_2_2_rolling_resolving_buying_ending() {
    let mut table = Table::new(2);
    table.set_energy(0, 10).row(["tanks", "heal", "energize"]);
    assert_eq!(table.refused(0, buy(0)), "2.2", "not while rolling");
    assert_eq!(table.refused(0, Command::Sweep), "2.2");
    assert_eq!(table.refused(0, Command::Pass), "2.2");
    assert_eq!(table.refused(0, Command::Poison), "2.2");
    table.keep("e11122");
    assert_eq!((table.points(0), table.energy(0)), (1, 11), "resolved before buying");
    assert_eq!(table.refused(0, reroll("1")), "2.2", "not while buying");
    assert_eq!(table.refused(0, Command::Resolve), "2.2");
    table.play(0, Command::Pass);
    assert_eq!(table.active(), 1);
}

#[test]
fn clause_2_2_a_step_with_nothing_to_choose_is_not_asked() {
    let mut table = Table::new(2);
    table.row(["tanks", "heal", "energize"]).keep("e11222");
    assert_eq!(table.active(), 1, "one energy buys nothing");
}

#[test]
fn clause_2_3_six_dice_are_rolled() {
    let mut table = Table::new(2);
    table.keep_rolling("", "123ehc");
    assert_eq!(table.state.turn.dice, dice("123ehc"));
    let rolled = Event::Rolled { seat: Seat(1), dice: dice("123ehc") };
    assert!(table.told.contains(&rolled));
}

#[test]
fn clause_2_3_only_dice_on_the_table_can_be_rerolled() {
    let mut table = Table::new(2);
    table.show("11ehcc");
    assert_eq!(table.refused(0, reroll("2")), "2.3");
    assert_eq!(table.refused(0, reroll("111")), "2.3");
    assert_eq!(table.refused(0, reroll("11ehccc")), "2.3");
}

#[test]
fn clause_2_3_cards_and_shrink_counters_change_the_number() {
    let mut table = Table::new(2);
    table.give(1, "extra-head").give(1, "extra-head-2");
    assert_eq!(table.keep("").state.turn.dice.len(), 8);
    let mut table = Table::new(2);
    table.monster(1).shrink = 2;
    assert_eq!(table.keep("").state.turn.dice.len(), 4);
    let mut table = Table::new(2);
    table.monster(1).shrink = 9;
    assert_eq!(table.keep("").state.turn.dice.len(), 0);
    assert_eq!(table.offers(1), [Command::Resolve], "no dice, but a turn");
}

#[test]
fn clause_2_4_any_or_all_dice_twice() {
    let mut table = Table::new(2);
    table.show("123ehc").roll(0, reroll("123ehc"), "111222");
    assert_eq!(table.state.turn.dice, dice("111222"));
    table.roll(0, reroll("1"), "c");
    assert_eq!(table.state.turn.dice, dice("11222c"));
    assert_eq!(table.refused(0, reroll("c")), "2.4", "a third time");
    assert_eq!(table.offers(0), [Command::Resolve]);
}

#[test]
fn clause_2_4_a_reroll_takes_at_least_one_die() {
    let table = Table::new(2);
    assert_eq!(table.refused(0, reroll("")), "2.4");
}

#[test]
fn clause_2_5_kept_dice_are_not_bound() {
    let mut table = Table::new(2);
    table.show("33eh1c").roll(0, reroll("eh1c"), "2222").roll(0, reroll("33"), "ec");
    assert_eq!(table.state.turn.dice, dice("2222ec"));
}

#[test]
fn clause_2_5_rolling_may_stop_early() {
    let mut table = Table::new(2);
    assert_eq!(table.state.turn.rerolls, 2);
    assert_eq!(table.keep("").active(), 1);
}

#[test]
fn clause_2_6_a_reroll_by_a_card_is_of_any_dice() {
    let mut table = Table::new(2);
    table.give(1, "giant-brain").keep_rolling("", "111111");
    for _ in 0..2 {
        table.roll(1, reroll("111111"), "111111");
    }
    table.roll(1, reroll("111111"), "cccccc");
    assert_eq!(table.state.turn.dice, dice("cccccc"));
    assert_eq!(table.refused(1, reroll("c")), "2.4");
}

#[test]
fn clause_2_6_only_in_the_owners_turn() {
    let mut table = Table::new(2);
    table.give(1, "telepath").set_energy(1, 5).show("123ehc");
    table.state.turn.rerolls = 0;
    assert_eq!(table.refused(1, using("telepath")), "2.1");
    table.keep("").state.turn.rerolls = 0;
    table.play(1, using("telepath"));
    assert_eq!((table.energy(1), table.state.turn.rerolls), (4, 1));
}

#[test]
fn clause_2_7_an_earned_turn_comes_at_once_and_the_order_goes_on() {
    let mut table = Table::new(3);
    table.purchase("frenzy");
    assert_eq!(table.active(), 0);
    assert_eq!((table.state.turn.dice.len(), table.state.turn.rerolls), (6, 2));
    table.next();
    assert_eq!(table.active(), 1);
}

#[test]
fn clause_2_7_an_earned_turn_is_whole() {
    let mut table = Table::new(3);
    table.city(0).purchase("frenzy");
    assert_eq!(table.points(0), 2, "it starts in Tokyo");
}
