//! What the operator asks and does, and what keeps the file small.

use async_trait::async_trait;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, SqlitePool};

use super::SqliteStore;
use super::erased;
use super::failed::Failed;
use super::operator::{Close, Delete, Forget, Lift};
use super::reads::{said, select_tables, table_row};
use super::rulings;
use super::writer::Chore;
use crate::error::StoreError;
use crate::rows::{Changed, Chat, Person, Phase, TableId, TableRow};
use crate::rulings::{NewRuling, Ruling};
use crate::upkeep::{Census, Erased, Rewrite, Roster, Size, Sizes, Upkeep};

#[async_trait]
impl Upkeep for SqliteStore {
    async fn rule(&self, new: NewRuling) -> Result<Ruling, StoreError> {
        self.write(new).await
    }

    async fn lift(&self, id: i64) -> Result<bool, StoreError> {
        self.write(Lift(id)).await
    }

    async fn close_table(&self, table: TableId, why: NewRuling) -> Result<Ruling, StoreError> {
        self.write(Close(table, why)).await
    }

    async fn delete_table(&self, table: TableId) -> Result<bool, StoreError> {
        self.write(Delete(table)).await
    }

    async fn rewrite(&self, rewrite: Rewrite) -> Result<Changed, StoreError> {
        self.write(rewrite).await
    }

    async fn forget_person(&self, person: &str) -> Result<(), StoreError> {
        self.write(Forget(person.to_owned())).await
    }

    async fn note_erased(&self, erased: Erased) -> Result<(), StoreError> {
        self.write(erased).await
    }

    async fn erased_since(&self, at_ms: u64) -> Result<Vec<Erased>, StoreError> {
        Ok(erased::since(&self.readers, at_ms).await?)
    }

    async fn shrink(&self, pages: u32) -> Result<bool, StoreError> {
        self.do_chore(Chore::Shrink(pages)).await?;
        let (_, free) = file_size(&self.readers).await?;
        Ok(free > 0)
    }

    async fn settle(&self) -> Result<(), StoreError> {
        self.do_chore(Chore::Settle).await
    }

    async fn rulings(&self) -> Result<Vec<Ruling>, StoreError> {
        Ok(rulings::all(&self.readers).await?)
    }

    async fn roster(
        &self,
        roster: Roster,
        limit: u32,
    ) -> Result<Vec<(TableRow, Option<i64>)>, StoreError> {
        Ok(read_roster(&self.readers, roster, limit).await?)
    }

    async fn people(&self) -> Result<Vec<Person>, StoreError> {
        let all = "SELECT id, max(name) FROM (
                SELECT id, name FROM people
                UNION ALL SELECT person, '' FROM members
                UNION ALL SELECT person, '' FROM chat WHERE person IS NOT NULL
                UNION ALL SELECT person, '' FROM profiles
                UNION ALL SELECT person, '' FROM carries
                UNION ALL SELECT person, '' FROM blocks
                UNION ALL SELECT person, '' FROM invitations
                UNION ALL SELECT person, '' FROM pushes
                UNION ALL SELECT substr(key, 10), '' FROM settings WHERE key LIKE 'token-of/%')
            GROUP BY id";
        let rows = sqlx::query(all).fetch_all(&self.readers).await.map_err(Failed::from)?;
        let person = |row: &SqliteRow| Person { id: row.get(0), name: row.get(1) };
        Ok(rows.iter().map(person).collect())
    }

    async fn said_by(&self, person: &str) -> Result<Vec<(TableId, Chat)>, StoreError> {
        let all = "SELECT number, name, seat, text, person, table_id FROM chat WHERE person = ?
            ORDER BY table_id, number";
        let rows =
            sqlx::query(all).bind(person).fetch_all(&self.readers).await.map_err(Failed::from)?;
        Ok(rows.iter().map(|row| (TableId(row.get(5)), said(row))).collect())
    }

    async fn checkpoints(&self, table: TableId) -> Result<Vec<(u64, String)>, StoreError> {
        let all = "SELECT version, checkpoint FROM checkpoints WHERE table_id = ?";
        let rows =
            sqlx::query(all).bind(table.0).fetch_all(&self.readers).await.map_err(Failed::from)?;
        Ok(rows.iter().map(|row| (row.get::<i64, _>(0) as u64, row.get(1))).collect())
    }

    async fn sizes(&self) -> Result<Sizes, StoreError> {
        Ok(read_sizes(&self.readers).await?)
    }

    async fn size(&self) -> Result<u64, StoreError> {
        Ok(file_size(&self.readers).await?.0)
    }

    async fn census(&self) -> Result<Vec<Census>, StoreError> {
        let all = "SELECT CASE WHEN json_valid(head) THEN head ->> 'game' END AS game, phase,
            count(*) FROM tables GROUP BY game, phase ORDER BY game, phase";
        let rows = sqlx::query(all).fetch_all(&self.readers).await.map_err(Failed::from)?;
        let one = |row: &SqliteRow| {
            // A head that cannot be read names no game, and its table is counted all the same.
            let game = row.get::<Option<String>, _>(0).unwrap_or_default();
            let phase = Phase::from_number(row.get(1))?;
            Ok(Census { game, phase, tables: row.get::<i64, _>(2) as u64 })
        };
        rows.iter().map(one).collect()
    }
}

async fn read_roster(
    pool: &SqlitePool,
    roster: Roster,
    limit: u32,
) -> Result<Vec<(TableRow, Option<i64>)>, Failed> {
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
    rows.iter().map(|row| Ok((table_row(row)?, row.get("ended_at")))).collect()
}

async fn read_sizes(pool: &SqlitePool) -> Result<Sizes, Failed> {
    let kinds = "SELECT 'lines', count(*), coalesce(sum(length(line)), 0) FROM lines
        UNION ALL SELECT 'checkpoints', count(*), coalesce(sum(length(checkpoint)), 0)
            FROM checkpoints
        UNION ALL SELECT 'tables', count(*), coalesce(sum(length(head)), 0) FROM tables
        UNION ALL SELECT 'chat', count(*), coalesce(sum(length(text)), 0) FROM chat
        UNION ALL SELECT 'people', count(*), coalesce(sum(length(name)), 0) FROM people
        UNION ALL SELECT 'members', count(*), coalesce(sum(length(person)), 0) FROM members
        UNION ALL SELECT 'profiles', count(*), coalesce(sum(length(person)), 0) FROM profiles
        UNION ALL SELECT 'carries', count(*), coalesce(sum(length(digest)), 0) FROM carries
        UNION ALL SELECT 'blocks', count(*), coalesce(sum(length(other)), 0) FROM blocks
        UNION ALL SELECT 'invitations', count(*), coalesce(sum(length(person)), 0)
            FROM invitations
        UNION ALL SELECT 'pushes', count(*), coalesce(sum(length(endpoint)), 0) FROM pushes
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
async fn file_size(pool: &SqlitePool) -> Result<(u64, u64), Failed> {
    let pages = "SELECT page_size * page_count, page_size * freelist_count
        FROM pragma_page_size, pragma_page_count, pragma_freelist_count";
    let row = sqlx::query(pages).fetch_one(pool).await?;
    Ok((row.get::<i64, _>(0) as u64, row.get::<i64, _>(1) as u64))
}

pub async fn shrink(connection: &mut SqliteConnection, pages: u32) -> Result<(), Failed> {
    let shrink = format!("PRAGMA incremental_vacuum({pages})");
    sqlx::raw_sql(sqlx::AssertSqlSafe(shrink)).execute(connection).await?;
    Ok(())
}

pub async fn settle(connection: &mut SqliteConnection) -> Result<(), Failed> {
    // Readers may keep it from emptying the journal now; then the next commits overwrite it.
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(connection).await?;
    Ok(())
}

/// Whether nothing was ever written into the file.
pub async fn is_empty(connection: &mut SqliteConnection) -> Result<bool, Failed> {
    let any = sqlx::query("SELECT count(*) FROM sqlite_schema").fetch_one(connection).await?;
    Ok(any.get::<i64, _>(0) == 0)
}

/// Lets free pages be given back to the disk. A file made before that was so is rewritten once.
pub async fn make_shrinkable(connection: &mut SqliteConnection) -> Result<(), Failed> {
    let how: i64 = sqlx::query("PRAGMA auto_vacuum").fetch_one(&mut *connection).await?.get(0);
    if how == 0 {
        tracing::debug!("the database is rewritten once, so that it can shrink from now on");
        sqlx::raw_sql("PRAGMA auto_vacuum = INCREMENTAL; VACUUM").execute(connection).await?;
    }
    Ok(())
}
