//! The small writes, one by one.

use sqlx::{Row, SqliteConnection};

use crate::error::StoreError;
use crate::rows::{
    Beginning, Changed, Chat, Created, NewTable, Opener, Person, Phase, TableChange, TableId,
};

type Done<T> = Result<T, StoreError>;

pub async fn claim(connection: &mut SqliteConnection, table: TableId) -> Done<u64> {
    let claim = "UPDATE tables SET epoch = epoch + 1 WHERE id = ? RETURNING epoch";
    let row = sqlx::query(claim).bind(table.0).fetch_one(connection).await?;
    Ok(row.get::<i64, _>(0) as u64)
}

/// Opens a table, unless too many wait already. There is only one writer, so nobody slips past the
/// count by asking many times at once.
pub async fn create(connection: &mut SqliteConnection, table: &NewTable) -> Done<Created> {
    if let Some(opener) = &table.opener
        && let Some(too_many) = too_many(connection, opener).await?
    {
        return Ok(too_many);
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

/// Only what the lobby knows: phase and wake are the match's own.
const CHANGE: &str = "UPDATE tables SET revision = revision + 1, head = ?
    WHERE id = ? AND revision = ? AND phase = ?";

/// Where the opener came from is forgotten then: it counted only while the table waited.
const BEGIN: &str =
    "UPDATE tables SET phase = 1, wakes_at = ?, bot_due = ?, client = NULL WHERE id = ?";

const FIRST_TURN: &str = "INSERT INTO turns (table_id, awaited) VALUES (?, ?)";

const OPENING: &str = "INSERT INTO checkpoints (table_id, version, checkpoint) VALUES (?, 0, ?)";

pub async fn change(connection: &mut SqliteConnection, change: &TableChange) -> Done<Changed> {
    if change.begins.is_some() && change.phase != Phase::Open {
        return Ok(Changed::Conflict);
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
    let forget = sqlx::query("DELETE FROM members WHERE table_id = ?").bind(change.id.0);
    forget.execute(&mut *connection).await?;
    join(connection, change.id, &change.people).await?;
    if let Some(Beginning { opening, wake, awaited }) = &change.begins {
        let at_ms = wake.at_ms.map(|at_ms| at_ms as i64);
        let begin = sqlx::query(BEGIN).bind(at_ms).bind(wake.bot).bind(change.id.0);
        begin.execute(&mut *connection).await?;
        let turn = sqlx::query(FIRST_TURN).bind(change.id.0).bind(awaited);
        turn.execute(&mut *connection).await?;
        sqlx::query(OPENING).bind(change.id.0).bind(opening).execute(connection).await?;
    }
    Ok(Changed::Done)
}

async fn join(connection: &mut SqliteConnection, id: TableId, people: &[String]) -> Done<()> {
    for person in people {
        let insert = "INSERT OR IGNORE INTO members (person, table_id) VALUES (?, ?)";
        sqlx::query(insert).bind(person).bind(id.0).execute(&mut *connection).await?;
    }
    Ok(())
}

pub async fn drop_table(connection: &mut SqliteConnection, table: TableId) -> Done<()> {
    let delete = "DELETE FROM tables WHERE id = ? AND phase = 0";
    sqlx::query(delete).bind(table.0).execute(connection).await?;
    Ok(())
}

pub async fn save_person(connection: &mut SqliteConnection, person: &Person) -> Done<()> {
    let save = "INSERT INTO people (id, name) VALUES (?, ?)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name";
    sqlx::query(save).bind(&person.id).bind(&person.name).execute(connection).await?;
    Ok(())
}

/// So many things said are kept of a table; older ones go.
const CHAT_KEPT: i64 = 500;

pub async fn say(connection: &mut SqliteConnection, table: TableId, chat: &Chat) -> Done<u64> {
    let say = "INSERT INTO chat (table_id, number, name, seat, text, person) VALUES
        (?1, 1 + (SELECT coalesce(max(number), 0) FROM chat WHERE table_id = ?1), ?2, ?3, ?4, ?5)
        RETURNING number";
    let row = sqlx::query(say)
        .bind(table.0)
        .bind(&chat.name)
        .bind(chat.seat)
        .bind(&chat.text)
        .bind(&chat.person)
        .fetch_one(&mut *connection)
        .await?;
    let number: i64 = row.get(0);
    let forget = sqlx::query("DELETE FROM chat WHERE table_id = ? AND number <= ?");
    forget.bind(table.0).bind(number - CHAT_KEPT).execute(connection).await?;
    Ok(number as u64)
}

pub async fn set_setting(connection: &mut SqliteConnection, key: &str, value: &str) -> Done<()> {
    let set = "INSERT INTO settings (key, value) VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    sqlx::query(set).bind(key).bind(value).execute(connection).await?;
    Ok(())
}
