//! A match from the store.
//!
//! A match that was played by another version of the rules goes on from its newest checkpoint, if
//! the game accepts that state and the lines after it lead where they led. If not, it is frozen.

use contract::AnyTitle;
use store::{Loaded, Store, StoreError, TableId};
use table::{Checkpoint, Denial, Line, Table};

use crate::matches::Missing;

/// How many lines are read at a time.
const PAGE: u32 = 1_000;

/// The match, from its newest checkpoint where that is enough.
///
/// # Errors
/// If the store fails or what it holds cannot be played.
pub async fn newest(
    store: &dyn Store,
    id: TableId,
    title: &'static dyn AnyTitle,
) -> Result<Table, Missing> {
    let Loaded { checkpoint, tail } = store.load(id).await?;
    match restore(title, &checkpoint, &tail) {
        Err(Denial::NeedsHistory) => whole(store, id, title).await,
        restored => Ok(restored?),
    }
}

/// The match with its whole history.
///
/// # Errors
/// If the store fails or what it holds cannot be played.
pub async fn whole(
    store: &dyn Store,
    id: TableId,
    title: &'static dyn AnyTitle,
) -> Result<Table, Missing> {
    let opening = store.opening(id).await?;
    let lines = history(store, id).await?;
    Ok(restore(title, &opening, &lines)?)
}

/// All lines of a match.
///
/// # Errors
/// If the store fails.
pub async fn history(store: &dyn Store, id: TableId) -> Result<Vec<String>, StoreError> {
    let mut lines = Vec::new();
    loop {
        let page = store.history(id, lines.len() as u64, PAGE).await?;
        if page.is_empty() {
            return Ok(lines);
        }
        lines.extend(page);
    }
}

/// A line as the store keeps it.
///
/// # Errors
/// If it cannot be read.
pub fn line(text: &str) -> Result<Line, Denial> {
    let unreadable = |error| Denial::Broken(format!("a stored line cannot be read: {error}"));
    serde_json::from_str(text).map_err(unreadable)
}

fn restore(
    title: &'static dyn AnyTitle,
    checkpoint: &str,
    tail: &[String],
) -> Result<Table, Denial> {
    let unreadable = |error| Denial::Broken(format!("a stored checkpoint cannot be read: {error}"));
    let checkpoint: Checkpoint = serde_json::from_str(checkpoint).map_err(unreadable)?;
    let tail: Vec<Line> = tail.iter().map(|text| line(text)).collect::<Result<_, _>>()?;
    let (by, now) = (checkpoint.rules_version, title.meta().rules_version);
    Table::restore(title, checkpoint, &tail).map_err(|denial| match denial {
        Denial::NeedsHistory => Denial::NeedsHistory,
        other if by != now => Denial::Broken(format!(
            "it was played by version {by} of the rules, and version {now} cannot go on: {other}"
        )),
        other => other,
    })
}
