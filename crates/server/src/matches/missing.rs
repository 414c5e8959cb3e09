//! Why a match is not there.

use std::fmt;

use table::Denial;
use wire::outbound::Code;

/// Why a match is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The store failed: it may work another time.
    Store(String),
    /// What is stored cannot be played.
    Frozen(String),
    /// The operator has closed it, for that reason.
    Closed(String),
    /// It was deleted.
    Deleted,
}

impl Missing {
    /// What kind of fault that is for a client.
    pub fn code(&self) -> Code {
        match self {
            Missing::Store(_) => Code::Busy,
            Missing::Frozen(_) => Code::Frozen,
            Missing::Closed(_) => Code::Closed,
            Missing::Deleted => Code::NoTable,
        }
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Missing::Store(why) => write!(f, "this match cannot be read just now: {why}"),
            Missing::Frozen(why) => write!(f, "this match is frozen: {why}"),
            Missing::Closed(why) => write!(f, "the operator closed this table: {why}"),
            Missing::Deleted => f.write_str("this table was deleted"),
        }
    }
}

impl From<store::StoreError> for Missing {
    fn from(error: store::StoreError) -> Missing {
        Missing::Store(error.to_string())
    }
}

impl From<Denial> for Missing {
    fn from(denial: Denial) -> Missing {
        Missing::Frozen(denial.to_string())
    }
}
