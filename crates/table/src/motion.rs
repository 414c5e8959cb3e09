//! What can be proposed at a table, and what has been decided there.

use contract::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What can be proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Motion {
    /// To stop for that long.
    Pause {
        /// How long, in milliseconds.
        for_ms: u64,
    },
    /// To go on before the pause is over.
    Resume,
    /// To end the match without a result.
    End,
}

/// A proposal that waits for answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proposed {
    /// Who made it.
    pub seat: Seat,
    /// What they propose.
    pub motion: Motion,
    /// Who still has to agree.
    pub waiting: SeatSet,
}

/// A pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paused {
    /// When it began, in elapsed time.
    pub at_ms: u64,
    /// How long it lasts unless everybody agrees to go on sooner.
    pub for_ms: u64,
}

impl Paused {
    /// When the match goes on by itself, in elapsed time.
    pub fn until_ms(self) -> u64 {
        self.at_ms.saturating_add(self.for_ms)
    }
}

/// What the people at a table have decided so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Accord {
    /// The proposal that waits for answers.
    pub proposed: Option<Proposed>,
    /// The pause that the match is in.
    pub paused: Option<Paused>,
    /// How long the earlier pauses lasted altogether.
    pub idle_ms: u64,
    /// Who was turned down lately, and until when they may not propose anything.
    pub hushed: Vec<(Seat, u64)>,
    /// Who agreed to end the match without a result.
    pub ended: Option<SeatSet>,
}

impl Accord {
    /// Whether nothing was ever decided.
    pub(crate) fn is_blank(&self) -> bool {
        *self == Accord::default()
    }
}

/// What became of a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// Everybody agreed, and it is done.
    Done,
    /// The others are asked.
    Asked(Proposed),
    /// Somebody declined, or it was withdrawn.
    Declined,
}
