//! Whole matches, read from the store and played again.

use std::sync::Arc;

use contract::AnyTitle;
use serde_json::Value;
use store::{Phase, TableId, TableRow};
use table::{Checkpoint, Line, Record, Verified};

use crate::fault::Fault;
use crate::house::House;
use crate::live::load;

/// The whole match. Only once it is over: a record holds everything.
pub async fn whole(house: &House, row: &TableRow) -> Result<Record, Fault> {
    if row.phase != Phase::Over {
        return Err(Fault::StillHidden);
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
/// take all threads; a client that hangs up meanwhile still counts until it is done.
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
    let replayed = aside(house, move || record.replay(title, upto)).await?;
    replayed.map_err(|why| Fault::Unreplayable { why: why.to_string() })
}
