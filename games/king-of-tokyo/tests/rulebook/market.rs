//! 6 Buying.

use contract::Seat;
use king_of_tokyo::{Command, Event};

use crate::table::{Table, buy, card};

/// Seat 0 is asked what it buys, with this much energy.
fn buying(seats: usize, energy: u16, row: [&str; 3]) -> Table {
    let mut table = Table::new(seats);
    table.row(row).set_energy(0, energy).keep("");
    assert!(table.is_buying());
    table
}

#[test]
fn clause_6_1_a_face_up_card_is_bought_for_its_cost() {
    let mut table = buying(2, 5, ["wings", "tanks", "jets"]);
    assert_eq!(table.offers(0), [buy(1), buy(2), Command::Sweep, Command::Pass]);
    table.play(0, buy(2));
    assert!(table.has(0, "jets"));
    assert_eq!(table.energy(0), 0);
    assert!(table.told.contains(&Event::CardBought {
        seat: Seat(0),
        card: card("jets"),
        price: 5
    }));
}

#[test]
fn clause_6_1_who_cannot_pay_does_not_buy() {
    let table = buying(2, 5, ["wings", "tanks", "jets"]);
    assert_eq!(table.refused(0, buy(0)), "6.1", "it costs 6");
    assert_eq!(table.refused(0, buy(3)), "6.1", "there are three places");
    assert_eq!(table.refused(0, buy(200)), "6.1");
    assert_eq!(table.refused(1, buy(1)), "2.1", "it is not its turn");
}

#[test]
fn clause_6_1_cards_can_change_a_price() {
    let mut table = Table::new(2);
    table.give(0, "alien-metabolism").row(["wings", "tanks", "jets"]).set_energy(0, 5).keep("");
    table.play(0, buy(0));
    assert_eq!(table.energy(0), 0);
    assert!(table.has(0, "wings"));
}

#[test]
fn clause_6_2_two_energy_sweep_the_row() {
    let row = ["wings", "tanks", "jets"];
    let mut table = buying(2, 3, row);
    table.play(0, Command::Sweep);
    assert_eq!(table.energy(0), 1);
    assert!(row.iter().all(|key| table.state.discard.contains(card(key))));
    assert_eq!(table.state.row.iter().flatten().count(), 3);
    assert!(table.state.row.iter().flatten().all(|new| !row.map(card).contains(new)));
}

#[test]
fn clause_6_2_less_does_not_sweep() {
    let mut table = Table::new(2);
    table.give(0, "alien-metabolism").row(["solar-powered", "wings", "jets"]);
    table.set_energy(0, 1).keep("");
    assert_eq!(table.refused(0, Command::Sweep), "6.2", "nor does a card make it cheaper");
}

#[test]
fn clause_6_3_buys_and_sweeps_in_any_order() {
    let mut table = buying(2, 30, ["tanks", "heal", "jets"]);
    table.play(0, buy(2)).play(0, Command::Sweep).play(0, Command::Sweep);
    assert_eq!(table.energy(0), 21);
    table.row(["wings", "heal", "tanks"]).play(0, buy(0)).play(0, buy(1));
    assert_eq!(table.energy(0), 12);
    assert_eq!(table.play(0, Command::Sweep).energy(0), 10);
    table.play(0, Command::Pass);
    assert_eq!((table.active(), table.energy(0)), (1, 10), "what is left is saved");
}

#[test]
fn clause_6_3_buying_is_optional() {
    let mut table = buying(2, 30, ["tanks", "heal", "jets"]);
    table.play(0, Command::Pass);
    assert_eq!((table.active(), table.energy(0)), (1, 30));
}

#[test]
fn clause_6_4_a_bought_card_is_replaced_at_once() {
    let mut table = buying(2, 8, ["tanks", "wings", "jets"]);
    table.deck(&["heal"]).play(0, buy(2));
    assert_eq!(table.state.row, [card("tanks"), card("wings"), card("heal")].map(Some));
    assert!(table.is_buying(), "and can be bought in turn");
    table.play(0, buy(2));
    assert_eq!(table.energy(0), 0);
}

#[test]
fn clause_6_4_the_effect_comes_before_the_replacement() {
    let mut table = buying(2, 6, ["gas-refinery", "wings", "jets"]);
    table.set_life(1, 9).play(0, buy(0));
    let told = |what: &dyn Fn(&Event) -> bool| table.told.iter().position(what).unwrap();
    let hurt = told(&|event| matches!(event, Event::LifeLost { .. }));
    assert!(hurt < told(&|event| matches!(event, Event::CardRevealed { .. })));
}

#[test]
fn clause_6_4_an_opportunist_buys_only_what_was_just_revealed() {
    let mut table = buying(3, 5, ["jets", "tanks", "wings"]);
    table.give(2, "opportunist").set_energy(2, 20).deck(&["heal"]).play(0, buy(0));
    assert_eq!(table.asked(), Some(2));
    assert_eq!(table.offers(2), [buy(0), Command::Pass]);
    assert_eq!(table.refused(2, buy(1)), "6.4", "it lay there before");
    assert_eq!(table.refused(2, Command::Sweep), "2.2");
    assert_eq!(table.refused(0, buy(0)), "2.1", "the active monster waits");
    table.play(2, buy(0));
    assert_eq!((table.energy(2), table.asked()), (17, Some(2)), "and what replaces that");
}

#[test]
fn clause_6_5_the_discard_pile_becomes_the_deck() {
    let mut table = buying(2, 10, ["tanks", "wings", "jets"]);
    table.deck(&[]);
    assert_eq!((table.state.deck.len(), table.state.discard.len()), (0, 63));
    table.play(0, buy(2));
    assert!(table.told.contains(&Event::DeckShuffled));
    assert_eq!((table.state.deck.len(), table.state.discard.len()), (62, 0));
    table.play(0, Command::Sweep);
    assert_eq!(table.state.row.iter().flatten().count(), 3);
}

#[test]
fn clause_6_5_a_sweep_can_use_up_the_deck() {
    let mut table = buying(2, 2, ["tanks", "wings", "jets"]);
    table.deck(&["heal"]).play(0, Command::Sweep);
    assert_eq!(table.state.row[0], Some(card("heal")), "the last of the deck comes first");
    assert_eq!(table.state.row.iter().flatten().count(), 3);
}

#[test]
fn clause_6_6_a_keep_card_stays() {
    let mut table = buying(2, 5, ["jets", "tanks", "wings"]);
    table.play(0, buy(0)).until(0).until(0);
    assert!(table.has(0, "jets"));
    assert!(!table.state.discard.contains(card("jets")));
}

#[test]
fn clause_6_7_a_discard_card_is_resolved_at_once() {
    let mut table = buying(2, 6, ["skyscraper", "tanks", "wings"]);
    table.play(0, buy(0));
    assert_eq!(table.points(0), 4);
    assert!(table.state.discard.contains(card("skyscraper")));
    assert!(!table.has(0, "skyscraper"));
}
