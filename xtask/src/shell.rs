//! Running other programs.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::failure::Failure;

/// What `cargo run` tells the program it runs, and what must not reach another cargo.
const OURS: [&str; 7] = [
    "CARGO_MANIFEST_DIR",
    "CARGO_MANIFEST_PATH",
    "CARGO_PRIMARY_PACKAGE",
    "CARGO_BIN_NAME",
    "CARGO_CRATE_NAME",
    "LD_LIBRARY_PATH",
    "OUT_DIR",
];

/// A command to be run in the root of the repository, free of what cargo told us about ourselves.
pub fn command(root: &Path, program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root);
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || OURS.contains(&text.as_ref()) {
            command.env_remove(name);
        }
    }
    command
}

/// The cargo that runs us, with these arguments.
pub fn cargo(root: &Path, args: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = command(root, program);
    command.args(args);
    command
}

/// The same for the crates of the main workspace: incrementally only where they were built so
/// before. In a clean clone there is nothing to reuse, and keeping notes for the next time makes
/// compiler and tests slower.
pub fn workspace(root: &Path, args: &[&str]) -> Command {
    let mut command = cargo(root, args);
    if std::env::var_os("CARGO_INCREMENTAL").is_none() && !was_incremental(&target(root)) {
        command.env("CARGO_INCREMENTAL", "0");
    }
    command
}

/// The folder of build products.
pub fn target(root: &Path) -> PathBuf {
    root.join(std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from))
}

/// The program that the tests were run with.
///
/// # Errors
/// If it cannot be built.
pub fn server(root: &Path) -> Result<PathBuf, Failure> {
    let build = ["test", "--workspace", "--locked", "--no-run", "--quiet"];
    run(&mut workspace(root, &build))?;
    let binary = target(root).join("debug/tokyo");
    if binary.is_file() {
        return Ok(binary);
    }
    Err(Failure::failed(format!("there is no server at {}", binary.display())))
}

/// Whether there are notes about the crate that all others use. Those of this program, which is
/// built into the same folder, say nothing.
fn was_incremental(target: &Path) -> bool {
    let notes = std::fs::read_dir(target.join("debug/incremental"));
    let is_ours = |name: &OsStr| name.to_string_lossy().starts_with("contract-");
    notes.is_ok_and(|mut notes| notes.any(|note| note.is_ok_and(|note| is_ours(&note.file_name()))))
}

/// Runs a command to its end, its output passing through.
///
/// # Errors
/// If it cannot be started or does not succeed.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let status = command.status().map_err(|error| not_started(command, &error))?;
    if status.success() {
        return Ok(());
    }
    Err(Failure::failed(format!("this did not succeed ({status}): {}", line(command))))
}

/// The code with which a command ends, its output passing through; nothing if a signal ended it.
///
/// # Errors
/// If it cannot be started.
pub fn code(command: &mut Command) -> Result<Option<i32>, Failure> {
    let status = command.status().map_err(|error| not_started(command, &error))?;
    Ok(status.code())
}

/// Does something for all of them side by side, each to its end.
///
/// # Errors
/// If it fails for one of them: every failure is told.
pub fn side_by_side<T: Send>(
    all: impl IntoIterator<Item = T>,
    what: impl Fn(T) -> Result<(), Failure> + Sync,
) -> Result<(), Failure> {
    let what = &what;
    let failures: Vec<String> = std::thread::scope(|scope| {
        let threads: Vec<_> = all.into_iter().map(|one| scope.spawn(move || what(one))).collect();
        let panicked = |_| Err(Failure::failed("a thread panicked"));
        let results = threads.into_iter().map(|thread| thread.join().unwrap_or_else(panicked));
        results.filter_map(|result| result.err().map(|failure| failure.to_string())).collect()
    });
    if failures.is_empty() { Ok(()) } else { Err(Failure::failed(failures.join("\n"))) }
}

/// What a command prints, if it succeeds.
pub fn output(command: &mut Command) -> Option<Vec<u8>> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then_some(output.stdout)
}

/// The text that a command prints, if it succeeds, without the white space around it.
pub fn text(command: &mut Command) -> Option<String> {
    String::from_utf8(output(command)?).ok().map(|text| text.trim().to_owned())
}

/// What a command writes to standard error.
///
/// # Errors
/// If it cannot be started or does not succeed.
pub fn errors(command: &mut Command) -> Result<String, Failure> {
    let output = command.stdin(Stdio::null()).output();
    let output = output.map_err(|error| not_started(command, &error))?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() {
        return Ok(said);
    }
    Err(Failure::failed(format!("this did not succeed: {}\n{said}", line(command))))
}

/// Whether a command succeeds; it is silent, and ended if it takes longer than the limit.
pub fn succeeds_within(command: &mut Command, limit: Duration) -> bool {
    let silent = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = silent.spawn() else { return false };
    let start = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) if start.elapsed() < limit => std::thread::sleep(Duration::from_millis(100)),
            Ok(None) | Err(_) => break,
        }
    }
    // Nothing is left to be done if it has just ended by itself.
    let _ = child.kill();
    let _ = child.wait();
    false
}

/// The command as one would type it.
fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    let program = words[0].rsplit('/').next().unwrap_or_default().to_owned();
    std::iter::once(program.as_str())
        .chain(words[1..].iter().map(AsRef::as_ref))
        .collect::<Vec<_>>()
        .join(" ")
}

fn not_started(command: &Command, error: &std::io::Error) -> Failure {
    let program = command.get_program().to_string_lossy();
    Failure::failed(format!("'{program}' cannot be run ({error}): it must be installed"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_command_is_named_as_one_would_type_it() {
        let mut command = command(Path::new("."), "/usr/bin/cargo");
        command.args(["test", "--locked"]);
        assert_eq!(line(&command), "cargo test --locked");
    }

    #[test]
    #[cfg(unix)]
    fn a_command_that_takes_too_long_is_ended() {
        let start = Instant::now();
        let mut sleep = command(Path::new("."), "sleep");
        assert!(!succeeds_within(sleep.arg("30"), Duration::from_millis(200)));
        assert!(start.elapsed() < Duration::from_secs(10));
    }

    #[test]
    fn what_was_built_incrementally_stays_so_and_a_clean_clone_is_not() {
        let target = std::env::temp_dir().join(format!("xtask-notes-{}", std::process::id()));
        assert!(!was_incremental(&target), "there is nothing at all");
        std::fs::create_dir_all(target.join("debug/incremental/xtask-1a2b")).unwrap();
        assert!(!was_incremental(&target), "only this program was built");
        std::fs::create_dir_all(target.join("debug/incremental/contract-3c4d")).unwrap();
        assert!(was_incremental(&target));
        std::fs::remove_dir_all(&target).unwrap();
    }

    #[test]
    #[cfg(unix)]
    fn one_that_fails_beside_others_is_named() {
        let program = |name: &str| command(Path::new("."), name);
        let run_all = |names: [&str; 2]| side_by_side(names, |name| run(&mut program(name)));
        assert!(run_all(["true", "true"]).is_ok());
        let failure = run_all(["true", "false"]).unwrap_err();
        assert!(failure.to_string().ends_with(": false"), "{failure}");
    }

    #[test]
    fn a_missing_program_is_named() {
        let failure = run(&mut command(Path::new("."), "no-such-program")).unwrap_err();
        assert!(failure.to_string().contains("'no-such-program' cannot be run"), "{failure}");
    }
}
