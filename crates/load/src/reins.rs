//! What holds a run from outside.

use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::watch;

/// What holds a run from outside: how many moves there may still be, how many are acknowledged,
/// and when a socket is to be cut.
#[derive(Debug)]
pub struct Reins {
    left: AtomicU64,
    acked: watch::Sender<u64>,
    /// The same, of each match.
    each: watch::Sender<Vec<u64>>,
    /// How many matches have made all moves that they were to make.
    done: AtomicU64,
    cuts: watch::Sender<u64>,
    cut: watch::Sender<u64>,
}

impl Reins {
    /// Lets that many moves be made, over all matches.
    pub fn new(moves: u64) -> Reins {
        Reins {
            left: AtomicU64::new(moves),
            acked: watch::Sender::new(0),
            each: watch::Sender::default(),
            done: AtomicU64::new(0),
            cuts: watch::Sender::new(0),
            cut: watch::Sender::new(0),
        }
    }

    /// Lets no further move be made: the run ends when all that were made are acknowledged.
    pub fn stop(&self) {
        self.left.store(0, Ordering::Relaxed);
        // Matches that have nothing to wait for look up.
        self.cuts.send_modify(|_| {});
    }

    /// Breaks a socket, without a word: that of the next client, in turn over all matches. Waits
    /// until that is done.
    pub async fn cut(&self) {
        let before = *self.cut.borrow();
        self.cuts.send_modify(|cuts| *cuts += 1);
        // The sender is our own, so waiting cannot fail.
        let _ = self.cut.subscribe().wait_for(|cut| *cut > before).await;
    }

    /// How many moves are acknowledged.
    pub fn acked(&self) -> u64 {
        *self.acked.borrow()
    }

    /// Waits until that many moves are acknowledged.
    pub async fn until_acked(&self, moves: u64) {
        // The sender is our own, so waiting cannot fail.
        let _ = self.acked.subscribe().wait_for(|acked| *acked >= moves).await;
    }

    /// Waits until every match has gone on by that many moves.
    pub async fn until_all_go_on(&self, moves: u64) {
        let before = self.each.borrow().clone();
        let was = |nth: usize| before.get(nth).copied().unwrap_or(0);
        let goes_on = |(nth, is): (usize, &u64)| *is >= was(nth) + moves;
        // As long as no match is expected, none goes on.
        let go_on = |each: &Vec<u64>| !each.is_empty() && each.iter().enumerate().all(goes_on);
        // The sender is our own, so waiting cannot fail.
        let _ = self.each.subscribe().wait_for(go_on).await;
    }

    /// How many matches are held.
    pub(crate) fn expect(&self, matches: usize) {
        self.each.send_replace(vec![0; matches]);
    }

    pub(crate) fn take(&self) -> bool {
        let take = |left: u64| left.checked_sub(1);
        self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take).is_ok()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.left.load(Ordering::Relaxed) == 0
    }

    /// Waits until no further move may be made.
    pub(crate) async fn until_over(&self) {
        let mut stirred = self.cuts.subscribe();
        while !self.is_over() {
            // The sender is our own, so waiting cannot fail.
            let _ = stirred.changed().await;
        }
    }

    pub(crate) fn count(&self) {
        self.acked.send_modify(|acked| *acked += 1);
    }

    /// A match has made all moves that it was to make. After the last of that many, the run ends.
    pub(crate) fn note_done(&self, matches: usize) {
        if self.done.fetch_add(1, Ordering::Relaxed) + 1 >= matches as u64 {
            self.stop();
        }
    }

    /// The match of that number has gone on by a move.
    pub(crate) fn count_of(&self, number: u64) {
        self.each.send_modify(|each| {
            let of_match = usize::try_from(number).ok().and_then(|number| each.get_mut(number));
            of_match.into_iter().for_each(|acked| *acked += 1);
        });
    }

    pub(crate) fn count_cut(&self) {
        self.cut.send_modify(|cut| *cut += 1);
    }

    pub(crate) fn cuts(&self) -> watch::Receiver<u64> {
        self.cuts.subscribe()
    }
}
