//! What Unix offers beyond what all systems have, in one place.

use std::io;
use std::path::Path;
use std::process::Command;

/// A user, by numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct User {
    /// The user.
    pub uid: u32,
    /// The group.
    pub gid: u32,
}

/// Makes a folder that nobody else can list. Others may pass through it, so that a service which
/// runs as another user reaches its own folder inside.
///
/// # Errors
/// If it cannot be made, or exists.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o711);
    builder.create(folder)
}

/// Writes a file that only its owner can read.
///
/// # Errors
/// If it cannot be written, or exists.
pub fn write_private(file: &Path, text: &str) -> io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    io::Write::write_all(&mut options.open(file)?, text.as_bytes())
}

/// Makes a file or folder somebody's own.
///
/// # Errors
/// If it cannot be given away.
pub fn give(path: &Path, user: User) -> io::Result<()> {
    #[cfg(unix)]
    return std::os::unix::fs::chown(path, Some(user.uid), Some(user.gid));
    #[cfg(not(unix))]
    return Err(io::Error::other(format!("{path:?} cannot be given to {user:?} on this system")));
}

/// Lets a command run as that user, and with none of our groups.
pub fn run_as(command: &mut Command, user: User) {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt;
        command.uid(user.uid).gid(user.gid);
    }
    #[cfg(not(unix))]
    let _ = (command, user);
}

/// Keeps the terminal's Ctrl-C from a command: things are stopped in order, not all at once.
pub fn shield(command: &mut Command) {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    #[cfg(not(unix))]
    let _ = command;
}
