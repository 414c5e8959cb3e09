//! How long players may think.
//!
//! Time enters only as the `at_ms` of lines, so a replay runs the same clocks. A seat's clock runs
//! while the game cannot go on without it and a person sits there. Who runs out of time is played
//! by a bot from then on; that is a line of the log like any other.

use contract::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What the lobby chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockRule {
    /// This long for each decision.
    PerMove { seconds: u32 },
    /// This long for the whole match, and a little more with each decision.
    PerGame {
        seconds: u32,
        /// What each decision adds, in seconds.
        #[serde(default)]
        increment: u32,
    },
    /// This many days for each decision, for matches by correspondence.
    DaysPerMove { days: u32 },
}

const SECOND_MS: u64 = 1_000;
const DAY_MS: u64 = 24 * 60 * 60 * SECOND_MS;

impl ClockRule {
    /// What a seat has at the beginning, or for each decision.
    pub fn allowance_ms(self) -> u64 {
        match self {
            ClockRule::PerMove { seconds } | ClockRule::PerGame { seconds, .. } => {
                u64::from(seconds) * SECOND_MS
            }
            ClockRule::DaysPerMove { days } => u64::from(days) * DAY_MS,
        }
    }

    /// What is left to a seat after a decision.
    fn after_act(self, left_ms: u64) -> u64 {
        match self {
            ClockRule::PerGame { increment, .. } => left_ms + u64::from(increment) * SECOND_MS,
            ClockRule::PerMove { .. } | ClockRule::DaysPerMove { .. } => self.allowance_ms(),
        }
    }

    /// What is left to a seat whose clock begins to run again.
    fn asked_again(self, left_ms: u64) -> u64 {
        match self {
            ClockRule::PerGame { .. } => left_ms,
            ClockRule::PerMove { .. } | ClockRule::DaysPerMove { .. } => self.allowance_ms(),
        }
    }

    /// What is left at least to those who take a seat back: a tenth of the time, or nobody who ran
    /// out of it could ever come back.
    fn taken_back(self, left_ms: u64) -> u64 {
        left_ms.max(self.allowance_ms() / 10)
    }
}

/// The clocks of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    pub rule: ClockRule,
    /// Each seat's clock.
    pub seats: Vec<SeatClock>,
    /// The match time of the last line.
    pub at_ms: u64,
}

/// One seat's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatClock {
    /// What is left, at the time of the last line.
    pub left_ms: u64,
    /// Whether it runs.
    pub running: bool,
}

impl Clocks {
    /// Full clocks that stand still.
    pub fn new(rule: ClockRule, seats: usize) -> Clocks {
        let full = SeatClock { left_ms: rule.allowance_ms(), running: false };
        Clocks { rule, seats: vec![full; seats], at_ms: 0 }
    }

    /// Notes a line: time has passed for those whose clock ran, `acted` has decided, and from now
    /// on the clocks of `runs` run.
    pub(crate) fn note(&mut self, at_ms: u64, acted: Option<Seat>, runs: SeatSet) {
        let passed = at_ms.saturating_sub(self.at_ms);
        self.at_ms = self.at_ms.max(at_ms);
        for (seat, clock) in Seat::all(self.seats.len()).zip(&mut self.seats) {
            if clock.running {
                clock.left_ms = clock.left_ms.saturating_sub(passed);
            }
            let begins = runs.contains(seat) && !clock.running;
            if acted == Some(seat) {
                clock.left_ms = self.rule.after_act(clock.left_ms);
            } else if begins {
                clock.left_ms = self.rule.asked_again(clock.left_ms);
            }
            clock.running = runs.contains(seat);
        }
    }

    /// Gives a seat that is taken back something to think with.
    pub(crate) fn taken_back(&mut self, seat: Seat) {
        if let Some(clock) = self.seats.get_mut(seat.idx()) {
            clock.left_ms = self.rule.taken_back(clock.left_ms);
        }
    }

    /// The seat that runs out of time first if nothing happens, and when.
    pub fn runs_out(&self) -> Option<(u64, Seat)> {
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        let running = seats.filter(|(_, clock)| clock.running);
        running.map(|(seat, clock)| (self.at_ms.saturating_add(clock.left_ms), seat)).min()
    }
}
