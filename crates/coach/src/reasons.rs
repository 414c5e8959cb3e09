//! Which of the game's own terms explains what a decision lost.
//!
//! The best and the played course are played out in the same worlds with the same luck. A term
//! explains the loss if the pairs in which its answer differs account for at least half of it.

use contract::coach::{Coach, Course, Mind, PlayOut, Terms, follow};
use contract::{Game, Seat, Viewer};

use crate::weighing::Spot;
use crate::worth::{Purpose, chance_for};

/// What has to be explained by one term, as a part of the loss.
const ENOUGH: f64 = 0.5;

/// Two courses that are being played out side by side.
pub(crate) struct Reasoning<G: Game> {
    step: usize,
    seat: Seat,
    mind: Box<dyn Mind<G>>,
    view: G::View,
    best: Course<G::Command>,
    played: Course<G::Command>,
    pairs: Vec<Pair>,
    wanted: u32,
}

/// One world, met by both courses.
#[derive(Clone, Copy, Debug)]
struct Pair {
    best: Met,
    played: Met,
}

/// What a course came to.
#[derive(Clone, Copy, Debug)]
struct Met {
    share: f64,
    terms: Terms,
}

/// A term that explains a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reason {
    pub term: usize,
    /// How often in a hundred it came true after the played course.
    pub risk: u32,
    /// And after the best one.
    pub less: u32,
}

impl<G: Game> Reasoning<G> {
    pub(crate) fn of(
        spot: Spot<'_, G>,
        best: Course<G::Command>,
        played: Course<G::Command>,
        wanted: u32,
    ) -> Reasoning<G> {
        let Spot { step, seat, state, mind } = spot;
        let view = state.view(Viewer::Seat(seat));
        Reasoning { step, seat, mind, view, best, played, pairs: Vec::new(), wanted }
    }

    pub(crate) fn is_done(&self) -> bool {
        self.pairs.len() >= self.wanted as usize
    }

    /// How much of it is done, from 0 to 1.
    pub(crate) fn progress(&self) -> f64 {
        self.pairs.len() as f64 / f64::from(self.wanted.max(1))
    }

    /// Plays one more pair out.
    pub(crate) fn meet(&mut self, coach: &mut dyn Coach<G>) {
        let mut chance = chance_for(self.step, Purpose::Reasons, self.pairs.len() as u32);
        let world = self.mind.world(&self.view, &mut chance);
        let seat = self.seat;
        let [best, played] = [&self.best, &self.played].map(|course| {
            let mut chance = chance.clone();
            let after = follow(&world, seat, course, &mut chance);
            let PlayOut { shares, terms } = coach.play_out(&world, after, seat, &mut chance);
            Met { share: shares.get(seat).copied().unwrap_or(0.0), terms }
        });
        self.pairs.push(Pair { best, played });
    }

    /// The term that explains most of what was lost, if one explains enough.
    pub(crate) fn reason(&self, coach: &dyn Coach<G>, lost: f64) -> Option<Reason> {
        let known: Vec<_> = (0..coach.terms().len()).map(|term| coach.is_good(term)).collect();
        reason(&self.pairs, &known, lost)
    }
}

/// The reason, given of which terms it is known whether they are good.
fn reason(pairs: &[Pair], known: &[Option<bool>], lost: f64) -> Option<Reason> {
    // Of terms that explain as much, the first is what people would say.
    let explained = known.iter().enumerate().rev().filter_map(|(term, known)| {
        let differs = |pair: &&Pair| pair.best.terms.has(term) != pair.played.terms.has(term);
        let by_it = pairs.iter().filter(differs).map(|pair| pair.best.share - pair.played.share);
        let by_it = by_it.sum::<f64>() / pairs.len().max(1) as f64;
        let [risk, less] = [|pair: &Pair| pair.played, |pair: &Pair| pair.best].map(|met| {
            hundredths(pairs.iter().filter(|pair| met(pair).terms.has(term)).count(), pairs)
        });
        // It has to be more frequent after the course after which it should be.
        let is_good = known.unwrap_or_else(|| is_good(pairs, term));
        let fits = if is_good { risk < less } else { risk > less };
        (fits && by_it >= ENOUGH * lost && lost > 0.0)
            .then_some((by_it, Reason { term, risk, less }))
    });
    explained.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, reason)| reason)
}

/// Whether it is good for the seat where the term comes true.
fn is_good(pairs: &[Pair], term: usize) -> bool {
    let mean = |holds: bool| {
        let met = pairs.iter().flat_map(|pair| [pair.best, pair.played]);
        let shares = met.filter(|met| met.terms.has(term) == holds).map(|met| met.share);
        let (sum, count) =
            shares.fold((0.0, 0.0), |(sum, count), share| (sum + share, count + 1.0));
        if count > 0.0 { sum / count } else { 0.5 }
    };
    mean(true) > mean(false)
}

fn hundredths(count: usize, pairs: &[Pair]) -> u32 {
    (100.0 * count as f64 / pairs.len().max(1) as f64).round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two terms of which nothing is known.
    const OPEN: [Option<bool>; 2] = [None; 2];

    /// So many pairs with these shares, each with whether terms 0 and 1 came true.
    fn pairs(count: usize, best: (f64, [bool; 2]), played: (f64, [bool; 2])) -> Vec<Pair> {
        let met = |(share, facts): (f64, [bool; 2])| {
            let mut terms = Terms::NONE;
            facts.iter().enumerate().for_each(|(term, fact)| terms.note(term, *fact));
            Met { share, terms }
        };
        vec![Pair { best: met(best), played: met(played) }; count]
    }

    #[test]
    fn the_term_that_explains_most_is_the_reason() {
        let mut all = pairs(30, (0.5, [false, false]), (0.5, [false, true]));
        all.extend(pairs(12, (0.5, [true, false]), (0.0, [true, false])));
        all.extend(pairs(58, (0.5, [false, false]), (0.0, [true, false])));
        let lost = 0.35;
        let reason = reason(&all, &OPEN, lost);
        assert_eq!(reason, Some(Reason { term: 0, risk: 70, less: 12 }));
    }

    #[test]
    fn no_reason_where_no_term_explains_half() {
        let mut all = pairs(80, (0.5, [false, false]), (0.4, [false, false]));
        all.extend(pairs(20, (0.5, [false, false]), (0.3, [true, false])));
        assert_eq!(reason(&all, &OPEN, 0.12), None);
        assert_eq!(reason(&[], &OPEN, 0.12), None);
    }

    #[test]
    fn what_is_good_is_no_reason_where_the_worse_course_has_more_of_it() {
        // The worse course always brings a good thing, and is worse for many other reasons.
        let all = pairs(100, (0.6, [false, false]), (0.3, [true, false]));
        let known = |is_good| reason(&all, &[is_good, None], 0.3).map(|reason| reason.risk);
        assert_eq!([known(Some(true)), known(Some(false))], [None, Some(100)]);
    }

    #[test]
    fn what_is_good_has_to_be_rarer_after_the_worse_course() {
        let mut all = pairs(50, (1.0, [true, false]), (0.2, [false, false]));
        all.extend(pairs(50, (0.4, [false, false]), (0.4, [false, false])));
        assert_eq!(reason(&all, &OPEN, 0.4), Some(Reason { term: 0, risk: 0, less: 50 }));
    }
}
