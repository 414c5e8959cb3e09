//! Everything that must hold, in order.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use crate::failure::Failure;
use crate::services::Services;
use crate::services::postgres::Fsync;
use crate::wasm::{Options, Target, build, toolchain};
use crate::{apt, browser, client, game_id, shell, tidy, tools};

/// Our own workspace, beside the main one.
const XTASK: [&str; 2] = ["--manifest-path", "xtask/Cargo.toml"];

/// What is to be tested, and how thoroughly.
struct Run<'a> {
    root: &'a Path,
    deep: bool,
}

/// Something that must hold.
type Step = (&'static str, fn(&Run<'_>) -> Result<(), Failure>);

const STEPS: [Step; 13] = [
    ("tidy", |run| tidy::run(run.root)),
    ("format", format),
    ("licences", |run| tools::deny_if_there(run.root)),
    ("the page", |run| client::check(run.root)),
    // Before the crates: the one that holds the page is then compiled once.
    ("the page, built", |run| client::build(run.root)),
    ("clippy", clippy),
    ("tests", tests),
    ("examples in documents", doc_tests),
    ("documents", documents),
    ("pure crates for wasm32", pure_crates),
    ("digests in wasm", digests),
    ("the page in a browser", |run| browser::run(run.root, &[])),
    ("a million games of each game, when deep", million_games),
];

/// Runs all steps, stops at the first that fails, and tells how long each took.
///
/// # Errors
/// If a step fails.
pub fn run(root: &Path, deep: bool) -> Result<(), Failure> {
    let run = Run { root, deep };
    let mut took = Vec::new();
    for (name, step) in STEPS {
        println!("\n== {name}");
        let begin = Instant::now();
        let result = step(&run);
        took.push((name, begin.elapsed().as_secs_f64()));
        if let Err(failure) = result {
            println!("{}", times(&took));
            return Err(Failure::failed(format!("{failure}\n== {name} failed")));
        }
    }
    println!("{}\n== all is well", times(&took));
    Ok(())
}

/// A table of the steps and how long each took, with the slowest marked.
fn times(took: &[(&str, f64)]) -> String {
    let sum: f64 = took.iter().map(|(_, seconds)| seconds).sum();
    let slowest = took.iter().map(|(_, seconds)| *seconds).fold(0.0, f64::max);
    let row = |(name, seconds): &(&str, f64)| {
        let mark = if *seconds == slowest { "  slowest" } else { "" };
        format!("\n{seconds:>8.1} s  {name}{mark}")
    };
    let rows: String = took.iter().map(row).collect();
    format!("{rows}\n{sum:>8.1} s  in all")
}

impl Run<'_> {
    fn cargo(&self, args: &[&str]) -> Command {
        shell::cargo(self.root, args)
    }
}

fn format(run: &Run<'_>) -> Result<(), Failure> {
    shell::run(&mut run.cargo(&["fmt", "--all", "--check"]))?;
    shell::run(run.cargo(&["fmt", "--all", "--check"]).args(XTASK))
}

fn clippy(run: &Run<'_>) -> Result<(), Failure> {
    let clippy = ["clippy", "--workspace", "--all-targets", "--locked"];
    let strict = ["--", "-D", "warnings"];
    shell::run(run.cargo(&clippy).args(strict))?;
    shell::run(run.cargo(&clippy).args(XTASK).args(strict))
}

/// The example bot is played to the end of a game, and it is written in Python.
fn python(root: &Path) -> Result<(), Failure> {
    let found = || shell::output(shell::command(root, "python3").arg("--version")).is_some();
    if !found() && apt::is_ours(root) {
        apt::install(root, &["python3"])?;
    }
    if found() {
        return Ok(());
    }
    Err(Failure::failed("there is no python3, which runs the example bot: install it"))
}

fn tests(run: &Run<'_>) -> Result<(), Failure> {
    python(run.root)?;
    // The store is tested on PostgreSQL too. Nodes refuse a database that does not wait for its
    // disk, so this one waits.
    let services = Services::start(run.root, Fsync::On)?;
    let has_nextest = shell::output(&mut run.cargo(&["nextest", "--version"])).is_some();
    let runner: &[&str] =
        if has_nextest { &["nextest", "run"] } else { &["test", "--lib", "--bins", "--tests"] };
    let tests = || {
        let mut tests = run.cargo(runner);
        tests.args(["--workspace", "--locked"]);
        tests
    };
    let mut main = tests();
    main.envs(services.variables(run.root)?);
    if run.deep {
        main.arg("--release").env("TOKYO_DEEP", "1");
    }
    shell::run(&mut main)?;
    shell::run(tests().args(XTASK))
}

fn doc_tests(run: &Run<'_>) -> Result<(), Failure> {
    shell::run(&mut run.cargo(&["test", "--workspace", "--locked", "--doc"]))
}

fn documents(run: &Run<'_>) -> Result<(), Failure> {
    let doc = ["doc", "--workspace", "--no-deps", "--locked"];
    let strict = ("RUSTDOCFLAGS", "-D warnings");
    shell::run(run.cargo(&doc).env(strict.0, strict.1))?;
    shell::run(run.cargo(&doc).args(XTASK).env(strict.0, strict.1))
}

fn pure_crates(run: &Run<'_>) -> Result<(), Failure> {
    build::pure_crates(run.root, &toolchain::find(run.root)?)
}

fn digests(run: &Run<'_>) -> Result<(), Failure> {
    let options = Options { target: Target::Node, game: None, out: None };
    build::package(run.root, &toolchain::find(run.root)?, &options)?;
    for script in ["digests.mjs", "sight.mjs"] {
        let mut node = shell::command(run.root, "node");
        node.arg(format!("crates/wasm/tests/{script}")).arg(options.folder(run.root));
        shell::run(&mut node)?;
    }
    Ok(())
}

/// Plays a million random games of every game, none of which may go on for ever.
fn million_games(run: &Run<'_>) -> Result<(), Failure> {
    if !run.deep {
        return Ok(());
    }
    for game in game_id::of_folders(run.root)? {
        println!("{game}");
        let tokyo = ["run", "--quiet", "--release", "--locked", "--package", "cli", "--"];
        let simulate = ["simulate", game.kebab(), "--games", "1000000", "--json"];
        let report = shell::text(run.cargo(&tokyo).args(simulate));
        let report = report.ok_or_else(|| Failure::failed(format!("{game} was not simulated")))?;
        if !report.contains("\"unfinished\":0") {
            return Err(Failure::failed(format!("not all games of {game} came to an end")));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_summed_and_the_slowest_is_marked() {
        let table = times(&[("tidy", 0.5), ("tests", 300.0), ("clippy", 99.94)]);
        let lines: Vec<&str> = table.trim_start_matches('\n').lines().collect();
        assert_eq!(lines[0], "     0.5 s  tidy");
        assert_eq!(lines[1], "   300.0 s  tests  slowest");
        assert_eq!(lines[3], "   400.4 s  in all");
    }
}
