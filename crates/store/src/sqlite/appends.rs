//! The lines of many matches in a handful of statements.
//!
//! Rows travel as one JSON argument and are taken apart by SQLite, so that a group costs the same
//! few statements whether it holds one append or five hundred, all of them prepared once. Every
//! append is checked inside the transaction before anything is inserted, so that one that does not
//! fit costs the others nothing.

use std::collections::HashMap;

use serde_json::{Value, json};
use sqlx::{Row, SqliteConnection};

use super::failed::Failed;
use crate::error::StoreError;
use crate::rows::{Append, Appended, Phase, Wake};

const BEFORE: &str = "SELECT id, epoch,
        (SELECT coalesce(max(number), 0) FROM lines WHERE table_id = tables.id),
        phase, wakes_at, bot_due, rules,
        coalesce((SELECT awaited FROM turns WHERE table_id = tables.id), 0)
    FROM tables WHERE id IN (SELECT value FROM json_each(?))";

const DUPLICATES: &str = "SELECT lines.table_id, lines.number FROM json_each(?) AS wanted
    JOIN lines ON lines.table_id = wanted.value ->> 0 AND lines.command_id = wanted.value ->> 1";

const INSERT_LINES: &str = "INSERT INTO lines (table_id, number, line, command_id)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)";

/// Most lines change nothing of this, and then no page of tables is written.
const UPDATE_TABLES: &str = "UPDATE tables
    SET wakes_at = new.value ->> 1, bot_due = new.value ->> 2, outcome = new.value ->> 3,
        phase = new.value ->> 4, ended_at = new.value ->> 5,
        rules = max(rules, new.value ->> 6)
    FROM json_each(?) AS new WHERE tables.id = new.value ->> 0";

const SET_TURNS: &str = "INSERT OR REPLACE INTO turns (table_id, awaited)
    SELECT value ->> 0, value ->> 1 FROM json_each(?)";

const INSERT_CHECKPOINTS: &str =
    "INSERT OR REPLACE INTO checkpoints (table_id, version, checkpoint)
    SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)";

/// The opening stays: the whole history begins there.
const DROP_CHECKPOINTS: &str = "DELETE FROM checkpoints WHERE (table_id, version) IN (
    SELECT old.table_id, old.version FROM json_each(?) AS new
    JOIN checkpoints AS old ON old.table_id = new.value ->> 0
    WHERE old.version > 0 AND old.version < new.value ->> 1)";

/// What is known of a match before something is added.
struct Before {
    epoch: u64,
    version: u64,
    is_live: bool,
    wake: Wake,
    rules: u32,
    awaited: u8,
}

/// Adds all that fit; tells what became of each. The appends are of different matches.
pub async fn apply(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<Vec<Appended>, Failed> {
    let before = before(connection, appends).await?;
    let duplicates = duplicates(connection, appends).await?;
    let check = |append: &&Append| check(append, &before, &duplicates);
    let checked: Option<Vec<Appended>> = appends.iter().map(check).collect();
    let checked = checked.ok_or(StoreError::Missing)?;
    let fit: Vec<&Append> = appends
        .iter()
        .zip(&checked)
        .filter(|(_, checked)| matches!(checked, Appended::Committed { .. }))
        .map(|(append, _)| *append)
        .collect();
    insert(connection, &fit, &before).await?;
    Ok(checked)
}

/// What is to become of an append; nothing if there is no such table.
fn check(
    append: &Append,
    before: &HashMap<i64, Before>,
    duplicates: &HashMap<i64, u64>,
) -> Option<Appended> {
    let &Before { epoch, version, .. } = before.get(&append.table.0)?;
    Some(if let Some(&made) = duplicates.get(&append.table.0) {
        Appended::Duplicate { version: made }
    } else if append.epoch != epoch {
        Appended::Fenced { epoch }
    } else if append.expected != version {
        Appended::Conflict { version }
    } else {
        Appended::Committed { version: version + append.lines.len() as u64 }
    })
}

async fn before(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<HashMap<i64, Before>, Failed> {
    let ids: Vec<i64> = appends.iter().map(|append| append.table.0).collect();
    let rows = sqlx::query(BEFORE).bind(json!(ids).to_string()).fetch_all(connection).await?;
    let read = |row: &sqlx::sqlite::SqliteRow| {
        let (epoch, version): (i64, i64) = (row.get(1), row.get(2));
        let at_ms = row.get::<Option<i64>, _>(4).map(|at_ms| at_ms as u64);
        let is_live = row.get::<i64, _>(3) == Phase::Live.number();
        let wake = Wake { at_ms, bot: row.get(5) };
        let (epoch, version) = (epoch as u64, version as u64);
        let (rules, awaited) = (row.get(6), row.get(7));
        (row.get(0), Before { epoch, version, is_live, wake, rules, awaited })
    };
    Ok(rows.iter().map(read).collect())
}

async fn duplicates(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<HashMap<i64, u64>, Failed> {
    let named = |append: &&Append| json!([append.table.0, append.command_id]);
    let wanted: Vec<Value> = appends.iter().map(named).collect();
    let wanted = Value::Array(wanted).to_string();
    let rows = sqlx::query(DUPLICATES).bind(wanted).fetch_all(connection).await?;
    Ok(rows.iter().map(|row| (row.get(0), row.get::<i64, _>(1) as u64)).collect())
}

async fn insert(
    connection: &mut SqliteConnection,
    fit: &[&Append],
    before: &HashMap<i64, Before>,
) -> Result<(), Failed> {
    if fit.is_empty() {
        return Ok(());
    }
    run(connection, INSERT_LINES, fit.iter().flat_map(|append| lines(append)).collect()).await?;
    let stays = |append: &&Append| {
        let rules = append.checkpoint.as_ref().map_or(0, |saved| saved.rules);
        let same =
            |before: &Before| before.is_live && before.wake == append.wake && before.rules >= rules;
        append.outcome.is_none() && before.get(&append.table.0).is_some_and(same)
    };
    let changed: Vec<Value> =
        fit.iter().filter(|append| !stays(append)).map(|append| table(append)).collect();
    if !changed.is_empty() {
        run(connection, UPDATE_TABLES, changed).await?;
    }
    let waits = |append: &&&Append| {
        before.get(&append.table.0).is_some_and(|before| before.awaited != append.awaited)
    };
    let turns: Vec<Value> =
        fit.iter().filter(waits).map(|append| json!([append.table.0, append.awaited])).collect();
    if !turns.is_empty() {
        run(connection, SET_TURNS, turns).await?;
    }
    let checkpoints: Vec<Value> = fit.iter().filter_map(|append| checkpoint(append)).collect();
    if !checkpoints.is_empty() {
        run(connection, INSERT_CHECKPOINTS, checkpoints.clone()).await?;
        run(connection, DROP_CHECKPOINTS, checkpoints).await?;
    }
    Ok(())
}

async fn run(
    connection: &mut SqliteConnection,
    statement: &'static str,
    rows: Vec<Value>,
) -> Result<(), Failed> {
    sqlx::query(statement).bind(Value::Array(rows).to_string()).execute(connection).await?;
    Ok(())
}

/// The rows of an append. Its last line carries the command's id, so that the line's number is the
/// version that the command made.
fn lines(append: &Append) -> Vec<Value> {
    let last = append.lines.len() - 1;
    let row = |(idx, line): (usize, &String)| {
        let id = (idx == last).then_some(&append.command_id);
        json!([append.table.0, append.expected + idx as u64 + 1, line, id])
    };
    append.lines.iter().enumerate().map(row).collect()
}

fn table(append: &Append) -> Value {
    let phase = if append.outcome.is_some() { Phase::Over } else { Phase::Live };
    let Append { table, wake, outcome, ended_at, checkpoint, .. } = append;
    let rules = checkpoint.as_ref().map_or(0, |saved| saved.rules);
    json!([table.0, wake.at_ms, u8::from(wake.bot), outcome, phase.number(), ended_at, rules])
}

fn checkpoint(append: &Append) -> Option<Value> {
    let version = append.expected + append.lines.len() as u64;
    Some(json!([append.table.0, version, append.checkpoint.as_ref()?.text]))
}
