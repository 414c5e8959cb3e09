//! What PostgreSQL says when something fails, in the words of every store.

use crate::error::StoreError;

/// Why a statement failed.
#[derive(Clone, Debug)]
pub enum Failed {
    /// The server said so: nothing was written.
    Said(StoreError),
    /// Two writes were in each other's way, and the server undid this one.
    Collided(String),
    /// The server can only be read now, as after a failover: nothing was written.
    ReadOnly,
    /// The connection broke. Where the statement commits by itself, nobody knows whether it did.
    Lost(String),
}

impl Failed {
    /// For what commits: if the connection broke then, it may have been written.
    pub fn at_commit(self) -> Failed {
        match self {
            Failed::Lost(said) => {
                tracing::warn!(said, "the connection to the database broke during a commit");
                Failed::Said(StoreError::Unknown)
            }
            other => other,
        }
    }

    /// For what connects: nothing was asked of the server yet.
    pub fn at_connect(self) -> Failed {
        match self {
            Failed::Lost(said) => Failed::Said(StoreError::Unreachable(format!(
                "{said}; check that it runs, and its host and port"
            ))),
            other => other,
        }
    }
}

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Failed {
        Failed::Said(error)
    }
}

impl From<Failed> for StoreError {
    fn from(failed: Failed) -> StoreError {
        match failed {
            Failed::Said(error) => error,
            Failed::Collided(said) => StoreError::Failed(said),
            Failed::ReadOnly => StoreError::Unreachable(
                "the server that answered can only be read, as after a failover; nothing was \
                 written: try again"
                    .into(),
            ),
            Failed::Lost(said) => StoreError::Unreachable(format!(
                "the connection broke before anything was written ({said}): try again"
            )),
        }
    }
}

impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Failed {
        match error {
            sqlx::Error::Database(database) => {
                let code = database.code().unwrap_or_default();
                from_state(&code, database.message().to_owned())
            }
            sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) => {
                Failed::Lost(error.to_string())
            }
            sqlx::Error::PoolTimedOut => Failed::Said(StoreError::Unreachable(
                "no connection was free in time; check that it runs, and how many connections it \
                 and this program allow"
                    .into(),
            )),
            sqlx::Error::RowNotFound => Failed::Said(StoreError::Missing),
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => {
                Failed::Said(StoreError::Closed)
            }
            other => Failed::Said(StoreError::Failed(other.to_string())),
        }
    }
}

/// What a code that the server sent means; the names are those of PostgreSQL's list of SQLSTATEs.
fn from_state(code: &str, said: String) -> Failed {
    let unreachable = |check: &str| StoreError::Unreachable(format!("{said}; {check}"));
    Failed::Said(match code {
        // serialization_failure, deadlock_detected
        "40001" | "40P01" => return Failed::Collided(said),
        // read_only_sql_transaction
        "25006" => return Failed::ReadOnly,
        // admin_shutdown, crash_shutdown, cannot_connect_now, database_dropped,
        // idle_session_timeout: the connection goes, and a commit may have come before
        "57P01" | "57P02" | "57P03" | "57P04" | "57P05" => return Failed::Lost(said),
        // connection exceptions
        code if code.starts_with("08") => return Failed::Lost(said),
        // disk_full
        "53100" => StoreError::Full,
        // too_many_connections
        "53300" => unreachable("raise max_connections there, or give every node fewer"),
        // invalid_authorization_specification, invalid_password
        "28000" | "28P01" => unreachable("check the name and the password in its address"),
        // invalid_catalog_name
        "3D000" => unreachable("create it, or check the name of the database in its address"),
        // foreign_key_violation: only to the table that something belongs to
        "23503" => StoreError::Missing,
        // data_corrupted, index_corrupted
        "XX001" | "XX002" => StoreError::Corrupt(said),
        _ => StoreError::Failed(said),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(code: &str) -> StoreError {
        match from_state(code, "why".into()) {
            Failed::Said(error) => error,
            other => panic!("{code}: {other:?}"),
        }
    }

    #[test]
    fn what_the_server_undid_is_tried_again() {
        for code in ["40001", "40P01"] {
            assert!(matches!(from_state(code, "why".into()), Failed::Collided(_)), "{code}");
        }
        assert!(matches!(from_state("25006", "why".into()), Failed::ReadOnly));
    }

    #[test]
    fn what_ends_a_connection_leaves_a_commit_unknown() {
        for code in ["57P01", "57P02", "57P03", "57P04", "57P05", "08006", "08P01"] {
            let failed = from_state(code, "why".into());
            assert!(matches!(failed, Failed::Lost(_)), "{code}");
            assert_eq!(StoreError::from(failed.clone().at_commit()), StoreError::Unknown);
            let error = StoreError::from(failed.at_connect());
            assert!(matches!(error, StoreError::Unreachable(_)), "nothing was asked yet: {error}");
        }
    }

    #[test]
    fn what_the_operator_can_mend_says_how() {
        let unreachable = [
            ("53300", "raise max_connections there"),
            ("28000", "check the name and the password"),
            ("28P01", "check the name and the password"),
            ("3D000", "check the name of the database"),
        ];
        for (code, remedy) in unreachable {
            let StoreError::Unreachable(text) = said(code) else { panic!("{code}") };
            assert!(text.starts_with("why; ") && text.contains(remedy), "{text}");
        }
        assert_eq!(said("53100"), StoreError::Full);
        assert_eq!(said("23503"), StoreError::Missing);
        for code in ["XX001", "XX002"] {
            assert_eq!(said(code), StoreError::Corrupt("why".into()));
        }
        assert_eq!(said("42601"), StoreError::Failed("why".into()));
    }
}
