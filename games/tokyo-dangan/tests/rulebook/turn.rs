//! 2 A turn.

use contract::{Actor, Seat};
use tokyo_dangan::{Command, Event, Setup};

use crate::table::{END, Table, go, place, remove, rotate, scarce, setup, tile};

/// Eighteen open squares of Tokyo.
const GROUND: [&str; 18] = [
    "b1", "d1", "a2", "b2", "c2", "b3", "c3", "d3", "a4", "b4", "d4", "a5", "b5", "d5", "b6", "a7",
    "b7", "d7",
];

#[test]
fn clause_2_1_turns_go_clockwise() {
    let mut table = Table::new(3);
    for seat in [0, 1, 2, 0, 1] {
        assert_eq!(table.active(), seat);
        let command = if table.at("a2").is_none() { place("a2", "NS") } else { rotate("a2", "NS") };
        for other in (0..3).filter(|other| *other != seat) {
            assert_eq!(table.refused(other, command).0, "2.1");
        }
        let told = table.plays(seat, &[command]).play(seat, END);
        let next = Seat((seat + 1) % 3);
        assert_eq!(told.last(), Some(&Event::TurnEnded { seat: Seat(seat), next }));
    }
    for actor in [Actor::Clock, Actor::Judge, Actor::Seat(Seat(3)), Actor::Seat(Seat(200))] {
        assert_eq!(table.refused_to(actor, END).0, "2.1", "{actor}");
    }
}

#[test]
fn clause_2_2_three_actions_in_any_order() {
    let mut table = Table::new(2);
    table.plays(0, &[place("b1", "EW"), place("d1", "SW")]);
    let told = table.play(0, go("c1"));
    assert!(matches!(told.last(), Some(Event::TurnEnded { .. })), "over by itself: {told:?}");
    assert_eq!((table.active(), table.state.taken), (1, 0));
    table.stand(1, "c1").plays(1, &[rotate("d1", "NW"), go("d1"), remove("b1")]);
    assert_eq!(table.active(), 0);
    for actions in [[go("b1"), go("c1"), go("a1")], [rotate("b1", "NS"); 3]] {
        let mut table = Table::new(2);
        table.state.travellers[Seat(0)].open.remove("c1".parse().unwrap());
        table.state.travellers[Seat(0)].open.insert("a6".parse().unwrap());
        table.lay("b1", "EW").plays(0, &actions);
        assert_eq!(table.active(), 1, "three of one sort");
    }
}

#[test]
fn clause_2_2_the_very_first_turn_can_be_shorter() {
    let mut table = Table::with(&Setup { short_first_turn: true, ..setup() }, 2);
    table.lay("b1", "EW");
    let [turn, back] = [rotate("b1", "NS"), rotate("b1", "EW")];
    table.plays(0, &[turn, back]).plays(1, &[turn, back, turn]).plays(0, &[back, turn, back]);
    assert_eq!(table.active(), 1);
}

#[test]
fn clause_2_3_a_turn_ends_early_but_not_before_the_first_action() {
    let mut table = Table::new(2);
    assert_eq!(table.refused(0, END), ("2.3".to_owned(), vec![]));
    table.plays(0, &[place("a2", "NS"), END]);
    assert_eq!(table.refused(1, END).0, "2.3");
    table.plays(1, &[rotate("a2", "EW"), rotate("a2", "NS"), END]);
    assert_eq!((table.active(), table.refused(0, END).0), (0, "2.3".to_owned()));
}

#[test]
fn clause_2_3_there_is_always_an_action() {
    let bare = Table::new(2).offers(0);
    assert!(bare.iter().all(|command| matches!(command, Command::Place { .. })));
    assert_eq!(bare.len(), 30 * (2 + 4));
    let mut full = Table::with(&Setup { removal: false, ..setup() }, 2);
    for square in full.state.board.open().iter() {
        let sides = ["NES", "NE", "N"];
        let left = |sides: &&str| full.state.pile.has(tile(sides).kind());
        let sides = sides.into_iter().find(left).unwrap();
        full.lay(&square.to_string(), sides);
    }
    let offers = full.offers(0);
    assert!(!offers.iter().any(|command| matches!(command, Command::Place { .. })));
    let rotations = offers.iter().filter(|command| matches!(command, Command::Rotate { .. }));
    assert_eq!(rotations.count(), 30 * 3);
}

#[test]
fn clause_2_4_hands_are_filled_at_the_end_of_the_turn() {
    let mut table = Table::new(2);
    assert_eq!(table.play(0, place("a2", "NS")).len(), 1, "nothing is drawn in between");
    table.play(0, place("c2", "NE"));
    assert_eq!(table.held(0), [""; 0]);
    assert_eq!(table.refused(0, place("b2", "NS")).0, "3.2", "at most two are placed");
    let pile = table.state.pile;
    let told = table.play(0, END);
    let hand = table.traveller(0).hand;
    assert_eq!(told[0], Event::Drew { seat: Seat(0), count: 2, tiles: Some(hand) });
    assert_eq!((hand.total(), table.state.pile), (2, pile.minus(&hand)));
    let told = table.plays(1, &[place("b2", "NS")]).play(1, END);
    assert!(matches!(told[0], Event::Drew { seat: Seat(1), count: 1, .. }));
}

#[test]
fn clause_2_4_nobody_holds_more_than_two() {
    let mut table = Table::new(2);
    table.lay("a2", "NS").lay("b2", "NS");
    let told = table.plays(0, &[remove("a2"), remove("b2")]).play(0, END);
    assert_eq!(told.len(), 1, "a full hand draws nothing: {told:?}");
    assert_eq!(table.held(0), ["straight", "curve"]);
}

#[test]
fn clause_2_5_the_discard_becomes_the_pile_when_that_is_empty() {
    let mut table = Table::new(2);
    table.use_up(&GROUND);
    assert_eq!((table.state.pile.total(), table.state.discard.total()), (0, 38));
    let told = table.plays(0, &[place("b8", "EW")]).play(0, END);
    assert_eq!(told[0], Event::Reshuffled { count: 38 });
    assert!(matches!(told[1], Event::Drew { count: 1, .. }));
    assert_eq!((table.state.pile.total(), table.state.discard.total()), (37, 0));
}

#[test]
fn clause_2_5_in_the_middle_of_drawing_if_need_be() {
    let mut table = Table::new(2);
    table.use_up(&GROUND);
    table.state.discard.take(tokyo_dangan::Kind::Curve);
    table.state.pile.put(tokyo_dangan::Kind::Curve);
    let told = table.plays(0, &[place("b8", "EW"), place("c8", "NE")]).play(0, END);
    assert_eq!(told[0], Event::Reshuffled { count: 37 });
    assert!(matches!(told[1], Event::Drew { count: 2, .. }));
    assert!(table.traveller(0).hand.has(tokyo_dangan::Kind::Curve), "the last one came first");
    assert_eq!((table.state.pile.total(), table.state.discard.total()), (36, 0));
}

#[test]
fn clause_2_5_never_earlier() {
    let mut table = Table::new(2);
    table.use_up(&GROUND);
    let last = table.state.discard;
    table.state.discard = [tokyo_dangan::Kind::Curve].into_iter().collect();
    table.state.pile = last.minus(&table.state.discard);
    let told = table.plays(0, &[place("b8", "EW")]).play(0, END);
    assert!(matches!(told[0], Event::Drew { count: 1, .. }), "{told:?}");
    assert_eq!(table.state.discard.total(), 1);
    let mut table = Table::new(2);
    table.use_up(&GROUND);
    let told = table.plays(0, &[rotate("b1", "EW")]).play(0, END);
    assert_eq!(told.len(), 1, "nothing was to be drawn: {told:?}");
    assert_eq!(table.state.pile.total(), 0);
}

#[test]
fn clause_2_6_without_pile_and_discard_the_hand_stays_short() {
    let mut table = Table::with(&scarce(24), 2);
    table.lay("c8", "NS").lay("d8", "NS").use_up(&GROUND);
    assert_eq!((table.state.pile.total(), table.state.discard.total()), (0, 0));
    let told = table.plays(0, &[place("a8", "NS"), place("b8", "NE")]).play(0, END);
    assert_eq!(told, [Event::TurnEnded { seat: Seat(0), next: Seat(1) }]);
    assert_eq!(table.held(0), [""; 0]);
    let told = table.plays(1, &[place("a9", "NS"), remove("c8")]).play(1, remove("d8"));
    assert_eq!(told[1], Event::Reshuffled { count: 2 });
    assert_eq!((table.held(1).len(), table.state.pile.total()), (2, 1));
    let told = table.plays(0, &[rotate("a8", "EW")]).play(0, END);
    assert!(matches!(told[0], Event::Drew { count: 1, .. }), "what exists is drawn: {told:?}");
    assert_eq!((table.held(0).len(), table.state.pile.total()), (1, 0));
}
