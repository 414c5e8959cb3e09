//! What happened at the table, in words, as the person may know it.

use contract::{Actor, Happened, Phrase, Seat, Viewer};
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
            }));
        }
    }

    /// Tells the undo that is the table's line `line`, in place of what it took back.
    pub fn take_back(&mut self, line: usize, table: &Table, me: Seat, words: &Words) {
        let Some(Deed::Undo { seat, to, .. }) = deed(table, line) else { return };
        let undone = self.notes.iter().position(|note| note.line >= *to);
        let what = match undone {
            Some(first) => self.notes[first].text.clone(),
            None => words.say(&Phrase::new("term-a-move")),
        };
        let told = match *seat == me {
            true => Phrase::new("term-took-back-you"),
            false => Phrase::new("term-took-back").with("name", *seat),
        };
        let text = words.say(&told.with("what", what));
        self.notes.retain(|note| note.line < *to);
        self.notes.push(Note { line, seat: Some(*seat), text });
    }

    /// The log of a match that was replayed, as the seat saw it.
    pub fn of_lines(table: &Table, happened: &[Vec<Happened>], me: Seat, words: &Words) -> Log {
        let mut log = Log::default();
        for (line, steps) in (1..).zip(happened) {
            log.take_back(line, table, me, words);
            log.tell(line, steps, table, me, words);
        }
        log
    }
}

fn actor(table: &Table, line: usize) -> Option<Actor> {
    match deed(table, line)? {
        Deed::Play(entry) => Some(entry.actor),
        _ => None,
    }
}

fn deed(table: &Table, line: usize) -> Option<&Deed> {
    Some(&table.lines().get(line.checked_sub(1)?)?.deed)
}
