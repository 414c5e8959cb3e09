//! A lesson as it is written down: `lesson.json` in a game's folder.

use std::collections::BTreeMap;

use contract::Seat;
use serde::Deserialize;
use serde_json::{Map, Value};

/// A scripted match that teaches a game. The learner sits in seat 0.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The options; those left out have their defaults.
    #[serde(default)]
    pub setup: Map<String, Value>,
    /// The names of the others.
    pub rivals: Vec<String>,
    /// The root of all chance that is not scripted, the opening's above all.
    #[serde(default)]
    pub seed: u64,
    /// What was played before the lesson begins.
    #[serde(default)]
    pub before: Vec<Move>,
    /// How long everybody waits after that, in milliseconds: until a countdown is over.
    #[serde(default)]
    pub wait_ms: u64,
    pub steps: Vec<Step>,
}

/// What somebody does by the script.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    pub seat: Seat,
    pub command: Value,
    /// Outcomes of chance that come of it.
    #[serde(default)]
    pub luck: Vec<u32>,
    /// How long everybody waits before it, in milliseconds; nothing for the usual pace.
    #[serde(default)]
    pub after_ms: Option<u64>,
}

/// One thing to read or to do.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The message that says it.
    pub say: String,
    /// What is pointed at: names that the game's table gives to its parts.
    #[serde(default)]
    pub point: Vec<String>,
    /// How it can be done, one command after the other: for learners who want to be shown, and for
    /// tests. Nothing where there is only something to read or to wait for.
    #[serde(default)]
    pub example: Vec<Value>,
    /// What the learner may do: forms of commands. Nothing means whatever the rules allow.
    #[serde(default)]
    pub allow: Vec<Value>,
    /// What is said to a learner who does something else.
    #[serde(default)]
    pub otherwise: Option<String>,
    /// Outcomes of chance that come of what the learner does.
    #[serde(default)]
    pub luck: Vec<u32>,
    /// The step is done as soon as something of such a form happened. Nothing means that any
    /// command does it.
    #[serde(default)]
    pub happened: Vec<Value>,
    /// The step is done as soon as the learner's view is of that form at these places (JSON
    /// pointers).
    #[serde(default)]
    pub until: BTreeMap<String, Value>,
    /// What the others do then.
    #[serde(default)]
    pub then: Vec<Move>,
}

impl Step {
    /// Whether there is only something to read.
    pub fn is_reading(&self) -> bool {
        self.example.is_empty() && self.happened.is_empty() && self.until.is_empty()
    }
}
