//! Everything that the next line may depend on, besides the game's own state.
//!
//! A table plays on a [`Position`], a checkpoint writes it down, and a copy of a table copies it:
//! always as a whole, so that nothing can be forgotten on the way.

use contract::{Seed, Skill};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::clock::Clocks;
use crate::line::InEffect;
use crate::motion::Accord;
use crate::sitter::{GaveUp, SeatChange, Sitter};
use crate::undo::UndoAsked;

/// What was on the table before the first line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// A match opened from its setup.
    Opened(Value),
    /// A state loaded from outside, for puzzles and analysis.
    Loaded(Value),
}

/// How a match stands, besides the game's own state. It holds the seed: never for players' eyes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    /// What was on the table before the first line.
    pub start: Start,
    /// Who sat where at the beginning.
    pub began: Vec<Sitter>,
    /// Who sits where now.
    pub sitters: Vec<Sitter>,
    /// Why they do, where that has changed.
    pub changes: Vec<Option<SeatChange>>,
    /// The root of all chance.
    pub seed: Seed,
    /// By how much each seat's decision number is above the game's: undoing turns the game's
    /// numbers back, but an old command must never answer a new question.
    pub raised: Vec<u32>,
    /// Whether the one person here may take back anything; nothing for a match from before that
    /// could be chosen.
    #[serde(default)]
    pub practice: Option<bool>,
    /// The undo that waits for consent.
    pub asked: Option<UndoAsked>,
    /// The players' clocks.
    pub clocks: Option<Clocks>,
    /// Who plays for a person that runs out of time.
    pub stand_in: Skill,
    /// The latest time at which somebody changed seats or took back.
    pub reached_ms: u64,
    /// Who gave up a seat that somebody else has taken over since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gave_up: Vec<GaveUp>,
    /// What the people decided together.
    #[serde(default, skip_serializing_if = "Accord::is_blank")]
    pub accord: Accord,
}

impl Position {
    /// Before the first line.
    pub(crate) fn first(start: Start, sitters: Vec<Sitter>, seed: Seed) -> Position {
        let seats = sitters.len();
        Position {
            start,
            began: sitters.clone(),
            sitters,
            changes: vec![None; seats],
            seed,
            raised: vec![0; seats],
            practice: Some(false),
            asked: None,
            clocks: None,
            stand_in: Skill::Normal,
            reached_ms: 0,
            gave_up: Vec::new(),
            accord: Accord::default(),
        }
    }

    /// Whether every list has an entry for each seat.
    pub(crate) fn fits(&self, seats: usize) -> bool {
        let lists = [self.began.len(), self.sitters.len(), self.changes.len(), self.raised.len()];
        lists.iter().all(|len| *len == seats)
    }
}

/// What is known of the lines before those that a table remembers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Base {
    /// How many there were.
    pub version: usize,
    /// The last one in effect.
    pub last: Option<InEffect>,
    /// The number of each seat's last act in effect.
    pub acts: Vec<Option<usize>>,
    /// The number of the last one in effect that the rules bar from being taken back.
    #[serde(default)]
    pub barred: Option<usize>,
}

impl Base {
    /// Before the first line.
    pub(crate) fn first(seats: usize) -> Base {
        Base { version: 0, last: None, acts: vec![None; seats], barred: None }
    }
}
