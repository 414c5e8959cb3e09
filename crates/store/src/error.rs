//! What can go wrong, in sentences.

use thiserror::Error;

/// Why the store did not do something.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// The disk, or the size the file may have, is used up. Nothing of the write is there.
    #[error("the disk is full: nothing was written; free some space and try again")]
    Full,
    /// Another program holds the file.
    #[error(
        "the database is in use by another program ({0}): stop it, or choose another data folder"
    )]
    Locked(String),
    /// The file is no database of ours, or is damaged.
    #[error("the database cannot be read ({0}): restore a backup, or choose another data folder")]
    Corrupt(String),
    /// The file was written by a newer program.
    #[error(
        "the database has schema version {found}, this program knows versions up to {known}: use \
         the newer program that wrote it"
    )]
    Newer {
        /// The version of its schema.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// No server answers, or none that lets us in. Nothing was written. The sentence says what to
    /// check.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// The database is set up so that it can lose what it has confirmed. The sentence says what to
    /// set.
    #[error("the database would not keep what it confirms: {0}")]
    Unsafe(String),
    /// There is no such table.
    #[error("there is no such table")]
    Missing,
    /// The store is shut down.
    #[error("the store is shut down")]
    Closed,
    /// The connection broke before the answer came: it may have been written, or not.
    #[error("whether this was written is unknown: ask again before repeating it")]
    Unknown,
    /// Anything else: what the database said.
    #[error("the database failed: {0}")]
    Failed(String),
}
