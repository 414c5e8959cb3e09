//! Why a run did not come to its end.

use std::fmt;

use crate::address::Address;

/// Why a run did not come to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// Nobody answers there.
    Unreachable(Address, String),
    /// The server does not want what was asked for.
    Unwanted {
        /// What was asked for.
        what: String,
        /// The status of the answer.
        status: u16,
        /// What the server says about it.
        why: String,
    },
    /// The plan cannot be.
    Plan(String),
    /// The answer makes no sense.
    Strange(String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Unreachable(address, why) => write!(
                f,
                "no server can be reached at {address} ({why}): start one with `tokyo serve`, or \
                 choose another with --url"
            ),
            LoadError::Unwanted { what, status, why } => {
                write!(f, "the server refused {what} (status {status}): {why}")
            }
            LoadError::Plan(why) => f.write_str(why),
            LoadError::Strange(why) => write!(f, "the server's answer makes no sense: {why}"),
        }
    }
}

impl std::error::Error for LoadError {}
