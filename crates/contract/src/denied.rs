//! Why something was not done.

use thiserror::Error;

use crate::malformed::Malformed;
use crate::refusal::Refusal;

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(transparent)]
pub enum Denied {
    /// The rules forbid it.
    Refused(#[from] Refusal),
    /// It is not what it should be.
    Malformed(#[from] Malformed),
}
