//! The rules of the house that a compiler does not know.
//!
//! Each check is a function from text to findings:
//!
//! - [`depend`]: who may depend on whom, read from the manifests
//! - [`purity`]: what the sources of pure crates must not mention
//! - [`sizes`]: lengths of files, functions and lines
//! - [`marks`]: marks of unfinished work, paths of one machine
//! - [`folders`]: what every game owes
//! - [`layers`]: modules that use each other in a circle
//! - [`twins`]: what is written in both workspaces and must agree
//! - [`source`]: Rust sources, seen line by line

pub mod depend;
pub mod folders;
pub mod layers;
pub mod marks;
pub mod purity;
pub mod sizes;
pub mod source;
pub mod twins;

use std::fmt;
use std::path::Path;

use crate::failure::Failure;
use crate::files::{self, TextFile};
use crate::{languages, sync};

/// Something that is not as the house wants it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// The file, from the root.
    pub path: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: String,
}

impl Finding {
    /// Something at a line of a file.
    pub fn new(file: &TextFile, line: usize, what: impl Into<String>) -> Finding {
        Finding { path: file.path.clone(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// Checks the repository and prints every finding.
///
/// # Errors
/// If there is one.
pub fn run(root: &Path) -> Result<(), Failure> {
    let files = files::of_repository(root);
    let mut findings = check(&files);
    findings.extend(sync::stale(root)?.into_iter().map(|file| {
        Finding {
            path: file.path,
            line: 1,
            what:
                "this does not list the games or languages that are there: run `cargo xtask sync`"
                    .into(),
        }
    }));
    findings.sort();
    findings.iter().for_each(|finding| println!("{finding}"));
    languages::coverage(&files).iter().for_each(|coverage| println!("{coverage}"));
    match findings.len() {
        0 => {
            println!("{} files are tidy", files.len());
            Ok(())
        }
        1 => Err(Failure::failed("one thing is not tidy")),
        n => Err(Failure::failed(format!("{n} things are not tidy"))),
    }
}

/// All findings that the files themselves give.
pub fn check(files: &[TextFile]) -> Vec<Finding> {
    let checks = [depend::check, purity::check, sizes::check, marks::check];
    let per_file = files.iter().flat_map(|file| checks.iter().flat_map(move |check| check(file)));
    let whole = [folders::check, layers::check, twins::check];
    per_file.chain(whole.iter().flat_map(|check| check(files))).collect()
}

#[cfg(test)]
pub(crate) fn sample(path: &str, text: &str) -> TextFile {
    TextFile { path: path.to_owned(), text: text.to_owned() }
}
