//! Positions and choices as numbers, for programs that learn.
//!
//! Where roads lie is a continuum that no list of numbers holds, so an observation tells what bots
//! judge by: supplies, reach and crossings ([`features`]). Builds come in open slots, and their
//! [`traits`] tell them apart.

pub mod features;
pub mod slots;
pub mod traits;

use contract::{Encode, Field, Seat, Traits};

use crate::command::Command;
use crate::truth::TokyoHighway;

impl Encode for TokyoHighway {
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
