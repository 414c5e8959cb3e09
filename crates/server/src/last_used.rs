//! Which waiting tables were used lately.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// When waiting tables were last used, by key, since somebody asked.
#[derive(Debug, Default)]
pub struct LastUsed(Mutex<HashMap<String, u64>>);

impl LastUsed {
    /// Notes that a table was used just now.
    pub fn note(&self, key: &str, now_ms: u64) {
        let mut used = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match used.get_mut(key) {
            Some(at_ms) => *at_ms = (*at_ms).max(now_ms),
            None => drop(used.insert(key.to_owned(), now_ms)),
        }
    }

    /// Tells what was noted, and forgets it.
    pub fn take(&self) -> Vec<(String, u64)> {
        let mut used = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *used).into_iter().collect()
    }
}
