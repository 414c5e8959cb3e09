//! Commitments to everybody's part of the seed, and their revealing.

use std::sync::Arc;

use axum::extract::State;
use axum::{Extension, Json};
use contract::Seat;
use store::Phase;
use wire::lobby::Table;
use wire::seal::{Commit, Reveal};

use super::body::{Body, Key};
use super::faults::ChangingTable;
use super::tables::{Along, change, describe, find, still_open, title};
use super::{Fault, Guest};
use crate::head::Head;
use crate::house::House;
use crate::live;
use crate::seal::{checked, keep_deadline, not_sealed};

/// Commits one's seat to a nonce, or to another one, before the start.
///
/// After a rematch was opened, or somebody did not reveal in time, everybody has to.
#[utoipa::path(
    post,
    path = "/tables/{key}/commit",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    request_body = Commit,
    responses((status = 200, body = Table), ChangingTable),
)]
pub async fn commit(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Key(key): Key,
    Body(Commit { commitment }): Body<Commit>,
) -> Result<Json<Table>, Fault> {
    let commitment = checked(Some(commitment))?;
    let (row, head) = change(&house, &key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        let seat = seat_of(head, &guest)?;
        head.commit(seat, &commitment);
        Ok(Along::default())
    })
    .await?;
    Ok(Json(describe(&house, &row, &head, &guest)))
}

/// Reveals the nonce that one's seat committed to, after the host has started.
///
/// With the last one the match begins. Whoever does not reveal in time loses the seat.
#[utoipa::path(
    post,
    path = "/tables/{key}/reveal",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    request_body = Reveal,
    responses((status = 200, body = Table), ChangingTable),
)]
pub async fn reveal(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Key(key): Key,
    Body(Reveal { nonce }): Body<Reveal>,
) -> Result<Json<Table>, Fault> {
    let (row, head) = find(&house, &key).await?;
    let seat = seat_of(&head, &guest)?;
    if !nonce.is_empty() && head.nonces().get(seat.idx()) == Some(&nonce) {
        // The answer to the same request was lost.
        return Ok(Json(describe(&house, &row, &head, &guest)));
    }
    let (row, head) = change(&house, &key, |row, head| {
        still_open(row)?;
        if head.sealed.is_none() {
            let why = "keep your nonce: it is revealed after the host has started";
            return Err(Fault::conflict(why));
        }
        let is_last = head.reveal(seat_of(head, &guest)?, &nonce)?;
        if is_last { begin(&house, head) } else { Ok(Along::default()) }
    })
    .await?;
    let told = describe(&house, &row, &head, &guest);
    match row.phase {
        Phase::Open => keep_deadline(&house, &key, &head),
        // Bots and clocks begin before anybody looks.
        Phase::Live | Phase::Over => {
            let _ = house.open(&row, head).send(live::Message::Begun);
        }
    }
    Ok(Json(told))
}

/// Begins the match: every part of its seed is there.
fn begin(house: &House, head: &mut Head) -> Result<Along, Fault> {
    head.sealed = None;
    head.began_ms = house.now_ms();
    let table = head.open(title(head)?, house.config.stand_in).map_err(Fault::conflict)?;
    let checkpoint = table.checkpoint().map_err(|denial| denial.to_string())?;
    let opening = serde_json::to_string(&checkpoint).map_err(|error| error.to_string())?;
    let (wake, awaited) = (live::wake(&table, head.began_ms), live::awaited(&table));
    Ok(Along { opening: Some(opening), wake, awaited })
}

fn seat_of(head: &Head, guest: &str) -> Result<Seat, Fault> {
    head.seat_of(guest).ok_or_else(|| Fault::forbidden("you need a seat at this table to do that"))
}
