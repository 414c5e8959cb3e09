//! Tests in real browsers: the built page, the real server, Chromium, and a little Firefox.

use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::{apt, client, shell};

/// The name of Debian's package and program, and the names it goes by elsewhere.
const CHROMIUM: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];
/// The same of the browser for `firefox.e2e.ts`.
const FIREFOX: [&str; 2] = ["firefox-esr", "firefox"];

/// Runs the tests of `client/e2e` whose names contain one of these words; all if there is none.
///
/// # Errors
/// If there is no browser, something does not build, or a test fails.
pub fn run(root: &Path, words: &[&str]) -> Result<(), Failure> {
    let chromium = browser(root, &CHROMIUM)?;
    client::packages(root)?;
    let mut tests = client::npm(root);
    tests.args(["run", "--silent", "e2e", "--"]).args(words);
    tests.env("TOKYO_BIN", server(root)?).env("TOKYO_BROWSER", chromium);
    // Other tests need no Firefox.
    if words.is_empty() || words.iter().any(|word| "firefox".contains(word)) {
        tests.env("TOKYO_FIREFOX", browser(root, &FIREFOX)?);
    }
    shell::run(&mut tests)
}

/// A browser by one of its names, installed where it is missing.
fn browser(root: &Path, names: &[&'static str]) -> Result<&'static str, Failure> {
    let has = |name: &&str| shell::output(shell::command(root, name).arg("--version")).is_some();
    let found = || names.iter().copied().find(|name| has(name));
    let debian = names.first().copied().unwrap_or_default();
    if found().is_none() && apt::is_ours(root) {
        apt::install(root, &[debian])?;
    }
    let missing =
        || Failure::failed(format!("there is no {debian} to test the page in: install it"));
    found().ok_or_else(missing)
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
