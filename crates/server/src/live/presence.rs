//! Whether anybody attends a match, and whether its bots go on where nobody does.
//!
//! A match that nobody attends sleeps: its bots are asked nothing. Clocks go on, whoever is there.

use contract::Awaiting;
use table::Table;

use super::task::Live;

/// Who has this long for a decision, or longer, plays by correspondence.
const CORRESPONDENCE_MS: u64 = 24 * 60 * 60 * 1_000;

impl Live {
    /// Notes that somebody was there just now.
    pub fn note_presence(&mut self) {
        self.seen_ms = Some(self.house.now_ms());
        if self.thinking.asked_alone() {
            // Whoever came must not wait where nobody was expected to.
            self.thinking.forget_all();
        }
    }

    /// Whether anybody is there, or was a moment ago: whoever reloads a page comes back.
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

/// Whether bots play on although nobody is there: in matches by correspondence, or between several
/// people, until one of the people has to act. Nobody is waiting for any other match.
pub fn goes_on_alone(table: &Table) -> bool {
    if table.paused().is_some() {
        return false;
    }
    let Awaiting::Seats(waiting) = table.awaiting() else { return false };
    let sitters = table.sitters();
    let people = sitters.iter().filter(|sitter| sitter.bot.is_none()).count();
    let by_correspondence =
        table.clocks().is_some_and(|clocks| clocks.rule.allowance_ms() >= CORRESPONDENCE_MS);
    let is_missed = people > 1 || (people == 1 && by_correspondence);
    let mut must = waiting.must.iter().peekable();
    is_missed && must.peek().is_some() && must.all(|seat| sitters[seat.idx()].bot.is_some())
}
