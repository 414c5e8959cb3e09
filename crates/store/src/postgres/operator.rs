//! What the operator does to tables and people.

use async_trait::async_trait;
use sqlx::PgConnection;

use super::columns::Columns;
use super::failed::Failed;
use super::rulings;
use super::write::Write;
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

    fn locks(&self) -> Vec<String> {
        rulings::lock(self)
    }

    async fn apply(&self, connection: &mut PgConnection) -> Result<Ruling, Failed> {
        rulings::make(connection, self).await
    }
}

#[async_trait]
impl Write for Lift {
    type Answer = bool;

    async fn apply(&self, connection: &mut PgConnection) -> Result<bool, Failed> {
        rulings::lift(connection, self.0).await
    }
}

#[async_trait]
impl Write for Close {
    type Answer = Ruling;

    fn locks(&self) -> Vec<String> {
        rulings::lock(&self.1)
    }

    async fn apply(&self, connection: &mut PgConnection) -> Result<Ruling, Failed> {
        close(connection, self.0, &self.1).await
    }
}

#[async_trait]
impl Write for Delete {
    type Answer = bool;

    async fn apply(&self, connection: &mut PgConnection) -> Result<bool, Failed> {
        delete(connection, self.0).await
    }
}

#[async_trait]
impl Write for Forget {
    type Answer = ();

    async fn apply(&self, connection: &mut PgConnection) -> Result<(), Failed> {
        forget(connection, &self.0).await
    }
}

/// The server that holds the match is fenced: nothing can be added to it any more.
async fn close(
    connection: &mut PgConnection,
    table: TableId,
    new: &NewRuling,
) -> Result<Ruling, Failed> {
    let close = "UPDATE tables SET phase = 2, ended_at = coalesce(ended_at, $1), wakes_at = NULL,
        bot_due = false, epoch = epoch + 1, revision = revision + 1 WHERE id = $2";
    let close = sqlx::query(close).bind(new.made_at).bind(table.0);
    if close.execute(&mut *connection).await?.rows_affected() == 0 {
        return Err(StoreError::Missing.into());
    }
    rulings::make(connection, new).await
}

/// The table goes first: after that nothing can be added to its match.
async fn delete(connection: &mut PgConnection, table: TableId) -> Result<bool, Failed> {
    rulings::lift_all(connection, Ruled::Close, &table.0.to_string()).await?;
    let delete = sqlx::query("DELETE FROM tables WHERE id = $1").bind(table.0);
    let deleted = delete.execute(&mut *connection).await?.rows_affected() > 0;
    for rest in
        ["DELETE FROM lines WHERE table_id = $1", "DELETE FROM checkpoints WHERE table_id = $1"]
    {
        sqlx::query(rest).bind(table.0).execute(&mut *connection).await?;
    }
    Ok(deleted)
}

#[async_trait]
impl Write for Rewrite {
    type Answer = Changed;

    async fn apply(&self, connection: &mut PgConnection) -> Result<Changed, Failed> {
        if !rewrite_head(connection, self).await? {
            return Ok(Changed::Conflict);
        }
        let leave = sqlx::query("DELETE FROM members WHERE table_id = $1 AND person = $2");
        leave.bind(self.id.0).bind(&self.person).execute(&mut *connection).await?;
        let unsay = "DELETE FROM chat WHERE table_id = $1
            AND (person = $2 OR (person IS NULL AND seat IS NOT NULL AND seat = $3))";
        let unsay =
            sqlx::query(unsay).bind(self.id.0).bind(&self.person).bind(self.seat.map(i16::from));
        unsay.execute(&mut *connection).await?;
        for (number, line) in &self.lines {
            let line_is = "UPDATE lines SET line = $1 WHERE table_id = $2 AND number = $3";
            let line_is = sqlx::query(line_is).bind(line).bind(self.id.0).bind(*number as i64);
            line_is.execute(&mut *connection).await?;
        }
        for (version, checkpoint) in &self.checkpoints {
            let is = "UPDATE checkpoints SET checkpoint = $1 WHERE table_id = $2 AND version = $3";
            let is = sqlx::query(is).bind(checkpoint).bind(self.id.0).bind(*version as i64);
            is.execute(&mut *connection).await?;
        }
        Ok(Changed::Done)
    }
}

/// Tells whether it had that revision.
async fn rewrite_head(connection: &mut PgConnection, rewrite: &Rewrite) -> Result<bool, Failed> {
    let columns = Columns::of(&rewrite.head);
    let update = "UPDATE tables SET head = $1, game = $2, host = $3, free = $4, pace = $5,
            revision = revision + 1
        WHERE id = $6 AND revision = $7";
    let done = sqlx::query(update)
        .bind(&rewrite.head)
        .bind(columns.game)
        .bind(columns.host)
        .bind(columns.free)
        .bind(columns.pace)
        .bind(rewrite.id.0)
        .bind(rewrite.revision as i64)
        .execute(connection)
        .await?;
    Ok(done.rows_affected() > 0)
}

async fn forget(connection: &mut PgConnection, person: &str) -> Result<(), Failed> {
    for statement in [
        "DELETE FROM people WHERE id = $1",
        "DELETE FROM members WHERE person = $1",
        "DELETE FROM chat WHERE person = $1",
        "DELETE FROM profiles WHERE person = $1",
        "DELETE FROM carries WHERE person = $1",
        "DELETE FROM blocks WHERE person = $1",
        "DELETE FROM blocks WHERE other = $1",
        "DELETE FROM invitations WHERE person = $1",
        "DELETE FROM pushes WHERE person = $1",
        // Settings about a guest end with the guest's id.
        "DELETE FROM settings WHERE right(key, length($1) + 1) = '/' || $1",
    ] {
        sqlx::query(statement).bind(person).execute(&mut *connection).await?;
    }
    Ok(())
}
