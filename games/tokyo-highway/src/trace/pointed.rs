//! From a pointer to the build that it means.

use crate::geometry::{Heading, Hundredths, Point, Spot, Tip};
use arrayvec::ArrayVec;

use crate::aim::{Target, span};
use crate::command::{Build, Goal};
use crate::pieces::Column;
use crate::sizes::{LENGTH, REST, STOREY};
use crate::trace::question::Trace;
use crate::truth::TokyoHighway;
use crate::view::Lie;

/// How far tips stay within the bounds of a column where the pointer leaves the choice: what
/// rounding to hundredths can take away.
const INSET: f64 = 0.02;
/// How often the far column is moved until its tip lies within bounds. Roads on the base change
/// the slope a little, and the slope the length.
const ROUNDS: u32 = 3;
/// Pointers closer to a base than this have no direction.
const POINT: f64 = 0.01;

impl TokyoHighway {
    /// The build without cars that a pointer means, within reach of the road.
    pub(super) fn pointed(&self, base: &Column, trace: &Trace, pointer: Point) -> Build {
        let reach = Span::of(base, trace);
        let way = pointer - base.at.to_point();
        let distance = way.length();
        let axis = if distance > POINT { way * (1.0 / distance) } else { Heading(0).unit() };
        let turn = reach.turn;
        let wanted = (distance * distance - turn * turn).max(0.0).sqrt();
        let spanned = wanted.clamp(reach.least, reach.greatest);
        let past = trace.past.unwrap_or_else(|| reach.past(spanned));
        let (number, aside, cars) = (trace.base, trace.aside, ArrayVec::new());
        let Some((height, junction)) = height(trace.to) else {
            let to = Goal::Exit { heading: Heading::nearest(axis) };
            return Build { base: number, past, aside, to, cars };
        };
        let at = |away: f64| Goal::Column {
            at: Spot::nearest(base.at.to_point() + axis * away),
            height,
            junction,
            aside: trace.far_aside,
        };
        let mut build = Build { base: number, past, aside, to: at(distance), cars };
        if !self.far_end_rests(base, &build, trace.far_aside) {
            let away = (spanned * spanned + turn * turn).sqrt();
            self.bring_into_reach(base, &mut build, away, reach.far, at);
        }
        build
    }

    /// Whether the far tip rests on the new column: then the pointer is followed to the letter.
    fn far_end_rests(&self, base: &Column, build: &Build, aside: i32) -> bool {
        let aside = Hundredths(aside).mm();
        let deck = self.deck_of(base, build);
        deck.is_ok_and(|deck| REST.holds(Tip { past: deck.far_past, aside }))
    }

    /// Moves the new column along its direction until the far tip lies within bounds.
    fn bring_into_reach(
        &self,
        base: &Column,
        build: &mut Build,
        mut away: f64,
        (least, most): (f64, f64),
        at: impl Fn(f64) -> Goal,
    ) {
        build.to = at(away);
        for _ in 0..ROUNDS {
            let Ok(deck) = self.deck_of(base, build) else { break };
            let excess = deck.far_past - deck.far_past.clamp(least, most);
            if excess == 0.0 {
                break;
            }
            away += excess;
            build.to = at(away);
        }
    }
}

/// How far a road spans from a base, along its axis.
pub(super) struct Span {
    /// From centre to centre, both tips as far past as they can be.
    pub least: f64,
    /// The same with both tips as short as they can be.
    pub greatest: f64,
    /// Where the near tip may lie.
    near: (f64, f64),
    /// Where the far tip may lie.
    far: (f64, f64),
    /// How far the axis runs further aside of one centre than of the other.
    turn: f64,
}

impl Span {
    pub fn of(base: &Column, trace: &Trace) -> Span {
        let rests = |aside: i32| match REST.range(Hundredths(aside).mm()) {
            Some((least, most)) if least + INSET <= most - INSET => (least + INSET, most - INSET),
            _ => (0.0, 0.0),
        };
        let near = match trace.past {
            Some(past) => (Hundredths(past).mm(), Hundredths(past).mm()),
            None => rests(trace.aside),
        };
        let (height, far) = match height(trace.to) {
            Some((height, _)) => (height, rests(trace.far_aside)),
            None => (0, (0.0, 0.0)),
        };
        let turn = match trace.to {
            Target::Exit => 0.0,
            _ => Hundredths(trace.aside).mm() - Hundredths(trace.far_aside).mm(),
        };
        let rise = (f64::from(height) - f64::from(base.height)) * STOREY;
        let (one, other) = (span(rise, near.1, far.1), span(rise, near.0, far.0));
        Span { least: one.min(other), greatest: one.max(other), near, far, turn }
    }

    /// Where the near tip lies if both ends share what room there is.
    fn past(&self, spanned: f64) -> i32 {
        let room = self.greatest - self.least;
        let part = if room > 0.0 { (self.greatest - spanned) / room } else { 0.0 };
        Hundredths::nearest(self.near.0 + part * (self.near.1 - self.near.0)).0
    }
}

/// The height of a new column, and whether it is a junction; none for an exit.
pub(super) fn height(to: Target) -> Option<(u8, bool)> {
    match to {
        Target::Grey(height) => Some((height, false)),
        Target::Junction(height) => Some((height, true)),
        Target::Exit => None,
    }
}

/// How a road that cannot lie at all is drawn: straight from top to top.
pub(super) fn straight(base: &Column, build: &Build) -> Lie {
    let from = base.at.to_point();
    let (to, height) = match build.to {
        Goal::Column { at, height, .. } => (at.to_point(), height),
        Goal::Exit { heading } => (from + heading.unit() * LENGTH, 0),
    };
    let storeys = |height: u8| Hundredths::nearest(f64::from(height) * STOREY);
    Lie {
        from: base.at,
        from_height: storeys(base.height),
        to: Spot::nearest(to),
        to_height: storeys(height),
    }
}
