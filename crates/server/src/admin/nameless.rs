//! Heads, lines, checkpoints and records without a person's name.
//!
//! Names are no part of the rules or of any digest, so what is left can be replayed as before.

use contract::Seat;
use table::{Checkpoint, Deed, Line, Record, Sitter};

use crate::head::Head;
use crate::live::load;

/// What a person is called after their data was deleted.
pub const NOBODY: &str = "Former player";

/// Takes a guest out of a head. In a match that has begun, the seat stays, without a name; their
/// part of the seed stays too, because the dice follow from it.
pub fn forget(head: &mut Head, guest: &str, has_begun: bool) -> Option<Seat> {
    let seat = head.seat_of(guest);
    if let Some(place) = seat.and_then(|seat| head.seats.get_mut(seat.idx())) {
        match (has_begun, place.as_mut()) {
            (true, Some(place)) => {
                place.guest = None;
                place.name = NOBODY.into();
            }
            _ => *place = None,
        }
    }
    if head.host == guest {
        head.host = head.guests().into_iter().next().unwrap_or_default();
    }
    seat
}

fn rename(sitters: &mut [Sitter], seat: Seat) {
    if let Some(sitter) = sitters.get_mut(seat.idx()) {
        sitter.name = NOBODY.into();
    }
}

/// A checkpoint with nobody's name in that seat.
pub fn checkpoint(text: &str, seat: Seat) -> Result<String, String> {
    let mut checkpoint: Checkpoint =
        serde_json::from_str(text).map_err(|error| error.to_string())?;
    rename(&mut checkpoint.began, seat);
    rename(&mut checkpoint.sitters, seat);
    serde_json::to_string(&checkpoint).map_err(|error| error.to_string())
}

/// A line with nobody's name in that seat; nothing if it names nobody there.
pub fn line(text: &str, seat: Seat) -> Result<Option<String>, String> {
    let mut line: Line = load::line(text).map_err(|denial| denial.to_string())?;
    match &mut line.deed {
        Deed::Seat { seat: of, sitter, .. } if *of == seat => sitter.name = NOBODY.into(),
        _ => return Ok(None),
    }
    serde_json::to_string(&line).map(Some).map_err(|error| error.to_string())
}

/// A record in which people have numbers instead of names. Bots keep theirs.
pub fn record(mut record: Record) -> Record {
    let names: Vec<Option<String>> = record
        .seats
        .iter()
        .enumerate()
        .map(|(idx, sitter)| sitter.bot.is_none().then(|| format!("Player {}", idx + 1)))
        .collect();
    let name_of = |seat: usize| names.get(seat).cloned().flatten();
    for (idx, sitter) in record.seats.iter_mut().enumerate() {
        sitter.name = name_of(idx).unwrap_or_else(|| sitter.name.clone());
    }
    for line in &mut record.lines {
        if let Deed::Seat { seat, sitter, .. } = &mut line.deed {
            sitter.name = name_of(seat.idx()).unwrap_or_else(|| sitter.name.clone());
        }
    }
    record
}
