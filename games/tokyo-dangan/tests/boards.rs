//! Board files: those that come with the game, those of one's own, and bad ones.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use contract::erased::Title;
use contract::{AnyGame, AnyTitle, Chance, Denied, Game, Viewer};
use serde_json::{Value, json};
use tokyo_dangan::board::{Board, Ground, Layout};
use tokyo_dangan::setup::{NAMES, SHIPPED};
use tokyo_dangan::square::Way;
use tokyo_dangan::{Setup, Square, TokyoDangan};

static TITLE: Title<TokyoDangan> = Title::new();

/// The board file of Tokyo.
fn tokyo() -> Value {
    serde_json::from_str(SHIPPED[0].1).unwrap()
}

/// The file of Tokyo with one thing changed.
fn changed(pointer: &str, value: Value) -> Value {
    let mut file = tokyo();
    *file.pointer_mut(pointer).expect("a part of the file") = value;
    file
}

/// What is said about a bad board.
fn complaint(file: &Value) -> String {
    Board::read(&file.to_string()).expect_err("a bad board").to_string()
}

fn open(setup: &Value) -> Result<Box<dyn AnyGame>, Denied> {
    TITLE.open(setup, 2, &mut Chance::from_number(0))
}

fn malformed(setup: &Value) -> String {
    match open(setup).err().expect("should not open") {
        Denied::Malformed(why) => why.to_string(),
        Denied::Refused(refusal) => panic!("refused instead: {refusal}"),
    }
}

#[test]
fn the_boards_of_the_house_load() {
    assert_eq!(NAMES, ["tokyo", "yokohama"]);
    for (name, file) in SHIPPED {
        let board = Board::read(file).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(board.tiles().total(), 60, "{name}");
        let count = |ground| Square::all().filter(|square| board.ground(*square) == ground).count();
        assert!(count(Ground::River) > 0 && !board.fords().is_empty(), "{name} has crossings");
        assert_eq!(count(Ground::City), board.cities().len());
        let there = Layout::from(board.clone());
        assert_eq!(Board::try_from(there).unwrap(), board, "there and back");
        let json = serde_json::to_value(&board).unwrap();
        assert_eq!(json, serde_json::from_str::<Value>(file).unwrap(), "as the file says");
    }
}

#[test]
fn rows_and_words_are_counted() {
    let short = complaint(&changed("/rows", json!(["a"])));
    assert_eq!(short, "a board has 9 rows, not 1");
    let narrow = complaint(&changed("/rows/4", json!(". . P .")));
    assert_eq!(narrow, "row 5 has 4 words where 6 are needed: '. . P .'");
    let wide = complaint(&changed("/rows/8", json!(". SNG . S S S .")));
    assert!(wide.starts_with("row 9 has 7 words where 6 are needed"), "{wide}");
}

#[test]
fn every_word_means_something() {
    for word in ["XYZ", "s", "p", "?", "IKEB"] {
        let said = complaint(&changed("/rows/1", json!(format!(". {word} . ASA ~ ."))));
        let begins = format!("'{word}' on b2 means nothing: write the key of a listed city");
        assert!(said.starts_with(&begins), "{said}");
        assert!(said.contains("'.' for open ground, '~' river, 'P' palace or 'S' sea"), "{said}");
    }
}

#[test]
fn names_are_short_and_plain() {
    let long = "o".repeat(41);
    for pointer in ["/name", "/palace", "/river", "/sea", "/cities/3/name", "/cities/3/local"] {
        for name in ["", &long, "two\nlines", "bell\u{7}"] {
            let said = complaint(&changed(pointer, json!(name)));
            assert_eq!(said, format!("'{name}' is no name: give 1 to 40 plain characters"));
        }
        let good = changed(pointer, json!("ぁ".repeat(40)));
        assert!(Board::read(&good.to_string()).is_ok(), "{pointer}");
    }
    let twice = complaint(&changed("/cities/3/name", json!("Ueno")));
    assert_eq!(twice, "two cities are called 'Ueno': give each its own name");
}

#[test]
fn keys_are_three_capitals_of_their_own() {
    for key in ["", "IK", "ike", "IKEB", "ÄKE", "I E"] {
        let said = complaint(&changed("/cities/0/key", json!(key)));
        assert_eq!(said, format!("'{key}' is no key: give three capital letters"));
    }
    let twice = complaint(&changed("/cities/0/key", json!("UEN")));
    assert_eq!(twice, "two cities have the key 'UEN'");
}

#[test]
fn every_city_is_on_the_map_once() {
    let missing = complaint(&changed("/rows/0", json!(". . UEN . ~ .")));
    assert_eq!(missing, "Ikebukuro ('IKE') is not on the map");
    let twice = complaint(&changed("/rows/0", json!("IKE . UEN . ~ IKE")));
    assert_eq!(twice, "Ikebukuro ('IKE') is on the map twice");
}

#[test]
fn six_to_sixteen_cities_that_do_not_touch() {
    let few = |count: usize| {
        let mut file = tokyo();
        let gone: Vec<Value> = file["cities"].as_array_mut().unwrap().drain(count..).collect();
        for row in file["rows"].as_array_mut().unwrap() {
            let mut text = row.as_str().unwrap().to_owned();
            for city in &gone {
                text = text.replace(city["key"].as_str().unwrap(), ".");
            }
            *row = json!(text);
        }
        file
    };
    assert_eq!(complaint(&few(5)), "a board has 6 to 16 cities, not 5");
    assert!(Board::read(&few(6).to_string()).is_ok());
    let many = |count: u8| {
        let key =
            |idx: u8| format!("C{}{}", char::from(b'A' + idx / 9), char::from(b'A' + idx % 9));
        let city = |idx: u8| json!({ "key": key(idx), "name": key(idx), "local": key(idx) });
        let mut file = changed("/cities", (0..count).map(city).collect());
        let word = |x: u8, y: u8| match (x % 2, y % 2) {
            (0, 0) if y / 2 * 3 + x / 2 < count => key(y / 2 * 3 + x / 2),
            (1, 1) if 15 + y / 2 < count && x == 1 => key(15 + y / 2),
            _ => ".".to_owned(),
        };
        let row = |y| (0..6).map(|x| word(x, y)).collect::<Vec<_>>().join(" ");
        file["rows"] = (0..9).map(row).collect();
        file
    };
    assert!(Board::read(&many(16).to_string()).is_ok());
    assert_eq!(complaint(&many(17)), "a board has 6 to 16 cities, not 17");
    let beside = complaint(&changed("/rows/1", json!("SJK . . ASA ~ .")));
    assert!(beside.contains("is on the map twice"), "{beside}");
    let mut beside = changed("/rows/1", json!("SJK . . ASA ~ ."));
    beside["rows"][2] = json!(". . . . ~ SKY");
    let said = complaint(&beside);
    assert_eq!(said, "the cities on a1 and a2 touch: put ground between");
    let mut beside = changed("/rows/0", json!("IKE . . UEN ~ ."));
    beside["rows"][1] = json!(". . . ASA ~ .");
    assert_eq!(complaint(&beside), "the cities on d1 and d2 touch: put ground between");
}

#[test]
fn tiles_are_counted() {
    let with = |straight: u32| {
        let tiles = json!({ "straight": straight, "curve": 10, "tee": 10, "cross": 1 });
        changed("/tiles", tiles)
    };
    assert_eq!(complaint(&with(2)), "a board comes with 24 to 200 tiles, not 23");
    assert_eq!(complaint(&with(180)), "a board comes with 24 to 200 tiles, not 201");
    assert!(complaint(&with(256)).contains("256"), "beyond what can be counted");
    assert!(Board::read(&with(3).to_string()).is_ok());
    assert!(Board::read(&with(179).to_string()).is_ok());
    let unknown = complaint(&changed("/tiles", json!({ "bend": 30 })));
    assert!(unknown.contains("unknown field `bend`") && unknown.contains("`curve`"), "{unknown}");
}

#[test]
fn there_is_open_ground_that_joins_the_cities() {
    let sea = json!([
        "IKE S UEN S ASA S",
        "S SJK S SKY S AKI",
        "S S S S S S",
        "SHB S GNZ S TOY S",
        "S ROP S ODA S SNG",
        "S S S S S S",
        "S S S S S S",
        "S S S S S S",
        "S S S S S S"
    ]);
    let none = complaint(&changed("/rows", sea));
    assert_eq!(none, "no square is open: write '.' where tiles may lie");
    let mut island = changed("/rows/7", json!(". . . S ODA S"));
    island["rows"][8] = json!(". SNG . S S S");
    let said = complaint(&island);
    assert!(said.starts_with("no road can ever lead from Ikebukuro to Odaiba: "), "{said}");
    let mut moat = changed("/rows/7", json!(". . . ~ ODA ~"));
    moat["rows"][8] = json!(". SNG . S S S");
    assert!(complaint(&moat).contains("to Odaiba"), "a city on the bank is no tile");
}

#[test]
fn files_have_nothing_missing_and_nothing_more() {
    let mut less = tokyo();
    less.as_object_mut().unwrap().remove("river");
    assert!(complaint(&less).contains("missing field `river`"));
    let mut more = tokyo();
    more["colour"] = json!("red");
    assert!(complaint(&more).contains("unknown field `colour`"));
    assert!(Board::read("{").is_err() && Board::read("[]").is_err());
}

#[test]
fn wide_rivers_are_crossed_both_ways() {
    let mut file = changed(
        "/rows",
        json!([
            "IKE .   UEN .   ASA .  ",
            ".   .   .   .   .   SJK",
            "SKY ~   ~   ~   ~   .  ",
            ".   ~   ~   ~   ~   .  ",
            ".   ~   ~   ~   ~   .  ",
            ".   .   .   .   .   AKI",
            "SHB .   GNZ .   TOY .  ",
            ".   .   .   .   .   .  ",
            "ROP .   ODA .   SNG .  "
        ]),
    );
    let board = Board::read(&file.to_string()).unwrap();
    let fords: Vec<(Way, u8, usize)> =
        board.fords().iter().map(|ford| (ford.way, ford.steps, ford.banks.len())).collect();
    assert_eq!(fords, [(Way::East, 5, 2), (Way::South, 4, 4)]);
    file["rows"][0] = json!("~ ~ ~ ~ ~ ~");
    assert!(complaint(&file).contains("is not on the map"));
}

#[test]
fn a_board_of_ones_own_opens() {
    let own = changed("/name", json!("My town"));
    let game = open(&json!({ "board": own })).unwrap_or_else(|why| panic!("{why}"));
    let view = game.view(Viewer::Public);
    assert_eq!(view["board"], own);
    let setup: Setup = serde_json::from_value(json!({ "board": own })).unwrap();
    assert_eq!(serde_json::to_value(&setup).unwrap()["board"], own);
    assert!(TokyoDangan::open(&setup, 4, &mut Chance::from_number(0)).is_ok());
}

#[test]
fn boards_go_by_name() {
    for name in NAMES {
        let setup: Setup = serde_json::from_value(json!({ "board": name })).unwrap();
        assert_eq!(serde_json::to_value(&setup).unwrap()["board"], json!(name));
        assert!(open(&json!({ "board": name })).is_ok());
    }
    let said = malformed(&json!({ "board": "kyoto" }));
    let wanted = "there is no board 'kyoto': choose tokyo, yokohama, or give a whole board";
    assert!(said.contains(wanted), "{said}");
    for odd in [json!(7), json!(null), json!(["tokyo"]), json!(true)] {
        let said = malformed(&json!({ "board": odd }));
        let wanted = "the name of a board (tokyo, yokohama) or a whole board";
        assert!(said.contains(wanted), "{odd}: {said}");
    }
    assert!(malformed(&json!({ "board": { "name": "Half" } })).contains("missing field"));
}

#[test]
fn a_bad_board_is_refused_by_its_clause() {
    let bad = changed("/rows/0", json!(". . UEN . ~ ."));
    match open(&json!({ "board": bad })).err().expect("should not open") {
        Denied::Refused(refusal) => {
            assert_eq!((refusal.clause.as_ref(), refusal.why.key.as_ref()), ("1.1", "bad-board"));
            let said = refusal.to_string();
            assert!(said.contains("Ikebukuro ('IKE') is not on the map"), "{said}");
            assert!(said.contains("option"), "it names the option: {said}");
        }
        Denied::Malformed(why) => panic!("malformed instead: {why}"),
    }
}

#[test]
fn tiles_that_can_never_join_two_cities_are_refused() {
    let tiles = |stock: Value| complaint(&changed("/tiles", stock));
    let dead = tiles(json!({"dead-end": 60}));
    assert!(dead.contains("no two cities can ever be joined"), "{dead}");
    // From Ikebukuro to Ueno it takes a single tile.
    for kind in ["straight", "tee", "cross"] {
        let stock = json!({"dead-end": 59, kind: 1});
        let board = Board::read(&changed("/tiles", stock).to_string());
        assert!(board.is_ok(), "{kind}: {board:?}");
    }
}

/// Six cities, each around a bend from the next: a road needs straights and curves.
#[test]
fn a_road_needs_its_straights_and_its_bends() {
    let mut file = tokyo();
    file["rows"] = json!([
        "AAA . . P P P",
        "P P . P P P",
        "P P BBB . . P",
        "P P P P . P",
        "P P P P CCC P",
        "P P P P . P",
        "P FFF P P . DDD",
        "P . P P P .",
        "P . . EEE . .",
    ]);
    file["cities"] = ["AAA", "BBB", "CCC", "DDD", "EEE", "FFF"]
        .iter()
        .map(|key| json!({"key": key, "name": key, "local": key}))
        .collect();
    let read = |file: &Value, stock: Value| {
        let mut file = file.clone();
        file["tiles"] = stock;
        Board::read(&file.to_string())
    };
    for (stock, good) in [
        (json!({"straight": 60}), false),
        (json!({"curve": 60}), false),
        (json!({"straight": 30, "curve": 30}), true),
        (json!({"curve": 1, "cross": 1, "dead-end": 58}), true),
        (json!({"straight": 1, "curve": 1, "dead-end": 58}), true),
        (json!({"curve": 1, "dead-end": 59}), false),
        (json!({"tee": 1, "dead-end": 59}), false),
    ] {
        let board = read(&file, stock.clone());
        assert_eq!(board.is_ok(), good, "{stock}: {board:?}");
    }

    // One straight leads from each city to the next, and no bend does.
    file["rows"] = json!([
        "AAA P P P P P",
        ". P P P P P",
        "BBB P P P P P",
        ". P P P P P",
        "CCC P P P P P",
        ". P P P P P",
        "DDD P P P P P",
        ". P P P P P",
        "EEE . FFF P P P",
    ]);
    for (stock, good) in [(json!({"straight": 60}), true), (json!({"curve": 60}), false)] {
        let board = read(&file, stock.clone());
        assert_eq!(board.is_ok(), good, "{stock}: {board:?}");
    }
}
