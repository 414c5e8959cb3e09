//! Chapter 9: penalties.

use contract::{Actor, BySeat, Game, Seat};
use tokyo_highway::{Command, Event};

use crate::table::{Exit, Grey, Table, hand_built};

fn penalty(payer: u8, fallen: &[u8]) -> Command {
    let fallen = BySeat::from_fn(fallen.len(), |seat| fallen[seat.idx()]);
    Command::Penalty { payer: Seat(payer), fallen }
}

fn pieces(table: &Table, seat: u8) -> (u8, u8) {
    let builder = table.state.builders[Seat(seat)];
    (builder.grey, builder.yellow)
}

/// Gives a seat that many grey and yellow pieces, by hand.
fn give(table: &mut Table, seat: u8, grey: u8, yellow: u8) {
    table.edit(|truth| {
        truth.builders[Seat(seat)].grey = grey;
        truth.builders[Seat(seat)].yellow = yellow;
    });
}

#[test]
fn clause_9_1_the_judge_books_what_fell() {
    let mut table = Table::with(3, hand_built());
    assert_eq!(table.refused(Seat(0), penalty(0, &[0, 1, 0])), "9.1 only-the-judge");
    assert_eq!(table.refused(Actor::Clock, penalty(0, &[0, 1, 0])), "9.1 only-the-judge");
    assert_eq!(table.refused(Actor::Judge, penalty(0, &[0, 0, 0])), "9.1 nothing-fell");
    assert_eq!(table.refused(Actor::Judge, penalty(3, &[0, 1, 0])), "9.1 no-such-payer");
    assert_eq!(table.refused(Actor::Judge, penalty(0, &[0, 1])), "9.1 one-count-a-seat");
    // A car, a road and a column piece of each seat stand; each piece of a column counts.
    assert_eq!(table.refused(Actor::Judge, penalty(0, &[0, 4, 0])), "9.1 more-than-stands");
    table.column(1, 0, 300, 5);
    assert_eq!(table.refused(Actor::Judge, penalty(0, &[0, 9, 0])), "9.1 more-than-stands");
    table.play(Actor::Judge, penalty(0, &[0, 8, 0]));
    assert_eq!(table.told, [Event::Fined { payer: Seat(0), fallen: 8 }]);
    // A player who builds no more does not pay.
    let mut out = Table::with(3, hand_built());
    out.edit(|truth| truth.builders[Seat(2)].building = false);
    assert_eq!(out.refused(Actor::Judge, penalty(2, &[0, 1, 0])), "9.1 no-such-payer");
}

#[test]
fn clause_9_2_the_payer_chooses_grey_or_yellow_and_play_waits() {
    let mut table = Table::with(3, hand_built());
    // The payer need not be the one whose turn it is.
    let decisions = |table: &Table| [0, 1, 2].map(|seat| table.state.decision(Seat(seat)));
    let before = decisions(&table);
    table.play(Actor::Judge, penalty(1, &[2, 0, 3]));
    assert_eq!(table.asked(), 1);
    let after = decisions(&table);
    assert!(after[1] > before[1], "something new is asked of the payer");
    assert_eq!((after[0], after[2]), (before[0], before[2]));
    assert_eq!(table.refused(Actor::Judge, penalty(0, &[0, 1, 0])), "9.2 still-paying");
    let build = Command::Build(table.aim(1, Grey(2), 90));
    assert_eq!(table.refused(Seat(1), build), "9.2 pay-first");
    assert_eq!(table.refused(Seat(1), Command::Pass), "9.2 pay-first");
    let own = Command::Build(table.aim(0, Grey(2), 90));
    assert_eq!(table.refused(Seat(0), own), "4.1 not-your-turn");
    // Clockwise from the payer: seat 2 first, three pieces, up to two of them yellow.
    assert_eq!(table.offers(1), [0, 1, 2].map(|yellow| Command::Pay { yellow }));
    assert_eq!(table.refused(Seat(1), Command::Pay { yellow: 3 }), "9.2 wrong-payment");
    assert_eq!(table.refused(Seat(0), Command::Pay { yellow: 0 }), "4.1 not-your-turn");
    table.play(Seat(1), Command::Pay { yellow: 1 });
    let paid = |to: u8, grey, yellow| Event::Paid { payer: Seat(1), to: Seat(to), grey, yellow };
    assert_eq!(table.told, [paid(2, 2, 1)]);
    assert_eq!((pieces(&table, 1), pieces(&table, 2)), ((22, 1), (26, 3)));
    assert_eq!(table.offers(1), [0, 1].map(|yellow| Command::Pay { yellow }));
    table.play(Seat(1), Command::Pay { yellow: 1 });
    assert_eq!((pieces(&table, 1), pieces(&table, 0)), ((21, 0), (25, 3)));
    // Then the turn goes on where it was.
    assert_eq!((table.asked(), table.state.debt.is_none()), (0, true));
    assert_eq!(table.refused(Seat(0), Command::Pay { yellow: 0 }), "9.2 no-debt");
}

#[test]
fn clause_9_2_without_a_choice_it_is_paid_at_once() {
    let mut table = Table::with(2, hand_built());
    give(&mut table, 0, 20, 0);
    table.play(Actor::Judge, penalty(0, &[0, 2]));
    let paid = Event::Paid { payer: Seat(0), to: Seat(1), grey: 2, yellow: 0 };
    assert_eq!(table.told, [Event::Fined { payer: Seat(0), fallen: 2 }, paid]);
    assert_eq!((pieces(&table, 0), pieces(&table, 1)), ((18, 0), (31, 3)));
    assert_eq!(table.asked(), 0, "the same player goes on");
}

#[test]
fn clause_9_2_also_while_buildings_are_put_up() {
    let mut table = Table::bare(3, hand_built());
    table.play(Actor::Judge, penalty(2, &[1, 0, 0]));
    table.play(Seat(2), Command::Pay { yellow: 1 });
    assert_eq!((table.asked(), table.state.raising), (2, true));
}

#[test]
fn clause_9_2_received_pieces_let_a_blocked_player_build_again() {
    // Seat 1 lacks the pieces for any column from its base, and has passed.
    let mut table = Table::with(2, hand_built());
    table.edit(|truth| {
        truth.columns[1].height = 5;
        truth.columns[0].outgoing = 1;
    });
    give(&mut table, 1, 2, 0);
    give(&mut table, 0, 9, 0);
    table.turn_of(1).edit(|truth| {
        truth.blocked = true;
        truth.builders[Seat(1)].stuck = true;
    });
    table.play(Seat(1), Command::Pass);
    assert_eq!((table.asked(), table.state.blocked), (0, true), "seat 0 has no base");
    // Before seat 0 passes as well, it knocks over three pieces of seat 1 and pays.
    table.play(Actor::Judge, penalty(0, &[0, 3]));
    assert_eq!(pieces(&table, 1), (5, 0));
    table.play(Seat(0), Command::Pass);
    assert!(table.state.over.is_none(), "seat 1 can build again");
    assert_eq!((table.asked(), table.state.blocked), (1, false));
}

#[test]
fn clause_9_3_too_few_pieces_are_handed_over_one_each_in_turn() {
    let mut table = Table::with(4, hand_built());
    give(&mut table, 1, 4, 1);
    for seat in [0, 2, 3] {
        give(&mut table, seat, 0, 0);
    }
    // Five pieces for 3 + 1 + 3: clockwise from seat 1 they go 2, 3, 0, then 2 or 3, 0.
    table.play(Actor::Judge, penalty(1, &[3, 0, 1, 3]));
    let owed = &table.state.debt.as_ref().unwrap().owed;
    assert_eq!(owed.values().copied().collect::<Vec<u8>>(), [2, 0, 1, 2]);
    table.play(Seat(1), Command::Pay { yellow: 1 });
    assert_eq!([0, 1, 2, 3].map(|seat| pieces(&table, seat)), [(2, 0), (0, 0), (0, 1), (2, 0)]);
    assert!(table.state.debt.is_none(), "the rest is waived");
    // With nothing at all nothing is paid.
    table.play(Actor::Judge, penalty(1, &[1, 0, 0, 0]));
    assert!(table.state.debt.is_none());
    assert_eq!(table.told, [Event::Fined { payer: Seat(1), fallen: 1 }]);
}

#[test]
fn clause_9_4_no_penalty_for_ones_own_pieces() {
    let table = Table::with(3, hand_built());
    assert_eq!(table.refused(Actor::Judge, penalty(0, &[1, 0, 0])), "9.4 own-pieces");
    assert_eq!(table.refused(Actor::Judge, penalty(0, &[1, 1, 0])), "9.4 own-pieces");
}

#[test]
fn clause_9_5_in_blueprints_nothing_falls() {
    let table = Table::of(3);
    assert_eq!(table.refused(Actor::Judge, penalty(0, &[0, 1, 0])), "9.5 nothing-falls");
    let mut table = Table::with(3, hand_built());
    table.play(Actor::Judge, penalty(0, &[0, 1, 0]));
}

#[test]
fn a_fined_player_finishes_the_turn() {
    let mut table = Table::with(2, hand_built());
    give(&mut table, 0, 1, 0);
    table.play(Actor::Judge, penalty(0, &[0, 1]));
    // No grey piece is left, but an exit can still be built: the turn goes on with that.
    assert_eq!((pieces(&table, 0), table.asked()), ((0, 0), 0));
    assert!(!table.state.blocked);
    let exit = Command::Build(table.aim(0, Exit, 90));
    table.play(Seat(0), exit);
}
