//! Where cars can stand on a new road.

use crate::geometry::{DUST, Footprint, Pillar, Slab};
use arrayvec::ArrayVec;
use contract::Seat;

use crate::command::MOST_CARS;
use crate::fault::{Fault, Faults, First};
use crate::pieces::{Parking, Piece};
use crate::sizes::{CAR, LENGTH, WIDTH};
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
        if wanted == 0 || survey.deck.slope().abs() > self.setup.car_limit() {
            return cars;
        }
        let near = Near::new(self, &survey.deck);
        while cars.len() < wanted {
            let middle = near.middle_of_stretch(&cars, ENDS, LAST - ENDS + FIRST);
            match middle.or_else(|| near.middle_of_stretch(&cars, FIRST, LAST)) {
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
}

/// A new road and what reaches into the room above it that its cars take up: nothing else can be in
/// the way of a car on the road, and many places for cars are tried.
struct Near<'a> {
    deck: &'a Slab,
    /// Roads and cars.
    slabs: Vec<&'a Slab>,
    pillars: Vec<&'a Pillar>,
    margin: f64,
}

impl<'a> Near<'a> {
    fn new(state: &'a TokyoHighway, deck: &'a Slab) -> Near<'a> {
        let margin = state.setup.margin();
        let whole = Footprint { along: LENGTH * 0.5, across: 0.0, length: LENGTH, width: WIDTH };
        let room = deck.standing(&whole, CAR[2]);
        // By more than rounding, so that what touches a car touches the room as well.
        let wide = margin + DUST;
        let solids = &state.solids;
        let slabs = solids.decks.iter().chain(&solids.cars);
        let slabs = slabs.filter(|slab| room.against(slab, wide).is_touching()).collect();
        let pillars = solids.pillars.iter();
        let pillars = pillars.filter(|pillar| room.against_pillar(pillar, wide).is_touching());
        Near { deck, slabs, pillars: pillars.collect(), margin }
    }

    /// Whether one more car can stand there.
    fn is_free(&self, cars: &[Parking], spot: Parking) -> bool {
        if !self.deck.carries(&solids::footprint(spot))
            || cars.iter().any(|other| other.overlaps(&spot))
        {
            return false;
        }
        let car = solids::car(self.deck, spot);
        let touches = |slab: &&Slab| car.against(slab, self.margin).is_touching();
        let hits = |pillar: &&Pillar| car.against_pillar(pillar, self.margin).is_touching();
        !self.slabs.iter().any(touches) && !self.pillars.iter().any(hits)
    }

    /// The middle of the longest stretch of free places between two of them.
    fn middle_of_stretch(&self, cars: &[Parking], first: i32, last: i32) -> Option<Parking> {
        let mut best: Option<Stretch> = None;
        let mut run: Option<Stretch> = None;
        let mut along = first;
        while along <= last {
            let free = self.is_free(cars, Parking { along, across: 0 });
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

#[cfg(test)]
mod tests {
    use contract::{Awaiting, Chance, Entry, Game, Silent};

    use super::*;
    use crate::command::Command;
    use crate::setup::Setup;

    /// What is left out because it does not reach the room above a road is in the way of no car.
    #[test]
    fn cars_find_the_places_that_they_find_among_everything() {
        let (mut free, mut taken) = (0, 0);
        for number in 0..40 {
            let mut chance = Chance::from_number(number);
            let mut state = TokyoHighway::open(&Setup::default(), 4, &mut chance).unwrap();
            while let Awaiting::Seats(waiting) = state.awaiting() {
                let seat = waiting.must.iter().next().unwrap();
                let command = state.sample(seat, &mut chance).unwrap();
                if let Command::Build(build) = &command {
                    let deck = state.survey(seat, build).unwrap().deck;
                    let near = Near::new(&state, &deck);
                    let slabs = state.solids.decks.iter().chain(&state.solids.cars).collect();
                    let pillars = state.solids.pillars.iter().collect();
                    let all = Near { deck: &deck, slabs, pillars, margin: near.margin };
                    for along in (FIRST..=LAST).step_by(STEP as usize / 8) {
                        let spot = Parking { along, across: along % 3 * 80 };
                        let is_free = near.is_free(&[], spot);
                        assert_eq!(all.is_free(&[], spot), is_free, "{build:?} {spot:?}");
                        *(if is_free { &mut free } else { &mut taken }) += 1;
                    }
                }
                state.play(&Entry::new(seat, 0, command), &mut chance, &mut Silent).unwrap();
            }
        }
        assert!(free > 1_000 && taken > 500, "{free} {taken}");
    }
}
