//! How the server does, and the headers of every answer.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use store::{Phase, Tables};
use wire::status::Status;

use super::Fault;
use super::faults::Asking;
use super::page::{self, escape, grid};
use super::tables::read;
use crate::house::House;
use crate::metrics;

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
        matches_in_memory: house.in_memory(),
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

/// Says that the store answers too.
#[utoipa::path(
    get,
    path = "/readyz",
    tag = "server",
    responses((status = 200, body = String, content_type = "text/plain"), Asking),
)]
pub async fn ready(State(house): State<Arc<House>>) -> Result<&'static str, Fault> {
    house.store.setting("house-ms").await?;
    Ok("ok\n")
}

/// Tells what is measured, for Prometheus.
#[utoipa::path(
    get,
    path = "/metrics",
    tag = "server",
    responses((status = 200, body = String, content_type = "text/plain")),
)]
pub async fn metrics(State(house): State<Arc<House>>) -> impl IntoResponse {
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], metrics::page(&house))
}

/// So many tables of each phase are shown.
const SHOWN: u32 = 50;

/// Shows the public tables, until there is a page to play on.
#[utoipa::path(
    get,
    path = "/",
    tag = "pages",
    responses((status = 200, body = String, content_type = "text/html"), Asking),
)]
pub async fn page(State(house): State<Arc<House>>) -> Result<Html<String>, Fault> {
    let mut body = "<p>The server is up. Programs: <a href=\"/api/openapi.json\">the interface\
         </a>, <a href=\"/metrics\">measurements</a>.</p>\n"
        .to_owned();
    let phases = [("Open tables", Phase::Open), ("Live", Phase::Live), ("Over", Phase::Over)];
    for (name, phase) in phases {
        let rows = house.store.tables(Tables::Public(phase), SHOWN).await?;
        let mut cells = Vec::new();
        for row in &rows {
            let head = read(row)?;
            let seats = head
                .seats
                .iter()
                .map(|place| escape(place.as_ref().map_or("(free)", |place| place.name.as_str())));
            let key = escape(&row.key);
            let links = match phase {
                Phase::Over => format!(
                    "<a href=\"/verify/{key}\">verify</a>, \
                     <a href=\"/api/tables/{key}/statistics\">statistics</a>, \
                     <a href=\"/api/tables/{key}/record\">record</a>"
                ),
                Phase::Open | Phase::Live => format!("<a href=\"/api/tables/{key}\">table</a>"),
            };
            let seats: Vec<String> = seats.collect();
            cells.push(vec![escape(&head.game), seats.join(", "), row.version.to_string(), links]);
        }
        body.push_str(&format!("<h2>{name}: {}</h2>\n", cells.len()));
        if !cells.is_empty() {
            body.push_str(&grid(&["game", "seats", "lines", ""], cells.into_iter()));
        }
    }
    Ok(page::page("Tokyo Tabletop", &body))
}

const HEADERS: [(HeaderName, &str); 4] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; \
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
