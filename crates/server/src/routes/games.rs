//! The shelf.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use wire::lobby::Game;

use super::body::Asked;
use crate::house::House;

/// In which language.
#[derive(Debug, Default, Deserialize)]
pub struct Language {
    #[serde(default)]
    lang: Option<String>,
}

/// `GET /api/games`
pub async fn list(
    State(house): State<Arc<House>>,
    Asked(Language { lang }): Asked<Language>,
) -> Json<Vec<Game>> {
    let lang = lang.unwrap_or_else(|| "en".into());
    let shown = catalogue::titles().iter().filter(|title| title.meta().shown);
    Json(shown.map(|title| desk::game(*title, &house.words(*title, &lang))).collect())
}
