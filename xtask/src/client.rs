//! The page: its packages, its checks, and the build that goes into the binary.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::Failure;
use crate::game_id::{self, GameId};
use crate::wasm::{Options, Target, build, toolchain};
use crate::{apt, shell};

/// Builds the page with the modules of all games, as `client/dist`.
///
/// # Errors
/// If something it needs cannot be had, or does not build.
pub fn build(root: &Path) -> Result<(), Failure> {
    packages(root)?;
    modules(root)?;
    shell::run(npm(root).args(["run", "--silent", "build"]))
}

/// Checks types and runs the tests that need no browser.
///
/// # Errors
/// If a check fails.
pub fn check(root: &Path) -> Result<(), Failure> {
    packages(root)?;
    shell::run(npm(root).args(["run", "--silent", "check"]))?;
    shell::run(npm(root).args(["run", "--silent", "test"]))
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

/// Node, installed where it is missing.
fn node(root: &Path) -> Result<(), Failure> {
    let has =
        |program: &str| shell::output(shell::command(root, program).arg("--version")).is_some();
    let found = || has("node") && has("npm");
    if !found() && apt::is_ours(root) {
        apt::install(root, &["nodejs", "npm"])?;
    }
    if found() {
        return Ok(());
    }
    Err(Failure::failed(
        "there is no Node, which builds the page: install nodejs (20 or newer) and npm",
    ))
}

/// The modules of all games that have a place on the shelf, where the page finds them.
fn modules(root: &Path) -> Result<(), Failure> {
    let toolchain = toolchain::find(root)?;
    for game in shelf(root)? {
        let out = Some(root.join("client/public/wasm").join(game.kebab()));
        let options = Options { target: Target::Web, game: Some(game), out };
        build::package(root, &toolchain, &options)?;
    }
    Ok(())
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
