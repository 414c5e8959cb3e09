//! Where time comes from.
//!
//! The house has its own time: how long servers of this store have been up, altogether. Match time
//! is a difference of house times, so that nobody is charged for downtime, and a match that left
//! memory needs no timer of its own.

use std::sync::Arc;
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

/// House time: how long servers of this store have been up, altogether.
#[derive(Clone)]
pub struct HouseTime {
    clock: Arc<dyn Clock>,
    /// House time when this server began.
    base_ms: u64,
}

impl HouseTime {
    /// Goes on from there with that clock.
    pub fn new(clock: Arc<dyn Clock>, base_ms: u64) -> HouseTime {
        HouseTime { clock, base_ms }
    }

    pub fn now_ms(&self) -> u64 {
        self.base_ms + self.clock.now_ms()
    }

    /// Waits until then, or for ever.
    pub async fn sleep_until(&self, at_ms: Option<u64>) {
        match at_ms {
            Some(at_ms) => self.clock.sleep_until(at_ms.saturating_sub(self.base_ms)).await,
            None => std::future::pending().await,
        }
    }
}
