//! Positions and choices as numbers, for programs that learn.
//!
//! - [`features`]: what a seat knows
//! - [`slots`]: a place for each choice but where a piece goes, which is a continuum

pub mod features;
pub mod slots;

use contract::{Encode, Field, Seat, Traits};

use crate::command::Command;
use crate::grid::WIDEST;
use crate::site::FLOORS;
use crate::state::Izakaya;

/// The side of a card, in millimetres.
const CARD_MM: i16 = (building::CARD_UM / 1_000) as i16;
/// The last place of a row or column of cards.
const LAST: i16 = WIDEST as i16 - 1;

impl Encode for Izakaya {
    const ENCODING: u32 = 2;
    const FIELDS: &'static [Field] = features::FIELDS;
    const ACTIONS: usize = slots::COUNT;
    const TRAITS: &'static [Field] = &[
        Field::new("column", 1, 0, LAST),
        Field::new("row", 1, 0, LAST),
        Field::flags("own-card", 1),
        Field::flags("free-card", 1),
        // The floor that the piece would lie on, from 1.
        Field::new("floor", 1, 1, FLOORS as i16),
        // In coins of 100 yen.
        Field::new("drinks", 1, 0, features::MOST_DRINKS),
        Field::new("across-mm", 1, 0, CARD_MM),
        Field::new("up-mm", 1, 0, CARD_MM),
        Field::new("degrees", 1, 0, 359),
        Field::flags("turned-over", 1),
    ];

    fn observe(&self, seat: Seat, into: &mut [i16]) {
        features::write(self, seat, into);
    }

    fn slot(&self, _seat: Seat, command: &Command) -> Option<usize> {
        slots::of(*command)
    }

    /// What tells places for a piece apart.
    fn traits(&self, seat: Seat, command: &Command) -> Traits {
        let Command::Place { card, pose } = *command else { return Traits::new() };
        let Some(site) = self.site(card) else { return Traits::new() };
        let floor = site.judge(pose).map_or(1, |fitting| fitting.placed.floor);
        let at = pose.at();
        let millimetres = |um: i32| (um / 1_000).clamp(0, CARD_MM.into()) as i16;
        Traits::from_iter([
            card.col().into(),
            card.row().into(),
            i16::from(site.owner == Some(seat)),
            i16::from(site.owner.is_none()),
            i16::from(floor.clamp(1, FLOORS)),
            features::drinks(self, card),
            millimetres(at.x),
            millimetres(at.y),
            (pose.rotation().get() / 100 % 360) as i16,
            i16::from(pose.flip()),
        ])
    }
}
