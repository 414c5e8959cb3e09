//! A schema of a test's own, in the database that the test command provides.

use std::process::Command;

/// An empty schema; gone when the test is over.
pub struct Database {
    base: String,
    schema: String,
    /// What a server is given.
    pub url: String,
}

impl Database {
    pub fn new(name: &str) -> Database {
        let base = std::env::var("TOKYO_TEST_POSTGRES").expect(
            "TOKYO_TEST_POSTGRES names a PostgreSQL server: run `cargo xtask services`, or the \
             tests by `cargo xtask test`",
        );
        Database::at(base, name)
    }

    /// The same, at another server.
    pub fn at(base: String, name: &str) -> Database {
        let schema = format!("tokyo_{name}_{}", std::process::id());
        let sign = if base.contains('?') { '&' } else { '?' };
        let url = format!("{base}{sign}options[search_path]={schema}");
        let database = Database { base, schema, url };
        database.tell(&format!("CREATE SCHEMA {}", database.schema));
        database
    }

    /// The port of the server.
    pub fn port(&self) -> u16 {
        port_of(&self.url)
    }

    /// What a server is given that reaches the database through a relay.
    pub fn url_through(&self, relay: u16) -> String {
        self.url.replacen(&format!(":{}/", self.port()), &format!(":{relay}/"), 1)
    }

    fn tell(&self, statement: &str) {
        self.ask(&format!("SET client_min_messages = warning; {statement}"));
    }

    /// What the database answers, as text.
    pub fn ask(&self, question: &str) -> String {
        let path = format!("SET search_path = {}", self.schema);
        let mut psql = Command::new("psql");
        psql.args(["--quiet", "--no-align", "--tuples-only", &self.base]);
        let output = psql.args(["-c", &path, "-c", question]).output();
        let output = output.expect("psql comes with PostgreSQL");
        let why = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{question}: {why}");
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    }
}

/// The port in an address such as `nats://127.0.0.1:4222`.
pub fn port_of(url: &str) -> u16 {
    let digits = url.rsplit(':').next().unwrap().chars().take_while(char::is_ascii_digit);
    digits.collect::<String>().parse().expect("an address with a port")
}

impl Drop for Database {
    fn drop(&mut self) {
        self.tell(&format!("DROP SCHEMA {} CASCADE", self.schema));
    }
}
