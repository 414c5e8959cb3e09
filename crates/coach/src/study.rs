//! The analysis of a whole match, in small steps.

use contract::coach::{Coach, Coaching, Mind, Shares};
use contract::{AnyTitle, Patience, Seat, Tabletop};
use table::Record;
use wire::coach::{Analysis, Grade, Judged};
use words::Words;

use crate::agenda::{Agenda, Task};
use crate::analyst::Analyst;
use crate::coach_error::CoachError;
use crate::fortune;
use crate::grading::{Verdict, is_doubtful, verdict};
use crate::history::{Decision, History};
use crate::reasons::{Reason, Reasoning};
use crate::timing::Timing;
use crate::weighing::{Spot, Weighing, Weight};
use crate::worth::{Mean, Purpose, chance_for, ended, judged, sampled};

/// Play-outs for the first graph, where a coach cannot judge positions.
const GLANCES: u32 = 4;
/// A doubtful decision is looked at again with so many times the work.
const DEEPER: u32 = 10;
/// What others decide is looked at with this part of the work.
const LIGHTER: u32 = 4;
/// Other courses that are looked at again.
const AGAIN: usize = 3;
/// Other deals that the deal is compared with.
const DEALS: u32 = 64;

/// Begins to analyse a match: with the decisions of everybody, or of people alone.
///
/// # Errors
/// If the record does not fit, or the game has no coach.
pub fn study<G: Tabletop>(
    title: &'static dyn AnyTitle,
    record: &Record,
    language: &str,
    everybody: bool,
) -> Result<Box<dyn Analyst>, CoachError> {
    let words = Words::new(title.meta(), language)?;
    let coaching = G::COACHING.ok_or(CoachError::NoCoach(title.meta().title))?;
    let history = History::<G>::of(record, title)?;
    let words = words.with_players(history.players.clone());
    Ok(match coaching {
        Coaching::Chances(coach) => Box::new(Study::new(history, coach(), words, everybody)),
        Coaching::Times(timekeeper) => Box::new(Timing::new(history, words, timekeeper())),
    })
}

/// The analysis of a match with win chances.
pub(crate) struct Study<G: Tabletop> {
    pub(crate) history: History<G>,
    pub(crate) coach: Box<dyn Coach<G>>,
    pub(crate) words: Words,
    pub(crate) decisions: Vec<Decision<G>>,
    agenda: Agenda,
    work: Work<G>,
    /// What is known of each state.
    pub(crate) worths: Vec<Option<Shares>>,
    /// What could be expected before anything was dealt.
    pub(crate) start: Option<Shares>,
    /// What is known of each act's luck, and of each decision.
    pub(crate) lucks: Vec<Option<Shares>>,
    pub(crate) findings: Vec<Option<Finding<G>>>,
}

/// What is being worked on.
enum Work<G: Tabletop> {
    Nothing,
    Gathering(Mean),
    Weighing(Box<Weighing<G>>),
    Reasoning(Box<Reasoning<G>>),
}

/// What is known of a decision.
pub(crate) struct Finding<G: Tabletop> {
    pub(crate) weights: Vec<Weight<G::Command>>,
    pub(crate) verdict: Verdict,
    pub(crate) reason: Option<Reason>,
    /// In words, where somebody wants to see it.
    pub(crate) judged: Option<Judged>,
}

impl<G: Tabletop> Finding<G> {
    pub(crate) fn best(&self) -> Option<&Weight<G::Command>> {
        self.weights.first()
    }

    pub(crate) fn played(&self) -> Option<&Weight<G::Command>> {
        self.weights.iter().find(|weight| weight.is_first)
    }

    /// What the decision gave a seat, less what the best one would have.
    pub(crate) fn given(&self, seat: Seat) -> f64 {
        let (Some(best), Some(played)) = (self.best(), self.played()) else { return 0.0 };
        let share = |shares: &Shares| shares.get(seat).copied().unwrap_or(0.0);
        // As far as the loss counts.
        let part = if best.more > 0.0 { self.verdict.lost / best.more } else { 0.0 };
        part * (share(&played.all) - share(&best.all))
    }
}

impl<G: Tabletop> Analyst for Study<G> {
    fn work(&mut self, patience: &dyn Patience) {
        while let Some(task) = self.agenda.task() {
            if self.step(task) {
                self.work = Work::Nothing;
                self.agenda.tick_off();
            }
            if patience.is_over() {
                return;
            }
        }
    }

    fn is_done(&self) -> bool {
        self.agenda.is_done()
    }

    fn report(&self) -> Analysis {
        let judged = |finding: &Option<Finding<G>>| finding.as_ref()?.judged.clone();
        Analysis {
            progress: self.agenda.progress(self.work.progress()),
            points: self.points(),
            decisions: self.findings.iter().filter_map(judged).collect(),
            accounts: if self.is_done() { self.accounts() } else { Vec::new() },
            races: Vec::new(),
        }
    }
}

impl<G: Tabletop> Work<G> {
    /// How much of a task is done, from 0 to 1, where that can be told.
    fn progress(&self) -> f64 {
        match self {
            Work::Nothing | Work::Gathering(_) => 0.0,
            Work::Weighing(weighing) => weighing.progress(),
            Work::Reasoning(reasoning) => reasoning.progress(),
        }
    }
}

impl<G: Tabletop> Study<G> {
    fn new(
        history: History<G>,
        coach: Box<dyn Coach<G>>,
        words: Words,
        everybody: bool,
    ) -> Study<G> {
        let decisions = history.decisions(coach.as_ref());
        let agenda = Agenda::of(&history, &decisions, everybody);
        Study {
            worths: vec![None; history.states.len()],
            lucks: vec![None; history.acts.len()],
            findings: decisions.iter().map(|_| None).collect(),
            start: None,
            work: Work::Nothing,
            history,
            coach,
            words,
            decisions,
            agenda,
        }
    }

    /// Does a little of a task. Tells whether it is done.
    fn step(&mut self, task: Task) -> bool {
        match task {
            Task::Glance(state) => self.glance(state),
            Task::Value(state) => self.value(state),
            Task::Deal => self.deal(),
            Task::Luck(act) => self.luck(act),
            Task::Grade(idx) => self.grade(idx, 1),
            Task::Skim(idx) => self.grade(idx, LIGHTER),
            Task::Deepen(idx) => self.deepen(idx),
            Task::Reason(idx) => self.find_reason(idx),
        }
    }

    /// The line that led to a state.
    pub(crate) fn step_of(&self, state: usize) -> usize {
        state.checked_sub(1).map_or(0, |act| self.history.acts[act].step)
    }

    fn glance(&mut self, idx: usize) -> bool {
        let state = &self.history.states[idx];
        let shares = match ended(state).or_else(|| self.coach.glance(state)) {
            Some(shares) => shares,
            None => {
                let mut mean = Mean::default();
                for number in 0..GLANCES {
                    let mut chance = chance_for(self.step_of(idx), Purpose::Graph, number);
                    mean.add(&sampled(self.coach.as_mut(), &self.history.states[idx], &mut chance));
                }
                mean.shares()
            }
        };
        self.worths[idx] = Some(shares);
        true
    }

    fn value(&mut self, idx: usize) -> bool {
        let step = self.step_of(idx);
        let state = &self.history.states[idx];
        let mut mean = match std::mem::replace(&mut self.work, Work::Nothing) {
            Work::Gathering(mean) => mean,
            _ => match judged(self.coach.as_mut(), state) {
                Some(shares) => {
                    self.worths[idx] = Some(shares);
                    return true;
                }
                None => Mean::default(),
            },
        };
        let mut chance = chance_for(step, Purpose::Graph, mean.count);
        mean.add(&sampled(self.coach.as_mut(), state, &mut chance));
        if mean.count >= self.coach.pace().graph {
            self.worths[idx] = Some(mean.shares());
            return true;
        }
        self.work = Work::Gathering(mean);
        false
    }

    fn deal(&mut self) -> bool {
        let mut mean = self.gathered();
        let seats = self.history.players.len();
        let setup = self.history.setup.as_ref();
        match fortune::dealt(self.coach.as_mut(), setup, seats, mean.count) {
            Some(shares) => mean.add(&shares),
            None => {
                self.start = self.worths.first().cloned().flatten();
                return true;
            }
        }
        if mean.count >= DEALS {
            self.start = Some(mean.shares());
            return true;
        }
        self.work = Work::Gathering(mean);
        false
    }

    fn luck(&mut self, idx: usize) -> bool {
        let mut mean = self.gathered();
        let act = &self.history.acts[idx];
        let [before, after] = [&self.history.states[idx], &self.history.states[idx + 1]];
        let coach = self.coach.as_mut();
        if mean.count == 0
            && let Some(luck) = fortune::reckoned(coach, before, act, after)
        {
            self.lucks[idx] = Some(luck);
            return true;
        }
        mean.add(&fortune::redrawn(coach, before, act, mean.count));
        if mean.count < self.coach.pace().redraws {
            self.work = Work::Gathering(mean);
            return false;
        }
        let expected = mean.shares();
        let got = self.worths[idx + 1].as_ref();
        self.lucks[idx] = got.map(|got| fortune::luck(got, &expected));
        true
    }

    fn gathered(&mut self) -> Mean {
        match std::mem::replace(&mut self.work, Work::Nothing) {
            Work::Gathering(mean) => mean,
            _ => Mean::default(),
        }
    }

    /// Where a decision was made.
    fn spot(&self, idx: usize) -> Spot<'_, G> {
        let Decision { act, seat, .. } = self.decisions[idx];
        let (step, state) = (self.history.acts[act].step, &self.history.states[act]);
        Spot { step, seat, state, mind: self.mind(idx) }
    }

    /// A mind that has seen what the seat of a decision had.
    fn mind(&self, idx: usize) -> Box<dyn Mind<G>> {
        let Decision { act, seat, .. } = self.decisions[idx];
        let mut mind = self.coach.mind(seat);
        self.history.views(seat, act).for_each(|view| mind.recall(&view));
        mind
    }

    fn grade(&mut self, idx: usize, lighter: u32) -> bool {
        let mut weighing = match std::mem::replace(&mut self.work, Work::Nothing) {
            Work::Weighing(weighing) => weighing,
            _ => {
                let worlds = (self.coach.pace().worlds / lighter).max(1);
                let mind = self.mind(idx);
                let Decision { act, seat, ref course, .. } = self.decisions[idx];
                let (step, state) = (self.history.acts[act].step, &self.history.states[act]);
                let (spot, played) = (Spot { step, seat, state, mind }, Some(course.as_slice()));
                Box::new(Weighing::of(spot, played, worlds, self.coach.as_mut()))
            }
        };
        if weighing.is_done() {
            self.found(idx, weighing.weights(), lighter == 1);
            return true;
        }
        weighing.meet(self.coach.as_mut());
        self.work = Work::Weighing(weighing);
        false
    }

    /// Keeps what was found out about a decision.
    fn found(&mut self, idx: usize, weights: Vec<Weight<G::Command>>, is_shown: bool) {
        // Where nothing else was worth comparing, there is nothing to grade.
        let [best, _, ..] = weights.as_slice() else { return };
        let verdict = verdict(best);
        self.findings[idx] = Some(Finding { verdict, weights, reason: None, judged: None });
        if is_shown {
            self.say(idx, false);
        }
    }

    fn deepen(&mut self, idx: usize) -> bool {
        let mut weighing = match std::mem::replace(&mut self.work, Work::Nothing) {
            Work::Weighing(weighing) => weighing,
            _ => {
                let Some(finding) = &self.findings[idx] else { return true };
                let doubtful = finding.best().filter(|best| is_doubtful(best) && best.error > 0.0);
                if doubtful.is_none() {
                    self.say(idx, true);
                    return true;
                }
                let played = finding.played().map(|played| played.course.clone());
                let others = finding.weights.iter().filter(|weight| !weight.is_first);
                let others = others.take(AGAIN).map(|weight| weight.course.clone());
                let courses: Vec<_> = played.into_iter().chain(others).collect();
                let worlds = self.coach.pace().worlds * DEEPER;
                Box::new(Weighing::again(self.spot(idx), courses, worlds))
            }
        };
        if weighing.is_done() {
            self.settle(idx, &weighing.weights());
            return true;
        }
        weighing.meet(self.coach.as_mut());
        self.work = Work::Weighing(weighing);
        false
    }

    /// Puts what was looked at again in the place of what was known before.
    fn settle(&mut self, idx: usize, again: &[Weight<G::Command>]) {
        let Some(finding) = &mut self.findings[idx] else { return };
        let Some(best) = again.first() else { return };
        finding.verdict = verdict(best);
        // What was not looked at again did worse before: it stays behind.
        let known =
            |weight: &Weight<G::Command>| again.iter().any(|new| new.course == weight.course);
        let worst = again.iter().map(|weight| weight.share).fold(1.0, f64::min);
        let rest: Vec<_> = finding.weights.drain(..).filter(|weight| !known(weight)).collect();
        finding.weights = again.to_vec();
        finding.weights.extend(rest.into_iter().map(|mut weight| {
            weight.share = weight.share.min(worst);
            weight
        }));
        self.say(idx, true);
    }

    fn find_reason(&mut self, idx: usize) -> bool {
        let wanted = self.coach.pace().reasons;
        let mut reasoning = match std::mem::replace(&mut self.work, Work::Nothing) {
            Work::Reasoning(reasoning) => reasoning,
            _ => {
                let Some(finding) = &self.findings[idx] else { return true };
                let (Some(best), Some(played)) = (finding.best(), finding.played()) else {
                    return true;
                };
                if finding.verdict.grade <= Grade::Good {
                    return true;
                }
                let (best, played) = (best.course.clone(), played.course.clone());
                Box::new(Reasoning::of(self.spot(idx), best, played, wanted))
            }
        };
        if reasoning.is_done() {
            if let Some(finding) = &mut self.findings[idx] {
                finding.reason = reasoning.reason(self.coach.as_ref(), finding.verdict.lost);
            }
            self.say(idx, true);
            return true;
        }
        reasoning.meet(self.coach.as_mut());
        self.work = Work::Reasoning(reasoning);
        false
    }
}
