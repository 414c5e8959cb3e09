//! Where cars can stand on a new road.

use crate::geometry::{Pillar, Slab};
use arrayvec::ArrayVec;
use contract::Seat;

use crate::command::MOST_CARS;
use crate::fault::{Fault, Faults, First};
use crate::pieces::{Parking, Piece};
use crate::sizes::{CAR, LENGTH};
use crate::solids;
use crate::survey::{Survey, all, numbered};
use crate::truth::TokyoHighway;

/// Places that are tried, this far apart, in hundredths of a millimetre.
pub(crate) const STEP: i32 = 200;
/// Half a car, and what is left of the road beyond its middle.
pub(crate) const FIRST: i32 = (CAR[0] * 50.0) as i32;
pub(crate) const LAST: i32 = (LENGTH * 100.0) as i32 - FIRST;
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

    /// Whether the cars of a build can stand where it puts them (clauses 6.7 to 6.9).
    ///
    /// # Errors
    /// The first fault.
    pub fn parks(&self, seat: Seat, survey: &Survey, cars: &[Parking]) -> Result<(), Fault> {
        self.parks_into(seat, survey, cars, &mut First)
    }

    /// The same with every fault handed to the collector.
    ///
    /// # Errors
    /// The first fault that the collector does not take.
    pub(crate) fn parks_into(
        &self,
        seat: Seat,
        survey: &Survey,
        cars: &[Parking],
        faults: &mut impl Faults,
    ) -> Result<(), Fault> {
        if cars.is_empty() {
            return Ok(());
        }
        let left = self.builders.get(seat).map_or(0, |builder| builder.cars);
        if cars.len() > usize::from(survey.earned) {
            faults.found(Fault::NotEarned(survey.earned))?;
        }
        if cars.len() > usize::from(left) {
            faults.found(Fault::NoCars(left))?;
        }
        if survey.deck.slope().abs() > self.setup.car_limit() {
            faults.found(Fault::Slides)?;
        }
        for (this, spot) in numbered(cars) {
            if !survey.deck.carries(&solids::footprint(*spot)) {
                faults.found(Fault::CarOff(this))?;
            }
            let before = cars.get(..usize::from(this)).unwrap_or_default();
            for other in all(before, |other| other.overlaps(spot)) {
                faults.found(Fault::CarTouches(this, Piece::NewCar(other)))?;
            }
            self.car_clears(&solids::car(&survey.deck, *spot), this, faults)?;
        }
        Ok(())
    }

    /// Whether a new car keeps off everything that stands already.
    fn car_clears(&self, car: &Slab, this: u8, faults: &mut impl Faults) -> Result<(), Fault> {
        let margin = self.setup.margin();
        let touched = |old: &Slab| car.against(old, margin).is_touching();
        for idx in all(&self.solids.decks, touched) {
            faults.found(Fault::CarTouches(this, Piece::Road(idx)))?;
        }
        for idx in all(&self.solids.cars, touched) {
            faults.found(Fault::CarTouches(this, Piece::Car(idx)))?;
        }
        let touched = |old: &Pillar| car.against_pillar(old, margin).is_touching();
        for idx in all(&self.solids.pillars, touched) {
            faults.found(Fault::CarTouches(this, Piece::Column(idx)))?;
        }
        Ok(())
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
