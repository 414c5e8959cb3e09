//! The best of a day.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use contract::{Class, Day};
use serde::Deserialize;
use store::{Done, FeatsOf};
use utoipa::IntoParams;
use wire::days::{DayBest, DayFeat};

use super::body::Asked;
use super::faults::Asking;
use super::{Fault, Guest};
use crate::date;
use crate::feats;
use crate::head::Head;
use crate::house::House;

/// Whose best.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// The game, by its id.
    game: String,
    /// The day (UTC), such as 2026-11-17.
    day: String,
    /// With which help; `plain` for games that have no such choice.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    class: Class,
}

/// A list has at most this many names.
const MOST: u32 = 20;

/// Tells who did best on a day, alone and timed by this server: fewest actions first, then least
/// time.
#[utoipa::path(
    get,
    path = "/days",
    tag = "lobby",
    params(Wanted),
    responses((status = 200, body = DayBest), Asking),
)]
pub async fn best(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Asked(Wanted { game, day, class }): Asked<Wanted>,
) -> Result<Json<DayBest>, Fault> {
    let wrong = |why: String| Fault::malformed(StatusCode::BAD_REQUEST, why);
    let day = day.parse::<Day>().map_err(|why| wrong(why.to_string()))?.to_string();
    let today = date::day(house.config.clock.date_s());
    if day > today {
        return Err(Fault::Day { day, today });
    }
    // Written as outcomes have it.
    let class =
        serde_json::to_value(class).ok().and_then(|class| class.as_str().map(str::to_owned));
    let class = class.unwrap_or_default();
    let done = house.store.feats(FeatsOf { game, day, class, limit: MOST }).await?;
    Ok(Json(DayBest { best: done.iter().filter_map(|done| entry(done, &guest)).collect() }))
}

/// Nothing where the person has deleted their data.
fn entry(Done { head, outcome }: &Done, guest: &str) -> Option<DayFeat> {
    let head: Head = serde_json::from_str(head).ok()?;
    let feat = feats::read(outcome)?;
    let occupant = head.seats.into_iter().next()??;
    let who = occupant.guest.filter(|who| !who.is_empty())?;
    let (count, ideal, ms) = (feat.count, feat.ideal, feat.ms);
    Some(DayFeat { mine: who == guest, name: occupant.name, count, ideal, ms })
}
