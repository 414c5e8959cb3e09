//! How long it takes until everybody else has what somebody did.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// Acts that are on their way to everybody else.
#[derive(Debug)]
pub struct Spread {
    /// When each client reached which versions, the newest last.
    reached: Vec<VecDeque<(u64, Instant)>>,
    flying: Vec<Flight>,
}

#[derive(Debug)]
struct Flight {
    who: usize,
    /// The version that the act made.
    version: u64,
    sent: Instant,
}

/// How many versions are remembered of each client: more than come between an act and its answer.
const KEPT: usize = 256;

impl Spread {
    /// Among that many clients.
    pub fn new(clients: usize) -> Spread {
        Spread { reached: vec![VecDeque::new(); clients], flying: Vec::new() }
    }

    /// A client has reached a version.
    pub fn saw(&mut self, who: usize, version: u64, at: Instant) {
        let Some(reached) = self.reached.get_mut(who) else { return };
        if reached.len() >= KEPT {
            reached.pop_front();
        }
        reached.push_back((version, at));
    }

    /// An act is acknowledged.
    pub fn acked(&mut self, who: usize, version: u64, sent: Instant) {
        self.flying.push(Flight { who, version, sent });
    }

    /// How long the acts took that everybody else has by now.
    pub fn landed(&mut self) -> Vec<Duration> {
        let reached = &self.reached;
        let mut took = Vec::new();
        self.flying.retain(|flight| match last_to_see(reached, flight) {
            Some(at) => {
                took.push(at.saturating_duration_since(flight.sent));
                false
            }
            None => true,
        });
        took
    }

    /// How many acts somebody still does not have.
    pub fn missing(&self) -> usize {
        self.flying.len()
    }
}

/// When the last of the others had it, if all of them have.
fn last_to_see(reached: &[VecDeque<(u64, Instant)>], flight: &Flight) -> Option<Instant> {
    let others = reached.iter().enumerate().filter(|(who, _)| *who != flight.who);
    let first = |seen: &VecDeque<(u64, Instant)>| {
        seen.iter().find(|(version, _)| *version >= flight.version).map(|(_, at)| *at)
    };
    let times: Option<Vec<Instant>> = others.map(|(_, seen)| first(seen)).collect();
    times?.into_iter().max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_act_has_landed_when_the_last_of_the_others_has_it() {
        let begin = Instant::now();
        let after = |ms| begin + Duration::from_millis(ms);
        let mut spread = Spread::new(3);
        spread.saw(1, 1, after(4));
        spread.acked(0, 1, begin);
        assert_eq!(spread.landed(), [], "one does not have it yet");
        assert_eq!(spread.missing(), 1);
        spread.saw(0, 1, after(90));
        spread.saw(1, 2, after(95));
        spread.saw(2, 3, after(9));
        assert_eq!(spread.landed(), [Duration::from_millis(9)], "a later version has it too");
        assert_eq!((spread.landed(), spread.missing()), (Vec::new(), 0), "and is counted once");
    }
}
