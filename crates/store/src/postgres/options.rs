//! How a database is opened, and whether it keeps what it confirms.

use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, PgConnection, PgPool, Row};
use tokio::time::timeout;

use super::failed::Failed;
use super::trust::Trust;
use crate::error::StoreError;

/// How a database is opened.
#[derive(Clone, Debug)]
pub struct PostgresOptions {
    /// `postgres://name:password@host:5432/database`.
    pub url: String,
    /// How many connections this program opens at most; one of them is kept for beats.
    pub connections: u32,
    /// For tests: a database that may lose what it has confirmed is accepted.
    #[doc(hidden)]
    pub allow_unsafe: bool,
}

impl PostgresOptions {
    /// The usual options.
    pub fn new(url: impl Into<String>) -> PostgresOptions {
        PostgresOptions { url: url.into(), connections: 10, allow_unsafe: false }
    }

    pub(super) fn connect(&self) -> Result<PgConnectOptions, Failed> {
        let options = PgConnectOptions::from_str(&self.url).map_err(|error| {
            StoreError::Unreachable(format!(
                "its address cannot be read ({error}); it looks like \
                 postgres://name:password@host:5432/database"
            ))
        })?;
        Ok(options.application_name("tokyo-tabletop"))
    }
}

/// How long somebody waits for a connection.
pub const PATIENCE: Duration = Duration::from_secs(5);

/// How long a beat does. Who waits tries again after pauses that grow to a fifth of this: when the
/// database is back, a beat must find it before a lease runs out.
pub const BEAT_PATIENCE: Duration = Duration::from_secs(1);

/// A connection outside the pool.
pub async fn connect(options: &PgConnectOptions) -> Result<PgConnection, Failed> {
    let late = |_| Failed::Lost(format!("no answer within {} seconds", PATIENCE.as_secs()));
    let connected = timeout(PATIENCE, options.connect()).await.map_err(late);
    connected.and_then(|connected| connected.map_err(Failed::from)).map_err(Failed::at_connect)
}

/// A pool of at most this many connections, opened when they are needed, for which nobody waits any
/// longer than that.
pub fn pool(
    options: PgConnectOptions,
    connections: u32,
    patience: Duration,
    trust: Trust,
) -> PgPool {
    PgPoolOptions::new()
        .max_connections(connections.max(1))
        .acquire_timeout(patience)
        .test_before_acquire(false)
        .before_acquire(move |_, known| {
            let trusted = trust.covers(known.age);
            Box::pin(async move { Ok(trusted) })
        })
        .after_connect(|connection, _| Box::pin(interpret(connection)))
        .connect_lazy_with(options)
}

/// Lets statements run as they are. Ours are small, but a planner that knows nothing of new tables
/// yet believes that some are so expensive that compiling them pays, which takes a second of each
/// beat.
async fn interpret(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    match sqlx::query("SET jit = off").execute(connection).await {
        // A database that only speaks like PostgreSQL has nothing to switch off.
        Ok(_) | Err(sqlx::Error::Database(_)) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Settings with which a confirmed commit can be lost or a page be torn, and what to do about it.
const UNSAFE: [(&str, &str); 3] = [
    ("fsync", "set fsync = on in postgresql.conf and restart the database"),
    ("full_page_writes", "set full_page_writes = on in postgresql.conf and reload it"),
    (
        "synchronous_commit",
        "set synchronous_commit = on, for the role and the database too (ALTER ROLE, ALTER \
         DATABASE)",
    ),
];

/// Refuses a database that may lose what it has confirmed, or cannot hold every letter. Says all
/// that is wrong with it at once.
pub async fn check(connection: &mut PgConnection) -> Result<(), Failed> {
    let mut wrong = Vec::new();
    for (name, remedy) in UNSAFE {
        if setting(connection, name).await?.as_deref() == Some("off") {
            wrong.push(format!("{name} is off ({remedy})"));
        }
    }
    if let Some(encoding) = setting(connection, "server_encoding").await?
        && !encoding.eq_ignore_ascii_case("UTF8")
    {
        wrong.push(format!(
            "its encoding is {encoding} (create it with ENCODING 'UTF8' TEMPLATE template0)"
        ));
    }
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(StoreError::Unsafe(wrong.join(", ")).into()),
    }
}

/// A setting; nothing where the database, speaking only like PostgreSQL, does not know it.
async fn setting(connection: &mut PgConnection, name: &str) -> Result<Option<String>, Failed> {
    let ask = sqlx::query("SELECT current_setting($1, true)").bind(name);
    Ok(ask.fetch_one(connection).await?.get(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn statements_are_not_compiled() {
        let url = std::env::var("TOKYO_TEST_POSTGRES").expect(
            "TOKYO_TEST_POSTGRES names a PostgreSQL server: run `cargo xtask services`, or the \
             tests by `cargo xtask test`",
        );
        let options = PostgresOptions::new(url).connect().unwrap();
        let pool = pool(options, 1, PATIENCE, Trust::default());
        let row = sqlx::query("SHOW jit").fetch_one(&pool).await.unwrap();
        assert_eq!(row.get::<String, _>(0), "off");
        pool.close().await;
    }
}
