//! Tables, read.

use contract::AnyTitle;
use store::TableRow;

use crate::fault::Fault;
use crate::head::Head;
use crate::house::House;

/// The table with that key.
pub async fn find(house: &House, key: &str) -> Result<(TableRow, Head), Fault> {
    let row = house.store.table(key).await?.ok_or(Fault::NoTable)?;
    let head = read(&row)?;
    Ok((row, head))
}

/// What the lobby knows of a table.
pub fn read(row: &TableRow) -> Result<Head, Fault> {
    let unreadable = |error| format!("table {} cannot be read: {error}", row.id.0);
    Ok(serde_json::from_str(&row.head).map_err(unreadable)?)
}

/// The game of a table.
pub fn title(head: &Head) -> Result<&'static dyn AnyTitle, Fault> {
    catalogue::find(&head.game).map_err(|why| Fault::NoGame { why: why.to_string() })
}
