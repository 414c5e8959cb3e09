//! Why a match is not there.

use std::fmt;

use table::Denial;

use crate::fault::Fault;

/// Why a match is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The store failed: it may work another time.
    Store(String),
    /// What is stored cannot be played.
    Frozen(String),
    /// The operator has closed it, for that reason.
    Closed(String),
    Deleted,
    /// Another server has it, or takes it over.
    Moved,
}

impl Missing {
    /// What a client is told.
    pub fn fault(&self) -> Fault {
        match self.clone() {
            Missing::Store(why) => Fault::Unread { why },
            Missing::Frozen(why) => Fault::Frozen { why },
            Missing::Closed(reason) => Fault::Closed { reason },
            Missing::Deleted => Fault::Deleted,
            Missing::Moved => Fault::Moved,
        }
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault().fmt(f)
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
