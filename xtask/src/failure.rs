//! Why a command did not succeed.

use std::fmt;

/// Why a command did not succeed, in a sentence for the person who typed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The command line is wrong.
    Usage(String),
    /// The command was right, what it asked for did not work out.
    Failed(String),
}

impl Failure {
    /// The command line is wrong.
    pub fn usage(why: impl Into<String>) -> Failure {
        Failure::Usage(why.into())
    }

    /// What was asked for did not work out.
    pub fn failed(why: impl Into<String>) -> Failure {
        Failure::Failed(why.into())
    }

    /// What the process answers with.
    pub fn exit_code(&self) -> u8 {
        match self {
            Failure::Usage(_) => 2,
            Failure::Failed(_) => 1,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Failure::Usage(why) | Failure::Failed(why)) = self;
        f.write_str(why)
    }
}

impl std::error::Error for Failure {}
