//! What needs the simulation. A module for the page of blueprint tables is built without it, and
//! there no table by hand can be opened (clause 11.1), so nothing here is asked for.

#[cfg(feature = "hand")]
pub(super) use crate::hand::flight::fly;
#[cfg(feature = "hand")]
pub(super) use crate::hand::route::{can_carry, next_by_hand};
#[cfg(not(feature = "hand"))]
pub(super) use without::{can_carry, fly, next_by_hand};

/// What simulates, and its version.
pub(crate) fn engine() -> &'static str {
    #[cfg(feature = "hand")]
    return physics::ENGINE;
    #[cfg(not(feature = "hand"))]
    "none"
}

#[cfg(not(feature = "hand"))]
mod without {
    use contract::Seat;

    use crate::command::{Build, Command};
    use crate::hand::holding::Lifted;
    use crate::hand::path::Path;
    use crate::hand::settled::{Settled, Slip};
    use crate::truth::TokyoHighway;

    pub fn next_by_hand(_: &TokyoHighway, _: Seat) -> Vec<Command> {
        Vec::new()
    }

    pub fn can_carry(_: &TokyoHighway, _: Seat, _: &Build) -> bool {
        false
    }

    pub fn fly(_: &TokyoHighway, _: Seat, _: Lifted, _: &Path, _: Slip) -> Option<Settled> {
        None
    }
}
