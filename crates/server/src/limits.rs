//! How much a client may ask for.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{self, Arc, PoisonError};

use crate::config::Rate;

/// A bucket of tokens: each request takes one, and they come back with time.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    /// In thousandths of a token.
    level: u64,
    at_ms: u64,
}

impl Bucket {
    /// A full bucket.
    pub fn new(rate: Rate, now_ms: u64) -> Bucket {
        Bucket { level: u64::from(rate.burst) * 1_000, at_ms: now_ms }
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self, rate: Rate, now_ms: u64) -> bool {
        // A token a second is a thousandth of a token a millisecond.
        let back = now_ms.saturating_sub(self.at_ms).saturating_mul(rate.per_second.into());
        self.level = self.level.saturating_add(back).min(u64::from(rate.burst) * 1_000);
        self.at_ms = self.at_ms.max(now_ms);
        match self.level.checked_sub(1_000) {
            Some(left) => {
                self.level = left;
                true
            }
            None => false,
        }
    }

    fn is_full(&self, rate: Rate, now_ms: u64) -> bool {
        let back = now_ms.saturating_sub(self.at_ms).saturating_mul(rate.per_second.into());
        self.level.saturating_add(back) >= u64::from(rate.burst) * 1_000
    }
}

/// A bucket for each client, or whatever else is counted.
#[derive(Debug)]
pub struct Buckets<K>(sync::Mutex<Remembered<K>>);

#[derive(Debug)]
struct Remembered<K> {
    buckets: HashMap<K, Bucket>,
    /// With that many, the full ones are looked for: they say no more than none at all.
    sweep_at: usize,
}

/// How many are remembered before the full ones are looked for.
const REMEMBERED: usize = 10_000;

impl<K> Default for Buckets<K> {
    fn default() -> Buckets<K> {
        Buckets(sync::Mutex::new(Remembered { buckets: HashMap::new(), sweep_at: REMEMBERED }))
    }
}

impl<K: Eq + Hash> Buckets<K> {
    /// Takes a token of that one, if there is one.
    pub fn take(&self, whose: K, rate: Rate, now_ms: u64) -> bool {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.buckets.len() >= all.sweep_at {
            all.buckets.retain(|_, bucket| !bucket.is_full(rate, now_ms));
            // Only when as many more have come: otherwise each request could cost a sweep.
            all.sweep_at = REMEMBERED.max(2 * all.buckets.len());
        }
        let bucket = all.buckets.entry(whose).or_insert_with(|| Bucket::new(rate, now_ms));
        bucket.take(rate, now_ms)
    }
}

/// How many connections each address holds.
#[derive(Debug, Default)]
pub struct Connections(sync::Mutex<HashMap<IpAddr, usize>>);

/// A connection that counts until it is dropped.
#[derive(Debug)]
pub struct Connection {
    all: Arc<Connections>,
    address: IpAddr,
}

impl Connections {
    /// One more for that address, if it has fewer than `most`.
    pub fn open(self: &Arc<Connections>, address: IpAddr, most: usize) -> Option<Connection> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Connection { all: Arc::clone(self), address })
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut counts = self.all.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.address) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_tokens_come_back() {
        let rate = Rate { burst: 3, per_second: 2 };
        let mut bucket = Bucket::new(rate, 0);
        assert_eq!([0, 0, 0, 0].map(|now| bucket.take(rate, now)), [true, true, true, false]);
        assert!(!bucket.take(rate, 400), "two a second: the first is back after half a second");
        assert!(bucket.take(rate, 500));
        assert!(!bucket.take(rate, 500));
        assert_eq!([90_000; 4].map(|now| bucket.take(rate, now)), [true, true, true, false]);
    }

    #[test]
    fn a_bucket_is_full_again_when_every_token_is_back() {
        let rate = Rate { burst: 3, per_second: 2 };
        let mut bucket = Bucket::new(rate, 50);
        assert!(bucket.is_full(rate, 50));
        assert!(bucket.take(rate, 50) && bucket.take(rate, 50));
        assert_eq!([50, 1_049, 1_050].map(|now| bucket.is_full(rate, now)), [false, false, true]);
    }

    #[test]
    fn addresses_do_not_share_a_bucket() {
        let rate = Rate { burst: 1, per_second: 1 };
        let buckets = Buckets::default();
        let [one, two] = [1, 2].map(|last| IpAddr::from([127, 0, 0, last]));
        assert!(buckets.take(one, rate, 0));
        assert!(!buckets.take(one, rate, 0));
        assert!(buckets.take(two, rate, 0));
    }

    #[test]
    fn buckets_that_are_full_again_are_forgotten() {
        let rate = Rate { burst: 2, per_second: 1 };
        let buckets: Buckets<usize> = Buckets::default();
        for whose in 0..3 * REMEMBERED {
            buckets.take(whose, rate, whose as u64);
        }
        let kept = buckets.0.lock().unwrap().buckets.len();
        assert!(kept <= REMEMBERED + 1_001, "{kept}: those of the last second are not full yet");
    }

    #[test]
    fn a_client_that_has_used_everything_up_is_not_forgotten_in_a_crowd() {
        let rate = Rate { burst: 1, per_second: 1 };
        let buckets: Buckets<usize> = Buckets::default();
        assert!(buckets.take(0, rate, 60_000));
        for whose in 1..=REMEMBERED {
            buckets.take(whose, rate, 60_000);
        }
        assert!(!buckets.take(0, rate, 60_000), "a sweep is no way to get a token");
    }

    #[test]
    fn where_nothing_can_be_forgotten_a_sweep_is_not_repeated_at_once() {
        let rate = Rate { burst: 2, per_second: 0 };
        let buckets: Buckets<usize> = Buckets::default();
        for whose in 0..REMEMBERED {
            buckets.take(whose, rate, 0);
        }
        assert_eq!(buckets.0.lock().unwrap().sweep_at, REMEMBERED, "there was no sweep yet");
        buckets.take(REMEMBERED, rate, 0);
        let all = buckets.0.lock().unwrap();
        assert_eq!(all.buckets.len(), REMEMBERED + 1, "each has used a token");
        assert_eq!(all.sweep_at, 2 * REMEMBERED, "as many more have to come first");
    }

    #[test]
    fn a_connection_counts_until_it_is_dropped() {
        let connections = Arc::new(Connections::default());
        let [one, two] = [1, 2].map(|last| IpAddr::from([127, 0, 0, last]));
        let first = connections.open(one, 1);
        assert!(first.is_some() && connections.open(one, 1).is_none());
        assert!(connections.open(two, 1).is_some(), "another client");
        drop(first);
        assert!(connections.open(one, 1).is_some());
        assert!(connections.0.lock().unwrap().is_empty(), "nothing is kept of those who have gone");
    }
}
