//! One bot, thinking on a thread of its own.

use std::sync::Weak;
use std::time::{Duration, Instant};

use contract::{Chance, Patience, Seat, Seed};
use desk::{Errand, Thought};

/// A bot that comes back from thinking, or did not survive it.
pub enum Returned {
    /// Boxed, because a queue has room for many.
    With(Box<Thought>),
    BrokeDown(Seat),
}

/// Lets a bot think, no longer than that, nor longer than anybody wants to know.
pub fn think(errand: Errand, longest: Duration, wanted: Weak<()>) -> Thought {
    let patience = Until { at: Instant::now() + longest, wanted };
    errand.think(&patience, &mut Chance::new(&fresh_seed(), 0))
}

/// A bot's own chance has nothing to do with the match's.
pub fn fresh_seed() -> Seed {
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
