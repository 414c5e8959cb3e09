//! What guests keep here beside their names, and whom they have to do with.

use async_trait::async_trait;
use sqlx::postgres::PgRow;
use sqlx::{PgConnection, PgPool, Row};

use super::PostgresStore;
use super::failed::Failed;
use super::reads::{select_tables, table_row};
use super::write::Write;
use crate::error::StoreError;
use crate::profiles::{Acquaintance, Carry, Profile, Profiles};
use crate::rows::{Phase, TableId, TableRow};

type Done<T> = Result<T, Failed>;

#[async_trait]
impl Profiles for PostgresStore {
    async fn profile(&self, person: &str) -> Result<Profile, StoreError> {
        self.read(|| profile(self.pool(), person)).await
    }

    async fn acquaintances(&self, people: Vec<String>) -> Result<Vec<Acquaintance>, StoreError> {
        self.read(|| acquaintances(self.pool(), &people)).await
    }

    async fn set_avatar(&self, person: &str, avatar: Option<String>) -> Result<(), StoreError> {
        self.write(SetAvatar { person: person.into(), avatar }).await
    }

    async fn show(&self, person: &str, since: Option<i64>, listed: bool) -> Result<(), StoreError> {
        let listed = listed && since.is_some();
        self.write(Show { person: person.into(), since, listed }).await
    }

    async fn listed_since(&self, after: i64, limit: u32) -> Result<Vec<Acquaintance>, StoreError> {
        self.read(|| listed_since(self.pool(), after, limit)).await
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
        self.read(|| carried_until(self.pool(), person)).await
    }

    async fn carried_by(&self, digest: &str, now: i64) -> Result<Option<String>, StoreError> {
        self.read(|| carried_by(self.pool(), digest, now)).await
    }

    async fn take_carry(&self, digest: &str, now: i64) -> Result<Option<String>, StoreError> {
        self.write(TakeCarry { digest: digest.into(), now }).await
    }

    async fn block(&self, person: &str, other: &str, blocks: bool) -> Result<(), StoreError> {
        self.write(Block { person: person.into(), other: other.into(), blocks }).await
    }

    async fn blocked_by(&self, person: &str) -> Result<Vec<String>, StoreError> {
        self.read(|| ids(self.pool(), BLOCKED, person)).await
    }

    async fn blockers_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
        self.read(|| ids(self.pool(), BLOCKERS, person)).await
    }

    async fn invite(&self, table: TableId, person: &str) -> Result<(), StoreError> {
        self.write(Invite { table, person: person.into() }).await
    }

    async fn uninvite(&self, table: TableId, person: &str) -> Result<(), StoreError> {
        self.write(Uninvite { table, person: person.into() }).await
    }

    async fn invitations(&self, person: &str) -> Result<Vec<TableId>, StoreError> {
        self.read(|| invitations(self.pool(), person)).await
    }

    async fn played(
        &self,
        person: &str,
        least: Phase,
        before: Option<TableId>,
        limit: u32,
    ) -> Result<Vec<(TableRow, Option<i64>)>, StoreError> {
        self.read(|| played(self.pool(), person, least, before, limit)).await
    }
}

const BLOCKED: &str = "SELECT other FROM blocks WHERE person = $1 ORDER BY other";
const BLOCKERS: &str = "SELECT person FROM blocks WHERE other = $1 ORDER BY person";

async fn ids(pool: &PgPool, ask: &'static str, person: &str) -> Done<Vec<String>> {
    let rows = sqlx::query(ask).bind(person).fetch_all(pool).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

async fn carried_until(pool: &PgPool, person: &str) -> Done<Option<i64>> {
    let find = sqlx::query("SELECT until FROM carries WHERE person = $1").bind(person);
    Ok(find.fetch_optional(pool).await?.map(|row| row.get(0)))
}

async fn carried_by(pool: &PgPool, digest: &str, now: i64) -> Done<Option<String>> {
    let find = sqlx::query("SELECT person FROM carries WHERE digest = $1 AND until > $2");
    Ok(find.bind(digest).bind(now).fetch_optional(pool).await?.map(|row| row.get(0)))
}

async fn invitations(pool: &PgPool, person: &str) -> Done<Vec<TableId>> {
    let all = "SELECT table_id FROM invitations WHERE person = $1 ORDER BY table_id";
    let rows = sqlx::query(all).bind(person).fetch_all(pool).await?;
    Ok(rows.iter().map(|row| TableId(row.get(0))).collect())
}

async fn played(
    pool: &PgPool,
    person: &str,
    least: Phase,
    before: Option<TableId>,
    limit: u32,
) -> Done<Vec<(TableRow, Option<i64>)>> {
    let page = select_tables!(
        "WHERE id IN (SELECT table_id FROM members WHERE person = $1 AND table_id < $2)
        AND phase >= $3 ORDER BY id DESC LIMIT $4"
    );
    let page = sqlx::query(page)
        .bind(person)
        .bind(before.map_or(i64::MAX, |before| before.0))
        .bind(least.number() as i16)
        .bind(i64::from(limit));
    let rows = page.fetch_all(pool).await?;
    rows.iter().map(|row| Ok((table_row(row)?, row.get("ended_at")))).collect()
}

async fn profile(pool: &PgPool, person: &str) -> Done<Profile> {
    let find = sqlx::query("SELECT avatar, shown, listed, seen_at FROM profiles WHERE person = $1");
    let found = find.bind(person).fetch_optional(pool).await?;
    Ok(found.map_or_else(Profile::default, |row| Profile {
        avatar: row.get(0),
        shown: row.get(1),
        listed: row.get(2),
        seen_at: row.get(3),
    }))
}

async fn acquaintances(pool: &PgPool, people: &[String]) -> Done<Vec<Acquaintance>> {
    let find = "SELECT one, name, avatar, coalesce(shown, false), coalesce(listed, false), seen_at
        FROM unnest($1) AS asked (one)
        LEFT JOIN people ON people.id = one LEFT JOIN profiles ON profiles.person = one
        WHERE people.id IS NOT NULL OR profiles.person IS NOT NULL ORDER BY one";
    let rows = sqlx::query(find).bind(people).fetch_all(pool).await?;
    Ok(rows.iter().map(acquaintance).collect())
}

async fn listed_since(pool: &PgPool, after: i64, limit: u32) -> Done<Vec<Acquaintance>> {
    let find = "SELECT person, name, avatar, shown, listed, seen_at FROM profiles
        LEFT JOIN people ON people.id = person WHERE listed AND seen_at > $1
        ORDER BY seen_at DESC, person LIMIT $2";
    let rows = sqlx::query(find).bind(after).bind(i64::from(limit)).fetch_all(pool).await?;
    Ok(rows.iter().map(acquaintance).collect())
}

fn acquaintance(row: &PgRow) -> Acquaintance {
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

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Done<()> {
        let set = "INSERT INTO profiles (person, avatar) VALUES ($1, $2)
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

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Done<()> {
        let set = "INSERT INTO profiles (person, shown, listed, seen_at) VALUES ($1, $2, $3, $4)
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

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Done<()> {
        let note = "UPDATE profiles SET seen_at = seen.at
            FROM unnest($1, $2) AS seen (who, at)
            WHERE person = seen.who AND shown AND coalesce(seen_at < seen.at, true)";
        let (who, at): (Vec<String>, Vec<i64>) = self.0.iter().cloned().unzip();
        sqlx::query(note).bind(who).bind(at).execute(connection).await?;
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

    async fn apply(&self, connection: &mut PgConnection) -> Done<()> {
        let old = sqlx::query("DELETE FROM carries WHERE until <= $1").bind(self.now);
        old.execute(&mut *connection).await?;
        let keep = "INSERT INTO carries (person, digest, until) VALUES ($1, $2, $3)
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

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Done<()> {
        let drop = sqlx::query("DELETE FROM carries WHERE person = $1").bind(&self.0);
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

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Done<Option<String>> {
        let take = "DELETE FROM carries WHERE digest = $1 AND until > $2 RETURNING person";
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

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Done<()> {
        let change = match self.blocks {
            true => {
                "INSERT INTO blocks (person, other) VALUES ($1, $2)
                ON CONFLICT DO NOTHING"
            }
            false => "DELETE FROM blocks WHERE person = $1 AND other = $2",
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

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Done<()> {
        let invite = "INSERT INTO invitations (person, table_id)
            SELECT $1, id FROM tables WHERE id = $2 AND phase = 0 ON CONFLICT DO NOTHING";
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

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Done<()> {
        let forget = "DELETE FROM invitations WHERE person = $1 AND table_id = $2";
        sqlx::query(forget).bind(&self.person).bind(self.table.0).execute(connection).await?;
        Ok(())
    }
}
