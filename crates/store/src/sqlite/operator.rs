//! What the operator does to tables and people.

use async_trait::async_trait;
use sqlx::SqliteConnection;

use super::failed::Failed;
use super::rulings;
use super::writer::{Touched, Write};
use crate::error::StoreError;
use crate::rows::{Changed, TableId};
use crate::rulings::{NewRuling, Ruled, Ruling};
use crate::upkeep::Rewrite;

/// Takes a ruling back.
pub struct Lift(pub i64);

/// Ends a table as it stands, for that reason.
pub struct Close(pub TableId, pub NewRuling);

/// Removes a table.
pub struct Delete(pub TableId);

/// Removes what is left of a person outside tables.
pub struct Forget(pub String);

#[async_trait]
impl Write for NewRuling {
    type Answer = Ruling;

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Ruling, Failed> {
        rulings::make(connection, self).await
    }
}

#[async_trait]
impl Write for Lift {
    type Answer = bool;

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<bool, Failed> {
        rulings::lift(connection, self.0).await
    }
}

#[async_trait]
impl Write for Close {
    type Answer = Ruling;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Ruling, Failed> {
        close(connection, self.0, &self.1).await
    }
}

#[async_trait]
impl Write for Delete {
    type Answer = bool;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<bool, Failed> {
        delete(connection, self.0).await
    }
}

#[async_trait]
impl Write for Forget {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<(), Failed> {
        forget(connection, &self.0).await
    }
}

/// The server that holds the match is fenced: nothing can be added to it any more.
async fn close(
    connection: &mut SqliteConnection,
    table: TableId,
    new: &NewRuling,
) -> Result<Ruling, Failed> {
    let close = "UPDATE tables SET phase = 2, ended_at = coalesce(ended_at, ?), wakes_at = NULL,
        bot_due = 0, epoch = epoch + 1, revision = revision + 1 WHERE id = ?";
    let close = sqlx::query(close).bind(new.made_at).bind(table.0);
    if close.execute(&mut *connection).await?.rows_affected() == 0 {
        return Err(StoreError::Missing.into());
    }
    rulings::make(connection, new).await
}

async fn delete(connection: &mut SqliteConnection, table: TableId) -> Result<bool, Failed> {
    rulings::lift_all(connection, Ruled::Close, &table.0.to_string()).await?;
    let delete = sqlx::query("DELETE FROM tables WHERE id = ?").bind(table.0);
    Ok(delete.execute(connection).await?.rows_affected() > 0)
}

#[async_trait]
impl Write for Rewrite {
    type Answer = Changed;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Changed, Failed> {
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

async fn forget(connection: &mut SqliteConnection, person: &str) -> Result<(), Failed> {
    for statement in [
        "DELETE FROM people WHERE id = ?",
        "DELETE FROM members WHERE person = ?",
        "DELETE FROM chat WHERE person = ?",
        "DELETE FROM profiles WHERE person = ?",
        "DELETE FROM carries WHERE person = ?",
        "DELETE FROM blocks WHERE person = ?",
        "DELETE FROM blocks WHERE other = ?",
        "DELETE FROM invitations WHERE person = ?",
        "DELETE FROM pushes WHERE person = ?",
        // Settings about a guest end with the guest's id.
        "DELETE FROM settings WHERE key LIKE '%/' || ?",
    ] {
        sqlx::query(statement).bind(person).execute(&mut *connection).await?;
    }
    Ok(())
}
