//! Penalties: what the judge may book, and how it is paid (chapter 9).

use contract::{BySeat, Refusal, Seat, Sink};

use crate::command::Event;
use crate::setup::Mode;
use crate::truth::{Debt, TokyoHighway};

impl TokyoHighway {
    /// Whether the judge may book that penalty.
    pub(crate) fn may_fine(&self, payer: Seat, fallen: &BySeat<u8>) -> Result<(), Refusal> {
        if self.setup.mode == Mode::Blueprint {
            return Err(Refusal::new("9.5", "nothing-falls"));
        }
        if self.over.is_some() {
            return Err(Refusal::new("10.7", "game-over"));
        }
        if let Some(debt) = &self.debt {
            return Err(Refusal::new("9.2", "still-paying").with("seat", debt.payer));
        }
        if !self.builders.get(payer).is_some_and(|builder| builder.building) {
            return Err(Refusal::new("9.1", "no-such-payer").with("payer", payer));
        }
        if fallen.len() != self.count() {
            return Err(Refusal::new("9.1", "one-count-a-seat").with("seats", self.count()));
        }
        if fallen[payer] > 0 {
            return Err(Refusal::new("9.4", "own-pieces"));
        }
        if fallen.values().all(|count| *count == 0) {
            return Err(Refusal::new("9.1", "nothing-fell"));
        }
        match fallen.iter().find(|(seat, count)| u32::from(**count) > self.standing(*seat)) {
            Some((seat, count)) => {
                let refusal = Refusal::new("9.1", "more-than-stands").with("seat", seat);
                Err(refusal.with("count", *count).with("standing", self.standing(seat)))
            }
            None => Ok(()),
        }
    }

    /// How many single pieces of a seat stand on the table: cars, roads and column pieces.
    fn standing(&self, seat: Seat) -> u32 {
        let columns = self.columns.iter().filter(|column| column.owner == seat);
        let pieces: u32 = columns.map(|column| u32::from(column.height)).sum();
        let roads = self.roads.iter().filter(|road| road.owner == seat).count();
        let cars = self.cars.iter().filter(|car| car.owner == seat).count();
        pieces + (roads + cars) as u32
    }

    /// Books a penalty: everybody whose pieces fell gets as many column pieces, as far as the
    /// payer has them, one each in turn clockwise (clause 9.3).
    pub(crate) fn fine(&mut self, payer: Seat, fallen: &BySeat<u8>, events: &mut impl Sink<Event>) {
        let total = fallen.values().fold(0u8, |sum, count| sum.saturating_add(*count));
        events.push(|| Event::Fined { payer, fallen: total });
        let seats = self.count();
        let mut left = self.builders[payer].pieces();
        let mut owed = BySeat::from_fn(seats, |_| 0u8);
        while left > 0 && owed != *fallen {
            for seat in clockwise(payer, seats) {
                if left > 0 && owed[seat] < fallen[seat] {
                    owed[seat] += 1;
                    left -= 1;
                }
            }
        }
        let commands = &mut self.truth.builders[payer].commands;
        *commands = commands.saturating_add(1);
        self.truth.debt = Some(Debt { payer, owed });
        self.settle(events);
    }

    /// Who is paid next and how many pieces.
    pub fn creditor(&self) -> Option<(Seat, u8)> {
        let debt = self.debt.as_ref()?;
        let owed = |seat: Seat| (seat, debt.owed.get(seat).copied().unwrap_or(0));
        clockwise(debt.payer, self.count()).map(owed).find(|(_, count)| *count > 0)
    }

    /// The least and the most yellow pieces with which the next creditor can be paid.
    pub fn yellow_range(&self) -> Option<(u8, u8)> {
        let (_, count) = self.creditor()?;
        let payer = self.builders.get(self.debt.as_ref()?.payer)?;
        let least = count.saturating_sub(payer.grey);
        let most = count.min(payer.yellow);
        (least <= most).then_some((least, most))
    }

    /// Pays the next creditor, and all after that where there is no choice.
    pub(crate) fn pay(&mut self, yellow: u8, events: &mut impl Sink<Event>) {
        self.hand_over(yellow, events);
        self.settle(events);
    }

    fn settle(&mut self, events: &mut impl Sink<Event>) {
        while let Some((least, most)) = self.yellow_range() {
            if least < most {
                return;
            }
            self.hand_over(least, events);
        }
        self.truth.debt = None;
        match self.setup.mode {
            _ if self.raising => {}
            Mode::Blueprint => self.find_blocked(),
            Mode::HandBuilt => self.find_blocked_by_hand(),
        }
    }

    fn hand_over(&mut self, yellow: u8, events: &mut impl Sink<Event>) {
        let (Some((to, count)), Some(debt)) = (self.creditor(), self.truth.debt.as_mut()) else {
            return;
        };
        let payer = debt.payer;
        let grey = count.saturating_sub(yellow);
        debt.owed[to] = 0;
        let giver = &mut self.truth.builders[payer];
        giver.grey -= grey.min(giver.grey);
        giver.yellow -= yellow.min(giver.yellow);
        let taker = &mut self.truth.builders[to];
        taker.grey = taker.grey.saturating_add(grey);
        taker.yellow = taker.yellow.saturating_add(yellow);
        taker.stuck = false;
        // A player who passed for want of pieces may be able to build again.
        self.truth.passes = 0;
        events.push(|| Event::Paid { payer, to, grey, yellow });
    }
}

/// The other seats, clockwise from the payer.
fn clockwise(payer: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    (1..seats).map(move |step| Seat(((payer.idx() + step) % seats) as u8))
}
