//! Who the host does not want at a table.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use contract::Seat;
use wire::lobby::{Kick, LetIn, Table};

use super::body::{Body, Key};
use super::faults::ChangingTable;
use super::tables::{Along, change, describe, hosts, still_open};
use super::{Fault, Guest};
use crate::head::{Head, Kicked};
use crate::house::House;
use crate::seal::not_sealed;

/// So many are remembered at a table.
const MOST_KICKED: usize = 100;

/// Empties a seat before the start; for the host.
///
/// A person who sat there stays out of this table until the host lets them back in.
#[utoipa::path(
    post,
    path = "/tables/{key}/kick",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    request_body = Kick,
    responses((status = 200, body = Table), ChangingTable),
)]
pub async fn kick(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Key(key): Key,
    Body(Kick { seat }): Body<Kick>,
) -> Result<Json<Table>, Fault> {
    let (row, head) = change(&house, &key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        hosts(head, &guest)?;
        if head.seat_of(&guest) == Some(Seat(seat)) {
            return Err(Fault::conflict("this is your own seat: leave the table instead"));
        }
        let Some(place) = head.seats.get_mut(usize::from(seat)) else {
            return Err(Fault::wrong(format!("there is no seat {seat}")));
        };
        if let Some(place) = place.take()
            && let Some(guest) = place.guest
        {
            remember(head, Kicked { guest, name: place.name });
        }
        Ok(Along::default())
    })
    .await?;
    Ok(Json(describe(&house, &row, &head, &guest)))
}

fn remember(head: &mut Head, kicked: Kicked) {
    head.kicked.retain(|other| other.guest != kicked.guest);
    head.kicked.push(kicked);
    let too_many = head.kicked.len().saturating_sub(MOST_KICKED);
    head.kicked.drain(..too_many);
}

/// Lets a person who was kicked sit down again, before the start; for the host.
#[utoipa::path(
    post,
    path = "/tables/{key}/let-in",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    request_body = LetIn,
    responses((status = 200, body = Table), ChangingTable),
)]
pub async fn let_in(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Key(key): Key,
    Body(LetIn { id }): Body<LetIn>,
) -> Result<Json<Table>, Fault> {
    let (row, head) = change(&house, &key, |row, head| {
        still_open(row)?;
        hosts(head, &guest)?;
        let before = head.kicked.len();
        head.kicked.retain(|kicked| house.signer.public_id(&kicked.guest) != id);
        if head.kicked.len() == before {
            return Err(Fault::wrong("nobody with this id was kicked from this table"));
        }
        Ok(Along::default())
    })
    .await?;
    Ok(Json(describe(&house, &row, &head, &guest)))
}

/// Turns away whoever was kicked.
pub fn is_wanted(head: &Head, guest: &str) -> Result<(), Fault> {
    if head.kicked.iter().all(|kicked| kicked.guest != guest) {
        return Ok(());
    }
    let why = "the host has removed you from this table; only the host can let you back in";
    Err(Fault::new(StatusCode::FORBIDDEN, "kicked", why))
}
