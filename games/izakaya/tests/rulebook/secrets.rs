//! What is secret: bids, until all have bid.

use contract::{Actor, Chance, Entry, Game, Offers, Seat, Secrets, Viewer};
use izakaya::{Command, Event, Izakaya};

use crate::table::{Table, bid, take};

/// Everything that a viewer can learn without acting: the view, who is awaited, what is offered
/// and what would be refused.
fn known(state: &Izakaya, viewer: Viewer) -> String {
    let mut known = format!("{:?} {:?}", state.view(viewer), state.awaiting());
    if let Viewer::Seat(seat) = viewer {
        let mut offers = Offers::default();
        state.offers(seat, &mut offers);
        known += &format!("{:?} {:?}", offers.list, offers.region);
        for command in [bid(0), bid(400), bid(1_000), Command::Withdraw, Command::Pass, take(0)] {
            let judged = state.judge(&Entry::new(Actor::Seat(seat), state.now, command));
            known += &format!("{judged:?}");
        }
    }
    known
}

/// The same table with another bid wherever a viewer does not know it.
fn with_others(state: &Izakaya, viewer: Viewer, yen: u16) -> Izakaya {
    let mut other = state.clone();
    for seat in Seat::all(state.count()).filter(|seat| !viewer.is(*seat)) {
        other.players[seat].bid = other.players[seat].bid.map(|_| yen);
    }
    other
}

#[test]
fn clause_2_2_nothing_that_anybody_sees_depends_on_the_bids_of_others() {
    for seats in 2..=5 {
        // Every set of seats that have bid, but never all.
        for done in 0..(1_u32 << seats) - 1 {
            let mut table = Table::opened(seats);
            for seat in (0..seats as u8).filter(|seat| done >> seat & 1 == 1) {
                table.play(seat, bid(u16::from(seat) * 200));
            }
            for viewer in Viewer::all(seats) {
                let seen = known(&table.state, viewer);
                for yen in (0..=10).map(|steps| steps * 100) {
                    let other = with_others(&table.state, viewer, yen);
                    assert_eq!(known(&other, viewer), seen, "{viewer:?} of {seats}");
                }
            }
        }
    }
}

#[test]
fn clause_2_2_dealing_the_secrets_again_changes_bids_and_nothing_that_is_seen() {
    let mut table = Table::opened(4);
    table.play(1, bid(300));
    table.play(2, bid(1_000));
    for viewer in Viewer::all(4) {
        let mut differs = false;
        for number in 0..40 {
            let other = table.state.permute(viewer, &mut Chance::from_number(number));
            differs |= other != table.state;
            assert_eq!(known(&other, viewer), known(&table.state, viewer));
            let guessed =
                Izakaya::guess(&table.state.view(viewer), &mut Chance::from_number(number));
            assert_eq!(known(&guessed, viewer), known(&table.state, viewer));
        }
        assert!(differs, "{viewer:?} does not know all bids");
    }
}

#[test]
fn clause_2_2_others_hear_that_somebody_has_bid_and_not_how_much() {
    let told = |yen: u16| Table::opened(3).play(1, bid(yen));
    for viewer in Viewer::all(3) {
        let heard: Vec<Option<Event>> =
            told(300).iter().map(|event| Izakaya::redact(event, viewer)).collect();
        let yen = viewer.is(Seat(1)).then_some(300);
        assert_eq!(heard, [Some(Event::BidPlaced { seat: Seat(1), yen })]);
    }
}

#[test]
fn clause_2_2_all_bids_are_open_once_all_have_bid() {
    let mut table = Table::opened(3);
    let told = table.auction(&[100, 200, 300]);
    for viewer in Viewer::all(3) {
        assert_eq!(Izakaya::redact(&told[1], viewer).as_ref(), Some(&told[1]));
        let view = table.state.view(viewer);
        assert_eq!((view.pot, &view.auctions), (600, &table.state.auctions));
    }
}
