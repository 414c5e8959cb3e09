//! What the operator asks of the store, and what keeps it small.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use crate::error::StoreError;
use crate::rows::{Changed, Chat, Person, Phase, TableId, TableRow};
use crate::rulings::{NewRuling, Ruling};

/// Which tables the operator wants to see.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roster {
    /// The store's own number of one table.
    pub number: Option<i64>,
    /// The game's id.
    pub game: Option<String>,
    /// How far they have come.
    pub phase: Option<Phase>,
    /// Where that person has a seat.
    pub person: Option<String>,
    /// Whose head holds that text, such as a guest's id.
    pub mentions: Option<String>,
    /// Those that ended before then, in seconds since 1970, the earliest first.
    pub ended_before: Option<i64>,
}

/// Rows of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Size {
    /// What they hold.
    pub kind: String,
    pub rows: u64,
    /// How many bytes their texts have.
    pub bytes: u64,
}

/// How large everything is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sizes {
    /// The database file, in bytes.
    pub file: u64,
    /// How much of it is free, in bytes.
    pub free: u64,
    /// Rows by kind.
    pub kinds: Vec<Size>,
}

/// How many tables of a game have come so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Census {
    /// The game's id; empty where the table cannot be read.
    pub game: String,
    /// How far.
    pub phase: Phase,
    pub tables: u64,
}

/// Parts of a table to be rewritten, so that a person can no longer be recognised in it.
#[derive(Clone, Debug)]
pub struct Rewrite {
    pub id: TableId,
    /// The revision that was read before.
    pub revision: u64,
    /// The new head.
    pub head: String,
    /// The person who is a member no longer.
    pub person: String,
    /// Their seat: what was said there before ids were kept goes too.
    pub seat: Option<u8>,
    /// Lines of the log, by number.
    pub lines: Vec<(u64, String)>,
    /// Checkpoints, by version.
    pub checkpoints: Vec<(u64, String)>,
}

/// A guest whose data was deleted, so that what they were known by is good for nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Erased {
    /// What only those recognise who know the guest's id and the house's key.
    pub mark: String,
    /// Whether it still holds: something may have kept the data from being deleted.
    pub holds: bool,
}

/// How long that is remembered, in house time: browsers forget a cookie after a year.
pub const ERASED_KEPT_MS: u64 = 400 * 24 * 60 * 60 * 1_000;

/// The store, as the operator and the house's own upkeep use it.
#[async_trait]
pub trait Upkeep: Send + Sync + 'static {
    /// Writes a ruling down. One about the same subject takes the place of the one before it; of
    /// announcements there can be several.
    async fn rule(&self, new: NewRuling) -> Result<Ruling, StoreError>;

    /// Takes a ruling back; tells whether there was one.
    async fn lift(&self, id: i64) -> Result<bool, StoreError>;

    /// Ends a table as it stands, without a result. The server that holds its match is fenced.
    async fn close_table(&self, table: TableId, why: NewRuling) -> Result<Ruling, StoreError>;

    /// Removes a table and everything that belongs to it; tells whether there was one.
    async fn delete_table(&self, table: TableId) -> Result<bool, StoreError>;

    /// Rewrites parts of a table.
    async fn rewrite(&self, rewrite: Rewrite) -> Result<Changed, StoreError>;

    /// Removes what is left of a person outside tables.
    async fn forget_person(&self, person: &str) -> Result<(), StoreError>;

    /// Notes that a guest's data was deleted, or that it was not after all.
    async fn note_erased(&self, erased: Erased) -> Result<(), StoreError>;

    /// What was noted so, at that house time or later.
    async fn erased_since(&self, at_ms: u64) -> Result<Vec<Erased>, StoreError>;

    /// Gives free pages back to the disk, at most this many; tells whether there are more.
    async fn shrink(&self, pages: u32) -> Result<bool, StoreError>;

    /// Moves everything into the file itself, so that nothing old is left in the journal.
    async fn settle(&self) -> Result<(), StoreError>;

    /// Everything that was ruled and not lifted, the oldest first.
    async fn rulings(&self) -> Result<Vec<Ruling>, StoreError>;

    /// At most `limit` tables, the newest first, each with when it ended.
    async fn roster(
        &self,
        roster: Roster,
        limit: u32,
    ) -> Result<Vec<(TableRow, Option<i64>)>, StoreError>;

    /// Every guest that anything is known of; the name is empty where none was chosen.
    async fn people(&self) -> Result<Vec<Person>, StoreError>;

    /// Everything a guest said, with the table where.
    async fn said_by(&self, person: &str) -> Result<Vec<(TableId, Chat)>, StoreError>;

    /// All checkpoints of a match, by version.
    async fn checkpoints(&self, table: TableId) -> Result<Vec<(u64, String)>, StoreError>;

    /// How large everything is.
    async fn sizes(&self) -> Result<Sizes, StoreError>;

    /// How large the database file is, in bytes.
    async fn size(&self) -> Result<u64, StoreError>;

    /// How many tables there are, by game and phase.
    async fn census(&self) -> Result<Vec<Census>, StoreError>;
}
