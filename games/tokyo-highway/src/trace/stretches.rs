//! Where on a new road a car can stand.

use contract::Seat;

use crate::parking::{FIRST, LAST, STEP};
use crate::pieces::Parking;
use crate::survey::Survey;
use crate::trace::question::Stretch;
use crate::truth::TokyoHighway;

impl TokyoHighway {
    /// The stretches of a road's axis on which the middle of a car may stand, other new cars left
    /// out.
    pub(super) fn stretches(&self, seat: Seat, survey: &Survey) -> Vec<Stretch> {
        let free = |along: i32| self.parks(seat, survey, &[Parking { along, across: 0 }]).is_ok();
        let mut found: Vec<Stretch> = Vec::new();
        let mut open = false;
        let mut along = FIRST;
        loop {
            let is_free = free(along);
            match found.last_mut() {
                Some(last) if open && is_free => last.to = along,
                Some(last) if open => last.to = edge(last.to, along, free),
                _ if is_free => {
                    let before = (along - STEP).max(FIRST);
                    let from = if along == FIRST { FIRST } else { edge(along, before, free) };
                    found.push(Stretch { from, to: along });
                }
                _ => {}
            }
            open = is_free;
            if along == LAST {
                return found;
            }
            along = (along + STEP).min(LAST);
        }
    }
}

/// The last free place on the way from a free one to one that is not.
fn edge(mut free: i32, mut taken: i32, is_free: impl Fn(i32) -> bool) -> i32 {
    while free.abs_diff(taken) > 1 {
        let middle = free + (taken - free) / 2;
        if is_free(middle) { free = middle } else { taken = middle }
    }
    free
}
