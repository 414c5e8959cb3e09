//! Commands over plain HTTP, for programs that play.

use std::sync::Arc;
use std::time::Instant;

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use wire::bots::Command;
use wire::{LONGEST_ID, Outbound};

use super::body::{Body, Key};
use super::faults::ChangingTable;
use super::seat::AtMatch;
use super::{Fault, Guest};
use crate::house::House;
use crate::live::{Act, Message, What};
use crate::socket::{Next, Outbox};

/// What the answer of a match is, as far as the status depends on it.
#[derive(Deserialize)]
struct Answer {
    is: String,
    /// What kind of fault, where it is one.
    code: Option<String>,
    /// One sentence about it.
    message: Option<String>,
}

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
) -> Result<Response, Fault> {
    let arrived = Instant::now();
    if id.is_empty() || id.chars().count() > LONGEST_ID {
        return Err(Fault::wrong(format!("a command's id has 1 to {LONGEST_ID} characters")));
    }
    let place = AtMatch::new(&house, &key, &guest, None, true).await?;
    place.must_sit()?;
    let (outbox, mut mail) = Outbox::new(1);
    place.send(|| {
        let what = What::Command { decision, command: command.clone() };
        let (id, lang, claim) = (id.clone(), place.lang.to_owned(), place.claim.clone());
        // Who plays by requests has no connection whose round trip could be measured.
        let outbox = outbox.clone();
        Message::Act(Box::new(Act { claim, id, what, lag_ms: 0, arrived, lang, outbox }))
    })?;
    drop(outbox);
    let unknown = |why: &str| Fault::new(StatusCode::SERVICE_UNAVAILABLE, "not-stored", why);
    let Some(Next::Text(text)) = mail.next().await else {
        return Err(unknown("whether this was written down is unknown: send it again"));
    };
    let answer: Answer = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    match (answer.is.as_str(), answer.code.as_deref()) {
        ("error", Some("malformed")) => {
            return Err(Fault::wrong(answer.message.unwrap_or_default()));
        }
        ("error", Some("no-seat" | "seat-gone")) => {
            return Err(Fault::forbidden(answer.message.unwrap_or_default()));
        }
        ("error", _) => return Err(unknown("this could not be written down: send it again")),
        _ => {}
    }
    let json = HeaderValue::from_static("application/json");
    Ok(([(header::CONTENT_TYPE, json)], text.to_string()).into_response())
}
