//! 9 The end.

use contract::{Arg, Awaiting, Game, Label, Seat, Viewer};
use izakaya::colour::ByColour;
use izakaya::state::{End, Phase, Slots};
use izakaya::{Colour, Command, Event, Izakaya, Setup};

use crate::table::{Table, another_tall, bid, card, no, take, tall, two_borders};

fn last(told: &[Event]) -> Option<End> {
    told.iter().find_map(|event| match event {
        Event::LastPhase { end } => Some(*end),
        _ => None,
    })
}

/// Plays rounds in which these sums are bid, by seat, until one is the last; its number, from 1.
fn rounds(table: &mut Table, bids: impl Iterator<Item = Vec<u16>>) -> Option<(usize, End)> {
    for (idx, bids) in bids.enumerate() {
        let told = table.auction(&bids);
        table.idle();
        if let Some(end) = last(&told) {
            assert!(table.is_over());
            return Some((idx + 1, end));
        }
        assert!(!table.is_over());
    }
    None
}

fn patient() -> Setup {
    Setup { stall: false, ..Setup::default() }
}

#[test]
fn clause_9_1_the_pot_that_ends_the_game() {
    let rows: [(u16, &[u16]); 4] = [
        (1_500, &[800, 600]),
        (2_300, &[1_000, 900, 300]),
        (3_000, &[1_000, 1_000, 800, 100]),
        (4_000, &[1_000, 1_000, 1_000, 800, 100]),
    ];
    for (threshold, first) in rows {
        let seats = first.len();
        assert_eq!(izakaya::auction::threshold(seats), threshold);
        let mut table = Table::opened(seats);
        assert_eq!(last(&table.auction(first)), None);
        assert_eq!(table.state.pot, threshold - 100, "one coin is missing");
        table.idle();
        let mut next = vec![0; seats];
        next[seats - 1] = 100;
        let mut exact = table.clone();
        assert_eq!(last(&exact.auction(&next)), Some(End::Pot), "{seats} players");
        next[seats - 1] = 200;
        assert_eq!(last(&table.auction(&next)), Some(End::Pot), "or more");
    }
}

#[test]
fn clause_9_2_one_more_action_phase_and_no_more() {
    let mut table = Table::opened(2);
    table.auction(&[1_000, 1_000]);
    assert!(!table.is_over(), "the action phase is still to be played");
    for seat in [0, 1, 0, 1, 0] {
        table.skip(seat);
    }
    let told = table.skip(1);
    assert_eq!(told[1], Event::PhaseOver { round: 1 });
    assert!(matches!(told[2], Event::Over { .. }));
    assert_eq!((table.outcome().ending, table.state.round()), ("pot", 1));
    assert_eq!(table.state.slots, Slots::default(), "action discs are back");
    assert_eq!(table.refused(0, take(0)), no("9.2", "over-already", &[]));
    assert_eq!(table.refused(0, bid(0)), no("9.2", "over-already", &[]));
    assert_eq!(table.refused(0, Command::Withdraw), no("2.2", "no-bid", &[]));
    assert!(table.offers(0).is_empty() && table.offers(1).is_empty());
}

#[test]
fn clause_9_3_three_auctions_that_leave_the_pot_as_it_was() {
    let mut table = Table::opened(2);
    let nothing = std::iter::repeat_with(|| vec![0, 0]).take(9);
    assert_eq!(rounds(&mut table, nothing), Some((3, End::Stalled)));
    assert_eq!(table.outcome().ending, "stalled");
}

#[test]
fn clause_9_3_a_bid_between_begins_the_count_again() {
    let mut table = Table::opened(2);
    let bids = [[0, 0], [0, 0], [100, 0], [0, 0], [0, 0], [0, 100], [0, 0], [0, 0], [0, 0]];
    let bids = bids.iter().map(|bids| bids.to_vec());
    assert_eq!(rounds(&mut table, bids), Some((9, End::Stalled)));
}

#[test]
fn clause_9_3_one_hoarder_cannot_hold_up_two_or_three_players() {
    for (others, pot) in [(1, 1_000), (2, 2_000)] {
        let mut table = Table::opened(others + 1);
        let spend = |yen: u16| {
            let mut bids = vec![yen; others];
            bids.push(0);
            bids
        };
        let bids = [spend(600), spend(400), spend(0), spend(0), spend(0), spend(0)];
        assert_eq!(rounds(&mut table, bids.into_iter()), Some((5, End::Stalled)));
        assert_eq!(table.state.pot, pot, "the others have nothing left to bid");
        assert!(pot < izakaya::auction::threshold(others + 1));
    }
}

#[test]
fn clause_9_3_with_four_or_five_the_others_can_just_fill_the_pot() {
    for seats in [4, 5] {
        let mut table = Table::opened(seats);
        let mut bids = vec![1_000; seats - 1];
        bids.push(0);
        assert_eq!(rounds(&mut table, [bids].into_iter()), Some((1, End::Pot)));
    }
}

#[test]
fn clause_9_3_and_9_4_can_be_switched_off() {
    assert!(Setup::default().stall);
    let mut table = Table::with(&patient(), 2);
    let nothing = std::iter::repeat_with(|| vec![0, 0]).take(20);
    assert_eq!(rounds(&mut table, nothing), None);
    assert_eq!(table.state.auctions.len(), 20);
    assert_eq!(last(&table.auction(&[1_000, 500])), Some(End::Pot), "the pot still ends it");
}

#[test]
fn clause_9_4_the_fifteenth_round_is_the_last() {
    let mut table = Table::opened(2);
    let now_and_then = (0..20).map(|round| vec![if round % 2 == 0 { 100 } else { 0 }, 0]);
    assert_eq!(rounds(&mut table, now_and_then), Some((15, End::Rounds)));
    assert_eq!((table.outcome().ending, table.state.pot), ("rounds", 800));
}

#[test]
fn clause_9_4_a_full_pot_is_named_before_the_rounds() {
    let mut table = Table::opened(2);
    let bids = (0..15).map(|round| vec![if round % 2 == 0 { 100 } else { 0 }, 0]);
    let bids = bids.enumerate().map(|(idx, bids)| if idx == 14 { vec![100, 1_000] } else { bids });
    assert_eq!(rounds(&mut table, bids), Some((15, End::Pot)));
}

#[test]
fn clause_9_5_the_example_of_the_rulebook_is_worth_2_100_yen() {
    let mut table = Table::acting(4);
    table.state.market.coins = ByColour([2, 3, 1, 2, 2, 2]);
    table.lay("B2", tall(3)).build("B2", 0, 3).own(2, "A2-B2", "B2");
    table.bottles(&[("1-1", Colour::White), ("2-1", Colour::White), ("1-2", Colour::Blue)]);
    assert_eq!((table.site("B2").floors(), table.state.drinks(card("B2"))), (3, 700));
    assert_eq!(table.state.worth(card("B2")), 2_100);
    assert_eq!([0, 1, 2, 3].map(|seat| table.state.score(Seat(seat))), [0, 0, 2_100, 0]);
}

#[test]
fn clause_9_5_every_own_pyramid_counts_at_the_final_prices() {
    let mut table = Table::acting(4);
    table.lay("A1", tall(2)).lay("D4", another_tall(2));
    table.build("A1", 0, 2).own(0, "A1-B1", "A1");
    table.build("D4", 0, 1).own(0, "C4-D4", "D4");
    table.own(0, "A3-A4", "A4");
    table.bottles(&[("1-1", Colour::Black), ("3-3", Colour::White), ("1-3", Colour::Black)]);
    assert_eq!(table.state.score(Seat(0)), 2 * 300 + 100, "a pyramid on an empty card brings 0");
    table.play(0, Command::Price { from: Colour::Black, to: Colour::White });
    assert_eq!(table.state.score(Seat(0)), 2 * 200 + 200);
}

#[test]
fn clause_9_6_two_buildings_on_a_card_count_together() {
    let mut table = Table::acting(2);
    table.lay("A1", two_borders()).build("A1", 0, 2).build("A1", 1, 1).own(1, "A1-B1", "A1");
    table.bottles(&[("1-1", Colour::Red), ("2-1", Colour::Black)]);
    assert_eq!(table.state.score(Seat(1)), (2 + 1) * 200);
}

#[test]
fn clause_9_6_unclaimed_cards_and_yen_score_nothing() {
    let mut table = Table::acting(2);
    table.lay("A1", tall(2)).build("A1", 0, 2);
    table.bottles(&[("1-1", Colour::Black)]);
    assert_eq!(table.state.worth(card("A1")), 600);
    assert_eq!([0, 1].map(|seat| table.state.score(Seat(seat))), [0, 0]);
    table.own(0, "A1-B1", "A1");
    assert_eq!([0, 1].map(|seat| table.state.score(Seat(seat))), [600, 0]);
}

/// Two players at the end: what each has scored, and what each has kept.
fn ended(bottles: [Colour; 2], cash: [u16; 2]) -> Table {
    let mut table = Table::opened(2);
    table.state.order = [Seat(0), Seat(1)].into_iter().collect();
    table.auction(&cash.map(|cash| 1_000 - cash));
    table.lay("A1", tall(2)).lay("C3", another_tall(2));
    table.build("A1", 0, 2).own(0, "A1-B1", "A1");
    table.build("C3", 0, 2).own(1, "B3-C3", "C3");
    table.bottles(&[("1-1", bottles[0]), ("2-2", bottles[1])]);
    table.idle();
    table
}

#[test]
fn clause_9_7_the_highest_score_wins() {
    let table = ended([Colour::Red, Colour::Black], [300, 0]);
    let outcome = table.outcome();
    let scores: Vec<i32> = outcome.scores.values().copied().collect();
    assert_eq!((table.winners(), scores), (vec![1], vec![400, 600]));
    let places: Vec<u8> = outcome.places.values().copied().collect();
    assert_eq!(places, [2, 1]);
}

#[test]
fn clause_9_7_of_equals_who_has_kept_more_wins() {
    assert_eq!(ended([Colour::Red, Colour::Yellow], [300, 200]).winners(), [0]);
    assert_eq!(ended([Colour::Red, Colour::Yellow], [100, 200]).winners(), [1]);
}

#[test]
fn clause_9_7_who_is_equal_in_that_too_shares() {
    let table = ended([Colour::Red, Colour::Yellow], [200, 200]);
    assert_eq!(table.winners(), [0, 1]);
    let places: Vec<u8> = table.outcome().places.values().copied().collect();
    assert_eq!(places, [1, 1]);
    assert!(matches!(table.state.phase, Phase::Over { end: End::Pot }));
    assert!(matches!(table.state.awaiting(), Awaiting::Over(_)));
}

#[test]
fn clause_9_1_a_bid_that_fills_the_pot_comes_with_a_warning() {
    let mut table = Table::opened(3);
    table.auction(&[1_000, 900, 300]);
    table.idle();
    let view = table.state.view(Viewer::Seat(Seat(2)));
    let bids = [0, 100, 200].map(|yen| Command::Bid { yen });
    let warned = Izakaya::warnings(&view, &bids).iter().map(Option::is_some).collect::<Vec<_>>();
    assert_eq!(warned, [false, true, true], "one coin is missing");
}

#[test]
fn clause_9_7_the_end_says_what_broke_a_tie() {
    let mut table = Table::opened(2);
    table.auction(&[1_000, 700]);
    table.idle();
    assert!(table.is_over());
    let explained = table.state.explain();
    let keys: Vec<&str> = explained.why.iter().map(|phrase| phrase.key.as_ref()).collect();
    assert_eq!(keys, ["end-pot", "end-most", "end-level"], "nobody has built anything");
    let cash = |seat: u8| explained.seats[Seat(seat)].as_ref().unwrap().args[0].1.clone();
    let left = |seat: u8| Arg::from(table.state.players[Seat(seat)].cash);
    assert_eq!((cash(0), cash(1)), (left(0), left(1)));
    let Awaiting::Over(outcome) = table.state.awaiting() else { panic!("it is over") };
    assert_eq!((outcome.places[Seat(0)], outcome.places[Seat(1)]), (2, 1));
}
