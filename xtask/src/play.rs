//! Everything from nothing to a page to play on.

use std::path::Path;

use crate::failure::Failure;
use crate::{client, shell};

/// Builds the page and the release binary, and starts the server with these arguments.
///
/// # Errors
/// If something does not build, or the server stops with an error.
pub fn run(root: &Path, args: &[&str]) -> Result<(), Failure> {
    client::build(root)?;
    let tokyo = ["run", "--release", "--locked", "--package", "cli", "--", "serve"];
    shell::run(shell::cargo(root, &tokyo).args(args))
}
