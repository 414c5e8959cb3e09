//! Guests whose data was deleted, by marks that tell nothing about them.

use async_trait::async_trait;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, SqlitePool};

use super::failed::Failed;
use super::writer::{Touched, Write};
use crate::upkeep::{ERASED_KEPT_MS, Erased};

#[async_trait]
impl Write for Erased {
    type Answer = ();

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<(), Failed> {
        let note = "INSERT INTO erased (mark, at_ms, holds) SELECT ?1, ms, ?2 FROM house WHERE true
            ON CONFLICT (mark) DO UPDATE SET at_ms = excluded.at_ms, holds = excluded.holds";
        let note = sqlx::query(note).bind(&self.mark).bind(self.holds);
        note.execute(&mut *connection).await?;
        let forget = "DELETE FROM erased WHERE at_ms < (SELECT ms FROM house) - ?";
        sqlx::query(forget).bind(ERASED_KEPT_MS as i64).execute(connection).await?;
        Ok(())
    }
}

pub async fn since(pool: &SqlitePool, at_ms: u64) -> Result<Vec<Erased>, Failed> {
    let since = sqlx::query("SELECT mark, holds FROM erased WHERE at_ms >= ? ORDER BY mark");
    let rows = since.bind(at_ms as i64).fetch_all(pool).await?;
    let one = |row: &SqliteRow| Erased { mark: row.get(0), holds: row.get(1) };
    Ok(rows.iter().map(one).collect())
}
