//! Where builders' time went. There are no win chances: everybody races alone.
//!
//! A builder's time on a site is cut at each of the builder's own acts, and every stretch is either
//! what the act takes anyhow, or lost for exactly one `Cause`. So the causes never add up to more
//! than the time that there was.
//!
//! - From free hands to a piece in hand, beyond [`GRASP`](ledger::GRASP): looking for a piece. Or a
//!   piece that was gone, if meanwhile somebody else took one that the builder had handled before,
//!   or one of the kind that the builder then took.
//! - From a piece in hand to the site, beyond [`FIT`](ledger::FIT): fitting it in.
//! - All for a piece that was put back, by the builder or because it was held too long.
//! - All for a piece that was placed and returned later, and the returning: rebuilding.
//! - All for what stood when everybody cleared.
//! - Before a false stop, and until building goes on; what it added to the clock.
//! - While everybody stood still for somebody else’s false stop.
//! - From the last piece of a finished building to the stop, beyond [`REACTION`](ledger::REACTION).
//!
//! In beats, which know no clock, a beat counts as five seconds: one that is skipped or spent on a
//! vote was spent looking, and one in which somebody else got the piece is a piece that was gone.
//!
//! Where everybody builds apart, every site of a builder is a round of its own.
//!
//! - `ledger`: stretches of time and their causes; `bench`: one builder on one site
//! - `solving`: a known solution

pub mod bench;
pub mod ledger;
pub mod solving;

#[cfg(test)]
mod tests;

use contract::coach::{Times, Watched};
use contract::{BySeat, Seat, Timekeeper};
use serde_json::Value;

use crate::command::{Beat, Event};
use crate::state::{Phase, TokyoJutaku};
use bench::Bench;
use ledger::Cause;

/// Watches a match and keeps everybody's time.
#[derive(Debug, Default)]
pub struct Stopwatch {
    /// Who builds now.
    open: BySeat<Option<Bench>>,
    /// Sites that were left, with their solutions as far as they have been looked for.
    closed: Vec<(Bench, Option<Value>)>,
    /// How many of them have been looked at for a solution.
    solved: usize,
}

impl Timekeeper<TokyoJutaku> for Stopwatch {
    fn watch(&mut self, act: &Watched<'_, TokyoJutaku>) {
        self.sit_down(act.before);
        let (now, step) = (act.after.now, act.step);
        if act.after.is_beaten() {
            self.count_beat(act);
        } else {
            for event in act.events {
                self.notice(act, event, now, step);
            }
        }
        let is_right =
            |event: &Event| matches!(event, Event::Judged { faults, .. } if faults.is_empty());
        let is_vote = !act.events.iter().any(is_right);
        if is_vote && act.events.contains(&Event::Cleared) {
            self.benches().for_each(|bench| bench.cleared(step));
        }
        self.stand_up(act);
        self.sit_down(act.after);
    }

    fn work(&mut self) -> bool {
        if self.solved == 0 {
            // What is still being built on can be shown as well: nobody goes on with it.
            let open = self.open.values_mut().filter_map(Option::take);
            self.closed.extend(open.map(|bench| (bench, None)));
        }
        if let Some((bench, solution)) = self.closed.get_mut(self.solved) {
            *solution = solving::solution(bench);
            self.solved += 1;
        }
        self.solved < self.closed.len()
    }

    fn times(&self) -> Vec<Times> {
        let of = |bench: &Bench, solution: Option<Value>| Times {
            seat: bench.seat,
            round: bench.round,
            lost: bench.ledger.lost(),
            solution,
        };
        let closed = self.closed.iter().map(|(bench, solution)| of(bench, solution.clone()));
        let open = self.open.values().flatten().map(|bench| of(bench, None));
        let mut times: Vec<Times> = closed.chain(open).collect();
        times.sort_by_key(|times| (times.round, times.seat));
        times
    }
}

impl Stopwatch {
    fn benches(&mut self) -> impl Iterator<Item = &mut Bench> {
        self.open.values_mut().flatten()
    }

    fn bench(&mut self, seat: Seat) -> Option<&mut Bench> {
        self.benches().find(|bench| bench.seat == seat)
    }

    /// Everybody who has a site begins to build on it.
    fn sit_down(&mut self, state: &TokyoJutaku) {
        if self.open.len() != state.count() {
            self.open = BySeat::from_fn(state.count(), |_| None);
        }
        if !matches!(state.phase, Phase::Building) {
            return;
        }
        for seat in Seat::all(state.count()) {
            if self.open[seat].is_none() {
                self.open[seat] = Bench::of(state, seat);
            }
        }
    }

    /// Whoever is done with a site leaves it.
    fn stand_up(&mut self, act: &Watched<'_, TokyoJutaku>) {
        let (before, after) = (act.before, act.after);
        let is_over = matches!(after.phase, Phase::Over { .. }) || before.round != after.round;
        for seat in Seat::all(after.count()) {
            let is_done = after.is_apart()
                && before.architects[seat].done.len() != after.architects[seat].done.len();
            if (is_over || is_done)
                && let Some(mut bench) = self.open[seat].take()
            {
                bench.left(after.now, act.step);
                self.closed.push((bench, None));
            }
        }
    }

    fn notice(&mut self, act: &Watched<'_, TokyoJutaku>, event: &Event, now: u64, step: usize) {
        match event {
            Event::Begun => self.benches().for_each(|bench| bench.went_on(now, step)),
            Event::Grabbed { seat, piece } => {
                let others = self.benches().filter(|bench| bench.seat != *seat);
                others.for_each(|bench| bench.missed(*piece));
                self.of(*seat, |bench| bench.grabbed(*piece, now, step));
            }
            Event::Dropped { seat, .. } => self.of(*seat, |bench| bench.dropped(now, step)),
            Event::Placed { seat, .. } | Event::Nudged { seat, .. } => {
                let is_nudge = matches!(event, Event::Nudged { .. });
                let site = act.after.architects[*seat].site.as_ref();
                let is_right = site.is_some_and(|site| site.verdict().is_empty());
                self.of(*seat, |bench| bench.placed(is_nudge, is_right, now, step));
            }
            Event::Returned { seat, .. } => self.of(*seat, |bench| bench.returned(now, step)),
            Event::Stopped { seat } => {
                self.of(*seat, |bench| bench.stopped(now, step));
                if !act.after.is_apart() {
                    self.benches().for_each(|bench| bench.froze(now));
                }
            }
            Event::Judged { seat, faults, .. } if !faults.is_empty() => {
                let penalty = |state: &TokyoJutaku| state.architects[*seat].penalty;
                let added = penalty(act.after).saturating_sub(penalty(act.before));
                self.of(*seat, |bench| bench.fined(added, step));
            }
            _ => {}
        }
    }

    fn of(&mut self, seat: Seat, act: impl FnOnce(&mut Bench)) {
        if let Some(bench) = self.bench(seat) {
            act(bench);
        }
    }

    /// Where there is no clock, everybody has spent one more beat.
    fn count_beat(&mut self, act: &Watched<'_, TokyoJutaku>) {
        let (step, events) = (act.step, act.events);
        if !events.iter().any(|event| matches!(event, Event::BeatOver { .. })) {
            return;
        }
        for seat in Seat::all(act.after.count()) {
            let own = |event: &&Event| match event {
                Event::Clashed { seat: of, .. } => *of == seat,
                Event::Judged { seat: of, faults, .. } => *of == seat && !faults.is_empty(),
                _ => false,
            };
            let failed = events.iter().any(|event| own(&event));
            let shown = act.after.architects[seat].shown;
            self.of(seat, |bench| match shown {
                Some(Beat::Place { .. }) if failed => bench.spent(Cause::Gone, step),
                Some(Beat::Stop) if failed => bench.spent(Cause::FalseStop, step),
                Some(Beat::Place { pose }) => bench.placed_in_beat(pose.piece(), step),
                Some(Beat::Return) => bench.returned_in_beat(step),
                Some(Beat::Hold | Beat::Clear) => bench.spent(Cause::Looking, step),
                Some(Beat::Stop) | None => {}
            });
        }
    }
}
