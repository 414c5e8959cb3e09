//! Tests in real browsers: the built page, the real server, Chromium, and a little Firefox.

use std::path::Path;

use crate::failure::Failure;
use crate::{apt, client, shell};

/// The name of Debian's package and program, and the names it goes by elsewhere.
const CHROMIUM: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];
/// The same of the browser for `firefox.e2e.ts`.
const FIREFOX: [&str; 2] = ["firefox-esr", "firefox"];

/// Runs the tests of `client/e2e` whose names contain one of these words; all if there is none.
/// Where a page is looked at in many ways, only deep tests try every one of them.
///
/// # Errors
/// If there is no browser, something does not build, or a test fails.
pub fn run(root: &Path, words: &[&str], deep: bool) -> Result<(), Failure> {
    let chromium = browser(root, &CHROMIUM)?;
    client::packages(root)?;
    let mut tests = client::npm(root);
    tests.args(["run", "--silent", "e2e", "--"]).args(words);
    // It reads the page from `client/dist`.
    tests.env("TOKYO_BIN", shell::server(root)?).env("TOKYO_BROWSER", chromium);
    if deep {
        tests.env("TOKYO_DEEP", "1");
    }
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
