//! What a line of the log holds.

use contract::{Actor, Digest, Entry, Seat, SeatSet, Undo};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::motion::Motion;
use crate::sitter::{SeatChange, Sitter};

/// One line of a match's log.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    /// What was done.
    #[serde(flatten)]
    pub deed: Deed,
    /// Outcomes of chance that were scripted for it; none in an honest match.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub luck: Vec<u32>,
    /// The state after it.
    pub digest: Digest,
}

/// By hand, because a flattened deed would let strange fields and second deeds pass.
impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Line, D::Error> {
        use serde::de::Error;
        let mut fields = Map::deserialize(deserializer)?;
        let digest = fields.remove("digest").ok_or_else(|| D::Error::missing_field("digest"))?;
        let luck = fields.remove("luck").unwrap_or_else(|| Value::Array(Vec::new()));
        Ok(Line {
            digest: Digest::deserialize(digest).map_err(D::Error::custom)?,
            luck: Vec::deserialize(luck).map_err(D::Error::custom)?,
            deed: Deed::deserialize(Value::Object(fields)).map_err(D::Error::custom)?,
        })
    }
}

/// What was done at the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// A command of the game.
    Play(Entry<Value>),
    /// A seat asks the others to let it take back everything from line `to` on.
    AskUndo {
        /// Who asks.
        seat: Seat,
        /// The first line to be taken back, counted from 1.
        to: usize,
    },
    /// A seat agrees to what was asked.
    AgreeUndo {
        /// Who agrees.
        seat: Seat,
        /// Match time of it, where players' clocks run.
        #[serde(default, skip_serializing_if = "is_zero")]
        at_ms: u64,
    },
    /// A seat declines what was asked.
    DeclineUndo {
        /// Who declines.
        seat: Seat,
    },
    /// Everything from line `to` on is taken back.
    Undo {
        seat: Seat,
        /// The first line that is taken back, counted from 1.
        to: usize,
        /// Match time of it, where players' clocks run.
        #[serde(default, skip_serializing_if = "is_zero")]
        at_ms: u64,
    },
    /// Somebody else sits in a seat from now on.
    Seat {
        seat: Seat,
        /// Who sits there now.
        sitter: Sitter,
        why: SeatChange,
        /// Match time of it.
        at_ms: u64,
    },
    /// A seat proposes something that everybody else who sits here has to agree to.
    Propose {
        /// Who proposes it.
        seat: Seat,
        motion: Motion,
        /// Time since the start, pauses included.
        at_ms: u64,
    },
    /// A seat agrees to what was proposed.
    Agree {
        /// Who agrees.
        seat: Seat,
        /// Time since the start, pauses included.
        at_ms: u64,
    },
    /// A seat declines what was proposed, or withdraws its own proposal.
    Decline {
        /// Who declines.
        seat: Seat,
        /// Time since the start, pauses included.
        at_ms: u64,
    },
    /// Everybody has agreed to a pause: match time stands still from here.
    Pause {
        /// How long it lasts at most.
        for_ms: u64,
        /// Time since the start, pauses included.
        at_ms: u64,
    },
    /// The pause is over.
    Resume {
        /// Time since the start, pauses included.
        at_ms: u64,
    },
    /// Everybody has agreed to end the match without a result.
    End {
        agreed: SeatSet,
        /// Time since the start, pauses included.
        at_ms: u64,
    },
}

impl Deed {
    /// Whether it is about the people at the table and not about the game: no undo reaches it.
    pub fn is_about_people(&self) -> bool {
        match self {
            Deed::Play(_)
            | Deed::AskUndo { .. }
            | Deed::AgreeUndo { .. }
            | Deed::DeclineUndo { .. }
            | Deed::Undo { .. } => false,
            Deed::Seat { .. }
            | Deed::Propose { .. }
            | Deed::Agree { .. }
            | Deed::Decline { .. }
            | Deed::Pause { .. }
            | Deed::Resume { .. }
            | Deed::End { .. } => true,
        }
    }
}

fn is_zero(at_ms: &u64) -> bool {
    *at_ms == 0
}

/// A line in effect: one that was not taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InEffect {
    /// Its number, from 1.
    pub number: usize,
    /// Who acted.
    pub actor: Actor,
    /// Its match time.
    pub at_ms: u64,
    /// Whether it can be taken back freely.
    pub undo: Undo,
}
