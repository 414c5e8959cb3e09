//! What happened at the table, in words, as the person may know it.

use contract::{Actor, Happened, Seat, Viewer};
use table::{Deed, Table};
use words::Words;

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The line of the match that it belongs to.
    pub line: usize,
    /// Whose act it was.
    pub seat: Option<Seat>,
    pub text: String,
    /// Whether it was taken back.
    pub taken_back: bool,
}

/// The log of a match.
#[derive(Clone, Debug, Default)]
pub struct Log {
    notes: Vec<Note>,
}

impl Log {
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Tells what the lines from `first` on did, one `Happened` a line.
    pub fn tell(
        &mut self,
        first: usize,
        happened: &[Happened],
        table: &Table,
        me: Seat,
        words: &Words,
    ) {
        for (line, step) in (first..).zip(happened) {
            let seat = actor(table, line).and_then(Actor::seat);
            let seen = step.events.iter().filter_map(|event| event.redacted(Viewer::Seat(me)));
            self.notes.extend(seen.map(|event| Note {
                line,
                seat,
                text: words.say(&event.tell()),
                taken_back: false,
            }));
        }
    }

    /// Marks everything from line `to` on as taken back.
    pub fn strike(&mut self, to: usize) {
        let taken = self.notes.iter_mut().filter(|note| note.line >= to);
        taken.for_each(|note| note.taken_back = true);
    }

    /// The log of a match that was replayed, as the seat saw it.
    pub fn of_lines(table: &Table, happened: &[Vec<Happened>], me: Seat, words: &Words) -> Log {
        let mut log = Log::default();
        for (idx, (line, steps)) in table.lines().iter().zip(happened).enumerate() {
            if let Deed::Undo { to, .. } = line.deed {
                log.strike(to);
            }
            log.tell(idx + 1, steps, table, me, words);
        }
        log
    }
}

fn actor(table: &Table, line: usize) -> Option<Actor> {
    match &table.lines().get(line.checked_sub(1)?)?.deed {
        Deed::Play(entry) => Some(entry.actor),
        _ => None,
    }
}
