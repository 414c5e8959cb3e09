//! The questions, on connections of their own.

use serde_json::json;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqlitePool};

use super::failed::Failed;
use crate::error::StoreError;
use crate::rows::{Chat, Loaded, Person, Phase, Revision, TableId, TableRow};

type Found<T> = Result<T, Failed>;

/// A macro, because statements are constants.
macro_rules! select_tables {
    ($rest:literal) => {
        concat!(
            "SELECT id, key, phase, listed, revision, head, ",
            "(SELECT coalesce(max(number), 0) FROM lines WHERE table_id = tables.id), ",
            "outcome, ended_at, ",
            "coalesce((SELECT awaited FROM turns WHERE table_id = tables.id), 0) ",
            "FROM tables ",
            $rest
        )
    };
}
pub(crate) use select_tables;

pub fn table_row(row: &SqliteRow) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: TableId(row.get(0)),
        key: row.get(1),
        phase: Phase::from_number(row.get(2))?,
        listed: row.get(3),
        revision: row.get::<i64, _>(4) as u64,
        head: row.get(5),
        version: row.get::<i64, _>(6) as u64,
        outcome: row.get(7),
        awaited: row.get(9),
    })
}

pub async fn load(pool: &SqlitePool, table: TableId) -> Found<Loaded> {
    // One question, so that no append comes between the checkpoint and the lines. Lines count from
    // 1, so the checkpoint comes first.
    let newest = "WITH newest AS (SELECT version, checkpoint FROM checkpoints WHERE table_id = ?1
            ORDER BY version DESC LIMIT 1)
        SELECT 0 AS number, checkpoint AS text FROM newest
        UNION ALL SELECT number, line FROM lines
            WHERE table_id = ?1 AND number > (SELECT version FROM newest)
        ORDER BY number";
    let rows = sqlx::query(newest).bind(table.0).fetch_all(pool).await?;
    let mut texts = rows.iter().map(|row| row.get(1));
    let checkpoint = texts.next().ok_or(StoreError::Missing)?;
    Ok(Loaded { checkpoint, tail: texts.collect() })
}

pub async fn opening(pool: &SqlitePool, table: TableId) -> Found<String> {
    let first = "SELECT checkpoint FROM checkpoints WHERE table_id = ? AND version = 0";
    Ok(sqlx::query(first).bind(table.0).fetch_one(pool).await?.get(0))
}

pub async fn history(
    pool: &SqlitePool,
    table: TableId,
    after: u64,
    limit: u32,
) -> Found<Vec<String>> {
    let page = "SELECT line FROM lines WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?";
    let page = sqlx::query(page).bind(table.0).bind(after as i64).bind(limit);
    Ok(page.fetch_all(pool).await?.iter().map(|row| row.get(0)).collect())
}

pub async fn find_command(pool: &SqlitePool, table: TableId, id: &str) -> Found<Option<u64>> {
    let find = "SELECT number FROM lines WHERE table_id = ? AND command_id = ?";
    let row = sqlx::query(find).bind(table.0).bind(id).fetch_optional(pool).await?;
    Ok(row.map(|row| row.get::<i64, _>(0) as u64))
}

pub async fn revisions(pool: &SqlitePool, keys: &[String]) -> Found<Vec<Revision>> {
    let find = "SELECT key, revision, phase FROM tables
        WHERE key IN (SELECT value FROM json_each(?))";
    let revision = |row: &SqliteRow| {
        let (key, phase) = (row.get(0), Phase::from_number(row.get(2))?);
        Ok(Revision { key, revision: row.get::<i64, _>(1) as u64, phase })
    };
    let rows = sqlx::query(find).bind(json!(keys).to_string()).fetch_all(pool).await?;
    rows.iter().map(revision).collect()
}

pub async fn table(pool: &SqlitePool, key: &str) -> Found<Option<TableRow>> {
    let find = select_tables!("WHERE key = ?");
    let row = sqlx::query(find).bind(key).fetch_optional(pool).await?;
    Ok(row.as_ref().map(table_row).transpose()?)
}

/// At how many tables that wait or are played a person has a seat.
pub const SEATED: &str = "SELECT count(*) FROM members JOIN tables ON tables.id = members.table_id
    WHERE members.person = ? AND tables.phase < 2";

pub async fn seated(pool: &SqlitePool, person: &str) -> Found<u64> {
    let row = sqlx::query(SEATED).bind(person).fetch_one(pool).await?;
    Ok(row.get::<i64, _>(0) as u64)
}

pub async fn person(pool: &SqlitePool, id: &str) -> Found<Option<Person>> {
    let find = sqlx::query("SELECT id, name FROM people WHERE id = ?").bind(id);
    let person = |row: SqliteRow| Person { id: row.get(0), name: row.get(1) };
    Ok(find.fetch_optional(pool).await?.map(person))
}

pub async fn chat(pool: &SqlitePool, table: TableId, limit: u32) -> Found<Vec<Chat>> {
    let last = "SELECT number, name, seat, text, person FROM chat WHERE table_id = ?
        ORDER BY number DESC LIMIT ?";
    let rows = sqlx::query(last).bind(table.0).bind(limit).fetch_all(pool).await?;
    Ok(rows.iter().rev().map(said).collect())
}

/// A row of number, name, seat, text and person.
pub fn said(row: &SqliteRow) -> Chat {
    Chat {
        number: row.get::<i64, _>(0) as u64,
        name: row.get(1),
        seat: row.get(2),
        text: row.get(3),
        person: row.get(4),
    }
}

pub async fn setting(pool: &SqlitePool, key: &str) -> Found<Option<String>> {
    let find = sqlx::query("SELECT value FROM settings WHERE key = ?").bind(key);
    Ok(find.fetch_optional(pool).await?.map(|row| row.get(0)))
}
