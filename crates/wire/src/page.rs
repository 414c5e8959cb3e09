//! What the module in a page answers, beside the messages of the server.

use contract::{Seat, SeatSet};
use serde::Serialize;

use crate::outbound::Outbound;

/// A view as a picture.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Drawing {
    /// Width in user units.
    pub width: u32,
    /// Height in user units.
    pub height: u32,
    /// SVG elements, without the `svg` round them.
    pub body: String,
}

/// Why the rules forbid a command.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Forbidden {
    /// The clause of the rules.
    pub clause: String,
    /// One sentence in the viewer's language.
    pub why: String,
    /// The pieces in the way.
    pub pieces: Vec<String>,
}

/// What came of letting time pass at a desk.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Turn {
    /// What the person is told.
    pub said: Vec<Outbound>,
    /// The match time at which something is due again; nothing if only the person can go on.
    pub next_ms: Option<u64>,
}

/// Who has a device that several people share, and to whom it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Hand {
    /// Somebody looks, and goes on.
    Looks {
        /// Whose table is shown; nothing means what everybody may see.
        seat: Option<Seat>,
        /// The other people who may do something now although it is not their turn.
        may: SeatSet,
        /// Whether the device was asked for out of turn, and is to be given back.
        out_of_turn: bool,
    },
    /// The viewer has nothing more to decide: once everything was shown, the device is passed.
    Passes {
        /// Whose turn it is; nothing means that the match is over and everybody looks.
        to: Option<Seat>,
    },
    /// The table is covered, and nothing of it is told, until this person takes the device.
    Covered {
        /// Whose turn it is.
        seat: Seat,
    },
}

/// What a learner reads now, and what is pointed at.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LessonStep {
    /// The version of the match that it is about.
    pub version: u64,
    /// Its number, from 0.
    pub step: usize,
    /// How many there are.
    pub steps: usize,
    /// What the learner is told, in their language.
    pub text: String,
    /// What is pointed at: names that the game's table gives to its parts.
    pub point: Vec<String>,
    /// Whether there is only something to read.
    pub reads: bool,
    /// Whether the others act first.
    pub waits: bool,
    /// What is said to a learner who did something else.
    pub aside: Option<String>,
    /// Whether the lesson is over.
    pub over: bool,
}

/// Whether the dice of a match were honest.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Verdict {
    /// The digest of the secret.
    pub secret_digest: String,
    /// The commitment to each seat's nonce.
    pub commitments: Vec<String>,
    /// The seed that secret and nonces make.
    pub seed: String,
    /// The seed in the record.
    pub recorded_seed: String,
    /// How many lines the record has.
    pub lines: usize,
    /// How many of them hold a result that could not be worked out again here.
    pub believed: usize,
    /// The digest of the state after the last of them.
    pub last_digest: String,
    /// The first thing in the record that does not fit.
    pub wrong: Option<String>,
}
