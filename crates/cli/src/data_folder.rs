//! Where the server keeps its data.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// The name of the database file.
pub const DATABASE: &str = "tokyo.db";

/// The folder that was asked for, or the user's own.
pub fn chosen(wanted: Option<&Path>) -> Result<PathBuf, Failure> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(folder) = wanted {
        return Ok(folder.to_owned());
    }
    let home = || set("HOME").map(|home| home.join(".local").join("share"));
    let base = set("XDG_DATA_HOME").or_else(|| set("APPDATA")).or_else(home);
    let unknown = || Failure("no data folder is known here: choose one with --data DIR".into());
    Ok(base.ok_or_else(unknown)?.join("tokyo-tabletop"))
}

/// Keeps others from serving the same folder for as long as this is held, however it ends.
pub struct Lock(#[expect(dead_code, reason = "held, not read")] fs::File);

/// Takes the folder for this server alone.
pub fn lock(folder: &Path) -> Result<Lock, Failure> {
    let shown = folder.display();
    let cannot = |why: String| {
        Failure(format!("cannot lock the folder '{shown}' ({why}): choose another with --data"))
    };
    let file = fs::OpenOptions::new().create(true).append(true).open(folder.join("tokyo.lock"));
    let file = file.map_err(|error| cannot(error.to_string()))?;
    match file.try_lock() {
        Ok(()) => Ok(Lock(file)),
        Err(fs::TryLockError::WouldBlock) => Err(Failure(format!(
            "another server uses the folder '{shown}': stop it, or choose another with --data"
        ))),
        Err(fs::TryLockError::Error(error)) => Err(cannot(error.to_string())),
    }
}

/// Makes the folder where there is none, and finds out whether it can be written to: the database
/// would only say that it cannot be opened.
pub fn make(folder: &Path) -> Result<(), Failure> {
    let shown = folder.display();
    let other = "choose another with --data";
    fs::create_dir_all(folder)
        .map_err(|error| Failure(format!("cannot make the folder '{shown}' ({error}): {other}")))?;
    let file = folder.join(DATABASE);
    let probe = fs::OpenOptions::new().create(true).append(true).open(file);
    probe.map(drop).map_err(|error| {
        Failure(format!("cannot write into the folder '{shown}' ({error}): {other}"))
    })
}
