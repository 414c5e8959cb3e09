//! The real server as a process of its own.

#![allow(dead_code, reason = "each test file uses its own part")]

pub mod guest;
pub mod part;

use std::fs;
use std::io::{BufRead, BufReader, Lines};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

/// The real server; killed when the test is over.
pub struct Served {
    child: Child,
    pub port: u16,
    /// Held open, so that the server can go on writing.
    _said: Lines<BufReader<ChildStdout>>,
}

impl Served {
    /// Starts it without limits, and waits until it says where it listens.
    pub fn start(data: &Path, port: u16) -> Served {
        Served::start_with(data, port, &[])
    }

    /// The same, with more options.
    pub fn start_with(data: &Path, port: u16, more: &[&str]) -> Served {
        Served::start_limited(data, port, &[&["--rate", "1000000"], more].concat())
    }

    /// Starts it with these options only.
    pub fn start_limited(data: &Path, port: u16, options: &[&str]) -> Served {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tokyo"));
        command
            .args(["serve", "--listen", &format!("127.0.0.1:{port}")])
            .arg("--data")
            .arg(data)
            .args(options);
        Served::spawn(command)
    }

    /// Waits until that command says where it listens.
    pub fn spawn(mut command: Command) -> Served {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        let place = "http://127.0.0.1:";
        let rest = loop {
            let line = said.next().expect("the server ended").unwrap();
            if let Some((_, rest)) = line.split_once(place) {
                break rest.to_owned();
            }
        };
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        Served { child, port: digits.parse().unwrap(), _said: said }
    }

    /// What it writes to standard error, where that was asked for.
    pub fn logged(&mut self) -> impl Iterator<Item = String> + use<> {
        let stderr = self.child.stderr.take().expect("standard error is read");
        BufReader::new(stderr).lines().map_while(Result::ok)
    }

    /// Sends it a signal, by name.
    pub fn signal(&self, name: &str) {
        let mut kill = Command::new("kill");
        kill.arg(format!("-{name}")).arg(self.child.id().to_string());
        assert!(kill.status().unwrap().success(), "{name}");
    }

    /// Asks it to stop, and waits until it has.
    pub fn stop(&mut self) {
        self.signal("TERM");
        self.child.wait().unwrap();
    }

    /// As `kill -9` does.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A folder of this test's own, empty.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).unwrap();
    folder
}
