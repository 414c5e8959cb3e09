//! What is answered when something is wrong.

use std::fmt;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use store::StoreError;
use wire::lobby::{Problem, Trouble};

/// Something is wrong: a status, a word for programs and a sentence for people.
#[derive(Debug)]
pub struct Fault {
    status: StatusCode,
    code: &'static str,
    message: String,
}

impl Fault {
    /// A fault.
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Fault {
        Fault { status, code, message: message.into() }
    }

    /// The sentence for people.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// What was asked for cannot be.
    pub fn wrong(message: impl Into<String>) -> Fault {
        Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "wrong", message)
    }

    /// Not for whoever asks.
    pub fn forbidden(message: impl Into<String>) -> Fault {
        Fault::new(StatusCode::FORBIDDEN, "forbidden", message)
    }

    /// Not now.
    pub fn conflict(message: impl Into<String>) -> Fault {
        Fault::new(StatusCode::CONFLICT, "conflict", message)
    }

    /// Whether what was asked for is not there.
    pub fn is_missing(&self) -> bool {
        self.status == StatusCode::NOT_FOUND
    }

    /// There is no such table.
    pub fn no_table() -> Fault {
        Fault::new(StatusCode::NOT_FOUND, "no-table", "there is no such table")
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        let code = match error {
            StoreError::Missing => return Fault::no_table(),
            StoreError::Full => "disk-full",
            StoreError::Closed => "closing",
            _ => "store",
        };
        Fault::new(StatusCode::SERVICE_UNAVAILABLE, code, error.to_string())
    }
}

/// Only the machine can be at fault where a sentence comes without more.
impl From<String> for Fault {
    fn from(message: String) -> Fault {
        tracing::error!(%message, "an answer could not be made");
        Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", message)
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let error = Trouble { code: self.code.into(), message: self.message };
        let body = Problem { error };
        (self.status, Json(body)).into_response()
    }
}
