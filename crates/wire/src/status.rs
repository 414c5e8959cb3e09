//! How the server does.

use serde::Serialize;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

/// How the server does.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct Status {
    /// How long servers of this store have been up, altogether.
    pub house_ms: u64,
    /// Matches in memory.
    pub matches_in_memory: usize,
    /// Sockets and event streams open now.
    pub sockets: u64,
    /// Commands made durable since the start.
    pub acknowledged: u64,
    /// Commands refused since the start.
    pub refused: u64,
    /// Clients that read too slowly since the start.
    pub resyncs: u64,
}
