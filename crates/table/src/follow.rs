//! Doing again what a line says was done.

use contract::{Actor, Happened};

use crate::denial::Denial;
use crate::line::{Deed, Line};
use crate::sitter::SeatChange;
use crate::table::Table;

/// Does what line `number` says was done, and holds the table to it.
pub(crate) fn follow(
    table: &mut Table,
    number: usize,
    line: &Line,
) -> Result<Vec<Happened>, Denial> {
    let wrong = |why: &str| Denial::Broken(format!("line {number}{why}"));
    // An answer that completes a consent has written what follows from it already.
    let done = if table.version() < number { redo(table, line) } else { Ok(Vec::new()) };
    let done = done.map_err(|denial| match denial {
        Denial::NeedsHistory => Denial::NeedsHistory,
        other => wrong(&format!(": {other}")),
    })?;
    let Some(made) = table.lines_after(number - 1).first() else {
        return Err(wrong(" does nothing here"));
    };
    if made.deed != line.deed || made.luck != line.luck {
        return Err(wrong(" does not follow from the lines before it"));
    }
    if made.digest != line.digest {
        return Err(wrong(" leads to another state than the record says"));
    }
    Ok(done)
}

/// Does again what a line says was done, by the same doors. The lines this writes need not be the
/// recorded ones: the caller compares them.
fn redo(table: &mut Table, line: &Line) -> Result<Vec<Happened>, Denial> {
    table.script(line.luck.iter().copied());
    match &line.deed {
        Deed::Play(entry) if entry.actor == Actor::Clock => {
            table.wake(entry.at_ms).map(|step| step.into_iter().collect())
        }
        Deed::Play(entry) => table.play_recorded(entry.clone()).map(|step| vec![step]),
        Deed::AskUndo { seat, .. } => table.undo_again(*seat).map(|_| vec![]),
        Deed::Undo { seat, at_ms, .. } => {
            table.note_match_time(*at_ms);
            table.undo_again(*seat).map(|_| vec![])
        }
        Deed::AgreeUndo { seat, at_ms } => {
            table.note_match_time(*at_ms);
            table.answer_undo(*seat, true).map(|_| vec![])
        }
        Deed::DeclineUndo { seat } => table.answer_undo(*seat, false).map(|_| vec![]),
        Deed::Seat { seat, sitter, why, at_ms } => {
            if let (SeatChange::OutOfTime, Some(skill)) = (why, sitter.bot) {
                table.position.stand_in = skill;
            }
            table.seat(*seat, sitter.clone(), *why, *at_ms).map(|()| vec![])
        }
        Deed::Propose { seat, motion, at_ms } => {
            table.propose(*seat, *motion, *at_ms).map(|_| vec![])
        }
        Deed::Agree { seat, at_ms } => table.answer(*seat, true, *at_ms).map(|_| vec![]),
        Deed::Decline { seat, at_ms } => table.answer(*seat, false, *at_ms).map(|_| vec![]),
        Deed::Resume { at_ms } => table.end_pause(*at_ms).map(|_| vec![]),
        // These follow from the last consent, which has written them already.
        Deed::Pause { .. } | Deed::End { .. } => Ok(vec![]),
    }
}
