//! One builder on one site, watched act by act.

use std::mem::{discriminant, take};

use building::{CardId, PieceId, PieceSet, Side};
use contract::Seat;

use crate::coach::ledger::{BEAT, Cause, FIT, GRASP, Ledger, REACTION};
use crate::state::TokyoJutaku;

/// A builder's time on one site.
#[derive(Clone, Debug)]
pub struct Bench {
    pub seat: Seat,
    /// The round, from 1; where everybody builds apart, the number of the builder's site.
    pub round: u32,
    pub card: CardId,
    pub side: Side,
    /// The wood that could be had when it began.
    pub wood: PieceSet,
    /// What the builder has handled.
    pub handled: PieceSet,
    pub ledger: Ledger,
    /// When the builder sat down, and when the site was left.
    pub began: u64,
    pub ended: u64,
    /// What others have taken since the builder's hands were free.
    taken: PieceSet,
    /// Pieces taken so far: the number of the errand that goes on.
    errand: u32,
    /// The errands of what stands, first to last.
    standing: Vec<u32>,
    is_right: bool,
    /// The case of the builder's own false stop, while it is being judged.
    called: Option<u32>,
    /// Since when the clock runs, and what had passed before it stood still.
    since: u64,
    passed: u64,
    frozen: Option<u64>,
}

impl Bench {
    /// Sits down to build, if there is a site.
    pub fn of(state: &TokyoJutaku, seat: Seat) -> Option<Bench> {
        let own = state.architects.get(seat)?;
        let site = own.site.as_ref()?;
        let mut wood = *state.supply(seat);
        site.pieces().chain(own.hand.map(|held| held.piece)).for_each(|piece| wood.insert(piece));
        let round = if state.is_apart() { 1 + own.done.len() as u32 } else { state.round };
        Some(Bench {
            seat,
            round,
            card: CardId::new(site.card)?,
            side: site.side,
            wood,
            handled: PieceSet::EMPTY,
            ledger: Ledger::default(),
            began: state.now,
            ended: state.now,
            taken: PieceSet::EMPTY,
            errand: 0,
            // What stood before anybody watched took no time.
            standing: vec![0; site.building().len()],
            is_right: site.verdict().is_empty(),
            called: None,
            since: state.now,
            passed: 0,
            frozen: None,
        })
    }

    /// The time since the last act, without what everybody stood still.
    fn stretch(&mut self, now: u64) -> u64 {
        let running = if self.frozen.is_some() { 0 } else { now.saturating_sub(self.since) };
        self.since = now;
        take(&mut self.passed) + running
    }

    /// Somebody else took a piece.
    pub fn missed(&mut self, piece: PieceId) {
        self.taken.insert(piece);
    }

    pub fn grabbed(&mut self, piece: PieceId, now: u64, step: usize) {
        let family = |piece: PieceId| discriminant(&piece.piece().family);
        let is_like =
            |other: PieceId| self.handled.contains(other) || family(other) == family(piece);
        let gone = self.taken.iter().any(is_like);
        let cause = if gone { Cause::Gone } else { Cause::Looking };
        let looked = self.stretch(now);
        self.errand += 1;
        self.ledger.spend(looked, GRASP, cause, Some(self.errand), step);
        self.handled.insert(piece);
        self.taken = PieceSet::EMPTY;
    }

    pub fn placed(&mut self, is_nudge: bool, is_right: bool, now: u64, step: usize) {
        let held = self.stretch(now);
        if !is_nudge {
            self.standing.push(self.errand);
        }
        let errand = self.standing.last().copied();
        self.ledger.spend(held, FIT, Cause::Fitting, errand, step);
        self.is_right = is_right;
        self.taken = PieceSet::EMPTY;
    }

    pub fn dropped(&mut self, now: u64, step: usize) {
        let held = self.stretch(now);
        self.ledger.lose(held, Cause::PutBack, Some(self.errand), step);
        self.ledger.waste(&[self.errand], Cause::PutBack, step);
        self.taken = PieceSet::EMPTY;
    }

    pub fn returned(&mut self, now: u64, step: usize) {
        let thought = self.stretch(now);
        let errand = self.standing.pop().unwrap_or_default();
        self.ledger.lose(thought, Cause::Rebuilding, Some(errand), step);
        self.ledger.waste(&[errand], Cause::Rebuilding, step);
        self.is_right = false;
        self.taken = PieceSet::EMPTY;
    }

    /// The builder calls "stop!".
    pub fn stopped(&mut self, now: u64, step: usize) {
        let thought = self.stretch(now);
        if self.is_right {
            self.ledger.spend(thought, REACTION, Cause::LateStop, None, step);
        } else {
            self.called = Some(self.ledger.lose(thought, Cause::FalseStop, None, step));
        }
    }

    /// Everybody stands still.
    pub fn froze(&mut self, now: u64) {
        if self.frozen.is_none() {
            self.passed += now.saturating_sub(self.since);
            self.frozen = Some(now);
        }
    }

    /// What a false stop added to the clock.
    pub fn fined(&mut self, ms: u64, step: usize) {
        if let Some(case) = self.called {
            self.ledger.lose_more(ms, Cause::FalseStop, case, step);
        }
    }

    /// Everybody goes on after a false stop.
    pub fn went_on(&mut self, now: u64, step: usize) {
        if let Some(at) = self.frozen.take() {
            let stood = now.saturating_sub(at);
            match self.called.take() {
                Some(case) => self.ledger.lose_more(stood, Cause::FalseStop, case, step),
                None => {
                    self.ledger.lose(stood, Cause::OthersStop, None, step);
                }
            }
        }
        self.since = now;
    }

    /// Leaves the site, finished or not: what the builder was doing is not lost.
    pub fn left(&mut self, now: u64, step: usize) {
        let frozen = self.frozen.map_or(0, |at| now.saturating_sub(at));
        let rest = self.stretch(now) + frozen;
        self.ended = now;
        self.ledger.spend(rest, rest, Cause::Looking, None, step);
    }

    /// Everybody has agreed to clear: what stood is gone, and what is in hand.
    pub fn cleared(&mut self, step: usize) {
        let standing = take(&mut self.standing);
        self.ledger.waste(&standing, Cause::Cleared, step);
        self.is_right = false;
    }

    /// Spends a beat on nothing.
    pub fn spent(&mut self, cause: Cause, step: usize) {
        self.ledger.lose(BEAT, cause, None, step);
    }

    pub fn placed_in_beat(&mut self, piece: PieceId, step: usize) {
        self.errand += 1;
        self.handled.insert(piece);
        self.standing.push(self.errand);
        self.ledger.spend(BEAT, BEAT, Cause::Fitting, Some(self.errand), step);
    }

    pub fn returned_in_beat(&mut self, step: usize) {
        let errand = self.standing.pop().unwrap_or_default();
        self.ledger.lose(BEAT, Cause::Rebuilding, Some(errand), step);
        self.ledger.waste(&[errand], Cause::Rebuilding, step);
    }
}
