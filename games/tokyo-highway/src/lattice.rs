//! The lattice of candidates that decides whether a player is blocked (clause 4.9).
//!
//! For every open base, every height in reach that can be paid for and every exit, roads are
//! tried in 72 directions, five degrees apart, with eleven ways for the tips to lie. The order is
//! fixed, coarse before fine, and the first build that can stand ends the search. How often it
//! misses one is measured by `tests/lattice.rs`.

use crate::geometry::{Heading, Strip};
use contract::Seat;

use crate::aim::{Target, Tips, aim};
use crate::command::Build;
use crate::pieces::Column;
use crate::setup::Exits;
use crate::sizes::ROAD;
use crate::solids::{self, tip};
use crate::survey::Survey;
use crate::truth::TokyoHighway;

/// Directions.
pub const HEADINGS: i32 = 72;

/// How the tips lie, best first: in the middle, short, long, and to the sides.
pub const TIPS: [Tips; 11] = [
    Tips::CENTRED,
    tips(-450, 0, -450, 0),
    tips(750, 0, 750, 0),
    tips(-450, 0, 750, 0),
    tips(750, 0, -450, 0),
    tips(0, 300, 0, 300),
    tips(0, -300, 0, -300),
    tips(-200, 300, -200, -300),
    tips(-200, -300, -200, 300),
    tips(-300, 420, -300, 420),
    tips(-300, -420, -300, -420),
];

/// Hundredths of a degree between neighbouring directions.
const STEP: i32 = 36_000 / HEADINGS;
/// The directions looked in first, in steps from straight on, and how the tips lie then.
const TURNS: [i32; 9] = [0, 4, -4, 8, -8, 12, -12, 16, -16];
const SHORT: Tips = TIPS[1];

const fn tips(past: i32, aside: i32, far_past: i32, far_aside: i32) -> Tips {
    Tips { past, aside, far_past, far_aside }
}

/// A direction of the lattice. Neighbours in the order are far apart, so that an open way is
/// found soon: 29 and 72 have no common divisor.
pub fn heading(step: i32) -> Heading {
    Heading((step * 29 % HEADINGS) * STEP)
}

impl TokyoHighway {
    /// What the seat could lead a road to from that base, as far as pieces go and the steepest
    /// road reaches.
    pub fn targets(&self, seat: Seat, base: &Column) -> impl Iterator<Item = Target> + use<> {
        let (grey, yellow) = match self.builders.get(seat) {
            Some(builder) if builder.roads > 0 => (builder.grey, builder.yellow),
            _ => (0, 0),
        };
        let roads = self.builders.get(seat).is_some_and(|builder| builder.roads > 0);
        let higher = base.height.saturating_add(1);
        let greys = [higher, base.height.saturating_sub(1)].into_iter();
        let greys = greys.filter(move |&height| height > 0 && height <= grey);
        let tallest = if yellow > 0 && grey > 0 { grey.saturating_add(1) } else { 0 };
        let (from, most) = (base.height, self.setup.most_storeys());
        let low = base.height == 1 || (self.setup.exits == Exits::AnyHeight && from <= most);
        let junctions = (2..=tallest).filter(move |height| height.abs_diff(from) <= most);
        greys
            .map(Target::Grey)
            .chain((roads && low).then_some(Target::Exit))
            .chain(junctions.map(Target::Junction))
    }

    /// Whether any build of the lattice can stand. Roads that lie on no other at their base are
    /// tried first: to lay a road on others takes longest, and any build will do.
    pub fn can_build(&self, seat: Seat) -> bool {
        let mut bases = self.open_bases(seat);
        bases.any(|(number, base)| self.can_lead_on(seat, number, base))
            || self.first_build(seat).is_some()
    }

    /// Whether a road can be built that lies on no other at its base: straight on from the road
    /// that leads there, or more or less aside of that.
    fn can_lead_on(&self, seat: Seat, number: u8, base: &Column) -> bool {
        let straight = self.straight_on(number);
        let headings = TURNS.into_iter().map(|turn| Heading(straight + turn * STEP));
        let mut free = headings.take_while(|heading| self.is_free(number, base, *heading));
        free.any(|heading| {
            self.targets(seat, base).any(|target| {
                let build = aim(number, base, target, heading, SHORT);
                self.survey_if_sound(seat, &build).is_some()
            })
        })
    }

    /// Whether a short road in that direction would lie on none of the roads on its base.
    fn is_free(&self, number: u8, base: &Column, heading: Heading) -> bool {
        let (tip, axis) = (tip(SHORT.past, SHORT.aside), heading.unit());
        let start = base.at.to_point() + axis.left() * tip.aside - axis * tip.past;
        let strip = Strip { start, axis, length: ROAD.length, half_width: ROAD.width * 0.5 };
        let mut lying = solids::lying(&self.roads, &self.solids.decks, number);
        lying.all(|(_, old)| strip.separation(&old.outline()) >= 0.0)
    }

    /// The direction of the lattice nearest to straight on from the first road on a column.
    fn straight_on(&self, number: u8) -> i32 {
        let mut lying = solids::lying(&self.roads, &self.solids.decks, number);
        let ahead = lying.next().map(|(road, deck)| {
            let axis = deck.strip().axis;
            if road.base == number { -axis } else { axis }
        });
        let heading = ahead.map_or(0, |ahead| Heading::nearest(ahead).0);
        (heading + STEP / 2) / STEP * STEP
    }

    /// The first build of the lattice that can stand, with what was measured.
    pub fn first_build(&self, seat: Seat) -> Option<(Build, Survey)> {
        self.search(seat, |_| true, &mut { usize::MAX })
    }

    /// The same among that many candidates; how many are left shows whether the search was ended.
    pub(crate) fn first_build_within(
        &self,
        seat: Seat,
        looks: &mut usize,
    ) -> Option<(Build, Survey)> {
        self.search(seat, |_| true, looks)
    }

    /// The first exit of the lattice that can be built.
    pub fn first_exit(&self, seat: Seat) -> Option<(Build, Survey)> {
        self.search(seat, |target| *target == Target::Exit, &mut { usize::MAX })
    }

    fn search(
        &self,
        seat: Seat,
        wanted: impl Fn(&Target) -> bool,
        looks: &mut usize,
    ) -> Option<(Build, Survey)> {
        let goals = |(number, base)| {
            let targets = self.targets(seat, base).filter(&wanted);
            targets.map(move |target| (number, base, target))
        };
        let goals: Vec<(u8, &Column, Target)> = self.open_bases(seat).flat_map(goals).collect();
        for tips in TIPS {
            for step in 0..HEADINGS {
                for &(number, base, target) in &goals {
                    *looks = looks.checked_sub(1)?;
                    let build = aim(number, base, target, heading(step), tips);
                    if let Some(survey) = self.survey_if_sound(seat, &build) {
                        return Some((build, survey));
                    }
                }
            }
        }
        None
    }
}
