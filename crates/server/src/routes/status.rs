//! How the server does, and the headers of every answer.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{Html, Response};
use serde_json::{Value, json};

use super::Fault;
use crate::house::House;

/// `GET /api/status`
pub async fn status(State(house): State<Arc<House>>) -> Json<Value> {
    let counts = &house.counts;
    Json(json!({
        "house_ms": house.now_ms(),
        "matches_in_memory": house.in_memory(),
        "sockets": counts.sockets.load(Ordering::Relaxed),
        "acknowledged": counts.acknowledged.load(Ordering::Relaxed),
        "refused": counts.refused.load(Ordering::Relaxed),
        "resyncs": counts.resyncs.load(Ordering::Relaxed),
    }))
}

/// `GET /healthz`: the process answers.
pub async fn healthy() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: the store answers too.
pub async fn ready(State(house): State<Arc<House>>) -> Result<&'static str, Fault> {
    house.store.setting("house-ms").await?;
    Ok("ok\n")
}

/// `GET /`: until there is a page to play on.
pub async fn page(State(house): State<Arc<House>>) -> Html<String> {
    Html(format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tokyo Tabletop</title>\
         <h1>Tokyo Tabletop</h1><p>The server is up. Matches in memory: {}.</p>",
        house.in_memory()
    ))
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
