//! Telling somebody who is away that a match by days waits for them, through the vendor of their
//! browser.
//!
//! - [`queue`]: whose turn it is to be told
//! - [`endpoint`]: where a browser's vendor takes messages
//! - [`reach`]: which addresses the server connects to at all
//! - [`carrier`]: one message to one endpoint
//! - [`message`]: what it says, readable by that browser alone (RFC 8291)
//! - [`vapid`]: what the server says of itself (RFC 8292)
//!
//! **A push is a hint, not a promise**: what waits here is lost with the process. Whose turn it is
//! stands in the log, and every page asks for that.

pub mod carrier;
pub mod endpoint;
pub mod message;
pub mod queue;
pub mod reach;
pub mod vapid;

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use tokio::sync::Notify;

use crate::config::Rate;
use crate::limits::Buckets;
use queue::{Call, Queue};
use vapid::Vapid;

/// Who waits to be told.
#[derive(Default)]
pub struct Push {
    vapid: OnceLock<Vapid>,
    queue: Mutex<Queue>,
    bell: Notify,
    /// How often each guest may still be told.
    budget: Buckets<String>,
}

/// Somebody who plays fast without a page open is told twenty times, then once a minute.
const OFTEN: Rate = Rate { burst: 20, per_second: 1 };
/// Buckets count in seconds; here a minute stands for one.
const SECONDS_TO_MINUTES: u64 = 60;

impl Push {
    /// Knows from now on what the server says of itself.
    pub fn introduce(&self, vapid: Vapid) {
        // The first to come has read the same from the store.
        let _ = self.vapid.set(vapid);
    }

    /// What the server says of itself; nothing before it has started.
    pub fn vapid(&self) -> Option<&Vapid> {
        self.vapid.get()
    }

    /// Lets somebody be told, unless too much waits already.
    pub fn call(&self, call: Call, now_ms: u64) {
        if !self.budget.take(call.guest.clone(), OFTEN, now_ms / SECONDS_TO_MINUTES) {
            return;
        }
        if self.queue().add(call) {
            self.bell.notify_one();
        }
    }

    /// The next guest to tell. Nobody is told two things at once.
    pub fn next(&self) -> Option<Call> {
        self.queue().pop()
    }

    /// Somebody has been told.
    pub fn done(&self, guest: &str) {
        self.queue().done(guest);
        self.bell.notify_one();
    }

    /// Waits until there may be somebody to be told.
    pub async fn rung(&self) {
        self.bell.notified().await;
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_who_plays_fast_is_not_told_every_time() {
        let push = Push::default();
        let title = catalogue::find("connect-four").unwrap();
        let told = |push: &Push, now_ms: u64| {
            push.call(Call { guest: "ann".into(), table: "a".into(), title, ttl_s: 1 }, now_ms);
            let called = push.next().is_some();
            push.done("ann");
            called
        };
        assert_eq!((0..100).filter(|_| told(&push, 0)).count(), 20);
        assert!(!told(&push, 59_000));
        assert!(told(&push, 60_000) && !told(&push, 60_000), "one more for each minute");
    }
}
