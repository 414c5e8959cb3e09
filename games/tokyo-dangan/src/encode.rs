//! Positions and actions as numbers, for programs that learn.
//!
//! - [`features`]: what a seat knows
//! - [`slots`]: a place for each action that can ever be offered

pub mod features;
pub mod slots;

use contract::{Choice, Encode, Field, Game, Offers, Seat};

use crate::command::Command;
use crate::state::TokyoDangan;

impl Encode for TokyoDangan {
    const ENCODING: u32 = 1;
    const FIELDS: &'static [Field] = features::FIELDS;
    const ACTIONS: usize = slots::COUNT;

    fn observe(&self, seat: Seat, into: &mut [i16]) {
        features::write(self, seat, into);
    }

    fn choices(&self, seat: Seat, into: &mut Vec<Choice<Command>>) {
        let mut offers = Offers::default();
        self.offers(seat, &mut offers);
        let list = offers.list.into_iter();
        into.extend(list.map(|command| Choice::fixed(slots::of(command), command)));
    }
}
