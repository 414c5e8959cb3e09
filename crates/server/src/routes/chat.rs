//! Who may chat at a table; for its host, before, during and after the match.

use std::sync::Arc;

use axum::extract::State;
use axum::{Extension, Json};
use wire::chat::{Mute, SetSpeakers};
use wire::lobby::Table;

use super::body::{Body, Key};
use super::faults::ChangingTable;
use super::lobby::described;
use super::{Fault, Guest};
use crate::house::House;
use crate::lobby::{Along, change, hosts};

/// Chooses who may chat; for the host.
#[utoipa::path(
    post,
    path = "/tables/{key}/chat",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    request_body = SetSpeakers,
    responses((status = 200, body = Table), ChangingTable),
)]
pub async fn speakers(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Key(key): Key,
    Body(SetSpeakers { who }): Body<SetSpeakers>,
) -> Result<Json<Table>, Fault> {
    let found = change(&house, &key, |_, head| {
        hosts(head, &guest)?;
        head.talk.who = who;
        Ok(Along::default())
    })
    .await?;
    described(&house, &found, &guest)
}

/// A public id is no longer than this.
const LONGEST_SPEAKER: usize = 64;

/// Mutes somebody for everyone at the table, or lets them chat again; for the host.
#[utoipa::path(
    post,
    path = "/tables/{key}/mute",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    request_body = Mute,
    responses((status = 200, body = Table), ChangingTable),
)]
pub async fn mute(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Key(key): Key,
    Body(Mute { speaker, mute }): Body<Mute>,
) -> Result<Json<Table>, Fault> {
    if speaker.is_empty() || speaker.len() > LONGEST_SPEAKER {
        return Err(Fault::SpeakerLength { most: LONGEST_SPEAKER });
    }
    if speaker == house.signer.public_id(&guest) {
        return Err(Fault::MuteSelf);
    }
    let found = change(&house, &key, |_, head| {
        hosts(head, &guest)?;
        head.talk.mute(&speaker, mute)?;
        Ok(Along::default())
    })
    .await?;
    described(&house, &found, &guest)
}
