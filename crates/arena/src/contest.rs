//! Many games on all cores, reproducible from one seed.

use contract::{Bot, Chance, Entry, Levels, Refusal, Seat, Seed, Skill};
use rayon::prelude::*;
use thiserror::Error;

use crate::bout::{Bout, play_out};
use crate::tally::Tally;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Contest<S> {
    /// What the lobby would have chosen.
    pub setup: S,
    /// One bot a seat; they change seats from game to game.
    pub bots: Vec<Skill>,
    pub games: u64,
    /// The root of all chance: game n is played from its n-th match seed.
    pub seed: Seed,
    /// Threads; the result does not depend on it.
    pub threads: usize,
    /// After this many entries a game counts as unfinished.
    pub limit: u64,
}

/// Looks on while games are played, from any thread.
pub trait Watch<C>: Sync {
    /// That many more games are done.
    fn done(&self, games: u64);

    /// Whether whole games are wanted.
    fn wants_games(&self) -> bool {
        false
    }

    /// A whole game: its number, its seed, who sat where, and its entries.
    fn game(&self, _number: u64, _seed: &Seed, _seats: &[Skill], _entries: Vec<Entry<C>>) {}
}

/// Why a contest could not be held.
#[derive(Debug, Error)]
pub enum ContestError {
    /// The machine gives no threads.
    #[error("cannot start {0} threads: {1}")]
    Threads(usize, rayon::ThreadPoolBuildError),
    /// The setup does not fit the game.
    #[error(transparent)]
    Setup(#[from] Refusal),
}

/// Games that one task plays before it reports.
const BATCH: u64 = 32;

impl<S: Sync> Contest<S> {
    /// Plays all games.
    ///
    /// # Errors
    /// If the setup does not fit the game, or the threads cannot be had.
    pub fn run<G: Levels<Setup = S>>(
        &self,
        watch: &dyn Watch<G::Command>,
    ) -> Result<Tally, ContestError> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build();
        let threads = self.threads;
        let pool = pool.map_err(|error| ContestError::Threads(threads, error))?;
        pool.install(|| {
            let batches = (0..self.games.div_ceil(BATCH)).into_par_iter().map(|batch| {
                let start = batch * BATCH;
                let games = start..start.saturating_add(BATCH).min(self.games);
                let tally = self.batch::<G>(games.clone(), watch);
                watch.done(games.end - games.start);
                tally
            });
            Ok(batches.try_reduce(Tally::default, |one, other| Ok(one.plus(other)))?)
        })
    }

    fn batch<G: Levels<Setup = S>>(
        &self,
        games: std::ops::Range<u64>,
        watch: &dyn Watch<G::Command>,
    ) -> Result<Tally, Refusal> {
        let mut tally = Tally::default();
        for number in games {
            self.game::<G>(number, &mut tally, watch)?;
        }
        Ok(tally)
    }

    fn game<G: Levels<Setup = S>>(
        &self,
        number: u64,
        tally: &mut Tally,
        watch: &dyn Watch<G::Command>,
    ) -> Result<(), Refusal> {
        let seats = self.bots.len();
        let bot_at = |seat: Seat| (seat.idx() + number as usize) % seats;
        let seated: Vec<Skill> = Seat::all(seats).map(|seat| self.bots[bot_at(seat)]).collect();
        let mut bots: Vec<Box<dyn Bot<G>>> = seated.iter().map(|&skill| G::bot(skill)).collect();
        let seed = self.seed.of_match(number);
        let state = G::open(&self.setup, seats, &mut Chance::new(&seed, 0))?;
        // The last stream: no match has that many entries.
        let bot_chance = Chance::new(&seed, u64::MAX);
        let bout = Bout { state, bots: &mut bots, seed, bot_chance, limit: self.limit };
        let mut entries = Vec::new();
        let end = if watch.wants_games() {
            play_out(bout, &mut |entry| entries.push(entry.clone()))
        } else {
            play_out(bout, &mut |_| ())
        };
        tally.count(&end, bot_at);
        if watch.wants_games() {
            watch.game(number, &seed, &seated, entries);
        }
        Ok(())
    }
}
