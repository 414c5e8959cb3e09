//! After a site was completed: tokens move, and cards are taken (chapter 7).

use arrayvec::ArrayVec;
use contract::{MAX_SEATS, Seat, Sink};

use crate::clock::MOVE;
use crate::command::Event;
use crate::map::{Cell, CellSet, moves, nearest};
use crate::state::{Phase, TokyoJutaku};

impl TokyoJutaku {
    /// Where a token may go. A finisher who can reach nothing takes what is nearest.
    pub fn destinations(&self, seat: Seat, finished: bool) -> CellSet {
        let Some(from) = self.architects.get(seat).and_then(|own| own.cell) else {
            return CellSet::default();
        };
        let mut spaces = self.spaces;
        // A player who moves on leaves the card behind: it is a space, but not one to end on.
        if !finished {
            spaces.insert(from);
        }
        let reached = moves(from, spaces, self.setup.hole_blocks);
        if reached.is_empty() && finished { nearest(from, self.spaces) } else { reached }
    }

    /// The richest of those who completed a site moves first, then everybody clockwise.
    pub(crate) fn begin_movement(
        &mut self,
        finished: ArrayVec<Seat, MAX_SEATS>,
        events: &mut impl Sink<Event>,
    ) {
        for seat in &finished {
            self.architects[*seat].site = None;
        }
        // Claims are in order, so among equals the earlier one comes first.
        let richest = finished.iter().rev().max_by_key(|seat| self.architects[**seat].yen);
        let first = richest.copied().unwrap_or(Seat(0));
        let seats = self.count();
        let order = (0..seats).map(|step| Seat(((first.idx() + step) % seats) as u8)).collect();
        self.phase = Phase::Movement { order, finished, until: self.now + MOVE };
        self.ask(first);
        self.skip_stranded(events);
    }

    /// Moves a token and takes the card there; a card kept so far goes back to its cell.
    pub(crate) fn move_to(&mut self, seat: Seat, cell: Cell, events: &mut impl Sink<Event>) {
        let own = &mut self.architects[seat];
        let left = own.cell.filter(|_| own.site.is_some());
        let taken = self.take_card(seat, cell);
        left.into_iter().for_each(|cell| self.spaces.insert(cell));
        // Only views from outside have spaces without a card; nobody is told of one taken there.
        if let Some(card) = taken {
            events.push(|| Event::Moved { seat, cell, card });
        }
        if self.is_apart() {
            self.architects[seat].moving = None;
            self.strand(events);
        } else {
            self.moved(seat, events);
        }
    }

    /// Where everybody builds apart: a player who has to move and finds no card any more sits out.
    fn strand(&mut self, events: &mut impl Sink<Event>) {
        for seat in Seat::all(self.count()) {
            if self.architects[seat].moving.is_some() && self.destinations(seat, true).is_empty() {
                self.architects[seat].moving = None;
                events.push(|| Event::SatOut { seat });
            }
        }
    }

    pub(crate) fn keep(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        events.push(|| Event::Kept { seat });
        self.moved(seat, events);
    }

    /// The next player moves; after the last one building begins again.
    fn moved(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let Phase::Movement { order, until, .. } = &mut self.phase else { return };
        order.retain(|other| *other != seat);
        *until = self.now + MOVE;
        if let Some(next) = order.first().copied() {
            self.ask(next);
        }
        self.skip_stranded(events);
    }

    /// A finisher for whom no card is left sits out; when all have moved, building begins.
    fn skip_stranded(&mut self, events: &mut impl Sink<Event>) {
        while let Phase::Movement { order, finished, .. } = &self.phase {
            let Some(seat) = order.first().copied() else {
                self.begin_round(events);
                return self.end_without_cards(events);
            };
            let finished = finished.contains(&seat) || self.architects[seat].site.is_none();
            if !finished || !self.destinations(seat, true).is_empty() {
                return;
            }
            events.push(|| Event::SatOut { seat });
            let Phase::Movement { order, .. } = &mut self.phase else { return };
            order.remove(0);
            if let Some(next) = order.first().copied() {
                self.ask(next);
            }
        }
    }

    /// Whether a player has to take a new card: the old one is completed, or there was none.
    pub fn must_move(&self, seat: Seat) -> bool {
        self.architects.get(seat).is_some_and(|own| own.site.is_none())
    }

    /// Time is up for the player who has to move: keeps the card, or takes the first that can be
    /// reached.
    pub(crate) fn move_for(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.ask(seat);
        if !self.must_move(seat) {
            return self.keep(seat, events);
        }
        let first = self.destinations(seat, true).iter().next();
        match first {
            Some(cell) => self.move_to(seat, cell, events),
            None if self.is_apart() => {
                self.strand(events);
                self.end_without_cards(events);
            }
            None => self.moved(seat, events),
        }
    }
}
