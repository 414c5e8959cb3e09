//! How long to wait after nobody could be let in, for want of files or memory.

use std::time::Duration;

const FIRST: Duration = Duration::from_millis(10);
const LONGEST: Duration = Duration::from_secs(1);

/// Longer from time to time, until something succeeds.
#[derive(Debug, Default)]
pub struct Backoff(Option<Duration>);

impl Backoff {
    /// How long to wait this time.
    pub fn next(&mut self) -> Duration {
        let wait = self.0.map_or(FIRST, |last| (last * 2).min(LONGEST));
        self.0 = Some(wait);
        wait
    }

    /// It has succeeded.
    pub fn reset(&mut self) {
        self.0 = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_a_second_and_begin_anew_after_a_success() {
        let mut backoff = Backoff::default();
        let pauses: Vec<u128> = (0..9).map(|_| backoff.next().as_millis()).collect();
        assert_eq!(pauses, [10, 20, 40, 80, 160, 320, 640, 1_000, 1_000]);
        backoff.reset();
        assert_eq!(backoff.next(), FIRST);
    }
}
