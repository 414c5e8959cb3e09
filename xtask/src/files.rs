//! Files of the repository: listed, read, written.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::shell;

/// A file of text, with its path from the root written with forward slashes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// Its path from the root.
    pub path: String,
    /// What it says.
    pub text: String,
}

/// Reads a file.
///
/// # Errors
/// If it cannot be read as text.
pub fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path)
        .map_err(|error| Failure::failed(format!("{} cannot be read: {error}", path.display())))
}

/// Writes a file, and the folder it lies in.
///
/// # Errors
/// If it cannot be written.
pub fn write(path: &Path, text: &[u8]) -> Result<(), Failure> {
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    folder
        .and_then(|()| fs::write(path, text))
        .map_err(|error| Failure::failed(format!("{} cannot be written: {error}", path.display())))
}

/// The folders directly in a folder, by name, in order. None if it does not exist.
pub fn folders(path: &Path) -> Vec<String> {
    let entries = fs::read_dir(path).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries
        .filter(|entry| entry.path().is_dir())
        .filter_map(|entry| entry.file_name().into_string().ok())
        .filter(|name| !name.starts_with('.'))
        .collect();
    names.sort();
    names
}

/// Every file in a folder and the folders in it, in order, but for build products.
pub fn walk(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut left = vec![folder.to_path_buf()];
    while let Some(folder) = left.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let (path, name) = (entry.path(), entry.file_name());
            let build = [".git", "target", "node_modules"].iter().any(|skip| name == *skip);
            match (path.is_dir(), build) {
                (true, true) => {}
                (true, false) => left.push(path),
                (false, _) => found.push(path),
            }
        }
    }
    found.sort();
    found
}

/// Every file of text that is part of the repository, or would be if it were added.
pub fn of_repository(root: &Path) -> Vec<TextFile> {
    let mut git = shell::command(root, "git");
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let mut paths: Vec<String> = match shell::text(&mut git) {
        Some(list) => list.split('\0').filter(|p| !p.is_empty()).map(str::to_owned).collect(),
        None => walk(root).iter().filter_map(|path| from_root(root, path)).collect(),
    };
    paths.sort();
    paths.dedup();
    // What is no text, or was deleted without telling git, is passed over.
    let text = |path: &String| fs::read_to_string(root.join(path)).ok();
    paths.into_iter().filter_map(|path| text(&path).map(|text| TextFile { path, text })).collect()
}

/// A path as seen from the root, with forward slashes.
pub fn from_root(root: &Path, path: &Path) -> Option<String> {
    let parts: Option<Vec<&str>> =
        path.strip_prefix(root).ok()?.iter().map(|part| part.to_str()).collect();
    parts.map(|parts| parts.join("/"))
}
