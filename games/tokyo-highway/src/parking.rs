//! Where cars can stand on a new road.

use arrayvec::ArrayVec;
use contract::Seat;

use crate::command::MOST_CARS;
use crate::pieces::Parking;
use crate::sizes::{CAR, LENGTH};
use crate::survey::Survey;
use crate::truth::TokyoHighway;

/// Places that are tried, this far apart, in hundredths of a millimetre.
const STEP: i32 = 200;
/// Half a car, and what is left of the road beyond its middle.
const FIRST: i32 = (CAR[0] * 50.0) as i32;
const LAST: i32 = (LENGTH * 100.0) as i32 - FIRST;
/// So near to an end a car would stand in the way of the next road.
const ENDS: i32 = 2_400;

impl TokyoHighway {
    /// Places for as many cars as the road earned and the seat holds: each in the middle of the
    /// longest free stretch, away from the ends of the road where there is room.
    pub fn parking(&self, seat: Seat, survey: &Survey) -> ArrayVec<Parking, MOST_CARS> {
        let mut cars = ArrayVec::new();
        let held = self.builders.get(seat).map_or(0, |builder| builder.cars);
        let wanted = usize::from(survey.earned.min(held)).min(MOST_CARS);
        while cars.len() < wanted {
            let middle = self.middle_of_stretch(seat, survey, &cars, ENDS, LAST - ENDS + FIRST);
            let place = middle.or_else(|| self.middle_of_stretch(seat, survey, &cars, FIRST, LAST));
            match place {
                Some(place) => cars.push(place),
                None => break,
            }
        }
        cars
    }

    /// The middle of the longest stretch of free places between two of them.
    fn middle_of_stretch(
        &self,
        seat: Seat,
        survey: &Survey,
        cars: &ArrayVec<Parking, MOST_CARS>,
        first: i32,
        last: i32,
    ) -> Option<Parking> {
        let mut best: Option<Stretch> = None;
        let mut run: Option<Stretch> = None;
        let mut all = cars.clone();
        let mut along = first;
        while along <= last {
            let free = all.try_push(Parking { along, across: 0 }).is_ok()
                && self.parks(seat, survey, &all).is_ok();
            all.truncate(cars.len());
            let from = run.map_or(along, |run| run.from);
            run = free.then_some(Stretch { from, to: along });
            if Stretch::length(run) > Stretch::length(best) {
                best = run;
            }
            along += STEP;
        }
        // The middle of a stretch of places is one of them, or lies between two of them.
        let Stretch { from, to } = best?;
        let middle = from + (to - from) / (2 * STEP) * STEP;
        Some(Parking { along: middle, across: 0 })
    }
}

/// Places from one to another.
#[derive(Clone, Copy)]
struct Stretch {
    from: i32,
    to: i32,
}

impl Stretch {
    /// Its length; less than none where there is no stretch.
    fn length(stretch: Option<Stretch>) -> i32 {
        stretch.map_or(-1, |stretch| stretch.to - stretch.from)
    }
}
