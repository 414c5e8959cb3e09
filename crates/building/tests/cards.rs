//! The deck: every card as it has to be, and every solution judged.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use building::deck::DATA;
use building::polygon::double_area;
use building::site::yen_of;
use building::{
    Bounds, Building, CARD_UM, CardId, Deck, District, House, PieceId, Point, Side, TOLERANCES,
    deck, verify,
};

const SIDES: [Side; 2] = [Side::Blue, Side::White];

#[test]
fn the_data_load() {
    assert_eq!(Deck::load(&DATA).map(|deck| deck.cards().len()).unwrap(), 36);
    assert_eq!(deck().cards().len(), 36);
}

#[test]
fn every_solution_is_a_finished_building() {
    for card in CardId::all() {
        for side in SIDES {
            let (site, plot) = (deck().site(card, side).unwrap(), deck().plot(card, side).unwrap());
            for (border, lot) in site.borders.iter().enumerate() {
                let mut used = BTreeSet::new();
                for solution in &lot.solutions {
                    let standing = solution.standing();
                    let verdict = verify(plot, Some(border), &standing);
                    assert_eq!(verdict, Ok(()), "{card:?} {side:?}");
                    assert_eq!(verify(plot, None, &standing), Ok(()));
                    assert_eq!(standing.len(), usize::from(site.pieces));
                    assert_eq!(solution.floors.len(), usize::from(site.floors));
                    assert!(solution.pieces().all(|piece| used.insert(piece)), "used twice");
                }
            }
        }
    }
}

/// Placed from the ground up, each piece is legal when it is placed, and lands on its floor; with
/// the pieces of each floor in the opposite order the verdict is the same.
#[test]
fn every_solution_can_be_built_and_is_judged_alike_in_any_order() {
    for card in CardId::all() {
        for side in SIDES {
            let (site, plot) = (deck().site(card, side).unwrap(), deck().plot(card, side).unwrap());
            for (border, lot) in site.borders.iter().enumerate() {
                for solution in &lot.solutions {
                    let mut building = Building::new(plot.clone());
                    for standing in solution.standing() {
                        let placed = building.place(standing.pose).unwrap();
                        assert_eq!((placed.floor, placed.border), (standing.floor, Some(border)));
                    }
                    assert_eq!(building.verdict(), Ok(()));
                    let mut turned = solution.standing();
                    turned.reverse();
                    assert_eq!(verify(plot, None, &turned), Ok(()));
                }
            }
        }
    }
}

#[test]
fn a_broken_solution_is_found() {
    for card in CardId::all() {
        let (site, plot) =
            (deck().site(card, Side::White).unwrap(), deck().plot(card, Side::White).unwrap());
        let standing = site.borders[0].solutions[0].standing();
        assert!(verify(plot, None, &standing[1..]).is_err());
        let mut lifted = standing.clone();
        lifted[0].floor += 1;
        assert!(verify(plot, None, &lifted).is_err());
        let mut twice = standing.clone();
        twice.push(standing[0]);
        assert!(verify(plot, None, &twice).is_err());
    }
}

#[test]
fn sites_lie_well_on_their_cards_and_no_two_are_alike() {
    let room = Bounds { low: Point::new(3_000, 3_000), high: Point::new(CARD_UM - 3_000, 60_000) };
    let mut areas = BTreeSet::new();
    for card in CardId::all() {
        for side in SIDES {
            for lot in &deck().site(card, side).unwrap().borders {
                assert!(room.holds(&Bounds::of(&lot.outline)), "{card:?} {side:?}");
                let area = double_area(&lot.outline);
                assert!(area >= 500_000_000, "{card:?} {side:?}");
                assert!(areas.insert(area), "two outlines of the same area");
            }
        }
    }
}

#[test]
fn two_borders_are_on_one_white_side_of_each_base_district() {
    for district in District::ALL {
        let doubles = |side: Side| {
            let cards = CardId::all().filter(|card| card.district() == district);
            cards.filter(|card| deck().site(*card, side).unwrap().borders.len() == 2).count()
        };
        assert_eq!(doubles(Side::White), usize::from(district != District::Roppongi));
        assert_eq!(doubles(Side::Blue), 0);
    }
}

#[test]
fn white_is_worth_more_than_blue() {
    for card in deck().cards() {
        assert!(card.white.yen > card.blue.yen);
        assert!(card.white.yen.is_multiple_of(100) && card.blue.yen.is_multiple_of(100));
    }
    assert_eq!(yen_of(1_349, Side::White), 800);
    assert_eq!(yen_of(1_350, Side::White), 900);
    assert_eq!(yen_of(1_350, Side::Blue), 500);
    assert_eq!((yen_of(0, Side::White), yen_of(9_999, Side::White)), (200, 1_500));
}

/// The totals of the table of requirements.
#[test]
fn the_requirements_add_up() {
    let sum = |side: Side| {
        let sites = deck().cards().iter().map(|card| card.side(side));
        sites.fold((0, 0), |(floors, pieces), site| {
            (floors + u32::from(site.floors), pieces + u32::from(site.pieces))
        })
    };
    assert_eq!((sum(Side::White), sum(Side::Blue)), ((117, 219), (69, 123)));
}

#[test]
fn broken_data_say_what_is_wrong() {
    let with = |from: &str, to: &str| {
        let first = DATA[0].replacen(from, to, 1);
        let mut texts = DATA;
        texts[0] = &first;
        Deck::load(&texts).map(|_| ()).unwrap_err().to_string()
    };
    let version = format!("\"version\": {}", TOLERANCES.version);
    assert!(with(&version, "\"version\": 99").contains("shinjuku: written for version 99"));
    assert!(with("shinjuku", "ginza").contains("it holds the cards of ginza"));
    assert!(with("\"floors\": 1", "\"floors\": 2").contains("card 1: blue: floors, pieces"));
    assert!(with("\"yen\": ", "\"yen\": 9").contains("yen, but from its effort"));
    assert!(with("[[", "[[99999999,0],[").contains("out of reach"));
    assert!(with("{", "").contains("shinjuku: "));
    assert!(Deck::load(&DATA[1..]).is_err());
    let mut swapped = DATA;
    swapped.swap(3, 4);
    assert!(Deck::load(&swapped).map(|_| ()).unwrap_err().to_string().starts_with("ginza"));
    assert!(PieceId::new(68).is_none() && CardId::new(36).is_none());
}

#[test]
fn houses_are_stored_as_what_stands_there() {
    let card = CardId::new(1).unwrap();
    let site = deck().site(card, Side::White).unwrap();
    for border in 0..2 {
        let mut house = House::within(card, Side::White, border).unwrap();
        for standing in site.borders[usize::from(border)].solutions[0].standing() {
            house.building_mut().place(standing.pose).unwrap();
        }
        let text = serde_json::to_string(&house).unwrap();
        let read: House = serde_json::from_str(&text).unwrap();
        assert_eq!(read, house);
        assert_eq!(read.building().verdict(), Ok(()));
        assert_eq!(read.building().border(), Some(usize::from(border)));
        let lifted = text.replacen("\"floor\":1", "\"floor\":2", 1);
        assert!(serde_json::from_str::<House>(&lifted).is_err());
    }
    assert!(House::within(card, Side::Blue, 1).is_none());
    let other = House::new(card, Side::White).unwrap();
    assert_ne!(other, House::new(card, Side::Blue).unwrap());
    assert_ne!(other.clone().uncapped(), other);
}
