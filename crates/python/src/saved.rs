//! A match, written down: how it began and what was done, which is all there is to know.

use contract::{Actor, AnyTitle, Chance, Digest, Entry, Seed, Tabletop};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Deed, Line, Record, Sitter, Verified};

use crate::fault::Fault;
use crate::plain::json;
use crate::running::{AnyMatch, History, Match, read};

/// What every written match says it is.
const FORMAT: &str = "tokyo-tabletop state 1";

/// A match, written down.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    format: String,
    pub game: String,
    rules_version: u32,
    sitters: Vec<Sitter>,
    seed: Seed,
    start: Start,
    acts: Vec<Act>,
    digest: Digest,
}

/// How a match began.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Start {
    /// It was opened.
    Setup(Value),
    /// It was begun from a state, after that many entries.
    State { state: Value, entries: u64 },
}

/// One act.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    pub actor: Actor,
    pub at_ms: u64,
    pub lag_ms: u32,
    pub command: Value,
    /// Outcomes that were scripted for it.
    pub luck: Vec<u32>,
}

impl Act {
    pub fn of(entry: &Entry<impl Serialize>, luck: &[u32]) -> Result<Act, Fault> {
        let Entry { actor, at_ms, lag_ms, command } = entry;
        let (command, luck) = (json(command)?, luck.to_vec());
        Ok(Act { actor: *actor, at_ms: *at_ms, lag_ms: *lag_ms, command, luck })
    }
}

impl Saved {
    pub fn new(
        title: &dyn AnyTitle,
        seed: Seed,
        sitters: Vec<Sitter>,
        start: Start,
        acts: Vec<Act>,
        digest: Digest,
    ) -> Saved {
        let (game, rules_version) = (title.meta().id.to_owned(), title.meta().rules_version);
        Saved { format: FORMAT.into(), game, rules_version, sitters, seed, start, acts, digest }
    }

    /// Reads what was written.
    pub fn read(text: &str) -> Result<Saved, Fault> {
        let saved: Saved = serde_json::from_str(text)
            .map_err(|error| Fault::Malformed(format!("this is no written match: {error}")))?;
        let rules = catalogue::find(&saved.game)?.meta().rules_version;
        if saved.format != FORMAT || saved.rules_version != rules {
            let Saved { format, game, rules_version, .. } = &saved;
            return Err(Fault::Malformed(format!(
                "this is '{format}' by rules {rules_version} of {game}: this program reads \
                 '{FORMAT}' by rules {rules}"
            )));
        }
        Ok(saved)
    }

    /// Plays it again.
    pub fn again<G: Tabletop>(
        self,
        title: &'static dyn AnyTitle,
    ) -> Result<Box<dyn AnyMatch>, Fault> {
        let Saved { sitters, seed, start, acts, digest, .. } = self;
        let mut again = begin::<G>(title, start, sitters, seed)?;
        again.follow(acts)?;
        match again.digest()? == digest {
            true => Ok(Box::new(again)),
            false => Err(Fault::Malformed("this leads to another state than it says".into())),
        }
    }
}

/// A match before its first act.
pub fn begin<G: Tabletop>(
    title: &'static dyn AnyTitle,
    start: Start,
    sitters: Vec<Sitter>,
    seed: Seed,
) -> Result<Match<G>, Fault> {
    let (state, entries) = match &start {
        Start::Setup(setup) => {
            let seats = sitters.len();
            // The title looks at options and seats, which a game leaves to it.
            title.open(setup, seats, &mut Chance::new(&seed, 0))?;
            let setup = read("setup", setup)?;
            (G::open(&setup, seats, &mut Chance::new(&seed, 0))?, 0)
        }
        Start::State { state, entries } => {
            let state: G = read("state", state)?;
            state.check().map_err(|why| why.about("this state cannot be"))?;
            (state, *entries)
        }
    };
    let history = History { start, sitters, entries: Vec::new() };
    Ok(Match::new(title, state, seed, Some(history)).after(entries))
}

/// The match as a record leaves it, after every line was held to its digest. What the people at
/// the table agreed on (undos, somebody else in a seat) is no act of the game: then only the state
/// is kept.
pub fn recorded<G: Tabletop>(
    record: &Record,
    verified: &Verified,
) -> Result<Box<dyn AnyMatch>, Fault> {
    let title = verified.table.title();
    let lines = &record.lines[..verified.happened.len().min(record.lines.len())];
    let acts: Option<Result<Vec<Act>, Fault>> = lines.iter().map(act).collect();
    let start = match (&record.setup, &record.state) {
        (Some(setup), _) => Start::Setup(setup.clone()),
        (None, state) => {
            let state = state.clone().unwrap_or_default();
            Start::State { state, entries: 0 }
        }
    };
    if let Some(acts) = acts {
        let mut again = begin::<G>(title, start, record.seats.clone(), record.seed)?;
        again.follow(acts?)?;
        return Ok(Box::new(again));
    }
    let state: G = read("state", &verified.table.game().state())?;
    let entries = verified.table.version() as u64;
    Ok(Box::new(Match::new(title, state, record.seed, None).after(entries)))
}

/// The act in a line; nothing if it holds something else.
fn act(line: &Line) -> Option<Result<Act, Fault>> {
    match &line.deed {
        Deed::Play(entry) => Some(Act::of(entry, &line.luck)),
        _ => None,
    }
}
