//! The lattice of candidates that decides whether a player is blocked (clause 4.9).
//!
//! For every open base, every height in reach that can be paid for and every exit, roads are
//! tried in 72 directions, five degrees apart, with eleven ways for the tips to lie. The order is
//! fixed, coarse before fine, and the first build that can stand ends the search. How often it
//! misses one is measured by `tests/lattice.rs`.

use crate::geometry::Heading;
use contract::Seat;

use crate::aim::{Target, Tips, aim};
use crate::command::Build;
use crate::pieces::Column;
use crate::setup::Exits;
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

const fn tips(past: i32, aside: i32, far_past: i32, far_aside: i32) -> Tips {
    Tips { past, aside, far_past, far_aside }
}

/// A direction of the lattice. Neighbours in the order are far apart, so that an open way is
/// found soon: 29 and 72 have no common divisor.
pub fn heading(step: i32) -> Heading {
    Heading((step * 29 % HEADINGS) * (36_000 / HEADINGS))
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
