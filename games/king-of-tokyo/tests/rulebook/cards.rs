//! 8 Cards.

use contract::Seat;
use king_of_tokyo::{Command, Event, Setup, With, Zone, setup::HighDrop};

use crate::table::{Table, buy, card, using};

#[test]
fn clause_8_1_a_card_is_used_only_when_and_how_it_says() {
    let mut table = Table::new(3);
    table.give(0, "wings").give(0, "telepath").give(1, "plot-twist").set_energy(1, 9);
    assert_eq!(table.refused(0, using("wings")), "8.1", "no damage comes");
    assert_eq!(table.refused(0, using("telepath")), "8.1", "it has no energy");
    assert_eq!(table.refused(0, using("plot-twist")), "8.1", "it is another's");
    assert_eq!(table.refused(0, using("stretchy")), "8.1", "it is nobody's");
    assert_eq!(table.refused(1, using("plot-twist")), "2.1", "it is not its turn");
    table.set_energy(0, 9).keep("");
    assert_eq!(table.refused(0, using("telepath")), "8.1", "rolling is over");
}

#[test]
fn clause_8_1_buying_from_others_and_from_the_deck_needs_a_card() {
    let mut table = Table::new(3);
    table.give(1, "wings").set_energy(0, 9).keep("");
    let from = Command::BuyFrom { seat: Seat(1), card: card("wings") };
    assert!(!table.offers(0).contains(&from) && !table.offers(0).contains(&Command::BuyTop));
    assert_eq!([table.refused(0, from), table.refused(0, Command::BuyTop)], ["8.1", "8.1"]);
    table.give(0, "parasitic-tentacles").set_energy(0, 5);
    assert_eq!(table.refused(0, from), "6.1", "it costs 6");
    table.set_energy(0, 6).play(0, from);
    assert!(table.has(0, "wings"));
}

#[test]
fn clause_8_2_points_on_a_card_go_to_its_buyer() {
    let mut table = Table::new(3);
    table.purchase("skyscraper");
    assert_eq!(table.scores(), [4, 0, 0]);
    assert!(table.state.discard.contains(card("skyscraper")));
}

#[test]
fn clause_8_3_a_card_does_not_lift_above_ten_life() {
    let mut table = Table::new(3);
    table.set_life(0, 9).purchase("heal");
    assert_eq!(table.life(0), 10);
    table.until(0).purchase("nuclear-power-plant");
    assert_eq!(table.life(0), 10);
    table.until(0).purchase("even-bigger");
    assert_eq!(table.life(0), 12, "it says that it can");
}

#[test]
fn clause_8_4_damage_by_a_card_is_no_attack() {
    let mut table = Table::new(3);
    table.city(1).give(0, "poison-spit").give(0, "spiked-tail").give(0, "alpha-monster");
    table.purchase("gas-refinery");
    assert_eq!(table.lives(), [10, 7, 7], "no more than it says");
    assert_eq!((table.monster(1).poison, table.points(0)), (0, 2));
    assert_eq!((table.active(), table.place(1)), (1, Zone::City), "no question of yielding");
}

#[test]
fn clause_8_4_it_is_damage_all_the_same() {
    let mut table = Table::new(3);
    table.city(1).give(1, "jets").give(2, "camouflage").row(["fire-blast", "heal", "wings"]);
    table.set_energy(0, 3).keep("").roll(0, buy(0), "h1");
    assert_eq!(table.lives(), [10, 8, 9], "jets are for attacks, camouflage for all damage");
}

#[test]
fn clause_8_5_damage_goes_round_the_table_and_the_dealer_comes_last() {
    let mut table = Table::new(4);
    table.until(2).purchase("high-altitude-bombing");
    let hurt: Vec<u8> = table
        .told
        .iter()
        .filter_map(|event| match event {
            Event::LifeLost { seat, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(hurt, [3, 0, 1, 2]);
    assert_eq!(table.lives(), [7; 4]);
}

#[test]
fn clause_8_5_who_is_left_is_judged_after_all_damage() {
    let mut table = Table::new(2);
    table.set_life(0, 3).set_life(1, 3).purchase("high-altitude-bombing");
    assert_eq!(table.ending(), (vec![], "all-fell"), "the first to fall does not crown the other");
}

#[test]
fn clause_8_6_whoever_may_act_is_asked_and_the_game_waits() {
    let mut table = Table::new(3);
    table.city(0).give(1, "wings").set_energy(1, 2).keep("ccc");
    assert_eq!(table.asked(), Some(1));
    assert_eq!(table.refused(0, Command::Pass), "2.1");
    table.play(1, using("wings"));
    assert_eq!(table.lives(), [10, 10, 7]);
}

#[test]
fn clause_8_6_several_are_asked_clockwise_from_the_active_monster() {
    let mut table = Table::new(4);
    table.until(2).give(1, "psychic-probe").give(3, "mimic");
    table.state.copied = Some(card("psychic-probe"));
    table.keep("111111");
    assert_eq!(table.asked(), Some(3));
    assert_eq!(table.play(3, Command::Pass).asked(), Some(1));
    assert_eq!(table.play(1, Command::Pass).active(), 3);
}

#[test]
fn clause_8_12_losing_even_bigger_costs_its_two_life() {
    for life in [10, 3] {
        let mut table = Table::new(3);
        table.give(0, "metamorph").set_life(0, life).purchase("even-bigger");
        assert_eq!(table.life(0), life + 2);
        sell(&mut table, "even-bigger");
        assert_eq!(table.life(0), life);
    }
}

/// The active monster, asked by Metamorph or for the order of things, sells a card.
fn sell(table: &mut Table, key: &str) {
    let sale = Command::Use { card: card("metamorph"), with: With::Card(card(key)) };
    if !table.offers(0).contains(&sale) {
        table.play(0, using("metamorph"));
    }
    table.play(0, sale);
}

#[test]
fn clause_8_12_that_can_eliminate_unless_an_option_spares() {
    for (kills, left) in [(true, 0), (false, 1)] {
        let setup = Setup { shrinking_kills: kills, ..Setup::default() };
        let mut table = Table::with(setup, 3);
        table.give(0, "even-bigger").give(0, "metamorph").set_life(0, 2).keep("");
        sell(&mut table, "even-bigger");
        assert_eq!(table.life(0), left);
    }
}

#[test]
fn clause_8_13_a_child_counts_as_fallen_for_others() {
    let mut table = Table::new(3);
    table.give(1, "it-has-a-child").give(1, "wings").set_energy(1, 1).set_points(1, 9);
    table.give(2, "eater-of-the-dead").city(1).set_life(1, 2).keep("ccc");
    assert_eq!((table.life(1), table.points(1), table.energy(1)), (10, 0, 1));
    assert!(table.monster(1).cards.is_empty());
    assert_eq!(table.points(2), 3, "it was down to 0 life");
    assert_eq!((table.place(0), table.place(1)), (Zone::City, Zone::Outside));
    assert_eq!(table.active(), 1, "and it plays on");
}

#[test]
fn clause_8_14_tentacles_buy_in_the_buying_step_only() {
    let mut table = Table::new(3);
    table.give(0, "parasitic-tentacles").give(1, "jets").set_energy(0, 5);
    let purchase = Command::BuyFrom { seat: Seat(1), card: card("jets") };
    assert_eq!(table.refused(0, purchase), "2.2");
    table.keep("").play(0, purchase);
    assert!(table.has(0, "jets") && !table.has(1, "jets"));
    assert_eq!((table.energy(0), table.energy(1)), (0, 5), "its owner is paid");
}

#[test]
fn clause_8_14_counters_come_with_the_card() {
    let mut table = Table::new(3);
    table.purchase("smoke-cloud");
    table.state.counters.clear();
    table.state.counters.push((card("smoke-cloud"), 2));
    table.give(1, "parasitic-tentacles").set_energy(1, 4).keep("");
    table.play(1, Command::BuyFrom { seat: Seat(0), card: card("smoke-cloud") });
    assert_eq!(table.state.counters_on(card("smoke-cloud")), 2);
}

#[test]
fn clause_8_15_the_first_opportunist_clockwise_is_asked_first() {
    let mut table = Table::new(4);
    table.until(1).give(0, "opportunist").give(3, "mimic").set_energy(0, 9).set_energy(3, 9);
    table.state.copied = Some(card("opportunist"));
    table.purchase("heal");
    assert_eq!(table.asked(), Some(3));
    assert_eq!(table.play(3, Command::Pass).asked(), Some(0));
}

#[test]
fn clause_8_16_fire_reaches_the_living_neighbours() {
    let mut table = Table::new(5);
    table.give(0, "fire-breathing").city(2).out(4).keep("cc").play(2, Command::Stay);
    assert_eq!(table.lives(), [10, 9, 8, 9, 0], "1 and 3 are the neighbours, 2 the target");
    let mut table = Table::new(2);
    table.give(0, "fire-breathing").city(1).keep("cc").play(1, Command::Stay);
    assert_eq!(table.life(1), 7, "one neighbour is burnt once");
}

#[test]
fn clause_8_16_that_is_no_attack_for_targets_neither() {
    let mut table = Table::new(3);
    table.give(0, "fire-breathing").city(1).give(1, "jets").keep("cc").play(1, Command::Yield);
    assert_eq!(table.lives(), [10, 10, 10], "who dodged the attack was not damaged");
    let mut table = Table::new(5);
    table.give(0, "fire-breathing").city(1).give(1, "jets").bay(2).keep("cc");
    table.play(1, Command::Yield).play(2, Command::Stay);
    assert_eq!(table.lives(), [10, 9, 8, 10, 9], "jets do not avoid fire");
    assert_eq!(table.place(0), Zone::City);
}

#[test]
fn clause_8_17_metamorph_sells_after_buying_for_the_printed_cost() {
    let mut table = Table::new(3);
    table.give(0, "metamorph").give(0, "alien-metabolism");
    table.purchase("jets");
    assert_eq!(table.energy(0), 0, "four were paid");
    sell(&mut table, "jets");
    assert_eq!((table.energy(0), table.is_buying()), (5, false));
    assert!(table.state.discard.contains(card("jets")));
    table.play(0, Command::Pass);
    assert_eq!(table.active(), 1);
}

#[test]
fn clause_8_18_solar_powered_works_when_just_bought() {
    let mut table = Table::new(3);
    table.purchase("solar-powered");
    assert_eq!((table.active(), table.energy(0)), (1, 1));
}

#[test]
fn clause_8_19_a_drop_takes_city_then_bay() {
    let mut table = Table::new(5);
    table.purchase("drop-from-high-altitude");
    assert_eq!((table.place(0), table.points(0)), (Zone::City, 3));
    let mut table = Table::new(5);
    table.city(1).purchase("drop-from-high-altitude");
    assert_eq!((table.place(0), table.place(1)), (Zone::Bay, Zone::City));
}

#[test]
fn clause_8_19_from_bay_nothing_is_taken() {
    let mut table = Table::new(5);
    table.bay(0).purchase("drop-from-high-altitude");
    assert_eq!((table.place(0), table.points(0)), (Zone::Bay, 2));
}

#[test]
fn clause_8_19_a_full_tokyo_is_left_by_city_or_as_the_buyer_says() {
    let mut table = Table::new(5);
    table.city(1).bay(2).purchase("drop-from-high-altitude");
    let places = [0, 1, 2].map(|seat| table.place(seat));
    assert_eq!(places, [Zone::City, Zone::Outside, Zone::Bay]);
    assert_eq!(table.lives(), [10; 5]);
    let setup = Setup { high_drop: HighDrop::Choose, ..Setup::default() };
    let mut table = Table::with(setup, 5);
    table.city(1).bay(2).purchase("drop-from-high-altitude");
    let with = With::Monster(Seat(2));
    table.play(0, Command::Use { card: card("drop-from-high-altitude"), with });
    let places = [0, 1, 2].map(|seat| table.place(seat));
    assert_eq!(places, [Zone::Bay, Zone::City, Zone::Outside]);
}

#[test]
fn clause_8_20_burrowing_hurts_the_attacker_whichever_space_it_takes() {
    for (yields, place) in [([false, true], Zone::Bay), ([true, true], Zone::City)] {
        let mut table = Table::new(5);
        table.city(1).bay(2).give(2, "burrowing").keep("c");
        for (seat, yields) in [1, 2].into_iter().zip(yields) {
            table.play(seat, if yields { Command::Yield } else { Command::Stay });
        }
        assert_eq!((table.place(0), table.life(0)), (place, 9));
    }
    let text = card("burrowing").title().text;
    assert!(text.contains("Tokyo Bay") && text.contains("whichever"), "the card says so: {text}");
}

#[test]
fn clause_8_20_burrowing_does_nothing_when_bay_closes() {
    let mut table = Table::new(5);
    table.city(1).bay(2).set_life(1, 1).give(2, "burrowing").keep("c");
    assert_eq!((table.place(0), table.place(2)), (Zone::City, Zone::Outside));
    assert_eq!(table.life(0), 10);
}
