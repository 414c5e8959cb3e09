//! A guest goes on on another device.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use wire::me::{Arriving, Carried, Carry, NoCarry};

use super::body::Body;
use super::faults::Changing;
use super::{Fault, Guest};
use crate::company::{self, Arrival};
use crate::house::House;

fn told(house: &House, arrival: Arrival) -> Json<Arriving> {
    let Arrival { guest, name, avatar } = arrival;
    Json(Arriving { id: house.signer.public_id(&guest), name, avatar })
}

/// Makes a secret that carries the caller, with everything that is theirs, to another device.
///
/// It is told only this once, and good for a quarter of an hour and one use. One made before is no
/// longer good.
#[utoipa::path(
    post,
    path = "/me/carry",
    tag = "guests",
    responses((status = 200, body = Carry), Changing),
)]
pub async fn make(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
) -> Result<Json<Carry>, Fault> {
    let (secret, seconds) = company::make_carry(&house, &guest).await?;
    Ok(Json(Carry { secret, seconds }))
}

/// Takes the secret back: it is no longer good.
#[utoipa::path(
    delete,
    path = "/me/carry",
    tag = "guests",
    responses((status = 200, body = NoCarry), Changing),
)]
pub async fn revoke(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
) -> Result<Json<NoCarry>, Fault> {
    house.store.drop_carry(&guest).await?;
    Ok(Json(NoCarry { secret: None }))
}

/// Tells whom a secret carries. It stays good.
#[utoipa::path(
    post,
    path = "/carry/look",
    tag = "guests",
    request_body = Carried,
    responses((status = 200, body = Arriving), Changing),
)]
pub async fn look(
    State(house): State<Arc<House>>,
    Body(Carried { secret }): Body<Carried>,
) -> Result<Json<Arriving>, Fault> {
    let arrival = company::look(&house, &secret).await?;
    Ok(told(&house, arrival))
}

/// Makes the caller the guest whom a secret carries, by a cookie. The secret is used up.
///
/// The guest that the caller was before cannot be reached from this browser any more.
#[utoipa::path(
    post,
    path = "/carry",
    tag = "guests",
    request_body = Carried,
    responses((status = 200, body = Arriving), Changing),
)]
pub async fn arrive(
    State(house): State<Arc<House>>,
    Body(Carried { secret }): Body<Carried>,
) -> Result<impl IntoResponse, Fault> {
    let arrival = company::carry(&house, &secret).await?;
    let (today, secure) = (house.config.clock.today(), house.config.is_secure());
    let cookie = house.signer.cookie(&arrival.guest, today, secure);
    let cookie = HeaderValue::from_str(&cookie).map_err(|error| error.to_string())?;
    let headers = HeaderMap::from_iter([(header::SET_COOKIE, cookie)]);
    Ok((headers, told(&house, arrival)))
}
