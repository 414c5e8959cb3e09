//! One node of the cluster: a `tokyo serve` of its own.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cluster::readiness::is_ready;
use crate::failure::Failure;
use crate::services::Services;
use crate::services::scratch::Process;
use crate::services::start::{free_ports, on_port};
use crate::shell;

/// What every node is started with.
#[derive(Debug)]
pub struct Plan<'a> {
    /// The program.
    pub program: &'a Path,
    /// Further options of `tokyo serve`.
    pub serve: &'a [String],
    /// PostgreSQL and NATS.
    pub services: &'a Services,
}

/// A running node.
#[derive(Debug)]
pub struct Node {
    /// Counted from 1.
    pub number: usize,
    /// Where it listens.
    pub address: SocketAddr,
    /// Where its log is.
    pub log: PathBuf,
    /// The process.
    pub process: Process,
}

impl Node {
    /// Starts a node, and waits until it is ready.
    ///
    /// # Errors
    /// If it does not start, or does not become ready.
    pub fn start(plan: &Plan<'_>, number: usize) -> Result<Node, Failure> {
        let scratch = &plan.services.scratch;
        let log = scratch.folder().join(format!("node-{number}.log"));
        let start = |port| scratch.start(&mut command(plan, number, address(port)), "TERM", &log);
        let what = format!("node {number}");
        let (process, port) = on_port(&what, free_ports()?, start, |port| is_ready(address(port)))?;
        Ok(Node { number, address: address(port), log, process })
    }
}

fn address(port: u16) -> SocketAddr {
    SocketAddr::from((Ipv4Addr::LOCALHOST, port))
}

fn command(plan: &Plan<'_>, number: usize, address: SocketAddr) -> Command {
    let services = plan.services;
    let folder = services.scratch.folder();
    let mut tokyo = shell::command(folder, plan.program);
    tokyo.args(arguments(&services.postgres.url(), &services.nats.url(), address));
    // Nothing of a match is in there, but `tokyo admin` finds the node by it.
    tokyo.arg("--data").arg(folder.join(format!("node-{number}")));
    // Everybody on this machine can read a command line.
    tokyo.env("PGPASSWORD", services.postgres.password());
    tokyo.args(plan.serve);
    tokyo
}

fn arguments(database: &str, nats: &str, address: SocketAddr) -> Vec<String> {
    let advertise = format!("http://{address}");
    let listen = address.to_string();
    let words =
        ["--listen", &listen, "--database", database, "--nats", nats, "--advertise", &advertise];
    std::iter::once("serve").chain(words).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_is_told_where_everything_is_and_how_others_reach_it() {
        let words = arguments("postgres://tokyo@h:1/tokyo", "nats://h:2", address(3));
        assert_eq!(
            words.join(" "),
            "serve --listen 127.0.0.1:3 --database postgres://tokyo@h:1/tokyo --nats nats://h:2 \
             --advertise http://127.0.0.1:3"
        );
    }
}
