//! When a match goes on by itself, and whom it waits for: what the store notes of it.

use contract::Awaiting;
use store::Wake;
use table::Table;

/// Players with this long for a decision, or longer, play by correspondence.
const CORRESPONDENCE_MS: u64 = 24 * 60 * 60 * 1_000;

/// Whether players have a day or longer for each decision.
pub fn is_by_days(table: &Table) -> bool {
    table.clocks().is_some_and(|clocks| clocks.rule.allowance_ms() >= CORRESPONDENCE_MS)
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
    let is_missed = people > 1 || (people == 1 && is_by_days(table));
    let mut must = waiting.must.iter().peekable();
    is_missed && must.peek().is_some() && must.all(|seat| sitters[seat.idx()].bot.is_some())
}

/// The seats of people whom the match waits for, one bit each: what lists tell of it.
pub fn awaited(table: &Table) -> u8 {
    let Awaiting::Seats(waiting) = table.awaiting() else { return 0 };
    let people = waiting.must.iter().filter(|seat| table.sitters()[seat.idx()].bot.is_none());
    let bits = people.map(|seat| 1u8.checked_shl(seat.0.into()).unwrap_or(0));
    if table.paused().is_some() { 0 } else { bits.sum() }
}

/// When the match goes on by itself, in house time.
pub fn wake(table: &Table, began_ms: u64) -> Wake {
    if matches!(table.awaiting(), Awaiting::Over(_)) {
        return Wake::default();
    }
    Wake {
        at_ms: table.due_ms().map(|at_ms| at_ms.saturating_add(began_ms)),
        bot: goes_on_alone(table),
    }
}
