//! Why a match cannot be analysed.

use table::RecordError;
use thiserror::Error;
use words::WordsError;

/// Why a match cannot be analysed.
#[derive(Debug, Error)]
pub enum CoachError {
    /// The record does not fit.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The language does not fit.
    #[error(transparent)]
    Words(#[from] WordsError),
    /// The game has no coach.
    #[error("{0} cannot be analysed yet")]
    NoCoach(&'static str),
    /// A hint was asked for where there is nothing to decide.
    #[error("there is nothing to decide now")]
    NothingToDecide,
}
