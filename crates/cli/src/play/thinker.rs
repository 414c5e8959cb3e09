//! Bots that think beside the game, so that the screen stays alive.

use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use contract::{AnyGame, Chance, Patience, Reply, Seat, Skill};
use serde_json::Value;

/// No bot keeps a person waiting for longer than that.
const LONGEST_THOUGHT: Duration = Duration::from_secs(3);

/// Something for a bot to think about.
pub struct Errand {
    pub seat: Seat,
    pub skill: Skill,
    /// Whether it is only to advise the person.
    pub hint: bool,
    pub era: u32,
    pub version: usize,
    pub decision: u32,
    /// The match time at which it was asked.
    pub asked_ms: u64,
    pub chance: Chance,
    pub game: Box<dyn AnyGame>,
}

/// What a bot came up with, and for which question.
pub struct Answer {
    pub seat: Seat,
    pub hint: bool,
    pub era: u32,
    pub version: usize,
    pub decision: u32,
    pub asked_ms: u64,
    pub reply: Reply<Value>,
}

impl Errand {
    /// Thinks, here and now.
    pub fn run(self) -> Answer {
        let Errand { seat, hint, era, version, decision, asked_ms, mut chance, .. } = self;
        let patience = Until(Instant::now() + LONGEST_THOUGHT);
        let reply = self.game.choose(seat, self.skill, &patience, &mut chance);
        Answer { seat, hint, era, version, decision, asked_ms, reply }
    }
}

/// Patience that ends at a point in time.
struct Until(Instant);

impl Patience for Until {
    fn is_over(&self) -> bool {
        Instant::now() >= self.0
    }
}

/// Runs errands on threads of their own.
#[derive(Default)]
pub struct Thinker {
    running: Vec<JoinHandle<Answer>>,
}

impl Thinker {
    /// Begins an errand.
    pub fn start(&mut self, errand: Errand) {
        self.running.push(thread::spawn(move || errand.run()));
    }

    /// The answers that have come in.
    ///
    /// # Errors
    /// If a bot broke down, which is a fault in the program.
    pub fn finished(&mut self) -> Result<Vec<Answer>, String> {
        let (done, running) =
            std::mem::take(&mut self.running).into_iter().partition(|job| job.is_finished());
        self.running = running;
        let done: Vec<JoinHandle<Answer>> = done;
        let broken = |_| "a bot broke down while it was thinking".to_owned();
        done.into_iter().map(|job| job.join().map_err(broken)).collect()
    }
}
