//! Telling a browser that it is somebody's turn, although no page is open.

use serde::{Deserialize, Serialize};
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

/// The key by which a browser knows the server's messages.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PushKey {
    /// In base64 for addresses: what `pushManager.subscribe` wants as `applicationServerKey`.
    pub key: String,
}

/// A browser that wants to be told, as its `PushSubscription` describes itself.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Subscribe {
    /// Where the browser's vendor takes messages for it: a public https address.
    pub endpoint: String,
    /// The browser's public key.
    pub p256dh: String,
    /// What it shares with those who write to it.
    pub auth: String,
    /// The language that it is told in.
    pub lang: String,
}

/// A browser that wants to be told nothing any more.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Unsubscribe {
    /// As it subscribed.
    pub endpoint: String,
}

/// Whether a browser is told.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Subscribed {
    /// Whether it is.
    pub subscribed: bool,
}
