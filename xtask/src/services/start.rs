//! Starting something on a free port, and waiting until it answers.

use std::net::{Ipv4Addr, TcpListener};
use std::time::{Duration, Instant};

use crate::failure::Failure;
use crate::services::scratch::{GLANCE, Process};

/// How many ports are tried. Each is taken by somebody else only by bad luck.
const PORTS: usize = 5;

/// How long a program may take until it answers.
const PATIENCE: Duration = Duration::from_secs(60);

/// Ports of this machine that nobody listens at just now.
///
/// # Errors
/// If there is none.
pub fn free_ports() -> Result<Vec<u16>, Failure> {
    // All are held until all are chosen, so that no two are the same.
    let held: std::io::Result<Vec<TcpListener>> =
        (0..PORTS).map(|_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0))).collect();
    let ports = held
        .and_then(|held| held.iter().map(|listener| Ok(listener.local_addr()?.port())).collect());
    ports.map_err(|error| Failure::failed(format!("there is no free port: {error}")))
}

/// Starts something on the first of these ports that is still free by then, and waits until it is
/// ready.
///
/// # Errors
/// If it does not start, ends, or does not answer in time: says what it wrote last.
pub fn on_port(
    what: &str,
    ports: Vec<u16>,
    start: impl Fn(u16) -> Result<Process, Failure>,
    is_ready: impl Fn(u16) -> bool,
) -> Result<(Process, u16), Failure> {
    let mut ports = ports.into_iter().peekable();
    while let Some(port) = ports.next() {
        let mut process = start(port)?;
        let Err(why) = wait(&mut process, || is_ready(port)) else {
            return Ok((process, port));
        };
        let words = process.last_words();
        let taken = words.contains("ddress already in use");
        if !taken || ports.peek().is_none() {
            return Err(Failure::failed(format!("{what} {why}:\n{words}")));
        }
    }
    Err(Failure::failed(format!("there is no port for {what}")))
}

/// Waits until it is ready. It still has to be running: another program on its port may answer too.
fn wait(process: &mut Process, is_ready: impl Fn() -> bool) -> Result<(), String> {
    let begin = Instant::now();
    loop {
        let ready = is_ready();
        if let Some(status) = process.ended() {
            return Err(format!("ended while starting ({status})"));
        }
        if ready {
            return Ok(());
        }
        if begin.elapsed() > PATIENCE {
            return Err(format!("does not answer after {} s", PATIENCE.as_secs()));
        }
        std::thread::sleep(GLANCE);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::services::scratch::Scratch;
    use crate::shell;

    /// Stands for a program that finds port 1 taken, is broken on port 2, and works on port 3.
    fn start(scratch: &Scratch, port: u16) -> Result<Process, Failure> {
        let script = match port {
            1 => "echo bind: Address already in use; exit 1",
            2 => "echo out of order; exit 4",
            _ => "echo ready; exec sleep 600",
        };
        let mut sh = shell::command(scratch.folder(), "sh");
        scratch.start(sh.args(["-c", script]), "TERM", &scratch.folder().join("log"))
    }

    fn tried(ports: &[u16]) -> Result<u16, String> {
        let scratch = Scratch::new().unwrap();
        let log = scratch.folder().join("log");
        // By its whole line: "already" has the word in it too.
        let is_ready = |_| {
            std::fs::read_to_string(&log).is_ok_and(|log| log.lines().any(|line| line == "ready"))
        };
        let started = on_port("it", ports.to_vec(), |port| start(&scratch, port), is_ready);
        started.map(|(_, port)| port).map_err(|failure| failure.to_string())
    }

    #[test]
    fn no_port_is_offered_twice() {
        let ports: BTreeSet<u16> = free_ports().unwrap().into_iter().collect();
        assert_eq!(ports.len(), PORTS);
    }

    #[test]
    fn a_port_that_is_taken_meanwhile_costs_another_try() {
        assert_eq!(tried(&[1, 1, 3]), Ok(3));
        assert!(tried(&[1, 1]).unwrap_err().contains("Address already in use"));
    }

    #[test]
    fn anything_else_fails_at_once_with_what_was_written() {
        let why = tried(&[2, 3]).unwrap_err();
        assert!(
            why.starts_with("it ended while starting (exit status: 4):\nout of order"),
            "{why}"
        );
    }
}
