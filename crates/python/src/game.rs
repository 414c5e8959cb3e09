//! A game with its seats and setup.

use catalogue::Visit;
use contract::{AnyTitle, Chance, OPEN_SLOTS, Seed, Tabletop};
use pyo3::prelude::*;
use serde_json::{Map, Value, json};
use table::{Record, Sitter, Verified};

use crate::batch::{Batch, Wish};
use crate::bot::Bot;
use crate::contest;
use crate::fault::Fault;
use crate::plain;
use crate::running::AnyMatch;
use crate::saved::{Saved, Start, begin, recorded};
use crate::state::State;

/// A game at a table of some size: everything begins here.
#[pyclass(frozen, module = "tokyo")]
pub struct Game {
    pub title: &'static dyn AnyTitle,
    pub seats: usize,
    pub setup: Value,
}

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
        opened.map_err(|denied| Fault::from(denied).said(title.meta()))?;
        Ok(Game { title, seats, setup })
    }

    #[getter]
    fn id(&self) -> &'static str {
        self.title.meta().id
    }

    #[getter]
    fn title(&self) -> &'static str {
        self.title.meta().title
    }

    #[getter]
    fn seats(&self) -> usize {
        self.seats
    }

    /// How many seats a table can have: the least and the most.
    #[getter]
    fn seat_range(&self) -> (usize, usize) {
        let range = &self.title.meta().seats;
        (*range.start(), *range.end())
    }

    #[getter]
    fn rules_version(&self) -> u32 {
        self.title.meta().rules_version
    }

    /// The whole setup, as plain data.
    #[getter]
    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain::write(py, &self.setup)
    }

    /// Named setups.
    #[getter]
    fn presets<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let presets = self.title.presets().into_iter();
        let presets = presets.map(|(name, setup)| (name.to_owned(), setup)).collect();
        plain::write(py, &Value::Object(presets))
    }

    /// The options of a setup: their keys, and what each can be.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain::write(py, &plain::json(&self.title.meta().options)?)
    }

    /// What the numbers mean: the fields of an observation in order, how many slots there are, and
    /// what tells the offers in open slots apart.
    #[getter]
    fn layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let layout = self.title.layout();
        let layout = layout.ok_or_else(|| {
            let title = self.title.meta().title;
            Fault::Malformed(format!("{title} cannot be written as numbers"))
        })?;
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

    /// The levels of bots that this game has.
    #[getter]
    fn bots(&self) -> Vec<String> {
        use contract::Skill::{Expert, Greedy, HardBefore, Master};
        let levels = contract::Skill::LEVELS.into_iter();
        let all = levels.chain([Greedy, HardBefore, Expert, Master]);
        all.filter(|skill| self.title.has_bot(*skill)).map(|skill| skill.to_string()).collect()
    }

    /// The rules, with numbered clauses.
    #[pyo3(signature = (language=words::FIRST))]
    fn rules(&self, language: &str) -> PyResult<&'static str> {
        let meta = self.title.meta();
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
        let start = Start::Setup(self.setup.clone());
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
        let verified = record.replay(self.title, upto).map_err(Fault::from)?;
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
        let (bots, seed) = (contest::lineup(self, bots)?, plain::seed(seed)?);
        let played = py.detach(|| contest::play(self, &bots, seed));
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
        let (bots, seed) = (contest::lineup(self, bots)?, plain::seed(seed)?);
        let report = py.detach(|| contest::hold(self, &bots, games, seed, threads, limit))?;
        plain::write(py, &plain::json(&report)?)
    }

    /// A bot of the house, which chooses for any seat.
    #[pyo3(signature = (level, seed=None))]
    fn bot(&self, level: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Bot> {
        let skill = contest::skill(self.title, level)?;
        Ok(Bot::new(self.title, skill, &plain::seed(seed)?)?)
    }

    /// Many matches that are stepped together on all cores.
    #[pyo3(signature = (n, seed=None, *, threads=None, traits=false, pace_ms=0))]
    fn batch(
        &self,
        py: Python<'_>,
        n: usize,
        seed: Option<&Bound<'_, PyAny>>,
        threads: Option<usize>,
        traits: bool,
        pace_ms: u64,
    ) -> PyResult<Batch> {
        let wish = Wish { n, seed: plain::seed(seed)?, threads, traits, pace_ms };
        Batch::new(py, self, &wish)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Made<'py>)> {
        let class = py.get_type::<Game>().into_any();
        Ok((class, (self.id(), self.seats, self.setup(py)?)))
    }

    fn __repr__(&self) -> String {
        format!("<tokyo.Game {}: {} seats>", self.id(), self.seats)
    }
}

impl Game {
    fn begin(&self, start: Start, seed: Seed) -> PyResult<State> {
        let sitters = Sitter::strangers(self.seats);
        let visit = Begun { title: self.title, start, sitters, seed };
        let begun = catalogue::visit(self.id(), visit).map_err(Fault::from)?;
        Ok(State::of(begun.map_err(|fault| fault.said(self.title.meta()))?))
    }
}

/// Begins a match of the typed game.
struct Begun {
    title: &'static dyn AnyTitle,
    start: Start,
    sitters: Vec<Sitter>,
    seed: Seed,
}

impl Visit for Begun {
    type Out = Result<Box<dyn AnyMatch>, Fault>;

    fn visit<G: Tabletop>(self) -> Self::Out {
        Ok(Box::new(begin::<G>(self.title, self.start, self.sitters, self.seed)?))
    }
}

/// Plays a record of the typed game.
struct Recorded<'a> {
    record: &'a Record,
    verified: &'a Verified,
}

impl Visit for Recorded<'_> {
    type Out = Result<Box<dyn AnyMatch>, Fault>;

    fn visit<G: Tabletop>(self) -> Self::Out {
        recorded::<G>(self.record, self.verified)
    }
}

/// Plays again what was written.
pub fn again(saved: Saved) -> Result<Box<dyn AnyMatch>, Fault> {
    struct Again(&'static dyn AnyTitle, Saved);

    impl Visit for Again {
        type Out = Result<Box<dyn AnyMatch>, Fault>;

        fn visit<G: Tabletop>(self) -> Self::Out {
            self.1.again::<G>(self.0)
        }
    }

    let title = catalogue::find(&saved.game)?;
    catalogue::visit(title.meta().id, Again(title, saved))?
}
