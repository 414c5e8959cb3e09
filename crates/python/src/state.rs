//! One match, as Python holds it.

use std::sync::{Mutex, MutexGuard};

use contract::{Awaiting, Chance, Seat, SeatSet, Viewer};
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyType};

use crate::again::Again;
use crate::fault::{Fault, taken};
use crate::plain::{self, json};
use crate::running::{AnyMatch, Deed, returns};
use crate::saved::Saved;
use crate::say::{said, words};

/// One match: a state of the game, and how it came about.
///
/// Acts change it. `clone()` gives a copy that can be played on by itself.
#[pyclass(frozen, module = "tokyo")]
pub struct State(Mutex<Box<dyn AnyMatch>>);

/// What it is asked about: a slot, or a command as plain data.
fn deed(action: &Bound<'_, PyAny>) -> PyResult<Deed> {
    if action.is_instance_of::<PyBool>() {
        return Err(Fault::Malformed("an action is a slot or a command, no flag".into()).into());
    }
    match action.extract::<usize>() {
        Ok(slot) => Ok(Deed::Slot(slot)),
        Err(_) if action.extract::<i64>().is_ok() => {
            Err(Fault::Illegal(format!("there is no slot {action}")).into())
        }
        Err(_) => Ok(Deed::Command(plain::read(action)?)),
    }
}

impl State {
    pub fn of(game: Box<dyn AnyMatch>) -> State {
        State(Mutex::new(game))
    }

    pub fn lock(&self) -> Result<MutexGuard<'_, Box<dyn AnyMatch>>, Fault> {
        taken(&self.0)
    }

    /// Does something with it; a refusal is said in the game's words.
    fn with<T>(&self, what: impl FnOnce(&mut dyn AnyMatch) -> Result<T, Fault>) -> PyResult<T> {
        let mut game = self.lock()?;
        what(game.as_mut()).map_err(|fault| said(fault, game.title().meta()))
    }

    fn viewer(game: &dyn AnyMatch, seat: Option<i64>) -> Result<Viewer, Fault> {
        seat.map_or(Ok(Viewer::Public), |seat| seated(game, Some(seat)).map(Viewer::Seat))
    }
}

/// The seat that is meant: the first that the game waits for, if none is named.
pub fn seated(game: &dyn AnyMatch, seat: Option<i64>) -> Result<Seat, Fault> {
    let last = game.seats().saturating_sub(1);
    let Some(number) = seat else {
        let first = asked(game)?.0.iter().next();
        let nobody = "the game waits for nobody but its clock: wake() lets it act";
        return first.ok_or_else(|| Fault::Seat(nobody.into()));
    };
    let seat = u8::try_from(number).ok().map(Seat).filter(|seat| seat.idx() <= last);
    seat.ok_or_else(|| Fault::Seat(format!("there is no seat {number}: seats go from 0 to {last}")))
}

/// The seats that must act and those that may.
fn asked(game: &dyn AnyMatch) -> Result<(SeatSet, SeatSet), Fault> {
    match game.awaiting() {
        Awaiting::Seats(waiting) => Ok((waiting.must, waiting.may)),
        Awaiting::Over(_) => Err(Fault::Closed),
    }
}

/// Not as bytes, which Python would make of them.
fn numbers(seats: SeatSet) -> Vec<usize> {
    seats.iter().map(Seat::idx).collect()
}

#[pymethods]
impl State {
    /// The game's id.
    #[getter]
    fn game(&self) -> PyResult<&'static str> {
        Ok(self.lock()?.title().meta().id)
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self) -> PyResult<usize> {
        Ok(self.lock()?.seats())
    }

    /// The root of all chance, as 64 hex digits.
    #[getter]
    fn seed(&self) -> PyResult<String> {
        Ok(self.lock()?.seed().to_string())
    }

    /// How many acts there were, those of the clock included.
    #[getter]
    fn entries(&self) -> PyResult<u64> {
        Ok(self.lock()?.entries())
    }

    /// The match time, in milliseconds; 0 in games without time.
    #[getter]
    fn now_ms(&self) -> PyResult<u64> {
        Ok(self.lock()?.now())
    }

    /// The round, from 1 up; 0 in games without rounds.
    #[getter]
    fn round(&self) -> PyResult<u32> {
        Ok(self.lock()?.round())
    }

    /// The first seat that the game waits for; None if the match is over or waits for its clock.
    #[getter]
    fn seat(&self) -> PyResult<Option<u8>> {
        Ok(asked(self.lock()?.as_ref()).ok().and_then(|(must, _)| Some(must.iter().next()?.0)))
    }

    /// The seats that the game waits for: several where all decide at once.
    #[getter]
    fn must(&self) -> PyResult<Vec<usize>> {
        Ok(asked(self.lock()?.as_ref()).map_or_else(|_| Vec::new(), |(must, _)| numbers(must)))
    }

    /// The seats that can interject.
    #[getter]
    fn may(&self) -> PyResult<Vec<usize>> {
        Ok(asked(self.lock()?.as_ref()).map_or_else(|_| Vec::new(), |(_, may)| numbers(may)))
    }

    /// The match time at which the clock acts next, if it does.
    #[getter]
    fn wake_at_ms(&self) -> PyResult<Option<u64>> {
        Ok(self.lock()?.awaiting().wake_at())
    }

    /// Whether the match is over.
    #[getter]
    fn is_over(&self) -> PyResult<bool> {
        Ok(self.lock()?.awaiting().outcome().is_some())
    }

    /// How it ended: winners, places, scores and the ending; None while it goes on.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let awaiting = self.lock()?.awaiting();
        awaiting.outcome().map(|outcome| plain::write(py, &json(outcome)?)).transpose()
    }

    /// What each seat got: shares of the win that add up to nothing, 1 for a sole winner. All 0
    /// while the match goes on.
    #[getter]
    fn returns(&self) -> PyResult<Vec<f64>> {
        let (awaiting, seats) = {
            let game = self.lock()?;
            (game.awaiting(), game.seats())
        };
        let of = |seat| awaiting.outcome().map_or(0.0, |outcome| returns(outcome, seat, seats));
        Ok(Seat::all(seats).map(of).collect())
    }

    /// What happened in the last act, as plain data.
    #[getter]
    fn events<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain::write(py, &self.with(|game| game.events())?)
    }

    /// The fingerprint of the whole truth, the same as in records.
    #[getter]
    fn digest(&self) -> PyResult<String> {
        Ok(self.with(|game| game.digest())?.to_string())
    }

    /// The whole truth, as plain data; `Game.load` reads it.
    #[getter]
    fn truth<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain::write(py, &self.with(|game| game.truth())?)
    }

    /// What a seat may know, as plain data; without a seat, what everybody may know.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let view = self.with(|game| game.view(State::viewer(game, seat)?))?;
        plain::write(py, &view)
    }

    /// The number of the decision that a seat's next command answers.
    #[pyo3(signature = (seat=None))]
    fn decision(&self, seat: Option<i64>) -> PyResult<u32> {
        self.with(|game| Ok(game.decision(seated(game, seat)?)))
    }

    /// The slots of what a seat is offered.
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&self, seat: Option<i64>) -> PyResult<Vec<usize>> {
        let mut slots: Vec<usize> = self.with(|game| {
            let seat = seated(game, seat)?;
            Ok(game.choices(seat)?.into_iter().map(|(slot, _)| slot).collect())
        })?;
        slots.sort_unstable();
        Ok(slots)
    }

    /// What a seat knows, as numbers: see `Game.layout`.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let numbers = self.with(|game| {
            let size = game.title().layout().map_or(0, |layout| layout.size());
            let mut numbers = vec![0; size];
            game.observe(seated(game, seat)?, &mut numbers)?;
            Ok(numbers)
        })?;
        Ok(PyArray1::from_vec(py, numbers))
    }

    /// A 1 for every slot that a seat is offered, as int8: all 0 for whoever is not asked.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mask = self.with(|game| {
            let layout = game.title().layout();
            let slots = layout.map_or(0, |layout| layout.actions + contract::OPEN_SLOTS);
            let mut mask = vec![0; slots];
            for (slot, _) in game.choices(seated(game, seat)?)? {
                mask[slot] = 1;
            }
            Ok(mask)
        })?;
        Ok(PyArray1::from_vec(py, mask))
    }

    /// What tells the offers in open slots apart: a row of numbers for each open slot.
    #[pyo3(signature = (seat=None))]
    fn traits<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray2<i16>>> {
        let rows = self.with(|game| {
            let layout = game.title().layout();
            let (first, width) = layout
                .map_or((0, 0), |known| (known.actions, contract::encode::size(known.traits)));
            let mut rows = vec![vec![0; width]; contract::OPEN_SLOTS];
            for (slot, traits) in game.choices(seated(game, seat)?)? {
                if let Some(row) = slot.checked_sub(first).and_then(|idx| rows.get_mut(idx)) {
                    row.iter_mut().zip(traits).for_each(|(place, number)| *place = number);
                }
            }
            Ok(rows)
        })?;
        PyArray2::from_vec2(py, &rows).map_err(|error| Fault::malformed(error).into())
    }

    /// The command in a slot, as plain data.
    #[pyo3(signature = (slot, seat=None))]
    fn command<'py>(
        &self,
        py: Python<'py>,
        slot: usize,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let command = self.with(|game| {
            let seat = seated(game, seat)?;
            game.command(seat, slot)
        })?;
        plain::write(py, &command)
    }

    /// The slot of a command; None for one that is not among the offers, which a continuum has.
    #[pyo3(signature = (command, seat=None))]
    fn slot(&self, command: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<Option<usize>> {
        let command = plain::read(command)?;
        self.with(|game| {
            let seat = seated(game, seat)?;
            game.slot(seat, &command)
        })
    }

    /// An action (a slot, or a command) in words.
    #[pyo3(signature = (action, seat=None, language=words::FIRST))]
    fn label(
        &self,
        action: &Bound<'_, PyAny>,
        seat: Option<i64>,
        language: &str,
    ) -> PyResult<String> {
        let deed = deed(action)?;
        self.with(|game| {
            let words = words(game.title().meta(), language)?;
            let seat = seated(game, seat)?;
            game.label(seat, &deed, &words)
        })
    }

    /// A legal command at random, from the whole continuum where there is one.
    #[pyo3(signature = (seed=None, seat=None))]
    fn sample<'py>(
        &self,
        py: Python<'py>,
        seed: Option<&Bound<'py, PyAny>>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut chance = Chance::new(&plain::seed(seed)?, 0);
        let command = self.with(|game| {
            let seat = seated(game, seat)?;
            let nothing = || Fault::Seat(format!("seat {seat} is not asked for anything now"));
            game.sample(seat, &mut chance)?.ok_or_else(nothing)
        })?;
        plain::write(py, &command)
    }

    /// Does it: an action is a slot, or a command as plain data. What the clock has to do before
    /// `at_ms` comes first.
    ///
    /// Returns what chance brought, each as `(outcome, below)`: a number from 0, and what it had to
    /// be below. `outcomes` scripts them, as far as it goes; if it does not fit, nothing happens.
    #[pyo3(signature = (action, outcomes=None, *, seat=None, at_ms=None))]
    fn apply(
        &self,
        action: &Bound<'_, PyAny>,
        outcomes: Option<Vec<u32>>,
        seat: Option<i64>,
        at_ms: Option<u64>,
    ) -> PyResult<Vec<(u32, u32)>> {
        let deed = deed(action)?;
        let drawn = self.with(|game| {
            let at_ms = at_ms.unwrap_or(game.now());
            let seat = seated(game, seat)?;
            game.act(seat, deed, at_ms, &outcomes.unwrap_or_default())
        })?;
        Ok(drawn.into_iter().map(|drawn| (drawn.outcome, drawn.below)).collect())
    }

    /// Lets the clock act once, now. Returns what chance brought, as `apply` does.
    #[pyo3(signature = (outcomes=None))]
    fn wake(&self, outcomes: Option<Vec<u32>>) -> PyResult<Vec<(u32, u32)>> {
        let drawn = self.with(|game| game.wake(&outcomes.unwrap_or_default()))?;
        Ok(drawn.into_iter().map(|drawn| (drawn.outcome, drawn.below)).collect())
    }

    /// Lets the clock do everything that is due by that match time.
    fn advance(&self, to_ms: u64) -> PyResult<()> {
        self.with(|game| game.advance(to_ms))
    }

    /// A copy that can be played on without touching this one.
    #[pyo3(name = "clone")]
    fn copy(&self) -> PyResult<State> {
        Ok(State::of(self.lock()?.boxed()))
    }

    fn __copy__(&self) -> PyResult<State> {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<State> {
        self.copy()
    }

    /// Another match that looks just like this one to a seat, with everything hidden drawn at
    /// random.
    #[pyo3(signature = (seat=None, seed=None))]
    fn guess(&self, seat: Option<i64>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let mut chance = Chance::new(&plain::seed(seed)?, 0);
        self.with(|game| Ok(State::of(game.guess(State::viewer(game, seat)?, &mut chance))))
    }

    /// This match with what is hidden from a seat dealt differently: the seat sees no difference.
    #[pyo3(signature = (seat=None, seed=None))]
    fn permuted(&self, seat: Option<i64>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let mut chance = Chance::new(&plain::seed(seed)?, 0);
        self.with(|game| Ok(State::of(game.permute(State::viewer(game, seat)?, &mut chance))))
    }

    /// The match as a record, as `tokyo replay` reads it.
    fn record(&self) -> PyResult<String> {
        Ok(self.with(|game| game.record())?.write())
    }

    /// The match as text, with everything that was done in it.
    fn serialise(&self) -> PyResult<String> {
        let saved = self.with(|game| game.saved())?;
        Ok(serde_json::to_string(&saved).map_err(Fault::malformed)?)
    }

    /// The match in such a text.
    #[classmethod]
    fn deserialise(_class: &Bound<'_, PyType>, text: &str) -> PyResult<State> {
        let saved = Saved::read(text)?;
        let title = catalogue::find(&saved.game).map_err(Fault::from)?;
        let again = catalogue::visit(title.meta().id, Again { title, saved });
        Ok(State::of(again.map_err(Fault::from)??))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let read = py.get_type::<State>().getattr("deserialise")?;
        Ok((read, (self.serialise()?,)))
    }

    /// What a seat sees, as SVG; without a seat, what everybody may see.
    #[pyo3(signature = (seat=None, language=words::FIRST))]
    fn svg(&self, seat: Option<i64>, language: &str) -> PyResult<String> {
        self.with(|game| {
            let words = words(game.title().meta(), language)?;
            Ok(game.draw(State::viewer(game, seat)?, &words))
        })
    }

    /// What a seat sees, as text; without a seat, what everybody may see.
    #[pyo3(signature = (seat=None, language=words::FIRST))]
    fn text(&self, seat: Option<i64>, language: &str) -> PyResult<String> {
        self.with(|game| {
            let words = words(game.title().meta(), language)?;
            Ok(game.sketch(State::viewer(game, seat)?, &words))
        })
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(None, words::FIRST)
    }

    fn __repr__(&self) -> PyResult<String> {
        let game = self.lock()?;
        let (meta, seats, entries) = (game.title().meta(), game.seats(), game.entries());
        let state = if game.awaiting().outcome().is_some() { ", over" } else { "" };
        Ok(format!("<tokyo.State of {}: {seats} seats, {entries} acts{state}>", meta.id))
    }
}
