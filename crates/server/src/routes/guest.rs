//! Who asks, and how often they may.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use store::{Person, Profile};
use wire::lobby::{Me, Name};

use super::body::Body;
use super::faults::{Asking, Changing};
use super::{Fault, token};
use crate::clean;
use crate::house::House;
use crate::identity::{Known, random_hex};
use crate::lobby::{chosen_name, name_of};
use crate::pipe::Piped;
use crate::proxy;

/// The guest who asks, by the id in the signed cookie or in the token.
#[derive(Clone, Debug)]
pub struct Guest(pub String);

/// Where they ask from: what limits for a client are counted by.
#[derive(Clone, Copy, Debug)]
pub struct Client(pub IpAddr);

/// The address they ask from, all of it.
#[derive(Clone, Copy, Debug)]
pub struct Address(pub IpAddr);

/// What every page asks for as soon as it is opened: no answer depends on the
/// guest, so none of them makes one. Otherwise each would set a cookie of its own, and the last one
/// would win over the one that the page has begun to use.
const FOR_EVERYBODY: [&str; 6] =
    ["/games", "/house", "/openapi.json", "/push", "/status", "/tables"];

/// Finds out who asks; strangers get a cookie. A client that asks too often is turned away.
pub async fn identify(
    State(house): State<Arc<House>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = match request.extensions().get::<Piped>() {
        Some(Piped(client)) => *client,
        None => proxy::client_by(request.headers(), peer.ip(), &house.config.trusted_proxies),
    };
    let client = proxy::household(address);
    if !house.buckets.take(client, house.config.rate, house.now_ms()) {
        return Fault::TooFast.into_response();
    }
    // A socket is asked for with GET, yet what it carries acts.
    let acts = request.method() != Method::GET || request.headers().contains_key(header::UPGRADE);
    let introduces = acts || !FOR_EVERYBODY.contains(&request.uri().path());
    if acts && !is_welcome(&house, request.headers()) {
        return Fault::Origin.into_response();
    }
    let (guest, is_known, gives_cookie) = match who(&house, request.headers()).await {
        Ok(Who::Program(guest)) => (guest, true, false),
        Ok(Who::Visitor(known)) => {
            let is_old = known.is_old(house.config.clock.today());
            (known.guest, true, is_old)
        }
        Ok(Who::Stranger) => match random_hex::<16>() {
            Ok(guest) => (guest, false, introduces),
            Err(why) => return Fault::from(why).into_response(),
        },
        Err(fault) => return fault.into_response(),
    };
    if let Some(banned) = house.ban(&guest, address) {
        return banned.into_response();
    }
    if is_known {
        house.seen.note(&guest, house.config.clock.date_s());
    }
    request.extensions_mut().insert(Guest(guest.clone()));
    request.extensions_mut().insert(Address(address));
    request.extensions_mut().insert(Client(client));
    let mut response = next.run(request).await;
    let today = house.config.clock.today();
    let cookie = house.signer.cookie(&guest, today, house.config.is_secure());
    // A guest who deletes their data gets an answer that takes the cookie away.
    let has_answer = response.headers().contains_key(header::SET_COOKIE);
    if let (true, Ok(cookie)) = (gives_cookie && !has_answer, HeaderValue::from_str(&cookie)) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Who asks, and how that is known.
enum Who {
    /// By a bot token.
    Program(String),
    /// By a cookie.
    Visitor(Known),
    /// Not at all.
    Stranger,
}

/// Whom a token of ours names, or else the cookie. An `Authorization` header may be meant for a
/// proxy on the way, so one that is not ours counts only without a cookie: a bearer then
/// means us, and is told that it is not good.
async fn who(house: &House, headers: &HeaderMap) -> Result<Who, Fault> {
    let shown = headers.get(header::AUTHORIZATION).map(token::read);
    if let Some(token::Shown::Ours { guest, secret }) = shown {
        return token::guest(house, guest, secret).await.map(Who::Program);
    }
    let mut cookies = headers.get_all(header::COOKIE).iter().filter_map(|text| text.to_str().ok());
    let known = cookies.find_map(|text| house.signer.guest(text));
    let known = known.filter(|known| !house.is_erased(&known.guest));
    match (known, shown) {
        (Some(known), _) => Ok(Who::Visitor(known)),
        (None, Some(token::Shown::OtherBearer)) => Err(token::not_good()),
        (None, _) => Ok(Who::Stranger),
    }
}

/// Whether the page that asks is one of ours. Programs send no origin, and need no protection
/// from pages.
fn is_welcome(house: &House, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let host = text(header::HOST);
    text(header::ORIGIN).is_none_or(|origin| house.config.is_own(origin, host))
}

/// Tells who asks.
#[utoipa::path(
    get,
    path = "/me",
    tag = "guests",
    responses((status = 200, body = Me), Asking),
)]
pub async fn me(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
) -> Result<Json<Me>, Fault> {
    described(&house, &guest).await
}

/// Who asks, as they are told themselves.
pub async fn described(house: &House, guest: &str) -> Result<Json<Me>, Fault> {
    let named = chosen_name(house, guest).await?.is_some();
    let name = name_of(house, guest).await?;
    let Profile { avatar, shown, listed, .. } = house.store.profile(guest).await?;
    Ok(Json(Me { id: house.signer.public_id(guest), name, named, avatar, shown, listed }))
}

/// Gives the caller another name.
#[utoipa::path(
    post,
    path = "/me",
    tag = "guests",
    request_body = Name,
    responses((status = 200, body = Me), Changing),
)]
pub async fn rename(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Body(Name { name }): Body<Name>,
) -> Result<Json<Me>, Fault> {
    let Some(name) = clean::name(&name) else {
        return Err(Fault::Name { most: clean::LONGEST_NAME });
    };
    house.store.save_person(Person { id: guest.clone(), name }).await?;
    described(&house, &guest).await
}
