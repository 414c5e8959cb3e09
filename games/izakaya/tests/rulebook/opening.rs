//! 1 Setting up.

use building::{CardId, District, PieceSet, Side, deck};
use contract::{Actor, Chance, Game, Seat};
use izakaya::state::{Izakaya, Phase};
use izakaya::{Address, Colour, Command, Setup};

use crate::table::{Table, bid, bottle, card, claim, no, place, pose, price, take};

fn dealt(setup: &Setup, seats: usize, number: u64) -> Izakaya {
    Izakaya::open(setup, seats, &mut Chance::from_number(number)).unwrap()
}

#[test]
fn clause_1_1_two_to_five_play() {
    for seats in [0, 1, 6, 9] {
        let refused = Izakaya::open(&Setup::default(), seats, &mut Chance::from_number(1));
        let refusal = refused.expect_err("this many cannot play");
        assert_eq!((refusal.clause.as_ref(), refusal.why.key.as_ref()), ("1.1", "bad-seats"));
    }
    for seats in 2..=5 {
        assert_eq!(Table::opened(seats).state.seats(), seats);
    }
}

#[test]
fn clause_1_1_only_players_act() {
    let table = Table::opened(3);
    let only_players = no("1.1", "only-players", &[]);
    for actor in [Actor::Seat(Seat(3)), Actor::Judge, Actor::Clock] {
        assert_eq!(table.actor_refused(actor, 0, bid(0)), only_players);
    }
}

#[test]
fn clause_1_2_the_quarter_grows_with_the_players() {
    for (seats, cards) in [(2, 9), (3, 9), (4, 16), (5, 25)] {
        let state = dealt(&Setup::default(), seats, 1);
        assert_eq!(state.sites.len(), cards);
        for site in state.sites.iter().filter(|site| site.is_live()) {
            let white = deck().plot(site.card, Side::White).unwrap();
            assert_eq!(site.houses.len(), white.borders().len());
            assert!(site.houses.iter().all(|house| house.side() == Side::White));
            assert!(site.owner.is_none() && site.floors() == 0);
        }
    }
}

#[test]
fn clause_1_2_cards_are_shuffled_and_roppongi_can_be_left_out() {
    let cards = |setup: &Setup, number| -> Vec<CardId> {
        let state = dealt(setup, 5, number);
        state.sites.iter().map(|site| site.card).chain([state.claim_card]).collect()
    };
    let all = Setup::default();
    assert_ne!(cards(&all, 1), cards(&all, 2));
    let advanced = |card: &CardId| card.district() == District::Roppongi;
    assert!((1..20).any(|number| cards(&all, number).iter().any(advanced)));
    let without = Setup { roppongi: false, ..all };
    for number in 1..50 {
        assert!(!cards(&without, number).iter().any(advanced));
    }
}

#[test]
fn clause_1_3_the_centre_of_nine_is_dead() {
    for seats in [2, 3] {
        let mut table = Table::acting(seats);
        let dead: Vec<usize> = (0..9).filter(|idx| !table.state.sites[*idx].is_live()).collect();
        assert_eq!(dead, [4]);
        for gap in ["B1-B2", "A2-B2", "B2-C2", "B2-B3"] {
            let beside = if gap.starts_with("B2") { &gap[3..] } else { &gap[..2] };
            for on in ["B2", beside] {
                let refused = no("1.3", "dead-gap", &["card-B2", &format!("gap-{gap}")]);
                assert_eq!(table.refused(0, claim(gap, on)), refused);
            }
        }
        table.play(0, take(0));
        let built = table.refused(0, place("B2", pose(0, 35_000, 35_000, 0)));
        assert_eq!(built, no("1.3", "dead-card", &["card-B2"]));
    }
    for seats in [4, 5] {
        assert!(Table::opened(seats).state.sites.iter().all(|site| site.is_live()));
    }
}

#[test]
fn clause_1_3_corners_of_the_dead_centre_are_corners_like_others() {
    let mut table = Table::acting(2);
    table.play(0, bottle(Colour::White, "1-1"));
    assert_eq!(["A1", "B1", "A2"].map(|on| table.state.drinks(card(on))), [100; 3]);
    assert_eq!(table.state.grid().corners(4).count(), 4);
}

#[test]
fn clause_1_4_one_more_card_is_for_claims() {
    for number in 1..20 {
        for seats in 2..=5 {
            let state = dealt(&Setup::default(), seats, number);
            assert!(state.sites.iter().all(|site| site.card != state.claim_card));
        }
    }
}

#[test]
fn clause_1_5_all_the_wood_lies_in_one_supply() {
    let table = Table::opened(4);
    assert_eq!(table.state.supply, PieceSet::all());
    assert_eq!(table.state.supply.len(), 68);
}

#[test]
fn clause_1_6_colours_lie_in_a_random_row_with_six_bottles_and_coins() {
    let rows: Vec<_> = (1..20).map(|number| dealt(&Setup::default(), 3, number).market).collect();
    assert!(rows.iter().any(|market| market.row != rows[0].row));
    for market in rows {
        let coins = market.row.map(|colour| market.coins[colour]);
        assert_eq!(coins, [1, 1, 2, 2, 3, 3]);
        assert_eq!(Colour::ALL.map(|colour| market.crates[colour]), [6; 6]);
        let mut colours = market.row;
        colours.sort();
        assert_eq!(colours, Colour::ALL);
    }
}

#[test]
fn clause_1_7_everybody_begins_with_the_same() {
    let mut table = Table::opened(5);
    for player in table.state.players.values() {
        assert_eq!((player.cash, player.bid, player.discs.len()), (1_000, None, 0));
    }
    table.auction(&[0; 5]);
    let mut turns = [0; 5];
    while let Phase::Acting { .. } = table.state.phase {
        let seat = table.active();
        turns[usize::from(seat)] += 1;
        table.skip(seat);
    }
    assert_eq!(turns, [3; 5], "three action discs each");
    assert_eq!(izakaya::state::CLAIMS, 6);
}

#[test]
fn clause_1_8_the_first_order_is_drawn() {
    let order = |number| dealt(&Setup::default(), 5, number).order;
    assert!((2..20).any(|number| order(number) != order(1)));
    for number in 1..20 {
        let mut seats: Vec<Seat> = order(number).to_vec();
        seats.sort();
        assert!(seats.into_iter().eq(Seat::all(5)));
    }
}

#[test]
fn clause_1_2_there_is_nothing_beyond_the_quarter() {
    let mut table = Table::acting(2);
    assert_eq!(table.refused(0, claim("C1-D1", "C1")), no("6.2", "no-gap", &["gap-C1-D1"]));
    let outside = bottle(Colour::White, "4-1");
    assert_eq!(table.refused(0, outside), no("4.5", "no-shared-corner", &["corner-4-1"]));
    table.play(0, price(Colour::White, Colour::Blue));
    table.play(1, take(0));
    let there = Command::Place { card: Address::new(3, 0).unwrap(), pose: pose(0, 0, 0, 0) };
    assert_eq!(table.refused(1, there), no("7.2", "no-card", &["card-D1"]));
}
