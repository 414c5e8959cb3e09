//! Running other programs.

use std::ffi::OsStr;
use std::path::Path;
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

/// What a command prints, if it succeeds.
pub fn output(command: &mut Command) -> Option<Vec<u8>> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then_some(output.stdout)
}

/// The text that a command prints, if it succeeds, without the white space around it.
pub fn text(command: &mut Command) -> Option<String> {
    String::from_utf8(output(command)?).ok().map(|text| text.trim().to_owned())
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
    fn a_missing_program_is_named() {
        let failure = run(&mut command(Path::new("."), "no-such-program")).unwrap_err();
        assert!(failure.to_string().contains("'no-such-program' cannot be run"), "{failure}");
    }
}
