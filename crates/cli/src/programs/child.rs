//! A running program that is asked line by line.
//!
//! One thread writes to it and another reads from it, so that a program that neither reads nor
//! writes holds up nobody longer than it may.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Longer lines are no answers.
pub const LONGEST_LINE: usize = 1 << 20;

/// How long a program may take to end once there is nothing more to play.
const FAREWELL: Duration = Duration::from_secs(1);

/// Why there is no usable answer.
#[derive(Debug, PartialEq)]
pub enum Trouble {
    /// The program ended, and how.
    Ended(String),
    /// It did not answer in time.
    Silent,
    /// Its line is too long.
    Long,
    /// What it answered is wrong: a sentence that says what would be right.
    Wrong(String),
}

/// A running program. It ends with this.
pub struct Child {
    process: std::process::Child,
    /// Nothing once there is no more to ask.
    requests: Option<Sender<String>>,
    /// Lines; a line that is too long is nothing.
    answers: Receiver<Option<String>>,
    n_requests: u64,
    /// Whether it has played a match to its end.
    pub has_played: bool,
    /// Whether something went wrong, so that it is not waited for in the end.
    is_lost: bool,
}

impl Child {
    /// Starts a program with its arguments, which are separated by spaces. What it writes to
    /// standard error is shown as it is.
    pub fn start(command: &str) -> io::Result<Child> {
        let mut words = command.split_whitespace();
        let program = words.next().unwrap_or_default();
        let mut process = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (Some(input), Some(output)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(io::Error::other("it has no standard input and output"));
        };
        let (requests, to_write) = channel();
        let (heard, answers) = channel();
        thread::spawn(move || write(input, &to_write));
        thread::spawn(move || read(output, &heard));
        let requests = Some(requests);
        Ok(Child { process, requests, answers, n_requests: 0, has_played: false, is_lost: false })
    }

    /// The id of the next request.
    pub fn next_id(&mut self) -> u64 {
        self.n_requests += 1;
        self.n_requests
    }

    /// Sends a line and waits for one.
    pub fn ask(&mut self, request: &str, within: Duration) -> Result<String, Trouble> {
        let answer = self.exchange(request, within);
        self.is_lost |= answer.is_err();
        answer
    }

    fn exchange(&mut self, request: &str, within: Duration) -> Result<String, Trouble> {
        if let Some(requests) = &self.requests {
            // Where nobody writes any more, nobody answers either: it ended.
            let _ = requests.send(format!("{request}\n"));
        }
        match self.answers.recv_timeout(within) {
            Ok(Some(line)) => Ok(line),
            Ok(None) => Err(Trouble::Long),
            Err(RecvTimeoutError::Timeout) => Err(Trouble::Silent),
            Err(RecvTimeoutError::Disconnected) => Err(Trouble::Ended(self.how_it_ended(within))),
        }
    }

    /// Its output has ended; most often so has the program, or is about to.
    fn how_it_ended(&mut self, within: Duration) -> String {
        match self.wait(within.min(FAREWELL)) {
            Some(status) => status.to_string(),
            None => "closed its standard output".to_owned(),
        }
    }

    fn wait(&mut self, within: Duration) -> Option<std::process::ExitStatus> {
        let start = Instant::now();
        loop {
            if let Ok(Some(status)) = self.process.try_wait() {
                return Some(status);
            }
            if start.elapsed() >= within {
                return None;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        // Its standard input ends.
        self.requests = None;
        let farewell = if self.is_lost { Duration::ZERO } else { FAREWELL };
        if self.wait(farewell).is_none() {
            let _ = self.process.kill();
            let _ = self.process.wait();
        }
    }
}

fn write(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read(output: ChildStdout, heard: &Sender<Option<String>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let limited = Read::take(&mut output, LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line);
        let line = match limited {
            Ok(1..) if line.len() <= LONGEST_LINE => {
                Some(String::from_utf8_lossy(&line).trim().to_owned())
            }
            Ok(1..) => None,
            Ok(0) | Err(_) => return,
        };
        let is_last = line.is_none();
        if heard.send(line).is_err() || is_last {
            return;
        }
    }
}
