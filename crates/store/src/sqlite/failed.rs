//! What SQLite says when something fails, in the words of every store.

use crate::error::StoreError;

/// Why a statement failed.
#[derive(Clone, Debug)]
pub struct Failed(pub StoreError);

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Failed {
        Failed(error)
    }
}

impl From<Failed> for StoreError {
    fn from(Failed(error): Failed) -> StoreError {
        error
    }
}

// SQLite's result codes; the lowest byte of an extended code.
const BUSY: u32 = 5;
const LOCKED: u32 = 6;
const CORRUPT: u32 = 11;
const FULL: u32 = 13;
const NOT_A_DATABASE: u32 = 26;

impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Failed {
        let said = error.to_string();
        let database = error.as_database_error();
        let code = database.and_then(|database| database.code()?.parse::<u32>().ok());
        Failed(match (code.map(|code| code & 0xff), error) {
            (Some(FULL), _) => StoreError::Full,
            (Some(BUSY | LOCKED), _) => StoreError::Locked(said),
            (Some(CORRUPT | NOT_A_DATABASE), _) => StoreError::Corrupt(said),
            (_, sqlx::Error::RowNotFound) => StoreError::Missing,
            (_, sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed) => StoreError::Closed,
            _ => StoreError::Failed(said),
        })
    }
}
