//! 4 Moving.

use contract::Seat;
use tokyo_dangan::setup::Map;
use tokyo_dangan::{Event, Setup};

use crate::table::{Table, go, place, rotate, setup, square};

fn no(clause: &str, on: &str) -> (String, Vec<String>) {
    (clause.to_owned(), vec![format!("square-{on}")])
}

/// A city's neighbourhood on another map, with nothing but tiles of one's own.
fn elsewhere(rows: [&str; 9]) -> Table {
    let mut layout = Map::default().board().unwrap().layout().clone();
    layout.rows = rows.map(str::to_owned).to_vec();
    let mut table = Table::with(&Setup { board: Map::Own(Box::new(layout)), ..setup() }, 2);
    let towns: Vec<_> = table.state.board.towns().iter().collect();
    for (seat, start) in [(0, towns[0]), (1, towns[6])] {
        let own = &mut table.state.travellers[Seat(seat)];
        (own.start, own.piece) = (start, start);
        own.open = towns.iter().copied().filter(|town| *town != start).take(5).collect();
    }
    table
}

#[test]
fn clause_4_1_any_distance_is_one_action() {
    let mut table = Table::new(2);
    table.lay("b1", "EW").lay("c2", "NS").lay("c3", "NS").lay("b4", "ES").lay("b5", "NS");
    let told = table.play(0, go("b5"));
    let path = ["a1", "b1", "c1", "c2", "c3", "c4", "b4", "b5"].map(square).to_vec();
    assert_eq!(told, [Event::Moved { seat: Seat(0), path, place: "b5".to_owned() }]);
    assert_eq!((table.piece(0), table.state.taken), ("b5".to_owned(), 1));
    assert_eq!(table.piece(1), "f6", "nobody else moves");
}

#[test]
fn clause_4_1_only_to_another_stop_that_is_connected() {
    let mut table = Table::new(2);
    table.lay("b1", "EW").lay("b3", "EW");
    assert_eq!(table.stops(0), ["b1", "c1"]);
    assert_eq!(table.refused(0, go("a1")), no("4.1", "a1"), "it is there already");
    assert_eq!(table.refused(0, go("b3")), no("4.1", "b3"), "no road leads there");
    assert_eq!(table.refused(0, go("d6")), no("4.1", "d6"), "no road leads there");
}

#[test]
fn clause_4_2_neighbouring_tiles_open_toward_each_other() {
    let joined =
        |one: &str, other: &str| Table::new(2).lay("a4", one).lay("b4", other).joined("a4", "b4");
    assert!(joined("EW", "EW") && joined("E", "W") && joined("NE", "NW"));
    assert!(!joined("NS", "EW") && !joined("EW", "NS") && !joined("NS", "NS"));
    let upright =
        |one: &str, other: &str| Table::new(2).lay("b2", one).lay("b3", other).joined("b2", "b3");
    assert!(upright("S", "N") && upright("NS", "NES"));
    assert!(!upright("N", "N") && !upright("S", "S") && !upright("N", "S"));
    assert!(!Table::new(2).lay("a4", "NESW").lay("b5", "NESW").joined("a4", "b5"), "a corner");
    assert!(!Table::new(2).lay("a9", "NESW").lay("b1", "NESW").joined("a9", "b1"), "no wrapping");
    assert!(!Table::new(2).lay("f1", "NESW").lay("a2", "NESW").joined("f1", "a2"), "no wrapping");
}

#[test]
fn clause_4_3_a_city_joins_every_tile_that_opens_toward_it() {
    let mut table = Table::new(2);
    table.lay("c3", "S").lay("b4", "E").lay("d4", "W");
    for tile in ["c3", "b4", "d4"] {
        assert!(table.joined("c4", tile), "{tile}");
    }
    assert!(table.joined("c3", "d4"), "and through it each other");
    table.stand(1, "c3");
    assert_eq!(table.stops(1), ["b4", "c4", "d4"]);
}

#[test]
fn clause_4_3_a_tile_that_points_elsewhere_does_not_count() {
    let mut table = Table::new(2);
    table.lay("b1", "NS").lay("a2", "ES").lay("b2", "NW");
    assert_eq!(table.stops(0), [""; 0], "tiles touch the city, but none leads there");
    table.play(0, rotate("b1", "EW"));
    assert_eq!(table.stops(0), ["b1", "c1"]);
}

#[test]
fn clause_4_3_two_cities_need_a_tile_between_them() {
    let table = Table::new(2);
    let towns: Vec<_> = table.state.board.towns().iter().collect();
    for one in &towns {
        let others = towns.iter().filter(|other| *other != one);
        for other in others {
            assert!(!table.joined(&one.to_string(), &other.to_string()));
        }
    }
}

#[test]
fn clause_4_4_tiles_on_both_banks_cross_the_river() {
    let mut table = Table::new(2);
    table.lay("d4", "EW").lay("f4", "EW");
    assert!(table.joined("d4", "f4") && table.joined("c4", "f4"));
    table.stand(1, "f4").turn(1);
    let told = table.play(1, go("d4"));
    let path = ["f4", "d4"].map(square).to_vec();
    assert_eq!(told[0], Event::Moved { seat: Seat(1), path, place: "d4".to_owned() });
    for (west, east) in [("NS", "EW"), ("EW", "NS"), ("W", "W"), ("E", "E")] {
        assert!(!Table::new(2).lay("d5", west).lay("f5", east).joined("d5", "f5"));
    }
    assert!(!Table::new(2).lay("d4", "NESW").lay("f5", "NESW").joined("d4", "f5"), "straight only");
}

#[test]
fn clause_4_4_a_city_on_the_bank_is_no_tile() {
    let table = Table::new(2).lay("f2", "EW").clone();
    assert!(!table.joined("f2", "d2"), "Asakusa");
    let table = Table::new(2).lay("d3", "EW").clone();
    assert!(!table.joined("d3", "f3"), "Skytree");
}

#[test]
fn clause_4_4_the_river_may_be_wide_and_is_crossed_lengthwise_too() {
    let mut table = elsewhere([
        "IKE .   UEN .   ASA .  ",
        ".   .   .   .   .   SJK",
        "SKY ~   ~   ~   ~   .  ",
        ".   ~   ~   ~   ~   .  ",
        ".   ~   ~   ~   ~   .  ",
        ".   .   .   .   .   AKI",
        "SHB .   GNZ .   TOY .  ",
        ".   .   .   .   .   .  ",
        "ROP .   ODA .   SNG .  ",
    ]);
    table.lay("a4", "EW").lay("f4", "W").lay("b2", "S").lay("b6", "NESW").lay("f3", "W");
    assert!(table.joined("a4", "f4"), "four squares from west to east");
    assert!(table.joined("b2", "b6"), "three from north to south");
    assert!(!table.joined("a4", "b6") && !table.joined("a3", "f3"), "a city is no tile");
    table.lay("c2", "E").lay("c6", "N");
    assert!(!table.joined("c2", "c6"), "one of them points elsewhere");
}

#[test]
fn clause_4_5_nothing_leads_over_palace_sea_and_edge() {
    let mut table = Table::new(2);
    table.lay("b5", "EW").lay("d5", "NESW").lay("b6", "NESW").lay("d7", "EW").lay("f7", "EW");
    assert!(!table.joined("b5", "d5"), "the palace");
    assert!(!table.joined("b6", "d6"), "the palace");
    assert!(!table.joined("d7", "f7"), "the bay");
    table.lay("d1", "N").lay("d8", "S").lay("a2", "N").lay("a9", "NESW").stand(1, "a9");
    assert_eq!((table.stops(0), table.stops(1)), (vec!["a2".to_owned()], vec!["b9".to_owned()]));
}

#[test]
fn clause_4_6_pieces_stop_on_tiles_and_in_cities_only() {
    let mut table = Table::new(2);
    table.lay("b1", "EW").lay("d1", "EW").lay("f1", "EW").lay("c2", "NS").lay("c3", "NS");
    assert_eq!(table.stops(0), ["b1", "c1", "c2", "c3", "c4", "d1", "f1"]);
    assert_eq!(table.refused(0, go("e1")), no("4.6", "e1"), "the river, though crossed");
    assert_eq!(table.refused(0, go("c5")), no("4.6", "c5"), "the palace");
    assert_eq!(table.refused(0, go("e6")), no("4.6", "e6"), "the sea");
    assert_eq!(table.refused(0, go("b2")), no("4.6", "b2"), "bare ground");
    table.hand(0, &["dead-end", "curve"]).plays(0, &[place("d3", "W"), rotate("c3", "EW")]);
    table.lay("b3", "NESW").play(0, go("c2"));
    assert_eq!(table.piece(0), "c2");
}

#[test]
fn clause_4_7_cities_and_pieces_are_passed_and_shared() {
    let mut table = Table::new(4);
    table.lay("b1", "EW").lay("d1", "SW").stand(1, "b1").stand(2, "b1").stand(3, "d1");
    table.been(0, &["c1"]);
    let told = table.play(0, go("d1"));
    let path = ["a1", "b1", "c1", "d1"].map(square).to_vec();
    assert_eq!(told, [Event::Moved { seat: Seat(0), path, place: "d1".to_owned() }]);
    table.play(0, go("b1"));
    assert_eq!([0, 1, 2].map(|seat| table.piece(seat)), ["b1", "b1", "b1"]);
    table.turn(3).state.taken = 0;
    assert_eq!(table.stops(3), ["a1", "b1", "c1", "d2"], "markers stop nobody");
}
