//! Positions and choices as numbers, for programs that learn.
//!
//! - [`features`]: what a seat knows
//! - [`slots`]: a place for each choice but where wood goes, which is a continuum
//! - [`traits`]: what tells places for wood apart

pub mod features;
pub mod slots;
pub mod traits;

use contract::{Choice, Encode, Field, Game, OPEN_SLOTS, Offers, Seat};

use crate::command::Command;
use crate::state::TokyoJutaku;

impl Encode for TokyoJutaku {
    const ENCODING: u32 = 1;
    const FIELDS: &'static [Field] = features::FIELDS;
    const ACTIONS: usize = slots::COUNT;
    const TRAITS: &'static [Field] = traits::TRAITS;

    fn observe(&self, seat: Seat, into: &mut [i16]) {
        features::write(self, seat, into);
    }

    fn choices(&self, seat: Seat, into: &mut Vec<Choice<Command>>) {
        let mut offers = Offers::default();
        self.offers(seat, &mut offers);
        let mut open = slots::COUNT;
        for command in offers.list {
            if let Some(slot) = slots::of(&command) {
                into.push(Choice::fixed(slot, command));
            } else if open < slots::COUNT + OPEN_SLOTS {
                let traits = traits::of(self, seat, &command);
                into.push(Choice { slot: open, command, traits });
                open += 1;
            }
        }
    }
}
