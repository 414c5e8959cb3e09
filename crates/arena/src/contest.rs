//! Many games on all cores, reproducible from one seed.

use contract::{Entry, Game, Refusal, Seat, SeatSet, Seed};
use rayon::prelude::*;
use thiserror::Error;

use crate::fixture::Fixture;
use crate::seating::Seater;
use crate::tally::Tally;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Contest<S, E> {
    /// What the lobby would have chosen.
    pub setup: S,
    /// One bot a seat; they change seats from game to game.
    pub bots: Vec<E>,
    pub games: u64,
    /// The root of all chance: game n is played from its n-th match seed.
    pub seed: Seed,
    /// Threads; the result does not depend on it.
    pub threads: usize,
    /// After this many entries a game counts as unfinished.
    pub limit: u64,
}

/// Looks on while games are played, from any thread.
pub trait Watch<C, E>: Sync {
    /// That many more games are done.
    fn done(&self, games: u64);

    /// Whether whole games are wanted.
    fn wants_games(&self) -> bool {
        false
    }

    /// A whole game.
    fn game(&self, _game: Played<'_, C, E>) {}
}

/// A whole game.
#[derive(Clone, Debug)]
pub struct Played<'a, C, E> {
    pub number: u64,
    pub seed: Seed,
    /// Who sat where.
    pub seats: &'a [&'a E],
    /// The seats that forfeited it.
    pub forfeits: SeatSet,
    pub entries: Vec<Entry<C>>,
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

impl<S: Sync, E: Sync> Contest<S, E> {
    /// Plays all games.
    ///
    /// # Errors
    /// If the setup does not fit the game, or the threads cannot be had.
    pub fn run<G: Game<Setup = S>>(
        &self,
        seater: &dyn Seater<G, E>,
        watch: &dyn Watch<G::Command, E>,
    ) -> Result<Tally, ContestError> {
        threads(self.threads)?.install(|| {
            let batches = (0..self.games.div_ceil(BATCH)).into_par_iter().map(|batch| {
                let start = batch * BATCH;
                let games = start..start.saturating_add(BATCH).min(self.games);
                let tally = self.batch::<G>(games.clone(), seater, watch);
                watch.done(games.end - games.start);
                tally
            });
            Ok(batches.try_reduce(Tally::default, |one, other| Ok(one.plus(other)))?)
        })
    }

    fn batch<G: Game<Setup = S>>(
        &self,
        games: std::ops::Range<u64>,
        seater: &dyn Seater<G, E>,
        watch: &dyn Watch<G::Command, E>,
    ) -> Result<Tally, Refusal> {
        let mut tally = Tally::default();
        for number in games {
            self.game::<G>(number, &mut tally, seater, watch)?;
        }
        Ok(tally)
    }

    fn game<G: Game<Setup = S>>(
        &self,
        number: u64,
        tally: &mut Tally,
        seater: &dyn Seater<G, E>,
        watch: &dyn Watch<G::Command, E>,
    ) -> Result<(), Refusal> {
        let n_seats = self.bots.len();
        let bot_at = |seat: Seat| (seat.idx() + number as usize) % n_seats;
        let seats: Vec<&E> = Seat::all(n_seats).map(|seat| &self.bots[bot_at(seat)]).collect();
        let (setup, seed, seats) = (&self.setup, self.seed.of_match(number), seats.as_slice());
        let fixture = Fixture { number, setup, seats, seed, limit: self.limit };
        let mut entries = Vec::new();
        let end = if watch.wants_games() {
            fixture.play(seater, &mut |entry| entries.push(entry.clone()))?
        } else {
            fixture.play(seater, &mut |_| ())?
        };
        tally.count(&end, bot_at);
        if watch.wants_games() {
            watch.game(Played { number, seed, seats, forfeits: end.forfeits, entries });
        }
        Ok(())
    }
}

/// That many threads.
pub(crate) fn threads(count: usize) -> Result<rayon::ThreadPool, ContestError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(count).build();
    pool.map_err(|error| ContestError::Threads(count, error))
}
