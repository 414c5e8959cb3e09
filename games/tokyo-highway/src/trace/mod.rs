//! What a pointer over the table comes to: the build it means, everything that is wrong with it
//! and everything it would bring. For a player dragging a road, on or off turn; the rules decide,
//! and nothing is measured twice.
//!
//! - [`question`]: what is asked and answered
//! - [`pointed`]: from a pointer to a build; [`snap`]: to the nearest one that is legal
//! - [`nearest`]: the least gap; [`crossings`]: what is crossed, and what counts
//! - [`stretches`]: where cars can stand; [`dead_end`]: whether the player can go on
//! - [`band`]: where columns can stand round a base; [`site`]: the same questions for buildings
//! - [`blocked`]: why a seat has to pass

pub mod band;
pub mod blocked;
pub mod crossings;
pub mod dead_end;
pub mod nearest;
pub mod pointed;
pub mod question;
pub mod site;
pub mod snap;
pub mod stretches;

use crate::geometry::Hundredths;
use contract::{Malformed, Refusal, Seat};

use crate::command::Build;
use crate::fault::Fault;
use crate::pieces::Column;
use crate::survey::Survey;
use crate::truth::TokyoHighway;
use crate::view::Lie;

use dead_end::Ahead;
use question::{Trace, Traced};

/// A build with all that was found out about it.
struct Findings {
    build: Build,
    /// What was measured; nothing if the road cannot lie at all.
    survey: Option<Survey>,
    faults: Vec<Fault>,
}

impl TokyoHighway {
    /// Follows a pointer of that seat.
    ///
    /// # Errors
    /// If there is no such column.
    pub fn trace(&self, seat: Seat, trace: &Trace) -> Result<Traced, Malformed> {
        let base = self.base_of(trace.base)?;
        let build = self.pointed(base, trace, trace.pointer.to_point());
        let (mut found, mut snapped) = (self.findings(seat, build), false);
        if trace.snap && !found.faults.is_empty() && found.faults.iter().all(|it| it.may_move()) {
            let legal = self.snapped(seat, base, trace, &found.build);
            snapped = legal.is_some();
            found = legal.map_or(found, |build| self.findings(seat, build));
        }
        self.add_cars(seat, trace, &mut found);
        Ok(self.traced(seat, base, found, snapped))
    }

    /// The column with that number.
    fn base_of(&self, number: u8) -> Result<&Column, Malformed> {
        Ok(self.columns.get(usize::from(number)).ok_or_else(|| {
            let last = self.columns.len().saturating_sub(1);
            format!("there is no column {number}: the last one is {last}")
        })?)
    }

    /// Surveys a build without cars, with all its faults.
    fn findings(&self, seat: Seat, build: Build) -> Findings {
        let mut faults = Vec::new();
        let survey = match self.survey_into(seat, &build, &mut faults) {
            Ok(survey) => Some(survey),
            Err(fault) => {
                faults.push(fault);
                // The road is hopeless, but the column can be looked at.
                let _ = build.pillar().map(|pillar| self.stands(&pillar, &mut faults));
                None
            }
        };
        Findings { build, survey, faults }
    }

    /// Puts cars on a road: those that were asked for, else as many as a legal one earns.
    fn add_cars(&self, seat: Seat, trace: &Trace, found: &mut Findings) {
        let Some(survey) = &found.survey else { return };
        match &trace.cars {
            Some(cars) => {
                found.build.cars.clone_from(cars);
                let _ = self.parks_into(seat, survey, cars, &mut found.faults);
            }
            None if found.faults.is_empty() => found.build.cars = self.parking(seat, survey),
            None => {}
        }
    }

    fn traced(&self, seat: Seat, base: &Column, found: Findings, snapped: bool) -> Traced {
        let Findings { build, survey, faults } = found;
        let ahead = match &survey {
            Some(survey) if faults.is_empty() => self.ahead(seat, &build, survey, dead_end::LOOKS),
            _ => Ahead::Open,
        };
        let deck = survey.as_ref().map(|survey| &survey.deck);
        let held = self.builders.get(seat).map_or(0, |builder| builder.cars);
        let earned = survey.as_ref().map_or(0, |survey| survey.earned);
        Traced {
            lie: deck.map_or_else(|| pointed::straight(base, &build), Lie::of),
            slope: deck.map_or(0, |deck| Hundredths::nearest(deck.slope()).0),
            layer: survey.as_ref().map_or(0, |survey| survey.layer),
            far_past: self.far_past(base, &build),
            snapped,
            wait: self.may_build_now(seat).err(),
            nearest: self.nearest(&build, deck),
            clearance: Hundredths::nearest(self.setup.margin()).0,
            crossings: deck.map_or_else(Vec::new, |deck| self.crossings(seat, build.base, deck)),
            earned,
            held,
            stretches: match &survey {
                Some(survey) if earned > 0 => self.stretches(seat, survey),
                _ => Vec::new(),
            },
            dead_end_known: ahead != Ahead::Unknown,
            dead_end: ahead.refusal(),
            faults: faults.into_iter().map(|fault| self.build_refusal(&build, fault)).collect(),
            build,
        }
    }

    /// What would stop the seat from committing any build right now.
    fn may_build_now(&self, seat: Seat) -> Result<(), Refusal> {
        self.may_put_up(seat)?;
        if self.raising { Err(Refusal::new("2.4", "buildings-first")) } else { Ok(()) }
    }

    /// How far the far tip lies past the centre of the new column.
    fn far_past(&self, base: &Column, build: &Build) -> i32 {
        let deck = self.deck_of(base, build);
        deck.map_or(0, |deck| Hundredths::nearest(deck.far_past).0)
    }
}
