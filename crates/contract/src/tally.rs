//! Numbers that a game counts over a whole match, for its end.

use std::collections::BTreeMap;

use crate::seat::{BySeat, Seat};

/// What each seat did, in numbers with names. What was never counted is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally(BySeat<BTreeMap<&'static str, u32>>);

impl Tally {
    /// Nothing counted yet, for that many seats.
    pub fn new(seats: usize) -> Tally {
        Tally(BySeat::from_fn(seats, |_| BTreeMap::new()))
    }

    /// Adds to a seat's number.
    pub fn add(&mut self, seat: Seat, what: &'static str, count: u32) {
        if let Some(number) = self.number(seat, what) {
            *number = number.saturating_add(count);
        }
    }

    /// Raises a seat's number to `count`, if it is smaller.
    pub fn raise(&mut self, seat: Seat, what: &'static str, count: u32) {
        if let Some(number) = self.number(seat, what) {
            *number = count.max(*number);
        }
    }

    /// A seat's numbers, by name.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = (&'static str, u32)> {
        self.0.get(seat).into_iter().flatten().map(|(what, count)| (*what, *count))
    }

    /// Events name only seats of their table, so there is nothing to count for any other.
    fn number(&mut self, seat: Seat, what: &'static str) -> Option<&mut u32> {
        Some(self.0.values_mut().nth(seat.idx())?.entry(what).or_default())
    }
}
