//! Tokens for programs that play: one for each guest, shown once, kept as a hash.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderValue;
use axum::{Extension, Json};
use wire::bots::{NoToken, Token};

use super::faults::Changing;
use super::{Fault, Guest};
use crate::house::House;
use crate::identity::random_hex;

/// Where the store keeps the hash of a guest's token.
fn setting(guest: &str) -> String {
    format!("token-of/{guest}")
}

fn hash(secret: &str) -> String {
    blake3::derive_key("tokyo-tabletop bot token", secret.as_bytes())
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// What an `Authorization` header shows.
#[derive(Clone, Copy)]
pub enum Shown<'a> {
    /// A token that looks like ours: a guest's id and a secret.
    Ours {
        guest: &'a str,
        /// What proves it.
        secret: &'a str,
    },
    /// Another bearer token.
    OtherBearer,
    /// Something of another kind, such as a name and password for a proxy.
    Foreign,
}

const GUEST_DIGITS: usize = 32;
const SECRET_DIGITS: usize = 64;

/// Reads an `Authorization` header, without believing it.
pub fn read(value: &HeaderValue) -> Shown<'_> {
    let text = value.to_str().unwrap_or_default();
    let (kind, token) = text.split_once(' ').unwrap_or((text, ""));
    if !kind.eq_ignore_ascii_case("bearer") {
        return Shown::Foreign;
    }
    let is_hex = |text: &str, digits: usize| {
        text.len() == digits && text.bytes().all(|byte| byte.is_ascii_hexdigit())
    };
    match token.trim().split_once('.') {
        Some((guest, secret)) if is_hex(guest, GUEST_DIGITS) && is_hex(secret, SECRET_DIGITS) => {
            Shown::Ours { guest, secret }
        }
        _ => Shown::OtherBearer,
    }
}

/// The fault of a token that is not, or no longer, good.
pub fn not_good() -> Fault {
    Fault::NoToken
}

/// The guest that a token names, if it is good.
pub async fn guest(house: &House, guest: &str, secret: &str) -> Result<String, Fault> {
    let kept = house.store.setting(&setting(guest)).await?.unwrap_or_default();
    // Hashes of hashes, so that the time it takes tells nothing.
    let same = blake3::hash(kept.as_bytes()) == blake3::hash(hash(secret).as_bytes());
    same.then(|| guest.to_owned()).ok_or_else(not_good)
}

/// Makes a token for the caller, to be sent as `Authorization: Bearer TOKEN`.
///
/// It is shown only this once. A token made before is no longer good.
#[utoipa::path(
    post,
    path = "/token",
    tag = "bots",
    responses((status = 200, body = Token), Changing),
)]
pub async fn make(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
) -> Result<Json<Token>, Fault> {
    let secret = random_hex::<32>()?;
    house.store.set_setting(&setting(&guest), hash(&secret)).await?;
    Ok(Json(Token { token: format!("{guest}.{secret}") }))
}

/// Takes the token back: it is no longer good.
#[utoipa::path(
    delete,
    path = "/token",
    tag = "bots",
    responses((status = 200, body = NoToken), Changing),
)]
pub async fn revoke(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
) -> Result<Json<NoToken>, Fault> {
    house.store.set_setting(&setting(&guest), String::new()).await?;
    Ok(Json(NoToken { token: None }))
}
