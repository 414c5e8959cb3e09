//! The lines of many matches in one statement.
//!
//! The gate is an update of the matches' rows: it takes those where epoch, version and command fit,
//! and only for these are lines and checkpoints inserted. A question beforehand would not do: a
//! claim could come between it and the insert, and what a fenced owner wrote would stay.

use std::collections::{HashMap, HashSet};

use async_trait::async_trait;
use sqlx::postgres::PgRow;
use sqlx::{PgConnection, PgPool, Row};

use super::failed::Failed;
use super::write::{Connections, Write};
use crate::error::StoreError;
use crate::rows::{Append, Appended, Phase};

const APPEND: &str = "WITH input AS MATERIALIZED (
        SELECT * FROM unnest($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) AS input
            (id, epoch, expected, count, command_id, wakes_at, bot_due, awaited, outcome, phase,
            ended_at, rules, checkpoint)
    ), gate AS (
        UPDATE tables SET
            version = tables.version + input.count,
            wakes_at = input.wakes_at, bot_due = input.bot_due, awaited = input.awaited,
            outcome = input.outcome, phase = input.phase, ended_at = input.ended_at,
            rules = greatest(tables.rules, input.rules)
        FROM input
        WHERE tables.id = input.id AND tables.epoch = input.epoch
        AND tables.version = input.expected
        AND NOT EXISTS (SELECT 1 FROM lines
            WHERE lines.table_id = input.id AND lines.command_id = input.command_id)
        RETURNING tables.id
    ), added AS (
        INSERT INTO lines (table_id, number, line, command_id)
        SELECT * FROM unnest($14, $15, $16, $17) AS line (table_id, number, line, command_id)
        WHERE line.table_id IN (SELECT id FROM gate)
    ), saved AS (
        INSERT INTO checkpoints (table_id, version, checkpoint)
        SELECT input.id, input.expected + input.count, input.checkpoint
        FROM input JOIN gate ON gate.id = input.id WHERE input.checkpoint IS NOT NULL
        ON CONFLICT (table_id, version) DO UPDATE SET checkpoint = excluded.checkpoint
    )
    SELECT id FROM gate";

/// Why some did not fit.
const EXPLAIN: &str = "SELECT tables.id, epoch, version,
        (SELECT number FROM lines
            WHERE lines.table_id = tables.id AND lines.command_id = input.command_id)
    FROM unnest($1, $2) AS input (id, command_id) JOIN tables ON tables.id = input.id";

/// The opening stays: the whole history begins there.
const DROP_CHECKPOINTS: &str = "DELETE FROM checkpoints
    USING unnest($1, $2) AS newest (table_id, version)
    WHERE checkpoints.table_id = newest.table_id
    AND checkpoints.version > 0 AND checkpoints.version < newest.version";

/// What became of an append.
pub type Answer = Result<Appended, StoreError>;

/// Adds all that fit; tells what became of each. The appends are of different matches.
pub async fn apply(connections: &Connections, appends: &[&Append]) -> Result<Vec<Answer>, Failed> {
    // In order of the matches, so that groups of two nodes lock rows in the same order.
    let mut ordered = appends.to_vec();
    ordered.sort_unstable_by_key(|append| append.table);
    let fit = connections.write(&Lines(&ordered)).await?;
    let rest: Vec<&Append> =
        ordered.into_iter().filter(|append| !fit.contains(&append.table.0)).collect();
    let found = match rest.is_empty() {
        true => Ok(HashMap::new()),
        false => connections.read(|| explain(&connections.pool, &rest)).await,
    };
    let answer = |append: &&Append| match &found {
        _ if fit.contains(&append.table.0) => {
            Ok(Appended::Committed { version: version_after(append) })
        }
        Ok(found) => match found.get(&append.table.0) {
            Some(found) => Ok(found.say(append)),
            None => Err(StoreError::Missing),
        },
        // It may be a duplicate, so it may be there.
        Err(_) => Err(StoreError::Unknown),
    };
    Ok(appends.iter().map(answer).collect())
}

fn version_after(append: &Append) -> u64 {
    append.expected + append.lines.len() as u64
}

/// Appends of different matches; the answer names the matches where they fit.
struct Lines<'a>(&'a [&'a Append]);

impl Lines<'_> {
    fn column<T>(&self, of: impl Fn(&Append) -> T) -> Vec<T> {
        self.0.iter().map(|append| of(append)).collect()
    }

    fn text<'b>(&'b self, of: impl Fn(&'b Append) -> Option<&'b String>) -> Vec<Option<&'b str>> {
        self.0.iter().map(|append| of(append).map(String::as_str)).collect()
    }
}

#[async_trait]
impl Write for Lines<'_> {
    type Answer = HashSet<i64>;

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Result<HashSet<i64>, Failed> {
        let phase = |append: &Append| match append.outcome {
            Some(_) => Phase::Over.number() as i16,
            None => Phase::Live.number() as i16,
        };
        let rules = |append: &Append| append.checkpoint.as_ref().map_or(0, |saved| saved.rules);
        let (tables, numbers, lines, commands) = lines(self.0);
        let rows = sqlx::query(APPEND)
            .bind(self.column(|append| append.table.0))
            .bind(self.column(|append| append.epoch as i64))
            .bind(self.column(|append| append.expected as i64))
            .bind(self.column(|append| append.lines.len() as i64))
            .bind(self.text(|append| Some(&append.command_id)))
            .bind(self.column(|append| append.wake.at_ms.map(|at_ms| at_ms as i64)))
            .bind(self.column(|append| append.wake.bot))
            .bind(self.column(|append| i16::from(append.awaited)))
            .bind(self.text(|append| append.outcome.as_ref()))
            .bind(self.column(phase))
            .bind(self.column(|append| append.ended_at))
            .bind(self.column(|append| i64::from(rules(append))))
            .bind(self.text(|append| append.checkpoint.as_ref().map(|saved| &saved.text)))
            .bind(tables)
            .bind(numbers)
            .bind(lines)
            .bind(commands)
            .fetch_all(connection)
            .await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }
}

/// The lines as columns: table, number, line and command.
type LineColumns<'a> = (Vec<i64>, Vec<i64>, Vec<&'a str>, Vec<Option<&'a str>>);

/// The last line of an append carries the command's id, so that the line's number is the version
/// that the command made.
fn lines<'a>(appends: &[&'a Append]) -> LineColumns<'a> {
    let mut columns = LineColumns::default();
    for append in appends {
        for (number, line) in (append.expected + 1..).zip(&append.lines) {
            let is_last = number == version_after(append);
            columns.0.push(append.table.0);
            columns.1.push(number as i64);
            columns.2.push(line);
            columns.3.push(is_last.then_some(append.command_id.as_str()));
        }
    }
    columns
}

/// A match to which something did not fit.
struct Found {
    epoch: u64,
    version: u64,
    /// The version that the same command made before.
    made: Option<u64>,
}

impl Found {
    /// If nothing speaks against it any more, something else was added in between: then its owner
    /// has to look as after any conflict.
    fn say(&self, append: &Append) -> Appended {
        match *self {
            Found { made: Some(version), .. } => Appended::Duplicate { version },
            Found { epoch, .. } if epoch != append.epoch => Appended::Fenced { epoch },
            Found { version, .. } => Appended::Conflict { version },
        }
    }
}

async fn explain(pool: &PgPool, rest: &[&Append]) -> Result<HashMap<i64, Found>, Failed> {
    let ids: Vec<i64> = rest.iter().map(|append| append.table.0).collect();
    let commands: Vec<&str> = rest.iter().map(|append| append.command_id.as_str()).collect();
    let rows = sqlx::query(EXPLAIN).bind(ids).bind(commands).fetch_all(pool).await?;
    let found = |row: &PgRow| {
        let (epoch, version): (i64, i64) = (row.get(1), row.get(2));
        let made = row.get::<Option<i64>, _>(3).map(|made| made as u64);
        (row.get(0), Found { epoch: epoch as u64, version: version as u64, made })
    };
    Ok(rows.iter().map(found).collect())
}

/// Removes checkpoints older than these, by match. Not part of the append: some databases refuse
/// two changes of a table in one statement.
pub struct DropOlder(pub Vec<(i64, i64)>);

#[async_trait]
impl Write for DropOlder {
    type Answer = ();

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Result<(), Failed> {
        let (tables, versions): (Vec<i64>, Vec<i64>) = self.0.iter().copied().unzip();
        let drop = sqlx::query(DROP_CHECKPOINTS).bind(tables).bind(versions);
        drop.execute(connection).await?;
        Ok(())
    }
}
