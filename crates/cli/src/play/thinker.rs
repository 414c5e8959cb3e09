//! Bots that think beside the game, so that the screen stays alive.

use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use contract::{AnyBot, AnyGame, Chance, Patience, Seat};
use desk::Thought;
use serde_json::Value;

/// No bot keeps a person waiting for longer than that.
const LONGEST_THOUGHT: Duration = Duration::from_secs(3);

/// A bot that thinks about its own seat's decision.
pub struct Errand {
    pub errand: desk::Errand,
    pub chance: Chance,
}

/// A bot that advises the person.
pub struct Consultation {
    pub bot: Box<dyn AnyBot>,
    pub game: Box<dyn AnyGame>,
    pub seat: Seat,
    /// Where the match stood when it was asked.
    pub moment: (u32, usize),
    pub chance: Chance,
}

/// What a bot would do in the person's place.
pub struct Advice {
    /// Nothing if it would let a chance to interject pass.
    pub command: Option<Value>,
    /// Where the match stood when it was asked.
    pub moment: (u32, usize),
}

impl Errand {
    /// Thinks, here and now.
    pub fn run(mut self) -> Thought {
        self.errand.think(&Until::soon(), &mut self.chance)
    }
}

impl Consultation {
    /// Thinks, here and now.
    pub fn run(mut self) -> Advice {
        let game = self.game.as_ref();
        let reply = self.bot.decide(game, self.seat, &Until::soon(), &mut self.chance);
        Advice { command: reply.command, moment: self.moment }
    }
}

/// Patience that ends at a point in time.
struct Until(Instant);

impl Until {
    fn soon() -> Until {
        Until(Instant::now() + LONGEST_THOUGHT)
    }
}

impl Patience for Until {
    fn is_over(&self) -> bool {
        Instant::now() >= self.0
    }
}

/// What a bot came up with.
pub enum Answer {
    Thought(Thought),
    Advice(Advice),
}

/// Lets bots think on threads of their own.
#[derive(Default)]
pub struct Thinker {
    running: Vec<JoinHandle<Answer>>,
}

impl Thinker {
    /// Lets a bot think about its decision.
    pub fn start(&mut self, errand: Errand) {
        self.running.push(thread::spawn(move || Answer::Thought(errand.run())));
    }

    /// Lets a bot think about the person's decision.
    pub fn advise(&mut self, asked: Consultation) {
        self.running.push(thread::spawn(move || Answer::Advice(asked.run())));
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
