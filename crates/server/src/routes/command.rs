//! Commands over plain HTTP, for programs that play.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::{Extension, Json};
use tokio::sync::oneshot;
use wire::bots::Command;
use wire::{LONGEST_ID, Outbound};

use super::body::{Body, Key};
use super::faults::ChangingTable;
use super::seat::AtMatch;
use super::{Fault, Guest};
use crate::house::House;
use crate::matches::{Act, Answer, Message, What};

/// Plays a command, and answers once it is durable, or refused.
///
/// The answer is the message that the socket would have brought: `"is"` is `ack` or `refused`.
#[utoipa::path(
    post,
    path = "/tables/{key}/command",
    tag = "bots",
    params(("key" = String, Path, description = "The table's key.")),
    request_body = Command,
    responses((status = 200, body = Outbound), ChangingTable),
)]
pub async fn play(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Key(key): Key,
    Body(Command { id, decision, command }): Body<Command>,
) -> Result<Json<Outbound>, Fault> {
    let arrived = Instant::now();
    if id.is_empty() || id.chars().count() > LONGEST_ID {
        return Err(Fault::IdLength { most: LONGEST_ID });
    }
    let at_match = AtMatch::new(&house, &key, &guest, None, true).await?;
    at_match.must_sit()?;
    let (answer, answered) = oneshot::channel();
    let act = Act {
        claim: at_match.claim.clone(),
        id,
        what: What::Command { decision, command },
        // Who plays by requests has no connection whose round trip could be measured.
        lag_ms: 0,
        arrived,
        lang: at_match.lang,
    };
    at_match.send(Message::Act(Box::new(act), Answer::Request(answer)))?;
    answered.await.unwrap_or(Err(Fault::PerhapsStored)).map(Json)
}
