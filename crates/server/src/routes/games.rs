//! The shelf.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use contract::{AnyTitle, Phrase};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::lobby::{Game, GameOption, Preset};

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

/// The levels that a lobby offers.
const LEVELS: [&str; 3] = ["easy", "normal", "hard"];

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
    Json(shown.map(|title| describe(&house, *title, &lang)).collect())
}

fn describe(house: &House, title: &'static dyn AnyTitle, lang: &str) -> Game {
    let meta = title.meta();
    let words = house.words(title, lang);
    let option = |option: &contract::SetupOption| GameOption {
        key: option.key.into(),
        values: serde_json::to_value(option.values).unwrap_or_default(),
        text: words.say(&Phrase::new(format!("option-{}", option.key))),
    };
    let preset = |(name, setup): (&str, _)| Preset { name: name.into(), setup };
    Game {
        id: meta.id.into(),
        title: meta.title.into(),
        seats: [*meta.seats.start(), *meta.seats.end()],
        options: meta.options.iter().map(option).collect(),
        presets: title.presets().into_iter().map(preset).collect(),
        levels: LEVELS.map(String::from).into(),
    }
}
