//! Addresses that lead nowhere.

use axum::http::StatusCode;

use crate::fault::Fault;

/// For addresses that lead nowhere.
pub async fn nothing_here() -> Fault {
    Fault::new(StatusCode::NOT_FOUND, "no-address", "there is nothing at this address")
}

/// For addresses that are asked in a way they do not know.
pub async fn not_so() -> Fault {
    let why = "this address does not know that method: see /api/openapi.json";
    Fault::new(StatusCode::METHOD_NOT_ALLOWED, "method", why)
}
