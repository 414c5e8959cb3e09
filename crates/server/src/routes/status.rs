//! How the server does, and the headers of every answer.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use wire::status::Status;

use super::faults::Asking;
use super::{Fault, metrics};
use crate::house::House;

/// Tells how the server does.
#[utoipa::path(
    get,
    path = "/status",
    tag = "server",
    responses((status = 200, body = Status), Asking),
)]
pub async fn status(State(house): State<Arc<House>>) -> Json<Status> {
    let counts = &house.counts;
    Json(Status {
        house_ms: house.now_ms(),
        matches_in_memory: house.matches.count(),
        sockets: counts.sockets.load(Ordering::Relaxed),
        acknowledged: counts.acknowledged.load(Ordering::Relaxed),
        refused: counts.refused.load(Ordering::Relaxed),
        resyncs: counts.resyncs.load(Ordering::Relaxed),
    })
}

/// Says that the process answers.
#[utoipa::path(
    get,
    path = "/healthz",
    tag = "server",
    responses((status = 200, body = String, content_type = "text/plain")),
)]
pub async fn healthy() -> &'static str {
    "ok\n"
}

/// Says that the store can be written to as well.
#[utoipa::path(
    get,
    path = "/readyz",
    tag = "server",
    responses((status = 200, body = String, content_type = "text/plain"), Asking),
)]
pub async fn ready(State(house): State<Arc<House>>) -> Result<&'static str, Fault> {
    if house.this_node.is_leaving() {
        return Err(Fault::Closing);
    }
    house.readiness.check(house.store.as_ref()).await?;
    Ok("ok\n")
}

/// Tells what is measured, for Prometheus.
#[utoipa::path(
    get,
    path = "/metrics",
    tag = "server",
    responses((status = 200, body = String, content_type = "application/openmetrics-text")),
)]
pub async fn metrics(State(house): State<Arc<House>>) -> Result<impl IntoResponse, Fault> {
    let page = metrics::page(&house).await.map_err(|error| error.to_string())?;
    Ok(([(header::CONTENT_TYPE, metrics::KIND)], page))
}

const HEADERS: [(HeaderName, &str); 4] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         style-src-attr 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; \
         manifest-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
];

/// Adds the headers that keep browsers careful.
pub async fn headers(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}
