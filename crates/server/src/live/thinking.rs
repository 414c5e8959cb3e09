//! Bots, beside the match.
//!
//! A bot is asked once for each of its decisions, on a thread of its own, and sees only what its
//! seat may see. Its answer waits until as much match time has passed as the bot takes over it.
//! Nothing is asked while the match sleeps.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use contract::{AnyGame, Awaiting, Chance, MAX_SEATS, Patience, Seat, Seed, Skill};
use serde_json::Value;
use tokio::sync::mpsc;

use super::task::Live;
use super::thinkers::{self, Job};

/// What a bot came up with.
#[derive(Debug)]
pub struct Thought {
    pub seat: Seat,
    pub decision: u32,
    /// Nothing if it lets a chance to interject pass.
    pub command: Option<Value>,
    /// Match time at which it acts.
    pub at_ms: u64,
}

/// What the bots of a match are busy with.
pub struct Thinking {
    asked: [Option<Asked>; MAX_SEATS],
    ready: Vec<Thought>,
    sender: mpsc::UnboundedSender<Thought>,
    thoughts: mpsc::UnboundedReceiver<Thought>,
}

/// What a seat was asked last.
struct Asked {
    decision: u32,
    /// Held while the answer is outstanding; without it, nobody begins to think or goes on.
    wanted: Option<Arc<()>>,
    /// Whether anybody was there when it was asked.
    attended: bool,
}

impl Thinking {
    pub fn new() -> Thinking {
        // At most one thought for each seat is under way, so this stays small.
        let (sender, thoughts) = mpsc::unbounded_channel();
        Thinking { asked: Default::default(), ready: Vec::new(), sender, thoughts }
    }

    /// Waits for the next thought.
    pub async fn next(&mut self) -> Option<Thought> {
        self.thoughts.recv().await
    }

    /// Keeps a thought until it is time, if it is still wanted.
    pub fn keep(&mut self, thought: Thought) {
        let Some(asked) = &mut self.asked[thought.seat.idx()] else { return };
        let answers = asked.decision == thought.decision && asked.wanted.take().is_some();
        if answers && thought.command.is_some() {
            self.ready.push(thought);
        }
    }

    /// The earliest thought whose time has come.
    pub fn take_due(&mut self, now_ms: u64) -> Option<Thought> {
        let due = self.ready.iter().enumerate().filter(|(_, thought)| thought.at_ms <= now_ms);
        let (idx, _) = due.min_by_key(|(_, thought)| (thought.at_ms, thought.seat))?;
        Some(self.ready.swap_remove(idx))
    }

    /// Match time of the earliest thought.
    pub fn due_at(&self) -> Option<u64> {
        self.ready.iter().map(|thought| thought.at_ms).min()
    }

    /// Whether a bot thinks or waits to act.
    pub fn is_busy(&self) -> bool {
        !self.ready.is_empty() || self.outstanding().next().is_some()
    }

    /// Whether a bot was asked while nobody was there, and has not answered yet.
    pub fn asked_alone(&self) -> bool {
        self.outstanding().any(|asked| !asked.attended)
    }

    fn outstanding(&self) -> impl Iterator<Item = &Asked> {
        self.asked.iter().flatten().filter(|asked| asked.wanted.is_some())
    }

    /// Lets a seat be asked again.
    pub fn forget(&mut self, seat: Seat) {
        self.asked[seat.idx()] = None;
        self.ready.retain(|thought| thought.seat != seat);
    }

    /// Lets all seats be asked again.
    pub fn forget_all(&mut self) {
        self.asked = Default::default();
        self.ready.clear();
    }
}

impl Live {
    /// Asks the bots whose turn it is, each once for each decision.
    pub fn ask_bots(&mut self) {
        let Awaiting::Seats(waiting) = self.table.awaiting() else { return };
        if !self.is_awake() || self.table.paused().is_some() {
            return;
        }
        let attended = self.is_attended();
        for seat in waiting.must.union(waiting.may).iter() {
            let Some(skill) = self.table.sitters()[seat.idx()].bot else {
                self.thinking.forget(seat);
                continue;
            };
            let decision = self.table.decision(seat);
            if self.thinking.asked[seat.idx()].as_ref().is_some_and(|a| a.decision == decision) {
                continue;
            }
            self.thinking.forget(seat);
            let held = Arc::new(());
            let wanted = Arc::downgrade(&held);
            self.thinking.asked[seat.idx()] =
                Some(Asked { decision, wanted: Some(held), attended });
            let errand = Errand {
                game: self.table.game().boxed(),
                seat,
                skill,
                must: waiting.must.contains(seat),
                decision,
                asked_ms: self.now_ms(),
            };
            let sender = self.thinking.sender.clone();
            let job = Job { errand, wanted, sender, since: Instant::now() };
            thinkers::ask(&self.house, &self.client, attended, job);
        }
    }
}

/// What a bot is asked.
pub struct Errand {
    game: Box<dyn AnyGame>,
    pub seat: Seat,
    skill: Skill,
    must: bool,
    pub decision: u32,
    pub asked_ms: u64,
}

impl Errand {
    /// Thinks, no longer than that, nor longer than anybody wants to know. Tells the command, and
    /// how long the bot takes over it.
    pub fn think(self, longest: Duration, wanted: Weak<()>) -> (Option<Value>, u64) {
        let patience = Until { at: Instant::now() + longest, wanted };
        let mut chance = Chance::new(&fresh_seed(), 0);
        let reply = self.game.choose(self.seat, self.skill, &patience, &mut chance);
        // The game cannot go on without it: better any command than none.
        let any = || self.must.then(|| self.game.sample(self.seat, &mut chance)).flatten();
        (reply.command.or_else(any), reply.after_ms)
    }
}

/// A bot's own chance has nothing to do with the match's.
fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    // Without randomness the bot still plays, only less varied.
    let _ = getrandom::fill(&mut bytes);
    Seed(bytes)
}

/// Patience that ends at a point in time, or when nobody wants the answer any more.
struct Until {
    at: Instant,
    wanted: Weak<()>,
}

impl Patience for Until {
    fn is_over(&self) -> bool {
        self.wanted.strong_count() == 0 || Instant::now() >= self.at
    }
}
