//! 5 Destinations.

use contract::{Game, Seat, Viewer};
use tokyo_dangan::Event;

use crate::table::{END, Table, go, place, rotate, square};

fn arrived(seat: u8, on: &str, city: &str, nth: u8) -> Event {
    Event::Arrived { seat: Seat(seat), square: square(on), city: city.to_owned(), nth }
}

#[test]
fn clause_5_1_a_stop_shows_the_card_and_its_order() {
    let mut table = Table::new(2);
    table.lay("b1", "EW").lay("d1", "SW").lay("a2", "NS");
    let told = table.play(0, go("c1"));
    assert_eq!(told[1..], [arrived(0, "c1", "Ueno", 1)]);
    let told = table.play(0, go("d2"));
    assert_eq!(told[1..], [arrived(0, "d2", "Asakusa", 2)]);
    let told = table.play(0, go("a3"));
    assert_eq!(told[1], arrived(0, "a3", "Shinjuku", 3));
    let seen = table.state.view(Viewer::Seat(Seat(1))).travellers[Seat(0)].clone();
    let orders: Vec<(String, u8)> =
        seen.reached.iter().map(|mark| (mark.square.to_string(), mark.order)).collect();
    let marks = [("c1", 1), ("d2", 2), ("a3", 3)].map(|(on, nth)| (on.to_owned(), nth));
    assert_eq!(orders, marks, "open to everybody");
    assert_eq!(table.traveller(0).open, crate::table::squares(&["c4", "d6"]));
}

#[test]
fn clause_5_1_everybody_has_their_own_destinations() {
    let mut table = Table::new(4);
    table.lay("b1", "EW").lay("b4", "NESW").stand(1, "b1").turn(1);
    assert_eq!(table.play(1, go("c1")).len(), 1, "it is seat 0 that wants to go there");
    table.state.taken = 0;
    let told = table.turn(2).stand(2, "b1").play(2, go("c1"));
    assert_eq!(told[1..], [arrived(2, "c1", "Ueno", 1)]);
    table.state.taken = 0;
    let told = table.turn(0).play(0, go("c1"));
    assert_eq!(told[1..], [arrived(0, "c1", "Ueno", 1)], "each counts their own");
    let orders = [0, 2].map(|seat| table.traveller(seat).reached[0].order);
    assert_eq!(orders, [2, 1], "seat 2 came there first");
}

#[test]
fn clause_5_1_a_second_visit_does_not_count_again() {
    let mut table = Table::new(2);
    table.lay("b1", "EW").plays(0, &[go("c1"), go("b1")]);
    let told = table.play(0, go("c1"));
    assert!(!told.iter().any(|event| matches!(event, Event::Arrived { .. })));
    assert_eq!(table.reached(0), ["c1"]);
}

#[test]
fn clause_5_2_passing_through_does_not_count() {
    let mut table = Table::new(2);
    table.lay("b1", "EW").lay("d1", "SW");
    let told = table.play(0, go("d1"));
    assert_eq!(told.len(), 1, "Ueno lies on the way: {told:?}");
    assert_eq!(table.reached(0), [""; 0]);
    assert_eq!(table.play(0, go("c1")).len(), 2, "stopping there does");
}

#[test]
fn clause_5_2_standing_there_does_not_count() {
    let mut table = Table::new(2);
    table.lay("b1", "EW").lay("a2", "NS");
    assert!(!table.traveller(0).open.contains(square("a1")), "a start is no destination");
    table.plays(0, &[go("b1"), go("a1"), rotate("b1", "NS")]);
    assert_eq!(table.reached(0), [""; 0]);
    table.plays(1, &[place("d8", "NS"), END]).plays(0, &[rotate("b1", "EW"), END]);
    assert_eq!(table.reached(0), [""; 0], "nor does what happens around it");
}
