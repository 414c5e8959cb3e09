//! Commitments to everybody's part of the seed, and their revealing.

use axum::Extension;
use axum::extract::State;
use store::Phase;
use wire::lobby::Table;
use wire::seal::{Commit, Reveal};

use super::Guest;
use super::body::{Body, Key};
use super::faults::ChangingTable;
use super::lobby::{Described, TheHouse, Who, described};
use crate::matches::Message;
use crate::{live, lobby};

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
    State(house): TheHouse,
    Extension(Guest(guest)): Who,
    Key(key): Key,
    Body(Commit { commitment }): Body<Commit>,
) -> Described {
    let found = lobby::commit(&house, &key, &guest, commitment).await?;
    described(&house, &found, &guest)
}

/// Reveals the nonce that one's seat committed to, after the host has started.
///
/// With the last one the match begins. A player who does not reveal in time loses the seat.
#[utoipa::path(
    post,
    path = "/tables/{key}/reveal",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    request_body = Reveal,
    responses((status = 200, body = Table), ChangingTable),
)]
pub async fn reveal(
    State(house): TheHouse,
    Extension(Guest(guest)): Who,
    Key(key): Key,
    Body(Reveal { nonce }): Body<Reveal>,
) -> Described {
    let found = lobby::reveal(&house, &key, &guest, &nonce).await?;
    let (row, head) = &found;
    if row.phase == Phase::Live {
        // Bots and clocks begin before anybody looks.
        let _ = live::open(&house, row, head.clone()).send(Message::Begun);
    }
    described(&house, &found, &guest)
}
