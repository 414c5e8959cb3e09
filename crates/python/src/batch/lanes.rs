//! All matches of a batch, stepped on all cores.

use contract::{OPEN_SLOTS, Seed, Tabletop};
use rayon::prelude::*;

use crate::batch::lane::{Common, Lane};
use crate::fault::Fault;
use crate::running::{AnyMatch, Match, read};
use crate::setting::{Setting, no_numbers};

/// Fewer matches than this are not worth another core.
const GRAIN: usize = 16;

/// Where everything is written, match after match.
pub struct Arrays<'a> {
    pub observations: &'a mut [i16],
    pub masks: &'a mut [u8],
    pub to_act: &'a mut [u8],
    pub rewards: &'a mut [f32],
    pub dones: &'a mut [bool],
    pub traits: Option<&'a mut [i16]>,
}

/// Many matches of any game.
pub trait AnyBatch: Send {
    /// Begins all of them again, from their openings.
    fn reset(&mut self, seed: Seed) -> Result<(), Fault>;
    /// Writes what is seen now.
    fn look(&mut self, arrays: &mut Arrays<'_>) -> Result<(), Fault>;
    /// Plays one slot in each.
    fn step(&mut self, actions: &[i64], arrays: &mut Arrays<'_>) -> Result<(), Fault>;
    /// Plays random actions, and tells how many matches have ended.
    fn play_random(
        &mut self,
        steps: u64,
        observe: bool,
        arrays: &mut Arrays<'_>,
    ) -> Result<u64, Fault>;
    /// One of them as it stands.
    fn state(&self, idx: usize) -> Result<Box<dyn AnyMatch>, Fault>;
}

/// Many matches of one game.
pub struct Lanes<G: Tabletop> {
    title: &'static dyn contract::AnyTitle,
    common: Common<G>,
    lanes: Vec<Lane<G>>,
}

impl<G: Tabletop> Lanes<G> {
    pub fn new(setting: &Setting, n: usize, seed: Seed, pace_ms: u64) -> Result<Lanes<G>, Fault> {
        let common = Common {
            setup: read("setup", &setting.setup)?,
            seats: setting.seats,
            seed,
            encoder: G::ENCODER.ok_or_else(|| no_numbers(setting.title))?,
            n: n as u64,
            pace_ms,
        };
        let lanes = (0..n).into_par_iter().map(|number| Lane::new(&common, number as u64));
        let lanes = lanes.collect::<Result<_, Fault>>()?;
        Ok(Lanes { title: setting.title, common, lanes })
    }

    /// Does something with each match and its part of the arrays, on all cores, and adds up what
    /// comes of it.
    fn each(
        &mut self,
        arrays: &mut Arrays<'_>,
        what: impl Fn(&Common<G>, &mut Lane<G>, &mut Row<'_>) -> Result<u64, Fault> + Sync,
    ) -> Result<u64, Fault> {
        let common = &self.common;
        let mut rows = arrays.rows(common);
        let pairs = self.lanes.par_iter_mut().zip(&mut rows).with_min_len(GRAIN);
        let counts = pairs.map(|(lane, row)| what(common, lane, row));
        counts.try_reduce(|| 0, |one, other| Ok(one + other))
    }
}

/// A match's part of the arrays.
struct Row<'a> {
    observation: &'a mut [i16],
    mask: &'a mut [u8],
    to_act: &'a mut u8,
    reward: &'a mut [f32],
    done: &'a mut bool,
    traits: Option<&'a mut [i16]>,
}

impl Row<'_> {
    fn write<G: Tabletop>(&mut self, common: &Common<G>, lane: &mut Lane<G>) {
        lane.observe(common, self.observation);
        lane.mask(common, self.mask);
        lane.reward(self.reward);
        if let Some(traits) = &mut self.traits {
            lane.traits(common, traits);
        }
        (*self.to_act, *self.done) = (lane.seat.0, lane.ended.is_some());
    }
}

impl Arrays<'_> {
    fn rows<G: Tabletop>(&mut self, common: &Common<G>) -> Vec<Row<'_>> {
        let layout = &common.encoder.layout;
        let (size, slots) = (layout.size(), layout.actions + OPEN_SLOTS);
        let width = contract::encode::size(layout.traits) * OPEN_SLOTS;
        let mut traits = self.traits.as_mut().map(|traits| traits.chunks_exact_mut(width));
        let rows = self.observations.chunks_exact_mut(size);
        let rows = rows.zip(self.masks.chunks_exact_mut(slots)).zip(self.to_act.iter_mut());
        let rows = rows.zip(self.rewards.chunks_exact_mut(common.seats)).zip(self.dones.iter_mut());
        let row = |((((observation, mask), to_act), reward), done)| {
            let traits = traits.as_mut().and_then(Iterator::next);
            Row { observation, mask, to_act, reward, done, traits }
        };
        rows.map(row).collect()
    }
}

impl<G: Tabletop> AnyBatch for Lanes<G> {
    fn reset(&mut self, seed: Seed) -> Result<(), Fault> {
        self.common.seed = seed;
        let common = &self.common;
        let n = self.lanes.len() as u64;
        let lanes = (0..n).into_par_iter().map(|number| Lane::new(common, number));
        self.lanes = lanes.collect::<Result<_, Fault>>()?;
        Ok(())
    }

    fn look(&mut self, arrays: &mut Arrays<'_>) -> Result<(), Fault> {
        self.each(arrays, |common, lane, row| {
            lane.ended = None;
            row.write(common, lane);
            Ok(0)
        })?;
        Ok(())
    }

    fn step(&mut self, actions: &[i64], arrays: &mut Arrays<'_>) -> Result<(), Fault> {
        let common = &self.common;
        let pairs = self.lanes.par_iter_mut().with_min_len(GRAIN).zip(actions).enumerate();
        // If one of them cannot be, none is played.
        pairs.try_for_each(|(idx, (lane, slot))| {
            let is_offered = lane.intend(common, *slot);
            let seat = lane.seat;
            let why = || format!("match {idx}: seat {seat} is not offered slot {slot} now");
            if is_offered { Ok(()) } else { Err(Fault::Illegal(why())) }
        })?;
        self.each(arrays, |common, lane, row| {
            lane.carry_out(common)?;
            row.write(common, lane);
            Ok(0)
        })?;
        Ok(())
    }

    fn play_random(
        &mut self,
        steps: u64,
        observe: bool,
        arrays: &mut Arrays<'_>,
    ) -> Result<u64, Fault> {
        self.each(arrays, |common, lane, row| {
            let mut ended = 0;
            for _ in 0..steps {
                lane.play_any(common)?;
                if observe {
                    row.write(common, lane);
                }
                ended += u64::from(lane.ended.is_some());
            }
            row.write(common, lane);
            Ok(ended)
        })
    }

    fn state(&self, idx: usize) -> Result<Box<dyn AnyMatch>, Fault> {
        let lane = self.lanes.get(idx).ok_or_else(|| {
            let last = self.lanes.len().saturating_sub(1);
            Fault::Shape(format!("there is no match {idx}: they go from 0 to {last}"))
        })?;
        let state = Match::new(self.title, lane.state.clone(), lane.seed, None);
        Ok(Box::new(state.after(lane.entries)))
    }
}
