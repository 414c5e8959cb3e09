//! A copy of a database file, taken while another program writes to it.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row};

use crate::error::StoreError;

/// Copies the database into a new file, and reads the copy through once.
///
/// The source is opened only to be read: nothing about it changes, not even its schema.
///
/// # Errors
/// If the source cannot be read, the target exists already or cannot be written, or the copy is
/// not whole.
pub async fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    let source = SqliteConnectOptions::new().filename(from).create_if_missing(false);
    let mut source = source.read_only(true).connect().await?;
    let copied = sqlx::query("VACUUM INTO ?").bind(to.to_string_lossy().into_owned());
    let copied = copied.execute(&mut source).await;
    source.close().await?;
    copied?;
    // SQLite does not flush what it writes by VACUUM INTO.
    let flushed = std::fs::File::open(to).and_then(|file| file.sync_all());
    flushed.map_err(|error| StoreError::Failed(error.to_string()))?;
    let target = SqliteConnectOptions::new().filename(to).create_if_missing(false);
    let mut target = target.read_only(true).connect().await?;
    let check = sqlx::query("PRAGMA integrity_check").fetch_one(&mut target).await;
    target.close().await?;
    match check?.get::<String, _>(0).as_str() {
        "ok" => Ok(()),
        said => Err(StoreError::Corrupt(said.to_owned())),
    }
}
