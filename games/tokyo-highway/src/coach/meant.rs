//! What a hand is about to put up, as if it stood already.

use contract::{Chance, Game, Silent};

use crate::command::{Build, Command};
use crate::hand::{Landing, Settled};
use crate::mind::chores::chore;
use crate::setup::Mode;
use crate::truth::TokyoHighway;

/// More payments than a penalty can ask for.
const MOST_PAYMENTS: usize = 8;

/// The build that a course by hand is about: the one that was announced, or else what came to rest.
pub fn build_of(course: &[Command]) -> Option<Build> {
    let announced = course.iter().find_map(|command| match command {
        Command::Build(build) => Some(build.clone()),
        _ => None,
    });
    announced.or_else(|| came_to_rest(course))
}

/// The road that was laid piece by piece, with the cars put on it.
fn came_to_rest(course: &[Command]) -> Option<Build> {
    let mut laid = None;
    for command in course {
        let Command::Carry { settled: Some(Settled { landing, knocked, .. }), .. } = command else {
            continue;
        };
        match (landing, &mut laid) {
            _ if !knocked.is_empty() => {}
            (Landing::Across(build), _) => laid = Some(build.clone()),
            (Landing::Parked(spot), Some(build)) => {
                let _ = build.cars.try_push(*spot);
            }
            _ => {}
        }
    }
    laid
}

/// The table with blueprints, on which what a hand has announced or laid stands already; with
/// blueprints the same table.
pub fn finished(state: TokyoHighway) -> TokyoHighway {
    let Some(hand) = &state.hand else { return state };
    let build = match (&hand.laid, &hand.plan) {
        (Some(laid), Some(plan)) if plan.cars.len() <= laid.cars.len() => Some(laid.clone()),
        (Some(laid), _) => Some(with_all_cars(&state, laid)),
        (None, plan) => plan.clone(),
    };
    match build {
        Some(build) => with_build(&state, &build),
        None => blueprint(&state),
    }
}

/// A road with as many cars as it can carry.
fn with_all_cars(state: &TokyoHighway, laid: &Build) -> Build {
    let table = blueprint(state);
    let bare = Build { cars: Default::default(), ..laid.clone() };
    match table.survey(table.active, &bare) {
        Ok(survey) => Build { cars: table.parking(table.active, &survey), ..bare },
        Err(_) => laid.clone(),
    }
}

/// The table with blueprints after a build; without it, if it cannot stand.
pub fn with_build(state: &TokyoHighway, build: &Build) -> TokyoHighway {
    let mut table = blueprint(state);
    if let Ok(survey) = table.may_build(table.active, build) {
        table.build(build, &survey, &mut Silent);
    }
    table
}

/// The same table with blueprints: what is being put up is in the supply again, and penalties are
/// paid.
fn blueprint(state: &TokyoHighway) -> TokyoHighway {
    let mut table = state.tidied();
    table.truth.setup.mode = Mode::Blueprint;
    table.truth.hand = None;
    let mut chance = Chance::from_number(0);
    for _ in 0..MOST_PAYMENTS {
        let payer = table.asked();
        let Some(command) = chore(&table, payer, &mut chance).filter(|_| table.debt.is_some())
        else {
            break;
        };
        let entry = contract::Entry::new(payer, 0, command);
        if table.play(&entry, &mut chance, &mut Silent).is_err() {
            break;
        }
    }
    table
}
