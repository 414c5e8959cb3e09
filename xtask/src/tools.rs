//! Cargo's companions: who may be inside the program, and whether tests notice a change.

use std::path::Path;

use crate::failure::Failure;
use crate::shell;

/// Crates whose mutants are worth the hours: rules, what keeps a match, and who may do what.
const MUTATED: [&str; 9] = [
    "connect-four",
    "izakaya",
    "king-of-tokyo",
    "tokyo-dangan",
    "tokyo-highway",
    "tokyo-jutaku",
    "table",
    "store",
    "server",
];

/// The server's files that mutants are made of: identity and limits. The rest of it is held by
/// tests that take minutes each time.
const SERVER: [&str; 5] = ["identity", "sitting", "limits", "proxy", "rulings"];

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

/// Changes one thing at a time in a crate, or in all that are worth it, and tells which changes no
/// test notices.
///
/// # Errors
/// If a change goes unnoticed, the name is not one of ours, or cargo-mutants cannot be installed.
pub fn mutants(root: &Path, wanted: Option<&str>) -> Result<(), Failure> {
    let crates: Vec<&str> =
        MUTATED.into_iter().filter(|name| wanted.is_none_or(|w| w == *name)).collect();
    if crates.is_empty() {
        let known = MUTATED.join(", ");
        return Err(Failure::usage(format!("mutants takes one of {known}, or nothing for all")));
    }
    install(root, "mutants")?;
    let mut missed = Vec::new();
    for name in crates {
        let mut mutants = shell::cargo(root, &["mutants", "--package", name, "--in-place"]);
        if name == "server" {
            for file in SERVER {
                mutants.arg("--file").arg(format!("crates/server/src/{file}.rs"));
            }
        }
        if shell::run(&mut mutants).is_err() {
            missed.push(name);
        }
    }
    if missed.is_empty() {
        return Ok(());
    }
    let missed = missed.join(", ");
    Err(Failure::failed(format!("changes went unnoticed in {missed}: see mutants.out")))
}

fn is_there(root: &Path, tool: &str) -> bool {
    shell::output(&mut shell::cargo(root, &[tool, "--version"])).is_some()
}

fn install(root: &Path, tool: &str) -> Result<(), Failure> {
    if is_there(root, tool) {
        return Ok(());
    }
    shell::run(&mut shell::cargo(root, &["install", "--locked", &format!("cargo-{tool}")]))
}
