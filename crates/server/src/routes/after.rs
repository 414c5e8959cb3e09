//! Records and replays.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::{Extension, Json};
use contract::{AnyTitle, Seat, Viewer};
use serde::Deserialize;
use serde_json::Value;
use store::{Phase, TableId, TableRow};
use table::{Checkpoint, Line, Record, Verified};
use utoipa::IntoParams;
use wire::after::Step;

use super::body::{Asked, Key};
use super::faults::AskingTable;
use super::tables::{find, title};
use super::{Fault, Guest};
use crate::house::House;
use crate::live::load;

/// The whole match. Only once it is over: a record holds everything.
pub async fn whole(house: &House, row: &TableRow) -> Result<Record, Fault> {
    if row.phase != Phase::Over {
        return Err(Fault::conflict("the match is not over: its record would show what is hidden"));
    }
    let outcome = row.outcome.as_ref().and_then(|text| serde_json::from_str(text).ok());
    record_of(house, row.id, outcome).await
}

/// All lines of a match as a record, whether it is over or not. It holds everything, so nobody is
/// shown it before the end.
pub async fn record_of(
    house: &House,
    table: TableId,
    outcome: Option<Value>,
) -> Result<Record, Fault> {
    let store = house.store.as_ref();
    let opening = store.opening(table).await?;
    let opening: Checkpoint = serde_json::from_str(&opening).map_err(|error| error.to_string())?;
    let lines = load::history(store, table).await?;
    let lines: Result<Vec<Line>, _> = lines.iter().map(|text| load::line(text)).collect();
    let lines = lines.map_err(|denial| denial.to_string())?;
    Ok(Record::of(&opening, lines, outcome))
}

/// Does something long on a thread of its own. Only a few at the same time, so that nobody can
/// take all threads; whoever hangs up meanwhile still counts until it is done.
pub async fn aside<T: Send + 'static>(
    house: &House,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fault> {
    let replays = Arc::clone(&house.replays);
    let permit = replays.acquire_owned().await.map_err(|error| error.to_string())?;
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(permit);
        done
    });
    Ok(done.await.map_err(|error| error.to_string())?)
}

/// Plays a record again.
pub async fn replayed(
    house: &House,
    record: Record,
    title: &'static dyn AnyTitle,
    upto: Option<usize>,
) -> Result<Verified, Fault> {
    aside(house, move || record.replay(title, upto)).await?.map_err(Fault::wrong)
}

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
            let wrong = || Fault::wrong(format!("'{number}' is no seat: give a number, or all"));
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
