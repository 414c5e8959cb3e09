//! Everything that must hold, in order.

use std::path::Path;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::failure::Failure;
use crate::services::Services;
use crate::services::postgres::Fsync;
use crate::wasm::{Options, Target, build, toolchain};
use crate::{apt, browser, client, game_id, python, shell, speed, tidy, tools};

/// What is to be tested, and how thoroughly.
struct Run<'a> {
    root: &'a Path,
    deep: bool,
}

/// Something that must hold.
type Step = (&'static str, fn(&Run<'_>) -> Result<(), Failure>);
/// Steps that follow each other.
type Lane = &'static [Step];

/// Stages follow each other; the lanes of a stage run side by side.
const STAGES: [&[Lane]; 5] = [
    &[&[
        ("tidy", |run| tidy::run(run.root)),
        ("format", format),
        ("packages of the page", |run| client::packages(run.root)),
        ("packages of the Python module", |run| python::packages(run.root)),
    ]],
    // Modules of the page are compiled by one core, which leaves the other to the crates.
    &[
        &[
            ("the page, built", |run| client::build(run.root)),
            ("pure crates for wasm32", pure_crates),
            ("digests in wasm", digests),
        ],
        &[
            ("licences", |run| tools::deny_if_there(run.root)),
            ("clippy", clippy),
            ("documents", documents),
            ("the page", |run| client::check(run.root)),
        ],
    ],
    // After the page: the crate that holds it is then compiled once.
    &[&[("tests", tests)]],
    // Instructions are counted on one core, and are as many whatever the other one does.
    &[
        &[("instructions", |run| speed::check(run.root)), ("examples in documents", doc_tests)],
        &[("the Python module", |run| python::run(run.root, &[]))],
    ],
    &[&[
        ("bots choose alike in wasm", choices),
        ("the page in a browser", |run| browser::run(run.root, &[], run.deep)),
        ("a million games of each game, when deep", million_games),
    ]],
];

/// A step and how long it took, in seconds.
type Took = (&'static str, f64);

/// Runs all stages, ends after the first in which a step fails, and tells how long each step took.
///
/// # Errors
/// If a step fails.
pub fn run(root: &Path, deep: bool) -> Result<(), Failure> {
    let run = Run { root, deep };
    let took = Mutex::new(Vec::new());
    let begin = Instant::now();
    let result = STAGES.iter().try_for_each(|lanes| stage(lanes, &run, &took));
    let took = took.into_inner().unwrap_or_else(PoisonError::into_inner);
    println!("{}", times(&took, begin.elapsed().as_secs_f64()));
    result?;
    println!("== all is well");
    Ok(())
}

/// Runs lanes side by side, each up to its first failure.
fn stage(lanes: &[Lane], run: &Run<'_>, took: &Mutex<Vec<Took>>) -> Result<(), Failure> {
    let lane = |lane: &Lane| lane.iter().try_for_each(|step| timed(step, run, took));
    shell::side_by_side(lanes, lane)
}

fn timed((name, step): &Step, run: &Run<'_>, took: &Mutex<Vec<Took>>) -> Result<(), Failure> {
    println!("\n== {name}");
    let begin = Instant::now();
    let result = step(run);
    let mut all = took.lock().unwrap_or_else(PoisonError::into_inner);
    all.push((*name, begin.elapsed().as_secs_f64()));
    result.map_err(|failure| Failure::failed(format!("{failure}\n== {name} failed")))
}

/// A table of the steps and how long each took, with the slowest marked, and of them all. Some run
/// side by side, so that all take less than their sum.
fn times(took: &[Took], all: f64) -> String {
    let slowest = took.iter().map(|(_, seconds)| *seconds).fold(0.0, f64::max);
    let row = |(name, seconds): &Took| {
        let mark = if *seconds == slowest { "  slowest" } else { "" };
        format!("\n{seconds:>8.1} s  {name}{mark}")
    };
    let rows: String = took.iter().map(row).collect();
    format!("{rows}\n{all:>8.1} s  in all")
}

impl Run<'_> {
    /// For the main workspace.
    fn cargo(&self, args: &[&str]) -> Command {
        shell::workspace(self.root, args)
    }

    /// For the workspace of this program.
    fn cargo_of_xtask(&self, args: &[&str]) -> Command {
        let mut cargo = shell::cargo(self.root, args);
        cargo.args(["--manifest-path", "xtask/Cargo.toml"]);
        cargo
    }
}

fn format(run: &Run<'_>) -> Result<(), Failure> {
    shell::run(&mut run.cargo(&["fmt", "--all", "--check"]))?;
    shell::run(&mut run.cargo_of_xtask(&["fmt", "--all", "--check"]))
}

fn clippy(run: &Run<'_>) -> Result<(), Failure> {
    let clippy = ["clippy", "--workspace", "--all-targets", "--locked"];
    let strict = ["--", "-D", "warnings"];
    shell::run(run.cargo(&clippy).args(strict))?;
    shell::run(run.cargo_of_xtask(&clippy).args(strict))
}

fn tests(run: &Run<'_>) -> Result<(), Failure> {
    apt::need(run.root, "python3", "runs the example bot")?;
    // The store is tested on PostgreSQL too. Nodes refuse a database that does not wait for its
    // disk, so this one waits.
    let services = Services::start(run.root, Fsync::On)?;
    let has_nextest = shell::output(&mut run.cargo(&["nextest", "--version"])).is_some();
    let runner: &[&str] =
        if has_nextest { &["nextest", "run"] } else { &["test", "--lib", "--bins", "--tests"] };
    let all = ["--workspace", "--locked"];
    let mut main = run.cargo(runner);
    main.args(all).envs(services.variables(run.root)?);
    if run.deep {
        main.arg("--release").env("TOKYO_DEEP", "1");
    }
    shell::run(&mut main)?;
    // Without the package that makes modules for the page: it has no tests.
    shell::run(run.cargo_of_xtask(runner).arg("--locked"))
}

fn doc_tests(run: &Run<'_>) -> Result<(), Failure> {
    shell::run(&mut run.cargo(&["test", "--workspace", "--locked", "--doc"]))
}

fn documents(run: &Run<'_>) -> Result<(), Failure> {
    let doc = ["doc", "--workspace", "--no-deps", "--locked"];
    let strict = ("RUSTDOCFLAGS", "-D warnings");
    shell::run(run.cargo(&doc).env(strict.0, strict.1))?;
    shell::run(run.cargo_of_xtask(&doc).env(strict.0, strict.1))
}

fn pure_crates(run: &Run<'_>) -> Result<(), Failure> {
    build::pure_crates(run.root, &toolchain::find(run.root)?)
}

/// The modules of games that are on no shelf: the page does not need them.
fn off_shelf(root: &Path, shelf: &[Options]) -> Result<Vec<Options>, Failure> {
    let games = game_id::of_folders(root)?.into_iter();
    let missing = games.filter(|game| !shelf.iter().any(|on| on.game.as_ref() == Some(game)));
    let module = |game| Options { target: Target::Web, game: Some(game), extra: None, out: None };
    Ok(missing.map(module).collect())
}

/// In the page's own modules, which are built by now, and in that of a game that is on no shelf.
fn digests(run: &Run<'_>) -> Result<(), Failure> {
    let mut modules = client::on_shelf(run.root)?;
    for module in off_shelf(run.root, &modules)? {
        build::package(run.root, &toolchain::find(run.root)?, &module)?;
        modules.push(module);
    }
    for script in ["digests.mjs", "sight.mjs"] {
        let mut node = shell::command(run.root, "node");
        node.arg(format!("crates/wasm/tests/{script}"));
        shell::run(node.args(modules.iter().map(|module| module.folder(run.root))))?;
    }
    Ok(())
}

/// In the same modules, beside the program.
fn choices(run: &Run<'_>) -> Result<(), Failure> {
    let mut modules = client::on_shelf(run.root)?;
    modules.extend(off_shelf(run.root, &modules)?);
    for script in ["choices.mjs", "analyses.mjs"] {
        let mut node = shell::command(run.root, "node");
        node.arg(format!("crates/wasm/tests/{script}")).arg(shell::server(run.root)?);
        shell::run(node.args(modules.iter().map(|module| module.folder(run.root))))?;
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
    fn the_slowest_step_is_marked() {
        let table = times(&[("tidy", 0.5), ("tests", 300.0), ("clippy", 99.94)], 350.0);
        let lines: Vec<&str> = table.trim_start_matches('\n').lines().collect();
        assert_eq!(lines[0], "     0.5 s  tidy");
        assert_eq!(lines[1], "   300.0 s  tests  slowest");
        assert_eq!(lines[3], "   350.0 s  in all");
    }

    #[test]
    fn lanes_run_to_their_first_failure_and_every_failure_is_told() {
        const LANES: [Lane; 2] = [
            &[("one", |_| Err(Failure::failed("no"))), ("two", |_| Ok(()))],
            &[("three", |_| Ok(())), ("four", |_| Err(Failure::failed("not yet")))],
        ];
        let took = Mutex::new(Vec::new());
        let run = Run { root: Path::new("."), deep: false };
        let failure = stage(&LANES, &run, &took).unwrap_err().to_string();
        assert_eq!(failure, "no\n== one failed\nnot yet\n== four failed");
        let mut names: Vec<_> = took.into_inner().unwrap().iter().map(|(name, _)| *name).collect();
        names.sort_unstable();
        assert_eq!(names, ["four", "one", "three"]);
    }
}
