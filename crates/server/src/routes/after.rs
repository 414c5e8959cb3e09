//! Records and replays.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::{Extension, Json};
use contract::{Seat, Viewer};
use serde::Deserialize;
use serde_json::Value;
use utoipa::IntoParams;
use wire::after::Step;

use super::body::{Asked, Key};
use super::faults::AskingTable;
use super::{Fault, Guest};
use crate::house::House;
use crate::lobby::{find, title};
use crate::records::{replayed, whole};

/// Downloads the record of a match that is over: enough to rebuild it anywhere.
#[utoipa::path(
    get,
    path = "/tables/{key}/record",
    tag = "after",
    params(("key" = String, Path, description = "The table's key.")),
    responses((status = 200, body = Object, content_type = "application/json"), AskingTable),
)]
pub async fn record(
    State(house): State<Arc<House>>,
    Key(key): Key,
) -> Result<(HeaderMap, String), Fault> {
    let (row, head) = find(&house, &key).await?;
    let record = whole(&house, &row).await?;
    let mut headers = HeaderMap::new();
    let json = HeaderValue::from_static("application/json");
    headers.insert(header::CONTENT_TYPE, json);
    let name = format!("attachment; filename=\"{}-{}.json\"", head.game, &key[..8]);
    if let Ok(name) = HeaderValue::from_str(&name) {
        headers.insert(header::CONTENT_DISPOSITION, name);
    }
    Ok((headers, record.write()))
}

/// Which step, seen from where.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Whence {
    /// How many lines of the log; all if left out.
    #[param(maximum = 4_294_967_295_u32)]
    step: Option<usize>,
    /// A seat's number, or `all` for everything; the public's view if left out.
    #[param(pattern = "^(all|[0-9]+)$")]
    seat: Option<String>,
}

/// Shows a step of a match that is over, from any seat's point of view or all-seeing.
#[utoipa::path(
    get,
    path = "/tables/{key}/replay",
    tag = "after",
    params(("key" = String, Path, description = "The table's key."), Whence),
    responses((status = 200, body = Step), AskingTable),
)]
pub async fn replay(
    State(house): State<Arc<House>>,
    Extension(_): Extension<Guest>,
    Key(key): Key,
    Asked(Whence { step, seat }): Asked<Whence>,
) -> Result<Json<Step>, Fault> {
    let (row, head) = find(&house, &key).await?;
    let record = whole(&house, &row).await?;
    let title = title(&head)?;
    let steps = record.lines.len();
    let step = step.unwrap_or(steps);
    let viewer = match seat.as_deref() {
        None => Some(Viewer::Public),
        Some("all") => None,
        Some(number) => {
            let seat = number.parse().ok().filter(|seat| usize::from(*seat) < head.seats.len());
            let wrong = || {
                let why = format!("invalid seat '{number}': give a number, or all");
                Fault::Wrong { why }
            };
            Some(Viewer::Seat(Seat(seat.ok_or_else(wrong)?)))
        }
    };
    let line = step.checked_sub(1).and_then(|idx| record.lines.get(idx)).cloned();
    let verified = replayed(&house, record, title, Some(step)).await?;
    let game = verified.table.game();
    let last = verified.happened.last().into_iter().flatten();
    let events = last.flat_map(|happened| &happened.events).filter_map(|event| match viewer {
        Some(viewer) => event.redacted(viewer).map(|event| event.json()),
        None => Some(event.json()),
    });
    let events = events.collect();
    let json = |plain: serde_json::Result<Value>| plain.map_err(|error| error.to_string());
    Ok(Json(Step {
        step,
        steps,
        line: line.map(|line| json(serde_json::to_value(line))).transpose()?,
        events,
        view: viewer.map_or_else(|| game.state(), |viewer| game.view(viewer)),
        awaiting: verified.table.awaiting(),
        sitters: desk::sitters(&verified.table),
    }))
}
