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

/// From one place to another.
type Stretch = Option<(i32, i32)>;

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

    fn middle_of_stretch(
        &self,
        seat: Seat,
        survey: &Survey,
        cars: &ArrayVec<Parking, MOST_CARS>,
        first: i32,
        last: i32,
    ) -> Option<Parking> {
        let (mut best, mut run): (Stretch, Stretch) = (None, None);
        let length = |stretch: Stretch| stretch.map_or(-1, |(from, to)| to - from);
        let mut along = first;
        while along <= last {
            let mut all = cars.clone();
            let place = Parking { along, across: 0 };
            let free = all.try_push(place).is_ok() && self.parks(seat, survey, &all).is_ok();
            run = free.then(|| run.map_or((along, along), |(from, _)| (from, along)));
            if length(run) > length(best) {
                best = run;
            }
            along += STEP;
        }
        // The middle of a stretch of places is one of them, or lies between two of them.
        let (from, to) = best?;
        let middle = from + (to - from) / (2 * STEP) * STEP;
        Some(Parking { along: middle, across: 0 })
    }
}
