//! A match, written down: how it began and what was done, which is all there is to know.

use contract::{Actor, AnyTitle, Digest, Entry, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Sitter;

use crate::fault::Fault;
use crate::plain::json;

/// What every written match says it is.
const FORMAT: &str = "tokyo-tabletop state 1";

/// A match, written down.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    format: String,
    pub game: String,
    rules_version: u32,
    pub sitters: Vec<Sitter>,
    pub seed: Seed,
    pub start: Start,
    pub acts: Vec<Act>,
    pub digest: Digest,
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
}
