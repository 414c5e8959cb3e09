//! What is played: a game, how many play it, and how.

use contract::AnyTitle;
use serde_json::Value;

use crate::fault::Fault;

/// A game at a table of some size.
#[derive(Clone)]
pub struct Setting {
    pub title: &'static dyn AnyTitle,
    pub seats: usize,
    pub setup: Value,
}

impl Setting {
    /// The game's id.
    pub fn id(&self) -> &'static str {
        self.title.meta().id
    }
}

/// A game that has no `Encode`.
pub fn no_numbers(title: &dyn AnyTitle) -> Fault {
    Fault::Malformed(format!("{} cannot be written as numbers", title.meta().title))
}

/// As many threads as were asked for, else all cores.
pub fn threads(asked: Option<usize>) -> Result<usize, Fault> {
    match asked {
        Some(0) => Err(Fault::Malformed("nothing is done by 0 threads".into())),
        Some(threads) => Ok(threads.min(1024)),
        None => Ok(std::thread::available_parallelism().map_or(1, usize::from)),
    }
}
