//! What guests keep here beside their names, and whom they have to do with.

use async_trait::async_trait;
use serde_json::json;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, SqlitePool};

use super::SqliteStore;
use super::failed::Failed;
use super::reads::{select_tables, table_row};
use super::writer::{Touched, Write};
use crate::error::StoreError;
use crate::profiles::{Acquaintance, Carry, Profile, Profiles};
use crate::rows::{Phase, TableId, TableRow};

type Done<T> = Result<T, Failed>;

#[async_trait]
impl Profiles for SqliteStore {
    async fn profile(&self, person: &str) -> Result<Profile, StoreError> {
        Ok(profile(&self.readers, person).await?)
    }

    async fn acquaintances(&self, people: Vec<String>) -> Result<Vec<Acquaintance>, StoreError> {
        Ok(acquaintances(&self.readers, &people).await?)
    }

    async fn set_avatar(&self, person: &str, avatar: Option<String>) -> Result<(), StoreError> {
        self.write(SetAvatar { person: person.into(), avatar }).await
    }

    async fn show(&self, person: &str, since: Option<i64>, listed: bool) -> Result<(), StoreError> {
        let listed = listed && since.is_some();
        self.write(Show { person: person.into(), since, listed }).await
    }

    async fn listed_since(&self, after: i64, limit: u32) -> Result<Vec<Acquaintance>, StoreError> {
        Ok(listed_since(&self.readers, after, limit).await?)
    }

    async fn note_seen(&self, seen: Vec<(String, i64)>) -> Result<(), StoreError> {
        self.write(NoteSeen(seen)).await
    }

    async fn keep_carry(&self, carry: Carry, now: i64) -> Result<(), StoreError> {
        self.write(KeepCarry { carry, now }).await
    }

    async fn drop_carry(&self, person: &str) -> Result<(), StoreError> {
        self.write(DropCarry(person.into())).await
    }

    async fn carried_until(&self, person: &str) -> Result<Option<i64>, StoreError> {
        Ok(carried_until(&self.readers, person).await?)
    }

    async fn carried_by(&self, digest: &str, now: i64) -> Result<Option<String>, StoreError> {
        Ok(carried_by(&self.readers, digest, now).await?)
    }

    async fn take_carry(&self, digest: &str, now: i64) -> Result<Option<String>, StoreError> {
        self.write(TakeCarry { digest: digest.into(), now }).await
    }

    async fn block(&self, person: &str, other: &str, blocks: bool) -> Result<(), StoreError> {
        self.write(Block { person: person.into(), other: other.into(), blocks }).await
    }

    async fn blocked_by(&self, person: &str) -> Result<Vec<String>, StoreError> {
        Ok(ids(&self.readers, BLOCKED, person).await?)
    }

    async fn blockers_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
        Ok(ids(&self.readers, BLOCKERS, person).await?)
    }

    async fn invite(&self, table: TableId, person: &str) -> Result<(), StoreError> {
        self.write(Invite { table, person: person.into() }).await
    }

    async fn uninvite(&self, table: TableId, person: &str) -> Result<(), StoreError> {
        self.write(Uninvite { table, person: person.into() }).await
    }

    async fn invitations(&self, person: &str) -> Result<Vec<TableId>, StoreError> {
        Ok(invitations(&self.readers, person).await?)
    }

    async fn played(
        &self,
        person: &str,
        least: Phase,
        before: Option<TableId>,
        limit: u32,
    ) -> Result<Vec<(TableRow, Option<i64>)>, StoreError> {
        Ok(played(&self.readers, person, least, before, limit).await?)
    }
}

const BLOCKED: &str = "SELECT other FROM blocks WHERE person = ? ORDER BY other";
const BLOCKERS: &str = "SELECT person FROM blocks WHERE other = ? ORDER BY person";

async fn ids(pool: &SqlitePool, ask: &'static str, person: &str) -> Done<Vec<String>> {
    let rows = sqlx::query(ask).bind(person).fetch_all(pool).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

async fn carried_until(pool: &SqlitePool, person: &str) -> Done<Option<i64>> {
    let find = sqlx::query("SELECT until FROM carries WHERE person = ?").bind(person);
    Ok(find.fetch_optional(pool).await?.map(|row| row.get(0)))
}

async fn carried_by(pool: &SqlitePool, digest: &str, now: i64) -> Done<Option<String>> {
    let find = sqlx::query("SELECT person FROM carries WHERE digest = ? AND until > ?");
    Ok(find.bind(digest).bind(now).fetch_optional(pool).await?.map(|row| row.get(0)))
}

async fn invitations(pool: &SqlitePool, person: &str) -> Done<Vec<TableId>> {
    let all = "SELECT table_id FROM invitations WHERE person = ? ORDER BY table_id";
    let rows = sqlx::query(all).bind(person).fetch_all(pool).await?;
    Ok(rows.iter().map(|row| TableId(row.get(0))).collect())
}

async fn played(
    pool: &SqlitePool,
    person: &str,
    least: Phase,
    before: Option<TableId>,
    limit: u32,
) -> Done<Vec<(TableRow, Option<i64>)>> {
    let page = select_tables!(
        "WHERE id IN (SELECT table_id FROM members WHERE person = ? AND table_id < ?)
        AND phase >= ? ORDER BY id DESC LIMIT ?"
    );
    let page = sqlx::query(page)
        .bind(person)
        .bind(before.map_or(i64::MAX, |before| before.0))
        .bind(least.number())
        .bind(limit);
    let rows = page.fetch_all(pool).await?;
    rows.iter().map(|row| Ok((table_row(row)?, row.get("ended_at")))).collect()
}

async fn profile(pool: &SqlitePool, person: &str) -> Done<Profile> {
    let find = sqlx::query("SELECT avatar, shown, listed, seen_at FROM profiles WHERE person = ?");
    let found = find.bind(person).fetch_optional(pool).await?;
    Ok(found.map_or_else(Profile::default, |row| Profile {
        avatar: row.get(0),
        shown: row.get(1),
        listed: row.get(2),
        seen_at: row.get(3),
    }))
}

async fn acquaintances(pool: &SqlitePool, people: &[String]) -> Done<Vec<Acquaintance>> {
    let find = "SELECT value, name, avatar, coalesce(shown, 0), coalesce(listed, 0), seen_at
        FROM json_each(?)
        LEFT JOIN people ON people.id = value LEFT JOIN profiles ON profiles.person = value
        WHERE people.id IS NOT NULL OR profiles.person IS NOT NULL ORDER BY value";
    let rows = sqlx::query(find).bind(json!(people).to_string()).fetch_all(pool).await?;
    Ok(rows.iter().map(acquaintance).collect())
}

async fn listed_since(pool: &SqlitePool, after: i64, limit: u32) -> Done<Vec<Acquaintance>> {
    let find = "SELECT person, name, avatar, shown, listed, seen_at FROM profiles
        LEFT JOIN people ON people.id = person WHERE listed AND seen_at > ?
        ORDER BY seen_at DESC, person LIMIT ?";
    let rows = sqlx::query(find).bind(after).bind(limit).fetch_all(pool).await?;
    Ok(rows.iter().map(acquaintance).collect())
}

fn acquaintance(row: &SqliteRow) -> Acquaintance {
    Acquaintance {
        person: row.get(0),
        name: row.get(1),
        profile: Profile {
            avatar: row.get(2),
            shown: row.get(3),
            listed: row.get(4),
            seen_at: row.get(5),
        },
    }
}

struct SetAvatar {
    person: String,
    avatar: Option<String>,
}

#[async_trait]
impl Write for SetAvatar {
    type Answer = ();

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<()> {
        let set = "INSERT INTO profiles (person, avatar) VALUES (?, ?)
            ON CONFLICT (person) DO UPDATE SET avatar = excluded.avatar";
        sqlx::query(set).bind(&self.person).bind(&self.avatar).execute(connection).await?;
        Ok(())
    }
}

struct Show {
    person: String,
    since: Option<i64>,
    listed: bool,
}

#[async_trait]
impl Write for Show {
    type Answer = ();

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<()> {
        let set = "INSERT INTO profiles (person, shown, listed, seen_at) VALUES (?, ?, ?, ?)
            ON CONFLICT (person) DO UPDATE SET shown = excluded.shown, listed = excluded.listed,
                seen_at = excluded.seen_at";
        let Show { person, since, listed } = self;
        let set = sqlx::query(set).bind(person).bind(since.is_some()).bind(*listed).bind(*since);
        set.execute(connection).await?;
        Ok(())
    }
}

struct NoteSeen(Vec<(String, i64)>);

#[async_trait]
impl Write for NoteSeen {
    type Answer = ();

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<()> {
        let note = "UPDATE profiles SET seen_at = seen.at
            FROM (SELECT value ->> 0 AS who, value ->> 1 AS at FROM json_each(?)) AS seen
            WHERE person = seen.who AND shown AND coalesce(seen_at < seen.at, true)";
        sqlx::query(note).bind(json!(self.0).to_string()).execute(connection).await?;
        Ok(())
    }
}

struct KeepCarry {
    carry: Carry,
    now: i64,
}

#[async_trait]
impl Write for KeepCarry {
    type Answer = ();

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<()> {
        let old = sqlx::query("DELETE FROM carries WHERE until <= ?").bind(self.now);
        old.execute(&mut *connection).await?;
        let keep = "INSERT INTO carries (person, digest, until) VALUES (?, ?, ?)
            ON CONFLICT (person) DO UPDATE SET digest = excluded.digest, until = excluded.until";
        let Carry { person, digest, until } = &self.carry;
        sqlx::query(keep).bind(person).bind(digest).bind(until).execute(connection).await?;
        Ok(())
    }
}

struct DropCarry(String);

#[async_trait]
impl Write for DropCarry {
    type Answer = ();

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<()> {
        let drop = sqlx::query("DELETE FROM carries WHERE person = ?").bind(&self.0);
        drop.execute(connection).await?;
        Ok(())
    }
}

struct TakeCarry {
    digest: String,
    now: i64,
}

#[async_trait]
impl Write for TakeCarry {
    type Answer = Option<String>;

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<Option<String>> {
        let take = "DELETE FROM carries WHERE digest = ? AND until > ? RETURNING person";
        let take = sqlx::query(take).bind(&self.digest).bind(self.now);
        Ok(take.fetch_optional(connection).await?.map(|row| row.get(0)))
    }
}

struct Block {
    person: String,
    other: String,
    blocks: bool,
}

#[async_trait]
impl Write for Block {
    type Answer = ();

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<()> {
        let change = match self.blocks {
            true => "INSERT OR IGNORE INTO blocks (person, other) VALUES (?, ?)",
            false => "DELETE FROM blocks WHERE person = ? AND other = ?",
        };
        sqlx::query(change).bind(&self.person).bind(&self.other).execute(connection).await?;
        Ok(())
    }
}

struct Invite {
    table: TableId,
    person: String,
}

#[async_trait]
impl Write for Invite {
    type Answer = ();

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<()> {
        let invite = "INSERT OR IGNORE INTO invitations (person, table_id)
            SELECT ?, id FROM tables WHERE id = ? AND phase = 0";
        sqlx::query(invite).bind(&self.person).bind(self.table.0).execute(connection).await?;
        Ok(())
    }
}

struct Uninvite {
    table: TableId,
    person: String,
}

#[async_trait]
impl Write for Uninvite {
    type Answer = ();

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<()> {
        let forget = "DELETE FROM invitations WHERE person = ? AND table_id = ?";
        sqlx::query(forget).bind(&self.person).bind(self.table.0).execute(connection).await?;
        Ok(())
    }
}
