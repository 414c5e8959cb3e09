//! Who asks, and how often they may.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use store::Person;
use wire::lobby::{Me, Name};

use super::Fault;
use super::body::Body;
use crate::clean;
use crate::house::House;
use crate::identity::random_hex;

/// The guest who asks, by the id in the signed cookie.
#[derive(Clone, Debug)]
pub struct Guest(pub String);

/// Finds out who asks; strangers get a cookie. Who asks too often is turned away.
pub async fn identify(
    State(house): State<Arc<House>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    if !house.buckets.take(address.ip(), house.config.rate, house.now_ms()) {
        let why = "too many requests: wait a moment";
        return Fault::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", why).into_response();
    }
    let cookies = request.headers().get_all(header::COOKIE).iter();
    let known =
        cookies.filter_map(|value| value.to_str().ok()).find_map(|text| house.signer.guest(text));
    if let Some(guest) = known {
        request.extensions_mut().insert(Guest(guest));
        return next.run(request).await;
    }
    let guest = match random_hex::<16>() {
        Ok(guest) => guest,
        Err(why) => return Fault::from(why).into_response(),
    };
    request.extensions_mut().insert(Guest(guest.clone()));
    let mut response = next.run(request).await;
    if let Ok(cookie) = HeaderValue::from_str(&house.signer.cookie(&guest)) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// A guest's name, or one made from the id.
pub async fn name_of(house: &House, guest: &str) -> Result<String, Fault> {
    let known = house.store.person(guest).await?.map(|person| person.name);
    let made = || format!("Guest {}", &house.signer.public_id(guest)[..4]);
    Ok(known.unwrap_or_else(made))
}

/// `GET /api/me`
pub async fn me(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
) -> Result<Json<Me>, Fault> {
    let name = name_of(&house, &guest).await?;
    Ok(Json(Me { id: house.signer.public_id(&guest), name }))
}

/// `POST /api/me`
pub async fn rename(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Body(Name { name }): Body<Name>,
) -> Result<Json<Me>, Fault> {
    let Some(name) = clean::name(&name) else {
        return Err(Fault::wrong("a name has 1 to 24 characters that can be seen"));
    };
    house.store.save_person(Person { id: guest.clone(), name: name.clone() }).await?;
    Ok(Json(Me { id: house.signer.public_id(&guest), name }))
}
