//! Sockets, and room for them.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::StatusCode;
use axum::response::Response;

use super::faults::Changing;
use super::guest::{Address, Client};
use super::{Fault, Guest};
use crate::house::House;
use crate::limits::Connection;
use crate::socket;

/// Small buffers: most sockets are quiet most of the time, and most of what is said there is short.
const READ_BUFFER: usize = 1024;
const WRITE_BUFFER: usize = 4 * 1024;

/// Opens a socket: messages as `Inbound` out, as `Outbound` back, the first one `hello`.
#[utoipa::path(
    get,
    path = "/socket",
    tag = "play",
    responses((status = 101, description = "The socket is open."), Changing),
)]
pub async fn open(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Extension(Client(client)): Extension<Client>,
    Extension(Address(address)): Extension<Address>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Fault> {
    let no_socket =
        |no: WebSocketUpgradeRejection| Fault::malformed(StatusCode::BAD_REQUEST, no.body_text());
    let upgrade = upgrade.map_err(no_socket)?;
    let held = connection(&house, client)?;
    let largest = house.config.largest_message;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(largest)
        .max_frame_size(largest);
    Ok(upgrade.on_upgrade(move |socket| async move {
        socket::run(house, guest, address, client, socket).await;
        drop(held);
    }))
}

/// Room for one more connection of that client.
pub fn connection(house: &House, client: IpAddr) -> Result<Connection, Fault> {
    if house.counts.sockets.load(Ordering::Relaxed) >= house.config.sockets as u64 {
        return Err(Fault::NoSocket);
    }
    let held = house.connections.open(client, house.config.client_sockets);
    held.ok_or(Fault::TooManySockets)
}
