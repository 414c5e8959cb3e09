//! Tests in a real browser: the built page, the real server, Chromium.

use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::{apt, client, shell};

/// Where Debian has it, and the names it goes by elsewhere.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// Runs the tests of `client/e2e` whose names contain one of these words; all if there is none.
///
/// # Errors
/// If there is no browser, something does not build, or a test fails.
pub fn run(root: &Path, words: &[&str]) -> Result<(), Failure> {
    let browser = browser(root)?;
    client::packages(root)?;
    let mut tests = client::npm(root);
    tests.args(["run", "--silent", "e2e", "--"]).args(words);
    tests.env("TOKYO_BIN", server(root)?).env("TOKYO_BROWSER", browser);
    shell::run(&mut tests)
}

/// The browser, installed where it is missing.
fn browser(root: &Path) -> Result<&'static str, Failure> {
    let has = |name: &&str| shell::output(shell::command(root, name).arg("--version")).is_some();
    let found = || BROWSERS.into_iter().find(|name| has(name));
    if found().is_none() && apt::is_ours(root) {
        apt::install(root, &["chromium"])?;
    }
    found().ok_or_else(|| Failure::failed("there is no Chromium to test the page in: install it"))
}

/// The binary that the other tests were run with; it reads the page from `client/dist`.
fn server(root: &Path) -> Result<PathBuf, Failure> {
    shell::run(&mut shell::cargo(
        root,
        &["test", "--workspace", "--locked", "--no-run", "--quiet"],
    ))?;
    let folder =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    let binary = root.join(folder).join("debug/tokyo");
    if binary.is_file() {
        return Ok(binary);
    }
    Err(Failure::failed(format!("there is no server at {}", binary.display())))
}
