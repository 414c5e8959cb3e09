//! Tables are opened, changed and dropped.

use async_trait::async_trait;
use sqlx::{PgConnection, Row};

use super::columns::Columns;
use super::failed::Failed;
use super::reads::SEATED;
use super::write::Write;
use crate::rows::{
    Beginning, Changed, Created, Joins, NewTable, Opener, Phase, TableChange, TableId,
};

type Done<T> = Result<T, Failed>;

const CREATE: &str = "INSERT INTO tables
        (key, listed, head, used_ms, client, game, host, free, pace)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id";

#[async_trait]
impl Write for NewTable {
    type Answer = Created;

    /// Whatever is counted is locked, so that nobody slips past the count by asking many times at
    /// once, however many nodes they ask.
    fn locks(&self) -> Vec<String> {
        let mut locks = Vec::new();
        if let Some(opener) = &self.opener {
            locks.push(format!("host/{}", opener.host));
            locks.push(format!("client/{}", opener.client));
        }
        locks.extend(self.joins.as_ref().map(seats_lock));
        locks
    }

    async fn apply(&self, connection: &mut PgConnection) -> Done<Created> {
        if let Some(opener) = &self.opener
            && let Some(too_many) = too_many(connection, opener).await?
        {
            return Ok(too_many);
        }
        if sits_at_too_many(connection, self.joins.as_ref()).await? {
            return Ok(Created::TooManySeats);
        }
        let columns = Columns::of(&self.head);
        let row = sqlx::query(CREATE)
            .bind(&self.key)
            .bind(self.listed)
            .bind(&self.head)
            .bind(self.now_ms as i64)
            .bind(self.opener.as_ref().map(|opener| &opener.client))
            .bind(columns.game)
            .bind(columns.host)
            .bind(columns.free)
            .bind(columns.pace)
            .fetch_one(&mut *connection)
            .await?;
        let id = TableId(row.get(0));
        join(connection, id, &self.people).await?;
        Ok(Created::Done(id))
    }
}

fn seats_lock(joins: &Joins) -> String {
    format!("seats/{}", joins.person)
}

async fn too_many(connection: &mut PgConnection, opener: &Opener) -> Done<Option<Created>> {
    let count = "SELECT (SELECT count(*) FROM tables WHERE phase = 0 AND host = $1),
        (SELECT count(*) FROM tables WHERE phase = 0 AND client = $2)";
    let row = sqlx::query(count).bind(&opener.host).bind(&opener.client);
    let row = row.fetch_one(connection).await?;
    let (of_host, of_client): (i64, i64) = (row.get(0), row.get(1));
    Ok(if of_host as usize >= opener.most_of_host {
        Some(Created::TooManyOfHost)
    } else if of_client as usize >= opener.most_of_client {
        Some(Created::TooManyOfClient)
    } else {
        None
    })
}

async fn sits_at_too_many(connection: &mut PgConnection, joins: Option<&Joins>) -> Done<bool> {
    let Some(Joins { person, most }) = joins else { return Ok(false) };
    let row = sqlx::query(SEATED).bind(person).fetch_one(connection).await?;
    Ok(row.get::<i64, _>(0) as usize >= *most)
}

async fn join(connection: &mut PgConnection, id: TableId, people: &[String]) -> Done<()> {
    let insert = "INSERT INTO members (person, table_id) SELECT unnest($1), $2
        ON CONFLICT DO NOTHING";
    sqlx::query(insert).bind(people).bind(id.0).execute(connection).await?;
    Ok(())
}

/// Only what the lobby knows: phase and wake are the match's own.
const CHANGE: &str = "UPDATE tables SET revision = revision + 1, head = $1, game = $2, host = $3,
        free = $4, pace = $5
    WHERE id = $6 AND revision = $7 AND phase = $8";

/// Where the opener came from is forgotten then: it counted only while the table waited. From now
/// on it is the mark of the client that started the match that counts.
const BEGIN: &str = "UPDATE tables SET phase = 1, wakes_at = $1, bot_due = $2, rules = $3,
        awaited = $4, client = $5
    WHERE id = $6";

const OPENING: &str = "INSERT INTO checkpoints (table_id, version, checkpoint) VALUES ($1, 0, $2)";

/// How many running matches that one client has started stand in public lists.
const SHOWN_OF_CLIENT: i64 = 16;

/// Leaves the older ones out of public lists, so that nobody buries those of others. Their players
/// still find them among their own, and by their address.
const CROWD: &str = "UPDATE tables SET crowded = true
    WHERE phase = 1 AND listed AND NOT crowded AND client = $1
    AND id <= (SELECT id FROM tables WHERE phase = 1 AND listed AND NOT crowded AND client = $1
        ORDER BY id DESC LIMIT 1 OFFSET $2)";

#[async_trait]
impl Write for TableChange {
    type Answer = Changed;

    fn locks(&self) -> Vec<String> {
        let mut locks: Vec<String> = self.joins.as_ref().map(seats_lock).into_iter().collect();
        if self.begins.is_some() {
            // Two that crowd out the same client's matches would wait for each other's rows.
            let client = Columns::of(&self.head).started_from;
            locks.extend(client.map(|client| format!("crowd/{client}")));
        }
        locks
    }

    async fn apply(&self, connection: &mut PgConnection) -> Done<Changed> {
        if self.begins.is_some() && self.phase != Phase::Open {
            return Ok(Changed::Conflict);
        }
        if sits_at_too_many(connection, self.joins.as_ref()).await? {
            return Ok(Changed::TooManySeats);
        }
        let columns = Columns::of(&self.head);
        let done = sqlx::query(CHANGE)
            .bind(&self.head)
            .bind(columns.game)
            .bind(columns.host)
            .bind(columns.free)
            .bind(columns.pace)
            .bind(self.id.0)
            .bind(self.revision as i64)
            .bind(self.phase.number() as i16)
            .execute(&mut *connection)
            .await?;
        if done.rows_affected() == 0 {
            return Ok(Changed::Conflict);
        }
        if let Some(people) = &self.people {
            let forget = sqlx::query("DELETE FROM members WHERE table_id = $1").bind(self.id.0);
            forget.execute(&mut *connection).await?;
            join(connection, self.id, people).await?;
        }
        if let Some(beginning) = &self.begins {
            begin(connection, self.id, beginning, columns.started_from).await?;
        }
        Ok(Changed::Done)
    }
}

async fn begin(
    connection: &mut PgConnection,
    id: TableId,
    beginning: &Beginning,
    client: Option<String>,
) -> Done<()> {
    let Beginning { opening, wake, awaited } = beginning;
    sqlx::query(BEGIN)
        .bind(wake.at_ms.map(|at_ms| at_ms as i64))
        .bind(wake.bot)
        .bind(i64::from(opening.rules))
        .bind(i16::from(*awaited))
        .bind(&client)
        .bind(id.0)
        .execute(&mut *connection)
        .await?;
    let answered = sqlx::query("DELETE FROM invitations WHERE table_id = $1");
    answered.bind(id.0).execute(&mut *connection).await?;
    if let Some(client) = client {
        let crowd = sqlx::query(CROWD).bind(client).bind(SHOWN_OF_CLIENT);
        crowd.execute(&mut *connection).await?;
    }
    sqlx::query(OPENING).bind(id.0).bind(&opening.text).execute(connection).await?;
    Ok(())
}

/// Takes a table that never began out of the lobby.
pub struct DropTable {
    pub table: TableId,
    pub revision: u64,
}

#[async_trait]
impl Write for DropTable {
    type Answer = bool;

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Done<bool> {
        let delete = "DELETE FROM tables WHERE id = $1 AND phase = 0 AND revision = $2";
        let delete = sqlx::query(delete).bind(self.table.0).bind(self.revision as i64);
        Ok(delete.execute(connection).await?.rows_affected() > 0)
    }
}
