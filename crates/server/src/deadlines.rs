//! The tables whose players are revealing their parts of the seed.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

/// The tables whose deadline is being waited for.
#[derive(Debug, Default)]
pub struct Deadlines(Mutex<HashSet<String>>);

impl Deadlines {
    /// Whether nobody waited for this one's deadline so far: somebody does now.
    pub fn begin(&self, key: &str) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(key.to_owned())
    }

    /// Nobody waits for it any more.
    pub fn end(&self, key: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
    }
}
