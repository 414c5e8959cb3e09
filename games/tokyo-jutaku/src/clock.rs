//! Time: what the clock does when it wakes, and when that is. All in milliseconds.

use contract::{Chance, Seat, Sink};

use crate::command::Event;
use crate::map::Cell;
use crate::state::{End, Phase, TokyoJutaku};

/// To choose where to start.
pub const DRAFT: u64 = 15_000;
/// Before everybody begins to build.
pub const COUNTDOWN: u64 = 3_000;
/// Before everybody goes on after a false stop.
pub const RESUME: u64 = 1_000;
/// After a stop, calls up to then count as called at the same time.
pub const TOGETHER: u64 = 250;
/// After a stop, calls are received up to then.
pub const FREEZE: u64 = 400;
/// The most that a slow connection is credited with.
pub const LAG: u64 = 150;
/// After dropping or returning a piece.
pub const BUSY: u64 = 500;
/// After a false stop, before the same player may call again.
pub const HUSH: u64 = 3_000;
/// To move the token.
pub const MOVE: u64 = 30_000;
/// Without a piece being placed, before clearing is offered.
pub const STALE: u64 = 120_000;
/// Added to the time of a lone builder for a false stop.
pub const FALSE_STOP: u64 = 10_000;

impl TokyoJutaku {
    /// The match time of the clock's next command, if something waits for it.
    pub fn wake_at(&self) -> Option<u64> {
        let own = match &self.phase {
            Phase::Over { .. } => return None,
            _ if self.is_beaten() => return None,
            Phase::Draft { until, .. }
            | Phase::Countdown { until }
            | Phase::Movement { until, .. } => Some(*until),
            Phase::Frozen { at, late, .. } => Some(at + if *late { FREEZE } else { TOGETHER }),
            Phase::Building => self.next_of_builders(),
        };
        // A player who called in time is judged, even if the match is over before the verdict.
        let frozen = matches!(self.phase, Phase::Frozen { .. });
        [own, self.deadline().filter(|_| !frozen)].into_iter().flatten().min()
    }

    /// While everybody builds: the next lock that opens, piece held too long, or long pause.
    fn next_of_builders(&self) -> Option<u64> {
        let hold = u64::from(self.setup.idle_hold) * 1_000;
        let of_seat = self.architects.values().flat_map(|own| {
            let held = own.hand.filter(|_| hold > 0).map(|held| held.since + hold);
            [own.busy_until, own.hushed_until, held, own.moving]
        });
        let stale = self.stirred + STALE;
        let stale = (stale > self.now).then_some(stale);
        of_seat.chain([stale]).flatten().min()
    }

    /// What happens when time has come.
    pub(crate) fn tick(&mut self, chance: &mut Chance, events: &mut impl Sink<Event>) {
        if self.is_late() && !matches!(self.phase, Phase::Frozen { .. }) {
            return self.finish(End::TimeUp, events);
        }
        match self.phase.clone() {
            Phase::Draft { order, until } if self.now >= until => {
                if let Some(seat) = order.first() {
                    let free: Vec<Cell> = self.starts().iter().collect();
                    if let Some(cell) = chance.pick(&free).copied() {
                        self.start(*seat, cell, events);
                    }
                }
            }
            Phase::Countdown { until } if self.now >= until => self.begin(events),
            Phase::Frozen { at, claims, late: false } if self.now >= at + TOGETHER => {
                self.phase = Phase::Frozen { at, claims, late: true };
            }
            Phase::Frozen { at, late: true, .. } if self.now >= at + FREEZE => {
                self.judge_claims(events);
                if self.is_late() && !matches!(self.phase, Phase::Over { .. }) {
                    self.finish(End::TimeUp, events);
                }
            }
            Phase::Movement { order, until, .. } if self.now >= until => {
                if let Some(seat) = order.first() {
                    self.move_for(*seat, events);
                }
            }
            Phase::Building => self.open_locks(events),
            _ => {}
        }
    }

    /// Opens locks whose time has come, takes pieces that were held too long, and moves tokens
    /// that stood too long.
    fn open_locks(&mut self, events: &mut impl Sink<Event>) {
        let (now, hold) = (self.now, u64::from(self.setup.idle_hold) * 1_000);
        for seat in Seat::all(self.count()) {
            if self.architects[seat].moving.is_some_and(|until| until <= now) {
                self.move_for(seat, events);
            }
            let own = &mut self.architects[seat];
            if own.busy_until.is_some_and(|until| until <= now) {
                // The hands are free: what is asked now is another thing than before.
                own.busy_until = None;
                own.decision = own.decision.saturating_add(1);
            }
            own.hushed_until = own.hushed_until.filter(|until| *until > now);
            let late = own.hand.filter(|held| hold > 0 && held.since + hold <= now);
            if let Some(held) = late {
                own.hand = None;
                own.decision = own.decision.saturating_add(1);
                self.supply_mut(seat).insert(held.piece);
                let piece = held.piece;
                events.push(|| Event::Dropped { seat, piece, late: true });
            }
        }
    }
}
