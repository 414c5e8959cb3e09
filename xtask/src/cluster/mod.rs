//! Several nodes on this machine: PostgreSQL, NATS, the program a few times, and a proxy.
//!
//! - [`options`]: what can be chosen
//! - [`node`]: one node
//! - [`proxy`]: connections in turn to nodes that are ready; [`readiness`]: which ones are

pub mod node;
pub mod options;
pub mod proxy;
pub mod readiness;

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::thread;

use crate::failure::Failure;
use crate::services::Services;
use crate::services::postgres::Fsync;
use crate::services::scratch::GLANCE;
use crate::{client, shell};
use node::{Node, Plan};
use options::Options;
use proxy::Proxy;

/// Builds what is missing, starts everything, and watches over it until Ctrl-C.
///
/// # Errors
/// If something does not build or start, or nothing is left to be watched.
pub fn run(root: &Path, words: &[&str]) -> Result<(), Failure> {
    let options = Options::parse(words)?;
    // First of all, so that nobody waits for a build in vain.
    let (listener, address) = listen(options.listen)?;
    let program = match &options.program {
        Some(program) => program.clone(),
        None => build(root)?,
    };
    let mut services = Services::start(root, Fsync::On)?;
    println!("PostgreSQL on {}", services.postgres.secret_url());
    println!("NATS on {}", services.nats.url());
    let nodes = start(&program, &options, &services)?;
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    raise_open_files(root);
    let begun = Proxy::new(&addresses).begin(listener);
    begun.map_err(|error| Failure::failed(format!("the proxy cannot be started: {error}")))?;
    println!("Tokyo Tabletop on http://{address}, nodes: {}", nodes.len());
    println!("Press Ctrl-C to stop.");
    watch(nodes, &mut services)
}

/// Listens there, and says at which port if any would do.
fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), Failure> {
    let taken = |error| {
        let why = format!("the proxy cannot listen on {address} ({error})");
        Failure::failed(format!("{why}: choose another address with --listen"))
    };
    let bound = TcpListener::bind(address)
        .and_then(|listener| listener.local_addr().map(|address| (listener, address)));
    bound.map_err(taken)
}

/// The program with the page inside; the page is built only where there is none.
fn build(root: &Path) -> Result<PathBuf, Failure> {
    if !root.join("client/dist/index.html").is_file() {
        client::build(root)?;
    }
    shell::run(&mut shell::cargo(root, &["build", "--release", "--locked", "--package", "cli"]))?;
    let target = std::env::var_os("CARGO_TARGET_DIR");
    let target = target.map_or_else(|| "target".into(), PathBuf::from);
    Ok(root.join(target).join("release/tokyo"))
}

/// Starts the nodes, one after the other: the first one makes the tables of the database.
fn start(program: &Path, options: &Options, services: &Services) -> Result<Vec<Node>, Failure> {
    let plan = Plan { program, serve: &options.serve, services };
    let mut nodes = Vec::new();
    for number in 1..=options.nodes {
        let node = Node::start(&plan, number)?;
        let (address, id, log) = (node.address, node.process.id(), node.log.display());
        println!("node {number} on http://{address}, process {id}, log in {log}");
        nodes.push(node);
    }
    Ok(nodes)
}

/// The proxy needs two files for each connection, and many systems begin with 1,024 in all.
/// Raising the limit by ourselves would need `unsafe`, so Linux's `prlimit` does it.
fn raise_open_files(root: &Path) {
    let id = std::process::id();
    let script = format!("hard=$(ulimit -Hn) && prlimit --pid {id} --nofile=\"$hard:$hard\"");
    if shell::output(shell::command(root, "sh").args(["-c", &script])).is_none() {
        println!("there is no prlimit: the proxy takes as many connections as `ulimit -n` allows");
    }
}

/// Says when a node ends and what it wrote last, and goes on without it while there is another.
fn watch(mut nodes: Vec<Node>, services: &mut Services) -> Result<(), Failure> {
    while !nodes.is_empty() {
        services.check()?;
        nodes.retain_mut(|node| {
            let Some(status) = node.process.ended() else { return true };
            println!("node {} ended ({status}):\n{}", node.number, node.process.last_words());
            false
        });
        thread::sleep(GLANCE);
    }
    Err(Failure::failed("all nodes have ended"))
}
