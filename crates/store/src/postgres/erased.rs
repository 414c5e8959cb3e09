//! Guests whose data was deleted, by marks that tell nothing about them.

use async_trait::async_trait;
use sqlx::postgres::PgRow;
use sqlx::{PgConnection, PgPool, Row};

use super::failed::Failed;
use super::house::now;
use super::write::Write;
use crate::upkeep::{ERASED_KEPT_MS, Erased};

const NOTE: &str = concat!(
    "WITH ",
    now!(),
    "INSERT INTO erased (mark, at_ms, holds) SELECT $1, now.ms, $2 FROM now
    ON CONFLICT (mark) DO UPDATE SET at_ms = excluded.at_ms, holds = excluded.holds"
);

const FORGET: &str =
    concat!("WITH ", now!(), "DELETE FROM erased USING now WHERE erased.at_ms < now.ms - $1");

#[async_trait]
impl Write for Erased {
    type Answer = ();

    async fn apply(&self, connection: &mut PgConnection) -> Result<(), Failed> {
        let note = sqlx::query(NOTE).bind(&self.mark).bind(self.holds);
        note.execute(&mut *connection).await?;
        sqlx::query(FORGET).bind(ERASED_KEPT_MS as i64).execute(connection).await?;
        Ok(())
    }
}

pub async fn since(pool: &PgPool, at_ms: u64) -> Result<Vec<Erased>, Failed> {
    let since = sqlx::query("SELECT mark, holds FROM erased WHERE at_ms >= $1 ORDER BY mark");
    let rows = since.bind(at_ms as i64).fetch_all(pool).await?;
    let one = |row: &PgRow| Erased { mark: row.get(0), holds: row.get(1) };
    Ok(rows.iter().map(one).collect())
}
