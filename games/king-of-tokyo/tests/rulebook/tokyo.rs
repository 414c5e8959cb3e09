//! 4 Taking and leaving Tokyo; 5 Being in Tokyo, as far as one space needs.

use contract::Seat;
use king_of_tokyo::setup::Entering;
use king_of_tokyo::{Command, Event, Setup, Zone};

use crate::table::{Table, using};

#[test]
fn clause_4_1_the_first_claw_takes_an_empty_city_without_damage() {
    let mut table = Table::new(4);
    table.keep("cccccc");
    assert_eq!(table.place(0), Zone::City);
    assert_eq!(table.lives(), [10; 4]);
    assert_eq!(table.points(0), 1);
    table.keep("c");
    assert_eq!(table.life(0), 9, "the next claw hits it");
}

#[test]
fn clause_4_1_cards_deal_no_damage_on_entry_either() {
    let mut table = Table::new(3);
    table.give(0, "nova-breath").give(0, "acid-attack").give(0, "spiked-tail").keep("cc");
    assert_eq!((table.lives(), table.place(0)), (vec![10; 3], Zone::City));
}

#[test]
fn clause_4_1_options_let_entering_hit() {
    let setup = Setup { card_hits_on_entry: true, ..Setup::default() };
    let mut table = Table::with(setup, 3);
    table.give(0, "nova-breath").keep("cc");
    assert_eq!((table.lives(), table.place(0)), (vec![10, 8, 8], Zone::City));
    let setup = Setup { bay_hit_on_entry: true, ..Setup::default() };
    let mut table = Table::with(setup, 5);
    table.bay(2).keep("cc").play(2, Command::Stay);
    assert_eq!((table.lives(), table.place(0)), (vec![10, 10, 8, 10, 10], Zone::City));
}

#[test]
fn clause_4_2_who_was_attacked_in_tokyo_may_yield_and_still_takes_the_damage() {
    let mut table = Table::new(3);
    table.city(1).keep("ccc");
    assert_eq!((table.asked(), table.life(1)), (Some(1), 7));
    assert_eq!(table.offers(1), [Command::Yield, Command::Stay]);
    table.play(1, Command::Yield);
    assert_eq!((table.life(1), table.place(1)), (7, Zone::Outside));
    assert!(table.told.contains(&Event::Yielded { seat: Seat(1) }));
}

#[test]
fn clause_4_2_it_may_stay() {
    let mut table = Table::new(3);
    table.city(1).keep("ccc").play(1, Command::Stay);
    assert_eq!((table.place(0), table.place(1)), (Zone::Outside, Zone::City));
    assert_eq!(table.points(0), 0);
}

#[test]
fn clause_4_2_nobody_leaves_at_another_time() {
    let mut table = Table::new(3);
    table.city(0).set_energy(0, 5);
    assert_eq!(table.refused(0, Command::Yield), "4.2", "while rolling");
    assert_eq!(table.refused(0, Command::Stay), "4.2");
    table.keep("c");
    assert_eq!(table.refused(0, Command::Yield), "4.2", "after its own attack");
}

#[test]
fn clause_4_2_who_is_outside_is_not_asked() {
    let mut table = Table::new(3);
    table.city(0).keep("c");
    assert_eq!(table.active(), 1);
}

#[test]
fn clause_4_2_the_attacked_decide_also_against_others_in_tokyo() {
    let mut table = Table::new(5);
    table.city(0).bay(3).give(0, "nova-breath").keep("c");
    assert_eq!((table.lives(), table.asked()), (vec![10, 9, 9, 9, 9], Some(3)));
    table.play(3, Command::Yield);
    assert_eq!((table.place(0), table.place(3)), (Zone::City, Zone::Outside));
    assert_eq!(table.points(0), 0, "nobody takes the place");
}

#[test]
fn clause_4_3_the_attacker_has_to_take_the_place() {
    let mut table = Table::new(3);
    table.set_energy(0, 5).city(1).keep("c").play(1, Command::Yield);
    assert_eq!((table.place(0), table.points(0)), (Zone::City, 1));
    assert!(table.is_buying(), "without having been asked");
}

#[test]
fn clause_4_3_also_when_a_card_avoids_the_damage() {
    let mut table = Table::new(3);
    table.city(1).give(1, "jets").set_life(1, 2).keep("ccc").play(1, Command::Yield);
    assert_eq!((table.life(1), table.place(1), table.place(0)), (2, Zone::Outside, Zone::City));
}

#[test]
fn clause_4_4_eliminated_by_an_attack_it_is_replaced() {
    let mut table = Table::new(3);
    table.city(1).set_life(1, 3).keep("ccc");
    assert_eq!((table.life(1), table.place(0), table.points(0)), (0, Zone::City, 1));
}

#[test]
fn clause_4_5_eliminated_by_a_card_it_is_not_replaced() {
    let mut table = Table::new(4);
    table.city(1).set_life(1, 3).purchase("gas-refinery");
    assert_eq!(table.lives(), [10, 0, 7, 7]);
    assert_eq!((table.place(0), table.points(0)), (Zone::Outside, 2));
    assert_eq!(table.state.holder(Zone::City), None);
    table.keep("cc");
    assert_eq!(table.place(2), Zone::City, "the next claw takes it without damage");
    assert_eq!(table.lives(), [10, 0, 7, 7]);
}

#[test]
fn clause_4_5_poison_is_no_attack() {
    let mut table = Table::new(3);
    table.city(0).set_life(0, 1).monster(0).poison = 1;
    table.keep("1");
    assert_eq!((table.life(0), table.state.holder(Zone::City)), (0, None));
}

#[test]
fn clause_4_5_after_claws_the_damage_of_cards_does_not_let_anybody_yield() {
    let mut table = Table::new(3);
    table.city(1).keep("c").play(1, Command::Stay).until(0).purchase("fire-blast");
    assert_eq!((table.life(1), table.asked()), (7, Some(1)), "its own turn, no question");
    assert_eq!((table.active(), table.place(1)), (1, Zone::City));
}

#[test]
fn clause_4_6_without_a_claw_nobody_enters() {
    let mut table = Table::new(3);
    table.keep("123eh1");
    assert_eq!(table.place(0), Zone::Outside);
    table.purchase("drop-from-high-altitude");
    assert_eq!((table.place(1), table.points(1)), (Zone::City, 3), "a card says so");
}

#[test]
fn clause_4_6_an_option_lets_everybody_enter() {
    let setup = Setup { entry: Entering::Everybody, ..Setup::default() };
    let mut table = Table::with(setup, 5);
    table.keep("12").keep("12").keep("12");
    let places = [0, 1, 2].map(|seat| table.place(seat));
    assert_eq!(places, [Zone::City, Zone::Bay, Zone::Outside]);
}

#[test]
fn clause_5_1_taking_control_gives_a_point_every_time() {
    let mut table = Table::new(2);
    table.keep("c");
    assert_eq!(table.scores(), [1, 0]);
    table.keep("c").play(0, Command::Yield);
    assert_eq!(table.scores(), [1, 1]);
    table.keep("c").play(1, Command::Yield);
    assert_eq!(table.scores(), [2, 1], "again");
}

#[test]
fn clause_5_2_starting_a_turn_in_tokyo_gives_two_points() {
    let mut table = Table::new(2);
    table.keep("c").keep("1");
    assert_eq!((table.active(), table.points(0)), (0, 3));
    table.keep("1").keep("1");
    assert_eq!((table.active(), table.points(0)), (0, 5), "every turn");
}

#[test]
fn clause_5_2_two_monsters_can_play_for_energy() {
    let setup = Setup { two_player_energy: true, ..Setup::default() };
    let mut table = Table::with(setup, 2);
    table.keep("c");
    assert_eq!((table.points(0), table.energy(0)), (0, 1));
    table.keep("1");
    assert_eq!((table.points(0), table.energy(0)), (0, 2));
    let mut table = Table::with(setup, 3);
    table.keep("c");
    assert_eq!((table.points(0), table.energy(0)), (1, 0), "only two monsters");
}

#[test]
fn clause_5_3_in_tokyo_hearts_do_not_heal_but_cards_do() {
    let mut table = Table::new(2);
    table.city(0).set_life(0, 5).keep("hhhhhh").until(0);
    assert_eq!(table.life(0), 5);
    table.purchase("heal");
    assert_eq!(table.life(0), 7);
    table.until(0).give(0, "rapid-healing").set_energy(0, 2).play(0, using("rapid-healing"));
    assert_eq!(table.life(0), 8);
}

#[test]
fn clause_5_3_who_enters_by_its_claws_has_healed_before() {
    let mut table = Table::new(2);
    table.set_life(0, 5).keep("hc");
    assert_eq!((table.life(0), table.place(0)), (6, Zone::City));
}
