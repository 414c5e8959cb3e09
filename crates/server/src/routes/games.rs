//! The shelf.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;
use wire::lobby::Game;

use super::body::Asked;
use super::faults::Asking;
use super::{Fault, packed};
use crate::house::House;

/// In which language.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Language {
    /// Such as `fr`; English if left out.
    #[serde(default)]
    lang: Option<String>,
}

/// Lists the games, with their options explained.
#[utoipa::path(
    get,
    path = "/games",
    tag = "lobby",
    params(Language),
    responses((status = 200, body = [Game]), Asking),
)]
pub async fn list(
    State(house): State<Arc<House>>,
    Asked(Language { lang }): Asked<Language>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let lang = lang.unwrap_or_default();
    let shown = catalogue::titles().iter().filter(|title| title.meta().shown);
    let games = shown.map(|title| desk::game(*title, &house.words(*title, &lang)));
    packed::json(&headers, &games.collect::<Vec<Game>>())
}
