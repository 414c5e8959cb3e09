//! What is known of a match, as messages tell it.

use contract::coach::Shares;
use contract::{Seat, Tabletop, Turn, Viewer};
use table::NO_RESULT;
use wire::coach::{Account, Judged, Point, Weighed};
use wire::log::LogTurn;

use crate::account::{Parts, account, hundredths};
use crate::fortune;
use crate::history::Decision;
use crate::saying::Sayer;
use crate::study::Study;
use crate::weighing::Weight;
use crate::worth::chances;

/// Courses that are shown.
const SHOWN: usize = 5;

impl<G: Tabletop> Study<G> {
    /// Puts what is known of a decision in words.
    pub(crate) fn say(&mut self, idx: usize, settled: bool) {
        let Decision { act, last, seat, ref course, .. } = self.decisions[idx];
        let view = self.history.states[act].view(Viewer::Seat(seat));
        let Some(finding) = &self.findings[idx] else { return };
        let sayer = Sayer { coach: self.coach.as_ref(), words: &self.words, view: &view };
        let (Some(best), Some(played)) = (finding.best(), finding.played()) else { return };
        let why = finding.reason.and_then(|reason| sayer.reason(reason, best, played));
        let place = finding.weights.iter().position(|weight| weight.is_first).unwrap_or(0);
        let shown = finding.weights.iter().enumerate().filter(|(idx, _)| {
            // The played one comes last where it is not among the first.
            *idx < SHOWN - 1 || *idx == place || (*idx == SHOWN - 1 && place < SHOWN)
        });
        let weighed = |(_, weight): (usize, &Weight<G::Command>)| Weighed {
            said: sayer.course(&weight.course),
            chance: hundredths(weight.share.clamp(0.0, 1.0)) as u32,
            played: weight.is_first,
        };
        let acts = &self.history.acts;
        let judged = Judged {
            step: acts[act].step,
            until: acts[last].step,
            seat,
            turn: turn(acts[act].turn),
            said: sayer.course(course),
            grade: finding.verdict.grade,
            lost: hundredths(finding.verdict.lost) as u32,
            choices: shown.map(weighed).collect(),
            why,
            settled,
        };
        if let Some(finding) = &mut self.findings[idx] {
            finding.judged = Some(judged);
        }
    }

    pub(crate) fn points(&self) -> Vec<Point> {
        let point = |(idx, shares): (usize, &Option<Shares>)| {
            let turn_of = match idx.checked_sub(1) {
                Some(act) => self.history.acts[act].turn,
                None => self.history.states[0].turn(),
            };
            let luck = match idx.checked_sub(1) {
                Some(act) => self.lucks[act].clone(),
                None => self.deal_luck(),
            };
            let luck = luck.iter().flat_map(|luck| luck.values()).map(|part| hundredths(*part));
            Some(Point {
                step: self.step_of(idx),
                turn: turn(turn_of),
                chances: chances(shares.as_ref()?),
                luck: luck.collect(),
            })
        };
        self.worths.iter().enumerate().filter_map(point).collect()
    }

    /// What the deal gave everyone; nothing where nothing was dealt.
    fn deal_luck(&self) -> Option<Shares> {
        let (start, opening) = (self.start.as_ref()?, self.worths.first()?.as_ref()?);
        (start != opening).then(|| fortune::luck(opening, start))
    }

    pub(crate) fn accounts(&self) -> Vec<Account> {
        let seats = Seat::all(self.history.players.len());
        seats.map(|seat| account(seat, self.parts(seat))).collect()
    }

    fn parts(&self, seat: Seat) -> Parts {
        let of = |shares: &Option<Shares>| {
            shares.as_ref().and_then(|shares| shares.get(seat)).copied().unwrap_or(0.0)
        };
        let dealt = of(&self.deal_luck());
        let drawn: f64 = self.lucks.iter().map(of).sum();
        let found = self.decisions.iter().zip(&self.findings);
        let (mut errors, mut others) = (0.0, 0.0);
        for (decision, finding) in found {
            let Some(finding) = finding else { continue };
            if decision.seat == seat {
                errors -= finding.verdict.lost;
            } else {
                others += finding.given(seat);
            }
        }
        let outcome = self.history.outcome.as_ref().filter(|outcome| outcome.ending != NO_RESULT);
        let result = match outcome {
            Some(outcome) => outcome.share(seat),
            None => self.worths.last().map_or(0.0, of),
        };
        Parts { start: of(&self.start), luck: dealt + drawn, errors, others, result }
    }
}

fn turn(turn: Turn) -> LogTurn {
    LogTurn { round: turn.round, seat: turn.seat }
}
