//! Sockets: from the handshake to the last message.
//!
//! - [`session`]: one client's socket
//! - [`outbox`]: what waits to be sent to it
//! - [`lag`]: how long its messages travel

mod lag;
mod outbox;
mod session;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

pub use outbox::{Outbox, encode};

use crate::house::House;
use crate::routes::{Fault, Guest};

/// Small buffers: most sockets are quiet most of the time.
const BUFFER: usize = 4 * 1024;

/// Opens a socket.
pub async fn open(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !is_welcome(&house, &headers) {
        let why = "this page may not open sockets here: open the one that this server serves";
        return Fault::new(StatusCode::FORBIDDEN, "origin", why).into_response();
    }
    if house.counts.sockets.load(Ordering::Relaxed) >= house.config.sockets as u64 {
        let why = "too many sockets are open: try again later";
        return Fault::new(StatusCode::SERVICE_UNAVAILABLE, "busy", why).into_response();
    }
    let largest = house.config.largest_message;
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_message_size(largest)
        .max_frame_size(largest)
        .on_upgrade(move |socket| session::run(house, guest, socket))
}

/// Whether the page that asks is one of ours. Programs send no origin, and need no protection
/// from pages.
fn is_welcome(house: &House, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let Some(origin) = text(header::ORIGIN) else { return true };
    let same = |host: &str| origin.split_once("://").is_some_and(|(_, name)| name == host);
    text(header::HOST).is_some_and(same) || house.config.origins.iter().any(|known| known == origin)
}
