//! Cargo's companions, and with one of them: who may be inside the program.

use std::path::Path;

use crate::failure::Failure;
use crate::shell;

/// What cannot be looked for without the list of known weaknesses.
const UNCHECKED: &str = "\
not checked: known weaknesses, and versions that were withdrawn. Their list, the RustSec advisory
database, cannot be fetched (see above): run `cargo xtask deny` again where it can be";

/// Holds every crate to deny.toml: licences, sources, and, where their list can be had, known
/// weaknesses and versions that were withdrawn.
///
/// # Errors
/// If a crate is not to be used, or cargo-deny cannot be installed.
pub fn deny(root: &Path) -> Result<(), Failure> {
    install(root, "deny")?;
    shell::run(&mut shell::cargo(root, &["deny", "check", "licenses", "bans", "sources"]))?;
    if shell::run(&mut shell::cargo(root, &["deny", "fetch", "db"])).is_err() {
        println!("{UNCHECKED}");
        return Ok(());
    }
    shell::run(&mut shell::cargo(root, &["deny", "check", "advisories"]))
}

/// The same as part of everything: only where cargo-deny is there, because building it takes longer
/// than all of our own crates.
///
/// # Errors
/// If a crate is not to be used.
pub fn deny_if_there(root: &Path) -> Result<(), Failure> {
    if is_there(root, "deny") {
        return deny(root);
    }
    println!("cargo-deny is not installed: `cargo xtask deny` installs it and looks");
    Ok(())
}

fn is_there(root: &Path, tool: &str) -> bool {
    shell::output(&mut shell::cargo(root, &[tool, "--version"])).is_some()
}

/// Sees to it that a companion of Cargo is there.
///
/// # Errors
/// If it cannot be installed.
pub fn install(root: &Path, tool: &str) -> Result<(), Failure> {
    if is_there(root, tool) {
        return Ok(());
    }
    shell::run(&mut shell::cargo(root, &["install", "--locked", &format!("cargo-{tool}")]))
}
