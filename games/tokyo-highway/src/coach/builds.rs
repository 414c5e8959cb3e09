//! Builds worth comparing, and which of them come to the same.

use contract::coach::{Course, offered};
use contract::{Chance, Seat};

use crate::candidates::Sweep;
use crate::coach::meant::finished;
use crate::command::{Build, Command};
use crate::mind::choices::{Choice, choices, varied};
use crate::mind::chores::chore;
use crate::mind::prospects::HOUSE;
use crate::truth::TokyoHighway;

/// How closely it looks round.
const LOOK: Sweep = Sweep { headings: 72, marks: 5, lies: 2, aimed_lies: 7, junctions: Some(2) };
/// Builds that are compared, and how much alike they may be.
const MOST: usize = 6;
const ALIKE: f64 = 0.5;
/// Buildings that are compared besides the one that a bot would put up.
const SITES: usize = 3;
/// The cosine of the turn by which two roads may differ and still be the same: eight degrees.
const SAME_WAY: f64 = 0.99;

/// What is worth comparing with what was played.
pub fn courses(world: &TokyoHighway, seat: Seat, chance: &mut Chance) -> Vec<Course<Command>> {
    if world.over.is_some() || seat != world.asked() || world.is_building_by_hand() {
        return Vec::new();
    }
    if world.yellow_range().is_some() {
        return offered(world, seat);
    }
    if world.raising {
        return sites(world, seat, chance);
    }
    if world.blocked {
        return vec![vec![Command::Pass]];
    }
    let world = &finished(world.clone());
    let builds = best(world, seat).into_iter();
    builds.map(|choice| vec![Command::Build(choice.with_cars(world, seat))]).collect()
}

/// A few good builds with little alike among them; those that place most cars come with them.
fn best(world: &TokyoHighway, seat: Seat) -> Vec<Choice> {
    let found = choices(world, seat, &LOOK, &HOUSE);
    let cars = |choice: &Choice| world.placed(seat, &choice.survey);
    // Of those that place as many, the best: they are sorted.
    let most = found.iter().rev().max_by_key(|choice| cars(choice)).cloned();
    let mut kept = varied(found, MOST, ALIKE);
    kept.extend(most.filter(|most| kept.iter().all(|other| cars(other) < cars(most))));
    kept
}

/// Where a bot would put up a building, and a few other places.
fn sites(world: &TokyoHighway, seat: Seat, chance: &mut Chance) -> Vec<Course<Command>> {
    let mut all = Vec::new();
    world.good_sites(&mut all);
    let step = all.len().div_ceil(SITES).max(1);
    let best = chore(world, seat, chance);
    best.into_iter().chain(all.into_iter().step_by(step)).map(|site| vec![site]).collect()
}

/// Whether two builds come to the same: nearly the same road, which crosses the same.
pub fn is_alike(world: &TokyoHighway, one: &Build, other: &Build) -> bool {
    if one.base != other.base || one.cars.len() != other.cars.len() {
        return false;
    }
    let table = world.tidied();
    let measured = |build: &Build| {
        let bare = Build { cars: Default::default(), ..build.clone() };
        let survey = table.survey(table.active, &bare).ok()?;
        Some(Choice { build: bare, survey, worth: 0.0 })
    };
    let (Some(one), Some(other)) = (measured(one), measured(other)) else { return false };
    let turn = one.survey.deck.strip().axis.dot(other.survey.deck.strip().axis);
    one.goal() == other.goal() && turn > SAME_WAY && one.survey.crossed == other.survey.crossed
}
