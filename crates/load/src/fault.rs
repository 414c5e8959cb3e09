//! Why a run did not come to its end.

use thiserror::Error;

use crate::address::Address;

/// Why a run did not come to its end.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LoadError {
    /// Nobody answers there.
    #[error(
        "no server can be reached at {0} ({1}): start one with `tokyo serve`, or choose another \
         with --url"
    )]
    Unreachable(Address, String),
    /// The server does not want what was asked for.
    #[error("the server refused {what} (status {status}): {why}")]
    Unwanted {
        /// What was asked for.
        what: String,
        /// The status of the answer.
        status: u16,
        /// What the server says about it.
        why: String,
    },
    /// The plan cannot be.
    #[error("{0}")]
    Plan(String),
    /// The answer makes no sense.
    #[error("the server's answer makes no sense: {0}")]
    Strange(String),
}
