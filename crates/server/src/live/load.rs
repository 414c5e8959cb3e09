//! A match from the store.
//!
//! A match that was played by another version of the rules goes on from its newest checkpoint, if
//! the game accepts that state and the lines after it lead where they led. If not, it is frozen.

use std::fmt;

use contract::AnyTitle;
use store::{Loaded, Store, TableId};
use table::{Checkpoint, Denial, Line, Table};
use wire::outbound::Code;

/// Why a match is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The store failed: it may work another time.
    Store(String),
    /// What is stored cannot be played.
    Frozen(String),
    /// The operator has closed it, for that reason.
    Closed(String),
    /// It was deleted.
    Deleted,
}

impl Missing {
    /// What kind of fault that is for a client.
    pub fn code(&self) -> Code {
        match self {
            Missing::Store(_) => Code::Busy,
            Missing::Frozen(_) => Code::Frozen,
            Missing::Closed(_) => Code::Closed,
            Missing::Deleted => Code::NoTable,
        }
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Missing::Store(why) => write!(f, "this match cannot be read just now: {why}"),
            Missing::Frozen(why) => write!(f, "this match is frozen: {why}"),
            Missing::Closed(why) => write!(f, "the operator closed this table: {why}"),
            Missing::Deleted => f.write_str("this table was deleted"),
        }
    }
}

impl From<store::StoreError> for Missing {
    fn from(error: store::StoreError) -> Missing {
        Missing::Store(error.to_string())
    }
}

impl From<Denial> for Missing {
    fn from(denial: Denial) -> Missing {
        Missing::Frozen(denial.to_string())
    }
}

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
    let lines = history(store, id).await.map_err(Missing::Store)?;
    Ok(restore(title, &opening, &lines)?)
}

/// All lines of a match.
///
/// # Errors
/// One sentence, if the store fails.
pub async fn history(store: &dyn Store, id: TableId) -> Result<Vec<String>, String> {
    let mut lines = Vec::new();
    loop {
        let page = store.history(id, lines.len() as u64, PAGE).await;
        let page = page.map_err(|error| error.to_string())?;
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
    let unreadable = |error| Denial::Table(format!("a stored line cannot be read: {error}"));
    serde_json::from_str(text).map_err(unreadable)
}

fn restore(
    title: &'static dyn AnyTitle,
    checkpoint: &str,
    tail: &[String],
) -> Result<Table, Denial> {
    let unreadable = |error| Denial::Table(format!("a stored checkpoint cannot be read: {error}"));
    let checkpoint: Checkpoint = serde_json::from_str(checkpoint).map_err(unreadable)?;
    let tail: Vec<Line> = tail.iter().map(|text| line(text)).collect::<Result<_, _>>()?;
    let (by, now) = (checkpoint.rules_version, title.meta().rules_version);
    Table::restore(title, checkpoint, &tail).map_err(|denial| match denial {
        Denial::NeedsHistory => Denial::NeedsHistory,
        other if by != now => Denial::Table(format!(
            "it was played by version {by} of the rules, and version {now} cannot go on: {other}"
        )),
        other => other,
    })
}
