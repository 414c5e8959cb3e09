//! The log of a whole match, as somebody could see it when it happened.

use contract::{AnyEvent, AnyTitle, Happened, Speaker, Turn, Viewer};
use table::{Deed, Line, Motion, Record, RecordError, Table};
use wire::log::{LogDeed, LogEntry, LogPage, LogTurn};
use words::Words;

use crate::eyes::Eyes;
use crate::sitter::seat_change;

/// At most about this many entries stand on a page: a line of the match is never split.
const PAGE: usize = 120;

/// Plays a match again and writes its log.
///
/// # Errors
/// One sentence that names the first line that does not fit.
pub fn log(
    record: &Record,
    title: &'static dyn AnyTitle,
    viewer: Viewer,
    words: &Words,
) -> Result<Vec<LogEntry>, RecordError> {
    let mut scribe = Scribe::new(Eyes::Of(viewer), words);
    let mut steps = record.steps(title)?;
    for (line, hidden) in record.lines.iter().zip(table::hidden_by_undos(&record.lines)) {
        let Some(happened) = steps.next() else { break };
        scribe.write(line, hidden, steps.table(), &happened?);
    }
    Ok(scribe.entries)
}

/// The newest entries, or the newest before a line.
pub fn page(entries: &[LogEntry], version: u64, before: Option<u64>) -> LogPage {
    let end = before.map_or(entries.len(), |line| entries.partition_point(|e| e.line < line));
    let first = entries.get(end.saturating_sub(PAGE)).map_or(0, |entry| entry.line);
    let begin = entries.partition_point(|entry| entry.line < first).min(end);
    LogPage { version, entries: entries[begin..end].to_vec(), before: (begin > 0).then_some(first) }
}

/// Writes a log, line after line of the match.
pub struct Scribe<'a> {
    eyes: Eyes,
    words: &'a Words,
    /// What each line did first, in words: an undo tells that of the line it goes back to.
    firsts: Vec<String>,
    /// What is written so far.
    pub entries: Vec<LogEntry>,
}

impl<'a> Scribe<'a> {
    /// Begins a log.
    pub fn new(eyes: Eyes, words: &'a Words) -> Scribe<'a> {
        Scribe { eyes, words, firsts: Vec::new(), entries: Vec::new() }
    }

    /// Writes the next line: what it did, and the table after it. Hidden ones are only remembered.
    pub fn write(&mut self, line: &Line, hidden: bool, table: &Table, happened: &[Happened]) {
        let number = self.firsts.len() as u64 + 1;
        let mut entries = match deed_entry(number, line, table.game().turn()) {
            Some(entry) => vec![entry],
            None => self.told(number, table, happened),
        };
        if let (Deed::Undo { to, .. }, [entry]) = (&line.deed, entries.as_mut_slice()) {
            let first = to.checked_sub(1).and_then(|idx| self.firsts.get(idx));
            entry.text = first.cloned().unwrap_or_default();
        }
        self.firsts.push(entries.first().map(|entry| entry.text.clone()).unwrap_or_default());
        if !hidden {
            self.entries.append(&mut entries);
        }
    }

    /// The events of a play, as those eyes could see them.
    fn told(&self, line: u64, table: &Table, happened: &[Happened]) -> Vec<LogEntry> {
        let players = table.players();
        let entry = |event: &dyn AnyEvent| LogEntry {
            line,
            turn: turn(event.turn()),
            deed: LogDeed::Play,
            seat: None,
            why: None,
            event: Some(event.json()),
            text: self.words.at(&players).say(&event.tell()),
        };
        let events = happened.iter().flat_map(|step| &step.events);
        events
            .filter_map(|event| match self.eyes {
                Eyes::All => Some(entry(event.as_ref())),
                Eyes::Of(viewer) => event.redacted(viewer).map(|event| entry(event.as_ref())),
            })
            .collect()
    }
}

/// The entry of a line that is not a play of the game.
pub fn deed_entry(number: u64, line: &Line, at: Turn) -> Option<LogEntry> {
    let mut because = None;
    let (deed, seat) = match &line.deed {
        Deed::Play(_) => return None,
        Deed::AskUndo { seat, .. } => (LogDeed::AskUndo, Some(*seat)),
        Deed::AgreeUndo { seat, .. } => (LogDeed::AgreeUndo, Some(*seat)),
        Deed::DeclineUndo { seat } => (LogDeed::DeclineUndo, Some(*seat)),
        Deed::Undo { seat, .. } => (LogDeed::Undo, Some(*seat)),
        Deed::Seat { seat, why, .. } => {
            because = Some(seat_change(*why));
            (LogDeed::Seat, Some(*seat))
        }
        Deed::Propose { seat, motion, .. } => (proposed(*motion), Some(*seat)),
        Deed::Agree { seat, .. } => (LogDeed::Agree, Some(*seat)),
        Deed::Decline { seat, .. } => (LogDeed::Decline, Some(*seat)),
        Deed::Pause { .. } => (LogDeed::Pause, None),
        Deed::Resume { .. } => (LogDeed::Resume, None),
        Deed::End { .. } => (LogDeed::End, None),
    };
    let (why, text) = (because, String::new());
    Some(LogEntry { line: number, turn: turn(at), deed, seat, why, event: None, text })
}

fn proposed(motion: Motion) -> LogDeed {
    match motion {
        Motion::Pause { .. } => LogDeed::ProposePause,
        Motion::Resume => LogDeed::ProposeResume,
        Motion::End => LogDeed::ProposeEnd,
    }
}

/// A turn, as messages tell of it.
pub fn turn(turn: Turn) -> LogTurn {
    LogTurn { round: turn.round, seat: turn.seat }
}
