//! Hints during play: what to look at, then what to do, then why.

use contract::coach::{Coach, Coaching};
use contract::{AnyTitle, Phrase, Seat, Tabletop, Viewer};
use table::Record;
use wire::coach::{Advice, Stage};
use words::Words;

use crate::account::hundredths;
use crate::coach_error::CoachError;
use crate::history::{History, is_choice};
use crate::reasons::{Reason, Reasoning};
use crate::saying::Sayer;
use crate::weighing::{Spot, Weighing, Weight};

/// A course that loses so much against the best one is clearly worse, as a part of a win.
const CLEARLY: f64 = 0.02;
/// A whole win, in percent.
const PERCENT: f64 = 100.0;

/// A hint for a seat that has something to decide in a match, which is given as its record so far.
/// It knows what the seat can see, and no more.
///
/// # Errors
/// If the record does not fit, the game has no win chances, or the seat has nothing to decide.
pub fn advise<G: Tabletop>(
    title: &'static dyn AnyTitle,
    record: &Record,
    language: &str,
    seat: Seat,
    stage: Stage,
) -> Result<Advice, CoachError> {
    let words = Words::new(title.meta(), language)?;
    let Some(Coaching::Chances(coach)) = G::COACHING else {
        return Err(CoachError::NoCoach(title.meta().title));
    };
    let history = History::<G>::of(record, title)?;
    let words = words.with_players(history.players.clone());
    let counsel = Counsel { history, seat, coach: coach(), words };
    counsel.advice(stage).ok_or(CoachError::NothingToDecide)
}

struct Counsel<G: Tabletop> {
    history: History<G>,
    seat: Seat,
    coach: Box<dyn Coach<G>>,
    words: Words,
}

impl<G: Tabletop> Counsel<G> {
    fn advice(mut self, stage: Stage) -> Option<Advice> {
        let last = self.history.states.len().checked_sub(1)?;
        if !is_choice(&self.history.states[last], self.seat) {
            return None;
        }
        let weights = self.weights(last);
        let best = weights.first()?;
        let worse = weights.iter().find(|weight| best.more - weight.more >= CLEARLY);
        let reason = match (stage, worse) {
            (Stage::Move, _) | (_, None) => None,
            (_, Some(worse)) => self.reason(last, best, worse),
        };
        let view = self.history.states[last].view(Viewer::Seat(self.seat));
        let sayer = Sayer { coach: self.coach.as_ref(), words: &self.words, view: &view };
        let said = match stage {
            Stage::Nudge => self.nudge(reason, equals(&weights)),
            Stage::Move => self.words.say(&told("coach-move", &sayer, best)),
            Stage::Reason => reason
                .zip(worse)
                .and_then(|(reason, worse)| sayer.reason(reason, best, worse))
                .unwrap_or_else(|| self.words.say(&compared(&sayer, &weights, best, worse))),
        };
        let mut commands = best.course.iter().filter_map(|one| serde_json::to_value(one).ok());
        let command = commands.next().filter(|_| stage > Stage::Nudge);
        let rest = if command.is_some() { commands.collect() } else { Vec::new() };
        Some(Advice { stage, said, command, rest })
    }

    fn spot(&self, state: usize) -> Spot<'_, G> {
        let mut mind = self.coach.mind(self.seat);
        self.history.views(self.seat, state).for_each(|view| mind.recall(&view));
        let step = self.history.acts.last().map_or(0, |act| act.step) + 1;
        Spot { step, seat: self.seat, state: &self.history.states[state], mind }
    }

    /// What every course is worth, the best first.
    fn weights(&mut self, state: usize) -> Vec<Weight<G::Command>> {
        let Spot { step, seat, mind, .. } = self.spot(state);
        let spot = Spot { step, seat, mind, state: &self.history.states[state] };
        let worlds = self.coach.pace().worlds;
        let mut weighing = Weighing::of(spot, None, worlds, self.coach.as_mut());
        while !weighing.is_done() {
            weighing.meet(self.coach.as_mut());
        }
        weighing.weights()
    }

    /// Why a course is worse than the best one.
    fn reason(
        &mut self,
        state: usize,
        best: &Weight<G::Command>,
        worse: &Weight<G::Command>,
    ) -> Option<Reason> {
        let wanted = self.coach.pace().reasons;
        let (course, other) = (best.course.clone(), worse.course.clone());
        let mut reasoning = Reasoning::of(self.spot(state), course, other, wanted);
        while !reasoning.is_done() {
            reasoning.meet(self.coach.as_mut());
        }
        reasoning.reason(self.coach.as_ref(), best.more - worse.more)
    }

    fn nudge(&self, reason: Option<Reason>, equals: Option<usize>) -> String {
        let term = reason.and_then(|reason| self.coach.terms().get(reason.term));
        let of_term = term.map(|term| Phrase::new(format!("nudge-{term}")));
        let plain = match equals {
            Some(0) => "coach-nudge",
            Some(_) => "coach-nudge-some",
            None => "coach-nudge-equal",
        };
        let said = of_term.and_then(|phrase| self.words.try_say(&phrase).ok());
        said.unwrap_or_else(|| self.words.say(&Phrase::new(plain)))
    }
}

/// How many courses are about as good as the best one, if any is clearly worse.
fn equals<C>(weights: &[Weight<C>]) -> Option<usize> {
    let best = weights.first()?.more;
    let is_worse = |weight: &&Weight<C>| best - weight.more >= CLEARLY;
    weights
        .iter()
        .any(|weight| is_worse(&weight))
        .then(|| weights.iter().skip(1).filter(|weight| !is_worse(weight)).count())
}

/// The best course beside one that is clearly worse, or beside others that are about as good.
fn compared<G: Tabletop>(
    sayer: &Sayer<'_, G>,
    weights: &[Weight<G::Command>],
    best: &Weight<G::Command>,
    worse: Option<&Weight<G::Command>>,
) -> Phrase {
    let (Some(worse), Some(equals)) = (worse, equals(weights)) else {
        return told("coach-equal", sayer, best);
    };
    let phrase = match equals {
        0 => told("coach-reason", sayer, best),
        _ => told("coach-reason-some", sayer, best).with("equals", equals as i64),
    };
    phrase.with("other", sayer.course(&worse.course)).with("less", percent(worse))
}

fn told<G: Tabletop>(
    key: &'static str,
    sayer: &Sayer<'_, G>,
    weight: &Weight<G::Command>,
) -> Phrase {
    Phrase::new(key).with("best", sayer.course(&weight.course)).with("chance", percent(weight))
}

fn percent<C>(weight: &Weight<C>) -> i64 {
    (hundredths(weight.share.clamp(0.0, 1.0)) as f64 / PERCENT).round() as i64
}
