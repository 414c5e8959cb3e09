//! What the coach knows of the game: whole turns that are worth comparing, how a match goes on, and
//! what it is decided by.
//!
//! - `witness`: what a seat has seen, and worlds drawn from it
//! - `turns`: turns worth comparing, and which come to the same
//! - `quick`: the players who play a world on; `watch`: the terms that came true for a seat
//! - `saying`: turns in words

mod quick;
mod saying;
mod turns;
mod watch;
mod witness;

#[cfg(test)]
mod tests;

use contract::coach::Course;
use contract::{Chance, Coach, Evaluate, Mind, Pace, Phrase, PlayOut, Seat, Shares};

use crate::coach::watch::{TERMS, Watch};
use crate::coach::witness::Witness;
use crate::command::Command;
use crate::state::TokyoDangan;
use crate::view::View;

/// Turns of all seats that are played on before the evaluation judges.
const HORIZON: u32 = 16;
/// See [`doubt`].
const NEXT_TURN: f64 = 0.7;
const LATER: f64 = 0.4;

/// How little is left of what quick players come to: they hardly keep each other from arriving, and
/// better players do. The rest is judged by the position that they began with. A win with the turn
/// that is being taken is certain; then the first turns of others, and all later ones.
fn doubt(state: &TokyoDangan, turns: u32) -> f64 {
    match turns {
        0 if state.over.is_some() => 0.0,
        1 if state.over.is_some() => NEXT_TURN,
        _ => LATER,
    }
}

/// Plays on as quick players would, who know no more than their seats.
#[derive(Clone, Copy, Debug, Default)]
pub struct Conductor;

impl Coach<TokyoDangan> for Conductor {
    fn pace(&self) -> Pace {
        Pace { graph: 1_024, worlds: 768, redraws: 512, reasons: 1_000 }
    }

    fn terms(&self) -> &'static [&'static str] {
        TERMS
    }

    fn is_good(&self, term: usize) -> Option<bool> {
        Some(watch::is_good(term))
    }

    fn mind(&self, _seat: Seat) -> Box<dyn Mind<TokyoDangan>> {
        Box::new(Witness::default())
    }

    /// A turn is planned as a whole: nothing is learnt before its end. A puzzle has no turns.
    fn goes_on(
        &self,
        before: &TokyoDangan,
        seat: Seat,
        _played: &[Command],
        now: &TokyoDangan,
    ) -> bool {
        let same_turn = now.active == seat && now.round == before.round && now.taken > before.taken;
        same_turn && now.over.is_none() && now.puzzle.is_none()
    }

    fn courses(
        &mut self,
        world: &TokyoDangan,
        seat: Seat,
        _chance: &mut Chance,
    ) -> Vec<Course<Command>> {
        turns::worth_comparing(world, seat)
    }

    fn is_same(&self, world: &TokyoDangan, one: &[Command], other: &[Command]) -> bool {
        one == other || turns::meet(world, one, other)
    }

    fn say(&self, view: &View, course: &[Command]) -> Option<Phrase> {
        saying::say(view, course)
    }

    fn play_out(
        &mut self,
        world: &TokyoDangan,
        after: TokyoDangan,
        seat: Seat,
        chance: &mut Chance,
    ) -> PlayOut {
        let start = Shares::from_fn(after.travellers.len(), |seat| after.evaluate(seat));
        let mut state = after;
        let mut watch = Watch::begun(world, &state, seat);
        let (mut turns, mut active) = (0, state.active);
        while state.over.is_none() && turns < HORIZON {
            quick::act(&mut state, chance);
            if state.active != active {
                active = state.active;
                turns += 1;
            }
            watch.look(&state);
        }
        let doubt = doubt(&state, turns);
        let shares = Shares::from_fn(start.len(), |seat| {
            let came = state.evaluate(seat);
            came + doubt * (start[seat] - came)
        });
        PlayOut { shares, terms: watch.terms() }
    }
}
