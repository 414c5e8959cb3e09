//! A match that was played, step by step, as anybody at the table saw it.
//!
//! The whole record is played once, every line held to its digest; from then on any step can be
//! looked at through any eyes at once, in the messages of a live table. Step 0 is the opening,
//! step n is what line n made of it.

use contract::{AnyEvent, AnyTitle, Happened, Seat, Speaker, Tally, Viewer};
use serde_json::Value;
use table::{Deed, Record, Table};
use wire::Outbound;
use wire::after::Statistics;
use wire::log::LogEntry;
use wire::outbound::{Event, Standing, Update, Welcome};
use words::Words;

use crate::desk_error::DeskError;
use crate::eyes::Eyes;
use crate::log::{Scribe, deed_entry, turn};
use crate::standing::{Narrator, undone};
use crate::statistics::count;

/// The match after a line.
struct Moment {
    table: Table,
    happened: Vec<Happened>,
    /// Whose eyes see most: who acted, or who did before.
    acting: Option<Seat>,
}

/// A match that was played.
pub struct Replay {
    record: Record,
    words: Words,
    moments: Vec<Moment>,
}

impl Replay {
    /// Plays a record from beginning to end.
    ///
    /// # Errors
    /// One sentence that names the first line that does not fit.
    pub fn new(
        title: &'static dyn AnyTitle,
        record: Record,
        language: &str,
    ) -> Result<Replay, DeskError> {
        let words = Words::new(title.meta(), language)?;
        let mut steps = record.steps(title)?;
        let mut acting = steps.table().game().awaiting().seats().iter().next();
        let mut moments =
            vec![Moment { table: steps.table().snapshot(), happened: Vec::new(), acting }];
        for line in &record.lines {
            let Some(happened) = steps.next() else { break };
            acting = seat_of(&line.deed).or(acting);
            moments.push(Moment { happened: happened?, table: steps.table().snapshot(), acting });
        }
        Ok(Replay { record, words, moments })
    }

    /// How many steps there are after the opening.
    pub fn steps(&self) -> usize {
        self.moments.len() - 1
    }

    /// The whole of a step, as somebody who has just come to the table would see it.
    pub fn welcome(&self, step: usize, eyes: Eyes) -> Option<Outbound> {
        let moment = self.moments.get(step).filter(|_| self.has(eyes))?;
        let viewer = viewer(moment, eyes);
        Some(Outbound::Welcome(Box::new(Welcome {
            game: self.record.game.clone(),
            seat: viewer.seat(),
            // Nobody who watches a match of the past plays for anything.
            goal: None,
            standing: self.standing(step, moment, viewer),
            since_ms: 0,
            chat: Vec::new(),
        })))
    }

    /// What a step did, as it was told at the table. Its viewer is that of the step, also for
    /// what was before it.
    pub fn update(&self, step: usize, eyes: Eyes) -> Option<Outbound> {
        let moment = self.moments.get(step).filter(|_| self.has(eyes))?;
        let after = step.checked_sub(1)? as u64;
        let viewer = viewer(moment, eyes);
        let events = self.events(step, moment, eyes);
        let undone = undone(&moment.table, after);
        let at = moment.table.game().turn();
        let line = self.record.lines.get(step - 1);
        let deeds = line.and_then(|line| deed_entry(step as u64, line, at)).into_iter().collect();
        let standing = self.standing(step, moment, viewer);
        Some(Outbound::Update(Box::new(Update { after, events, deeds, undone, standing })))
    }

    /// What happened, in words, as a log tells it.
    pub fn log(&self, eyes: Eyes) -> Vec<LogEntry> {
        if !self.has(eyes) {
            return Vec::new();
        }
        let mut scribe = Scribe::new(eyes, &self.words);
        let hidden = table::hidden_by_undos(&self.record.lines);
        let moments = self.moments.iter().skip(1);
        for ((line, hidden), moment) in self.record.lines.iter().zip(hidden).zip(moments) {
            scribe.write(line, hidden, &moment.table, &moment.happened);
        }
        scribe.entries
    }

    /// The whole truth after a step.
    pub fn state(&self, step: usize) -> Option<Value> {
        Some(self.moments.get(step)?.table.game().state())
    }

    /// Whose eyes the all-seeing viewer borrows at a step.
    pub fn acting(&self, step: usize) -> Option<Seat> {
        self.moments.get(step)?.acting
    }

    /// The match in numbers.
    pub fn statistics(&self) -> Option<Statistics> {
        let mut tally = Tally::new(self.record.seats.len());
        let hidden = table::hidden_by_undos(&self.record.lines);
        for (pair, hidden) in self.moments.windows(2).zip(hidden) {
            let [before, after] = pair else { continue };
            if !hidden {
                count(before.table.game(), &after.happened, &mut tally);
            }
        }
        Some(crate::statistics(&self.record, &self.moments.last()?.table, &tally))
    }

    /// Whether anybody at the table has such eyes.
    fn has(&self, eyes: Eyes) -> bool {
        match eyes {
            Eyes::Of(Viewer::Seat(seat)) => seat.idx() < self.record.seats.len(),
            Eyes::Of(Viewer::Public) | Eyes::All => true,
        }
    }

    /// What a step did, as those eyes could see it.
    fn events(&self, step: usize, moment: &Moment, eyes: Eyes) -> Vec<Event> {
        let players = moment.table.players();
        let said = |event: &dyn AnyEvent| Event {
            line: step as u64,
            turn: turn(event.turn()),
            event: event.raw(),
            text: self.words.at(&players).say(&event.tell()),
        };
        let events = moment.happened.iter().flat_map(|step| &step.events);
        events
            .filter_map(|event| match eyes {
                Eyes::All => Some(said(event.as_ref())),
                Eyes::Of(viewer) => event.redacted(viewer).map(|event| said(event.as_ref())),
            })
            .collect()
    }

    /// How things stood. Nothing is asked any more.
    fn standing(&self, step: usize, moment: &Moment, viewer: Viewer) -> Standing {
        let told = Narrator { viewer, words: &self.words, labels: false, offers: true };
        Standing { version: step as u64, ..told.past(&moment.table) }
    }
}

fn viewer(moment: &Moment, eyes: Eyes) -> Viewer {
    match eyes {
        Eyes::Of(viewer) => viewer,
        Eyes::All => moment.acting.map_or(Viewer::Public, Viewer::Seat),
    }
}

fn seat_of(deed: &Deed) -> Option<Seat> {
    match deed {
        Deed::Play(entry) => entry.actor.seat(),
        Deed::AskUndo { seat, .. }
        | Deed::AgreeUndo { seat, .. }
        | Deed::DeclineUndo { seat }
        | Deed::Undo { seat, .. }
        | Deed::Seat { seat, .. }
        | Deed::Propose { seat, .. }
        | Deed::Agree { seat, .. }
        | Deed::Decline { seat, .. } => Some(*seat),
        Deed::Pause { .. } | Deed::Resume { .. } | Deed::End { .. } => None,
    }
}
