//! Whether anybody attends a match, and whether its bots go on where nobody does.
//!
//! A match that nobody attends sleeps: its bots are asked nothing. Clocks go on all the same.

use super::task::Live;
use crate::due::goes_on_alone;

impl Live {
    /// Notes that somebody was there just now.
    pub fn note_attendance(&mut self) {
        self.seen_ms = Some(self.house.now_ms());
        if self.thinking.asked_alone() {
            // A person must not wait for bots that were asked at leisure.
            self.thinking.forget_all();
        }
    }

    /// Whether anybody is there, or was a moment ago: somebody who reloads a page comes back.
    pub fn is_attended(&self) -> bool {
        self.audiences.is_watched()
            || self.grace_ends_at().is_some_and(|at_ms| self.house.now_ms() < at_ms)
    }

    /// Whether bots may be asked.
    pub fn is_awake(&self) -> bool {
        self.is_attended() || goes_on_alone(&self.table)
    }

    /// House time from which on bots are left alone if nobody comes.
    fn grace_ends_at(&self) -> Option<u64> {
        Some(self.seen_ms?.saturating_add(self.house.config.bot_grace_ms))
    }

    /// House time at which bots that are busy have to stop, as things stand.
    pub fn falls_asleep_at(&self) -> Option<u64> {
        if !self.thinking.is_busy() || self.audiences.is_watched() || goes_on_alone(&self.table) {
            return None;
        }
        self.grace_ends_at()
    }
}
