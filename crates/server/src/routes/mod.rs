//! The HTTP interface.
//!
//! - [`guest`]: who asks, and how often they may
//! - [`body`]: requests, read strictly
//! - [`fault`]: what is answered when something is wrong
//! - [`games`]: the shelf
//! - [`lobby`]: tables, before the match
//! - [`after`]: records and replays
//! - [`status`]: how the server does

mod after;
mod body;
mod fault;
mod games;
mod guest;
mod lobby;
mod status;
mod tables;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use axum::{Router, middleware};

pub use fault::Fault;
pub use guest::Guest;
pub use tables::describe;

use crate::house::House;
use crate::socket;

/// All addresses.
pub fn router(house: Arc<House>) -> Router {
    let table = Router::new()
        .route("/", get(lobby::info))
        .route("/join", post(lobby::join))
        .route("/leave", post(lobby::leave))
        .route("/kick", post(lobby::kick))
        .route("/bot", post(lobby::add_bot))
        .route("/options", post(lobby::options))
        .route("/start", post(lobby::start))
        .route("/rematch", post(lobby::rematch))
        .route("/record", get(after::record))
        .route("/replay", get(after::replay));
    let api = Router::new()
        .route("/games", get(games::list))
        .route("/me", get(guest::me).post(guest::rename))
        .route("/tables", get(lobby::list).post(lobby::create))
        .nest("/tables/{key}", table)
        .route("/status", get(status::status))
        .route("/socket", get(socket::open))
        .fallback(fault::nothing_here)
        .layer(middleware::from_fn_with_state(Arc::clone(&house), guest::identify));
    Router::new()
        .nest("/api", api)
        .route("/", get(status::page))
        .route("/healthz", get(status::healthy))
        .route("/readyz", get(status::ready))
        .layer(DefaultBodyLimit::max(house.config.largest_message))
        .layer(middleware::map_response(status::headers))
        .with_state(house)
}
