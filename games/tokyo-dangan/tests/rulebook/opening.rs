//! 1 Setting up.

use std::collections::BTreeSet;

use contract::{Chance, Game, Seat, Viewer};
use tokyo_dangan::board::Ground;
use tokyo_dangan::setup::{Map, Start};
use tokyo_dangan::{Kind, Setup, Square, TokyoDangan};

use crate::table::setup;

fn open(setup: &Setup, seats: usize, number: u64) -> TokyoDangan {
    TokyoDangan::open(setup, seats, &mut Chance::from_number(number)).unwrap()
}

#[test]
fn clause_1_1_six_by_nine_squares_of_five_grounds() {
    let board = open(&setup(), 2, 0).board;
    let count = |ground| Square::all().filter(|square| board.ground(*square) == ground).count();
    let grounds = [Ground::Open, Ground::City, Ground::Palace, Ground::River, Ground::Sea];
    assert_eq!(grounds.map(count), [30, 12, 2, 5, 5]);
    assert_eq!(Kind::ALL.map(|kind| board.tiles().of(kind)), [14, 16, 14, 8, 8]);
    assert_eq!(board.tiles().total(), 60);
}

#[test]
fn clause_1_1_the_option_chooses_the_board() {
    let named = |setup: &Setup| open(setup, 2, 0).board.layout().name.clone();
    assert_eq!(named(&Setup::default()), "Tokyo");
    assert_eq!(named(&Setup { board: Map::Shipped(1), ..setup() }), "Yokohama");
    let mut own = Map::default().board().unwrap().layout().clone();
    own.name = "My town".to_owned();
    assert_eq!(named(&Setup { board: Map::Own(Box::new(own.clone())), ..setup() }), "My town");
    own.rows.pop();
    let bad = Setup { board: Map::Own(Box::new(own)), ..setup() };
    let refusal = TokyoDangan::open(&bad, 2, &mut Chance::from_number(0)).unwrap_err();
    assert_eq!(refusal.clause, "1.1");
    assert!(refusal.to_string().contains("a board has 9 rows, not 8"), "{refusal}");
}

#[test]
fn clause_1_2_two_to_four_play() {
    for seats in 2..=4 {
        assert_eq!(open(&setup(), seats, 0).seats(), seats);
    }
    for seats in [0, 5, 8] {
        let refusal = TokyoDangan::open(&setup(), seats, &mut Chance::from_number(0)).unwrap_err();
        assert_eq!(refusal.clause, "1.2");
    }
}

#[test]
fn clause_1_2_one_alone_gets_a_puzzle() {
    assert!(open(&setup(), 1, 0).puzzle.is_some());
    assert!(open(&setup(), 2, 0).puzzle.is_none());
}

#[test]
fn clause_1_3_everybody_starts_in_another_city() {
    let mut seen = BTreeSet::new();
    for number in 0..300 {
        let state = open(&setup(), 2 + number as usize % 3, number);
        let starts: BTreeSet<Square> = state.travellers.values().map(|own| own.start).collect();
        assert_eq!(starts.len(), state.seats());
        for own in state.travellers.values() {
            assert_eq!(own.piece, own.start);
            assert!(state.board.towns().contains(own.start));
            assert!(own.reached.is_empty() && own.visited.is_empty());
        }
        let view = state.view(Viewer::Public);
        assert!(view.travellers.values().all(|seen| starts.contains(&seen.start)), "open to all");
        seen.extend(starts);
    }
    assert_eq!(seen.len(), 12, "chance draws every city");
}

#[test]
fn clause_1_3_or_all_in_the_same() {
    let common = Setup { common_start: true, ..setup() };
    let mut seen = BTreeSet::new();
    for number in 0..200 {
        let state = open(&common, 4, number);
        let starts: BTreeSet<Square> = state.travellers.values().map(|own| own.start).collect();
        assert_eq!(starts.len(), 1);
        assert!(state.travellers.values().all(|own| !own.open.contains(own.start)));
        seen.extend(starts);
    }
    assert_eq!(seen.len(), 12);
}

#[test]
fn clause_1_4_five_destinations_out_of_the_other_eleven() {
    let (mut shared, mut starts, mut seen) = (false, false, BTreeSet::new());
    for number in 0..300 {
        let state = open(&setup(), 3, number);
        let [first, second] = [0, 1].map(|seat| &state.travellers[Seat(seat)]);
        for own in state.travellers.values() {
            assert_eq!(own.open.len(), 5);
            assert!(own.open.without(state.board.towns()).is_empty());
            assert!(!own.open.contains(own.start));
        }
        shared |= !first.open.and(second.open).is_empty();
        starts |= first.open.contains(second.start);
        seen.extend(first.open.iter());
    }
    assert!(shared && starts && seen.len() == 12);
}

#[test]
fn clause_1_5_two_tiles_each_and_the_rest_face_down() {
    for seats in 2..=4 {
        let state = open(&setup(), seats, 7);
        assert!(state.travellers.values().all(|own| own.hand.total() == 2));
        assert_eq!(state.pile.total(), 60 - 2 * seats as u32);
        assert!(state.discard.is_empty() && state.roads.squares().is_empty());
    }
}

#[test]
fn clause_1_6_chance_or_seat_0_begins() {
    for first in 0..4 {
        let mut chance = Chance::from_number(0).scripted([first]);
        let state = TokyoDangan::open(&Setup::default(), 4, &mut chance).unwrap();
        assert_eq!(chance.misfit(), None);
        assert_eq!(state.awaiting().seats().sole(), Some(Seat(first as u8)));
    }
    let seat_0 = Setup { start: Start::Seat0, ..Setup::default() };
    let begins = |number| open(&seat_0, 4, number).awaiting().seats().sole();
    assert!((0..20).all(|number| begins(number) == Some(Seat(0))));
}
