//! States from outside: whatever could not have come from play is found out.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use contract::erased::Title;
use contract::{
    AnyGame, AnyTitle, Awaiting, Chance, Check, Denied, Entry, Game, Offers, Seat, Seed, Silent,
    Viewer,
};
use serde_json::{Value, json};
use tokyo_dangan::setup::Start;
use tokyo_dangan::{Command, Setup, TokyoDangan};

static TITLE: Title<TokyoDangan> = Title::new();

fn load(state: &Value) -> Result<Box<dyn AnyGame>, String> {
    Ok(TITLE.load(state).map_err(|denied| match denied {
        Denied::Malformed(why) => why,
        Denied::Refused(refusal) => refusal.to_string().into(),
    })?)
}

/// A game of three in its second round: seat 0 has laid b1 and d8, stands on b1 and has one action
/// behind it; the others have turned d8. Destinations are dealt by hand.
fn begun(setup: Setup) -> Value {
    let setup = Setup { start: Start::Seat0, ..setup };
    let mut state = TokyoDangan::open(&setup, 3, &mut Chance::from_number(1)).unwrap();
    let trips = [
        ("a1", ["c4", "d2", "a3", "c7", "d6"]),
        ("f6", ["f3", "d6", "c7", "e8", "b9"]),
        ("b9", ["a1", "c1", "a6", "c7", "e8"]),
    ];
    for ((start, wants), own) in trips.into_iter().zip(state.travellers.values_mut()) {
        (own.start, own.piece) = (start.parse().unwrap(), start.parse().unwrap());
        own.open = wants.into_iter().map(|want| want.parse().unwrap()).collect();
        own.hand.each().for_each(|kind| state.pile.put(kind));
        own.hand = ["NS", "NE"]
            .map(|tile| tile.parse::<tokyo_dangan::Tile>().unwrap().kind())
            .into_iter()
            .inspect(|kind| assert!(state.pile.take(*kind)))
            .collect();
    }
    state.past = if state.house.repetition { vec![state.position()] } else { Vec::new() };
    let commands = [
        (0, r#"{"place":{"square":"b1","tile":"EW"}}"#),
        (0, r#"{"place":{"square":"d8","tile":"NE"}}"#),
        (0, r#"{"move":{"to":"b1"}}"#),
        (1, r#"{"rotate":{"square":"d8","tile":"ES"}}"#),
        (1, r#""end""#),
        (2, r#"{"rotate":{"square":"d8","tile":"NE"}}"#),
        (2, r#""end""#),
        (0, r#"{"rotate":{"square":"b1","tile":"EW"}}"#),
    ];
    for (seat, command) in commands {
        let entry = Entry::new(Seat(seat), 0, serde_json::from_str(command).unwrap());
        state.play(&entry, &mut Chance::from_number(2), &mut Silent).unwrap();
    }
    let json = serde_json::to_value(&state).unwrap();
    assert!(load(&json).is_ok());
    json
}

fn plain() -> Value {
    begun(Setup::default())
}

/// What is said about a state with these parts changed.
fn complaint(mut state: Value, changes: &[(&str, Value)]) -> String {
    for (pointer, value) in changes {
        *state.pointer_mut(pointer).unwrap_or_else(|| panic!("no {pointer}")) = value.clone();
    }
    load(&state).err().expect("should not load")
}

fn found(state: Value, changes: &[(&str, Value)], wanted: &str) {
    let said = complaint(state, changes);
    assert!(said.contains(wanted), "'{said}' does not say '{wanted}'");
}

/// Adds to the number at a place.
fn more(state: &Value, pointer: &str, by: i64) -> Value {
    json!(state.pointer(pointer).unwrap().as_i64().unwrap() + by)
}

#[test]
fn parts_have_to_be_there_and_be_what_they_are() {
    let state = plain();
    for key in state.as_object().unwrap().keys() {
        let mut less = state.clone();
        less.as_object_mut().unwrap().remove(key);
        // What may be nothing may be left out.
        assert_eq!(load(&less).is_ok(), key == "over", "{key}");
        let mut odd = state.clone();
        odd[key] = json!("odd");
        assert!(load(&odd).is_err(), "{key}");
    }
    found(state.clone(), &[("/travellers/0/piece", json!("g1"))], "squares go from a1 to f9");
    found(state.clone(), &[("/roads/0/tile", json!("EN"))], "in the order N, E, S, W");
    let twice = json!([{ "square": "b1", "tile": "EW" }, { "square": "b1", "tile": "NE" }]);
    found(state.clone(), &[("/roads", twice)], "two tiles lie on b1");
    found(state, &[("/board/rows/0", json!(". . UEN . ~ ."))], "Ikebukuro ('IKE') is not on");
}

#[test]
fn seats_are_those_of_the_table() {
    let state = plain();
    let one = json!([state["travellers"][0]]);
    found(state.clone(), &[("/travellers", one)], "1 players where 2 to 4 can play");
    let own = &state["travellers"];
    let five = json!([own[0], own[1], own[2], own[0], own[1]]);
    found(state.clone(), &[("/travellers", five)], "5 players where 2 to 4 can play");
    found(state.clone(), &[("/active", json!(3))], "'active' is seat 3");
    found(state, &[("/first", json!(9))], "'first' is seat 9");
}

#[test]
fn no_tile_is_lost_or_won() {
    let state = plain();
    let off = json!([{ "square": "e1", "tile": "EW" }, { "square": "d8", "tile": "NE" }]);
    found(state.clone(), &[("/roads", off)], "a tile lies on e1, which is not open ground");
    let pile = more(&state, "/pile/tee", 1);
    found(state.clone(), &[("/pile/tee", pile)], "15 tiles of kind 'tee' where 14 belong");
    let less = more(&state, "/pile/curve", -1);
    found(state.clone(), &[("/pile/curve", less)], "15 tiles of kind 'curve' where 16 belong");
    found(state, &[("/discard/cross", json!(1))], "9 tiles of kind 'cross' where 8 belong");
}

#[test]
fn pieces_and_starts_are_where_they_can_be() {
    let state = plain();
    found(state.clone(), &[("/travellers/1/start", json!("b2"))], "cannot have started on b2");
    for nowhere in ["b2", "e1", "c5", "e6"] {
        let wanted = format!("seat 1: its piece stands on {nowhere}: neither tile nor city");
        found(state.clone(), &[("/travellers/1/piece", json!(nowhere))], &wanted);
    }
    let home = [
        ("/travellers/2/start", json!("a1")),
        ("/travellers/2/open", json!(["a3", "c1", "a6", "c7", "e8"])),
        ("/travellers/2/visited", json!(["b9"])),
    ];
    found(state, &home, "all start in different cities, or all in the same");
}

#[test]
fn destinations_are_five_other_cities() {
    let state = plain();
    let of_0 = "/travellers/0/open";
    let four = json!(["c4", "d2", "a3", "c7"]);
    found(state.clone(), &[(of_0, four)], "seat 0: it has 4 destinations instead of 5");
    let six = json!(["c4", "d2", "a3", "c7", "d6", "f3"]);
    found(state.clone(), &[(of_0, six)], "it has 6 destinations instead of 5");
    let ground = json!(["b1", "d2", "a3", "c7", "d6"]);
    found(state.clone(), &[(of_0, ground)], "one of its open destinations is no city");
    let home = json!(["a1", "d2", "a3", "c7", "d6"]);
    found(state.clone(), &[(of_0, home)], "Ikebukuro cannot be an open destination");
    let seen = [("/travellers/0/visited", json!(["a3"]))];
    found(state.clone(), &seen, "Shinjuku cannot be an open destination: it has stopped there");
    let unseen = [("/travellers/0/piece", json!("c1"))];
    found(state.clone(), &unseen, "'visited' does not fit where it has been");
    let bare = [("/travellers/0/visited", json!(["b1"]))];
    found(state, &bare, "'visited' does not fit where it has been");
}

#[test]
fn arrivals_are_numbered() {
    let state = plain();
    let reach = |marks: Value, open: Value, arrivals: u8| {
        let changes = [
            ("/travellers/1/reached", marks),
            ("/travellers/1/open", open),
            ("/arrivals", json!(arrivals)),
        ];
        let mut state = state.clone();
        for (pointer, value) in changes {
            *state.pointer_mut(pointer).unwrap() = value;
        }
        load(&state).err().unwrap_or_default()
    };
    let mark = |square: &str, order: u8| json!({ "square": square, "order": order });
    let three = json!(["c7", "e8", "b9"]);
    let good = json!([mark("f3", 1), mark("d6", 2)]);
    assert_eq!(reach(good.clone(), three.clone(), 2), "");
    let numbered = "the arrivals are not numbered from 1 to";
    assert!(reach(good.clone(), three.clone(), 3).contains(numbered));
    assert!(reach(good, three.clone(), 0).contains(numbered));
    let gap = json!([mark("f3", 1), mark("d6", 3)]);
    assert!(reach(gap, three.clone(), 2).contains(numbered));
    let back = json!([mark("f3", 2), mark("d6", 1)]);
    assert!(reach(back, three.clone(), 2).contains("out of order"));
    for wrong in [("f3", "f3"), ("f6", "d6"), ("b1", "d6")] {
        let marks = json!([mark(wrong.0, 1), mark(wrong.1, 2)]);
        let said = reach(marks, three.clone(), 2);
        assert!(said.contains("seat 1: the reached destinations cannot be"), "{wrong:?}: {said}");
    }
}

#[test]
fn hands_are_filled_up() {
    let state = plain();
    let take = |seat: u8, kind: &str, to: &str| {
        let hand = format!("/travellers/{seat}/hand/{kind}");
        let mut changed = state.clone();
        *changed.pointer_mut(&hand).unwrap() = json!(0);
        let count = state.pointer(&hand).unwrap().as_i64().unwrap();
        let target = format!("/{to}/{kind}");
        *changed.pointer_mut(&target).unwrap() = more(&state, &target, count);
        load(&changed).err().unwrap_or_default()
    };
    let said = take(1, "curve", "pile");
    assert!(said.contains("seat 1: it should have drawn up to 2 tiles"), "{said}");
    assert!(take(2, "straight", "discard").contains("seat 2: it should have drawn"));
    let three =
        [("/travellers/1/hand/tee", json!(1)), ("/pile/tee", more(&state, "/pile/tee", -1))];
    found(state.clone(), &three, "seat 1: it holds more than 2 tiles");
    // Seat 0 has taken one action this turn, so at most one tile is missing.
    let own = &state["travellers"][0]["hand"];
    let mut changes = Vec::new();
    for kind in ["straight", "curve", "tee", "cross", "dead-end"] {
        let back = own[kind].as_i64().unwrap();
        changes.push((format!("/travellers/0/hand/{kind}"), json!(0)));
        changes.push((format!("/pile/{kind}"), more(&state, &format!("/pile/{kind}"), back)));
    }
    let changes: Vec<(&str, Value)> =
        changes.iter().map(|(pointer, value)| (pointer.as_str(), value.clone())).collect();
    found(state.clone(), &changes, "seat 0: it should have drawn up to 2 tiles");
    let with_removal = Setup { removal: false, ..Setup::default() };
    let kept = begun(with_removal);
    let pile = more(&kept, "/pile/tee", -1);
    let changes = [("/pile/tee", pile), ("/discard/tee", json!(1))];
    found(kept, &changes, "tiles lie in the discard, though none can be removed");
}

#[test]
fn rounds_and_actions_are_counted() {
    let state = plain();
    for round in [0, 1 << 30] {
        found(state.clone(), &[("/round", json!(round))], "rounds count from 1");
    }
    let commands = |count: u32| [("/travellers/1/commands", json!(count))];
    found(state.clone(), &commands(1 << 30), "no game is that long");
    let mut long = state.clone();
    long["travellers"][1]["commands"] = json!((1 << 30) - 1);
    assert!(load(&long).is_ok(), "that long it may be");
    found(state.clone(), &[("/taken", json!(4))], "4 actions are taken in a turn of 3");
    found(state.clone(), &[("/taken", json!(3))], "all actions of the turn are taken");
    let capped = begun(Setup { round_cap: 2, ..Setup::default() });
    found(capped, &[("/round", json!(3))], "round 3, though the game ends after round 2");
    let short =
        [("/house/short_first_turn", json!(true)), ("/round", json!(1)), ("/taken", json!(2))];
    found(state, &short, "all actions of the turn are taken");
}

#[test]
fn games_end_for_a_reason() {
    let state = plain();
    let wanted = "the game ends when somebody reaches the fifth destination";
    found(state.clone(), &[("/over", json!("fifth-destination"))], wanted);
    let marks = |squares: [&str; 5]| -> Value {
        let mark = |(idx, square)| json!({ "square": square, "order": idx + 1 });
        squares.into_iter().enumerate().map(mark).collect()
    };
    let five = [
        ("/travellers/0/reached", marks(["c4", "d2", "a3", "c7", "d6"])),
        ("/travellers/0/open", json!([])),
        ("/arrivals", json!(5)),
    ];
    found(state.clone(), &five, wanted);
    let mut won = state.clone();
    for (pointer, value) in five {
        *won.pointer_mut(pointer).unwrap() = value;
    }
    won["over"] = json!("fifth-destination");
    let cannot = "the game cannot have ended like that";
    found(won.clone(), &[], cannot);
    found(won.clone(), &[("/travellers/0/piece", json!("c7"))], cannot);
    won["travellers"][0]["piece"] = json!("d6");
    assert!(load(&won).is_ok());
    found(won.clone(), &[("/active", json!(1))], cannot);
    found(won, &[("/taken", json!(0))], cannot);
    found(state.clone(), &[("/over", json!("round-cap"))], cannot);
    found(state, &[("/over", json!("repetition"))], "cannot have ended like that");
    let capped = begun(Setup { round_cap: 2, ..Setup::default() });
    found(capped.clone(), &[("/over", json!("round-cap"))], cannot);
    let done = [("/over", json!("round-cap")), ("/taken", json!(0))];
    found(capped.clone(), &[done[0].clone(), done[1].clone(), ("/round", json!(1))], cannot);
    let others = [done[0].clone(), done[1].clone(), ("/active", json!(1))];
    found(capped, &others, cannot);
}

#[test]
fn the_past_leads_to_the_present() {
    let state = plain();
    let with = begun(Setup { repetition: true, ..Setup::default() });
    let past = with["past"].clone();
    assert_eq!(past.as_array().unwrap().len(), 3, "since the tiles were laid");
    found(state, &[("/past", past.clone())], "kept only where repetition matters");
    let lead = "the past positions do not lead to this one";
    found(with.clone(), &[("/past/0/roads", json!([]))], lead);
    found(with.clone(), &[("/past/0/roads/0/tile", json!("NE"))], lead);
    found(with.clone(), &[("/past/0/pieces", json!(["b1", "f6"]))], lead);
    found(with.clone(), &[("/past/0/pieces/1", json!("b2"))], lead);
    found(with.clone(), &[("/past/0/active", json!(3))], lead);
    let third = "the third time of a position ends the game, and nothing else";
    let thrice = json!([past[0], past[0], past[0]]);
    found(with.clone(), &[("/past", thrice)], third);
    let over = [("/over", json!("repetition")), ("/taken", json!(0))];
    found(with.clone(), &over, third);
    let fourth = [over[0].clone(), over[1].clone(), ("/past", json!(vec![&past[0]; 4]))];
    found(with.clone(), &fourth, third);
    let most = |count: usize| [("/past", json!(vec![&past[0]; count]))];
    found(with.clone(), &most(4_097), "there are more than 4096 past positions");
    found(with.clone(), &most(4_096), third);
    let last = [("/taken", json!(0)), ("/past/2/pieces/1", json!("f3"))];
    found(with, &last, "the last of the past positions is not this one");
}

/// Whatever comes about in play passes, as does every guess at it: also where tiles are so scarce
/// that hands stay short, and with every house rule.
#[test]
fn states_from_play_pass() {
    let mut layout = Setup::default().board.board().unwrap().layout().clone();
    let (mut short, mut reshuffled, mut looked) = (0, 0, 0);
    for number in 0..120_u8 {
        let tiles = 24 + number % 12;
        let spread = tokyo_dangan::stock::Stock {
            straight: tiles - 16,
            curve: 8,
            tee: 4,
            cross: 2,
            dead_end: 2,
        };
        layout.tiles = spread;
        let setup = Setup {
            board: tokyo_dangan::setup::Map::Own(Box::new(layout.clone())),
            removal: number % 3 != 0,
            repetition: number % 2 == 0,
            round_cap: number % 5 * 10,
            common_start: number % 7 == 0,
            short_first_turn: number % 4 == 0,
            ..Setup::default()
        };
        let seed = Seed::from_number(u64::from(number));
        let mut choice = Chance::new(&seed, u64::MAX);
        let seats = 2 + usize::from(number) % 3;
        let mut state = TokyoDangan::open(&setup, seats, &mut Chance::new(&seed, 0)).unwrap();
        for entries in 1..400 {
            let Awaiting::Seats(_) = state.awaiting() else { break };
            let mut offers = Offers::default();
            state.offers(state.active, &mut offers);
            let places = |command: &&Command| matches!(command, Command::Place { .. });
            let liked: Vec<Command> = offers.list.iter().filter(places).copied().collect();
            let pool = if liked.is_empty() || choice.below(3) == 0 { &offers.list } else { &liked };
            let entry = Entry::new(state.active, 0, *choice.pick(pool).unwrap());
            let mut told = Vec::new();
            state.play(&entry, &mut Chance::new(&seed, entries), &mut told).unwrap();
            let checked = state.check();
            assert_eq!(checked, Ok(()), "game {number}, entry {entries}: {entry:?}");
            let waits = |(seat, own): (Seat, &tokyo_dangan::state::Traveller)| {
                seat != state.active && own.hand.total() < 2
            };
            short += usize::from(state.travellers.iter().any(waits));
            let shuffled = |event: &tokyo_dangan::Event| {
                matches!(event, tokyo_dangan::Event::Reshuffled { .. })
            };
            reshuffled += usize::from(told.iter().any(shuffled));
            if entries % 9 == 0 {
                let guess = TokyoDangan::guess(&state.view(Viewer::Seat(Seat(1))), &mut choice);
                assert_eq!(guess.check(), Ok(()), "game {number}, entry {entries}");
                looked += 1;
            }
        }
    }
    assert!(short > 500 && reshuffled > 100 && looked > 1_000, "{short} {reshuffled} {looked}");
}
