//! What is PostgreSQL's own.
//!
//! - [`opening`]: which databases are opened, and by how many nodes at once
//! - [`broken`]: connections that break, and servers that can only be read
//! - [`nodes`]: house time, outages, and nodes that write at the same time
//! - [`proxy`]: what lies between a node and its database, to break connections

mod broken;
mod nodes;
mod opening;
mod proxy;

use store::{NewTable, PostgresStore, Store};

use crate::database::Database;
use crate::suite::lobby::damaged_row;
use crate::suite::promises;

/// An empty store, and what it lies in.
async fn empty(_: &str) -> (PostgresStore, Database) {
    let database = Database::new().await;
    (database.open().await, database)
}

promises!(empty);

fn new(key: &str) -> NewTable {
    let (key, head, people) = (key.into(), "{}".into(), Vec::new());
    NewTable { key, listed: true, head, people, now_ms: 0, opener: None, joins: None }
}

#[tokio::test]
async fn a_damaged_row_is_an_error_and_not_a_match_that_is_over() {
    let (store, database) = empty("damaged").await;
    let damage = "UPDATE $schema.tables SET phase = 3 WHERE key = 'a'";
    damaged_row(&store, damage, async |statement| database.run(statement).await).await;
    store.close().await;
}
