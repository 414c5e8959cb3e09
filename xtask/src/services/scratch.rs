//! A folder for whatever runs for a while, and the processes in it: all gone afterwards.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::failure::Failure;
use crate::services::system;
use crate::shell;

/// What cleans up if we cannot.
const KEEPER: &str = include_str!("keeper.sh");

/// How long a process may take to end after it was asked to.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often we look whether something has happened.
pub const GLANCE: Duration = Duration::from_millis(50);

/// How many lines of a log are worth showing.
const TAIL: usize = 15;

/// A folder that is removed in the end, even if we are killed.
#[derive(Debug)]
pub struct Scratch {
    folder: PathBuf,
    keeper: Child,
    n_started: AtomicUsize,
}

impl Scratch {
    /// A new folder among the system's temporary ones.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn new() -> Result<Scratch, Failure> {
        static MADE: AtomicUsize = AtomicUsize::new(0);
        let idx = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("tokyo-{}-{idx}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let made = system::make_folder(&folder);
        let made = made.and_then(|()| system::make_folder(&folder.join("running")));
        made.map_err(|error| cannot_make(&folder, &error))?;
        let mut keeper = shell::command(&folder, "sh");
        // It outlives us by a moment, and must not hold up a reader of our output.
        keeper.args(["-c", KEEPER, "keeper"]).arg(&folder).current_dir("/");
        keeper.stdin(Stdio::piped()).stdout(Stdio::null());
        system::shield(&mut keeper);
        let keeper = keeper.spawn().map_err(|error| cannot_make(&folder, &error))?;
        Ok(Scratch { folder, keeper, n_started: AtomicUsize::new(0) })
    }

    /// Where the folder is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Starts a process, which ends by itself at that signal and writes everything to that log.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(
        &self,
        command: &mut Command,
        signal: &'static str,
        log: &Path,
    ) -> Result<Process, Failure> {
        let program = command.get_program().to_string_lossy().into_owned();
        let failed = |error: &std::io::Error| {
            Failure::failed(format!("'{program}' cannot be started: {error}"))
        };
        let file = File::create(log).map_err(|error| failed(&error))?;
        let twin = file.try_clone().map_err(|error| failed(&error))?;
        command.stdin(Stdio::null()).stdout(file).stderr(twin);
        system::shield(command);
        let child = command.spawn().map_err(|error| failed(&error))?;
        let order = self.n_started.fetch_add(1, Ordering::Relaxed);
        let entry = format!("{order:05}-{signal}-{}", child.id());
        let entry = self.folder.join("running").join(entry);
        // From here on it ends with us, whatever comes next.
        let process = Process { child, signal, entry, log: log.to_path_buf() };
        File::create(&process.entry).map_err(|error| failed(&error))?;
        Ok(process)
    }
}

fn cannot_make(folder: &Path, error: &std::io::Error) -> Failure {
    let shown = folder.display();
    Failure::failed(format!("no scratch folder can be made at {shown} ({error}): set TMPDIR"))
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.folder) {
            eprintln!("{} is left behind: {error}", self.folder.display());
        }
        // It can only be missing if somebody ended it; then there is nothing to tell it.
        if let Some(mut stdin) = self.keeper.stdin.take() {
            let _ = stdin.write_all(b"done\n");
        }
        let _ = self.keeper.wait();
    }
}

/// A process that is stopped when it is let go.
#[derive(Debug)]
pub struct Process {
    child: Child,
    signal: &'static str,
    entry: PathBuf,
    log: PathBuf,
}

impl Process {
    /// Its number.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// How it ended, if it has.
    pub fn ended(&mut self) -> Option<ExitStatus> {
        let status = self.child.try_wait().ok().flatten()?;
        // Its number may be somebody else's from now on.
        let _ = fs::remove_file(&self.entry);
        Some(status)
    }

    /// What it has written last.
    pub fn last_words(&self) -> String {
        let log = fs::read(&self.log).unwrap_or_default();
        let log = String::from_utf8_lossy(&log);
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(TAIL)..].join("\n")
    }

    fn ends_within(&mut self, patience: Duration) -> bool {
        let begin = Instant::now();
        while self.ended().is_none() {
            if begin.elapsed() > patience {
                return false;
            }
            std::thread::sleep(GLANCE);
        }
        true
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if self.ended().is_some() {
            return;
        }
        // The shell's own `kill`, which is there even where the program is not.
        let (signal, id) = (self.signal, self.id());
        let script = format!("kill -s {signal} {id}; kill -s CONT {id}");
        let _ = shell::output(shell::command(Path::new("/"), "sh").args(["-c", &script]));
        if !self.ends_within(PATIENCE) {
            let _ = self.child.kill();
            let _ = self.child.wait();
            let _ = fs::remove_file(&self.entry);
        }
    }
}

#[cfg(test)]
#[cfg(unix)]
#[path = "scratch_tests.rs"]
mod tests;
