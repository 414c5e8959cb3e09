//! Positions and actions as numbers, for programs that learn.
//!
//! - [`features`]: what a seat knows
//! - [`slots`]: a place for each action that can ever be offered

pub mod features;
pub mod slots;

use contract::{Encode, Field, Offering, Seat};

use crate::command::Command;
use crate::judging::judge;
use crate::menu::Menu;
use crate::state::TokyoDangan;

impl Encode for TokyoDangan {
    const ENCODING: u32 = 2;
    const FIELDS: &'static [Field] = features::FIELDS;
    const ACTIONS: usize = slots::COUNT;

    fn observe(&self, seat: Seat, into: &mut [i16]) {
        features::write(self, seat, into);
    }

    fn slot(&self, _seat: Seat, command: &Command) -> Option<usize> {
        Some(slots::of(*command))
    }

    /// From the sets of squares, because a list has hundreds of commands.
    fn mark(&self, seat: Seat, _offering: &mut Offering<TokyoDangan>, into: &mut [u8]) {
        if seat == self.active && self.over.is_none() {
            Menu::of(self).each(|command| into[slots::of(command)] = 1);
        }
    }

    fn find(
        &self,
        seat: Seat,
        _offering: &mut Offering<TokyoDangan>,
        slot: usize,
    ) -> Option<Command> {
        let command = slots::command(slot)?;
        judge(self, seat, &command).is_ok().then_some(command)
    }
}
