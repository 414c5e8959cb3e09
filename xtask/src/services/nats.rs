//! A NATS server of our own.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::Path;
use std::time::Duration;

use crate::failure::Failure;
use crate::services::programs;
use crate::services::scratch::{Process, Scratch};
use crate::services::start::{free_ports, on_port};
use crate::shell;

/// How long a server on the same machine may take to answer.
const PATIENCE: Duration = Duration::from_secs(1);

/// A running NATS server.
#[derive(Debug)]
pub struct Nats {
    process: Process,
    port: u16,
}

impl Nats {
    /// Starts it on a free loopback port.
    ///
    /// # Errors
    /// If NATS is missing, or does not start.
    pub fn start(root: &Path, scratch: &Scratch) -> Result<Nats, Failure> {
        let program = programs::nats(root)?;
        let name = format!("tokyo-{}", std::process::id());
        let log = scratch.folder().join("nats.log");
        let start = |port: u16| {
            let mut nats = shell::command(scratch.folder(), &program);
            nats.args(["--addr", "127.0.0.1", "--name", &name, "--port", &port.to_string()]);
            scratch.start(&mut nats, "TERM", &log)
        };
        let is_ready = |port| greeting(port).is_some_and(|text| is_from(&text, &name));
        let (process, port) = on_port("NATS", free_ports()?, start, is_ready)?;
        Ok(Nats { process, port })
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// The process.
    pub fn process(&mut self) -> &mut Process {
        &mut self.process
    }
}

/// The line that a NATS server sends on connecting: `INFO` and facts about itself.
fn greeting(port: u16) -> Option<String> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let stream = TcpStream::connect_timeout(&address, PATIENCE).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line).ok()?;
    Some(line)
}

/// Whether it greets as the server that we have started.
fn is_from(greeting: &str, name: &str) -> bool {
    greeting.starts_with("INFO ") && greeting.contains(&format!("\"server_name\":\"{name}\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_server_on_the_port_is_not_taken_for_ours() {
        let ours = "INFO {\"server_id\":\"X\",\"server_name\":\"tokyo-1\",\"version\":\"2.9.10\"}";
        assert!(is_from(ours, "tokyo-1"));
        assert!(!is_from(ours, "tokyo-12"));
        assert!(!is_from("SSH-2.0 tokyo-1", "tokyo-1"));
    }
}
