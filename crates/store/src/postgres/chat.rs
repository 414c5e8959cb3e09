//! What is said at a table.

use async_trait::async_trait;
use sqlx::{PgConnection, Row};

use super::failed::Failed;
use super::write::Write;
use crate::rows::{Chat, TableId};

/// How many things said are kept of a table; older ones go.
const KEPT: i64 = 500;

const SAY: &str = "INSERT INTO chat (table_id, number, name, seat, text, person) VALUES
        ($1, 1 + (SELECT coalesce(max(number), 0) FROM chat WHERE table_id = $1),
        $2, $3, $4, $5)
    RETURNING number";

/// Adds to a table's chat.
pub struct Say {
    pub table: TableId,
    pub chat: Chat,
}

#[async_trait]
impl Write for Say {
    type Answer = u64;

    /// Two that speak at once do not get the same number.
    fn locks(&self) -> Vec<String> {
        vec![format!("chat/{}", self.table.0)]
    }

    async fn apply(&self, connection: &mut PgConnection) -> Result<u64, Failed> {
        let row = sqlx::query(SAY)
            .bind(self.table.0)
            .bind(&self.chat.name)
            .bind(self.chat.seat.map(i16::from))
            .bind(&self.chat.text)
            .bind(&self.chat.person)
            .fetch_one(&mut *connection)
            .await?;
        let number: i64 = row.get(0);
        let forget = sqlx::query("DELETE FROM chat WHERE table_id = $1 AND number <= $2");
        forget.bind(self.table.0).bind(number - KEPT).execute(connection).await?;
        Ok(number as u64)
    }
}
