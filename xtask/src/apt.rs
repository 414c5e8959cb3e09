//! Debian's packages, installed where we may.

use std::path::Path;

use crate::failure::Failure;
use crate::shell;

/// Whether packages can be installed: we are root, and apt is there.
pub fn is_ours(root: &Path) -> bool {
    let is_root = shell::text(shell::command(root, "id").arg("-u")).is_some_and(|id| id == "0");
    is_root && shell::output(shell::command(root, "apt-get").arg("--version")).is_some()
}

/// Sees to it that a program is there, whose package has the same name: installed where we may.
///
/// # Errors
/// If it is not there; the failure says what it is for.
pub fn need(root: &Path, program: &str, purpose: &str) -> Result<(), Failure> {
    let is_there = || shell::output(shell::command(root, program).arg("--version")).is_some();
    if !is_there() && is_ours(root) {
        install(root, &[program])?;
    }
    if is_there() {
        return Ok(());
    }
    Err(Failure::failed(format!("there is no {program}, which {purpose}: install it")))
}

/// Installs packages.
///
/// # Errors
/// If one of them is not to be had.
pub fn install(root: &Path, packages: &[&str]) -> Result<(), Failure> {
    let apt = |args: &[&str]| {
        let mut apt = shell::command(root, "apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive").args(["--quiet", "--yes"]).args(args);
        apt
    };
    // A list of packages that is stale in part may still hold ours.
    let _ = shell::run(&mut apt(&["update"]));
    shell::run(apt(&["install", "--no-install-recommends"]).args(packages))
}
