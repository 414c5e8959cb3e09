//! What the coach knows of the game: which builds are worth comparing, how a position goes on, and
//! what is to be said about it.
//!
//! Nothing is hidden and with blueprints nothing is left to chance, so all worlds are one, and what
//! differs is how quick builders go on in it.
//!
//! By hand, a whole turn is one decision. It is graded by the build that was meant: the one that
//! was announced. Whoever announces nothing meant what came of it. What the hand did to an
//! announced build shows when its pieces have come to rest, and is no part of the grade.
//!
//! - `builds`: builds worth comparing; `meant`: what a hand is about to put up
//! - `playing`: how positions go on; `terms`: what is noticed meanwhile
//! - `saying`: builds in words

pub mod builds;
pub mod meant;
pub mod playing;
mod saying;
pub mod terms;

#[cfg(test)]
mod tests;

use contract::coach::{Course, follow};
use contract::{Chance, Coach, Entry, Pace, Phrase, PlayOut, Seat, Shares};

use crate::command::Command;
use crate::mind::prospects::{HOUSE, shares};
use crate::truth::{TokyoHighway, Truth};
use crate::view::View;

/// Play-outs for a position of the graph.
const GRAPH: u32 = 24;
/// How many positions by hand it remembers the worth of: more than a turn has acts.
const REMEMBERED: usize = 48;
/// Any number does, as long as it stays the same.
const SEED: u64 = 27;

/// Compares builds by how quick builders go on after them.
#[derive(Debug, Default)]
pub struct Foreman {
    /// What positions by hand were found to be worth, the latest last.
    known: Vec<(Truth, Shares)>,
}

impl Coach<TokyoHighway> for Foreman {
    fn pace(&self) -> Pace {
        Pace { graph: GRAPH, worlds: 24, redraws: 8, reasons: 128 }
    }

    fn terms(&self) -> &'static [&'static str] {
        terms::TERMS
    }

    fn is_good(&self, term: usize) -> Option<bool> {
        terms::is_good(term)
    }

    fn goes_on(
        &self,
        before: &TokyoHighway,
        seat: Seat,
        _played: &[Command],
        now: &TokyoHighway,
    ) -> bool {
        // By hand, until the build stands or is taken down.
        now.is_building_by_hand() && now.active == seat && now.roads.len() == before.roads.len()
    }

    fn courses(
        &mut self,
        world: &TokyoHighway,
        seat: Seat,
        chance: &mut Chance,
    ) -> Vec<Course<Command>> {
        builds::courses(world, seat, chance)
    }

    fn is_same(&self, world: &TokyoHighway, one: &[Command], other: &[Command]) -> bool {
        one == other
            || match (meant::build_of(one), meant::build_of(other)) {
                (Some(one), Some(other)) => builds::is_alike(world, &one, &other),
                _ => false,
            }
    }

    fn say(&self, view: &View, course: &[Command]) -> Option<Phrase> {
        saying::say(view, course)
    }

    fn glance(&mut self, state: &TokyoHighway) -> Option<Shares> {
        Some(shares(&meant::finished(state.clone()), &HOUSE))
    }

    /// By hand, what is going to be put up is worth the same from its first piece to its last.
    fn judge(&mut self, state: &TokyoHighway) -> Option<Shares> {
        state.is_by_hand().then(|| self.worth_by_hand(state))
    }

    fn weigh(
        &mut self,
        world: &TokyoHighway,
        seat: Seat,
        course: &[Command],
        chance: &mut Chance,
    ) -> Option<Shares> {
        if !world.is_by_hand() {
            return None;
        }
        let after = match meant::build_of(course) {
            Some(build) => meant::with_build(world, &build),
            None => follow(world, seat, course, chance),
        };
        Some(playing::play_out(world, after, seat, chance).shares)
    }

    /// A hand gives or takes what an announced build comes to more or less than it was meant to be.
    fn luck(
        &mut self,
        before: &TokyoHighway,
        entry: &Entry<Command>,
        after: &TokyoHighway,
    ) -> Option<Shares> {
        let is_announced = before.hand.as_ref()?.plan.is_some();
        if !is_announced || !matches!(entry.command, Command::Carry { .. }) {
            return Some(Shares::from_fn(before.count(), |_| 0.0));
        }
        let (meant, came) = (self.worth_by_hand(before), self.worth_by_hand(after));
        Some(Shares::from_fn(before.count(), |seat| came[seat] - meant[seat]))
    }

    fn play_out(
        &mut self,
        world: &TokyoHighway,
        after: TokyoHighway,
        seat: Seat,
        chance: &mut Chance,
    ) -> PlayOut {
        playing::play_out(world, after, seat, chance)
    }
}

impl Foreman {
    /// What a position by hand is worth: always the same play-outs, so that nothing changes while
    /// the pieces of a build are carried one by one.
    fn worth_by_hand(&mut self, state: &TokyoHighway) -> Shares {
        let state = meant::finished(state.clone());
        if let Some((_, known)) = self.known.iter().find(|(truth, _)| *truth == state.truth) {
            return known.clone();
        }
        let mut sums = Shares::from_fn(state.count(), |_| 0.0);
        for number in 0..GRAPH {
            let mut chance = Chance::from_number(SEED + u64::from(number));
            let played = playing::play_out(&state, state.clone(), state.active, &mut chance);
            played.shares.iter().for_each(|(seat, share)| sums[seat] += share);
        }
        let worth = Shares::from_fn(state.count(), |seat| sums[seat] / f64::from(GRAPH));
        if self.known.len() >= REMEMBERED {
            self.known.remove(0);
        }
        self.known.push((state.truth, worth.clone()));
        worth
    }
}
