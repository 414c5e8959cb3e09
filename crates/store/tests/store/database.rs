//! A schema of its own for each test, in the PostgreSQL database that the test command provides.

use std::sync::atomic::{AtomicU32, Ordering};

use async_trait::async_trait;
use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Row};
use store::{PostgresOptions, PostgresStore, Store};

use crate::suite::Time;

/// A schema of its own for each test; gone when the test is over.
///
/// The schema comes before PostgreSQL's own in the search path and has a `clock_timestamp()` that
/// stands still until [`Time::pass`] moves it on, so that no test waits.
pub struct Database {
    base: String,
    schema: String,
}

impl Database {
    pub async fn new() -> Database {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let base = std::env::var("TOKYO_TEST_POSTGRES").expect(
            "TOKYO_TEST_POSTGRES names no database: run `cargo xtask services`, which starts one \
             and says how to test with it",
        );
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let schema = format!("test_{}_{number}", std::process::id());
        let database = Database { base, schema };
        database
            .run(
                "DROP SCHEMA IF EXISTS $schema CASCADE; CREATE SCHEMA $schema;
                CREATE TABLE $schema.clock (time timestamptz NOT NULL);
                INSERT INTO $schema.clock VALUES ('2030-01-01');
                CREATE FUNCTION $schema.clock_timestamp() RETURNS timestamptz LANGUAGE sql
                    VOLATILE AS 'SELECT time FROM $schema.clock'",
            )
            .await;
        database
    }

    /// The address of the database, with a parameter more.
    pub fn url_with(&self, parameter: &str) -> String {
        let sign = if self.base.contains('?') { '&' } else { '?' };
        format!("{}{sign}{parameter}", self.base)
    }

    /// The address of the schema.
    pub fn url(&self) -> String {
        self.url_with(&format!("options[search_path]={},pg_catalog", self.schema))
    }

    pub fn options(&self) -> PostgresOptions {
        PostgresOptions { allow_unsafe: true, ..PostgresOptions::new(self.url()) }
    }

    /// The options of a node that reaches the schema by that port of this machine.
    pub fn options_by_port(&self, port: u16) -> PostgresOptions {
        let url = format!("{}&host=127.0.0.1&port={port}", self.url());
        PostgresOptions { url, ..self.options() }
    }

    pub async fn open(&self) -> PostgresStore {
        PostgresStore::open(self.options()).await.unwrap()
    }

    /// How the server is reached.
    pub fn server(&self) -> PgConnectOptions {
        self.base.parse().unwrap()
    }

    /// Runs statements; the schema is written `$schema`.
    pub async fn run(&self, statements: &str) {
        let statements = statements.replace("$schema", &self.schema);
        let mut connection = self.server().connect().await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(statements)).execute(&mut connection).await.unwrap();
    }

    /// How many rows a table has.
    pub async fn count(&self, table: &str) -> i64 {
        self.value(&format!("SELECT count(*) FROM $schema.{table}")).await
    }

    /// The answer to a question for one number; the schema is written `$schema`.
    pub async fn value(&self, question: &str) -> i64 {
        let question = question.replace("$schema", &self.schema);
        let mut connection = self.server().connect().await.unwrap();
        sqlx::query(AssertSqlSafe(question)).fetch_one(&mut connection).await.unwrap().get(0)
    }

    /// Moves the clock of the database on.
    pub async fn tick(&self, ms: i64) {
        let tick = format!("UPDATE $schema.clock SET time = time + {ms} * interval '1 ms'");
        self.run(&tick).await;
    }
}

/// The store takes the time from the database.
#[async_trait]
impl Time for Database {
    async fn pass(&self, _: &dyn Store, ms: u64) {
        self.tick(ms as i64).await;
    }
}

impl Drop for Database {
    /// On a thread of its own, because a test's runtime cannot wait within itself.
    fn drop(&mut self) {
        let (base, drop) = (self.base.clone(), format!("DROP SCHEMA {} CASCADE", self.schema));
        let removed = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.unwrap().block_on(async {
                let options = base.parse::<PgConnectOptions>().unwrap();
                let mut connection = options.connect().await.unwrap();
                sqlx::raw_sql(AssertSqlSafe(drop)).execute(&mut connection).await.unwrap();
            });
        });
        if removed.join().is_err() && !std::thread::panicking() {
            panic!("the schema of a test was not removed");
        }
    }
}
