//! A small proxy: connections in turn to the nodes that are ready.
//!
//! It knows nothing of HTTP, so everything passes: requests, event streams, sockets. It stands for
//! the ordinary proxy of a real installation, and is good enough for tests and load on one machine.

use std::io::{self, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use crate::cluster::readiness;

/// How often nodes are asked whether they are ready.
const ASK_EVERY: Duration = Duration::from_millis(250);

/// How long a node on the same machine may take to accept.
const PATIENCE: Duration = Duration::from_secs(2);

/// A thread that copies needs little, and there are two for each connection.
const STACK: usize = 128 * 1024;

/// What a client hears while no node is ready.
const NOBODY: &str = "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 18\r\n\
     Connection: close\r\n\r\nno node is ready\r\n";

/// A node as the proxy knows it.
#[derive(Debug)]
struct Backend {
    address: SocketAddr,
    is_ready: AtomicBool,
}

/// The nodes, and whose turn it is.
#[derive(Debug)]
pub struct Proxy {
    backends: Vec<Backend>,
    turn: AtomicUsize,
}

impl Proxy {
    /// A proxy for these nodes, numbered from 1. Those that are ready get clients.
    pub fn new(nodes: &[SocketAddr]) -> Arc<Proxy> {
        let backend = |address: &SocketAddr| {
            let is_ready = AtomicBool::new(readiness::is_ready(*address));
            Backend { address: *address, is_ready }
        };
        let backends = nodes.iter().map(backend).collect();
        Arc::new(Proxy { backends, turn: AtomicUsize::new(0) })
    }

    /// Begins to accept connections and to ask nodes whether they are ready, as long as we live.
    ///
    /// # Errors
    /// If there is no room for another thread.
    pub fn begin(self: &Arc<Proxy>, listener: TcpListener) -> io::Result<()> {
        for number in 1..=self.backends.len() {
            let proxy = Arc::clone(self);
            spawn(move || {
                loop {
                    thread::sleep(ASK_EVERY);
                    proxy.ask(number);
                }
            })?;
        }
        let proxy = Arc::clone(self);
        spawn(move || proxy.accept(&listener))
    }

    /// Asks a node whether it is ready, and says so if that has changed.
    fn ask(&self, number: usize) {
        let backend = &self.backends[number - 1];
        let now = readiness::is_ready(backend.address);
        match (backend.is_ready.swap(now, Ordering::Relaxed), now) {
            (true, false) => println!("node {number} is not ready: it gets no new clients"),
            (false, true) => println!("node {number} is ready again"),
            _ => {}
        }
    }

    fn accept(self: &Arc<Proxy>, listener: &TcpListener) {
        loop {
            let Ok((client, _)) = listener.accept() else {
                // Most likely there are too many connections; some will end.
                thread::sleep(ASK_EVERY);
                continue;
            };
            let proxy = Arc::clone(self);
            // Without room for a thread the client is dropped, and sees it.
            let _ = spawn(move || proxy.serve(&client));
        }
    }

    /// Connects a client to the next node, for as long as both want.
    fn serve(&self, client: &TcpStream) {
        // Whatever goes wrong, the client sees its end.
        let _ = match self.next() {
            Some(node) => pipe(client, &node),
            None => decline(client),
        };
    }

    /// A connection to the next node that is ready and accepts it.
    fn next(&self) -> Option<TcpStream> {
        let turn = self.turn.fetch_add(1, Ordering::Relaxed);
        let all = self.backends.iter().cycle().skip(turn % self.backends.len());
        let ready = all.take(self.backends.len()).filter(|b| b.is_ready.load(Ordering::Relaxed));
        ready.map(|b| TcpStream::connect_timeout(&b.address, PATIENCE)).find_map(Result::ok)
    }
}

fn spawn(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().stack_size(STACK).spawn(work).map(drop)
}

/// Tells a client that there is no node for it. What it asks is read to the end, because a system
/// that closes on something unread takes its answer back.
fn decline(mut client: &TcpStream) -> io::Result<()> {
    client.write_all(NOBODY.as_bytes())?;
    client.shutdown(Shutdown::Write)?;
    client.set_read_timeout(Some(PATIENCE))?;
    io::copy(&mut client, &mut io::sink()).map(drop)
}

/// Copies both ways until the node has said its last word. A client that has said its own may still
/// listen.
fn pipe(client: &TcpStream, node: &TcpStream) -> io::Result<()> {
    client.set_nodelay(true)?;
    node.set_nodelay(true)?;
    let (from_client, to_node) = (client.try_clone()?, node.try_clone()?);
    spawn(move || {
        // However it ended, the node is told that nothing more comes.
        let _ = io::copy(&mut &from_client, &mut &to_node);
        let _ = to_node.shutdown(Shutdown::Write);
    })?;
    let _ = io::copy(&mut &*node, &mut &*client);
    let _ = client.shutdown(Shutdown::Both);
    let _ = node.shutdown(Shutdown::Both);
    Ok(())
}

#[cfg(test)]
#[path = "proxy_tests.rs"]
mod tests;
