//! What can go wrong, in sentences.

use std::fmt;

/// Why the store did not do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The disk, or the size the file may have, is used up. Nothing of the write is there.
    Full,
    /// Another program holds the file.
    Locked(String),
    /// The file is no database of ours, or is damaged.
    Corrupt(String),
    /// The file was written by a newer program.
    Newer {
        /// The version of its schema.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// There is no such table.
    Missing,
    /// The store is shut down.
    Closed,
    /// The connection broke before the answer came: it may have been written, or not.
    Unknown,
    /// Anything else: what the database said.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Full => {
                f.write_str("the disk is full: nothing was written; free some space and try again")
            }
            StoreError::Locked(why) => write!(
                f,
                "the database is in use by another program ({why}): stop it, or choose another \
                 data folder"
            ),
            StoreError::Corrupt(why) => write!(
                f,
                "the database cannot be read ({why}): restore a backup, or choose another data \
                 folder"
            ),
            StoreError::Newer { found, known } => write!(
                f,
                "the database has schema version {found}, this program knows versions up to \
                 {known}: use the newer program that wrote it"
            ),
            StoreError::Missing => f.write_str("there is no such table"),
            StoreError::Closed => f.write_str("the store is shut down"),
            StoreError::Unknown => {
                f.write_str("whether this was written is unknown: ask again before repeating it")
            }
            StoreError::Failed(why) => write!(f, "the database failed: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}
