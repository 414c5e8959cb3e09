//! Which connections of the pool are still believed in.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// When one connection breaks or turns out to be read-only, the server was restarted or replaced,
/// so those opened before are as good as gone too. They are closed instead of handed out: otherwise
/// each of them would cost somebody a write whose outcome is unknown.
#[derive(Clone, Debug, Default)]
pub struct Trust(Arc<Mutex<Option<Instant>>>);

impl Trust {
    /// Nothing opened until now is handed out again.
    pub fn end(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Whether a connection of that age is handed out.
    pub fn covers(&self, age: Duration) -> bool {
        let ended = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        ended.is_none_or(|ended| age < ended.elapsed())
    }
}
