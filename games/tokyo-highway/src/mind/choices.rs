//! Builds worth a thought, best first.

use contract::Seat;

use crate::candidates::Sweep;
use crate::command::{Build, Goal};
use crate::mind::prospects::{GIVEN_UP, Outlook, Taste};
use crate::survey::Survey;
use crate::truth::TokyoHighway;

/// A build that can stand, and how it is judged.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The build, without its cars.
    pub build: Build,
    /// What was measured.
    pub survey: Survey,
    /// How much better its seat stands after it, in cars.
    pub worth: f64,
}

impl Choice {
    /// The build with as many cars as it can carry.
    pub fn with_cars(&self, state: &TokyoHighway, seat: Seat) -> Build {
        Build { cars: state.parking(seat, &self.survey), ..self.build.clone() }
    }

    /// The height it leads to, and whether to a junction; 0 for an exit.
    pub fn goal(&self) -> (u8, bool) {
        match self.build.to {
            Goal::Column { height, junction, .. } => (height, junction),
            Goal::Exit { .. } => (0, false),
        }
    }

    /// How much alike two builds are, from 0 to 1: only from one base to one height, and the
    /// more so the nearer their directions.
    pub fn likeness(&self, other: &Choice) -> f64 {
        if self.build.base != other.build.base || self.goal() != other.goal() {
            return 0.0;
        }
        let (mine, its) = (self.survey.deck.strip().axis, other.survey.deck.strip().axis);
        let turn = (mine - its).square();
        let near = 1.0 + turn / (NEAR_TURN * NEAR_TURN);
        1.0 / (near * near)
    }
}

/// A turn, in radians, at which two builds are a quarter alike.
const NEAR_TURN: f64 = 0.25;

/// Every build of a sweep, judged, best first; if none is found, the first of the lattice.
pub fn choices(state: &TokyoHighway, seat: Seat, sweep: &Sweep, taste: &Taste) -> Vec<Choice> {
    let mut found = state.sweep(seat, sweep);
    if found.is_empty() {
        found.extend(state.first_build(seat));
    }
    let outlook = Outlook::of(state);
    let judged = found.into_iter().map(|(build, survey)| {
        let worth = outlook.worth(taste, seat, &build, &survey);
        Choice { build, survey, worth }
    });
    let mut choices: Vec<Choice> = judged.collect();
    choices.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    // Who can go on does not give up.
    let sensible = choices.iter().take_while(|choice| choice.worth > GIVEN_UP).count();
    choices.truncate(sensible.max(1));
    choices
}

/// The best choices with little alike among them, best first.
pub fn varied(choices: Vec<Choice>, most: usize, alike: f64) -> Vec<Choice> {
    let mut kept: Vec<Choice> = Vec::new();
    for choice in choices {
        if kept.len() >= most {
            break;
        }
        if kept.iter().all(|other| other.likeness(&choice) < alike) {
            kept.push(choice);
        }
    }
    kept
}
