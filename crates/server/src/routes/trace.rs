//! Requests in the log: method, kind of address, status and time; never keys, tokens or cookies.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::house::House;

/// Puts a request into a span of its own and writes a line when it is answered.
pub async fn trace(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    // The pattern, not the address: a table's key is a secret of those who have the link.
    let matched = request.extensions().get::<MatchedPath>();
    let path = matched.map_or("-", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", method = %request.method(), %path);
    async move {
        let response = next.run(request).await;
        let status = response.status().as_u16();
        house.metrics.answer(status);
        let took_ms = begun.elapsed().as_millis() as u64;
        if status >= 500 {
            tracing::warn!(status, took_ms, "answered");
        } else {
            tracing::debug!(status, took_ms, "answered");
        }
        response
    }
    .instrument(span)
    .await
}
