//! Somebody new takes over a seat of a running match.

use std::sync::Arc;

use axum::extract::State;
use axum::{Extension, Json};
use contract::Seat;
use store::Phase;
use tokio::sync::oneshot;
use wire::lobby::{Newcomers, Table, TakeOver};

use super::body::{Body, Key};
use super::faults::ChangingTable;
use super::lobby::described;
use super::{Fault, Guest};
use crate::head::Occupant;
use crate::house::House;
use crate::matches::{self, Message};
use crate::{live, lobby};

/// Chooses whether new players may take over seats that bots keep; for the host.
#[utoipa::path(
    post,
    path = "/tables/{key}/newcomers",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    request_body = Newcomers,
    responses((status = 200, body = Table), ChangingTable),
)]
pub async fn allow(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Key(key): Key,
    Body(Newcomers { allow }): Body<Newcomers>,
) -> Result<Json<Table>, Fault> {
    let found = lobby::allow_newcomers(&house, &key, &guest, allow).await?;
    let (row, head) = &found;
    if row.phase == Phase::Live {
        // The match notes for the lists which of its seats bots keep.
        let _ = live::open(&house, row, head.clone()).send(Message::Wake);
    }
    described(&house, &found, &guest)
}

/// How often a match is opened that leaves memory at the same moment.
const TRIES: usize = 3;

/// Takes over a seat that a bot keeps for a player who gave it up, where the host allows it.
///
/// Its former owner has lost the seat for good, and the match.
#[utoipa::path(
    post,
    path = "/tables/{key}/take-over",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    request_body = TakeOver,
    responses((status = 200, body = Table), ChangingTable),
)]
pub async fn take_over(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Key(key): Key,
    Body(TakeOver { seat }): Body<TakeOver>,
) -> Result<Json<Table>, Fault> {
    let (row, head) = lobby::find(&house, &key).await?;
    if row.phase != Phase::Live {
        return Err(Fault::NotRunning);
    }
    let occupant = Occupant {
        name: lobby::name_of(&house, &guest).await?,
        avatar: house.store.profile(&guest).await?.avatar,
        guest: Some(guest.clone()),
        bot: None,
        commitment: None,
        nonce: String::new(),
        sitting: 0,
        since: 0,
        kept: false,
        // What the seat is played with stays.
        figure: None,
    };
    let (done, answer) = oneshot::channel();
    let wish = matches::TakeOver { occupant, seat: seat.map(Seat), done };
    let mut message = Message::TakeOver(Box::new(wish));
    for _ in 0..TRIES {
        match live::open(&house, &row, head.clone()).deliver(message).await {
            Ok(()) => {
                answer.await.unwrap_or(Err(Fault::Busy))?;
                return described(&house, &lobby::find(&house, &key).await?, &guest);
            }
            Err(unsent) => message = unsent,
        }
    }
    Err(Fault::Busy)
}
