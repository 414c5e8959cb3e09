//! Waiting tables that nobody uses any more.

use async_trait::async_trait;
use sqlx::{PgConnection, Row};

use super::failed::Failed;
use super::write::Write;
use crate::sweep::Sweep;

const USED: &str = "UPDATE tables SET used_ms = greatest(tables.used_ms, used.at_ms)
    FROM (SELECT key, max(at_ms) AS at_ms FROM unnest($1, $2) AS used (key, at_ms) GROUP BY key)
        AS used
    WHERE tables.key = used.key AND phase = 0 AND tables.used_ms < used.at_ms";

/// What another transaction is writing to is in use, and passed over.
const DROP: &str = "DELETE FROM tables WHERE id IN (
        SELECT id FROM tables WHERE phase = 0
        AND ((listed AND used_ms <= $1) OR (NOT listed AND used_ms <= $2))
        ORDER BY used_ms, id LIMIT $3 FOR UPDATE SKIP LOCKED)
    RETURNING key";

#[async_trait]
impl Write for Sweep {
    type Answer = Vec<String>;

    /// Notes what was used, then drops what was not. Tells the keys of what is gone.
    async fn apply(&self, connection: &mut PgConnection) -> Result<Vec<String>, Failed> {
        if !self.used.is_empty() {
            let (keys, times): (Vec<&str>, Vec<i64>) =
                self.used.iter().map(|(key, at_ms)| (key.as_str(), *at_ms as i64)).unzip();
            sqlx::query(USED).bind(keys).bind(times).execute(&mut *connection).await?;
        }
        // No table was used before the beginning of house time.
        let by = |at_ms: Option<u64>| at_ms.map_or(-1, |at_ms| at_ms as i64);
        let dropped = sqlx::query(DROP)
            .bind(by(self.listed_ms))
            .bind(by(self.private_ms))
            .bind(i64::from(self.most))
            .fetch_all(connection)
            .await?;
        Ok(dropped.iter().map(|row| row.get(0)).collect())
    }
}
