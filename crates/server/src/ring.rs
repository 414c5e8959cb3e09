//! The last updates of an audience, for people who come back.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::outbox::Letter;

/// How many bytes of updates are kept for an audience: somebody who missed more is better off with
/// the whole view.
const KEPT_BYTES: usize = 16 * 1024;

/// How much all rings of a server may keep, and do.
#[derive(Debug)]
pub struct Rings {
    /// How many updates each ring keeps.
    updates: usize,
    /// How many bytes all of them keep together.
    most: usize,
    kept: AtomicUsize,
}

impl Rings {
    /// Rings of that many updates, and of that many bytes together.
    pub fn new(updates: usize, most: usize) -> Arc<Rings> {
        Arc::new(Rings { updates, most, kept: AtomicUsize::new(0) })
    }
}

/// An update, and the version before it.
#[derive(Clone, Debug)]
pub struct Sent {
    pub after: u64,
    pub letter: Letter,
}

/// The last updates of an audience.
#[derive(Debug)]
pub struct Ring {
    sent: VecDeque<Sent>,
    /// How many bytes that is.
    kept: usize,
    shared: Arc<Rings>,
}

impl Ring {
    /// An empty one among others.
    pub fn new(shared: &Arc<Rings>) -> Ring {
        Ring { sent: VecDeque::new(), kept: 0, shared: Arc::clone(shared) }
    }

    /// Keeps an update, and forgets the oldest ones. Where all rings together keep too much, this
    /// one may keep nothing: a client that comes back gets the whole view.
    pub fn keep(&mut self, sent: Sent) {
        let bytes = sent.letter.text.len();
        self.kept += bytes;
        let mut all = self.shared.kept.fetch_add(bytes, Ordering::Relaxed) + bytes;
        self.sent.push_back(sent);
        while self.sent.len() > self.shared.updates
            || (self.kept > KEPT_BYTES && self.sent.len() > 1)
            || all > self.shared.most
        {
            let Some(oldest) = self.sent.pop_front() else { return };
            let bytes = oldest.letter.text.len();
            self.kept -= bytes;
            all = self.shared.kept.fetch_sub(bytes, Ordering::Relaxed) - bytes;
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.shared.kept.fetch_sub(self.kept, Ordering::Relaxed);
        self.sent = VecDeque::new();
        self.kept = 0;
    }

    /// What was sent since that version, if it is still known.
    pub fn since(&self, seen: u64) -> Option<Vec<Letter>> {
        let first = self.sent.iter().position(|sent| sent.after == seen)?;
        Some(self.sent.iter().skip(first).map(|sent| sent.letter.clone()).collect())
    }
}

impl Drop for Ring {
    fn drop(&mut self) {
        self.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn update(after: u64, bytes: usize) -> Sent {
        let text = "x".repeat(bytes).into();
        Sent { after, letter: Letter { text, kind: "update", reached: None, is_last: false } }
    }

    fn known(ring: &Ring) -> Vec<u64> {
        ring.sent.iter().map(|sent| sent.after).collect()
    }

    #[test]
    fn a_ring_keeps_the_newest_updates_by_number_and_size() {
        let rings = Rings::new(3, usize::MAX);
        let mut ring = Ring::new(&rings);
        (0..5).for_each(|after| ring.keep(update(after, 10)));
        assert_eq!(known(&ring), [2, 3, 4]);
        assert_eq!(ring.since(3).map(|letters| letters.len()), Some(2));
        assert!(ring.since(1).is_none(), "forgotten");
        ring.keep(update(5, KEPT_BYTES - 10));
        assert_eq!(known(&ring), [4, 5]);
    }

    #[test]
    fn rings_share_what_they_may_keep() {
        let rings = Rings::new(10, 100);
        let [mut one, mut other] = [Ring::new(&rings), Ring::new(&rings)];
        (0..8).for_each(|after| one.keep(update(after, 10)));
        (0..8).for_each(|after| other.keep(update(after, 10)));
        assert_eq!((known(&one).len(), known(&other)), (8, vec![6, 7]), "no more than that");
        one.keep(update(8, 10));
        assert_eq!(known(&one).first(), Some(&1), "who adds something makes room for it");
        drop(one);
        (8..16).for_each(|after| other.keep(update(after, 10)));
        assert_eq!(known(&other).len(), 10, "there is room again");
        other.clear();
        assert_eq!(rings.kept.load(Ordering::Relaxed), 0);
    }
}
