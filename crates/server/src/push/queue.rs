//! Whose turn it is to be told: guests one after the other, whatever waits for each of them.

use std::collections::{HashSet, VecDeque};

use contract::AnyTitle;

/// Somebody who is to be told that a match waits for them.
#[derive(Clone)]
pub struct Call {
    /// The guest.
    pub guest: String,
    /// The key of the table.
    pub table: String,
    pub title: &'static dyn AnyTitle,
    /// How long the news is worth something, in seconds.
    pub ttl_s: u64,
}

/// How much waits altogether; what comes after is left out.
const MOST: usize = 2_000;
/// How many matches of one guest wait at once.
const MOST_OF_GUEST: usize = 20;

/// What waits for one guest.
struct Line {
    guest: String,
    calls: VecDeque<Call>,
}

/// Guests take turns, and each is told one thing at a time.
#[derive(Default)]
pub struct Queue {
    /// Nobody stands here twice, or with nothing to be told.
    lines: VecDeque<Line>,
    /// Guests who are being told something.
    busy: HashSet<String>,
    count: usize,
}

impl Queue {
    /// Adds a call, in place of an older one about the same table. Tells whether there was room.
    pub fn add(&mut self, call: Call) -> bool {
        let line = self.lines.iter_mut().find(|line| line.guest == call.guest);
        if let Some(line) = line {
            if let Some(older) = line.calls.iter_mut().find(|older| older.table == call.table) {
                *older = call;
                return true;
            }
            if self.count >= MOST || line.calls.len() >= MOST_OF_GUEST {
                return false;
            }
            line.calls.push_back(call);
        } else {
            if self.count >= MOST {
                return false;
            }
            self.lines.push_back(Line { guest: call.guest.clone(), calls: [call].into() });
        }
        self.count += 1;
        true
    }

    /// The next call: of the guest who has waited longest and is not being told something. They are
    /// busy until [`Queue::done`].
    pub fn pop(&mut self) -> Option<Call> {
        let free = self.lines.iter().position(|line| !self.busy.contains(&line.guest))?;
        let mut line = self.lines.remove(free)?;
        let call = line.calls.pop_front()?;
        if !line.calls.is_empty() {
            self.lines.push_back(line);
        }
        self.count -= 1;
        self.busy.insert(call.guest.clone());
        Some(call)
    }

    /// A guest has been told something.
    pub fn done(&mut self, guest: &str) {
        self.busy.remove(guest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(guest: &str, table: &str, ttl_s: u64) -> Call {
        let title = catalogue::find("connect-four").unwrap();
        Call { guest: guest.into(), table: table.into(), title, ttl_s }
    }

    fn next(queue: &mut Queue) -> Option<(String, String)> {
        queue.pop().map(|call| (call.guest, call.table))
    }

    fn named(guest: &str, table: &str) -> Option<(String, String)> {
        Some((guest.into(), table.into()))
    }

    #[test]
    fn guests_take_turns_however_much_waits_for_one() {
        let mut queue = Queue::default();
        for table in ["a", "b", "c"] {
            assert!(queue.add(call("ann", table, 1)));
        }
        queue.add(call("bob", "d", 1));
        assert_eq!(next(&mut queue), named("ann", "a"));
        assert_eq!(next(&mut queue), named("bob", "d"), "Ann is being told something");
        assert_eq!(next(&mut queue), None, "one thing at a time");
        queue.done("ann");
        queue.add(call("cleo", "e", 1));
        assert_eq!(next(&mut queue), named("ann", "b"));
        queue.done("ann");
        assert_eq!(next(&mut queue), named("cleo", "e"), "the one who has waited longer");
        assert_eq!(next(&mut queue), named("ann", "c"));
        queue.done("ann");
        assert_eq!(next(&mut queue), None);
        assert_eq!(queue.count, 0);
    }

    #[test]
    fn several_turns_of_a_match_that_wait_are_one() {
        let mut queue = Queue::default();
        queue.add(call("ann", "a", 1));
        assert!(queue.add(call("ann", "a", 2)));
        assert_eq!(queue.pop().map(|call| call.ttl_s), Some(2), "the newer one");
        queue.done("ann");
        assert!(queue.pop().is_none());
    }

    #[test]
    fn what_waits_is_bounded_for_each_and_altogether() {
        let mut queue = Queue::default();
        let added = (0..100).filter(|n| queue.add(call("ann", &n.to_string(), 1))).count();
        assert_eq!(added, MOST_OF_GUEST);
        assert!(queue.add(call("bob", "a", 1)), "others have room");
        for guest in 0..2 * MOST {
            queue.add(call(&guest.to_string(), "a", 1));
        }
        assert_eq!(queue.count, MOST);
    }
}
