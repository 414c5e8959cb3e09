//! Whether anybody is left on a socket that says nothing.

use std::time::Duration;

use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at};

/// What to do about a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nothing: something was heard.
    Wait,
    /// Ask whether anybody is there.
    Ask,
    /// Nobody is: close it.
    GiveUp,
}

/// Whether anybody is left. There is one timer for the whole life of a socket, so that messages
/// cost nothing.
#[derive(Debug)]
pub struct Quiet {
    ticks: Interval,
    next: Step,
}

impl Quiet {
    /// Asks after that long without a word, and gives up after as long again.
    pub fn new(longest: Duration) -> Quiet {
        let longest = longest.max(Duration::from_millis(1));
        let mut ticks = interval_at(Instant::now() + longest, longest);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Quiet { ticks, next: Step::Ask }
    }

    /// Notes that something was heard.
    pub fn heard(&mut self) {
        self.next = Step::Wait;
    }

    /// Waits until something is to be done.
    pub async fn next(&mut self) -> Step {
        self.ticks.tick().await;
        let step = self.next;
        self.next = match step {
            Step::Wait => Step::Ask,
            Step::Ask | Step::GiveUp => Step::GiveUp,
        };
        step
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_silent_socket_is_asked_once_and_then_given_up() {
        let mut quiet = Quiet::new(Duration::from_millis(1));
        assert_eq!(quiet.next().await, Step::Ask);
        quiet.heard();
        assert_eq!([quiet.next().await, quiet.next().await], [Step::Wait, Step::Ask]);
        assert_eq!(quiet.next().await, Step::GiveUp);
    }
}
