//! Why something that came from outside cannot be used.

use thiserror::Error;

/// What came from outside is not what it should be: a setup, a state, a question, a name.
///
/// One sentence that says what was wrong and what would be right. Nobody decides by it; callers
/// that have to tell cases apart find them in [`crate::Denied`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Malformed(String);

impl Malformed {
    /// `why` is one sentence that says what is wrong and what would be right.
    pub fn new(why: impl Into<String>) -> Malformed {
        Malformed(why.into())
    }

    /// The same, and before it what it is about.
    #[must_use]
    pub fn about(self, what: &str) -> Malformed {
        Malformed(format!("{what}: {}", self.0))
    }
}

impl From<String> for Malformed {
    fn from(why: String) -> Malformed {
        Malformed(why)
    }
}

/// For callers that only pass the sentence on.
impl From<Malformed> for String {
    fn from(malformed: Malformed) -> String {
        malformed.0
    }
}

impl From<&str> for Malformed {
    fn from(why: &str) -> Malformed {
        Malformed(why.into())
    }
}
