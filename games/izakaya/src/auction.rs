//! Bids, the pot and the order of play.

use arrayvec::ArrayVec;
use contract::{BySeat, Seat, Sink};

use crate::command::Event;
use crate::setup::{Setup, Ties};
use crate::state::{End, Izakaya, PLAYERS, Phase};

/// Auctions in a row that leave the pot as it was and so end the game (clause 9.3).
pub const STILL: u8 = 3;
/// Rounds after which the game ends (clause 9.4).
pub const ROUNDS: usize = 15;

/// The pot that ends the game with that many players (clause 9.1).
pub fn threshold(seats: usize) -> u16 {
    match seats {
        0..=2 => 1_500,
        3 => 2_300,
        4 => 3_000,
        _ => 4_000,
    }
}

impl Izakaya {
    pub(crate) fn bid(&mut self, seat: Seat, yen: u16, events: &mut impl Sink<Event>) {
        self.players[seat].bid = Some(yen);
        events.push(|| Event::BidPlaced { seat, yen: Some(yen) });
        if self.players.values().all(|player| player.bid.is_some()) {
            self.reveal(events);
        }
    }

    pub(crate) fn withdraw(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.players[seat].bid = None;
        events.push(|| Event::BidWithdrawn { seat });
    }

    /// Time is up: players who have not bid bid nothing (clause 2.6).
    pub(crate) fn close_bids(&mut self, events: &mut impl Sink<Event>) {
        self.players.values_mut().for_each(|player| {
            player.bid.get_or_insert(0);
        });
        self.reveal(events);
    }

    /// Opens all bids: everybody pays, the order changes, the action phase begins.
    fn reveal(&mut self, events: &mut impl Sink<Event>) {
        let count = self.count();
        let bids = BySeat::from_fn(count, |seat| self.players[seat].bid.unwrap_or(0));
        for (player, bid) in self.players.values_mut().zip(bids.values()) {
            player.cash = player.cash.saturating_sub(*bid);
            player.bid = None;
        }
        let paid: u16 = bids.values().sum();
        self.pot = self.pot.saturating_add(paid);
        self.still = if paid == 0 { self.still.saturating_add(1) } else { 0 };
        self.order = new_order(&self.order, &bids, self.setup.ties);
        let (pot, order) = (self.pot, self.order.to_vec());
        events.push(|| Event::BidsRevealed { bids: bids.clone(), order, pot });
        self.auctions.push(bids);
        self.last = ending(&self.setup, count, self.pot, self.still, self.auctions.len());
        if let Some(end) = self.last {
            events.push(|| Event::LastPhase { end });
        }
        self.phase = Phase::Acting { turn: 0 };
        self.order.first().copied().into_iter().for_each(|first| self.ask(first));
    }
}

/// Why the action phase after an auction is the last, if it is (clauses 9.1 to 9.4): by the pot,
/// by the auctions in a row that left it as it was, by the auctions so far.
pub fn ending(setup: &Setup, seats: usize, pot: u16, still: u8, auctions: usize) -> Option<End> {
    if pot >= threshold(seats) {
        Some(End::Pot)
    } else if setup.stall && still >= STILL {
        Some(End::Stalled)
    } else if setup.stall && auctions >= ROUNDS {
        Some(End::Rounds)
    } else {
        None
    }
}

/// The highest bid goes first; equal bids change places (clauses 2.4 and 2.5).
pub fn new_order(before: &[Seat], bids: &BySeat<u16>, ties: Ties) -> ArrayVec<Seat, PLAYERS> {
    let bid = |seat: &Seat| bids.get(*seat).copied().unwrap_or(0);
    let mut order: ArrayVec<Seat, PLAYERS> = before.iter().copied().take(PLAYERS).collect();
    // Sorting keeps equal bids in the order they had; each group of equals is then turned.
    order.sort_by_key(|seat| std::cmp::Reverse(bid(seat)));
    for group in order.chunk_by_mut(|one, other| bid(one) == bid(other)) {
        match ties {
            Ties::Reverse => group.reverse(),
            Ties::Rotate => group.rotate_left(1),
        }
    }
    order
}
