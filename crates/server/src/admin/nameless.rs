//! Heads, lines, checkpoints and records without a person's name.
//!
//! Names are no part of the rules or of any digest, so what is left can be replayed as before.

use contract::{Figure, Seat};
use table::{Checkpoint, Deed, GaveUp, Line, Record, Sitter};

use super::Error;
use crate::head::Head;
use crate::live::load;

/// What a person is called after their data was deleted.
pub const NOBODY: &str = words::FORMER;

/// Where a person's name stands in a match.
pub struct Trace {
    pub seat: Seat,
    /// The name they had there.
    pub name: String,
    /// Whether they sit there still; if not, somebody else has taken the seat over.
    pub sits: bool,
}

/// Takes a guest out of a head, and the id by which others know them. In a match that has begun,
/// the seat stays, without a name; their part of the seed stays too, because the dice follow from
/// it.
pub fn forget(head: &mut Head, guest: &str, public_id: &str, has_begun: bool) -> Vec<Trace> {
    head.kicked.retain(|kicked| kicked.guest != guest);
    head.unrevealed.retain(|named| named.guest != guest);
    head.talk.muted.retain(|muted| muted != public_id);
    let mut traces = Vec::new();
    for former in head.former.iter_mut().filter(|former| former.guest == guest) {
        let name = std::mem::replace(&mut former.name, NOBODY.into());
        former.guest.clear();
        traces.push(Trace { seat: former.seat, name, sits: false });
    }
    let seat = head.seat_of(guest);
    if let Some(occupant) = seat.and_then(|seat| head.seats.get_mut(seat.idx())) {
        match (has_begun, occupant.as_mut()) {
            (true, Some(occupant)) => {
                occupant.guest = None;
                forget_figure(&mut occupant.figure);
                occupant.avatar = None;
                let name = std::mem::replace(&mut occupant.name, NOBODY.into());
                traces.extend(seat.map(|seat| Trace { seat, name, sits: true }));
            }
            _ => *occupant = None,
        }
    }
    if head.host == guest {
        head.pass_on_host();
    }
    traces
}

fn rename(sitters: &mut [Sitter], trace: &Trace) {
    let sitter = sitters.get_mut(trace.seat.idx()).filter(|sitter| sitter.name == trace.name);
    if let Some(sitter) = sitter {
        sitter.name = NOBODY.into();
        forget_figure(&mut sitter.figure);
    }
}

/// What they played with stays, without the name they gave it.
fn forget_figure(figure: &mut Option<Figure>) {
    figure.iter_mut().for_each(|figure| figure.name = None);
}

/// A checkpoint without that name in that seat.
pub fn checkpoint(text: &str, trace: &Trace) -> Result<String, Error> {
    let mut checkpoint: Checkpoint = serde_json::from_str(text).map_err(Error::broken)?;
    rename(&mut checkpoint.position.began, trace);
    rename(&mut checkpoint.position.sitters, trace);
    let theirs = |gave_up: &&mut GaveUp| gave_up.seat == trace.seat && gave_up.name == trace.name;
    for gave_up in checkpoint.position.gave_up.iter_mut().filter(theirs) {
        gave_up.name = NOBODY.into();
    }
    serde_json::to_string(&checkpoint).map_err(Error::broken)
}

/// A line without that name in that seat; nothing if it does not stand there.
pub fn line(text: &str, trace: &Trace) -> Result<Option<String>, Error> {
    let mut line: Line = load::line(text).map_err(Error::broken)?;
    match &mut line.deed {
        Deed::Seat { seat, sitter, .. } if *seat == trace.seat && sitter.name == trace.name => {
            sitter.name = NOBODY.into();
            forget_figure(&mut sitter.figure);
        }
        _ => return Ok(None),
    }
    serde_json::to_string(&line).map(Some).map_err(Error::broken)
}

/// A record in which people have numbers instead of names, and their figures none. Bots keep
/// theirs.
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
        forget_figure(&mut sitter.figure);
    }
    for line in &mut record.lines {
        if let Deed::Seat { seat, sitter, .. } = &mut line.deed {
            sitter.name = name_of(seat.idx()).unwrap_or_else(|| sitter.name.clone());
            forget_figure(&mut sitter.figure);
        }
    }
    record
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_records_lose_the_name_that_a_person_gave_a_figure() {
        let digest = "6624ff2ac32213f72b52e7b59e62bdc4";
        let sitter = serde_json::json!({
            "name": "Ann", "bot": "normal", "figure": { "kind": "ape", "name": "Kong" },
        });
        let seat = serde_json::json!({ "seat": 0, "sitter": sitter, "why": "left", "at_ms": 5 });
        let text = serde_json::json!({ "seat": seat, "digest": digest }).to_string();
        let trace = Trace { seat: Seat(0), name: "Ann".into(), sits: true };
        let nameless = line(&text, &trace).unwrap().unwrap();
        assert!(!nameless.contains("Kong") && nameless.contains("ape"), "{nameless}");
        let other = Trace { name: "Bob".into(), ..trace };
        assert_eq!(line(&text, &other).unwrap(), None, "somebody else's stays");
        let whole = serde_json::json!({
            "format": "tokyo-tabletop record 1", "game": "g", "rules_version": 1, "setup": {},
            "seats": [{ "name": "Ann", "figure": { "kind": "ape", "name": "Kong" } }],
            "seed": "0".repeat(64), "opening": digest,
            "lines": [serde_json::from_str::<serde_json::Value>(&text).unwrap()],
        });
        let told = record(Record::read(&whole.to_string()).unwrap()).write();
        assert!(!told.contains("Kong") && !told.contains("Ann"), "{told}");
    }

    #[test]
    fn a_head_forgets_whoever_was_kicked_muted_or_did_not_reveal() {
        let named = |name: &str| serde_json::json!({ "guest": format!("id-{name}"), "name": name });
        let mut head: Head = serde_json::from_value(serde_json::json!({
            "game": "g", "setup": {}, "clock": null, "host": "id-Bob", "seats": [], "secret": "s",
            "began_ms": 0, "rematch": null,
            "kicked": [named("Ann"), named("Cid")],
            "unrevealed": [named("Dan"), named("Ann")],
            "talk": { "who": "everyone", "muted": ["public-Ann", "public-Cid"] },
        }))
        .unwrap();
        assert!(forget(&mut head, "id-Ann", "public-Ann", false).is_empty(), "no seat of theirs");
        let text = serde_json::to_string(&head).unwrap();
        assert!(!text.contains("Ann"), "{text}");
        for other in ["id-Cid", "id-Dan", "public-Cid"] {
            assert!(text.contains(other), "{other} is still named: {text}");
        }
    }
}
