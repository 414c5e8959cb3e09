//! People who are away are told that a match by days waits for them: once for each turn, by the
//! server that holds the match.

use contract::Seat;

use super::task::Live;
use crate::due::{awaited, is_by_days};
use crate::push::queue::Call;

impl Live {
    /// The match has begun: everybody it waits for is called.
    pub fn call_first(&mut self) {
        self.called = 0;
        self.call();
    }

    /// Calls everybody whom the match has begun to wait for and who is not there. Somebody it still
    /// waits for was called before, or has seen it.
    pub fn call(&mut self) {
        let awaited = awaited(&self.table);
        let fresh = awaited & !self.called;
        self.called = awaited;
        if fresh == 0 || self.broken.is_some() || !is_by_days(&self.table) {
            return;
        }
        let ttl_s = self.table.clocks().map_or(0, |clocks| clocks.rule.allowance_ms() / 1_000);
        for (seat, occupant) in Seat::all(self.head.seats.len()).zip(&self.head.seats) {
            let guest = occupant.as_ref().and_then(|occupant| occupant.guest.as_ref());
            let is_due = fresh.checked_shr(seat.0.into()).unwrap_or(0) & 1 == 1;
            if let Some(guest) = guest.filter(|_| is_due && !self.audiences.looks_from(seat)) {
                let (guest, table) = (guest.clone(), self.row.key.clone());
                let call = Call { guest, table, title: self.title, ttl_s };
                self.house.push.call(call, self.house.now_ms());
            }
        }
    }
}
