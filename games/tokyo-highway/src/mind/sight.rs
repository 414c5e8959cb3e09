//! What a sweep has found, counted.

use contract::Seat;

use crate::command::{Build, Goal};
use crate::mind::chances::Sides;
use crate::survey::Survey;
use crate::truth::TokyoHighway;

/// What a seat could do with its next road.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// The most cars that a build to a column places.
    pub most: i32,
    /// The most cars that an exit places.
    pub exit: i32,
    /// How many sides of roads could be crossed for a car.
    pub sides: u32,
}

impl Sight {
    /// Counts what a sweep has found for a seat. Roads that are too steep for cars earn nothing.
    pub fn of(state: &TokyoHighway, seat: Seat, found: &[(Build, Survey)]) -> Sight {
        let mut sight = Sight::default();
        let mut sides = Sides::NONE;
        for (build, survey) in found {
            let placed = state.placed(seat, survey);
            if placed == 0 {
                continue;
            }
            match build.to {
                Goal::Column { .. } => sight.most = sight.most.max(placed),
                Goal::Exit { .. } => sight.exit = sight.exit.max(placed),
            }
            for (road, level) in &survey.crossed {
                let number = usize::from(*road);
                if state.roads.get(number).is_some_and(|road| road.earns(seat, *level)) {
                    sides = sides.with(Sides::one(number, *level));
                }
            }
        }
        sight.sides = sides.len();
        sight
    }
}
