//! A game with its seats and setup.

use contract::{AnyTitle, Chance, OPEN_SLOTS, Seed};
use pyo3::prelude::*;
use serde_json::{Map, Value, json};
use table::{Record, Sitter};

use crate::again::{Begun, Recorded};
use crate::batch::{Batch, Wish};
use crate::bot::Bot;
use crate::contest;
use crate::fault::Fault;
use crate::plain;
use crate::saved::Start;
use crate::say::said;
use crate::setting::{Setting, no_numbers};
use crate::state::State;

/// A game at a table of some size: everything begins here.
#[pyclass(frozen, module = "tokyo")]
pub struct Game(Setting);

/// What a game is made of, for pickle.
type Made<'py> = (&'static str, usize, Bound<'py, PyAny>);

/// The ids of all games.
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    catalogue::titles().iter().map(|title| title.meta().id).collect()
}

/// What bots play by default, changed by a preset and by options, as `tokyo simulate` reads them.
fn setup(title: &dyn AnyTitle, preset: Option<&str>, options: Value) -> Result<Value, Fault> {
    let mut setup = match title.setup_for_bots() {
        Value::Object(fields) => fields,
        _ => Map::new(),
    };
    if let Some(preset) = preset {
        let presets = title.presets();
        let Some((_, Value::Object(chosen))) = presets.iter().find(|(name, _)| *name == preset)
        else {
            let names: Vec<&str> = presets.iter().map(|(name, _)| *name).collect();
            let (title, names) = (title.meta().title, names.join(", "));
            let why = format!("{title} has no preset '{preset}': it has {names}");
            return Err(Fault::Malformed(why));
        };
        let usual = presets.first().map(|(_, usual)| usual);
        let differs = |(key, value): &(&String, &Value)| {
            usual.and_then(|usual| usual.get(key.as_str())) != Some(*value)
        };
        let changes = chosen.iter().filter(differs);
        setup.extend(changes.map(|(key, value)| (key.clone(), value.clone())));
    }
    match options {
        Value::Null => {}
        Value::Object(options) => setup.extend(options),
        other => {
            let why = format!("a setup is a dict of options, not {other}");
            return Err(Fault::Malformed(why));
        }
    }
    Ok(Value::Object(setup))
}

#[pymethods]
impl Game {
    /// A game by its id, such as 'king-of-tokyo'. Left out, `seats` is the smallest table; what
    /// `preset` and `setup` do not say is what bots play by default.
    #[new]
    #[pyo3(signature = (id, seats=None, setup=None, *, preset=None))]
    fn new(
        id: &str,
        seats: Option<usize>,
        setup: Option<&Bound<'_, PyAny>>,
        preset: Option<&str>,
    ) -> PyResult<Game> {
        let title = catalogue::find(id).map_err(Fault::from)?;
        let seats = seats.unwrap_or(*title.meta().seats.start());
        let options = setup.map_or(Ok(Value::Null), plain::read)?;
        let setup = self::setup(title, preset, options)?;
        // Opening one match tells at once whether setup and seats fit.
        let opened = title.open(&setup, seats, &mut Chance::from_number(0));
        opened.map_err(|denied| said(denied.into(), title.meta()))?;
        Ok(Game(Setting { title, seats, setup }))
    }

    #[getter]
    fn id(&self) -> &'static str {
        self.0.title.meta().id
    }

    #[getter]
    fn title(&self) -> &'static str {
        self.0.title.meta().title
    }

    #[getter]
    fn seats(&self) -> usize {
        self.0.seats
    }

    /// How many seats a table can have: the least and the most.
    #[getter]
    fn seat_range(&self) -> (usize, usize) {
        let range = &self.0.title.meta().seats;
        (*range.start(), *range.end())
    }

    #[getter]
    fn rules_version(&self) -> u32 {
        self.0.title.meta().rules_version
    }

    /// The whole setup, as plain data.
    #[getter]
    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain::write(py, &self.0.setup)
    }

    /// Named setups.
    #[getter]
    fn presets<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let presets = self.0.title.presets().into_iter();
        let presets = presets.map(|(name, setup)| (name.to_owned(), setup)).collect();
        plain::write(py, &Value::Object(presets))
    }

    /// The options of a setup: their keys, and what each can be.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain::write(py, &plain::json(&self.0.title.meta().options)?)
    }

    /// What the numbers mean: the fields of an observation in order, how many slots there are, and
    /// what tells the offers in open slots apart.
    #[getter]
    fn layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let layout = self.0.title.layout();
        let layout = layout.ok_or_else(|| no_numbers(self.0.title))?;
        let said = json!({
            "encoding": layout.encoding,
            "fields": plain::json(&layout.fields)?,
            "size": layout.size(),
            "actions": layout.actions,
            "open_slots": OPEN_SLOTS,
            "slots": layout.actions + OPEN_SLOTS,
            "traits": plain::json(&layout.traits)?,
        });
        plain::write(py, &said)
    }

    /// The levels of bots that this game has, weakest first, then those for programs.
    #[getter]
    fn bots(&self) -> Vec<String> {
        use contract::Skill::{self, Greedy, HardBefore, Random};
        let all = Skill::LEVELS.into_iter().chain([Random, Greedy, HardBefore]);
        all.filter(|skill| self.0.title.has_bot(*skill)).map(|skill| skill.to_string()).collect()
    }

    /// The rules, with numbered clauses.
    #[pyo3(signature = (language=words::FIRST))]
    fn rules(&self, language: &str) -> PyResult<&'static str> {
        let meta = self.0.title.meta();
        match language {
            words::FIRST => Ok(meta.rules),
            other => meta
                .rules_in(other)
                .ok_or_else(|| Fault::Malformed(format!("there are no rules in '{other}'")).into()),
        }
    }

    /// Opens a match. The same seed gives the same match, everywhere.
    #[pyo3(signature = (seed=None))]
    pub fn open(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let start = Start::Setup(self.0.setup.clone());
        self.begin(start, plain::seed(seed)?)
    }

    /// Begins a match from a written state (`State.truth`), perhaps edited.
    #[pyo3(signature = (truth, seed=None))]
    fn load(&self, truth: &Bound<'_, PyAny>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let start = Start::State { state: plain::read(truth)?, entries: 0 };
        self.begin(start, plain::seed(seed)?)
    }

    /// The match in a record, every step held to its digest; up to that line, if one is named.
    #[pyo3(signature = (record, upto=None))]
    fn replay(&self, record: &str, upto: Option<usize>) -> PyResult<State> {
        let record = Record::read(record).map_err(Fault::from)?;
        let verified = record.replay(self.0.title, upto).map_err(Fault::from)?;
        let visit = Recorded { record: &record, verified: &verified };
        Ok(State::of(catalogue::visit(self.id(), visit).map_err(Fault::from)??))
    }

    /// One game between bots of the house, one for each seat: the same as `tokyo simulate` plays.
    #[pyo3(signature = (bots, seed=None))]
    fn play(
        &self,
        py: Python<'_>,
        bots: Vec<String>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<State> {
        let (bots, seed) = (contest::lineup(&self.0, bots)?, plain::seed(seed)?);
        let played = py.detach(|| contest::play(&self.0, &bots, seed));
        Ok(State::of(played?))
    }

    /// Many games between bots of the house, which change seats: win rates with 95 % intervals,
    /// lengths and speed, as `tokyo simulate --json` prints them. No result depends on `threads`.
    #[pyo3(signature = (bots, games=1000, seed=None, *, threads=None, limit=100_000))]
    fn arena<'py>(
        &self,
        py: Python<'py>,
        bots: Vec<String>,
        games: u64,
        seed: Option<&Bound<'py, PyAny>>,
        threads: Option<usize>,
        limit: u64,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (bots, seed) = (contest::lineup(&self.0, bots)?, plain::seed(seed)?);
        let report = py.detach(|| contest::hold(&self.0, &bots, games, seed, threads, limit))?;
        plain::write(py, &plain::json(&report)?)
    }

    /// A bot of the house, which chooses for any seat.
    #[pyo3(signature = (level, seed=None))]
    fn bot(&self, level: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Bot> {
        let skill = contest::skill(self.0.title, level)?;
        Ok(Bot::new(self.0.title, skill, &plain::seed(seed)?)?)
    }

    /// Many matches that are stepped together on all cores.
    #[pyo3(signature = (n, seed=None, *, threads=None, traits=false, pace_ms=0))]
    fn batch(
        slf: &Bound<'_, Game>,
        n: usize,
        seed: Option<&Bound<'_, PyAny>>,
        threads: Option<usize>,
        traits: bool,
        pace_ms: u64,
    ) -> PyResult<Batch> {
        let wish = Wish { n, seed: plain::seed(seed)?, threads, traits, pace_ms };
        Batch::new(slf.as_any(), &slf.get().0, &wish)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Made<'py>)> {
        let class = py.get_type::<Game>().into_any();
        Ok((class, (self.id(), self.0.seats, self.setup(py)?)))
    }

    fn __repr__(&self) -> String {
        format!("<tokyo.Game {}: {} seats>", self.id(), self.0.seats)
    }
}

impl Game {
    fn begin(&self, start: Start, seed: Seed) -> PyResult<State> {
        let Setting { title, seats, .. } = self.0;
        let visit = Begun { title, start, sitters: Sitter::strangers(seats), seed };
        let begun = catalogue::visit(self.id(), visit).map_err(Fault::from)?;
        Ok(State::of(begun.map_err(|fault| said(fault, title.meta()))?))
    }
}
