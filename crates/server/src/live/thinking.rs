//! Bots, beside the match.
//!
//! Whom to ask and whose answer comes first is up to the desk's bots; here they are sent to think
//! on other threads, and come back. Nothing is asked while the match sleeps.

use std::sync::Arc;
use std::time::Instant;

use contract::{Awaiting, Chance, MAX_SEATS, Seat};
use desk::Bots;
use table::Table;
use tokio::sync::mpsc;

use super::load;
use super::task::Live;
use crate::matches::Missing;
use crate::thinkers::{Job, Returned, fresh_seed};

/// What the bots of a match are busy with.
pub struct Thinking {
    bots: Bots,
    asked: [Option<Asked>; MAX_SEATS],
    sender: mpsc::UnboundedSender<Returned>,
    returned: mpsc::UnboundedReceiver<Returned>,
}

/// A bot whose answer is outstanding.
struct Asked {
    /// Without it, nobody begins to think or goes on.
    _wanted: Arc<()>,
    /// Whether anybody was there when it was asked.
    attended: bool,
}

impl Thinking {
    pub fn new(table: &Table) -> Thinking {
        // At most one answer for each seat is under way, so this stays small.
        let (sender, returned) = mpsc::unbounded_channel();
        let bots = Bots::new(table.sitters().iter().map(|sitter| sitter.bot));
        Thinking { bots, asked: Default::default(), sender, returned }
    }

    /// Waits for the next bot to come back.
    pub async fn next(&mut self) -> Option<Returned> {
        self.returned.recv().await
    }

    /// Keeps an answer until it is time, if it is still wanted. Bots take at least `pace_ms`.
    pub fn keep(&mut self, table: &Table, returned: Returned, pace_ms: u64) {
        let (seat, waited_for) = match returned {
            Returned::With(thought) => (thought.seat, self.bots.take_thought(*thought, pace_ms)),
            Returned::BrokeDown(seat) => {
                (seat, self.bots.draw(table, seat, &mut Chance::new(&fresh_seed(), 0)))
            }
        };
        if waited_for {
            self.asked[seat.idx()] = None;
        }
    }

    /// The bot that acts next, if its time has come.
    pub fn due(&self, table: &Table, now_ms: u64) -> Option<Seat> {
        self.bots.next(table).filter(|due| due.at_ms <= now_ms)?.seat
    }

    /// Match time at which the next bot acts.
    pub fn due_at(&self, table: &Table) -> Option<u64> {
        self.bots.next(table).filter(|due| due.seat.is_some()).map(|due| due.at_ms)
    }

    /// Whether a bot thinks or waits to act.
    pub fn is_busy(&self) -> bool {
        self.bots.is_busy()
    }

    /// Whether a bot was asked while nobody was there, and has not answered yet.
    pub fn asked_alone(&self) -> bool {
        self.asked.iter().flatten().any(|asked| !asked.attended)
    }

    /// Lets all bots sit down again, because the match is not where it was, or sleeps.
    pub fn forget_all(&mut self) {
        self.asked = Default::default();
        self.bots.forget();
    }

    /// Notices who sits where now.
    pub fn look_around(&mut self, table: &Table) {
        for (seat, sitter) in Seat::all(table.sitters().len()).zip(table.sitters()) {
            self.bots.seat(seat, sitter.bot);
            if sitter.bot.is_none() {
                self.asked[seat.idx()] = None;
            }
        }
    }
}

impl Live {
    /// Asks the bots whose turn it is, each once for each decision.
    pub async fn ask_bots(&mut self) {
        let Awaiting::Seats(_) = self.table.awaiting() else { return };
        if !self.is_awake() || self.table.paused().is_some() {
            return;
        }
        self.thinking.look_around(&self.table);
        for seat in self.thinking.bots.wanting(&self.table).iter() {
            // Boxed, because it takes room in every match, and most ask no bots.
            Box::pin(self.ask_bot(seat)).await;
        }
    }

    async fn ask_bot(&mut self, seat: Seat) {
        let past = match self.thinking.bots.needs_past(&self.table, seat) {
            true => self.past().await,
            false => None,
        };
        let now_ms = self.now_ms();
        let errand = self.thinking.bots.ask(&self.table, past.as_ref(), seat, now_ms);
        let (held, attended) = (Arc::new(()), self.is_attended());
        let wanted = Arc::downgrade(&held);
        self.thinking.asked[seat.idx()] = Some(Asked { _wanted: held, attended });
        let sender = self.thinking.sender.clone();
        let job = Job { errand, wanted, sender, since: Instant::now() };
        self.house.thinkers.ask(&self.client, attended, job);
    }

    /// The whole match, for a bot to remember. Without it the bot plays by what it sees.
    async fn past(&self) -> Option<Table> {
        let whole = load::whole(self.house.store.as_ref(), self.row.id, self.title).await;
        let warn = |why: &Missing| {
            tracing::warn!(table = self.row.id.0, ?why, "a bot has to play without its memory");
        };
        whole.inspect_err(warn).ok()
    }

    /// Lets a bot do what it has decided.
    pub async fn let_bot_act(&mut self, seat: Seat) {
        let (before, now_ms) = (self.table.version(), self.now_ms());
        let mut chance = Chance::new(&fresh_seed(), 0);
        let worked_out = match self.thinking.bots.work(&self.table, seat, now_ms) {
            Some(work) => self.house.workbenches.run(&self.client, work).await,
            None => None,
        };
        let bots = &mut self.thinking.bots;
        match bots.let_bot_act(&mut self.table, seat, now_ms, worked_out, &mut chance) {
            Ok(Some(happened)) => {
                self.commit(before, vec![happened], None).await;
            }
            Ok(None) => tracing::debug!(table = self.row.id.0, %seat, "a bot was too late"),
            Err(stuck) => tracing::error!(table = self.row.id.0, %stuck, "a bot cannot act"),
        }
    }
}

#[cfg(test)]
#[path = "thinking_tests.rs"]
mod tests;
