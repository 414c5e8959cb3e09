//! Where time comes from.
//!
//! The house has its own time: how long servers of this store have been up, altogether. Match time
//! is a difference of house times, so that nobody is charged for downtime, and a match that left
//! memory needs no timer of its own.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use async_trait::async_trait;
use tokio::sync::watch;

/// A clock that goes forward.
#[async_trait]
pub trait Clock: Send + Sync + 'static {
    /// Milliseconds since it began.
    fn now_ms(&self) -> u64;

    /// The date: seconds since 1970.
    fn date_s(&self) -> i64;

    /// Waits until that many milliseconds have passed since it began.
    async fn sleep_until(&self, at_ms: u64);

    /// Days since 1970, by the calendar of the world outside: what cookies are dated by.
    fn today(&self) -> u64 {
        u64::try_from(self.date_s() / DAY_S).unwrap_or(0)
    }
}

const DAY_S: i64 = 24 * 60 * 60;

/// The machine's clock.
#[derive(Debug)]
pub struct RealClock(Instant);

impl RealClock {
    /// Begins now.
    pub fn new() -> RealClock {
        RealClock(Instant::now())
    }
}

impl Default for RealClock {
    fn default() -> RealClock {
        RealClock::new()
    }
}

#[async_trait]
impl Clock for RealClock {
    fn now_ms(&self) -> u64 {
        u64::try_from(self.0.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn date_s(&self) -> i64 {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        // A machine whose clock is before 1970 does not know the date.
        since.map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(i64::MAX))
    }

    async fn sleep_until(&self, at_ms: u64) {
        let at = self.0 + Duration::from_millis(at_ms);
        tokio::time::sleep_until(at.into()).await;
    }
}

/// A clock that tests move by hand.
#[derive(Debug)]
pub struct HandClock(watch::Sender<u64>);

impl HandClock {
    /// The date when it stands at nought.
    pub const BEGAN_S: i64 = 1_800_000_000;

    /// Stands at nought.
    pub fn new() -> HandClock {
        HandClock(watch::Sender::new(0))
    }

    /// Moves it on.
    pub fn advance(&self, by_ms: u64) {
        self.0.send_modify(|now_ms| *now_ms += by_ms);
    }
}

impl Default for HandClock {
    fn default() -> HandClock {
        HandClock::new()
    }
}

#[async_trait]
impl Clock for HandClock {
    fn now_ms(&self) -> u64 {
        *self.0.borrow()
    }

    fn date_s(&self) -> i64 {
        HandClock::BEGAN_S.saturating_add_unsigned(self.now_ms() / 1_000)
    }

    async fn sleep_until(&self, at_ms: u64) {
        // The sender lives as long as the clock, so waiting cannot fail.
        let _ = self.0.subscribe().wait_for(|now_ms| *now_ms >= at_ms).await;
    }
}

/// House time, as this server knows it: read from the store with every beat, and counted on by the
/// server's own clock between two beats.
#[derive(Clone)]
pub struct HouseTime(Arc<Hands>);

struct Hands {
    clock: Arc<dyn Clock>,
    /// How long the server counts on after a reading. Then time stands still, because nobody knows
    /// whether it does in the house.
    longest_ms: Option<u64>,
    reading: Mutex<Reading>,
    /// What was told last: time never runs backwards.
    told_ms: AtomicU64,
    /// Tells sleepers that time goes on, or has jumped.
    stirs: watch::Sender<()>,
}

/// House time, and what the server's own clock said then.
#[derive(Clone, Copy, Debug)]
struct Reading {
    house_ms: u64,
    own_ms: u64,
}

/// Readings differ by the time that messages travel. Sleepers are not woken for less than this.
const JUMP_MS: u64 = 100;

impl HouseTime {
    /// Goes on from there with that clock, for that long after each reading.
    pub fn new(clock: Arc<dyn Clock>, base_ms: u64, longest_ms: Option<u64>) -> HouseTime {
        let reading = Mutex::new(Reading { house_ms: base_ms, own_ms: clock.now_ms() });
        let (told_ms, stirs) = (AtomicU64::new(base_ms), watch::Sender::new(()));
        HouseTime(Arc::new(Hands { clock, longest_ms, reading, told_ms, stirs }))
    }

    pub fn now_ms(&self) -> u64 {
        let counted_ms = self.0.counted_ms();
        self.0.told_ms.fetch_max(counted_ms, Ordering::AcqRel).max(counted_ms)
    }

    /// What the server's own clock says.
    pub fn own_ms(&self) -> u64 {
        self.0.clock.now_ms()
    }

    /// How long ago house time was last read.
    pub fn age_ms(&self) -> u64 {
        self.own_ms().saturating_sub(self.0.reading().own_ms)
    }

    /// Whether the last reading is so old that time stands still.
    pub fn stands_still(&self) -> bool {
        self.0.longest_ms.is_some_and(|longest_ms| self.age_ms() > longest_ms)
    }

    /// House time was read when the server's own clock said `own_ms`.
    pub fn set(&self, house_ms: u64, own_ms: u64) {
        let stood_still = self.stands_still();
        let counted_ms = self.0.counted_ms();
        *self.0.reading() = Reading { house_ms, own_ms };
        if stood_still || self.0.counted_ms().abs_diff(counted_ms) > JUMP_MS {
            self.0.stirs.send_replace(());
        }
    }

    /// Waits until time does not stand still.
    pub async fn until_it_goes_on(&self) {
        let mut stirs = self.0.stirs.subscribe();
        while self.stands_still() {
            // The sender lives as long as this does.
            let _ = stirs.changed().await;
        }
    }

    /// Waits until then, or for ever.
    pub async fn sleep_until(&self, at_ms: Option<u64>) {
        let Some(at_ms) = at_ms else { return std::future::pending().await };
        let mut stirs = self.0.stirs.subscribe();
        while self.now_ms() < at_ms {
            if self.stands_still() {
                // The sender lives as long as this does.
                let _ = stirs.changed().await;
                continue;
            }
            let Reading { house_ms, own_ms } = *self.0.reading();
            let most_ms = self.0.longest_ms.map_or(u64::MAX, |longest_ms| longest_ms + 1);
            let wait_ms = at_ms.saturating_sub(house_ms).min(most_ms);
            tokio::select! {
                () = self.0.clock.sleep_until(own_ms.saturating_add(wait_ms)) => {}
                _ = stirs.changed() => {}
            }
        }
    }
}

impl Hands {
    fn reading(&self) -> MutexGuard<'_, Reading> {
        self.reading.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn counted_ms(&self) -> u64 {
        let Reading { house_ms, own_ms } = *self.reading();
        let passed_ms = self.clock.now_ms().saturating_sub(own_ms);
        house_ms + passed_ms.min(self.longest_ms.unwrap_or(u64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn time(longest_ms: Option<u64>) -> (Arc<HandClock>, HouseTime) {
        let clock = Arc::new(HandClock::new());
        (Arc::clone(&clock), HouseTime::new(clock, 1_000, longest_ms))
    }

    #[test]
    fn it_counts_on_between_readings_and_stands_still_without_them() {
        let (clock, time) = time(Some(2_000));
        clock.advance(1_999);
        assert_eq!((time.now_ms(), time.stands_still()), (2_999, false));
        clock.advance(60_000);
        assert_eq!((time.now_ms(), time.stands_still()), (3_000, true));
        time.set(3_500, clock.now_ms());
        clock.advance(10);
        assert_eq!((time.now_ms(), time.stands_still()), (3_510, false));
    }

    #[test]
    fn it_never_runs_backwards() {
        let (clock, time) = time(None);
        clock.advance(500);
        assert_eq!(time.now_ms(), 1_500);
        time.set(1_200, clock.now_ms());
        clock.advance(100);
        assert_eq!(time.now_ms(), 1_500, "it waits for the house");
        clock.advance(300);
        assert_eq!(time.now_ms(), 1_600);
    }

    #[tokio::test]
    async fn who_sleeps_is_woken_by_house_time_alone() {
        let (clock, time) = time(Some(2_000));
        let sleeper = tokio::spawn({
            let time = time.clone();
            async move { time.sleep_until(Some(9_000)).await }
        });
        tokio::task::yield_now().await;
        clock.advance(100_000);
        tokio::task::yield_now().await;
        assert!(!sleeper.is_finished(), "the house may have stood still all the time");
        time.set(8_999, clock.now_ms());
        tokio::task::yield_now().await;
        assert!(!sleeper.is_finished());
        clock.advance(1);
        sleeper.await.unwrap();
    }
}
