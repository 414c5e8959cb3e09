//! What the servers' database has to do and to write.
//!
//! PostgreSQL is asked what it counts anyway, so nothing has to be installed or switched on:
//! transactions of this database (`pg_stat_database`), how far its journal has come
//! (`pg_current_wal_insert_lsn`, of all databases of that server), and its size. Of SQLite only the
//! size of the file can be told.

use std::path::PathBuf;
use std::time::Duration;

use sqlx::{Connection, PgConnection, Row};

use crate::fault::LoadError;

/// A database that servers use.
#[derive(Debug)]
pub enum Database {
    File(PathBuf),
    Postgres(String),
}

/// What was counted so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    pub transactions: Option<u64>,
    pub journal_bytes: Option<u64>,
    pub size_bytes: u64,
}

const COUNTS: &str = "SELECT xact_commit + xact_rollback,
        pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint,
        pg_database_size(current_database())
    FROM pg_stat_database WHERE datname = current_database()";

/// So late a connection that has fallen idle reports its last transactions to PostgreSQL's
/// statistics, and a little more.
const LATE: Duration = Duration::from_secs(11);

impl Database {
    /// Reads an address, `sqlite:FILE` or `postgres://…`, and tries it.
    ///
    /// # Errors
    /// If it is neither, or nothing is there.
    pub async fn open(address: &str) -> Result<Database, LoadError> {
        let database = match address.strip_prefix("sqlite:") {
            Some(file) => Database::File(file.into()),
            None if address.starts_with("postgres") => Database::Postgres(address.to_owned()),
            None => {
                return Err(LoadError::Plan(
                    "--database takes sqlite:FILE or postgres://USER@HOST/NAME".into(),
                ));
            }
        };
        database.counts().await?;
        Ok(database)
    }

    /// What was counted so far, without what connections have yet to report.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn counts(&self) -> Result<Counts, LoadError> {
        match self {
            Database::File(file) => {
                let found = std::fs::metadata(file);
                let size = found.map_err(|error| {
                    LoadError::Plan(format!("{} cannot be looked at: {error}", file.display()))
                })?;
                Ok(Counts { transactions: None, journal_bytes: None, size_bytes: size.len() })
            }
            Database::Postgres(url) => ask(url).await.map_err(|error| {
                LoadError::Plan(format!("the database does not tell what it counts: {error}"))
            }),
        }
    }

    /// What was counted by now: waits until every connection has reported, and leaves out what is
    /// written meanwhile.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn counts_settled(&self) -> Result<Counts, LoadError> {
        let now = self.counts().await?;
        if now.transactions.is_none() {
            return Ok(now);
        }
        tokio::time::sleep(LATE).await;
        Ok(Counts { transactions: self.counts().await?.transactions, ..now })
    }
}

async fn ask(url: &str) -> Result<Counts, sqlx::Error> {
    let mut connection = PgConnection::connect(url).await?;
    let row = sqlx::query(COUNTS).fetch_one(&mut connection).await?;
    let count = |column: usize| row.get::<i64, _>(column).try_into().unwrap_or(0);
    let counts = Counts {
        transactions: Some(count(0)),
        journal_bytes: Some(count(1)),
        size_bytes: count(2),
    };
    connection.close().await?;
    Ok(counts)
}
