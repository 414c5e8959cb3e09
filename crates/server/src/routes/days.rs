//! The best of a day.

use std::collections::HashSet;
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
/// time. Names are told only of people who agreed to be shown and have not blocked the caller.
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
    let done: Vec<(String, DayFeat)> = done.iter().filter_map(entry).collect();
    let people = done.iter().map(|(who, _)| who.clone()).collect();
    let known = house.store.acquaintances(people).await?.into_iter();
    let mut shown: HashSet<String> =
        known.filter(|known| known.profile.shown).map(|known| known.person).collect();
    for blocker in house.store.blockers_of(&guest).await? {
        shown.remove(&blocker);
    }
    let told = |(who, feat): (String, DayFeat)| {
        let mine = who == guest;
        let named = mine || shown.contains(&who);
        let (name, avatar) = (feat.name.filter(|_| named), feat.avatar.filter(|_| named));
        DayFeat { name, avatar, mine, ..feat }
    };
    Ok(Json(DayBest { best: done.into_iter().map(told).collect() }))
}

/// Who it was, and what they did, with their name. Nothing where they have deleted their data.
fn entry(Done { head, outcome }: &Done) -> Option<(String, DayFeat)> {
    let head: Head = serde_json::from_str(head).ok()?;
    let feat = feats::read(outcome)?;
    let occupant = head.seats.into_iter().next()??;
    let who = occupant.guest.filter(|who| !who.is_empty())?;
    let feat = DayFeat {
        name: Some(occupant.name),
        avatar: occupant.avatar,
        count: feat.count,
        ideal: feat.ideal,
        ms: feat.ms,
        mine: false,
    };
    Some((who, feat))
}
