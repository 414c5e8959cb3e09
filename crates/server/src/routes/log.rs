//! The log of a match, as the caller may know it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::{Extension, Json};
use contract::Viewer;
use serde::Deserialize;
use table::Record;
use utoipa::IntoParams;
use wire::log::{LogEntry, LogPage};

use super::body::{Asked, Key};
use super::faults::AskingTable;
use super::seat::AtMatch;
use super::{Fault, Guest};
use crate::house::House;
use crate::lobby::title;
use crate::logs::Which;
use crate::records::{aside, record_of};

/// Which page of the log, and how it is told.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Wanted {
    /// The `before` of the page after this one; the newest page if left out.
    #[param(maximum = 9_007_199_254_740_991_u64)]
    before: Option<u64>,
    /// The language, such as `fr`; English if left out.
    lang: Option<String>,
}

/// Tells what happened in a match from its beginning, the newest page first.
///
/// Everything is told as the caller could know it when it happened: in their own seat, in that
/// of the seat token, or as a spectator. What was taken back is left out, and an undo is one entry.
#[utoipa::path(
    get,
    path = "/tables/{key}/log",
    tag = "bots",
    params(
        ("key" = String, Path, description = "The table's key."),
        ("Seat-Token" = Option<String>, Header, description = "A seat token, as for the socket."),
        Wanted,
    ),
    responses((status = 200, body = LogPage), AskingTable),
)]
pub async fn log(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Key(key): Key,
    Asked(Wanted { before, lang }): Asked<Wanted>,
    headers: HeaderMap,
) -> Result<Json<LogPage>, Fault> {
    let mut at_match = AtMatch::new(&house, &key, &guest, lang.as_deref(), false).await?;
    if let Some(token) = headers.get("seat-token").and_then(|token| token.to_str().ok()) {
        at_match.show_token(&key, &guest, token)?;
    }
    let which = at_match.which_log();
    let entries = house.logs.get(which, async || write(&house, &at_match, which).await).await?;
    Ok(Json(desk::page(&entries, which.version, before)))
}

/// Plays the match again, up to that version, and writes its log.
async fn write(house: &House, at_match: &AtMatch, which: Which) -> Result<Vec<LogEntry>, Fault> {
    let title = title(at_match.head())?;
    let mut record: Record = record_of(house, which.table, None).await?;
    // More may have been played since the version was read.
    record.lines.truncate(usize::try_from(which.version).unwrap_or(usize::MAX));
    let words = house.words(title, which.lang);
    let viewer: Viewer = which.viewer;
    let log = aside(house, move || desk::log(&record, title, viewer, &words)).await?;
    log.map_err(|why| Fault::NoLog { why: why.to_string() })
}
