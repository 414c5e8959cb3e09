//! Bots, beside the match.
//!
//! A bot is asked once for each of its decisions, on a thread of its own, and sees only what its
//! seat may see. Its answer waits until as much match time has passed as the bot takes over it.

use std::sync::Arc;
use std::time::Instant;

use contract::{AnyGame, Awaiting, Chance, MAX_SEATS, Patience, Seat, Seed, Skill};
use serde_json::Value;
use tokio::sync::mpsc;

use super::task::Live;
use crate::house::House;

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
    /// The decision that each seat was asked last.
    asked: [Option<u32>; MAX_SEATS],
    ready: Vec<Thought>,
    under_way: usize,
    sender: mpsc::UnboundedSender<Thought>,
    thoughts: mpsc::UnboundedReceiver<Thought>,
}

impl Thinking {
    pub fn new() -> Thinking {
        // At most one thought for each seat is under way, so this stays small.
        let (sender, thoughts) = mpsc::unbounded_channel();
        Thinking { asked: [None; MAX_SEATS], ready: Vec::new(), under_way: 0, sender, thoughts }
    }

    /// Waits for the next thought.
    pub async fn next(&mut self) -> Option<Thought> {
        self.thoughts.recv().await
    }

    /// Keeps a thought until it is time.
    pub fn keep(&mut self, thought: Thought) {
        self.under_way = self.under_way.saturating_sub(1);
        if self.asked[thought.seat.idx()] == Some(thought.decision) && thought.command.is_some() {
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
        self.under_way > 0 || !self.ready.is_empty()
    }

    /// Lets a seat be asked again.
    pub fn forget(&mut self, seat: Seat) {
        self.asked[seat.idx()] = None;
        self.ready.retain(|thought| thought.seat != seat);
    }

    /// Lets all seats be asked again.
    pub fn forget_all(&mut self) {
        self.asked = [None; MAX_SEATS];
        self.ready.clear();
    }
}

impl Live {
    /// Asks the bots whose turn it is, each once for each decision.
    pub fn ask_bots(&mut self) {
        let Awaiting::Seats(waiting) = self.table.game().awaiting() else { return };
        for seat in waiting.must.union(waiting.may).iter() {
            let Some(skill) = self.table.sitters()[seat.idx()].bot else {
                self.thinking.forget(seat);
                continue;
            };
            let decision = self.table.decision(seat);
            if self.thinking.asked[seat.idx()] == Some(decision) {
                continue;
            }
            self.thinking.forget(seat);
            self.thinking.asked[seat.idx()] = Some(decision);
            self.thinking.under_way += 1;
            let errand = Errand {
                game: self.table.game().boxed(),
                seat,
                skill,
                must: waiting.must.contains(seat),
                decision,
                asked_ms: self.now_ms(),
            };
            let house = Arc::clone(&self.house);
            tokio::spawn(errand.run(house, self.thinking.sender.clone()));
        }
    }
}

struct Errand {
    game: Box<dyn AnyGame>,
    seat: Seat,
    skill: Skill,
    must: bool,
    decision: u32,
    asked_ms: u64,
}

impl Errand {
    /// Waits for a free thread, thinks there, and sends the thought.
    async fn run(self, house: Arc<House>, sender: mpsc::UnboundedSender<Thought>) {
        let Errand { seat, decision, asked_ms, .. } = self;
        let Ok(_permit) = house.thinkers.acquire().await else { return };
        let longest = house.config.longest_thought;
        let pause_ms = house.config.bot_pause_ms;
        let thought = tokio::task::spawn_blocking(move || {
            let patience = Until(Instant::now() + longest);
            let mut chance = Chance::new(&fresh_seed(), 0);
            let reply = self.game.choose(self.seat, self.skill, &patience, &mut chance);
            // The game cannot go on without it: better any command than none.
            let any = || self.must.then(|| self.game.sample(self.seat, &mut chance)).flatten();
            (reply.command.or_else(any), reply.after_ms)
        });
        let (command, after_ms) = thought.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a bot broke down");
            (None, 0)
        });
        let at_ms = asked_ms.saturating_add(after_ms.max(pause_ms));
        // Nobody waits for it if the match has left memory.
        let _ = sender.send(Thought { seat, decision, command, at_ms });
    }
}

/// A bot's own chance has nothing to do with the match's.
fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    // Without randomness the bot still plays, only less varied.
    let _ = getrandom::fill(&mut bytes);
    Seed(bytes)
}

/// Patience that ends at a point in time.
struct Until(Instant);

impl Patience for Until {
    fn is_over(&self) -> bool {
        Instant::now() >= self.0
    }
}
