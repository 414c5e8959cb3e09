//! Games that bots play to learn from, written as rows of numbers.
//!
//! A row is what one seat observes in one position, and its share of the win in the end. Positions
//! are the opening and those that the game takes for lessons. docs/training.md describes the bytes.

use std::ops::Range;

use contract::{
    About, Awaiting, Bot, Chance, Encoder, Entry, Game, Layout, Malformed, Seat, Seed, Training,
};
use rayon::prelude::*;
use thiserror::Error;

use crate::bout::{Bout, play_out};
use crate::tally::WIN;

/// Games that one task plays.
const BATCH: u64 = 16;
/// After this many entries a game counts as unfinished, and makes no rows.
const LIMIT: u64 = 100_000;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Lessons<'a, S> {
    /// The options of every game.
    pub setup: S,
    /// Every other game is for the fewest seats, and the others take turns.
    pub seats: Range<usize>,
    /// Which games: game n is played from the n-th match seed, whatever was played before.
    pub games: Range<u64>,
    /// The root of all chance.
    pub seed: Seed,
    /// The net that the bots play with, if there is one already.
    pub net: Option<&'a [u8]>,
}

/// Why no rows could be made.
#[derive(Debug, Error)]
pub enum LessonError {
    /// Nobody has said how.
    #[error("{0} cannot be learnt: it has no encoding, or no bot that plays to learn")]
    NotTrained(&'static str),
    /// The net does not fit.
    #[error(transparent)]
    Net(#[from] Malformed),
    /// The setup does not fit the game.
    #[error(transparent)]
    Setup(#[from] contract::Refusal),
}

/// What rows begin with.
#[must_use]
pub fn header(game: &str, rules: u32, layout: &Layout) -> Vec<u8> {
    let mut bytes = b"tokyorow".to_vec();
    let word = |bytes: &mut Vec<u8>, word: &str| {
        bytes.push(word.len() as u8);
        bytes.extend_from_slice(word.as_bytes());
    };
    word(&mut bytes, game);
    for number in [1, rules, layout.encoding, layout.fields.len() as u32] {
        bytes.extend_from_slice(&number.to_le_bytes());
    }
    for field in layout.fields {
        word(&mut bytes, field.name);
        bytes.extend_from_slice(&(field.length as u16).to_le_bytes());
        bytes.extend_from_slice(&field.least.to_le_bytes());
        bytes.extend_from_slice(&field.most.to_le_bytes());
    }
    bytes
}

impl<S: Sync> Lessons<'_, S> {
    /// Plays the games on all threads and gives their rows, in the order of the games.
    ///
    /// # Errors
    /// If the game cannot be learnt, or setup or net do not fit.
    pub fn rows<G: About<Setup = S>>(&self) -> Result<Vec<u8>, LessonError> {
        let unknown = || LessonError::NotTrained(G::META.title);
        let encoder = G::ENCODER.ok_or_else(unknown)?;
        let training = encoder.training.as_ref().ok_or_else(unknown)?;
        let batches = self.games.end.saturating_sub(self.games.start).div_ceil(BATCH);
        let batches = (0..batches).into_par_iter().map(|batch| {
            let start = self.games.start + batch * BATCH;
            let mut rows = Vec::new();
            for number in start..(start + BATCH).min(self.games.end) {
                self.game(number, &encoder, training, &mut rows)?;
            }
            Ok(rows)
        });
        let batches: Vec<Vec<u8>> = batches.collect::<Result<_, LessonError>>()?;
        Ok(batches.concat())
    }

    /// How many seats a game has.
    fn seats_of(&self, number: u64) -> usize {
        let Range { start, end } = self.seats;
        let others = end.saturating_sub(start + 1) as u64;
        if others == 0 || number.is_multiple_of(2) {
            return start;
        }
        start + 1 + (number / 2 % others) as usize
    }

    fn game<G: Game<Setup = S>>(
        &self,
        number: u64,
        encoder: &Encoder<G>,
        training: &Training<G>,
        rows: &mut Vec<u8>,
    ) -> Result<(), LessonError> {
        let seed = self.seed.of_match(number);
        let seats = self.seats_of(number);
        let mut opening = G::open(&self.setup, seats, &mut Chance::new(&seed, 0))?;
        let mut bot_chance = Chance::new(&seed, u64::MAX);
        (training.vary)(&mut opening, &mut bot_chance);
        let bots = (0..seats).map(|_| (training.trainee)(self.net));
        let mut bots: Vec<Box<dyn Bot<G>>> = bots.collect::<Result<_, _>>()?;
        let state = opening.clone();
        let bout = Bout { state, bots: &mut bots, seed, bot_chance, limit: LIMIT };
        let mut entries = Vec::new();
        let end = play_out(bout, &mut |entry| entries.push(entry.clone()));
        let Some(outcome) = end.outcome else { return Ok(()) };
        let parts = |seat: Seat| match outcome.winners.len() as u64 {
            won if won > 0 && outcome.winners.contains(seat) => (WIN / won) as u16,
            _ => 0,
        };
        let mut notes = Notes { encoder, training, number, position: 0, rows, parts: &parts };
        notes.replay(opening, &seed, &entries);
        Ok(())
    }
}

/// Writes the rows of one game.
struct Notes<'a, G: Game> {
    encoder: &'a Encoder<G>,
    training: &'a Training<G>,
    number: u64,
    position: u16,
    rows: &'a mut Vec<u8>,
    parts: &'a dyn Fn(Seat) -> u16,
}

impl<G: Game> Notes<'_, G> {
    /// Plays a game again, and writes down every position that counts.
    fn replay(&mut self, mut state: G, seed: &Seed, entries: &[Entry<G::Command>]) {
        let mut numbers = vec![0; self.encoder.layout.size()];
        self.note(&state, &mut numbers);
        for (entry, stream) in entries.iter().zip(1..) {
            let mut events = Vec::new();
            let played = state.play(entry, &mut Chance::new(seed, stream), &mut events);
            if played.is_err() || matches!(state.awaiting(), Awaiting::Over(_)) {
                return;
            }
            if (self.training.is_lesson)(&state, events.iter().any(G::opens_turn)) {
                self.note(&state, &mut numbers);
            }
        }
    }

    /// A row for each seat that can still win.
    fn note(&mut self, state: &G, numbers: &mut [i16]) {
        let seats = state.seats();
        let (encoder, training) = (self.encoder, self.training);
        for seat in Seat::all(seats).filter(|seat| (training.is_in)(state, *seat)) {
            (encoder.observe)(state, seat, numbers);
            let told = (0..).zip(numbers.iter()).filter(|(_, number)| **number != 0);
            let told: Vec<(u16, i16)> = told.map(|(place, number)| (place, *number)).collect();
            self.rows.extend_from_slice(&(self.number as u32).to_le_bytes());
            let head = [self.position, (self.parts)(seat), told.len() as u16];
            head.iter().for_each(|number| self.rows.extend_from_slice(&number.to_le_bytes()));
            self.rows.extend_from_slice(&[seat.0, seats as u8]);
            for (place, number) in told {
                self.rows.extend_from_slice(&place.to_le_bytes());
                self.rows.extend_from_slice(&number.to_le_bytes());
            }
        }
        self.position = self.position.saturating_add(1);
    }
}
