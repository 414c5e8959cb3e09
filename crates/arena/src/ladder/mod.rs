//! How strong bots are, one above the other.
//!
//! Two bots meet at a table of some size and play doubles: two games from one seed, with their
//! seats swapped. A meeting ends when a sequential test has made up its mind, or after as many
//! games as it may have. What counts is the doubles up to there, by number: so neither the number
//! of threads nor the order in which games were played matters.
//!
//! - [`double`]: two games from one seed, and who sits where in them
//! - [`sprt`]: when to stop
//! - [`strength`]: ratings by Bradley and Terry
//! - [`standings`]: what is printed

pub mod double;
pub mod sprt;
pub mod standings;
pub mod strength;

use std::collections::BTreeMap;

use contract::{Game, Refusal, Seat, Seed};
use rayon::prelude::*;
use serde::Serialize;
use thiserror::Error;

use crate::contest::{ContestError, threads};
use crate::fixture::Fixture;
use crate::seating::Seater;
use crate::tally::WIN;
use double::{Double, Score, seatings};
use sprt::{Test, Verdict};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Ladder<S, E> {
    /// What the lobby would have chosen.
    pub setup: S,
    /// The bots, weakest first.
    pub bots: Vec<E>,
    /// Who plays whom.
    pub meetings: Vec<Meeting>,
    /// The root of all chance: double n of every meeting is played from its n-th match seed.
    pub seed: Seed,
    /// Threads; the result does not depend on it.
    pub threads: usize,
    /// After this many entries a game counts as unfinished.
    pub limit: u64,
    /// How many doubles a meeting may have.
    pub most: u64,
    /// When to stop earlier.
    pub test: Test,
}

/// Two bots at a table of some size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Meeting {
    pub seats: usize,
    /// Which of the list: the one that should be weaker, then the one that should be stronger.
    pub bots: [usize; 2],
}

/// The doubles that have been played, by meeting and number.
pub type Results = BTreeMap<Meeting, BTreeMap<u64, Double>>;

/// Looks on while a ladder is played.
pub trait Keep: Sync {
    /// A double has been played; from any thread.
    ///
    /// # Errors
    /// Why the ladder cannot go on, in one sentence.
    fn keep(&self, meeting: &Meeting, number: u64, double: &Double) -> Result<(), String>;

    /// So many more may have to be played.
    fn left(&self, doubles: u64);
}

/// Why a ladder could not be played.
#[derive(Debug, Error)]
pub enum LadderError {
    #[error(transparent)]
    Contest(#[from] ContestError),
    /// Whoever looked on stopped it.
    #[error("{0}")]
    Stopped(String),
}

impl From<Refusal> for LadderError {
    fn from(refusal: Refusal) -> LadderError {
        LadderError::Contest(refusal.into())
    }
}

/// How a meeting stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Course {
    /// Doubles that count.
    pub doubles: u64,
    /// What the second bot won in them, in parts of [`WIN`] a game.
    pub wins: u64,
    /// What the test found.
    pub verdict: Option<Verdict>,
    /// Whether nothing more is to be played.
    pub is_over: bool,
}

impl<S: Sync, E: Sync> Ladder<S, E> {
    /// Plays what is missing from the results until every meeting is over.
    ///
    /// # Errors
    /// If the setup does not fit the game, the threads cannot be had, or `keep` stops it.
    pub fn run<G: Game<Setup = S>>(
        &self,
        results: &mut Results,
        seater: &dyn Seater<G, E>,
        keep: &dyn Keep,
    ) -> Result<(), LadderError> {
        let pool = threads(self.threads)?;
        loop {
            let tasks = self.tasks(results, keep);
            if tasks.is_empty() {
                return Ok(());
            }
            let play = |(meeting, number): &(Meeting, u64)| {
                let double = self.double(meeting, *number, seater)?;
                keep.keep(meeting, *number, &double).map_err(LadderError::Stopped)?;
                Ok((*meeting, *number, double))
            };
            let played: Result<Vec<_>, LadderError> =
                pool.install(|| tasks.par_iter().map(play).collect());
            for (meeting, number, double) in played? {
                results.entry(meeting).or_default().insert(number, double);
            }
        }
    }

    /// How a meeting stands.
    pub fn course(&self, meeting: &Meeting, results: &Results) -> Course {
        let mut course = Course { doubles: 0, wins: 0, verdict: None, is_over: false };
        let played = results.get(meeting);
        while course.doubles < self.most && course.verdict.is_none() {
            let Some(double) = played.and_then(|played| played.get(&course.doubles)) else {
                return course;
            };
            course.doubles += 1;
            course.wins += double.iter().map(|score| score.wins[1]).sum::<u64>();
            let wins = course.wins as f64 / (2 * WIN) as f64;
            course.verdict = self.test.verdict(wins, course.doubles as f64);
        }
        Course { is_over: true, ..course }
    }

    /// What is played next: the next doubles of each open meeting, enough to keep all threads
    /// busy, and no more, because what is played beyond the end of a meeting is played in vain.
    fn tasks(&self, results: &Results, keep: &dyn Keep) -> Vec<(Meeting, u64)> {
        let open: Vec<(Meeting, Course)> = (self.meetings.iter())
            .map(|meeting| (*meeting, self.course(meeting, results)))
            .filter(|(_, course)| !course.is_over)
            .collect();
        keep.left(open.iter().map(|(_, course)| self.most - course.doubles).sum());
        let each = (2 * self.threads).div_ceil(open.len().max(1));
        let missing = |(meeting, course): (Meeting, Course)| {
            let played = results.get(&meeting);
            let is_missing =
                move |number: &u64| played.is_none_or(|played| !played.contains_key(number));
            let numbers = (course.doubles..self.most).filter(is_missing).take(each);
            numbers.map(move |number| (meeting, number)).collect::<Vec<_>>()
        };
        open.into_iter().flat_map(missing).collect()
    }

    fn double<G: Game<Setup = S>>(
        &self,
        meeting: &Meeting,
        number: u64,
        seater: &dyn Seater<G, E>,
    ) -> Result<Double, Refusal> {
        let [first, second] = meeting.bots.map(|bot| &self.bots[bot]);
        let seed = self.seed.of_match(number);
        let [one, other] = seatings(meeting.seats, number);
        let game = |half: u64, firsts: contract::SeatSet| {
            let seats: Vec<&E> = Seat::all(meeting.seats)
                .map(|seat| if firsts.contains(seat) { first } else { second })
                .collect();
            let (setup, seats) = (&self.setup, seats.as_slice());
            let number = 2 * number + half;
            let fixture = Fixture { number, setup, seats, seed, limit: self.limit };
            Ok::<Score, Refusal>(Score::of(
                &fixture.play(seater, &mut |_| ())?,
                firsts,
                seats.len(),
            ))
        };
        Ok([game(0, one)?, game(1, other)?])
    }
}
