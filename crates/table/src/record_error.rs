//! Why a record is not what it should be.

use thiserror::Error;

use crate::denial::{Denial, Reason};

/// Why a record cannot be read, or does not replay.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// The file ends too early.
    #[error("the record is cut off in line {line} of the file")]
    CutOff { line: usize },
    /// The text is something else.
    #[error("this is not a match record: {0}")]
    Unreadable(String),
    /// It is a record of another time.
    #[error("its format is '{found}', not '{known}'")]
    Format { found: String, known: &'static str },
    /// It is a record of another game.
    #[error("this is a match of {found}, not of {wanted}")]
    OtherGame { found: String, wanted: &'static str },
    /// It was played by rules that this program does not have.
    #[error(
        "it was played by version {played} of the rules of {title}; this program has version \
         {known}"
    )]
    OtherRules { played: u32, title: &'static str, known: u32 },
    /// Nobody can tell how it began.
    #[error("a record has either a setup or a state to begin from")]
    NoBeginning,
    /// It names more or fewer players than its state has.
    #[error("the record names {said} seats, its state has {has}")]
    Seats { said: usize, has: usize },
    /// It did not begin as it says.
    #[error("the opening is not what the record says: setup or seed was changed")]
    Opening,
    /// It has fewer lines than were asked for.
    #[error("there is no step {step}: the record has {lines} lines")]
    NoStep { step: usize, lines: usize },
    /// It does not end as it says.
    #[error("the match does not end as the record says: lines are missing")]
    MissingLines,
    /// A line, or the beginning, is not possible.
    #[error(transparent)]
    Denied(#[from] Denial),
}

impl From<Reason> for RecordError {
    fn from(reason: Reason) -> RecordError {
        RecordError::Denied(reason.into())
    }
}
