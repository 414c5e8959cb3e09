//! Waiting tables that nobody uses any more.

use async_trait::async_trait;
use serde_json::{Value, json};
use sqlx::{Row, SqliteConnection};

use super::failed::Failed;
use super::known::Known;
use super::writer::{Touched, Write};
use crate::sweep::Sweep;

const USED: &str = "UPDATE tables SET used_ms = max(used_ms, new.value ->> 1)
    FROM json_each(?) AS new WHERE tables.key = new.value ->> 0 AND phase = 0";

const DROP: &str = "DELETE FROM tables WHERE phase = 0 AND id IN (
        SELECT id FROM tables WHERE phase = 0 AND listed = 1 AND used_ms <= ?1
        UNION ALL
        SELECT id FROM tables WHERE phase = 0 AND listed = 0 AND used_ms <= ?2
        LIMIT ?3)
    RETURNING key";

/// How many keys go into one statement.
const CHUNK: usize = 500;

#[async_trait]
impl Write for Sweep {
    type Answer = Vec<String>;

    /// Tables that wait have no lines.
    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    fn note(&self, _made: &Vec<String>, known: &Known) {
        known.forget_all();
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Vec<String>, Failed> {
        sweep(connection, self).await
    }
}

/// Notes what was used, then drops what was not. Tells the keys of what is gone.
async fn sweep(connection: &mut SqliteConnection, sweep: &Sweep) -> Result<Vec<String>, Failed> {
    for some in sweep.used.chunks(CHUNK) {
        let rows: Vec<Value> = some.iter().map(|(key, at_ms)| json!([key, at_ms])).collect();
        let rows = Value::Array(rows).to_string();
        sqlx::query(USED).bind(rows).execute(&mut *connection).await?;
    }
    // No table was used before the beginning of house time.
    let by = |at_ms: Option<u64>| at_ms.map_or(-1, |at_ms| at_ms as i64);
    let dropped = sqlx::query(DROP)
        .bind(by(sweep.listed_ms))
        .bind(by(sweep.private_ms))
        .bind(sweep.most)
        .fetch_all(connection)
        .await?;
    Ok(dropped.iter().map(|row| row.get(0)).collect())
}
