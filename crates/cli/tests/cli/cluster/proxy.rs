//! An ordinary proxy: hands connections to whichever node answers, in turn, and people who come
//! back to another node than the last time.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

pub struct Proxy {
    pub port: u16,
    route: Arc<Route>,
}

struct Route {
    nodes: Vec<u16>,
    turn: AtomicUsize,
    /// Where the last socket of each guest went, by cookie.
    last: Mutex<HashMap<String, usize>>,
    moved: AtomicU64,
}

impl Proxy {
    /// Runs as long as the test does.
    pub async fn start(nodes: Vec<u16>) -> Proxy {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (turn, last, moved) = (AtomicUsize::new(0), Mutex::default(), AtomicU64::new(0));
        let route = Arc::new(Route { nodes, turn, last, moved });
        let shared = Arc::clone(&route);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(hand_on(client, Arc::clone(&shared)));
            }
        });
        Proxy { port, route }
    }

    /// How many sockets came to another node than the guest's last one.
    pub fn moved(&self) -> u64 {
        self.route.moved.load(Ordering::Relaxed)
    }
}

impl Route {
    /// The node to try first.
    fn first(&self, guest: Option<&str>) -> usize {
        let last = guest.and_then(|guest| self.last.lock().unwrap().get(guest).copied());
        last.map_or_else(|| self.turn.fetch_add(1, Ordering::Relaxed), |last| last + 1)
    }

    fn note(&self, guest: Option<&str>, node: usize) {
        let Some(guest) = guest else { return };
        let last = self.last.lock().unwrap().insert(guest.to_owned(), node);
        let moved = last.is_some_and(|last| last != node);
        self.moved.fetch_add(u64::from(moved), Ordering::Relaxed);
    }
}

/// A client whom no node takes is turned away, and comes again.
async fn hand_on(mut client: TcpStream, route: Arc<Route>) {
    let Some(head) = read_head(&mut client).await else { return };
    let guest = guest_of_socket(&head);
    let first = route.first(guest.as_deref());
    let count = route.nodes.len();
    for nth in (first..first + count).map(|nth| nth % count) {
        let Ok(mut node) = TcpStream::connect(("127.0.0.1", route.nodes[nth])).await else {
            continue;
        };
        route.note(guest.as_deref(), nth);
        let _ = (client.set_nodelay(true), node.set_nodelay(true));
        if node.write_all(&head).await.is_ok() {
            let _ = tokio::io::copy_bidirectional(&mut client, &mut node).await;
        }
        return;
    }
}

/// What a client says first: at least the head of a request.
async fn read_head(client: &mut TcpStream) -> Option<Vec<u8>> {
    let mut head = Vec::new();
    while !head.windows(4).any(|end| end == b"\r\n\r\n") {
        client.read_buf(&mut head).await.ok().filter(|count| *count > 0)?;
    }
    Some(head)
}

/// Who opens a socket, by cookie; nothing for any other request.
fn guest_of_socket(head: &[u8]) -> Option<String> {
    let head = String::from_utf8_lossy(head);
    let mut lines = head.lines().take_while(|line| !line.is_empty());
    lines.next().filter(|line| line.starts_with("GET /api/socket"))?;
    lines.find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("cookie").then(|| value.trim().to_owned())
    })
}
