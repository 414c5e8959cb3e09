//! The deck: every card as it has to be, and every solution judged.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use building::convex::sides;
use building::deck::{DATA, GRID_UM};
use building::polygon::double_area;
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
    let mut seen = BTreeSet::new();
    for card in CardId::all() {
        for side in SIDES {
            for lot in &deck().site(card, side).unwrap().borders {
                assert!(room.holds(&Bounds::of(&lot.outline)), "{card:?} {side:?}");
                assert!(double_area(&lot.outline) >= 500_000_000, "{card:?} {side:?}");
                assert!(seen.insert(signature(&lot.outline)), "{card:?} {side:?} is there twice");
            }
        }
    }
}

/// The same for outlines that can be laid on each other, turned or flipped: the squares of the
/// sides and diagonals to the next corner but one, to the tenth of a millimetre.
fn signature(ring: &[Point]) -> Vec<(i64, i64)> {
    let n = ring.len();
    let tenths = |from: usize, to: usize| {
        let length = ((ring[to % n] - ring[from % n]).square() as f64).sqrt();
        (length / 100.0).round() as i64
    };
    let one = |start: usize, step: usize| -> Vec<(i64, i64)> {
        let at = |idx: usize| start + idx * step;
        (0..n).map(|idx| (tenths(at(idx), at(idx + 1)), tenths(at(idx), at(idx + 2)))).collect()
    };
    (0..n).flat_map(|start| [one(start, 1), one(start, n - 1)]).min().unwrap()
}

#[test]
fn no_border_has_a_sliver() {
    for card in CardId::all() {
        for side in SIDES {
            for lot in &deck().site(card, side).unwrap().borders {
                let shortest = sides(&lot.outline).map(|(from, to)| (to - from).square()).min();
                assert!(shortest.unwrap() >= 4_000 * 4_000, "{card:?} {side:?}");
            }
        }
    }
}

#[test]
fn blue_borders_turn_on_the_grid_and_at_least_half_of_each_runs_along_it() {
    for card in CardId::all() {
        for lot in &deck().site(card, Side::Blue).unwrap().borders {
            let on_line = |um: i32| um % GRID_UM == 0;
            assert!(lot.outline.iter().all(|corner| on_line(corner.x) && on_line(corner.y)));
            let along = |(from, to): &(Point, Point)| from.x == to.x || from.y == to.y;
            let length = |(from, to): (Point, Point)| ((to - from).square() as f64).sqrt();
            let whole: f64 = sides(&lot.outline).map(length).sum();
            let part: f64 = sides(&lot.outline).filter(along).map(length).sum();
            assert!(2.0 * part >= whole, "{card:?}: {part} of {whole}");
        }
    }
}

#[test]
fn yen_never_fall_as_floors_and_pieces_rise() {
    for side in SIDES {
        for one in CardId::all() {
            for other in CardId::all() {
                let (one, other) =
                    (deck().site(one, side).unwrap(), deck().site(other, side).unwrap());
                if one.floors <= other.floors && one.pieces <= other.pieces {
                    let asked = (one.floors, one.pieces, other.floors, other.pieces);
                    assert!(one.yen <= other.yen, "{side:?} {asked:?}");
                }
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
    assert!(with("\"yen\": ", "\"yen\": 9").contains("yen instead of"));
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
