//! Why a match cannot be shown or gone on with.

use contract::{Denied, Malformed, Seat};
use table::{Denial, Reason, RecordError};
use thiserror::Error;
use words::WordsError;

use crate::bots::Stuck;

/// Why a match cannot be begun, gone on with, or replayed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeskError {
    /// The game does not speak the language.
    #[error(transparent)]
    Words(#[from] WordsError),
    /// The record is not what it should be.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The table says no.
    #[error(transparent)]
    Denied(#[from] Denial),
    /// It is not for that number of players.
    #[error(transparent)]
    Malformed(#[from] Malformed),
    /// A bot has to act, and can do nothing.
    #[error(transparent)]
    Stuck(#[from] Stuck),
    /// Nobody can sit there.
    #[error("there is no seat {seat} at a table of {count}")]
    NoSeat { seat: Seat, count: usize },
    /// Somebody who plays alone takes no turns on the device.
    #[error("a device is shared by two people or more, and {people} would play here")]
    TooFewPeople { people: usize },
    /// Nobody can take turns while the clock runs for everybody.
    #[error(
        "this match runs in real time, and people who share a device take turns: \
         choose options without a time limit"
    )]
    RealTime,
    /// Nobody has written one.
    #[error("this game has no lesson")]
    NoLesson,
    /// A lesson's script has a mistake in it.
    #[error("the script of the lesson cannot be followed: {0}")]
    Script(String),
}

impl From<Denied> for DeskError {
    fn from(denied: Denied) -> DeskError {
        DeskError::Denied(denied.into())
    }
}

impl From<Reason> for DeskError {
    fn from(reason: Reason) -> DeskError {
        DeskError::Denied(reason.into())
    }
}
