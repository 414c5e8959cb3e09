//! How things stand for one viewer, and what happened.

use contract::{Happened, Seat, Viewer};
use serde_json::value::RawValue;
use table::Table;
use wire::outbound::{Asked, Event, Offer, SeatChange, Sitter, Standing, UndoAsked};
use words::Words;

use crate::clock::clocks;

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
        Standing {
            ask: seat.and_then(|seat| self.asked(table, seat)),
            undo_is_free: seat.is_some_and(|seat| table.undo_is_free(seat)),
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
        }
    }

    /// What a seat is asked, if a person sits there and is awaited.
    fn asked(self, table: &Table, seat: Seat) -> Option<Asked> {
        let game = table.game();
        let person = table.sitters().get(seat.idx())?.bot.is_none();
        if !person || !game.awaiting().seats().contains(seat) {
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

    /// What happened, as the viewer may know it.
    pub fn events(self, table: &Table, happened: &[Happened]) -> Vec<Event> {
        let names = names(table);
        let seen = happened.iter().flat_map(|step| &step.events);
        let seen = seen.filter_map(|event| event.redacted(self.viewer));
        seen.map(|event| Event {
            event: event.json(),
            text: self.words.say_of(&names, &event.tell()),
        })
        .collect()
    }
}

/// Who sits where.
pub fn sitters(table: &Table) -> Vec<Sitter> {
    let seats = Seat::all(table.sitters().len()).zip(table.sitters());
    let why = |seat| {
        Some(match table.seat_change(seat)? {
            table::SeatChange::Left => SeatChange::Left,
            table::SeatChange::OutOfTime => SeatChange::OutOfTime,
            table::SeatChange::Resigned => SeatChange::Resigned,
            table::SeatChange::Returned => SeatChange::Returned,
        })
    };
    seats
        .map(|(seat, sitter)| Sitter {
            name: sitter.name.clone(),
            bot: sitter.bot.map(|skill| skill.to_string()),
            why: why(seat),
        })
        .collect()
}

/// The names of who sits where.
pub fn names(table: &Table) -> Vec<String> {
    table.sitters().iter().map(|sitter| sitter.name.clone()).collect()
}

/// JSON text as it is.
fn raw(text: String) -> Box<RawValue> {
    RawValue::from_string(text).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
