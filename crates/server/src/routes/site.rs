//! The page to play on.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};

use super::lost::nothing_here;

/// For a binary without a page.
const NOT_BUILT: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
     <title>Tokyo Tabletop</title>\n<h1>The page was not built</h1>\n\
     <p>The server is up, but this binary was compiled without the page to play on. Run \
     <code>cargo xtask play</code>, which builds everything and starts the server; or \
     <code>cargo xtask client</code>, and compile again.</p>\n\
     <p>Programs find the interface at <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p>\n\
     </html>\n";

/// Files whose names change with their contents are kept; all others are asked for again.
const LASTING: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

/// Gives a file of the page. An address that is no file is one of the page's own: it begins with
/// the same document, which reads the address itself.
pub async fn site(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if method != Method::GET && method != Method::HEAD {
        return nothing_here().await.into_response();
    }
    if !is_file && !page::is_built() {
        return (StatusCode::SERVICE_UNAVAILABLE, Html(NOT_BUILT)).into_response();
    }
    let unpacks = mentions(&headers, header::ACCEPT_ENCODING, "gzip");
    match page::file(if is_file { path } else { page::START }, unpacks) {
        Some(file) => answer(file, &headers),
        None => nothing_here().await.into_response(),
    }
}

fn mentions(headers: &HeaderMap, name: header::HeaderName, word: &str) -> bool {
    headers.get(name).and_then(|value| value.to_str().ok()).is_some_and(|text| text.contains(word))
}

/// The file, or that the asker has it already.
fn answer(file: page::File, headers: &HeaderMap) -> Response {
    let mut about = HeaderMap::new();
    about.insert(header::CACHE_CONTROL, if file.is_lasting { LASTING } else { ASK_AGAIN });
    about.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&format!("\"{}\"", file.tag)) {
        about.insert(header::ETAG, tag);
    }
    if mentions(headers, header::IF_NONE_MATCH, &file.tag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    about.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.kind));
    if file.is_packed {
        about.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    (about, file.bytes).into_response()
}
