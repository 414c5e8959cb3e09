//! Hands requests to the node that holds their table.
//!
//! Whatever concerns a table goes to the node that holds it, unchanged: requests, event streams,
//! and sockets that name the table in their address (`/api/socket?table=KEY`). Bytes are copied,
//! nothing is read, so a client's answers to pings come from the client, and the one who redacts is
//! the holder. **One hop at most**: a node that does not hold what it is handed says `moved`.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::body::Body;
use axum::extract::{ConnectInfo, OriginalUri, Request, State};
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use store::Holder;
use tokio::net::TcpStream;

use crate::fault::Fault;
use crate::house::House;
use crate::{proxy, voucher};

/// A request that another node hands on, for a client at that address.
#[derive(Clone, Copy, Debug)]
pub struct Piped(pub IpAddr);

/// What another node vouches for: where the client is, and when that was said.
const VOUCHER: HeaderName = HeaderName::from_static("tokyo-pipe");

/// How long the holder may take to be reached.
const PATIENCE: Duration = Duration::from_secs(2);

/// Hands a request to the node that holds its table, or lets it through.
pub async fn pipe(
    State(house): State<Arc<House>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    OriginalUri(uri): OriginalUri,
    mut request: Request,
    next: Next,
) -> Response {
    if !house.this_node.is_one_of_many() {
        return next.run(request).await;
    }
    let vouched = request.headers_mut().remove(VOUCHER);
    let piped = vouched.and_then(|voucher| {
        voucher::read(&house.signer, &uri, voucher.to_str().ok()?, house.now_ms()).map(Piped)
    });
    if let Some(piped) = piped {
        request.extensions_mut().insert(piped);
    }
    let Some(key) = table_of(&uri) else { return next.run(request).await };
    match elsewhere(&house, key).await {
        Ok(None) => next.run(request).await,
        Ok(Some(_)) if piped.is_some() => Fault::Moved.into_response(),
        Ok(Some(holder)) => {
            let trusted = &house.config.trusted_proxies;
            let client = proxy::client_by(request.headers(), peer.ip(), trusted);
            let handed = hand_over(&house, &holder, &uri, client, request).await;
            handed.unwrap_or_else(|why| {
                tracing::info!(node = holder.node, why, "a node cannot be reached");
                Fault::Moved.into_response()
            })
        }
        Err(fault) => fault.into_response(),
    }
}

/// The other node that holds a table, if there is one.
async fn elsewhere(house: &House, key: &str) -> Result<Option<Holder>, Fault> {
    if house.waiting.holds(key) || house.matches.is_live(key) {
        return Ok(None);
    }
    let holder = house.store.holder(key).await?;
    Ok(holder.filter(|holder| holder.node != house.this_node.id))
}

/// The table that a request is about: `/api/tables/KEY/…` or `/api/socket?table=KEY`.
fn table_of(uri: &Uri) -> Option<&str> {
    let path = uri.path().strip_prefix("/api/")?;
    if path == "socket" {
        let mut pairs = uri.query()?.split('&').filter_map(|pair| pair.split_once('='));
        return pairs.find(|(name, _)| *name == "table").map(|(_, key)| key);
    }
    let key = path.strip_prefix("tables/")?.split('/').next()?;
    Some(key).filter(|key| !key.is_empty())
}

/// Hands a request to another node, and its answer back.
async fn hand_over(
    house: &Arc<House>,
    holder: &Holder,
    uri: &Uri,
    client: IpAddr,
    mut request: Request,
) -> Result<Response, String> {
    let authority = holder.address.strip_prefix("http://").unwrap_or(&holder.address);
    let reached = tokio::time::timeout(PATIENCE, TcpStream::connect(authority)).await;
    let stream = reached.map_err(|_| "no answer")?.map_err(|error| error.to_string())?;
    stream.set_nodelay(true).map_err(|error| error.to_string())?;
    let (mut sender, connection) =
        http1::handshake(TokioIo::new(stream)).await.map_err(|error| error.to_string())?;
    // It ends with the exchange, or with what the exchange was upgraded to.
    tokio::spawn(connection.with_upgrades());
    let counted = Counted::new(house);
    let client_side = hyper::upgrade::on(&mut request);
    let path = uri.path_and_query().cloned();
    *request.uri_mut() = path.unwrap_or_else(|| PathAndQuery::from_static("/")).into();
    let voucher = voucher::write(&house.signer, uri, client, house.now_ms());
    let voucher = HeaderValue::from_str(&voucher).map_err(|error| error.to_string())?;
    request.headers_mut().insert(VOUCHER, voucher);
    drop_connection_header(request.headers_mut());
    let mut answer = sender.send_request(request).await.map_err(|error| error.to_string())?;
    if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
        let holder_side = hyper::upgrade::on(&mut answer);
        tokio::spawn(async move {
            if let (Ok(client), Ok(holder)) = tokio::join!(client_side, holder_side) {
                let (mut client, mut holder) = (TokioIo::new(client), TokioIo::new(holder));
                // Whichever side ends ends the other: the client comes back, and resumes.
                let _ = tokio::io::copy_bidirectional(&mut client, &mut holder).await;
            }
            drop(counted);
        });
        return Ok(answer.map(|_| Body::empty()));
    }
    Ok(answer.map(|body| Body::new(Held { body, _counted: counted })))
}

/// What a connection header says holds for one connection only, except that it is to be upgraded.
fn drop_connection_header(headers: &mut HeaderMap) {
    if !headers.contains_key(header::UPGRADE) {
        headers.remove(header::CONNECTION);
    }
}

/// Counts what is piped, for as long as it lives.
struct Counted(Arc<House>);

impl Counted {
    fn new(house: &Arc<House>) -> Counted {
        house.this_node.piped.fetch_add(1, Ordering::Relaxed);
        Counted(Arc::clone(house))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let piped: &AtomicU64 = &self.0.this_node.piped;
        piped.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A body that counts as piped until it has gone.
struct Held {
    body: hyper::body::Incoming,
    _counted: Counted,
}

impl hyper::body::Body for Held {
    type Data = <hyper::body::Incoming as hyper::body::Body>::Data;
    type Error = hyper::Error;

    fn poll_frame(
        mut self: std::pin::Pin<&mut Self>,
        context: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Result<hyper::body::Frame<Self::Data>, Self::Error>>> {
        std::pin::Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_named_in_the_path_or_for_sockets_in_the_query() {
        let table = |uri: &'static str| {
            let uri = Uri::from_static(uri);
            table_of(&uri).map(String::from)
        };
        assert_eq!(table("/api/tables/abc/command?x=1").as_deref(), Some("abc"));
        assert_eq!(table("/api/tables/abc").as_deref(), Some("abc"));
        assert_eq!(table("/api/socket?lang=fr&table=abc").as_deref(), Some("abc"));
        for other in ["/api/tables", "/api/tables?game=x", "/api/socket", "/api/games", "/t/abc"] {
            assert_eq!(table(other), None, "{other}");
        }
    }
}
