//! What the operator asks of the store, and what keeps it small.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, SqlitePool};

use crate::deeds::{Deed, Done};
use crate::error::StoreError;
use crate::reads::{said, select_tables, table_row};
use crate::rows::{Chat, Person, Phase, TableId, TableRow};
use crate::rulings::{self, Ruling};
use crate::sqlite::SqliteStore;
use crate::writer::{Value, What};

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
    /// How many there are.
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
    /// How many.
    pub tables: u64,
}

/// The store, as the operator and the house's own upkeep use it.
#[async_trait]
pub trait Upkeep: Send + Sync + 'static {
    /// Does something to what is stored.
    async fn act(&self, deed: Deed) -> Result<Done, StoreError>;

    /// Gives free pages back to the disk, at most so many.
    async fn shrink(&self, pages: u32) -> Result<(), StoreError>;

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

#[async_trait]
impl Upkeep for SqliteStore {
    async fn act(&self, deed: Deed) -> Result<Done, StoreError> {
        match self.ask(What::Deed(deed)).await? {
            Value::Done(done) => Ok(done),
            _ => Err(StoreError::Closed),
        }
    }

    async fn shrink(&self, pages: u32) -> Result<(), StoreError> {
        self.do_it(What::Shrink(pages)).await
    }

    async fn settle(&self) -> Result<(), StoreError> {
        self.do_it(What::Settle).await
    }

    async fn rulings(&self) -> Result<Vec<Ruling>, StoreError> {
        rulings::all(&self.readers).await
    }

    async fn roster(
        &self,
        roster: Roster,
        limit: u32,
    ) -> Result<Vec<(TableRow, Option<i64>)>, StoreError> {
        read_roster(&self.readers, roster, limit).await
    }

    async fn people(&self) -> Result<Vec<Person>, StoreError> {
        let all = "SELECT id, max(name) FROM (
                SELECT id, name FROM people
                UNION ALL SELECT person, '' FROM members
                UNION ALL SELECT person, '' FROM chat WHERE person IS NOT NULL
                UNION ALL SELECT substr(key, 10), '' FROM settings WHERE key LIKE 'token-of/%')
            GROUP BY id";
        let rows = sqlx::query(all).fetch_all(&self.readers).await?;
        let person = |row: &SqliteRow| Person { id: row.get(0), name: row.get(1) };
        Ok(rows.iter().map(person).collect())
    }

    async fn said_by(&self, person: &str) -> Result<Vec<(TableId, Chat)>, StoreError> {
        let all = "SELECT number, name, seat, text, person, table_id FROM chat WHERE person = ?
            ORDER BY table_id, number";
        let rows = sqlx::query(all).bind(person).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| (TableId(row.get(5)), said(row))).collect())
    }

    async fn checkpoints(&self, table: TableId) -> Result<Vec<(u64, String)>, StoreError> {
        let all = "SELECT version, checkpoint FROM checkpoints WHERE table_id = ?";
        let rows = sqlx::query(all).bind(table.0).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| (row.get::<i64, _>(0) as u64, row.get(1))).collect())
    }

    async fn sizes(&self) -> Result<Sizes, StoreError> {
        read_sizes(&self.readers).await
    }

    async fn size(&self) -> Result<u64, StoreError> {
        Ok(file_size(&self.readers).await?.0)
    }

    async fn census(&self) -> Result<Vec<Census>, StoreError> {
        let all = "SELECT CASE WHEN json_valid(head) THEN head ->> 'game' END AS game, phase,
            count(*) FROM tables GROUP BY game, phase ORDER BY game, phase";
        let rows = sqlx::query(all).fetch_all(&self.readers).await?;
        let one = |row: &SqliteRow| Census {
            game: row.get::<Option<String>, _>(0).unwrap_or_default(),
            phase: Phase::from_number(row.get(1)),
            tables: row.get::<i64, _>(2) as u64,
        };
        Ok(rows.iter().map(one).collect())
    }
}

async fn read_roster(
    pool: &SqlitePool,
    roster: Roster,
    limit: u32,
) -> Result<Vec<(TableRow, Option<i64>)>, StoreError> {
    // What is not asked for is NULL, and holds for every table.
    let newest = select_tables!(
        "WHERE (?1 IS NULL OR phase = ?1)
        AND (?2 IS NULL OR (json_valid(head) AND head ->> 'game' = ?2))
        AND (?3 IS NULL OR id IN (SELECT table_id FROM members WHERE person = ?3))
        AND (?4 IS NULL OR id = ?4)
        AND (?5 IS NULL OR instr(head, ?5) > 0) ORDER BY id DESC LIMIT ?6"
    );
    let ended =
        select_tables!("WHERE ended_at IS NOT NULL AND ended_at < ? ORDER BY ended_at LIMIT ?");
    let query = match roster.ended_before {
        Some(before) => sqlx::query(ended).bind(before),
        None => sqlx::query(newest)
            .bind(roster.phase.map(Phase::number))
            .bind(roster.game)
            .bind(roster.person)
            .bind(roster.number)
            .bind(roster.mentions),
    };
    let rows = query.bind(limit).fetch_all(pool).await?;
    Ok(rows.iter().map(|row| (table_row(row), row.get("ended_at"))).collect())
}

async fn read_sizes(pool: &SqlitePool) -> Result<Sizes, StoreError> {
    let kinds = "SELECT 'lines', count(*), coalesce(sum(length(line)), 0) FROM lines
        UNION ALL SELECT 'checkpoints', count(*), coalesce(sum(length(checkpoint)), 0)
            FROM checkpoints
        UNION ALL SELECT 'tables', count(*), coalesce(sum(length(head)), 0) FROM tables
        UNION ALL SELECT 'chat', count(*), coalesce(sum(length(text)), 0) FROM chat
        UNION ALL SELECT 'people', count(*), coalesce(sum(length(name)), 0) FROM people
        UNION ALL SELECT 'members', count(*), coalesce(sum(length(person)), 0) FROM members
        UNION ALL SELECT 'rulings', count(*), coalesce(sum(length(reason)), 0) FROM rulings
        UNION ALL SELECT 'settings', count(*), coalesce(sum(length(value)), 0) FROM settings";
    let rows = sqlx::query(kinds).fetch_all(pool).await?;
    let size = |row: &SqliteRow| Size {
        kind: row.get(0),
        rows: row.get::<i64, _>(1) as u64,
        bytes: row.get::<i64, _>(2) as u64,
    };
    let (file, free) = file_size(pool).await?;
    Ok(Sizes { file, free, kinds: rows.iter().map(size).collect() })
}

/// The size of the file and how much of it is free, in bytes.
async fn file_size(pool: &SqlitePool) -> Result<(u64, u64), StoreError> {
    let pages = "SELECT page_size * page_count, page_size * freelist_count
        FROM pragma_page_size, pragma_page_count, pragma_freelist_count";
    let row = sqlx::query(pages).fetch_one(pool).await?;
    Ok((row.get::<i64, _>(0) as u64, row.get::<i64, _>(1) as u64))
}

pub(crate) async fn shrink(
    connection: &mut SqliteConnection,
    pages: u32,
) -> Result<(), StoreError> {
    let shrink = format!("PRAGMA incremental_vacuum({pages})");
    sqlx::raw_sql(sqlx::AssertSqlSafe(shrink)).execute(connection).await?;
    Ok(())
}

pub(crate) async fn settle(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    // Readers may keep it from emptying the journal now; then the next commits overwrite it.
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(connection).await?;
    Ok(())
}

/// Whether nothing was ever written into the file.
pub(crate) async fn is_empty(connection: &mut SqliteConnection) -> Result<bool, StoreError> {
    let any = sqlx::query("SELECT count(*) FROM sqlite_schema").fetch_one(connection).await?;
    Ok(any.get::<i64, _>(0) == 0)
}

/// Lets free pages be given back to the disk. A file made before that was so is written anew once.
pub(crate) async fn make_shrinkable(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let how: i64 = sqlx::query("PRAGMA auto_vacuum").fetch_one(&mut *connection).await?.get(0);
    if how == 0 {
        tracing::debug!("the database is written anew once, so that it can shrink from now on");
        sqlx::raw_sql("PRAGMA auto_vacuum = INCREMENTAL; VACUUM").execute(connection).await?;
    }
    Ok(())
}
