//! The bots of the house, as policies.

use std::collections::BTreeMap;
use std::sync::Mutex;

use catalogue::Visit;
use contract::{AnyTitle, Awaiting, Chance, Endless, Seat, Seed, Skill, Tabletop, Window, decide};
use pyo3::prelude::*;
use serde_json::Value;

use crate::fault::{Fault, taken};
use crate::plain::{self, json};
use crate::running::{AnyMatch, Match};
use crate::state::{State, seated};

/// What a bot decided: a command, and how long it takes over it.
type Reply = (Option<Value>, u64);

/// A bot that sits at matches of its own game.
trait Sits: Send {
    fn decide(
        &mut self,
        game: &dyn AnyMatch,
        seat: Seat,
        chance: &mut Chance,
    ) -> Result<Reply, Fault>;
}

/// One bot for each seat that was asked about, because some remember what they saw.
struct Sitting<G: Tabletop> {
    skill: Skill,
    seats: BTreeMap<Seat, Box<dyn contract::Bot<G>>>,
}

impl<G: Tabletop> Sits for Sitting<G> {
    fn decide(
        &mut self,
        game: &dyn AnyMatch,
        seat: Seat,
        chance: &mut Chance,
    ) -> Result<Reply, Fault> {
        let Some(game) = game.as_any().downcast_ref::<Match<G>>() else {
            let why = format!("this bot plays {}, and nothing else", G::META.title);
            return Err(Fault::Malformed(why));
        };
        let must = match game.state.awaiting() {
            Awaiting::Seats(waiting) if waiting.must.contains(seat) => true,
            Awaiting::Seats(waiting) if waiting.may.contains(seat) => false,
            Awaiting::Seats(_) => {
                return Err(Fault::Seat(format!("seat {seat} is not asked for anything now")));
            }
            Awaiting::Over(_) => return Err(Fault::Closed),
        };
        let bot = self.seats.entry(seat).or_insert_with(|| G::bot(self.skill));
        let window = Window::unlisted(&game.state, seat, must);
        let reply = decide(bot.as_mut(), &window, &Endless, chance);
        Ok((reply.command.as_ref().map(json).transpose()?, reply.after_ms))
    }
}

/// A bot of the house, for the seats of one match: it sees what its seat sees, and its luck comes
/// from its own seed.
#[pyclass(frozen, module = "tokyo")]
pub struct Bot {
    title: &'static dyn AnyTitle,
    skill: Skill,
    inner: Mutex<(Box<dyn Sits>, Chance)>,
}

struct Seated(Skill);

impl Visit for Seated {
    type Out = Box<dyn Sits>;

    fn visit<G: Tabletop>(self) -> Box<dyn Sits> {
        Box::new(Sitting::<G> { skill: self.0, seats: BTreeMap::new() })
    }
}

impl Bot {
    pub fn new(title: &'static dyn AnyTitle, skill: Skill, seed: &Seed) -> Result<Bot, Fault> {
        let sits = catalogue::visit(title.meta().id, Seated(skill))?;
        // The last stream, as in simulated games.
        Ok(Bot { title, skill, inner: Mutex::new((sits, Chance::new(seed, u64::MAX))) })
    }

    fn reply(&self, py: Python<'_>, state: &State, seat: Option<i64>) -> PyResult<Reply> {
        let (game, seat) = {
            let game = state.lock()?;
            let seat = seated(game.as_ref(), seat)?;
            (game.boxed(), seat)
        };
        // Thinking takes long: others may use the interpreter, and the state, meanwhile.
        Ok(py.detach(|| {
            let mut inner = taken(&self.inner)?;
            let (sits, chance) = &mut *inner;
            sits.decide(game.as_ref(), seat, chance)
        })?)
    }
}

#[pymethods]
impl Bot {
    /// The level, such as 'hard'.
    #[getter]
    fn level(&self) -> String {
        self.skill.to_string()
    }

    /// What it does now, as a command; None if it lets a chance to interject pass.
    #[pyo3(signature = (state, seat=None))]
    fn choose<'py>(
        &self,
        py: Python<'py>,
        state: &State,
        seat: Option<i64>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let (command, _) = self.reply(py, state, seat)?;
        command.map(|command| plain::write(py, &command)).transpose()
    }

    /// What it does now, and how many milliseconds of match time it takes over it: real-time games
    /// need both.
    #[pyo3(signature = (state, seat=None))]
    fn choose_in_time<'py>(
        &self,
        py: Python<'py>,
        state: &State,
        seat: Option<i64>,
    ) -> PyResult<(Option<Bound<'py, PyAny>>, u64)> {
        let (command, after_ms) = self.reply(py, state, seat)?;
        let command = command.map(|command| plain::write(py, &command)).transpose()?;
        Ok((command, after_ms))
    }

    fn __repr__(&self) -> String {
        format!("<tokyo.Bot {} of {}>", self.skill, self.title.meta().id)
    }
}
