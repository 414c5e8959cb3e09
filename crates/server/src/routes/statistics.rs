//! A match in numbers.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use table::RecordError;
use wire::after::Statistics;

use super::Fault;
use super::body::Key;
use super::faults::AskingTable;
use crate::house::House;
use crate::lobby::{find, title};
use crate::records::{aside, whole};

/// Tells a match that is over in numbers: rounds, moves and time of each seat, places and points,
/// and what the game itself counts. They count the whole match, without what was taken back.
#[utoipa::path(
    get,
    path = "/tables/{key}/statistics",
    tag = "after",
    params(("key" = String, Path, description = "The table's key.")),
    responses((status = 200, body = Statistics), AskingTable),
)]
pub async fn statistics(
    State(house): State<Arc<House>>,
    Key(key): Key,
) -> Result<Json<Statistics>, Fault> {
    let (row, head) = find(&house, &key).await?;
    let record = whole(&house, &row).await?;
    let title = title(&head)?;
    let counted = aside(&house, move || {
        let (table, tally) = desk::tally(&record, title)?;
        Ok::<_, RecordError>(desk::statistics(&record, &table, &tally))
    });
    counted.await?.map(Json).map_err(|why| Fault::Unreplayable { why: why.to_string() })
}
