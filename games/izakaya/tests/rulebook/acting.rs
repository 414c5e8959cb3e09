//! 3 The action phase.

use contract::{Game, Seat, Undo};
use izakaya::setup::Passing;
use izakaya::state::{Phase, Slots};
use izakaya::{Colour, Command, Event, Setup};

use crate::table::{Table, bottle, claim, gap, no, price, take};

/// Two players, and nothing is left to be had but wood: all corners and cards are taken, and
/// somebody has changed a price.
fn stuck() -> Table {
    let mut table = Table::acting(2);
    table.green_full();
    let red: Vec<_> = table.state.grid().corners(2).collect();
    for (at, colour) in red.into_iter().zip(Colour::ALL.into_iter().cycle()) {
        table.state.bottles.put(at, colour);
        table.state.market.crates[colour] -= 1;
    }
    table.discs(0, &["A1-B1", "B1-C1", "A1-A2", "C1-C2"]);
    table.discs(1, &["A2-A3", "C2-C3", "A3-B3", "B3-C3"]);
    table.play(0, price(Colour::White, Colour::Blue));
    table
}

#[test]
fn clause_3_1_one_disc_each_three_times_round() {
    let mut table = Table::acting(3);
    let mut seen = Vec::new();
    while let Phase::Acting { .. } = table.state.phase {
        let seat = table.active();
        seen.push(seat);
        let other = (seat + 1) % 3;
        assert_eq!(table.refused(other, take(0)), no("3.1", "not-your-turn", &[]));
        assert!(table.offers(other).is_empty());
        assert_eq!(table.refused(other, Command::GiveUp), no("3.1", "not-your-turn", &[]));
        table.skip(seat);
    }
    assert_eq!(seen, [0, 1, 2, 0, 1, 2, 0, 1, 2]);
}

#[test]
fn clause_3_1_the_order_is_that_of_the_auction() {
    let mut table = Table::opened(3);
    table.auction(&[0, 100, 200]);
    let mut seen = Vec::new();
    for _ in 0..4 {
        seen.push(table.active());
        table.skip(table.active());
    }
    assert_eq!(seen, [2, 1, 0, 2]);
}

#[test]
fn clause_3_2_nobody_passes_while_a_disc_can_be_placed() {
    let refused = no("3.2", "no-pass", &[]);
    let opening = Table::acting(2);
    assert_eq!(opening.refused(0, Command::Pass), refused);
    assert!(!opening.offers(0).contains(&Command::Pass));
    let mut a_bottle = stuck();
    let last = a_bottle.state.grid().corners(2).last().unwrap();
    let mut rest: Vec<_> = a_bottle.state.bottles.clone().into();
    let (_, colour) = rest.remove(rest.iter().position(|(at, _)| *at == last).unwrap());
    a_bottle.state.bottles = rest.into();
    a_bottle.state.market.crates[colour] += 1;
    assert_eq!(a_bottle.refused(1, Command::Pass), refused, "a bottle can be put down");
    let mut a_price = stuck();
    a_price.state.slots.price = None;
    assert_eq!(a_price.refused(1, Command::Pass), refused, "a price can be changed");
    let mut a_claim = stuck();
    a_claim.state.players[Seat(0)].discs =
        ["A1-B1", "B1-C1", "A1-A2"].map(gap).into_iter().collect();
    let freed = a_claim.idx("C2");
    assert_eq!(a_claim.state.sites[freed].owner.take(), Some(Seat(0)));
    assert_eq!(a_claim.refused(1, Command::Pass), refused, "a card can be claimed");
    a_claim.play(1, claim("C1-C2", "C2"));
}

#[test]
fn clause_3_2_one_may_pass_when_only_wood_is_left() {
    let mut table = stuck();
    assert!(table.offers(1).contains(&Command::Pass));
    assert!(table.offers(1).iter().all(|c| matches!(c, Command::Take { .. } | Command::Pass)));
    assert_eq!(table.play(1, Command::Pass), [Event::Passed { seat: Seat(1) }]);
    assert_eq!((table.undo, table.active()), (Undo::Free, 0));
    table.play(0, take(0));
    assert_eq!(table.refused(0, Command::Pass), no("7.2", "place-first", &[]));
}

#[test]
fn clause_3_2_by_option_one_may_always_pass() {
    let mut table = Table::acting_with(&Setup { passing: Passing::Free, ..Setup::default() }, 2);
    assert!(table.offers(0).contains(&Command::Pass));
    for seat in [0, 1, 0, 1, 0, 1] {
        table.play(seat, Command::Pass);
    }
    assert!(matches!(table.state.phase, Phase::Bidding { .. }));
    assert_eq!(Setup::default().passing, Passing::Stuck);
}

#[test]
fn clause_3_3_action_discs_go_back_and_everything_else_stays() {
    let mut table = Table::acting(2);
    table.play(0, bottle(Colour::White, "1-1"));
    table.play(1, price(Colour::Black, Colour::White));
    table.play(0, claim("A1-B1", "A1"));
    table.place_some(1, "A1", 1);
    assert_eq!(table.state.slots.claims.len() + table.state.slots.builds.len(), 2);
    table.skip(0);
    let told = table.skip(1);
    assert_eq!(told[1], Event::PhaseOver { round: 1 });
    assert_eq!(table.state.slots, Slots::default());
    assert!(matches!(table.state.phase, Phase::Bidding { .. }));
    assert_eq!(table.state.round(), 2);
    assert_eq!(table.state.bottles.iter().count(), 1);
    assert_eq!((table.site("A1").owner, table.site("A1").floors()), (Some(Seat(0)), 1));
    assert_eq!(table.state.players[Seat(0)].discs.len(), 1);
    assert_eq!(table.state.score(Seat(0)), 200);
    table.auction(&[0, 0]);
    let first = table.active();
    table.play(first, bottle(Colour::White, "2-2"));
}
