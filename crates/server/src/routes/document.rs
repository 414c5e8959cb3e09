//! The HTTP interface, described for programs.

use axum::Extension;
use axum::body::Bytes;
use axum::http::{HeaderValue, header};
use axum::response::IntoResponse;
use utoipa::OpenApi;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityRequirement, SecurityScheme};

use super::faults::Asking;

/// What the document begins with.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tokyo Tabletop",
        description = "Tables, matches and records. Every fault is answered as `Problem`: a word \
                       for programs and a sentence for people. The caller is a guest, known by \
                       a signed cookie or by `Authorization: Bearer TOKEN`."
    ),
    components(schemas(
        wire::lobby::Problem,
        wire::lobby::Trouble,
        wire::Inbound,
        wire::Outbound
    ))
)]
struct Preface;

/// What the document begins with.
pub fn preface() -> utoipa::openapi::OpenApi {
    let mut preface = Preface::openapi();
    let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
    preface.components.get_or_insert_default().add_security_scheme("token", bearer);
    // A cookie will do as well, and strangers get one.
    let token = SecurityRequirement::new("token", Vec::<String>::new());
    preface.security = Some(vec![SecurityRequirement::default(), token]);
    preface
}

/// The document as text, written once. It is shared: the router clones what it carries with every
/// request.
#[derive(Clone, Debug)]
pub struct Written(Bytes);

impl Written {
    /// Writes it down.
    #[expect(clippy::expect_used, reason = "plain data, whose keys are all strings")]
    pub fn new(document: &utoipa::openapi::OpenApi) -> Written {
        Written(document.to_json().expect("the document has a JSON form").into())
    }
}

/// This document.
#[utoipa::path(
    get,
    path = "/openapi.json",
    tag = "server",
    responses((status = 200, body = Object, content_type = "application/json"), Asking),
)]
pub async fn document(Extension(Written(text)): Extension<Written>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], text)
}
