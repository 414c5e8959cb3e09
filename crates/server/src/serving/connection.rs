//! One connection, request by request.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;

use axum::Router;
use axum::http::{Request, StatusCode};
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::watch;

use super::body::Timely;
use super::door::{Lane, Pass};
use super::line::{Line, Phase};
use super::{Peer, is_probe};
use crate::config::Timeouts;
use crate::fault::Fault;

/// Who is connected, and how.
pub struct Caller {
    pub peer: SocketAddr,
    pub pass: Pass,
    pub timeouts: Timeouts,
    /// Says when to finish.
    pub stopped: watch::Receiver<()>,
}

/// How much is kept of a head that has not come to its end.
const LARGEST_HEAD: usize = 64 * 1024;

/// Serves until the connection ends or becomes a socket.
pub async fn serve<S>(stream: S, caller: Caller, router: Router)
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let Caller { peer, pass, timeouts, mut stopped } = caller;
    let lane = pass.lane;
    let phase = Arc::new(Phase::new());
    let line = Line::new(stream, Arc::clone(&phase), timeouts, pass);
    let service = service_fn(answer(router, phase, lane, peer, timeouts));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(timeouts.idle)
        .max_buf_size(LARGEST_HEAD)
        .keep_alive(lane == Lane::Ordinary);
    let connection = http.serve_connection(TokioIo::new(line), service).with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        _ = stopped.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke");
    }
}

/// Passes a request on to the routes, as far as the connection is good for that.
fn answer(
    router: Router,
    phase: Arc<Phase>,
    lane: Lane,
    peer: SocketAddr,
    timeouts: Timeouts,
) -> impl Fn(Request<Incoming>) -> Answer {
    let routes = TowerToHyperService::new(router);
    move |request| {
        phase.head_is_read();
        let phase = Arc::clone(&phase);
        let mut request = request.map(|body| Timely::new(body, timeouts.body));
        let is_welcome = lane == Lane::Ordinary || is_probe(request.uri().path());
        request.extensions_mut().insert::<Peer>(axum::extract::ConnectInfo(peer));
        let answered = is_welcome.then(|| routes.call(request));
        Box::pin(async move {
            let response = match answered {
                Some(answered) => answered.await?,
                None => Fault::NoRoom.into_response(),
            };
            // A socket has no next request.
            if response.status() != StatusCode::SWITCHING_PROTOCOLS {
                phase.is_answered();
            }
            Ok(response)
        })
    }
}

type Answer = std::pin::Pin<Box<dyn Future<Output = Result<Response, Infallible>> + Send>>;
