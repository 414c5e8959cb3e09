//! The nine test vectors of the rulings. Their (x, y) is a letter and a number here: (1,0) is b1.

use tokyo_dangan::Event;

use crate::table::{Table, go, place, remove, rotate};

#[test]
fn vector_1_on_the_empty_board_nobody_can_move() {
    let table = Table::new(4);
    for seat in 0..4 {
        assert_eq!(table.stops(seat), [""; 0]);
    }
}

#[test]
fn vectors_2_and_3_a_straight_joins_two_cities_or_does_not() {
    let mut table = Table::new(2);
    table.lay("b1", "EW");
    assert!(table.joined("a1", "c1"));
    table.play(0, rotate("b1", "NS"));
    assert!(!table.joined("a1", "c1"));
}

#[test]
fn vector_4_two_straights_cross_the_river() {
    let mut table = Table::new(2);
    table.lay("d4", "EW").lay("f4", "EW");
    assert!(table.joined("d4", "f4"));
    table.play(0, rotate("f4", "NS"));
    assert!(!table.joined("d4", "f4"));
}

#[test]
fn vector_5_no_curve_on_the_river() {
    let refused = Table::new(2).refused(0, place("e1", "SW"));
    assert_eq!(refused, ("3.3".to_owned(), vec!["square-e1".to_owned()]));
}

#[test]
fn vector_6_asakusa_is_a_city_and_no_road_tile() {
    let mut table = Table::new(2);
    table.lay("f2", "EW").stand(1, "f2");
    assert!(!table.joined("f2", "d2"));
    assert_eq!(table.stops(1), [""; 0]);
}

#[test]
fn vector_7_no_tile_is_removed_from_under_a_piece() {
    let mut table = Table::new(3);
    table.lay("b1", "EW").stand(0, "b1");
    assert_eq!(table.refused(0, remove("b1")).0, "3.6");
    table.stand(0, "a1").stand(2, "b1");
    assert_eq!(table.refused(0, remove("b1")).0, "3.6");
}

#[test]
fn vector_8_three_moves_collect_three_destinations() {
    let mut table = Table::new(2);
    table.lay("b1", "EW").lay("d1", "SW").lay("a2", "NS");
    for (nth, to) in (1..).zip(["c1", "d2", "a3"]) {
        let told = table.play(0, go(to));
        assert!(matches!(told[1], Event::Arrived { nth: n, .. } if n == nth));
    }
    assert_eq!(table.reached(0), ["c1", "d2", "a3"]);
    assert_eq!(table.active(), 1);
}

#[test]
fn vector_9_passing_a_destination_leaves_no_marker() {
    let mut table = Table::new(2);
    table.lay("b1", "EW").lay("d1", "SW").play(0, go("d2"));
    assert_eq!(table.reached(0), ["d2"], "Ueno was passed");
}

/// The least number of tiles between cities on an empty board, as the rulings list them.
#[test]
fn least_tiles_between_the_cities() {
    let cities = ["a1", "c1", "d2", "a3", "f3", "c4", "a6", "d6", "f6", "c7", "e8", "b9"];
    let least = [
        [0, 1, 2, 1, 4, 3, 3, 5, 6, 5, 7, 6],
        [1, 0, 1, 2, 3, 2, 4, 4, 5, 5, 6, 7],
        [2, 1, 0, 3, 3, 2, 5, 3, 4, 4, 5, 6],
        [1, 2, 3, 0, 4, 2, 2, 4, 5, 4, 6, 5],
        [4, 3, 3, 4, 0, 2, 5, 3, 2, 4, 4, 6],
        [3, 2, 2, 2, 2, 0, 3, 2, 3, 3, 4, 5],
        [3, 4, 5, 2, 5, 3, 0, 3, 5, 2, 4, 3],
        [5, 4, 3, 4, 3, 2, 3, 0, 2, 1, 2, 3],
        [6, 5, 4, 5, 2, 3, 5, 2, 0, 3, 2, 5],
        [5, 5, 4, 4, 4, 3, 2, 1, 3, 0, 2, 2],
        [7, 6, 5, 6, 4, 4, 4, 2, 2, 2, 0, 3],
        [6, 7, 6, 5, 6, 5, 3, 3, 5, 2, 3, 0],
    ];
    let board = Table::new(2).state.board;
    let mut roads = tokyo_dangan::roads::Roads::default();
    board.open().iter().for_each(|square| roads.lay(square, crate::table::tile("NESW")));
    let links = roads.links(&board);
    for (from, row) in cities.into_iter().zip(least) {
        // Cities cost nothing, so everything reached by as many tiles is flooded through them.
        let mut tiles = 0;
        let mut seen = tokyo_dangan::SquareSet::only(crate::table::square(from));
        let mut found = [None; 12];
        while found.contains(&None) {
            for (place, city) in found.iter_mut().zip(cities) {
                if place.is_none() && seen.contains(crate::table::square(city)) {
                    *place = Some(tiles);
                }
            }
            seen = seen.or(links.next_to(seen));
            seen = seen.or(links.next_to(seen).and(board.towns()));
            tiles += 1;
        }
        assert_eq!(found.map(Option::unwrap), row, "from {from}");
    }
}
