//! Requests, read so that the sender of a bad one is told what is wrong with it.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use super::Fault;
use crate::serving::TooSlow;

/// A JSON body.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Fault> {
        let (parts, body) = request.into_parts();
        let whole = Request::from_parts(parts.clone(), body);
        let bytes = match Bytes::from_request(whole, state).await {
            Ok(bytes) => bytes,
            Err(no) if TooSlow::is_behind(&no) => return Err(Fault::TooSlow),
            Err(no) => return Err(Fault::malformed(no.status(), no.body_text())),
        };
        // A list of the fields' values would be read as well, and nobody means that.
        if bytes.trim_ascii_start().starts_with(b"[") {
            let why = "the body has to be a JSON object, not a list";
            return Err(Fault::malformed(StatusCode::UNPROCESSABLE_ENTITY, why));
        }
        let request = Request::from_parts(parts, bytes.into());
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(no) => Err(Fault::malformed(no.status(), no.body_text())),
        }
    }
}

/// What stands behind the question mark of an address.
#[derive(Debug)]
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Fault> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(no) => Err(Fault::malformed(no.status(), no.body_text())),
        }
    }
}

/// The key of a table, from the address.
#[derive(Debug)]
pub struct Key(pub String);

impl<S: Send + Sync> FromRequestParts<S> for Key {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Key, Fault> {
        match Path::from_request_parts(parts, state).await {
            Ok(Path(key)) => Ok(Key(key)),
            Err(no) => Err(Fault::malformed(no.status(), no.body_text())),
        }
    }
}
