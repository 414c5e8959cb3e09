//! Who has asked for anything lately: in memory only, until it is written down of those who agreed.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Guests since the last time they were taken, and when, in seconds since 1970.
#[derive(Debug, Default)]
pub struct Seen(Mutex<HashMap<String, i64>>);

/// No more are remembered at a time.
const MOST: usize = 10_000;

impl Seen {
    /// A guest has asked for something.
    pub fn note(&self, guest: &str, at: i64) {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let has_room = seen.len() < MOST;
        match seen.get_mut(guest) {
            Some(last) => *last = at,
            None if has_room => {
                seen.insert(guest.to_owned(), at);
            }
            None => {}
        }
    }

    /// Everybody since the last time.
    pub fn take(&self) -> HashMap<String, i64> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
