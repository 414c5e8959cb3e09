//! 3 Tiles.

use contract::{Entry, Game, Seat, Viewer};
use tokyo_dangan::{Command, Event, Kind, Setup};

use crate::table::{END, Table, go, place, remove, rotate, setup, square, tile};

fn no(clause: &str, pieces: &[&str]) -> (String, Vec<String>) {
    (clause.to_owned(), pieces.iter().map(|piece| (*piece).to_owned()).collect())
}

#[test]
fn clause_3_1_five_kinds_that_lie_square() {
    let lies = [
        ("straight", vec!["NS", "EW"]),
        ("curve", vec!["NE", "ES", "SW", "NW"]),
        ("tee", vec!["NES", "ESW", "NSW", "NEW"]),
        ("cross", vec!["NESW"]),
        ("dead-end", vec!["N", "E", "S", "W"]),
    ];
    for (kind, lies) in lies {
        let mut table = Table::new(2);
        table.hand(0, &[kind, kind]);
        let offered: Vec<String> = table
            .offers(0)
            .into_iter()
            .filter_map(|command| match command {
                Command::Place { square: on, tile } if on == square("b1") => Some(tile),
                _ => None,
            })
            .map(|tile| tile.to_string())
            .collect();
        assert_eq!(offered, lies, "{kind}");
    }
    assert_eq!(Kind::ALL.len(), 5);
    assert!("NX".parse::<tokyo_dangan::Tile>().is_err());
}

#[test]
fn clause_3_2_a_tile_from_ones_hand_goes_onto_the_board() {
    let mut table = Table::new(2);
    let told = table.play(0, place("b1", "EW"));
    let placed = Event::Placed { seat: Seat(0), square: square("b1"), tile: tile("EW") };
    assert_eq!(told, [placed]);
    assert_eq!((table.at("b1").as_deref(), table.held(0)), (Some("EW"), vec!["curve"]));
    assert_eq!(table.refused(0, place("d1", "NS")), no("3.2", &[]), "it is gone");
    assert_eq!(table.refused(0, place("d1", "NESW")), no("3.2", &[]), "it never was there");
    assert_eq!(table.held(1), ["straight", "curve"], "nor does another's hand help");
}

#[test]
fn clause_3_3_only_on_open_squares_without_a_tile() {
    let mut table = Table::new(2);
    table.lay("b1", "EW").stand(1, "b1");
    for (on, what) in [
        ("b1", "a tile"),
        ("a1", "one's own city"),
        ("c4", "a city"),
        ("c5", "the palace"),
        ("e3", "the river"),
        ("e6", "the sea"),
    ] {
        let piece = format!("square-{on}");
        assert_eq!(table.refused(0, place(on, "NS")), no("3.3", &[&piece]), "{what}");
    }
}

#[test]
fn clause_3_3_it_need_not_connect_and_may_cut_off() {
    let mut table = Table::new(2);
    table.play(0, place("d8", "NS"));
    assert_eq!(table.stops(0), [""; 0], "far from everything");
    let mut table = Table::new(2);
    table.lay("b1", "ES").lay("b3", "NW").play(0, place("b2", "EW"));
    assert!(!table.joined("b1", "b3"), "nothing can be placed there any more");
}

#[test]
fn clause_3_4_any_tile_is_turned_also_under_pieces() {
    let mut table = Table::new(2);
    table.lay("b1", "NES").lay("d8", "N").stand(0, "b1").stand(1, "b1");
    for (sides, from) in [("ESW", "NES"), ("NEW", "ESW"), ("NSW", "NEW")] {
        let mut copy = table.clone();
        copy.state.roads.lay(square("b1"), tile(from));
        let told = copy.play(0, rotate("b1", sides));
        let (seat, on) = (Seat(0), square("b1"));
        let rotated = Event::Rotated { seat, square: on, from: tile(from), tile: tile(sides) };
        assert_eq!(told, [rotated]);
        assert_eq!([copy.piece(0), copy.piece(1)], ["b1", "b1"], "pieces stay");
    }
    let turned = |on: &str| {
        let at = |command: &Command| {
            matches!(command, Command::Rotate { square: s, .. }
            if *s == square(on))
        };
        table.offers(0).iter().filter(|command| at(command)).count()
    };
    assert_eq!((turned("b1"), turned("d8"), turned("d1")), (3, 3, 0));
}

#[test]
fn clause_3_4_by_one_to_three_quarters() {
    let mut table = Table::new(2);
    table.lay("b1", "EW").lay("b2", "NESW").lay("b3", "NE").lay("b4", "W");
    table.play(0, rotate("b1", "EW"));
    assert_eq!(table.at("b1").as_deref(), Some("EW"), "half a turn of a straight shows nothing");
    table.play(0, rotate("b2", "NESW"));
    assert_eq!(table.state.taken, 2, "yet they were actions");
    assert_eq!(table.refused(0, rotate("b3", "NE")), no("3.4", &["square-b3"]), "not turned");
    assert_eq!(table.refused(0, rotate("b3", "NS")), no("3.4", &["square-b3"]), "another kind");
    assert_eq!(table.refused(0, rotate("b4", "EW")), no("3.4", &["square-b4"]), "another kind");
    assert_eq!(table.refused(0, rotate("b5", "NS")), no("3.4", &["square-b5"]), "no tile");
    assert_eq!(table.refused(0, rotate("c1", "NS")), no("3.4", &["square-c1"]), "a city");
    let why = |command: Command| {
        let refusal = table.state.judge(&Entry::new(Seat(0), 0, command)).unwrap_err();
        refusal.why.key.to_string()
    };
    assert_eq!(why(rotate("b3", "NE")), "not-turned");
    assert_eq!(why(rotate("b3", "NS")), "other-kind");
    assert_eq!(why(rotate("b5", "NS")), "no-tile");
}

#[test]
fn clause_3_5_a_removed_tile_lies_open_in_the_discard() {
    let mut table = Table::new(2);
    table.plays(0, &[place("b1", "EW"), END]);
    let told = table.play(1, remove("b1"));
    let removed = Event::Removed { seat: Seat(1), square: square("b1"), tile: tile("EW") };
    assert_eq!(told, [removed], "also what somebody has just laid");
    assert_eq!((table.at("b1"), table.held(1)), (None, vec!["straight", "curve"]));
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        let discard = table.state.view(viewer).discard;
        assert_eq!(discard.each().map(Kind::key).collect::<Vec<_>>(), ["straight"]);
    }
    assert_eq!(table.refused(1, remove("b1")), no("3.5", &["square-b1"]), "no tile");
    assert_eq!(table.refused(1, remove("c1")), no("3.5", &["square-c1"]), "a city");
    assert_eq!(table.play(1, place("b1", "NS")).len(), 1, "the square is open again");
}

#[test]
fn clause_3_5_where_removal_is_off_tiles_stay() {
    let mut table = Table::with(&Setup { removal: false, ..setup() }, 2);
    table.lay("b1", "EW");
    assert_eq!(table.refused(0, remove("b1")), no("3.5", &["square-b1"]));
}

#[test]
fn clause_3_6_not_under_a_piece() {
    let mut table = Table::new(2);
    table.lay("b1", "EW").lay("b2", "EW").stand(0, "b1").stand(1, "b2");
    let own = table.refused(0, remove("b1"));
    assert_eq!(own, no("3.6", &["piece-0", "square-b1"]));
    let other = table.refused(0, remove("b2"));
    assert_eq!(other, no("3.6", &["piece-1", "square-b2"]));
    let both = table.clone().stand(1, "b1").refused(0, remove("b1"));
    assert_eq!(both, no("3.6", &["piece-0", "piece-1", "square-b1"]), "all of them are named");
    table.plays(0, &[go("a1"), remove("b1")]);
    assert_eq!(table.at("b1"), None, "free once it has left");
}

#[test]
fn clause_3_7_hands_shrink_by_placing_only() {
    let mut table = Table::new(2);
    table.lay("b1", "EW").lay("b3", "NE");
    let before = table.held(0);
    for command in table.offers(0) {
        let mut copy = table.clone();
        copy.play(0, command);
        let placed = matches!(command, Command::Place { .. });
        assert_eq!(copy.held(0) == before, !placed, "{command:?}");
    }
    table.plays(0, &[rotate("b1", "NS"), END]);
    assert_eq!(table.held(0), before, "nothing is exchanged at the end of the turn");
}
