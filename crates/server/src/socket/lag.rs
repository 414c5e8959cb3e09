//! How long a client's messages travel.
//!
//! A ping goes out when a client has something to say and none has for a while, so a quiet socket
//! costs nothing. Half of the round trip, smoothed, is what a command came late; a client that
//! answers late on purpose gains no more than the cap.

/// Who is further away gets no more credit than this.
const MOST_MS: u64 = 150;
/// How often the way is measured at most.
const EVERY_MS: u64 = 5_000;

/// The way to one client.
#[derive(Debug, Default)]
pub struct Lag {
    /// The number of the last ping, and when it was sent.
    sent: Option<(u64, u64)>,
    /// Whether it has been answered.
    answered: bool,
    round_trip_ms: Option<u64>,
}

impl Lag {
    /// What to send, if it is time to measure again.
    pub fn ping(&mut self, now_ms: u64) -> Option<[u8; 8]> {
        let number = match self.sent {
            Some((_, at_ms)) if now_ms < at_ms.saturating_add(EVERY_MS) => return None,
            Some((number, _)) => number.wrapping_add(1),
            None => 0,
        };
        self.sent = Some((number, now_ms));
        self.answered = false;
        Some(number.to_be_bytes())
    }

    /// Notes an answer. One that was not asked for, or comes twice, says nothing.
    pub fn pong(&mut self, answer: &[u8], now_ms: u64) {
        let Some((number, at_ms)) = self.sent else { return };
        if self.answered || answer != number.to_be_bytes() {
            return;
        }
        self.answered = true;
        let took_ms = now_ms.saturating_sub(at_ms);
        let smooth = |old_ms: u64| (old_ms.saturating_mul(3).saturating_add(took_ms)) / 4;
        self.round_trip_ms = Some(self.round_trip_ms.map_or(took_ms, smooth));
    }

    /// How much later than meant a command arrives.
    pub fn credit_ms(&self) -> u32 {
        let half_ms = self.round_trip_ms.unwrap_or(0) / 2;
        u32::try_from(half_ms.min(MOST_MS)).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(lag: &mut Lag, at_ms: u64, took_ms: u64) -> u32 {
        let ping = lag.ping(at_ms).unwrap();
        lag.pong(&ping, at_ms + took_ms);
        lag.credit_ms()
    }

    #[test]
    fn half_of_the_round_trip_counts_smoothed_and_capped() {
        let mut lag = Lag::default();
        assert_eq!(lag.credit_ms(), 0, "nothing is known yet");
        assert_eq!(measured(&mut lag, 0, 100), 50);
        assert_eq!(lag.ping(4_999), None, "too soon");
        assert_eq!(measured(&mut lag, 5_000, 200), 62, "one slow answer counts a quarter");
        assert_eq!(measured(&mut lag, 20_000, 4_000), 150, "no more than that");
    }

    #[test]
    fn answers_that_nobody_asked_for_say_nothing() {
        let mut lag = Lag::default();
        lag.pong(&[0; 8], 900);
        assert_eq!(lag.credit_ms(), 0);
        let ping = lag.ping(1_000).unwrap();
        lag.pong(b"garbage", 1_200);
        lag.pong(&ping, 1_040);
        lag.pong(&ping, 9_999);
        assert_eq!(lag.credit_ms(), 20, "the first right one");
    }
}
