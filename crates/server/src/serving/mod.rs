//! Connections: from the moment somebody knocks until the last byte.
//!
//! - [`door`]: who is let in, before anything is read
//! - [`connection`]: one connection, request by request
//! - [`line`]: its bytes, which must not stand still for long
//! - [`body`]: the bodies of requests, which must come in time
//! - [`tls`]: encryption, for hosts without a proxy
//! - [`backoff`]: what to do when nobody can be let in
//!
//! **Nobody holds a connection by being slow**: everything that the server waits for has a limit,
//! except for the next message on an open socket; and there, pings tell whether anybody is left.

mod backoff;
mod body;
mod connection;
mod door;
mod line;
mod tls;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use socket2::{SockRef, TcpKeepalive};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

pub use body::TooSlow;
pub use tls::{Tls, TlsError};

use crate::house::{House, until_closing};
use backoff::Backoff;
use connection::Caller;
use door::{Door, Lane};

/// Serves everyone who comes until the house closes, then waits until everybody has gone.
pub async fn serve(listener: TcpListener, house: Arc<House>, router: Router, tls: Option<Tls>) {
    let mut closing = house.closing.subscribe();
    let door = Door::new(&house.config);
    let (stop, stopped) = watch::channel(());
    // Dropped with this task, so that nobody outlives a server that has lost its patience.
    let mut callers = JoinSet::new();
    let mut backoff = Backoff::default();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = callers.join_next() => continue,
            () = until_closing(&mut closing) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if is_callers_fault(&error) => continue,
            Err(error) => {
                let pause = backoff.next();
                let pause_ms = pause.as_millis() as u64;
                tracing::warn!(%error, pause_ms, "a connection cannot be accepted");
                tokio::time::sleep(pause).await;
                continue;
            }
        };
        backoff.reset();
        let Some(pass) = door.admit(peer.ip()) else {
            house.metrics.turned_away.inc();
            continue;
        };
        if let Err(error) = prepare(&stream) {
            // It has gone already.
            tracing::debug!(%error, "a connection cannot be prepared");
            continue;
        }
        let mut timeouts = house.config.timeouts;
        if pass.lane == Lane::Reserve {
            timeouts.head = timeouts.head.min(door::RESERVE_HEAD);
        }
        let caller = Caller { peer, pass, timeouts, stopped: stopped.clone() };
        let (router, tls) = (router.clone(), tls.clone());
        callers.spawn(welcome(stream, caller, router, tls));
    }
    drop((listener, closing, stopped));
    stop.send_replace(());
    while callers.join_next().await.is_some() {}
}

/// Agrees on encryption where there is any, and serves.
async fn welcome(stream: TcpStream, caller: Caller, router: Router, tls: Option<Tls>) {
    let Some(tls) = tls else {
        return connection::serve(stream, caller, router).await;
    };
    match tokio::time::timeout(caller.timeouts.head, tls.accept(stream)).await {
        Ok(Ok(stream)) => connection::serve(stream, caller, router).await,
        Ok(Err(error)) => tracing::debug!(%error, "no agreement on encryption"),
        Err(_) => tracing::debug!("no agreement on encryption in time"),
    }
}

/// How soon a peer that has vanished without a word is noticed.
const KEEPALIVE_AFTER: Duration = Duration::from_secs(60);
const KEEPALIVE_EVERY: Duration = Duration::from_secs(15);

/// Sends at once what there is to send, and notices peers that have vanished.
fn prepare(stream: &TcpStream) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let keepalive = TcpKeepalive::new().with_time(KEEPALIVE_AFTER).with_interval(KEEPALIVE_EVERY);
    SockRef::from(stream).set_tcp_keepalive(&keepalive)
}

/// Whether an error concerns nobody but the one who knocked.
fn is_callers_fault(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Where a request comes from, as far as the connection tells.
pub type Peer = axum::extract::ConnectInfo<SocketAddr>;

/// Whether that is an address of programs that watch over the server.
pub fn is_probe(path: &str) -> bool {
    ["/healthz", "/readyz", "/metrics"].contains(&path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nothing_is_held_back_and_vanished_peers_are_noticed() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (_peer, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let (stream, _) = accepted.unwrap();
        assert!(!stream.nodelay().unwrap(), "the system holds small packets back");
        prepare(&stream).unwrap();
        assert!(stream.nodelay().unwrap() && SockRef::from(&stream).keepalive().unwrap());
    }
}
