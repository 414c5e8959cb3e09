//! 6 A claim.

use contract::{Seat, Undo};
use izakaya::setup::Lines;
use izakaya::state::Phase;
use izakaya::{Colour, Command, Event, Setup};

use crate::table::{Table, bottle, card, claim, gap, no, place, pose, take};

/// What happens when seat 0, whose discs lie in these gaps, claims a free card with one more.
fn lined(setup: &Setup, seats: usize, discs: &[&str], with: &str) -> bool {
    let mut table = Table::acting_with(setup, seats);
    table.discs(0, discs);
    let free = gap(with).cards().into_iter().find(|on| table.state.is_free(*on)).unwrap();
    let told = table.play(0, Command::Claim { gap: gap(with), card: free });
    let gift = matches!(table.state.phase, Phase::Gift { .. });
    assert_eq!(told.contains(&Event::Lined { seat: Seat(0) }), gift);
    gift
}

fn only(lines: Lines) -> Setup {
    Setup { lines, ..Setup::default() }
}

#[test]
fn clause_6_1_a_disc_in_a_gap_and_a_pyramid_beside_it() {
    let mut table = Table::acting(2);
    let away = no("6.1", "not-beside", &["card-C1"]);
    assert_eq!(table.refused(0, claim("A1-B1", "C1")), away);
    assert_eq!(table.refused(0, claim("A1-B1", "D4")).1, "not-beside");
    let told = table.play(0, claim("A1-B1", "B1"));
    let claimed = Event::Claimed { seat: Seat(0), gap: gap("A1-B1"), card: card("B1") };
    assert_eq!((told, table.undo), (vec![claimed], Undo::Free));
    assert_eq!(table.site("B1").owner, Some(Seat(0)));
    assert!(table.state.players[Seat(0)].discs.contains(gap("A1-B1")));
    assert_eq!(table.state.slots.claims.as_slice(), [Seat(0)]);
    table.play(1, claim("A1-A2", "A1"));
    table.play(0, claim("C2-C3", "C3"));
}

#[test]
fn clause_6_1_a_claim_needs_a_free_card_beside_a_free_gap() {
    let mut table = Table::acting(2);
    table.own(0, "A1-B1", "A1").own(1, "A2-A3", "A2");
    assert_eq!(table.refused(0, claim("A1-A2", "A1")).1, "card-owned");
    assert_eq!(table.refused(0, claim("A1-A2", "A2")).1, "card-owned");
    let between = |c: &Command| matches!(c, Command::Claim { gap: at, .. } if *at == gap("A1-A2"));
    assert!(!table.offers(0).iter().any(between), "both cards are taken: no disc goes there");
}

#[test]
fn clause_6_2_one_disc_a_gap() {
    let mut table = Table::acting(4);
    table.play(0, claim("B2-C2", "B2"));
    let taken = no("6.2", "gap-taken", &["gap-B2-C2"]);
    assert_eq!(table.refused(1, claim("B2-C2", "C2")), taken);
    assert_eq!(table.refused(1, claim("D1-E1", "D1")), no("6.2", "no-gap", &["gap-D1-E1"]));
}

#[test]
fn clause_6_2_a_quarter_has_8_24_or_40_gaps() {
    for (seats, gaps) in [(2, 8), (3, 8), (4, 24), (5, 40)] {
        let table = Table::acting(seats);
        let claims = table.offers(0);
        let claims = claims.iter().filter(|c| matches!(c, Command::Claim { .. }));
        assert_eq!(claims.count(), 2 * gaps, "either card of each gap");
    }
}

#[test]
fn clause_6_3_one_owner_a_card() {
    let mut table = Table::acting(2);
    table.play(0, claim("A1-B1", "A1"));
    let owned = no("6.3", "card-owned", &["card-A1"]);
    assert_eq!(table.refused(1, claim("A1-A2", "A1")), owned);
    table.play(1, claim("A1-A2", "A2"));
    assert_eq!(table.refused(0, claim("B1-C1", "A1")).1, "not-beside");
}

#[test]
fn clause_6_4_six_discs_and_six_pyramids() {
    let mut table = Table::acting(4);
    table.discs(0, &["A1-B1", "C1-D1", "A2-A3", "C2-C3", "A4-B4"]);
    table.play(0, claim("A1-A2", "A1"));
    table.turn(0);
    assert_eq!(table.refused(0, claim("B1-B2", "B1")), no("6.4", "no-disc-left", &[]));
    assert!(!table.offers(0).iter().any(|c| matches!(c, Command::Claim { .. })));
    table.turn(1).play(1, claim("B1-B2", "B1"));
}

#[test]
fn clause_6_5_any_number_of_claims_in_a_phase() {
    let mut table = Table::acting(2);
    for (seat, between, on) in [
        (0, "A1-B1", "A1"),
        (1, "B1-C1", "B1"),
        (0, "C1-C2", "C1"),
        (1, "C2-C3", "C2"),
        (0, "B3-C3", "C3"),
        (1, "A3-B3", "B3"),
    ] {
        table.play(seat, claim(between, on));
    }
    assert_eq!([0, 1].map(|seat| table.state.pyramids(Seat(seat))), [3, 3]);
}

#[test]
fn clause_6_6_three_across_in_a_row_or_column_of_cards() {
    let all = Setup::default();
    assert!(lined(&all, 4, &["A2-B2", "B2-C2"], "C2-D2"));
    assert!(lined(&all, 4, &["A2-B2", "C2-D2"], "B2-C2"), "the middle one last");
    assert!(lined(&all, 5, &["C1-C2", "C2-C3"], "C3-C4"));
    assert!(!lined(&all, 5, &["A2-B2", "C2-D2"], "D2-E2"), "with a gap between");
    assert!(!lined(&all, 4, &["A2-B2"], "B2-C2"), "only two");
}

#[test]
fn clause_6_6_three_along_a_street() {
    let all = Setup::default();
    assert!(lined(&all, 4, &["A1-B1", "A2-B2"], "A3-B3"));
    assert!(lined(&all, 5, &["B1-B2", "D1-D2"], "C1-C2"));
    assert!(!lined(&all, 4, &["A1-B1", "A3-B3"], "A4-B4"));
    assert!(!lined(&all, 4, &["A1-B1", "B2-C2"], "C3-D3"), "no diagonals");
    assert!(!lined(&all, 4, &["A1-B1", "B1-B2"], "B2-C2"), "no bends");
}

#[test]
fn clause_6_6_by_option_only_across_or_only_along() {
    let (across, along) = ((&["A2-B2", "B2-C2"], "C2-D2"), (&["A1-B1", "A2-B2"], "A3-B3"));
    let pays = |setup: &Setup, (discs, with): (&[&str; 2], &str)| lined(setup, 4, discs, with);
    assert_eq!(
        (pays(&only(Lines::Across), across), pays(&only(Lines::Across), along)),
        (true, false)
    );
    assert_eq!(
        (pays(&only(Lines::Along), across), pays(&only(Lines::Along), along)),
        (false, true)
    );
    assert_eq!(Setup::default().lines, Lines::Both);
}

#[test]
fn clause_6_6_a_fourth_in_line_brings_another_piece() {
    let four = ["A2-B2", "B2-C2", "C2-D2"];
    assert!(lined(&Setup::default(), 5, &four, "D2-E2"));
    assert!(!lined(&Setup::default(), 5, &four, "A4-B4"), "an old line pays once");
}

#[test]
fn clause_6_6_two_lines_at_once_bring_one_piece() {
    let mut table = Table::acting(5);
    table.discs(0, &["A2-B2", "C2-D2", "B1-C1", "B3-C3"]);
    table.play(0, claim("B2-C2", "B2"));
    table.place_some(0, "A1", 1);
    assert_eq!((table.state.phase.clone(), table.active()), (Phase::Acting { turn: 1 }, 1));
}

#[test]
fn clause_6_6_lines_of_several_players_are_no_lines() {
    let mut table = Table::acting(4);
    table.discs(0, &["A2-B2", "B2-C2"]).turn(1);
    let told = table.play(1, claim("C2-D2", "C2"));
    assert_eq!(told.len(), 1);
}

#[test]
fn clause_6_6_two_and_three_players_get_nothing_for_lines() {
    for seats in [2, 3] {
        let mut table = Table::acting(seats);
        table.own(0, "A1-B1", "A1").own(0, "B1-C1", "B1").own(0, "A1-A2", "A2");
        table.play(0, claim("A2-A3", "A3"));
        assert!(matches!(table.state.phase, Phase::Acting { turn: 1 }));
        let grid = table.state.grid();
        let all = grid.gaps();
        let longest = all.iter().map(|gap| all.across(gap).max(all.along(gap))).max();
        assert_eq!(longest, Some(2), "there is no room for three");
    }
}

#[test]
fn clause_6_6_the_free_piece_is_taken_and_placed_without_an_action_disc() {
    let mut table = Table::acting(4);
    table.discs(0, &["A2-B2", "B2-C2"]);
    let told = table.play(0, claim("C2-D2", "C2"));
    assert_eq!(told[1], Event::Lined { seat: Seat(0) });
    let first = no("6.6", "take-first", &[]);
    assert_eq!(table.refused(0, bottle(Colour::White, "1-1")), first);
    assert_eq!(table.refused(0, Command::Pass), first);
    let untried = no("7.1", "nothing-taken", &[]);
    assert_eq!(table.refused(0, place("A1", pose(0, 35_000, 35_000, 0))), untried);
    assert_eq!(table.refused(0, Command::GiveUp), untried);
    assert_eq!(table.refused(1, take(0)).1, "not-your-turn");
    assert!(table.offers(0).iter().all(|c| matches!(c, Command::Take { .. })));
    let told = table.place_some(0, "A1", 1);
    assert!(matches!(told[0], Event::Placed { floor: 1, .. }));
    assert!(table.state.slots.builds.is_empty());
    assert_eq!(table.active(), 1);
}

#[test]
fn clause_6_6_there_is_no_free_piece_when_none_is_left() {
    let mut table = Table::acting(5);
    table.use_up_wood().discs(0, &["A2-B2", "B2-C2"]);
    let told = table.play(0, claim("C2-D2", "C2"));
    assert_eq!(told.len(), 1, "the card is claimed, and that is all");
    assert_eq!(table.state.phase, Phase::Acting { turn: 1 });
}
