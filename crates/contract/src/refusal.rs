//! Why a command was not accepted.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::phrase::{Arg, Phrase};

/// Why a command was not accepted: the clause of RULES.md that forbids it, the reason to be said,
/// and the pieces in the way, so that a view can light them. The state is untouched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Error)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Refusal {
    /// The number of the clause.
    pub clause: Cow<'static, str>,
    /// What is wrong and what would be right, to be said in the player's language.
    pub why: Phrase,
    /// Ids of the offending pieces, as the game's view calls them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<String>,
}

impl Refusal {
    /// A refusal by a clause, for the reason with this message key.
    pub fn new(clause: &'static str, key: &'static str) -> Refusal {
        Refusal { clause: clause.into(), why: Phrase::new(key), pieces: Vec::new() }
    }

    /// The refusal with one more argument for its reason.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Refusal {
        self.why = self.why.with(name, arg);
        self
    }

    /// The refusal with one more offending piece.
    #[must_use]
    pub fn piece(mut self, id: impl Into<String>) -> Refusal {
        self.pieces.push(id.into());
        self
    }
}

/// For logs and tests; people get the sentence of the word lists.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "clause {}: {}", self.clause, self.why.key)?;
        self.why.args.iter().try_for_each(|(name, arg)| write!(f, " {name}={arg:?}"))
    }
}
