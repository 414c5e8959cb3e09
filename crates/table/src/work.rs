//! What has to be worked out before an act is played, on whatever thread.

use contract::{AnyGame, Chance, Entry};
use serde_json::Value;

/// An act and the game it is about to be played in.
pub struct Work {
    pub(crate) game: Box<dyn AnyGame>,
    pub(crate) entry: Entry<Value>,
    pub(crate) chance: Chance,
}

impl Work {
    /// The act with what comes of it; nothing if it needs nothing worked out, or is refused anyway.
    pub fn run(mut self) -> Option<Entry<Value>> {
        let command = self.game.work_out(&self.entry, &mut self.chance).ok().flatten()?;
        Some(Entry { command, ..self.entry })
    }
}
