//! Waiting tables that nobody uses any more.

use serde_json::{Value, json};
use sqlx::{Row, SqliteConnection};

use crate::error::StoreError;

/// What to sweep away.
#[derive(Clone, Debug, Default)]
pub struct Sweep {
    /// Tables that were used, by key, and when, in house time.
    pub used: Vec<(String, u64)>,
    /// Listed tables last used by then go.
    pub listed_ms: Option<u64>,
    /// Private tables last used by then go.
    pub private_ms: Option<u64>,
    /// No more than this many at once.
    pub most: u32,
}

const USED: &str = "UPDATE tables SET used_ms = max(used_ms, new.value ->> 1)
    FROM json_each(?) AS new WHERE tables.key = new.value ->> 0 AND phase = 0";

const DROP: &str = "DELETE FROM tables WHERE phase = 0 AND id IN (
        SELECT id FROM tables WHERE phase = 0 AND listed = 1 AND used_ms <= ?1
        UNION ALL
        SELECT id FROM tables WHERE phase = 0 AND listed = 0 AND used_ms <= ?2
        LIMIT ?3)
    RETURNING key";

/// So many keys go into one statement.
const CHUNK: usize = 500;

/// Notes what was used, then drops what was not. Tells the keys of what is gone.
pub(crate) async fn sweep(
    connection: &mut SqliteConnection,
    sweep: &Sweep,
) -> Result<Vec<String>, StoreError> {
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
