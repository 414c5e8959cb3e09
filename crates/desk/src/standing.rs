//! How things stand for one viewer, and what happened.

use contract::{Happened, Seat, Viewer};
use serde_json::value::RawValue;
use table::{Table, Way};
use wire::outbound::{
    Asked, Event, NoUndo, Offer, SeatChange, Sitter, Standing, UndoAsked, Undone, Update,
};
use words::Words;

use crate::clock::clocks;
use crate::motion::{gave_up, pause, proposal};

/// Who is told, and how.
#[derive(Clone, Copy)]
pub struct Told<'a> {
    /// Who looks.
    pub viewer: Viewer,
    /// In which words.
    pub words: &'a Words,
    /// Whether offers come with labels.
    pub labels: bool,
}

impl Told<'_> {
    /// How things stand at a table.
    pub fn standing(self, table: &Table) -> Standing {
        let seat = self.viewer.seat();
        let way = seat.map(|seat| table.undo_way(seat));
        Standing {
            ask: seat.and_then(|seat| self.asked(table, seat)),
            undo_is_free: way == Some(Way::Free),
            no_undo: way.and_then(no_undo),
            ..self.past(table)
        }
    }

    /// How things stood, where nothing can be done any more.
    pub fn past(self, table: &Table) -> Standing {
        Standing {
            version: table.version() as u64,
            at_ms: table.now(),
            view: raw(table.game().view_text(self.viewer)),
            awaiting: table.awaiting(),
            ask: None,
            sitters: sitters(table),
            clocks: table.clocks().map(clocks),
            undo: table.undo_asked().map(|asked| {
                let table::UndoAsked { seat, to, waiting } = asked;
                UndoAsked { seat, to, waiting }
            }),
            undo_is_free: false,
            no_undo: None,
            practice: table.is_practice(),
            proposal: proposal(table),
            paused: pause(table),
            ended_by: table.ended_by(),
            gave_up: gave_up(table),
        }
    }

    /// What a seat is asked, if a person sits there and is awaited.
    fn asked(self, table: &Table, seat: Seat) -> Option<Asked> {
        let game = table.game();
        let person = table.sitters().get(seat.idx())?.bot.is_none();
        if !person || table.paused().is_some() || !table.awaiting().seats().contains(seat) {
            return None;
        }
        let offers = game.offers(seat);
        let names = names(table);
        let labels = if self.labels { game.labels(self.viewer, &offers.list) } else { Vec::new() };
        let said = labels.into_iter().map(|label| Some(self.words.say_of(&names, &label?)));
        let said = said.chain(std::iter::repeat(None));
        let list = offers.list.into_iter().zip(said);
        Some(Asked {
            decision: table.decision(seat),
            offers: list.map(|(command, label)| Offer { command, label }).collect(),
            region: offers.region,
        })
    }

    /// What happened since version `after`, and how things stand now.
    pub fn update(self, table: &Table, after: u64, happened: &[Happened]) -> Update {
        Update {
            after,
            events: self.events(table, after, happened),
            undone: undone(table, after),
            standing: self.standing(table),
        }
    }

    /// What happened since version `after`, as the viewer may know it.
    fn events(self, table: &Table, after: u64, happened: &[Happened]) -> Vec<Event> {
        let names = names(table);
        let numbered = (after + 1..).zip(happened);
        let told = numbered.flat_map(|(line, step)| step.events.iter().map(move |e| (line, e)));
        let seen = told.filter_map(|(line, event)| Some((line, event.redacted(self.viewer)?)));
        seen.map(|(line, event)| Event {
            line,
            event: event.json(),
            text: self.words.say_of(&names, &event.tell()),
        })
        .collect()
    }
}

/// The undo that was done since version `after`, if one was.
pub fn undone(table: &Table, after: u64) -> Option<Undone> {
    let table::Undone { seat, to, .. } = table.undone_since(after as usize)?;
    Some(Undone { seat, to })
}

fn no_undo(way: Way) -> Option<NoUndo> {
    match way {
        Way::Free | Way::Ask(_) => None,
        Way::Closed(table::NoUndo::Nothing) => Some(NoUndo::Nothing),
        Way::Closed(table::NoUndo::Barred) => Some(NoUndo::Barred),
        Way::Closed(table::NoUndo::Away(_)) => Some(NoUndo::Away),
    }
}

/// Who sits where.
pub fn sitters(table: &Table) -> Vec<Sitter> {
    let seats = Seat::all(table.sitters().len()).zip(table.sitters());
    seats
        .map(|(seat, sitter)| Sitter {
            name: sitter.name.clone(),
            bot: sitter.bot.map(|skill| skill.to_string()),
            why: table.seat_change(seat).map(seat_change),
        })
        .collect()
}

/// Why somebody else sits in a seat now.
pub fn seat_change(why: table::SeatChange) -> SeatChange {
    match why {
        table::SeatChange::Left => SeatChange::Left,
        table::SeatChange::OutOfTime => SeatChange::OutOfTime,
        table::SeatChange::Resigned => SeatChange::Resigned,
        table::SeatChange::Returned => SeatChange::Returned,
        table::SeatChange::TakenOver => SeatChange::TakenOver,
    }
}

/// The names of who sits where.
pub fn names(table: &Table) -> Vec<String> {
    table.sitters().iter().map(|sitter| sitter.name.clone()).collect()
}

/// JSON text as it is.
fn raw(text: String) -> Box<RawValue> {
    RawValue::from_string(text).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
