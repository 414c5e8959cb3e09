//! The page: its packages, its checks, and the build that goes into the binary.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::Failure;
use crate::game_id::{self, GameId};
use crate::wasm::{Options, Target, build, toolchain};
use crate::{apt, extras, shell};

/// Builds the page with the modules of all games, as `client/dist`.
///
/// # Errors
/// If something it needs cannot be had, or does not build.
pub fn build(root: &Path) -> Result<(), Failure> {
    packages(root)?;
    modules(root)?;
    shell::run(npm(root).args(["run", "--silent", "build"]))
}

/// Checks format, habits and types, and runs the tests that need no browser.
///
/// # Errors
/// If a check fails.
pub fn check(root: &Path) -> Result<(), Failure> {
    packages(root)?;
    let script = |name| shell::run(npm(root).args(["run", "--silent", name]));
    // Both of the first use one core; tests use all there are.
    shell::side_by_side(["lint", "check"], script)?;
    script("test")
}

/// Installs the packages of the lock file, unless they are there.
///
/// # Errors
/// If there is no Node, or a package is not to be had.
pub fn packages(root: &Path) -> Result<(), Failure> {
    node(root)?;
    let lock = root.join("client/package-lock.json");
    let installed = root.join("client/node_modules/.package-lock.json");
    let time = |file: &PathBuf| std::fs::metadata(file).and_then(|file| file.modified()).ok();
    if time(&installed).is_some() && time(&installed) >= time(&lock) {
        return Ok(());
    }
    shell::run(npm(root).args(["ci", "--no-audit", "--no-fund"]))
}

/// The oldest Node that the page's tools run on.
const OLDEST_NODE: u32 = 20;

/// Node, installed where it is missing.
fn node(root: &Path) -> Result<(), Failure> {
    let version = |program: &str| {
        shell::text(shell::command(root, program).arg("--version")).as_deref().and_then(major)
    };
    let found = || version("node").filter(|_| version("npm").is_some());
    if found().is_none() && apt::is_ours(root) {
        apt::install(root, &["nodejs", "npm"])?;
    }
    match found() {
        Some(major) if major >= OLDEST_NODE => Ok(()),
        Some(major) => Err(Failure::failed(format!(
            "Node {major} is too old to build the page: install Node {OLDEST_NODE} or newer"
        ))),
        None => Err(Failure::failed(format!(
            "there is no Node, which builds the page: install Node {OLDEST_NODE} or newer, and npm"
        ))),
    }
}

/// The first number of a version such as `v20.19.2` or `11.6.0`.
fn major(version: &str) -> Option<u32> {
    version.trim_start_matches('v').split('.').next()?.parse().ok()
}

/// The modules of all games that have a place on the shelf, where the page finds them.
fn modules(root: &Path) -> Result<(), Failure> {
    let toolchain = toolchain::find(root)?;
    for module in on_shelf(root)? {
        build::package(root, &toolchain, &module)?;
    }
    Ok(())
}

/// What the page's modules are made of: one for each game on the shelf, and one for each extra.
///
/// # Errors
/// If the manifest of a game cannot be read.
pub fn on_shelf(root: &Path) -> Result<Vec<Options>, Failure> {
    let mut modules = Vec::new();
    for game in shelf(root)? {
        let extras = extras::of(root, &game)?.into_iter().map(Some);
        for extra in std::iter::once(None).chain(extras) {
            let name = match &extra {
                Some(extra) => extras::name(&game, extra),
                None => game.kebab().to_owned(),
            };
            let out = Some(root.join("client/public/wasm").join(name));
            modules.push(Options { target: Target::Web, game: Some(game.clone()), extra, out });
        }
    }
    Ok(modules)
}

/// The games with a view.
fn shelf(root: &Path) -> Result<Vec<GameId>, Failure> {
    let has_view =
        |id: &GameId| root.join("games").join(id.kebab()).join("view/index.ts").is_file();
    Ok(game_id::of_folders(root)?.into_iter().filter(has_view).collect())
}

/// The package manager, in the folder of the page.
pub fn npm(root: &Path) -> Command {
    let mut npm = shell::command(root, "npm");
    npm.current_dir(root.join("client"));
    npm
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_with_and_without_their_letter() {
        assert_eq!(major("v20.19.2"), Some(20));
        assert_eq!(major("11.6.0"), Some(11));
        assert_eq!(major("unknown"), None);
    }
}
