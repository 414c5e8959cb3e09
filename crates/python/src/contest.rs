//! Games between bots: one, or many.

use std::time::Instant;

use arena::contest::Watch;
use arena::{Contest, ContestError, Fixture, House, Rate, Report, Tally};
use catalogue::Visit;
use contract::{AnyTitle, Entry, Seed, Skill, Tabletop, check_bot};
use pyo3::prelude::*;
use serde_json::Value;
use table::Sitter;

use crate::again::begin;
use crate::fault::Fault;
use crate::plain;
use crate::running::{AnyMatch, Effects, read};
use crate::saved::Start;
use crate::setting::{Setting, threads};

/// A game that takes more entries than this counts as unfinished.
const LIMIT: u64 = 100_000;

/// The seed of game `number` of `tokyo simulate` with that seed.
#[pyfunction]
pub fn match_seed(seed: &Bound<'_, PyAny>, number: u64) -> PyResult<String> {
    Ok(plain::seed(Some(seed))?.of_match(number).to_string())
}

/// A win rate with its 95 % interval (Wilson's), as `arena` reports it. Shared wins are fractions.
#[pyfunction]
pub fn rate<'py>(py: Python<'py>, wins: f64, games: u64) -> PyResult<Bound<'py, PyAny>> {
    if !(0.0..=games as f64).contains(&wins) {
        let why = format!("{wins} wins of {games} games cannot be");
        return Err(Fault::Malformed(why).into());
    }
    let parts = (wins * arena::tally::WIN as f64).round() as u64;
    plain::write(py, &plain::json(&Rate::new(parts, games))?)
}

/// A level that the game has.
pub fn skill(title: &dyn AnyTitle, level: &str) -> Result<Skill, Fault> {
    let skill = level.parse()?;
    check_bot(title, skill)?;
    Ok(skill)
}

/// One bot a seat; a single one sits everywhere.
pub fn lineup(game: &Setting, bots: Vec<String>) -> Result<Vec<Skill>, Fault> {
    let skills: Result<Vec<Skill>, Fault> =
        bots.into_iter().map(|level| skill(game.title, &level)).collect();
    match skills?.as_slice() {
        [one] => Ok(vec![*one; game.seats]),
        all if all.len() == game.seats => Ok(all.to_vec()),
        all => Err(Fault::Malformed(format!(
            "{} bots do not fit {} seats: name one bot, or one for each seat",
            all.len(),
            game.seats
        ))),
    }
}

/// One game between bots.
pub fn play(game: &Setting, bots: &[Skill], seed: Seed) -> Result<Box<dyn AnyMatch>, Fault> {
    catalogue::visit(game.id(), Played { game, bots, seed })?
}

struct Played<'a> {
    game: &'a Setting,
    bots: &'a [Skill],
    seed: Seed,
}

impl Visit for Played<'_> {
    type Out = Result<Box<dyn AnyMatch>, Fault>;

    fn visit<G: Tabletop>(self) -> Self::Out {
        let Played { game, bots, seed } = self;
        let setup = read("setup", &game.setup)?;
        let seats: Vec<&Skill> = bots.iter().collect();
        let fixture = Fixture { number: 0, setup: &setup, seats: &seats, seed, limit: LIMIT };
        let mut entries: Vec<Entry<G::Command>> = Vec::new();
        fixture.play::<G>(&House, &mut |entry| entries.push(entry.clone()))?;
        let sitters = bots.iter().map(|skill| Sitter::bot(*skill)).collect();
        let start = Start::Setup(game.setup.clone());
        let mut played = begin::<G>(game.title, start, sitters, seed)?;
        for entry in entries {
            played.play(entry, &[], Effects::Unknown)?;
        }
        Ok(Box::new(played))
    }
}

/// Many games between bots.
pub fn hold(
    game: &Setting,
    bots: &[Skill],
    games: u64,
    seed: Seed,
    threads: Option<usize>,
    limit: u64,
) -> Result<Report, Fault> {
    let threads = self::threads(threads)?;
    let contest =
        Contest { setup: game.setup.clone(), bots: bots.to_vec(), games, seed, threads, limit };
    let start = Instant::now();
    let tally = catalogue::visit(game.id(), Held(contest))??;
    let seconds = start.elapsed().as_secs_f64();
    Ok(Report::new(game.id(), bots, seed, threads, seconds, tally))
}

struct Held(Contest<Value, Skill>);

impl Visit for Held {
    type Out = Result<Tally, Fault>;

    fn visit<G: Tabletop>(self) -> Result<Tally, Fault> {
        let Contest { setup, bots, games, seed, threads, limit } = self.0;
        let setup = read("setup", &setup)?;
        let contest = Contest { setup, bots, games, seed, threads, limit };
        contest.run::<G>(&House, &Unseen).map_err(|error| match error {
            ContestError::Setup(refusal) => refusal.into(),
            other @ ContestError::Threads(..) => Fault::malformed(other),
        })
    }
}

/// Nobody looks on.
struct Unseen;

impl<C> Watch<C, Skill> for Unseen {
    fn done(&self, _games: u64) {}
}
