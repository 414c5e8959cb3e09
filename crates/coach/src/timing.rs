//! The analysis of a match without win chances: where everyone's time went.

use contract::coach::{LostTime, Timekeeper, Times, Watched};
use contract::{Patience, Phrase, Tabletop};
use wire::coach::{Analysis, Lost, Race};
use words::Words;

use crate::analyst::Analyst;
use crate::history::History;

/// The analysis of a match without win chances.
pub(crate) struct Timing<G: Tabletop> {
    history: History<G>,
    words: Words,
    timekeeper: Box<dyn Timekeeper<G>>,
    /// Acts shown so far.
    watched: usize,
    is_done: bool,
}

impl<G: Tabletop> Timing<G> {
    pub(crate) fn new(
        history: History<G>,
        words: Words,
        timekeeper: Box<dyn Timekeeper<G>>,
    ) -> Timing<G> {
        Timing { history, words, timekeeper, watched: 0, is_done: false }
    }
}

impl<G: Tabletop> Analyst for Timing<G> {
    fn work(&mut self, patience: &dyn Patience) {
        while !self.is_done {
            match self.history.acts.get(self.watched) {
                Some(act) => {
                    self.timekeeper.watch(&Watched {
                        step: act.step,
                        before: &self.history.states[self.watched],
                        entry: &act.entry,
                        events: &act.events,
                        after: &self.history.states[self.watched + 1],
                    });
                    self.watched += 1;
                }
                None => self.is_done = !self.timekeeper.work(),
            }
            if patience.is_over() {
                return;
            }
        }
    }

    fn is_done(&self) -> bool {
        self.is_done
    }

    fn report(&self) -> Analysis {
        let lost = |lost: &LostTime| Lost {
            cause: lost.cause.to_owned(),
            said: self.words.say(&Phrase::new(format!("lost-{}", lost.cause))),
            ms: lost.ms,
            count: lost.count,
            step: lost.step,
        };
        let race = |times: Times| Race {
            seat: times.seat,
            round: times.round,
            lost: times.lost.iter().map(lost).collect(),
            solution: times.solution,
        };
        let all = self.history.acts.len().max(1);
        Analysis {
            progress: if self.is_done { 1_000 } else { (900 * self.watched / all) as u32 },
            races: self.timekeeper.times().into_iter().map(race).collect(),
            ..Analysis::default()
        }
    }
}
