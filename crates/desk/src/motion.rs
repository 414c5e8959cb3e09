//! What the people decide together, as messages tell of it.

use table::Table;
use wire::motion::{GaveUp, Motion, Pause, Proposal};

use crate::sitter::seat_change;

/// What somebody proposes, as the table knows it.
pub fn motion(motion: Motion) -> table::Motion {
    match motion {
        Motion::Pause { for_ms } => table::Motion::Pause { for_ms },
        Motion::Resume => table::Motion::Resume,
        Motion::End => table::Motion::End,
    }
}

/// The proposal that waits for answers.
pub fn proposal(table: &Table) -> Option<Proposal> {
    let table::Proposed { seat, motion, waiting } = table.proposed()?;
    let motion = match motion {
        table::Motion::Pause { for_ms } => Motion::Pause { for_ms },
        table::Motion::Resume => Motion::Resume,
        table::Motion::End => Motion::End,
    };
    Some(Proposal { seat, motion, waiting })
}

/// The pause that the match is in.
pub fn pause(table: &Table) -> Option<Pause> {
    Some(Pause { left_ms: table.pause_left_ms()?, covered: table.is_timed() })
}

/// Who gave up a seat that somebody else has taken over since.
pub fn gave_up(table: &Table) -> Vec<GaveUp> {
    let told = |gave_up: &table::GaveUp| GaveUp {
        seat: gave_up.seat,
        name: gave_up.name.clone(),
        why: seat_change(gave_up.why),
    };
    table.gave_up().iter().map(told).collect()
}
