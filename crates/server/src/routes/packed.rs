//! Answers in fewer bytes.

use std::io::Write;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;

use super::Fault;

/// Shorter answers fit into a packet anyway.
const WORTH_PACKING: usize = 1_024;

/// A value as JSON, packed where the caller can unpack it. Not for answers with secrets: how
/// small they get would tell something about them.
pub fn json<T: Serialize>(headers: &HeaderMap, value: &T) -> Result<Response, Fault> {
    let plain = serde_json::to_vec(value).map_err(|error| error.to_string())?;
    let mut about = HeaderMap::new();
    about.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    about.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if plain.len() < WORTH_PACKING || !unpacks(headers) {
        return Ok((about, Bytes::from(plain)).into_response());
    }
    let packed = pack(&plain).map_err(|error| error.to_string())?;
    about.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    Ok((about, Bytes::from(packed)).into_response())
}

fn pack(plain: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(plain)?;
    encoder.finish()
}

/// Whether the caller can unpack gzip: `gzip;q=0` says no.
fn unpacks(headers: &HeaderMap) -> bool {
    let lines = headers.get_all(header::ACCEPT_ENCODING).iter();
    let mut words = lines.filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(','));
    words.any(|word| {
        let (name, weight) = word.split_once(';').unwrap_or((word, ""));
        let weight = weight.trim().strip_prefix("q=").map(str::parse::<f32>);
        name.trim().eq_ignore_ascii_case("gzip") && weight.is_none_or(|q| q.is_ok_and(|q| q > 0.0))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_can_unpack_gets_something_packed() {
        for (said, expected) in [
            ("gzip", true),
            ("br, GZIP;q=0.5", true),
            ("gzip;q=0", false),
            ("br", false),
            ("gzip;q=much", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, said.parse().unwrap());
            assert_eq!(unpacks(&headers), expected, "{said}");
        }
        assert!(!unpacks(&HeaderMap::new()));
    }
}
