//! Where the server keeps its data, for its owner's eyes only.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// The name of the database file.
pub const DATABASE: &str = "tokyo.db";

/// The name of the operator's socket.
pub const SOCKET: &str = "tokyo.sock";

const LOCK: &str = "tokyo.lock";

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
    let file = private_file(&folder.join(LOCK)).map_err(|error| cannot(error.to_string()))?;
    match file.try_lock() {
        Ok(()) => Ok(Lock(file)),
        Err(fs::TryLockError::WouldBlock) => Err(Failure(format!(
            "another server uses the folder '{shown}': stop it, or choose another with --data"
        ))),
        Err(fs::TryLockError::Error(error)) => Err(cannot(error.to_string())),
    }
}

/// Makes the folder where there is none, and finds out whether it can be written to: the database
/// would only say that it cannot be opened. What holds secrets is for the owner only; SQLite gives
/// the files beside the database the same mode.
pub fn make(folder: &Path) -> Result<(), Failure> {
    let shown = folder.display();
    let other = "choose another with --data";
    private_folder(folder)
        .map_err(|error| Failure(format!("cannot make the folder '{shown}' ({error}): {other}")))?;
    private_file(&folder.join(DATABASE)).map_err(|error| {
        Failure(format!("cannot write into the folder '{shown}' ({error}): {other}"))
    })?;
    for name in [DATABASE.to_owned(), format!("{DATABASE}-wal"), format!("{DATABASE}-shm")] {
        tighten(&folder.join(&name)).map_err(|error| {
            let why = "others could read the secrets in it";
            Failure(format!("cannot change the mode of '{shown}/{name}' ({error}): {why}"))
        })?;
    }
    Ok(())
}

/// Makes a folder that only its owner can open. One that is there already stays as it is.
pub fn private_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    if let Some(parent) = folder.parent() {
        fs::create_dir_all(parent)?;
    }
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Makes a file that only its owner can read, where there is none.
pub fn private_file(path: &Path) -> io::Result<fs::File> {
    let mut options = fs::OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Takes a file that others can read away from them.
#[cfg(unix)]
fn tighten(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    match fs::metadata(path) {
        Ok(about) if about.permissions().mode() & 0o077 != 0 => {
            fs::set_permissions(path, fs::Permissions::from_mode(0o600))
        }
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

#[cfg(not(unix))]
fn tighten(_: &Path) -> io::Result<()> {
    Ok(())
}

/// What is wrong with a folder that others can look into; it is theirs to change who made it.
#[cfg(unix)]
pub fn warning(folder: &Path) -> Option<String> {
    use std::os::unix::fs::PermissionsExt;
    let mode = fs::metadata(folder).ok()?.permissions().mode() & 0o777;
    let shown = folder.display();
    (mode & 0o077 != 0).then(|| {
        format!("others can look into '{shown}' (mode {mode:o}): 'chmod 700 {shown}' stops that")
    })
}

/// Elsewhere folders have no such mode.
#[cfg(not(unix))]
pub fn warning(_: &Path) -> Option<String> {
    None
}
