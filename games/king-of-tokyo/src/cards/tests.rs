//! What holds for all cards.

use std::collections::BTreeSet;

use contract::{Chance, Seat};

use super::testing::{Table, card};
use super::{Card, CardSet, Kind, Moment, Power, TITLES};
use crate::command::With;
use crate::setup::Setup;

fn cost(kind: Kind) -> u32 {
    let cards = Card::all().filter(|card| card.title().kind == kind);
    cards.map(|card| u32::from(card.title().cost)).sum()
}

#[test]
fn the_deck_is_that_of_the_card_list() {
    assert_eq!(Card::all().count(), 66);
    let keep = TITLES.iter().filter(|title| title.kind == Kind::Keep).count();
    assert_eq!((keep, TITLES.len() - keep), (47, 17));
    assert_eq!((cost(Kind::Keep), cost(Kind::Discard)), (199, 92));
    let with_cost = |cost: u8| Card::all().filter(|card| card.title().cost == cost).count();
    let histogram: Vec<usize> = (2..=8).map(with_cost).collect();
    assert_eq!(histogram, [3, 20, 17, 10, 7, 7, 2]);
}

#[test]
fn a_card_is_found_by_its_place_in_a_set() {
    let mut chance = Chance::from_number(1);
    for most in [1, 3, 20, 66] {
        let set: CardSet = Card::all().filter(|_| chance.idx(66) < most).collect();
        let found = (0..=set.len()).map_while(|place| set.nth(place));
        assert!(found.eq(set.iter()), "{set:?}");
    }
    assert_eq!((CardSet::EMPTY.nth(0), CardSet::ALL.nth(66)), (None, None));
}

#[test]
fn two_titles_are_there_twice() {
    let twice: Vec<&str> =
        TITLES.iter().filter(|title| title.copies == 2).map(|title| title.name).collect();
    assert_eq!(twice, ["Extra Head", "Evacuation Orders"]);
    assert_eq!(card("extra-head-2").title().name, "Extra Head");
    assert_ne!(card("extra-head-2"), card("extra-head"));
}

#[test]
fn keys_and_names_are_unique_and_every_card_has_a_text() {
    let keys: BTreeSet<String> = Card::all().map(Card::key).collect();
    assert_eq!(keys.len(), 66);
    let names: BTreeSet<&str> = TITLES.iter().map(|title| title.name).collect();
    assert_eq!(names.len(), 64);
    for title in TITLES {
        assert!(title.text.ends_with('.') && !title.text.contains("  "), "{}", title.name);
        assert!((2..=8).contains(&title.cost), "{}", title.name);
        let plain = |c: char| c.is_ascii_lowercase() || c == '-';
        assert!(title.key.chars().all(plain), "{}", title.key);
    }
}

#[test]
fn cards_and_sets_survive_being_written() {
    for card in Card::all() {
        let json = serde_json::to_string(&card).unwrap();
        assert_eq!(serde_json::from_str::<Card>(&json).unwrap(), card);
    }
    let json = serde_json::to_string(&CardSet::ALL).unwrap();
    assert_eq!(serde_json::from_str::<CardSet>(&json).unwrap(), CardSet::ALL);
    assert!(serde_json::from_str::<Card>("\"godzilla\"").is_err());
}

#[test]
fn only_one_card_costs_otherwise_in_the_later_edition() {
    let (old, new) = (Setup::default(), Setup::edition_2016());
    let differ = Card::all().filter(|card| card.cost(&old) != card.cost(&new));
    let differ: Vec<String> = differ.map(|card| format!("{card:?}")).collect();
    assert_eq!(differ, ["monster-batteries"]);
}

/// Hooks that only look are called with everything, hooks that act with whatever they may see.
#[test]
fn no_hook_panics_on_an_odd_state() {
    let withs = [
        With::Nothing,
        With::Amount(3),
        With::Monster(Seat(1)),
        With::Card(card("wings")),
        With::Die(crate::Face::Three),
        With::Turn { from: crate::Face::One, to: crate::Face::Heart },
    ];
    for card in Card::all() {
        for seats in [2, 6] {
            let mut table = Table::new(seats);
            table.monster(0).energy = 9;
            table.city(1);
            let power = Power { seat: Seat(0), card, source: card };
            let moments = [Moment::Rolling, Moment::LastTouch, Moment::Bracing, Moment::AnyTime];
            for moment in moments.into_iter().chain([Moment::Dodging(table.state.turn.dice)]) {
                table.uses(0, &card.key(), moment);
            }
            for with in withs {
                let mut table = Table { state: table.state.clone(), told: Vec::new() };
                table.try_hooks(power, with);
            }
        }
    }
}

/// Every card has at least three scenarios: tests whose names begin with its key.
#[test]
fn every_card_has_three_scenarios() {
    let files = [
        include_str!("attack/tests.rs"),
        include_str!("blasts/tests.rs"),
        include_str!("city/tests.rs"),
        include_str!("defence/tests.rs"),
        include_str!("dice/tests.rs"),
        include_str!("ending/tests.rs"),
        include_str!("energy/tests.rs"),
        include_str!("growth/tests.rs"),
        include_str!("market/tests.rs"),
        include_str!("mimic/tests.rs"),
        include_str!("points/tests.rs"),
    ];
    let scenarios = |key: &str| {
        let start = format!("fn {}_", key.replace('-', "_"));
        let lines = files.iter().flat_map(|file| file.lines());
        lines.filter(|line| line.starts_with(&start)).count()
    };
    let few: Vec<String> = TITLES
        .iter()
        .filter(|title| scenarios(title.key) < 3)
        .map(|title| format!("{} has {}", title.key, scenarios(title.key)))
        .collect();
    assert!(few.is_empty(), "{few:?}");
}
