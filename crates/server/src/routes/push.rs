//! Which browsers are told that it is their guest's turn.

use std::sync::Arc;

use axum::extract::State;
use axum::{Extension, Json};
use store::Subscription;
use wire::push::{PushKey, Subscribe, Subscribed, Unsubscribe};

use super::body::Body;
use super::faults::{Asking, Changing};
use super::{Fault, Guest};
use crate::house::House;
use crate::postman;
use crate::push::endpoint::Endpoint;
use crate::push::message::Keys;

/// How many browsers of one guest are told; the oldest gives way.
const MOST: u32 = 5;

/// Tells the key by which browsers know this server's messages.
#[utoipa::path(
    get,
    path = "/push",
    tag = "guests",
    responses((status = 200, body = PushKey), Asking),
)]
pub async fn key(State(house): State<Arc<House>>) -> Result<Json<PushKey>, Fault> {
    let key = house.push.vapid().ok_or(Fault::Closing)?.public().to_owned();
    Ok(Json(PushKey { key }))
}

/// Lets a browser be told when a match by days waits for the caller.
///
/// Once for each turn, unless the match is open in a page. A guest has 5 browsers at most; the one
/// that asked longest ago gives way.
#[utoipa::path(
    post,
    path = "/push",
    tag = "guests",
    request_body = Subscribe,
    responses((status = 200, body = Subscribed), Changing),
)]
pub async fn subscribe(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Body(asked): Body<Subscribe>,
) -> Result<Json<Subscribed>, Fault> {
    let Subscribe { endpoint, p256dh, auth, lang } = asked;
    Endpoint::read(&endpoint, postman::reach(&house)).ok_or(Fault::PushAddress)?;
    Keys::read(&p256dh, &auth).ok_or(Fault::PushKeys)?;
    if !is_language(&lang) {
        return Err(Fault::PushLanguage);
    }
    let made_at = house.config.clock.date_s();
    let new = Subscription { person: guest, endpoint, p256dh, auth, lang, made_at };
    house.store.subscribe(new, MOST).await?;
    Ok(Json(Subscribed { subscribed: true }))
}

/// Lets a browser of the caller be told nothing any more.
#[utoipa::path(
    delete,
    path = "/push",
    tag = "guests",
    request_body = Unsubscribe,
    responses((status = 200, body = Subscribed), Changing),
)]
pub async fn unsubscribe(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Body(Unsubscribe { endpoint }): Body<Unsubscribe>,
) -> Result<Json<Subscribed>, Fault> {
    house.store.unsubscribe(&guest, &endpoint).await?;
    Ok(Json(Subscribed { subscribed: false }))
}

/// Whether that could be the tag of a language. One that no game speaks is answered in the first.
fn is_language(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    (2..=16).contains(&text.len()) && text.bytes().all(plain)
}
