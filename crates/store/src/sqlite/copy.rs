//! A copy of a database file, taken while another program writes to it.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row};

use super::failed::Failed;
use crate::error::StoreError;

/// A file beside the copy to be, which only its owner can read and which is always removed again. A
/// copy gets its name only when it is whole, so that whatever ends the program before leaves none
/// that looks like one.
#[derive(Debug)]
struct Part(PathBuf);

impl Part {
    /// Makes an empty file; SQLite copies into that as into none.
    fn beside(target: &Path) -> Result<Part, Failed> {
        let mut name = target.as_os_str().to_owned();
        name.push(format!(".{}.part", std::process::id()));
        let path = PathBuf::from(name);
        // Of a program with the same number that was killed: nobody else writes there now.
        let _ = fs::remove_file(&path);
        let mut options = fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&path).map_err(|error| failed(&path, &error))?;
        Ok(Part(path))
    }

    /// Gives it its name, unless another file has that.
    fn publish(&self, target: &Path) -> Result<(), Failed> {
        if let Err(error) = fs::hard_link(&self.0, target) {
            // Some file systems know no second name for a file.
            if error.kind() == ErrorKind::AlreadyExists || target.exists() {
                return Err(failed(target, &error));
            }
            fs::rename(&self.0, target).map_err(|error| failed(target, &error))?;
        }
        Ok(())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_file(&self.0)
            && error.kind() != ErrorKind::NotFound
        {
            tracing::warn!(%error, "a part of a copy could not be removed");
        }
    }
}

fn failed(path: &Path, error: &std::io::Error) -> Failed {
    StoreError::Failed(format!("'{}': {error}", path.display())).into()
}

/// Copies the database into a new file, and reads the copy through once. If anything fails, there
/// is no new file.
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
    let part = Part::beside(to)?;
    let copied = sqlx::query("VACUUM INTO ?").bind(part.0.to_string_lossy().into_owned());
    let copied = copied.execute(&mut source).await;
    source.close().await?;
    copied?;
    // SQLite does not flush what it writes by VACUUM INTO.
    let flushed = fs::File::open(&part.0).and_then(|file| file.sync_all());
    flushed.map_err(|error| StoreError::Failed(error.to_string()))?;
    let target = SqliteConnectOptions::new().filename(&part.0).create_if_missing(false);
    let mut target = target.read_only(true).connect().await?;
    let check = sqlx::query("PRAGMA integrity_check").fetch_one(&mut target).await;
    target.close().await?;
    match check?.get::<String, _>(0).as_str() {
        "ok" => part.publish(to),
        said => Err(StoreError::Corrupt(said.to_owned()).into()),
    }
}
