//! States from outside: whatever could not have come from play is found out.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use building::candidates;
use contract::erased::Title;
use contract::{AnyTitle, Awaiting, Chance, Check, Denied, Entry, Game, Offers, Seat, Silent};
use izakaya::state::{End, Phase};
use izakaya::{Command, Izakaya, Setup};
use serde_json::{Value, json};

static TITLE: Title<Izakaya> = Title::new();

fn load(state: &Value) -> Result<(), String> {
    Ok(TITLE.load(state).map(drop).map_err(|denied| match denied {
        Denied::Malformed(why) => why,
        Denied::Refused(refusal) => refusal.to_string().into(),
    })?)
}

fn written(state: &Izakaya) -> Value {
    let json = serde_json::to_value(state).unwrap();
    assert_eq!(load(&json), Ok(()));
    json
}

fn play(state: &mut Izakaya, seat: u8, command: Value) {
    let entry = Entry::new(Seat(seat), state.now, serde_json::from_value(command).unwrap());
    state.play(&entry, &mut Chance::from_number(2), &mut Silent).unwrap();
    assert_eq!(state.check(), Ok(()));
}

fn opened(setup: &Setup, seats: usize) -> Izakaya {
    let mut state = Izakaya::open(setup, seats, &mut Chance::from_number(1)).unwrap();
    state.order = Seat::all(seats).collect();
    state
}

/// The first action phase. Each seat has bid a coin more than the next, so they play in order.
fn begun(setup: &Setup, seats: usize) -> Izakaya {
    let mut state = opened(setup, seats);
    for seat in 0..seats as u8 {
        play(&mut state, seat, json!({"bid": {"yen": (seats as u64 - u64::from(seat)) * 100}}));
    }
    state
}

/// Two players: seat 0 has put a bottle down and claimed A1, seat 1 has changed a price and built
/// on A1; it is the turn of seat 0.
fn acting() -> Value {
    let mut state = begun(&Setup::default(), 2);
    play(&mut state, 0, json!({"bottle": {"colour": "white", "corner": "1-1"}}));
    play(&mut state, 1, json!({"price": {"from": "black", "to": "white"}}));
    play(&mut state, 0, json!({"claim": {"gap": "A1-B1", "card": "A1"}}));
    let house = state.sites[0].houses[0].building().clone();
    let pose = state.supply.iter().find_map(|piece| candidates(&house, piece).pop()).unwrap().pose;
    play(&mut state, 1, json!({"take": {"piece": pose.piece()}}));
    play(&mut state, 1, json!({"place": {"card": "A1", "pose": pose}}));
    written(&state)
}

/// Seat 0 has taken piece 7.
fn placing() -> Value {
    let mut state = begun(&Setup::default(), 2);
    play(&mut state, 0, json!({"take": {"piece": 7}}));
    written(&state)
}

/// Seat 0 has three discs in line and takes a free piece.
fn gift(seats: u8) -> Value {
    let mut state = begun(&Setup::default(), usize::from(seats));
    for (gap, card) in [("A2-B2", "A2"), ("B2-C2", "B2"), ("C2-D2", "C2")] {
        play(&mut state, 0, json!({"claim": {"gap": gap, "card": card}}));
        for seat in 1..seats {
            if let Phase::Acting { .. } = state.phase {
                let piece = state.supply.iter().next().unwrap();
                play(&mut state, seat, json!({"take": {"piece": piece}}));
                let mut offers = Offers::default();
                state.offers(Seat(seat), &mut offers);
                play(&mut state, seat, serde_json::to_value(offers.list[0]).unwrap());
            }
        }
    }
    assert_eq!(state.phase, Phase::Gift { turn: 2 * seats });
    written(&state)
}

/// Seat 0 has bid 300 yen.
fn bidding() -> Value {
    let mut state = opened(&Setup { bid_limit: 60, ..Setup::default() }, 2);
    play(&mut state, 0, json!({"bid": {"yen": 300}}));
    written(&state)
}

/// Checks what is said about a state with these parts changed.
fn found(mut state: Value, changes: &[(&str, Value)], wanted: &str) {
    for (pointer, value) in changes {
        *state.pointer_mut(pointer).unwrap_or_else(|| panic!("no {pointer}")) = value.clone();
    }
    let said = load(&state).expect_err("should not load");
    assert!(said.contains(wanted), "'{said}' does not say '{wanted}'");
}

/// The supply of a state without these pieces, and with those.
fn supply(state: &Value, without: &[u64], with: &[u64]) -> Value {
    let all = state["supply"].as_array().unwrap().iter().map(|piece| piece.as_u64().unwrap());
    let mut left: Vec<u64> = all.filter(|piece| !without.contains(piece)).collect();
    left.extend(with);
    json!(left)
}

#[test]
fn states_of_random_games_are_accepted() {
    for seats in 2..=5 {
        for (number, stall) in [(1, true), (2, false)] {
            let setup = Setup { stall, bid_limit: 30, ..Setup::default() };
            let mut chance = Chance::from_number(number);
            let mut state = Izakaya::open(&setup, seats, &mut chance).unwrap();
            while let Awaiting::Seats(waiting) = state.awaiting() {
                let seat = waiting.must.iter().next().unwrap();
                let command = state.sample(seat, &mut chance).unwrap();
                let entry = Entry::new(seat, state.now, command);
                state.play(&entry, &mut chance, &mut Silent).unwrap();
                assert_eq!(state.check(), Ok(()), "{:?}", state.phase);
            }
            let json = written(&state);
            assert_eq!(serde_json::from_value::<Izakaya>(json).unwrap(), state);
        }
    }
}

#[test]
fn parts_have_to_be_there_and_be_what_they_are() {
    let state = acting();
    for key in state.as_object().unwrap().keys() {
        let mut less = state.clone();
        less.as_object_mut().unwrap().remove(key);
        if key != "last" {
            assert!(load(&less).is_err(), "{key} is missing");
        }
        found(state.clone(), &[(&format!("/{key}"), json!("wood"))], "");
    }
    let mut more = state;
    more.as_object_mut().unwrap().insert("wood".into(), json!(1));
    assert!(load(&more).is_err());
}

#[test]
fn two_to_five_play() {
    let own = acting().pointer("/players/1").unwrap().clone();
    found(acting(), &[("/players", json!([own]))], "1 players where 2 to 5");
    found(acting(), &[("/players", json!(vec![own; 6]))], "6 players where 2 to 5");
}

#[test]
fn the_quarter_has_its_cards_once() {
    let state = acting();
    let sites = state["sites"].as_array().unwrap();
    found(state.clone(), &[("/sites", json!(sites[..8]))], "8 cards instead of 9");
    let claim_card = state["claim_card"].clone();
    found(state.clone(), &[("/sites/4/card", claim_card)], "twice");
    let advanced = |site: &Value| site["card"].as_u64().unwrap() >= 32;
    assert!(!sites.iter().any(advanced), "no card of Roppongi is in the quarter");
    let without = [("/setup/roppongi", json!(false)), ("/claim_card", json!(35))];
    found(state.clone(), &without, "card 35 is not in this game");
}

#[test]
fn buildings_stand_where_they_belong() {
    let state = acting();
    found(state.clone(), &[("/sites/1/houses", json!([]))], "B1 has room for");
    let house = state.pointer("/sites/1/houses/0").unwrap().clone();
    found(state.clone(), &[("/sites/4/houses", json!([house]))], "B2 has room for 0 buildings");
    found(state.clone(), &[("/sites/2/houses/0", house)], "on C1 belongs elsewhere");
    let blue = [("/sites/1/houses/0/side", json!("blue"))];
    found(state.clone(), &blue, "on B1 belongs elsewhere");
    found(state.clone(), &[("/sites/1/houses/0/within", Value::Null)], "on B1 belongs elsewhere");
    let high = [("/sites/1/houses/0/capped", json!(false))];
    found(state.clone(), &high, "on B1 follows other rules");
    found(state.clone(), &[("/setup/caps", json!(false))], "follows other rules");
    let aside = (0..60).map(|step| json!(6_000 + step * 1_000)).find(|x| {
        let mut moved = state.clone();
        moved["sites"][0]["houses"][0]["standing"][0]["pose"]["x"] = x.clone();
        load(&moved).is_err_and(|why| why.contains("A1 breaks the rules of building"))
    });
    assert!(aside.is_some(), "a piece that crosses the border is found");
}

#[test]
fn cards_belong_to_who_plays_and_can_own_them() {
    let state = acting();
    found(
        state.clone(),
        &[("/sites/0/owner", json!(2))],
        "A1 belongs to somebody who does not play",
    );
    found(state, &[("/sites/4/owner", json!(0))], "nobody can own B2");
}

#[test]
fn every_piece_is_in_one_place() {
    let state = placing();
    found(state.clone(), &[("/supply", supply(&state, &[], &[7]))], "piece 7 is in two places");
    found(state.clone(), &[("/supply", supply(&state, &[8], &[]))], "pieces are missing");
    let built = acting();
    let piece = built["sites"][0]["houses"][0]["standing"][0]["pose"]["piece"].as_u64().unwrap();
    let twice = format!("piece {piece} is in two places");
    found(built.clone(), &[("/supply", supply(&built, &[], &[piece]))], &twice);
}

#[test]
fn the_market_has_its_colours_coins_and_bottles() {
    let state = acting();
    let first = state["market"]["row"][0].clone();
    found(state.clone(), &[("/market/row/1", first)], "each colour once");
    found(state.clone(), &[("/market/coins/0", json!(9))], "coins on the colours instead of 12");
    found(state.clone(), &[("/market/crates/0", json!(6))], "not 6 bottles of white");
    found(state.clone(), &[("/bottles", json!([]))], "not 6 bottles of white");
    found(state.clone(), &[("/bottles/0/0", json!("0-0"))], "no bottle can stand at 0-0");
    found(state.clone(), &[("/bottles/0/0", json!("5-5"))], "no bottle can stand at 5-5");
    found(state, &[("/bottles/0/0", json!("1-0"))], "between two cards before");
}

#[test]
fn action_discs_lie_where_turns_put_them() {
    let state = acting();
    found(
        state.clone(),
        &[("/slots/price", json!(2))],
        "disc belongs to somebody who does not play",
    );
    found(state.clone(), &[("/slots/colours/0", json!(9))], "somebody who does not play");
    found(
        state.clone(),
        &[("/slots/price", json!(0))],
        "seat 0 has 3 action discs there in 2 turns",
    );
    let bids = bidding();
    found(bids, &[("/slots/price", json!(0))], "seat 0 has 1 action discs there in 0 turns");
    let claims = [("/slots/claims", json!([0, 0])), ("/slots/colours/0", Value::Null)];
    found(state.clone(), &claims, "seat 0 has made more claims than it has discs");
    let colours = [("/slots/colours/0", Value::Null), ("/slots/colours/2", json!(0))];
    found(state.clone(), &colours, "no bottle was taken from red");
    found(state.clone(), &[("/phase", json!({"acting": {"turn": 6}}))], "has 6 turns");
    found(state, &[("/phase", json!({"acting": {"turn": 255}}))], "has 6 turns");
    found(placing(), &[("/phase/placing/turn", json!(255))], "has 6 turns");
}

#[test]
fn claim_discs_lie_in_gaps_and_match_pyramids() {
    let state = acting();
    found(state.clone(), &[("/players/0/discs", json!([]))], "seat 0 has 0 discs and 1 pyramids");
    found(state.clone(), &[("/players/0/discs/0", json!("C1-D1"))], "where there is no gap");
    found(state.clone(), &[("/players/0/discs/0", json!("B1-B2"))], "where there is no gap");
    let two = [("/players/1/discs", json!(["A1-B1"])), ("/sites/2/owner", json!(1))];
    found(state.clone(), &two, "two discs lie in one gap");
    let seven = ["A1-B1", "B1-C1", "A1-A2", "C1-C2", "A2-A3", "C2-C3", "A3-B3"];
    let mut owned = state;
    for site in [0, 1, 2, 3, 5, 6, 7] {
        owned["sites"][site]["owner"] = json!(0);
    }
    found(owned, &[("/players/0/discs", json!(seven))], "seat 0 has 7 discs and 7 pyramids");
}

#[test]
fn yen_add_up() {
    let state = acting();
    found(state.clone(), &[("/players/0/cash", json!(900))], "yen of seat 0 do not add up");
    found(state.clone(), &[("/pot", json!(400))], "the pot holds 400 yen, but 300 were bid");
    found(state.clone(), &[("/auctions/0", json!([200]))], "one bid for each seat");
    let odd = [("/auctions/0/0", json!(250)), ("/players/0/cash", json!(750))];
    found(state.clone(), &odd, "seat 0 has coins that do not exist");
    found(state.clone(), &[("/players/0/bid", json!(100))], "seat 0 cannot have bid that");
    for wrong in [1_100, 50] {
        found(bidding(), &[("/players/0/bid", json!(wrong))], "seat 0 cannot have bid that");
    }
    let end = json!(u32::MAX);
    found(state.clone(), &[("/players/0/decision", end)], "numbers are beyond");
    let many: Vec<Value> = vec![json!([0, 0]); 10_001];
    found(state, &[("/auctions", json!(many))], "more auctions than a match can have");
}

#[test]
fn the_end_follows_from_the_bids() {
    let state = acting();
    found(state.clone(), &[("/still", json!(2))], "0 auctions left the pot as it was, not 2");
    found(state.clone(), &[("/last", json!("pot"))], "does not follow");
    let full = [
        ("/auctions/0", json!([1_000, 500])),
        ("/players/0/cash", json!(0)),
        ("/players/1/cash", json!(500)),
        ("/pot", json!(1_500)),
    ];
    found(state.clone(), &full, "does not follow");
    let mut after = full.to_vec();
    after[0] = ("/auctions", json!([[1_000, 500], [0, 0]]));
    found(state, &after, "after the last action phase");
}

#[test]
fn the_order_names_everybody_once() {
    found(acting(), &[("/order", json!([0, 0]))], "name each seat once");
    found(acting(), &[("/order", json!([0]))], "name each seat once");
    found(acting(), &[("/order", json!([0, 1, 2]))], "name each seat once");
}

#[test]
fn the_clock_runs_as_the_options_say() {
    let late = [("/now", json!(60_001))];
    found(bidding(), &late, "the clock is late");
    found(bidding(), &[("/phase/bidding/until", json!(60_001))], "more time than the options");
    found(bidding(), &[("/phase/bidding/until", Value::Null)], "the clock does not run");
    found(bidding(), &[("/setup/bid_limit", json!(0))], "more time than the options");
    found(placing(), &[("/phase/placing/until", json!(90_001))], "more time than the options");
    found(placing(), &[("/phase/placing/until", Value::Null)], "the clock does not run");
    found(acting(), &[("/now", json!(1_u64 << 51))], "times are beyond");
}

#[test]
fn phases_follow_each_other() {
    let first = opened(&Setup::default(), 2);
    let before = [("/phase", json!({"acting": {"turn": 0}}))];
    found(written(&first), &before, "nobody acts before the first auction");
    found(bidding(), &[("/players/1/bid", json!(0))], "all have bid");
    let over = [("/phase", json!({"over": {"end": "pot"}}))];
    found(acting(), &over, "action discs there in 0 turns");
    found(written(&begun(&Setup::default(), 2)), &over, "did not end as it says");
    let mut last = begun(&Setup::default(), 2);
    (last.auctions[0][Seat(0)], last.auctions[0][Seat(1)]) = (1_000, 500);
    (last.players[Seat(0)].cash, last.players[Seat(1)].cash) = (0, 500);
    (last.pot, last.last) = (1_500, Some(End::Pot));
    let last = written(&last);
    let again = [("/phase", json!({"bidding": {"until": null}}))];
    found(last.clone(), &again, "no auction after the last action phase");
    found(last, &[("/phase", json!({"over": {"end": "rounds"}}))], "did not end as it says");
}

#[test]
fn pieces_are_taken_with_a_disc_or_three_in_line() {
    let state = placing();
    found(state, &[("/slots/builds", json!([]))], "taken without a disc");
    let free = gift(4);
    found(free.clone(), &[("/slots/claims", json!([]))], "no three discs are in line");
    found(free.clone(), &[("/players/0/discs/2", json!("A4-B4"))], "no three discs are in line");
    let along = [("/setup/lines", json!("along"))];
    found(free.clone(), &along, "no three discs are in line");
    let mut taken = serde_json::from_value::<Izakaya>(free).unwrap();
    play(&mut taken, 0, json!({"take": {"piece": 9}}));
    let taken = written(&taken);
    found(taken, &[("/players/0/discs/2", json!("A4-B4"))], "taken without a disc");
    let mut bare = begun(&Setup::default(), 2);
    bare.phase = Phase::Gift { turn: 0 };
    assert!(bare.check().unwrap_err().to_string().contains("no three discs are in line"));
}

#[test]
fn a_free_piece_is_there_to_be_taken() {
    let mut state = serde_json::from_value::<Izakaya>(gift(5)).unwrap();
    let mut wood: Vec<_> = state.supply.iter().collect();
    wood.sort_by_key(|piece| std::cmp::Reverse(piece.piece().double_area));
    for piece in wood {
        let mut houses = state.sites.iter_mut().flat_map(|site| &mut site.houses);
        let placed = houses.any(|house| match candidates(house.building(), piece).pop() {
            Some(found) => house.building_mut().place(found.pose).is_ok(),
            None => false,
        });
        assert!(placed, "there is room for {piece}");
        assert!(state.supply.remove(piece));
    }
    assert_eq!(state.check(), Err("there is no piece left to take".into()));
}

#[test]
fn a_loaded_state_can_be_played_on() {
    let mut state: Izakaya = serde_json::from_value(acting()).unwrap();
    let entry = Entry::new(Seat(0), state.now, Command::GiveUp);
    assert!(state.judge(&entry).is_err());
    play(&mut state, 0, json!({"claim": {"gap": "C2-C3", "card": "C3"}}));
    assert_eq!(state.pyramids(Seat(0)), 2);
}
