//! The page: the built client, inside the binary.
//!
//! `cargo xtask client` builds it into `client/dist`. A release binary carries the files; a debug
//! binary reads them from there each time, so that a rebuilt page needs no compiler.
//! A build without them works too: then there is no page, and the server says how to get one.

use std::borrow::Cow;

use rust_embed::Embed;

#[derive(Embed)]
#[folder = "$CARGO_MANIFEST_DIR/../../client/dist"]
#[allow_missing = true]
struct Built;

/// The document that every address of the page begins with.
pub const START: &str = "index.html";

/// A file of the page.
pub struct File {
    pub bytes: Cow<'static, [u8]>,
    /// What kind of file, for the browser.
    pub kind: &'static str,
    /// Whether it is packed with gzip.
    pub is_packed: bool,
    /// Changes with its contents.
    pub tag: String,
    /// Whether its name changes with its contents, so that it can be kept for ever.
    pub is_lasting: bool,
}

/// Whether there is a page at all.
pub fn is_built() -> bool {
    Built::get(START).is_some()
}

/// The file at that path, without the slash before it; packed where the asker can unpack.
pub fn file(path: &str, unpacks: bool) -> Option<File> {
    if path.split('/').any(|part| part.is_empty() || part.starts_with('.')) {
        return None;
    }
    let packed = if unpacks { Built::get(&format!("{path}.gz")) } else { None };
    let is_packed = packed.is_some();
    let found = packed.or_else(|| Built::get(path))?;
    let hash = found.metadata.sha256_hash();
    let tag = hash[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let is_lasting = path.starts_with("assets/");
    Some(File { bytes: found.data, kind: kind(path), is_packed, tag, is_lasting })
}

/// What kind of file, by its name.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "md" => "text/plain; charset=utf-8",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_outside_the_page_is_found() {
        for path in ["../Cargo.toml", "assets/../../package.json", "", "/index.html", ".git"] {
            assert!(file(path, false).is_none(), "{path}");
        }
    }

    #[test]
    fn kinds_are_what_browsers_insist_on() {
        assert_eq!(kind("assets/index-1.js"), "text/javascript; charset=utf-8");
        assert_eq!(kind("wasm/go/tokyo_bg.wasm"), "application/wasm");
        assert_eq!(kind("licenses.md"), "text/plain; charset=utf-8", "shown, not downloaded");
        assert_eq!(kind("LICENSE"), "application/octet-stream");
    }
}
