//! The programs of PostgreSQL and NATS, and what else tests of clusters need: found, or installed
//! where we may.

use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::{apt, files};

/// Where Debian keeps PostgreSQL's own programs, by version.
const DEBIAN_POSTGRES: &str = "/usr/lib/postgresql";

/// The folder with PostgreSQL's programs.
///
/// # Errors
/// If there is none, and none can be installed: says what to install.
pub fn postgres(root: &Path) -> Result<PathBuf, Failure> {
    found_or_installed(root, "PostgreSQL", "postgresql", postgres_folder)
}

/// The program of NATS.
///
/// # Errors
/// If there is none, and none can be installed: says what to install.
pub fn nats(root: &Path) -> Result<PathBuf, Failure> {
    found_or_installed(root, "NATS", "nats-server", nats_program)
}

/// The library that lets a program read another date.
///
/// # Errors
/// If there is none, and none can be installed: says what to install.
pub fn faketime(root: &Path) -> Result<PathBuf, Failure> {
    found_or_installed(root, "libfaketime", "libfaketime", faketime_library)
}

fn found_or_installed(
    root: &Path,
    what: &str,
    package: &str,
    find: fn() -> Option<PathBuf>,
) -> Result<PathBuf, Failure> {
    if find().is_none() && apt::is_ours(root) {
        println!("there is no {what} yet: installing Debian's {package}");
        apt::install(root, &[package])?;
    }
    find().ok_or_else(|| {
        Failure::failed(format!(
            "there is no {what}, which a cluster and its tests need: install it, on Debian as \
             root with `apt-get install {package}`"
        ))
    })
}

fn postgres_folder() -> Option<PathBuf> {
    let debian = Path::new(DEBIAN_POSTGRES);
    let versions = newest_first(files::folders(debian));
    let debian = versions.iter().map(|version| debian.join(version).join("bin"));
    let needed = ["initdb", "postgres", "pg_isready", "createdb"];
    let has_all = |folder: &PathBuf| needed.iter().all(|name| folder.join(name).is_file());
    debian.chain(path()).find(has_all)
}

fn nats_program() -> Option<PathBuf> {
    // Debian's is where only root looks.
    let folders = path().chain(["/usr/sbin".into()]);
    folders.map(|folder| folder.join("nats-server")).find(|program| program.is_file())
}

fn faketime_library() -> Option<PathBuf> {
    // Debian keeps libraries apart by what they are compiled for.
    let libraries = Path::new("/usr/lib");
    let folders = files::folders(libraries).into_iter().map(|name| libraries.join(name));
    let folders = folders.chain([libraries.to_path_buf()]);
    folders.map(|folder| folder.join("faketime/libfaketime.so.1")).find(|file| file.is_file())
}

fn path() -> impl Iterator<Item = PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).collect::<Vec<_>>().into_iter()
}

/// Versions such as 9.6 and 15, by number.
fn newest_first(mut versions: Vec<String>) -> Vec<String> {
    let numbers = |version: &String| -> Vec<u32> {
        version.split('.').map(|part| part.parse().unwrap_or(0)).collect()
    };
    versions.sort_by_key(|version| std::cmp::Reverse(numbers(version)));
    versions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_comes_first_by_number_and_not_by_letter() {
        let versions = ["9.6", "15", "9.10", "8"].map(str::to_owned).to_vec();
        assert_eq!(newest_first(versions), ["15", "9.10", "9.6", "8"]);
    }
}
