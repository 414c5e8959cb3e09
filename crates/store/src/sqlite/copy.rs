//! A copy of a database file, taken while another program writes to it.

use std::fs;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row};

use super::failed::Failed;
use crate::error::StoreError;

/// A file that was not there before and that only its owner can read. It is removed again unless
/// it is kept.
#[derive(Debug)]
pub struct NewFile {
    path: PathBuf,
    keep: bool,
}

impl NewFile {
    /// Makes an empty file; SQLite copies into that as into none.
    pub fn create(path: &Path) -> Result<NewFile, Failed> {
        let mut options = fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let made = options.open(path);
        made.map_err(|error| StoreError::Failed(format!("'{}': {error}", path.display())))?;
        Ok(NewFile { path: path.to_owned(), keep: false })
    }

    /// Lets it stay.
    pub fn keep(mut self) {
        self.keep = true;
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if self.keep {
            return;
        }
        if let Err(error) = fs::remove_file(&self.path) {
            tracing::warn!(%error, "a copy that failed could not be removed");
        }
    }
}

/// Copies the database into a new file, and reads the copy through once. If anything fails, the
/// new file is removed.
///
/// The source is opened only to be read: nothing about it changes, not even its schema.
///
/// # Errors
/// If the source cannot be read, the target exists already or cannot be written, or the copy is
/// not whole.
pub async fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    Ok(copied(from, to).await?)
}

async fn copied(from: &Path, to: &Path) -> Result<(), Failed> {
    let source = SqliteConnectOptions::new().filename(from).create_if_missing(false);
    let mut source = source.read_only(true).connect().await?;
    let fresh = NewFile::create(to)?;
    let copied = sqlx::query("VACUUM INTO ?").bind(to.to_string_lossy().into_owned());
    let copied = copied.execute(&mut source).await;
    source.close().await?;
    copied?;
    // SQLite does not flush what it writes by VACUUM INTO.
    let flushed = fs::File::open(to).and_then(|file| file.sync_all());
    flushed.map_err(|error| StoreError::Failed(error.to_string()))?;
    let target = SqliteConnectOptions::new().filename(to).create_if_missing(false);
    let mut target = target.read_only(true).connect().await?;
    let check = sqlx::query("PRAGMA integrity_check").fetch_one(&mut target).await;
    target.close().await?;
    match check?.get::<String, _>(0).as_str() {
        "ok" => {
            fresh.keep();
            Ok(())
        }
        said => Err(StoreError::Corrupt(said.to_owned()).into()),
    }
}
