//! The small writes, one by one.

use async_trait::async_trait;
use serde_json::json;
use sqlx::{Row, SqliteConnection};

use super::failed::Failed;
use super::known::Known;
use super::reads::SEATED;
use super::writer::{Touched, Write};
use crate::rows::{
    Beginning, Changed, Chat, Created, Joins, NewTable, Opener, Person, Phase, TableChange, TableId,
};

type Done<T> = Result<T, Failed>;

#[async_trait]
impl Write for NewTable {
    type Answer = Created;

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<Created> {
        create(connection, self).await
    }

    fn note(&self, made: &Created, known: &Known) {
        if let Created::Done(id) = made {
            known.open(*id, self);
        }
    }
}

/// Opens a table, unless too many wait already. There is only one writer, so nobody slips past the
/// count by asking many times at once.
async fn create(connection: &mut SqliteConnection, table: &NewTable) -> Done<Created> {
    if let Some(opener) = &table.opener
        && let Some(too_many) = too_many(connection, opener).await?
    {
        return Ok(too_many);
    }
    if sits_at_too_many(connection, table.joins.as_ref()).await? {
        return Ok(Created::TooManySeats);
    }
    let create = "INSERT INTO tables (key, listed, head, used_ms, client) VALUES (?, ?, ?, ?, ?)
        RETURNING id";
    let row = sqlx::query(create)
        .bind(&table.key)
        .bind(table.listed)
        .bind(&table.head)
        .bind(table.now_ms as i64)
        .bind(table.opener.as_ref().map(|opener| &opener.client))
        .fetch_one(&mut *connection)
        .await?;
    let id = TableId(row.get(0));
    join(connection, id, &table.people).await?;
    Ok(Created::Done(id))
}

async fn too_many(connection: &mut SqliteConnection, opener: &Opener) -> Done<Option<Created>> {
    let count = "SELECT (SELECT count(*) FROM tables WHERE phase = 0 AND host = ?),
        (SELECT count(*) FROM tables WHERE phase = 0 AND client = ?)";
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

async fn sits_at_too_many(connection: &mut SqliteConnection, joins: Option<&Joins>) -> Done<bool> {
    let Some(Joins { person, most }) = joins else { return Ok(false) };
    let row = sqlx::query(SEATED).bind(person).fetch_one(connection).await?;
    Ok(row.get::<i64, _>(0) as usize >= *most)
}

/// Only what the lobby knows: phase and wake are the match's own.
const CHANGE: &str = "UPDATE tables SET revision = revision + 1, head = ?
    WHERE id = ? AND revision = ? AND phase = ?";

/// The people who have a seat there from now on.
const MEMBERS: &str = "
    DELETE FROM members WHERE table_id = ?1 AND person NOT IN (SELECT value FROM json_each(?2));
    INSERT OR IGNORE INTO members (person, table_id) SELECT value, ?1 FROM json_each(?2)";

/// How many running matches that one client has started stand in public lists.
const SHOWN_OF_CLIENT: i64 = 16;

/// Where the opener came from is forgotten then: it counted only while the table waited. From now
/// on it is the mark of the client that started the match that counts. Its older matches are left
/// out of public lists, so that nobody buries those of others. Players still find them among their
/// own, and by their address. Each mark takes the next value.
const BEGIN: &str = "
    UPDATE tables SET phase = 1, wakes_at = ?, bot_due = ?, rules = ?,
        client = CASE WHEN json_valid(head) THEN nullif(head ->> '$.started_from', '') END
        WHERE id = ?;
    UPDATE tables SET crowded = 1
        WHERE phase = 1 AND listed AND NOT crowded
        AND client = (SELECT client FROM tables WHERE id = ?)
        AND id <= (SELECT id FROM tables WHERE phase = 1 AND listed AND NOT crowded
            AND client = (SELECT client FROM tables WHERE id = ?)
            ORDER BY id DESC LIMIT 1 OFFSET ?);
    INSERT INTO turns (table_id, awaited) VALUES (?, ?);
    INSERT INTO checkpoints (table_id, version, checkpoint) VALUES (?, 0, ?);
    DELETE FROM invitations WHERE table_id = ?";

#[async_trait]
impl Write for TableChange {
    type Answer = Changed;

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::These(vec![self.id])
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<Changed> {
        change(connection, self).await
    }

    fn note(&self, made: &Changed, known: &Known) {
        if *made == Changed::Done {
            known.change(self);
        }
    }
}

async fn change(connection: &mut SqliteConnection, change: &TableChange) -> Done<Changed> {
    if change.begins.is_some() && change.phase != Phase::Open {
        return Ok(Changed::Conflict);
    }
    if sits_at_too_many(connection, change.joins.as_ref()).await? {
        return Ok(Changed::TooManySeats);
    }
    let done = sqlx::query(CHANGE)
        .bind(&change.head)
        .bind(change.id.0)
        .bind(change.revision as i64)
        .bind(change.phase.number())
        .execute(&mut *connection)
        .await?;
    if done.rows_affected() == 0 {
        return Ok(Changed::Conflict);
    }
    if let Some(people) = &change.people {
        join(connection, change.id, people).await?;
    }
    if let Some(Beginning { opening, wake, awaited }) = &change.begins {
        let (id, at_ms) = (change.id.0, wake.at_ms.map(|at_ms| at_ms as i64));
        let begin = sqlx::query(BEGIN).bind(at_ms).bind(wake.bot).bind(opening.rules).bind(id);
        let begin = begin.bind(id).bind(id).bind(SHOWN_OF_CLIENT);
        let begin = begin.bind(id).bind(awaited).bind(id).bind(&opening.text).bind(id);
        begin.execute(connection).await?;
    }
    Ok(Changed::Done)
}

async fn join(connection: &mut SqliteConnection, id: TableId, people: &[String]) -> Done<()> {
    let members = sqlx::query(MEMBERS).bind(id.0).bind(json!(people).to_string());
    members.execute(connection).await?;
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

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::These(vec![self.table])
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<bool> {
        let delete = "DELETE FROM tables WHERE id = ? AND phase = 0 AND revision = ?";
        let delete = sqlx::query(delete).bind(self.table.0).bind(self.revision as i64);
        Ok(delete.execute(connection).await?.rows_affected() > 0)
    }
}

#[async_trait]
impl Write for Person {
    type Answer = ();

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<()> {
        let save = "INSERT INTO people (id, name) VALUES (?, ?)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name";
        sqlx::query(save).bind(&self.id).bind(&self.name).execute(connection).await?;
        Ok(())
    }
}

/// How many things said are kept of a table; older ones go.
const CHAT_KEPT: i64 = 500;

/// Adds to a table's chat.
pub struct Say {
    pub table: TableId,
    pub chat: Chat,
}

#[async_trait]
impl Write for Say {
    type Answer = u64;

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<u64> {
        let say = "INSERT INTO chat (table_id, number, name, seat, text, person) VALUES
            (?1, 1 + (SELECT coalesce(max(number), 0) FROM chat WHERE table_id = ?1),
            ?2, ?3, ?4, ?5)
            RETURNING number";
        let row = sqlx::query(say)
            .bind(self.table.0)
            .bind(&self.chat.name)
            .bind(self.chat.seat)
            .bind(&self.chat.text)
            .bind(&self.chat.person)
            .fetch_one(&mut *connection)
            .await?;
        let number: i64 = row.get(0);
        let forget = sqlx::query("DELETE FROM chat WHERE table_id = ? AND number <= ?");
        forget.bind(self.table.0).bind(number - CHAT_KEPT).execute(connection).await?;
        Ok(number as u64)
    }
}

/// Writes a value of the house's own.
pub struct SetSetting {
    pub key: String,
    pub value: String,
}

#[async_trait]
impl Write for SetSetting {
    type Answer = ();

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<()> {
        let set = "INSERT INTO settings (key, value) VALUES (?, ?)
            ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        sqlx::query(set).bind(&self.key).bind(&self.value).execute(connection).await?;
        Ok(())
    }
}

/// Writes a value of the house's own, unless there is one.
pub struct SettingOr {
    pub key: String,
    pub value: String,
}

#[async_trait]
impl Write for SettingOr {
    type Answer = String;

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<String> {
        let insert = "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING";
        let insert = sqlx::query(insert).bind(&self.key).bind(&self.value);
        insert.execute(&mut *connection).await?;
        let read = sqlx::query("SELECT value FROM settings WHERE key = ?").bind(&self.key);
        Ok(read.fetch_one(connection).await?.get(0))
    }
}
