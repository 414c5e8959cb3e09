//! Positions and choices as numbers, for programs that learn.
//!
//! - [`features`]: what a seat knows, as numbers; the net of the house sees the same ones
//! - [`slots`]: a place for each thing that can ever be offered

pub mod features;
pub mod slots;

use contract::{Encode, Field, Seat, Traits};

use crate::command::{Command, With};
use crate::state::KingOfTokyo;

/// More energy than is told apart.
const MOST_ENERGY: i16 = 20_000;

impl Encode for KingOfTokyo {
    const ENCODING: u32 = 1;
    const FIELDS: &'static [Field] = features::FIELDS;
    const ACTIONS: usize = slots::COUNT;
    const TRAITS: &'static [Field] = &[Field::new("energy", 1, 0, MOST_ENERGY)];

    fn observe(&self, seat: Seat, into: &mut [i16]) {
        features::write(self, seat, into);
    }

    /// Amounts of energy are a continuum; everything else has a fixed slot.
    fn slot(&self, seat: Seat, command: &Command) -> Option<usize> {
        slots::of(self, seat, command)
    }

    fn traits(&self, _seat: Seat, command: &Command) -> Traits {
        let Command::Use { with: With::Amount(amount), .. } = *command else {
            return Traits::new();
        };
        let energy = i16::try_from(amount).unwrap_or(MOST_ENERGY).min(MOST_ENERGY);
        Traits::from_iter([energy])
    }
}
