//! 1 Setting up.

use contract::{Chance, Game, Seat};
use king_of_tokyo::cards::TITLES;
use king_of_tokyo::face::Face;
use king_of_tokyo::{Card, KingOfTokyo, Monster, Setup, Zone};

use crate::table::{Table, face};

/// Opens a table whose roll-off gives these dice, seat by seat, then again for those who tie.
fn opened(seats: usize, rolls: &[&str]) -> KingOfTokyo {
    let script = rolls.concat().chars().map(|letter| face(letter) as u32).collect::<Vec<_>>();
    let mut chance = Chance::from_number(0).scripted(script);
    let state = KingOfTokyo::open(&Setup::default(), seats, &mut chance).unwrap();
    assert_eq!((chance.misfit(), chance.left().len()), (None, 0));
    state
}

#[test]
fn clause_1_1_monsters_begin_with_ten_life_and_nothing_else() {
    for seats in 2..=6 {
        let state = opened(seats, &[]);
        assert_eq!(state.seats(), seats);
        assert!(state.monsters.values().all(|monster| *monster == Monster::new()));
        let first = state.monsters[Seat(0)];
        assert_eq!((first.life, first.points, first.energy), (10, 0, 0));
        assert!(first.cards.is_empty());
    }
}

#[test]
fn clause_1_2_three_of_sixty_six_cards_lie_face_up() {
    let state = opened(4, &[]);
    assert_eq!(state.row.iter().flatten().count(), 3);
    assert_eq!(state.deck.len(), 63);
    assert!(state.discard.is_empty());
    assert_eq!(TITLES.len(), 64);
    let twice: Vec<&str> =
        TITLES.iter().filter(|title| title.copies == 2).map(|title| title.name).collect();
    assert_eq!(twice, ["Extra Head", "Evacuation Orders"]);
    assert_eq!(Card::all().count(), 66);
    let cost: u32 = Card::all().map(|card| u32::from(card.cost(&state.setup))).sum();
    assert_eq!(cost, 291, "what the cards cost together");
}

#[test]
fn clause_1_2_the_face_up_cards_are_a_matter_of_chance() {
    let row = |number| {
        let setup = Setup::default();
        KingOfTokyo::open(&setup, 2, &mut Chance::from_number(number)).unwrap().row
    };
    assert!((1..20).any(|number| row(number) != row(0)));
}

#[test]
fn clause_1_3_nobody_is_in_tokyo() {
    let state = opened(6, &[]);
    assert_eq!((state.holder(Zone::City), state.holder(Zone::Bay)), (None, None));
}

#[test]
fn clause_1_4_bay_is_for_five_or_six() {
    for seats in 2..=6 {
        assert_eq!(opened(seats, &[]).bay_is_open(), seats >= 5);
    }
    let first_game = Setup { tokyo_bay: false, ..Setup::default() };
    let mut table = Table::with(first_game, 6);
    assert!(!table.state.bay_is_open());
    table.city(1).keep("c").play(1, king_of_tokyo::Command::Stay);
    assert_eq!(table.place(0), Zone::Outside, "there is no second space");
}

#[test]
fn clause_1_5_the_most_claws_begin() {
    let state = opened(3, &["123ehc", "cc1111", "cehehe"]);
    assert_eq!(state.active, Seat(1));
    assert_eq!(state.roll_off.values().copied().collect::<Vec<_>>(), [1, 2, 1]);
}

#[test]
fn clause_1_5_who_ties_rolls_again_among_themselves() {
    let state = opened(3, &["c11111", "ccc111", "ccc222", "c11111", "c22222", "111111", "cccccc"]);
    assert_eq!(state.active, Seat(2), "seat 0 had lost already; 1 and 2 tied once more");
    let nobody = opened(2, &["111111", "111111", "cc1111", "c11111"]);
    assert_eq!(nobody.active, Seat(0), "no claws at all are a tie as well");
}

#[test]
fn clause_1_5_the_first_turn_has_begun_with_six_dice() {
    let state = opened(2, &["c11111", "111111"]);
    assert_eq!((state.turn.dice.len(), state.turn.rerolls), (6, 2));
    assert!(state.turn.dice.count(Face::Claw) <= 6);
}
