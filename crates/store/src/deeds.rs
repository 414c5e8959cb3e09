//! What the operator, or the house itself, does to what is stored.

use sqlx::SqliteConnection;

use crate::error::StoreError;
use crate::rows::{Changed, TableId};
use crate::rulings::{self, NewRuling, Ruled, Ruling};

/// Something to do.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Writes a ruling down.
    Rule(NewRuling),
    /// Takes a ruling back.
    Lift(i64),
    /// Ends a table as it stands, without a result.
    Close(TableId, NewRuling),
    /// Removes a table and everything that belongs to it.
    Delete(TableId),
    /// Writes parts of a table anew.
    Rewrite(Rewrite),
    /// Removes what is left of a person outside tables.
    Forget(String),
}

/// What came of it.
#[derive(Clone, Debug)]
pub enum Done {
    /// The ruling as it stands now.
    Ruling(Ruling),
    /// Whether there was anything to do.
    Found(bool),
    /// What became of a change.
    Changed(Changed),
}

/// Parts of a table to be written anew, so that a person can no longer be recognised in it.
#[derive(Clone, Debug)]
pub struct Rewrite {
    /// The table.
    pub id: TableId,
    /// The revision that was read before.
    pub revision: u64,
    /// The new head.
    pub head: String,
    /// The person who is a member no longer.
    pub person: String,
    /// Their seat: what was said there before ids were kept goes too.
    pub seat: Option<u8>,
    /// Lines of the log, by number.
    pub lines: Vec<(u64, String)>,
    /// Checkpoints, by version.
    pub checkpoints: Vec<(u64, String)>,
}

impl Deed {
    pub(crate) async fn apply(
        &self,
        connection: &mut SqliteConnection,
    ) -> Result<Done, StoreError> {
        Ok(match self {
            Deed::Rule(new) => Done::Ruling(rulings::make(connection, new).await?),
            Deed::Lift(id) => Done::Found(rulings::lift(connection, *id).await?),
            Deed::Close(table, new) => Done::Ruling(close(connection, *table, new).await?),
            Deed::Delete(table) => Done::Found(delete(connection, *table).await?),
            Deed::Rewrite(rewrite) => Done::Changed(rewrite.apply(connection).await?),
            Deed::Forget(person) => {
                forget(connection, person).await?;
                Done::Found(true)
            }
        })
    }
}

/// Whoever holds the match is fenced: nothing can be added to it any more.
async fn close(
    connection: &mut SqliteConnection,
    table: TableId,
    new: &NewRuling,
) -> Result<Ruling, StoreError> {
    let close = "UPDATE tables SET phase = 2, ended_at = coalesce(ended_at, ?), wakes_at = NULL,
        bot_due = 0, epoch = epoch + 1, revision = revision + 1 WHERE id = ?";
    let close = sqlx::query(close).bind(new.made_at).bind(table.0);
    if close.execute(&mut *connection).await?.rows_affected() == 0 {
        return Err(StoreError::Missing);
    }
    rulings::make(connection, new).await
}

async fn delete(connection: &mut SqliteConnection, table: TableId) -> Result<bool, StoreError> {
    rulings::lift_all(connection, Ruled::Close, &table.0.to_string()).await?;
    let delete = sqlx::query("DELETE FROM tables WHERE id = ?").bind(table.0);
    Ok(delete.execute(connection).await?.rows_affected() > 0)
}

impl Rewrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Changed, StoreError> {
        let update = "UPDATE tables SET head = ?, revision = revision + 1
            WHERE id = ? AND revision = ?";
        let update = sqlx::query(update).bind(&self.head).bind(self.id.0);
        let done = update.bind(self.revision as i64).execute(&mut *connection).await?;
        if done.rows_affected() == 0 {
            return Ok(Changed::Conflict);
        }
        let leave = sqlx::query("DELETE FROM members WHERE table_id = ? AND person = ?");
        leave.bind(self.id.0).bind(&self.person).execute(&mut *connection).await?;
        let unsay = "DELETE FROM chat WHERE table_id = ?
            AND (person = ? OR (person IS NULL AND seat IS NOT NULL AND seat = ?))";
        let unsay = sqlx::query(unsay).bind(self.id.0).bind(&self.person).bind(self.seat);
        unsay.execute(&mut *connection).await?;
        for (number, line) in &self.lines {
            let line_is = "UPDATE lines SET line = ? WHERE table_id = ? AND number = ?";
            let line_is = sqlx::query(line_is).bind(line).bind(self.id.0).bind(*number as i64);
            line_is.execute(&mut *connection).await?;
        }
        for (version, checkpoint) in &self.checkpoints {
            let is = "UPDATE checkpoints SET checkpoint = ? WHERE table_id = ? AND version = ?";
            let is = sqlx::query(is).bind(checkpoint).bind(self.id.0).bind(*version as i64);
            is.execute(&mut *connection).await?;
        }
        Ok(Changed::Done)
    }
}

async fn forget(connection: &mut SqliteConnection, person: &str) -> Result<(), StoreError> {
    for statement in [
        "DELETE FROM people WHERE id = ?",
        "DELETE FROM members WHERE person = ?",
        "DELETE FROM chat WHERE person = ?",
        // Settings about a guest end with the guest's id.
        "DELETE FROM settings WHERE key LIKE '%/' || ?",
    ] {
        sqlx::query(statement).bind(person).execute(&mut *connection).await?;
    }
    Ok(())
}
