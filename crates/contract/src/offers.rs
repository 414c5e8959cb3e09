//! What a seat may command.

use serde::Serialize;

use crate::chance::Chance;
use crate::sampled::Sampled;

/// What a seat may command: every command where they can be listed; otherwise a short, varied
/// selection of good ones and a description of the region they come from.
///
/// An offer stays good from the match time of the last entry until the game's next `wake_at`,
/// as long as the decision number of the seat stays the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offers<C, R> {
    /// Legal commands, each once.
    pub list: Vec<C>,
    /// What lies beyond the list; nothing means that the list is complete.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<R>,
}

impl<C, R> Offers<C, R> {
    /// Empties the list and forgets the region, keeping the memory for the next listing.
    pub fn clear(&mut self) {
        self.list.clear();
        self.region = None;
    }

    /// Whether the list holds every legal command.
    pub fn is_complete(&self) -> bool {
        self.region.is_none()
    }

    /// Whether there is something to decide: two or more legal commands.
    pub fn is_decision(&self) -> bool {
        self.list.len() > 1 || self.region.is_some()
    }
}

impl<C: Clone, R> Offers<C, R> {
    /// One of the list, each equally likely.
    pub fn pick(&self, chance: &mut Chance) -> Option<Sampled<C>> {
        let command = chance.pick(&self.list)?.clone();
        Some(Sampled { command, was_choice: self.is_decision() })
    }
}

impl<C, R> Default for Offers<C, R> {
    fn default() -> Offers<C, R> {
        Offers { list: Vec::new(), region: None }
    }
}

/// The region of a game whose offers are always a complete list: there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum NoRegion {}
