//! A guest's own page: picture, matches, statistics.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde::Deserialize;
use store::TableId;
use utoipa::IntoParams;
use wire::lobby::Me;
use wire::me::{Career, ChooseAvatar, PlayedPage, ShowMe};

use super::body::{Asked, Body};
use super::faults::{Asking, Changing};
use super::guest::described;
use super::{Fault, Guest};
use crate::company;
use crate::house::House;

/// Chooses the caller's picture, or none.
///
/// Tables show the picture that somebody had when they sat down.
#[utoipa::path(
    post,
    path = "/me/avatar",
    tag = "guests",
    request_body = ChooseAvatar,
    responses((status = 200, body = Me), Changing),
)]
pub async fn choose_avatar(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Body(ChooseAvatar { avatar }): Body<ChooseAvatar>,
) -> Result<Json<Me>, Fault> {
    let word = avatar.map(|avatar| avatar.word().to_owned());
    house.store.set_avatar(&guest, word).await?;
    described(&house, &guest).await
}

/// Lets people whom the caller has played with see when the caller is here, and strangers too if
/// the caller is listed; or nobody any longer.
#[utoipa::path(
    post,
    path = "/me/shown",
    tag = "guests",
    request_body = ShowMe,
    responses((status = 200, body = Me), Changing),
)]
pub async fn show(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Body(ShowMe { shown, listed }): Body<ShowMe>,
) -> Result<Json<Me>, Fault> {
    let since = shown.then(|| house.config.clock.date_s());
    house.store.show(&guest, since, listed).await?;
    described(&house, &guest).await
}

/// Which of the caller's matches.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// Where the page begins: `next` of the page before it; the newest matches if left out.
    before: Option<String>,
    /// How many matches at most; 20 if left out.
    #[param(minimum = 1, maximum = 50)]
    limit: Option<u32>,
}

/// A page has at most this many matches.
const MOST_TOLD: u32 = 50;
const USUALLY_TOLD: u32 = 20;

/// Lists the caller's finished matches, the newest first, a page at a time.
#[utoipa::path(
    get,
    path = "/me/matches",
    tag = "guests",
    params(Wanted),
    responses((status = 200, body = PlayedPage), Asking),
)]
pub async fn matches(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Asked(Wanted { before, limit }): Asked<Wanted>,
) -> Result<Json<PlayedPage>, Fault> {
    let wrong = |why: String| Fault::malformed(StatusCode::BAD_REQUEST, why);
    let before = match before.map(|text| text.parse()) {
        None => None,
        Some(Ok(number)) => Some(TableId(number)),
        Some(Err(_)) => return Err(wrong("'before' is not the 'next' of any page".into())),
    };
    let limit = limit.unwrap_or(USUALLY_TOLD);
    if !(1..=MOST_TOLD).contains(&limit) {
        return Err(wrong(format!("a page has 1 to {MOST_TOLD} matches, not {limit}")));
    }
    company::page(&house, &guest, before, limit).await.map(Json)
}

/// Tells the caller's newest matches in numbers: by game, by opponent, and those played alone.
#[utoipa::path(
    get,
    path = "/me/statistics",
    tag = "guests",
    responses((status = 200, body = Career), Asking),
)]
pub async fn statistics(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
) -> Result<Json<Career>, Fault> {
    company::career(&house, &guest).await.map(Json)
}
