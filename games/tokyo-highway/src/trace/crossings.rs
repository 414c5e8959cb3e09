//! The roads that a new one passes over and under, and which of them count.

use crate::geometry::{Hundredths, Level, Meeting, Slab, Spot, crossing};
use contract::{Phrase, Seat};

use crate::pieces::Road;
use crate::survey::{meeting, numbered};
use crate::trace::question::{Crossing, Side};
use crate::truth::TokyoHighway;

impl TokyoHighway {
    /// What a road from that base passes over and under, whether it counts or not.
    pub(super) fn crossings(&self, seat: Seat, base: u8, deck: &Slab) -> Vec<Crossing> {
        let disc = self.solids.pillars.get(usize::from(base)).map(|pillar| pillar.disc);
        let mut found = Vec::new();
        for ((idx, road), old) in numbered(&self.roads).zip(&self.solids.decks) {
            let shared = disc.filter(|_| road.rests_on(base));
            let passed = match meeting(deck, old, shared.as_ref(), 0.0) {
                Meeting::Over(_) => Level::Over,
                Meeting::Under(_) => Level::Under,
                Meeting::Apart | Meeting::Touching => continue,
            };
            let across = if shared.is_some() { None } else { crossing(deck, old) };
            let (earns, clause, key) = match across {
                Some(level) => worth(seat, road, level),
                None if shared.is_some() => (false, "6.6", "crossing-shares-column"),
                None => (false, "6.6", "crossing-not-across"),
            };
            let level = across.unwrap_or(passed);
            let (at, height) = mark(deck, old);
            found.push(Crossing {
                road: idx,
                level: match level {
                    Level::Over => Side::Over,
                    Level::Under => Side::Under,
                },
                at,
                height,
                earns,
                clause: clause.to_owned(),
                why: Phrase::new(key).with("road", idx),
            });
        }
        found
    }
}

/// Whether a proper crossing earns a car, and the clause and the message that say why.
fn worth(seat: Seat, road: &Road, level: Level) -> (bool, &'static str, &'static str) {
    match level {
        _ if road.owner == seat => (false, "6.5", "crossing-own"),
        Level::Over if road.is_passed(level) => (false, "6.1", "crossing-passed-over"),
        Level::Under if road.is_passed(level) => (false, "6.2", "crossing-passed-under"),
        Level::Over => (true, "6.1", "crossing-earns-over"),
        Level::Under => (true, "6.2", "crossing-earns-under"),
    }
}

/// Where a mark for a crossing is drawn: where the axes meet, or the nearest place on the new
/// road; and how high the upper road's top is there.
fn mark(deck: &Slab, old: &Slab) -> (Spot, i32) {
    let (mine, its) = (deck.strip(), old.strip());
    let turn = mine.axis.cross(its.axis);
    let along = match (its.start - mine.start).cross(its.axis) / turn {
        along if along.is_finite() => along.clamp(0.0, mine.length),
        _ => mine.length * 0.5,
    };
    let at = mine.at(along, 0.0);
    let its_along = its.local(at).x.clamp(0.0, its.length);
    let top = deck.top_at(along).max(old.top_at(its_along));
    (Spot::nearest(at), Hundredths::nearest(top).0)
}
