//! How long something took.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

/// How long something took, in milliseconds.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Latency {
    /// How often it was measured.
    pub samples: usize,
    /// Half of them took no longer.
    pub p50_ms: f64,
    /// Nineteen of twenty took no longer.
    pub p95_ms: f64,
    /// All but one in a hundred took no longer.
    pub p99_ms: f64,
    /// The longest.
    pub max_ms: f64,
}

impl Latency {
    pub fn of(mut all: Vec<Duration>) -> Latency {
        all.sort_unstable();
        let part = |percent: usize| {
            let rank = (all.len() * percent).div_ceil(100).max(1);
            all.get(rank - 1).map_or(0.0, |time| time.as_secs_f64() * 1_000.0)
        };
        Latency {
            samples: all.len(),
            p50_ms: part(50),
            p95_ms: part(95),
            p99_ms: part(99),
            max_ms: part(100),
        }
    }
}

impl fmt::Display for Latency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "p50 {:.2} ms, p95 {:.2} ms, p99 {:.2} ms, longest {:.2} ms ({} measured)",
            self.p50_ms, self.p95_ms, self.p99_ms, self.max_ms, self.samples
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_what_was_measured() {
        let all = (1..=200).rev().map(Duration::from_millis).collect();
        let latency = Latency::of(all);
        assert_eq!((latency.p50_ms, latency.p95_ms), (100.0, 190.0));
        assert_eq!((latency.p99_ms, latency.max_ms), (198.0, 200.0));
        assert_eq!(Latency::of(Vec::new()).p99_ms, 0.0);
    }
}
