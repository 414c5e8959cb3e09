//! Tokens for programs that play: one for each guest, shown once, kept as a hash.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode};
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

/// The guest whose token an `Authorization` header carries.
pub async fn guest(house: &House, value: &HeaderValue) -> Result<String, Fault> {
    let wrong = || {
        let why = "this token is not good: make one with POST /api/token";
        Fault::new(StatusCode::UNAUTHORIZED, "no-token", why)
    };
    let text = value.to_str().map_err(|_| wrong())?;
    let (kind, token) = text.split_once(' ').ok_or_else(wrong)?;
    let (guest, secret) = token.trim().split_once('.').ok_or_else(wrong)?;
    if !kind.eq_ignore_ascii_case("bearer") {
        return Err(wrong());
    }
    let kept = house.store.setting(&setting(guest)).await?.unwrap_or_default();
    // Hashes of hashes, so that the time it takes tells nothing.
    let same = blake3::hash(kept.as_bytes()) == blake3::hash(hash(secret).as_bytes());
    same.then(|| guest.to_owned()).ok_or_else(wrong)
}

/// Makes a token for whoever asks, to be sent as `Authorization: Bearer TOKEN`.
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
