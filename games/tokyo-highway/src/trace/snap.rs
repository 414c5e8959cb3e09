//! To the nearest legal place: a short search round the pointer, the same for the same question.

use crate::geometry::{Heading, Point};
use contract::Seat;

use crate::command::{Build, Goal};
use crate::pieces::Column;
use crate::trace::question::Trace;
use crate::truth::TokyoHighway;

/// How far from the pointer is looked, in millimetres, ring by ring.
const RINGS: [f64; 5] = [0.5, 1.2, 2.2, 3.6, 6.0];
/// Directions on each ring.
const WAYS: i32 = 16;
/// How often the way back to the pointer is halved: from two millimetres to four hundredths.
const HALVINGS: u32 = 6;
/// Other ways for the ends to lie, where moving does not help: the near tip, and how far aside
/// the road runs of both columns, in hundredths.
const TIPS: [(i32, i32); 6] = [(-350, 0), (600, 0), (0, 300), (0, -300), (-200, 400), (-200, -400)];

impl TokyoHighway {
    /// The legal build nearest to one that is not, if there is one close by.
    pub(super) fn snapped(
        &self,
        seat: Seat,
        base: &Column,
        trace: &Trace,
        build: &Build,
    ) -> Option<Build> {
        let pointer = match build.to {
            Goal::Column { at, .. } => at.to_point(),
            Goal::Exit { .. } => trace.pointer.to_point(),
        };
        let legal = |trace: &Trace, at: Point| {
            let build = self.pointed(base, trace, at);
            self.survey(seat, &build).is_ok().then_some(build)
        };
        let moved = nearest_legal(pointer, |at| legal(trace, at));
        // Ends that were set by hand are kept.
        let free = trace.past.is_none() && trace.aside == 0 && trace.far_aside == 0;
        moved.or_else(|| {
            TIPS.iter().filter(|_| free).find_map(|&(past, aside)| {
                let past = (aside == 0).then_some(past);
                legal(&Trace { past, aside, far_aside: aside, ..trace.clone() }, pointer)
            })
        })
    }
}

/// The nearest place where something is legal, and what stands there: the first ring on which
/// there is any, and from there as near to the pointer as it stays legal.
pub(super) fn nearest_legal<T>(pointer: Point, legal: impl Fn(Point) -> Option<T>) -> Option<T> {
    let mut inner = 0.0;
    for outer in RINGS {
        let mut best: Option<(f64, T)> = None;
        for way in 0..WAYS {
            let unit = Heading(way * (36_000 / WAYS)).unit();
            // A way that is not legal where the best one is still cannot lead nearer.
            let reached = best.as_ref().map_or(outer, |(away, _)| *away);
            if let Some(found) = legal(pointer + unit * reached) {
                let nearer =
                    approached((inner, reached), found, |away| legal(pointer + unit * away));
                best = Some(nearer);
            }
        }
        if let Some((_, found)) = best {
            return Some(found);
        }
        inner = outer;
    }
    None
}

/// Goes from a distance that is legal back towards one that is not.
fn approached<T>(
    (mut wrong, mut right): (f64, f64),
    mut found: T,
    legal: impl Fn(f64) -> Option<T>,
) -> (f64, T) {
    for _ in 0..HALVINGS {
        let middle = (wrong + right) * 0.5;
        match legal(middle) {
            Some(nearer) => (right, found) = (middle, nearer),
            None => wrong = middle,
        }
    }
    (right, found)
}
