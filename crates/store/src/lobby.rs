//! The small writes, one by one.

use sqlx::{Row, SqliteConnection};

use crate::error::StoreError;
use crate::rows::{Beginning, Changed, Chat, NewTable, Person, Phase, TableChange, TableId};

type Done<T> = Result<T, StoreError>;

pub async fn claim(connection: &mut SqliteConnection, table: TableId) -> Done<u64> {
    let claim = "UPDATE tables SET epoch = epoch + 1 WHERE id = ? RETURNING epoch";
    let row = sqlx::query(claim).bind(table.0).fetch_one(connection).await?;
    Ok(row.get::<i64, _>(0) as u64)
}

pub async fn create(connection: &mut SqliteConnection, table: &NewTable) -> Done<TableId> {
    let create = "INSERT INTO tables (key, listed, head) VALUES (?, ?, ?) RETURNING id";
    let row = sqlx::query(create).bind(&table.key).bind(table.listed).bind(&table.head);
    let id = TableId(row.fetch_one(&mut *connection).await?.get(0));
    join(connection, id, &table.people).await?;
    Ok(id)
}

/// Only what the lobby knows: phase and wake are the match's own.
const CHANGE: &str = "UPDATE tables SET revision = revision + 1, head = ?
    WHERE id = ? AND revision = ? AND phase = ?";

const BEGIN: &str = "UPDATE tables SET phase = 1, wakes_at = ?, bot_due = ? WHERE id = ?";

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
    if let Some(Beginning { opening, wake }) = &change.begins {
        let at_ms = wake.at_ms.map(|at_ms| at_ms as i64);
        let begin = sqlx::query(BEGIN).bind(at_ms).bind(wake.bot).bind(change.id.0);
        begin.execute(&mut *connection).await?;
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
        .fetch_one(connection)
        .await?;
    Ok(row.get::<i64, _>(0) as u64)
}

pub async fn set_setting(connection: &mut SqliteConnection, key: &str, value: &str) -> Done<()> {
    let set = "INSERT INTO settings (key, value) VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    sqlx::query(set).bind(key).bind(value).execute(connection).await?;
    Ok(())
}
