//! When a move was sent, acknowledged, and seen by somebody else.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// Moves and sights of them that wait for each other.
#[derive(Debug, Default)]
pub struct Sightings {
    sent: VecDeque<Sent>,
    seen: VecDeque<Seen>,
}

#[derive(Debug)]
struct Sent {
    who: usize,
    version: u64,
    at: Instant,
}

#[derive(Debug)]
struct Seen {
    who: usize,
    /// The update led from the first to the second version.
    versions: (u64, u64),
    at: Instant,
}

/// What nobody saw by then is not waited for any longer.
const KEPT: usize = 64;

impl Sightings {
    /// A move that was sent then is acknowledged. Tells how long it took until somebody else saw
    /// it, if they have.
    pub fn acked(&mut self, who: usize, version: u64, at: Instant) -> Option<Duration> {
        let shows = |seen: &&Seen| {
            seen.who != who && seen.versions.0 < version && version <= seen.versions.1
        };
        if let Some(seen) = self.seen.iter().find(shows) {
            return Some(seen.at.saturating_duration_since(at));
        }
        keep(&mut self.sent, Sent { who, version, at });
        None
    }

    /// Somebody was told what happened between two versions. Tells how long it took, if it was the
    /// first sight of a move.
    pub fn saw(&mut self, who: usize, versions: (u64, u64), at: Instant) -> Option<Duration> {
        let shows = |sent: &Sent| {
            sent.who != who && versions.0 < sent.version && sent.version <= versions.1
        };
        if let Some(sent) = self.sent.iter().position(shows).and_then(|at| self.sent.remove(at)) {
            return Some(at.saturating_duration_since(sent.at));
        }
        keep(&mut self.seen, Seen { who, versions, at });
        None
    }

    /// Another match begins.
    pub fn forget(&mut self) {
        self.sent.clear();
        self.seen.clear();
    }
}

fn keep<T>(queue: &mut VecDeque<T>, item: T) {
    if queue.len() >= KEPT {
        queue.pop_front();
    }
    queue.push_back(item);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_sight_by_another_counts_whichever_comes_first() {
        let begin = Instant::now();
        let after = |ms| begin + Duration::from_millis(ms);
        let mut sightings = Sightings::default();
        assert_eq!(sightings.saw(0, (0, 1), after(3)), None, "its own update is no sight");
        assert_eq!(sightings.acked(0, 1, begin), None);
        assert_eq!(sightings.saw(1, (0, 1), after(5)), Some(Duration::from_millis(5)));
        assert_eq!(sightings.saw(1, (1, 3), after(7)), None, "the acknowledgement is to come");
        assert_eq!(sightings.saw(2, (1, 3), after(9)), None);
        assert_eq!(sightings.acked(0, 2, after(4)), Some(Duration::from_millis(3)));
    }
}
