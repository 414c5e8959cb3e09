//! People whom the caller has played with, or may play with.

use std::sync::Arc;

use axum::extract::State;
use axum::{Extension, Json};
use wire::lobby as wire_lobby;
use wire::me::{Block, Declined, HereNow, Invite, Playmates};

use super::body::{Body, Key};
use super::faults::{Asking, Changing, ChangingTable};
use super::lobby::{Described, described};
use super::{Fault, Guest};
use crate::company;
use crate::house::House;

/// Lists people who are here now, of those who agreed that strangers see them.
#[utoipa::path(
    get,
    path = "/people",
    tag = "guests",
    responses((status = 200, body = HereNow), Asking),
)]
pub async fn here(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
) -> Result<Json<HereNow>, Fault> {
    company::here_now(&house, &guest).await.map(Json)
}

/// Lists people whom the caller has played with, those met last first, then strangers whom the
/// caller has blocked.
///
/// When they are here is told only of those who agreed.
#[utoipa::path(
    get,
    path = "/me/people",
    tag = "guests",
    responses((status = 200, body = Playmates), Asking),
)]
pub async fn list(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
) -> Result<Json<Playmates>, Fault> {
    company::playmates(&house, &guest).await.map(Json)
}

/// Blocks somebody whom the caller has played with, who is listed or who has invited the caller, or
/// lets them be again.
///
/// Neither sees when the other is here, and their invitations do not arrive.
#[utoipa::path(
    post,
    path = "/me/block",
    tag = "guests",
    request_body = Block,
    responses((status = 200, body = Playmates), Changing),
)]
pub async fn block(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Body(Block { id, block }): Body<Block>,
) -> Result<Json<Playmates>, Fault> {
    company::block(&house, &guest, &id, block).await?;
    company::playmates(&house, &guest).await.map(Json)
}

/// Invites somebody whom the caller has played with, or who is here and listed, to a waiting table;
/// for the host.
///
/// They find the table with `GET /api/tables?which=invited`.
#[utoipa::path(
    post,
    path = "/tables/{key}/invite",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    request_body = Invite,
    responses((status = 200, body = wire_lobby::Table), ChangingTable),
)]
pub async fn invite(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Key(key): Key,
    Body(Invite { id }): Body<Invite>,
) -> Described {
    let found = company::invite(&house, &key, &guest, &id).await?;
    described(&house, &found, &guest)
}

/// Takes an invitation out of the caller's list.
#[utoipa::path(
    post,
    path = "/tables/{key}/decline",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    responses((status = 200, body = Declined), ChangingTable),
)]
pub async fn decline(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Key(key): Key,
) -> Result<Json<Declined>, Fault> {
    company::decline(&house, &key, &guest).await?;
    Ok(Json(Declined { declined: key }))
}
