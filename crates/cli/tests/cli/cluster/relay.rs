//! What stands between nodes and a service, and can be told to fail: it holds everything up,
//! swallows answers, or hangs up and takes no calls.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A relay to a service on this machine.
pub struct Relay {
    pub port: u16,
    mode: watch::Sender<Mode>,
    /// Answers that nobody was given, in bytes.
    swallowed: Arc<AtomicU64>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Open,
    /// Nothing passes, and nothing is lost.
    Held,
    /// Questions pass, answers are lost.
    Deaf,
    /// Nobody is let in.
    Shut,
}

#[derive(Clone, Copy)]
struct Mode {
    way: Way,
    /// How often all connections were broken.
    round: u64,
}

impl Relay {
    /// Runs as long as the test does.
    pub async fn start(service: u16) -> Relay {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let mode = watch::Sender::new(Mode { way: Way::Open, round: 0 });
        let swallowed = Arc::new(AtomicU64::new(0));
        let (modes, counter) = (mode.subscribe(), Arc::clone(&swallowed));
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if modes.borrow().way != Way::Shut {
                    tokio::spawn(connect(client, service, modes.clone(), Arc::clone(&counter)));
                }
            }
        });
        Relay { port, mode, swallowed }
    }

    fn turn(&self, way: Way, breaks: bool) {
        self.mode.send_modify(|mode| {
            mode.way = way;
            mode.round += u64::from(breaks);
        });
    }

    /// The service is not there for that long: everybody connected is cut off, and nobody gets in.
    pub async fn away(&self, time: Duration) {
        self.turn(Way::Shut, true);
        tokio::time::sleep(time).await;
        self.turn(Way::Open, false);
    }

    /// The service stands still for that long, and goes on where it was.
    pub async fn hold(&self, time: Duration) {
        self.turn(Way::Held, false);
        tokio::time::sleep(time).await;
        self.turn(Way::Open, false);
    }

    /// The service does what it is asked for that long, but nobody hears its answers; then all
    /// connections break. Tells how many bytes were not heard.
    pub async fn lose_answers(&self, time: Duration) -> u64 {
        let before = self.swallowed.load(Ordering::Relaxed);
        self.turn(Way::Deaf, false);
        tokio::time::sleep(time).await;
        self.turn(Way::Open, true);
        self.swallowed.load(Ordering::Relaxed) - before
    }
}

async fn connect(
    client: TcpStream,
    service: u16,
    modes: watch::Receiver<Mode>,
    swallowed: Arc<AtomicU64>,
) {
    let Ok(server) = TcpStream::connect(("127.0.0.1", service)).await else { return };
    let _ = (client.set_nodelay(true), server.set_nodelay(true));
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    // Whichever side ends ends the other.
    tokio::select! {
        () = carry(from_client, to_server, modes.clone(), None) => {}
        () = carry(from_server, to_client, modes, Some(swallowed)) => {}
    }
}

/// Carries bytes one way until the connection is broken. Answers can be swallowed.
async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut modes: watch::Receiver<Mode>,
    swallowed: Option<Arc<AtomicU64>>,
) {
    let born = modes.borrow().round;
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let read = tokio::select! {
            read = from.read(&mut buffer) => read,
            _ = modes.wait_for(|mode| mode.round != born) => return,
        };
        let Ok(count @ 1..) = read else { return };
        let passes = modes.wait_for(|mode| mode.round != born || mode.way != Way::Held).await;
        let Ok(mode) = passes.map(|mode| *mode) else { return };
        if mode.round != born {
            return;
        }
        match &swallowed {
            Some(swallowed) if mode.way == Way::Deaf => {
                swallowed.fetch_add(count as u64, Ordering::Relaxed);
            }
            _ if to.write_all(&buffer[..count]).await.is_err() => return,
            _ => {}
        }
    }
}
