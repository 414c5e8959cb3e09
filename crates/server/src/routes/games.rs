//! The shelf.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;
use wire::lobby::Game;

use super::body::Asked;
use super::faults::Asking;
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
) -> Json<Vec<Game>> {
    let lang = lang.unwrap_or_else(|| "en".into());
    let shown = catalogue::titles().iter().filter(|title| title.meta().shown);
    Json(shown.map(|title| desk::game(*title, &house.words(*title, &lang))).collect())
}
