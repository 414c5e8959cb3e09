//! 2 The auction.

use contract::{About, Actor, BySeat, Label, Seat, Undo};
use izakaya::auction::new_order;
use izakaya::setup::Ties;
use izakaya::state::Phase;
use izakaya::{Command, Event, Izakaya, Setup};

use crate::table::{Table, bid, no};

/// The order after bids, by seat; seat 0 was first before.
fn after(bids: &[u16], ties: Ties) -> Vec<u8> {
    let before: Vec<Seat> = Seat::all(bids.len()).collect();
    let bids = BySeat::from_fn(bids.len(), |seat| bids[seat.idx()]);
    new_order(&before, &bids, ties).iter().map(|seat| seat.0).collect()
}

#[test]
fn clause_2_1_all_bid_at_once_in_steps_of_100_yen() {
    let mut table = Table::opened(3);
    assert_eq!(table.state.must().len(), 3);
    for seat in 0..3 {
        let bids: Vec<Command> = (0..=10).map(|steps| bid(steps * 100)).collect();
        assert_eq!(table.offers(seat), bids);
    }
    assert_eq!(table.refused(2, bid(50)), no("2.1", "odd-bid", &[]));
    assert_eq!(table.refused(2, bid(1_100)), no("2.1", "too-poor", &[]));
    table.auction(&[700, 0, 300]);
    table.idle();
    assert_eq!(table.refused(0, bid(400)), no("2.1", "too-poor", &[]));
    table.play(0, bid(300));
}

#[test]
fn clause_2_1_bids_come_before_actions_and_only_then() {
    let mut table = Table::opened(2);
    assert_eq!(table.refused(0, Command::Pass), no("2.1", "auction-first", &[]));
    table.auction(&[0, 0]);
    assert_eq!(table.refused(0, bid(0)), no("2.1", "no-auction", &[]));
}

#[test]
fn clause_2_2_a_bid_can_be_taken_back_until_all_have_bid() {
    let mut table = Table::opened(3);
    assert_eq!(table.refused(1, Command::Withdraw), no("2.2", "no-bid", &[]));
    let told = table.play(1, bid(300));
    assert_eq!(told, [Event::BidPlaced { seat: Seat(1), yen: Some(300) }]);
    assert_eq!(table.undo, Undo::Free);
    assert_eq!(table.refused(1, bid(400)), no("2.2", "bid-already", &[]));
    assert_eq!(table.offers(1), [Command::Withdraw]);
    assert!(table.state.may().contains(Seat(1)) && !table.state.must().contains(Seat(1)));
    assert_eq!(table.play(1, Command::Withdraw), [Event::BidWithdrawn { seat: Seat(1) }]);
    assert_eq!(table.state.players[Seat(1)].cash, 1_000);
    table.auction(&[0, 500, 100]);
    assert_eq!(table.undo, Undo::Barred, "the last bid opens all others");
    assert_eq!(table.refused(1, Command::Withdraw), no("2.2", "no-bid", &[]));
}

#[test]
fn clause_2_3_everybody_pays_into_the_pot() {
    let mut table = Table::opened(3);
    let told = table.auction(&[200, 700, 0]);
    let bids = BySeat::from_fn(3, |seat| [200, 700, 0][seat.idx()]);
    let order = vec![Seat(1), Seat(0), Seat(2)];
    assert_eq!(told[1], Event::BidsRevealed { bids: bids.clone(), order, pot: 900 });
    let cash = |table: &Table| -> Vec<u16> {
        table.state.players.values().map(|player| player.cash).collect()
    };
    assert_eq!(cash(&table), [800, 300, 1_000]);
    table.idle();
    table.auction(&[100, 0, 400]);
    assert_eq!((table.state.pot, cash(&table)), (1_400, vec![700, 300, 600]));
    assert_eq!(table.state.auctions[0], bids);
}

#[test]
fn clause_2_4_the_highest_bid_goes_first() {
    assert_eq!(after(&[100, 300, 200, 0, 400], Ties::Reverse), [4, 1, 2, 0, 3]);
    let mut table = Table::opened(4);
    table.auction(&[100, 300, 0, 200]);
    assert_eq!((table.order(), table.active()), (vec![1, 3, 0, 2], 1));
}

#[test]
fn clause_2_5_two_equal_bids_change_places() {
    assert_eq!(after(&[200, 200], Ties::Reverse), [1, 0]);
    assert_eq!(after(&[100, 300, 100], Ties::Reverse), [1, 2, 0]);
    assert_eq!(after(&[100, 300, 100, 300], Ties::Reverse), [3, 1, 2, 0]);
    let mut table = Table::opened(2);
    assert_eq!(table.order(), [1, 0]);
    table.auction(&[100, 100]);
    assert_eq!(table.order(), [0, 1]);
    table.idle();
    table.auction(&[0, 0]);
    assert_eq!(table.order(), [1, 0]);
}

#[test]
fn clause_2_5_three_equal_bids_reverse_their_order() {
    assert_eq!(after(&[200, 200, 200], Ties::Reverse), [2, 1, 0]);
    assert_eq!(after(&[200, 500, 200, 0, 200], Ties::Reverse), [1, 4, 2, 0, 3]);
}

#[test]
fn clause_2_5_by_option_the_first_of_equals_goes_last() {
    assert_eq!(after(&[200, 200], Ties::Rotate), [1, 0]);
    assert_eq!(after(&[200, 200, 200], Ties::Rotate), [1, 2, 0]);
    assert_eq!(after(&[200, 500, 200, 0, 200], Ties::Rotate), [1, 2, 4, 0, 3]);
    let mut table = Table::with(&Setup { ties: Ties::Rotate, ..Setup::default() }, 3);
    assert_eq!(table.order(), [2, 1, 0]);
    table.auction(&[0, 0, 0]);
    assert_eq!(table.order(), [1, 0, 2]);
    assert_eq!(Setup::default().ties, Ties::Reverse);
}

#[test]
fn clause_2_6_whoever_has_not_bid_in_time_bids_nothing() {
    let mut table = Table::with(&Setup { bid_limit: 60, ..Setup::default() }, 3);
    assert_eq!(table.state.phase, Phase::Bidding { until: Some(60_000) });
    table.at(1, 59_999, bid(300));
    let early = table.actor_refused(Actor::Clock, 59_999, Command::Tick);
    assert_eq!(early, no("2.6", "too-early", &[]));
    assert_eq!(table.refused(0, Command::Tick), no("2.6", "only-the-clock", &[]));
    let told = table.tick(60_000);
    let bids = BySeat::from_fn(3, |seat| [0, 300, 0][seat.idx()]);
    assert!(matches!(&told[0], Event::BidsRevealed { bids: shown, .. } if *shown == bids));
    assert_eq!((table.undo, table.order()), (Undo::Barred, vec![1, 0, 2]));
    table.idle();
    let Phase::Bidding { until } = table.state.phase else { panic!("everybody bids") };
    assert_eq!(until, Some(table.state.now + 60_000), "each auction has its own time");
}

#[test]
fn clause_2_6_without_the_option_bids_take_as_long_as_they_take() {
    let table = Table::opened(2);
    assert_eq!(table.state.phase, Phase::Bidding { until: None });
    let tick = table.actor_refused(Actor::Clock, 1 << 40, Command::Tick);
    assert_eq!(tick, no("2.6", "too-early", &[]));
}

#[test]
fn clause_2_2_a_bid_that_is_taken_back_is_told_as_such() {
    let key = Izakaya::tell(&Event::BidWithdrawn { seat: Seat(0) }).key;
    for ((language, words), taken_back) in Izakaya::META.words.iter().zip(["back", "reprend"]) {
        let line = words.lines().find(|line| line.starts_with(&format!("{key} = "))).unwrap();
        assert!(line.contains(taken_back), "{language}: {line}");
    }
}
