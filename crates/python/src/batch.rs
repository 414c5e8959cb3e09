//! Many matches that are stepped together.
//!
//! - [`lane`]: one of them
//! - [`lanes`]: all of them, stepped on all cores without the interpreter's lock, into arrays
//!
//! The arrays are made once and written in place. A match that ends is followed by the next one at
//! once: its rewards stand beside what is seen of the new one.

pub mod lane;
pub mod lanes;

use std::sync::Mutex;

use catalogue::Visit;
use contract::{OPEN_SLOTS, Seed, Tabletop};
use numpy::{Element, PyArray1, PyArray2, PyArray3, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;

use crate::fault::{Fault, taken};
use crate::plain;
use crate::say::said;
use crate::setting::{self, Setting, no_numbers};
use crate::state::State;
use lanes::{AnyBatch, Arrays, Lanes};

/// More matches than this fill memory, and are stepped no faster.
const MOST: usize = 1 << 18;

/// How a batch is to be.
pub struct Wish {
    pub n: usize,
    pub seed: Seed,
    pub threads: Option<usize>,
    pub traits: bool,
    pub pace_ms: u64,
}

/// Many matches of one game, stepped together in Rust.
///
/// Everything is written into the same arrays again and again: copy what is to be kept.
#[pyclass(frozen, module = "tokyo")]
pub struct Batch {
    game: Py<PyAny>,
    setting: Setting,
    n: usize,
    lanes: Mutex<Box<dyn AnyBatch>>,
    pool: rayon::ThreadPool,
    observations: Py<PyArray2<i16>>,
    masks: Py<PyArray2<u8>>,
    to_act: Py<PyArray1<u8>>,
    rewards: Py<PyArray2<f32>>,
    dones: Py<PyArray1<bool>>,
    traits: Option<Py<PyArray3<i16>>>,
}

impl Batch {
    /// The game comes twice: as what is played, and as Python knows it.
    pub fn new(game: &Bound<'_, PyAny>, setting: &Setting, wish: &Wish) -> PyResult<Batch> {
        let py = game.py();
        let Wish { n, seed, threads, traits, pace_ms } = *wish;
        if !(1..=MOST).contains(&n) {
            return Err(Fault::Shape(format!("a batch has 1 to {MOST} matches, not {n}")).into());
        }
        let layout = setting.title.layout().ok_or_else(|| no_numbers(setting.title))?;
        let width = contract::encode::size(layout.traits);
        let threads = setting::threads(threads)?;
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(Fault::malformed)?;
        let visit = Laid { setting, n, seed, pace_ms };
        let lanes = py.detach(|| catalogue::visit(setting.id(), visit));
        let slots = layout.actions + OPEN_SLOTS;
        let traits = (traits && width > 0)
            .then(|| PyArray3::zeros(py, [n, OPEN_SLOTS, width], false).unbind());
        let batch = Batch {
            game: game.clone().unbind(),
            setting: setting.clone(),
            n,
            lanes: Mutex::new(lanes.map_err(Fault::from)??),
            pool,
            observations: PyArray2::zeros(py, [n, layout.size()], false).unbind(),
            masks: PyArray2::zeros(py, [n, slots], false).unbind(),
            to_act: PyArray1::zeros(py, [n], false).unbind(),
            rewards: PyArray2::zeros(py, [n, setting.seats], false).unbind(),
            dones: PyArray1::zeros(py, [n], false).unbind(),
            traits,
        };
        batch.write(py, |lanes, arrays| lanes.look(arrays))?;
        Ok(batch)
    }

    /// Does something with all matches and the arrays, without the interpreter's lock.
    fn write<T: Send>(
        &self,
        py: Python<'_>,
        what: impl FnOnce(&mut dyn AnyBatch, &mut Arrays<'_>) -> Result<T, Fault> + Send,
    ) -> PyResult<T> {
        let mut lanes = taken(&self.lanes)?;
        let mut observations = self.observations.bind(py).try_readwrite().map_err(busy)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(busy)?;
        let mut to_act = self.to_act.bind(py).try_readwrite().map_err(busy)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(busy)?;
        let mut dones = self.dones.bind(py).try_readwrite().map_err(busy)?;
        let traits = self.traits.as_ref().map(|traits| traits.bind(py).try_readwrite());
        let mut traits = traits.transpose().map_err(busy)?;
        let traits = traits.as_mut().map(|traits| traits.as_slice_mut());
        let mut arrays = Arrays {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            to_act: to_act.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
            traits: traits.transpose()?,
        };
        let (lanes, pool) = (lanes.as_mut(), &self.pool);
        let done = py.detach(|| pool.install(|| what(lanes, &mut arrays)));
        done.map_err(|fault| said(fault, self.setting.title.meta()))
    }

    /// One whole number for each match.
    fn actions(&self, actions: &Bound<'_, PyAny>) -> Result<Vec<i64>, Fault> {
        fn of<T: Element + Copy + Into<i64>>(actions: &Bound<'_, PyAny>) -> Option<Vec<i64>> {
            let array = actions.extract::<PyReadonlyArray1<'_, T>>().ok()?;
            Some(array.as_array().iter().map(|action| (*action).into()).collect())
        }
        let list = || actions.extract::<Vec<i64>>().ok();
        let read = of::<i64>(actions).or_else(|| of::<i32>(actions)).or_else(list);
        let n = self.n;
        match read {
            Some(actions) if actions.len() == n => Ok(actions),
            Some(actions) => {
                Err(Fault::Shape(format!("{} actions do not fit {n} matches", actions.len())))
            }
            None => Err(Fault::Shape(format!("actions are a list of {n} whole numbers"))),
        }
    }
}

fn busy(error: numpy::BorrowError) -> Fault {
    match error {
        numpy::BorrowError::AlreadyBorrowed => Fault::Busy,
        other => Fault::Shape(format!("the arrays of this batch cannot be written: {other}")),
    }
}

#[pymethods]
impl Batch {
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<PyAny> {
        self.game.clone_ref(py)
    }

    /// How many matches there are.
    fn __len__(&self) -> usize {
        self.n
    }

    /// What the seat to act knows in each match: (n, size), int16.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<i16>> {
        self.observations.clone_ref(py)
    }

    /// A 1 for every slot that the seat to act is offered: (n, slots), uint8.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<u8>> {
        self.masks.clone_ref(py)
    }

    /// The seat to act in each match: (n,), uint8.
    #[getter]
    fn to_act(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.to_act.clone_ref(py)
    }

    /// What each seat got for a match that the last step ended, else 0: (n, seats), float32.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.rewards.clone_ref(py)
    }

    /// Whether the last step ended a match, and the next one began: (n,), bool.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.dones.clone_ref(py)
    }

    /// What tells open slots apart: (n, open slots, traits), int16; None unless asked for.
    #[getter]
    fn traits(&self, py: Python<'_>) -> Option<Py<PyArray3<i16>>> {
        self.traits.as_ref().map(|traits| traits.clone_ref(py))
    }

    /// Begins all matches again, from their openings.
    #[pyo3(signature = (seed=None))]
    fn reset(&self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seed = plain::seed(seed)?;
        self.write(py, |lanes, arrays| {
            lanes.reset(seed)?;
            lanes.look(arrays)
        })
    }

    /// Plays one action in each match: the slot that its seat to act chooses. If one of them is not
    /// offered, no match moves.
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = self.actions(actions)?;
        self.write(py, |lanes, arrays| lanes.step(&actions, arrays))
    }

    /// Plays that many actions in each match, drawn at random in Rust. With `observe`, everything
    /// is written after each of them, else only after the last: rewards and dones are those of the
    /// last in any case. Returns how many matches have ended.
    #[pyo3(signature = (steps, *, observe=true))]
    fn play_random(&self, py: Python<'_>, steps: u64, observe: bool) -> PyResult<u64> {
        self.write(py, |lanes, arrays| lanes.play_random(steps, observe, arrays))
    }

    /// One of the matches, as it stands. It has no record: a batch keeps no log.
    fn state(&self, idx: usize) -> PyResult<State> {
        let lanes = taken(&self.lanes)?;
        Ok(State::of(lanes.state(idx)?))
    }

    fn __repr__(&self) -> String {
        format!("<tokyo.Batch of {} matches of {}>", self.n, self.setting.id())
    }
}

/// Lays out the lanes of the typed game.
struct Laid<'a> {
    setting: &'a Setting,
    n: usize,
    seed: Seed,
    pace_ms: u64,
}

impl Visit for Laid<'_> {
    type Out = Result<Box<dyn AnyBatch>, Fault>;

    fn visit<G: Tabletop>(self) -> Self::Out {
        let Laid { setting, n, seed, pace_ms } = self;
        Ok(Box::new(Lanes::<G>::new(setting, n, seed, pace_ms)?))
    }
}
