//! Positions and choices as numbers, for programs that learn.
//!
//! - [`features`]: what a seat knows
//! - [`slots`]: a place for each choice but where wood goes, which is a continuum
//! - [`traits`]: what tells places for wood apart

pub mod features;
pub mod slots;
pub mod traits;

use contract::{Encode, Field, Seat, Traits};

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

    fn slot(&self, _seat: Seat, command: &Command) -> Option<usize> {
        slots::of(command)
    }

    fn traits(&self, seat: Seat, command: &Command) -> Traits {
        traits::of(self, seat, command)
    }
}
