//! 5 Being in Tokyo, with Tokyo Bay.

use contract::Seat;
use king_of_tokyo::setup::BayClosing;
use king_of_tokyo::{Command, Event, Setup, Zone};

use crate::table::Table;

#[test]
fn clause_5_4_bay_is_tokyo() {
    let mut table = Table::new(5);
    table.city(1).bay(0).set_life(0, 5).keep("hhh").until(0);
    assert_eq!((table.life(0), table.points(0)), (5, 2), "no healing, two points");
    table.give(0, "urbavore").until(0);
    assert_eq!(table.points(0), 5, "a card about Tokyo works in Bay");
}

#[test]
fn clause_5_4_entering_bay_gives_a_point() {
    let mut table = Table::new(6);
    table.city(1).keep("c").play(1, Command::Stay);
    assert_eq!((table.place(0), table.points(0)), (Zone::Bay, 1));
}

#[test]
fn clause_5_5_monsters_in_tokyo_do_not_attack_each_other() {
    let mut table = Table::new(5);
    table.city(0).bay(1).keep("cc");
    assert_eq!(table.lives(), [10, 10, 8, 8, 8]);
    table.keep("c");
    assert_eq!(table.lives(), [10, 10, 7, 7, 7], "from Bay to all outside");
    table.keep("c");
    assert_eq!(table.lives(), [9, 9, 7, 7, 7], "from outside to both");
}

#[test]
fn clause_5_6_city_before_bay() {
    let mut table = Table::new(5);
    table.keep("c");
    assert_eq!(table.place(0), Zone::City);
    let mut table = Table::new(5);
    table.bay(3).keep("ccc");
    assert_eq!((table.place(0), table.life(3)), (Zone::City, 10), "taking City deals no damage");
    assert_eq!(table.place(3), Zone::Bay);
}

#[test]
fn clause_5_7_a_held_city_is_hit_and_a_free_bay_taken() {
    let mut table = Table::new(5);
    table.city(2).keep("cc");
    assert_eq!(table.life(2), 8);
    table.play(2, Command::Stay);
    assert_eq!((table.place(0), table.place(2)), (Zone::Bay, Zone::City));
}

#[test]
fn clause_5_7_if_city_yields_it_is_taken_and_bay_stays_empty() {
    let mut table = Table::new(5);
    table.city(2).keep("cc").play(2, Command::Yield);
    assert_eq!((table.place(0), table.place(2)), (Zone::City, Zone::Outside));
    assert_eq!((table.state.holder(Zone::Bay), table.points(0)), (None, 1));
}

#[test]
fn clause_5_8_only_bay_yields() {
    let mut table = Table::new(5);
    table.city(1).bay(2).keep("c").play(1, Command::Stay).play(2, Command::Yield);
    assert_eq!((table.place(1), table.place(0)), (Zone::City, Zone::Bay));
}

#[test]
fn clause_5_8_only_city_yields() {
    let mut table = Table::new(5);
    table.city(1).bay(2).keep("c").play(1, Command::Yield).play(2, Command::Stay);
    assert_eq!((table.place(0), table.place(2)), (Zone::City, Zone::Bay));
}

#[test]
fn clause_5_8_both_yield() {
    let mut table = Table::new(5);
    table.city(1).bay(2).keep("c").play(1, Command::Yield).play(2, Command::Yield);
    assert_eq!((table.place(0), table.state.holder(Zone::Bay)), (Zone::City, None));
    assert_eq!(table.points(0), 1);
}

#[test]
fn clause_5_9_nobody_holds_both_spaces() {
    let mut table = Table::new(5);
    table.city(0).keep("ccc");
    assert_eq!((table.place(0), table.points(0)), (Zone::City, 0));
    let mut table = Table::new(5);
    table.bay(0).keep("ccc");
    assert_eq!((table.place(0), table.points(0)), (Zone::Bay, 0), "nor does it move to City");
    assert_eq!(table.lives(), [10, 7, 7, 7, 7]);
}

#[test]
fn clause_5_10_bay_closes_below_five() {
    let mut table = Table::new(6);
    table.city(0).bay(1).set_life(2, 1).keep("c");
    assert_eq!(table.place(1), Zone::Bay, "five are enough");
    let mut table = Table::new(5);
    table.city(0).bay(1).set_life(2, 1).keep("c");
    assert_eq!((table.place(1), table.place(0)), (Zone::Outside, Zone::City));
    assert!(table.told.contains(&Event::BayClosed));
    assert!(!table.told.contains(&Event::Yielded { seat: Seat(1) }));
    table.until(3).keep("c").play(0, Command::Stay);
    assert_eq!(table.place(3), Zone::Outside, "closed for good");
}

#[test]
fn clause_5_10_a_fall_by_a_card_closes_bay_as_well() {
    let mut table = Table::new(5);
    table.city(1).bay(2).set_life(3, 2).purchase("fire-blast");
    assert_eq!((table.place(2), table.life(2)), (Zone::Outside, 8));
    let mut table = Table::new(5);
    table.city(1).bay(2).set_life(0, 1).monster(0).poison = 1;
    table.keep("1");
    assert_eq!(table.place(2), Zone::Outside, "and by poison");
}

#[test]
fn clause_5_10_a_child_keeps_bay_open() {
    let mut table = Table::new(5);
    table.city(0).bay(1).set_life(2, 1).give(2, "it-has-a-child").keep("c");
    assert_eq!((table.life(2), table.place(1)), (10, Zone::Bay));
}

#[test]
fn clause_5_10_an_option_lets_bay_slide_into_an_empty_city() {
    let setup = Setup { bay_closing: BayClosing::Slides, ..Setup::default() };
    let mut table = Table::with(setup, 5);
    table.city(1).bay(2).set_life(1, 2).set_energy(0, 2).purchase("fire-blast");
    assert_eq!((table.place(2), table.points(2)), (Zone::City, 0));
    let mut table = Table::with(setup, 5);
    table.city(1).bay(2).set_life(3, 2).purchase("fire-blast");
    assert_eq!(table.place(2), Zone::Outside, "City is held");
}

#[test]
fn clause_5_11_who_left_a_closing_bay_is_not_asked_nor_hit() {
    let mut table = Table::new(5);
    table.city(1).bay(2).set_life(1, 2).keep("cc");
    assert_eq!(table.life(2), 8, "the attack itself hit both");
    assert_eq!(table.place(2), Zone::Outside, "it has left without having been asked");
    assert_eq!((table.place(0), table.points(0)), (Zone::City, 1), "City's monster is replaced");
}

#[test]
fn clause_5_11_an_attacker_put_out_of_bay_does_not_enter_again() {
    let mut table = Table::new(5);
    table.bay(0).set_life(1, 1).keep("c");
    assert_eq!((table.place(0), table.state.holder(Zone::City)), (Zone::Outside, None));
    assert_eq!(table.points(0), 0);
}

#[test]
fn clause_5_11_a_closed_bay_is_not_taken() {
    let mut table = Table::new(5);
    table.city(1).bay(2).set_life(2, 1).keep("c").play(1, Command::Stay);
    assert_eq!((table.life(2), table.place(0)), (0, Zone::Outside));
    let mut table = Table::new(5);
    table.city(1).bay(2).set_life(2, 1).keep("c").play(1, Command::Yield);
    assert_eq!(table.place(0), Zone::City, "a free City is");
}
