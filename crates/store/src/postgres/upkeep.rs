//! What the operator asks and does. PostgreSQL keeps itself small.

use async_trait::async_trait;
use sqlx::postgres::PgRow;
use sqlx::{PgPool, Row};

use super::PostgresStore;
use super::erased;
use super::failed::Failed;
use super::operator::{Close, Delete, Forget, Lift};
use super::reads::{phase, said, select_tables, table_row};
use super::rulings;
use crate::error::StoreError;
use crate::rows::{Changed, Chat, Person, TableId, TableRow};
use crate::rulings::{NewRuling, Ruling};
use crate::upkeep::{Census, Erased, Rewrite, Roster, Size, Sizes, Upkeep};

#[async_trait]
impl Upkeep for PostgresStore {
    async fn rule(&self, new: NewRuling) -> Result<Ruling, StoreError> {
        self.write(new).await
    }

    async fn lift(&self, id: i64) -> Result<bool, StoreError> {
        self.write(Lift(id)).await
    }

    async fn close_table(&self, table: TableId, why: NewRuling) -> Result<Ruling, StoreError> {
        self.write(Close(table, why)).await
    }

    async fn delete_table(&self, table: TableId) -> Result<bool, StoreError> {
        self.write(Delete(table)).await
    }

    async fn rewrite(&self, rewrite: Rewrite) -> Result<Changed, StoreError> {
        self.write(rewrite).await
    }

    async fn forget_person(&self, person: &str) -> Result<(), StoreError> {
        self.write(Forget(person.to_owned())).await
    }

    async fn note_erased(&self, erased: Erased) -> Result<(), StoreError> {
        self.write(erased).await
    }

    async fn erased_since(&self, at_ms: u64) -> Result<Vec<Erased>, StoreError> {
        self.read(|| erased::since(self.pool(), at_ms)).await
    }

    /// Autovacuum gives free pages back.
    async fn shrink(&self, _: u32) -> Result<bool, StoreError> {
        Ok(false)
    }

    /// The journal is the database's own.
    async fn settle(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn rulings(&self) -> Result<Vec<Ruling>, StoreError> {
        self.read(|| rulings::all(self.pool())).await
    }

    async fn roster(
        &self,
        roster: Roster,
        limit: u32,
    ) -> Result<Vec<(TableRow, Option<i64>)>, StoreError> {
        self.read(|| read_roster(self.pool(), &roster, limit)).await
    }

    async fn people(&self) -> Result<Vec<Person>, StoreError> {
        self.read(|| people(self.pool())).await
    }

    async fn said_by(&self, person: &str) -> Result<Vec<(TableId, Chat)>, StoreError> {
        self.read(|| said_by(self.pool(), person)).await
    }

    async fn checkpoints(&self, table: TableId) -> Result<Vec<(u64, String)>, StoreError> {
        self.read(|| checkpoints(self.pool(), table)).await
    }

    async fn sizes(&self) -> Result<Sizes, StoreError> {
        self.read(|| sizes(self.pool())).await
    }

    async fn size(&self) -> Result<u64, StoreError> {
        self.read(|| size(self.pool())).await
    }

    async fn census(&self) -> Result<Vec<Census>, StoreError> {
        self.read(|| census(self.pool())).await
    }
}

async fn people(pool: &PgPool) -> Result<Vec<Person>, Failed> {
    let all = "SELECT id, max(name) FROM (
            SELECT id, name FROM people
            UNION ALL SELECT person, '' FROM members
            UNION ALL SELECT person, '' FROM chat WHERE person IS NOT NULL
            UNION ALL SELECT person, '' FROM profiles
            UNION ALL SELECT person, '' FROM carries
            UNION ALL SELECT person, '' FROM blocks
            UNION ALL SELECT person, '' FROM invitations
            UNION ALL SELECT person, '' FROM pushes
            UNION ALL SELECT substr(key, 10), '' FROM settings WHERE key LIKE 'token-of/%') AS known
        GROUP BY id ORDER BY id";
    let rows = sqlx::query(all).fetch_all(pool).await?;
    let person = |row: &PgRow| Person { id: row.get(0), name: row.get(1) };
    Ok(rows.iter().map(person).collect())
}

async fn said_by(pool: &PgPool, person: &str) -> Result<Vec<(TableId, Chat)>, Failed> {
    let all = "SELECT number, name, seat, text, person, table_id FROM chat WHERE person = $1
        ORDER BY table_id, number";
    let rows = sqlx::query(all).bind(person).fetch_all(pool).await?;
    Ok(rows.iter().map(|row| (TableId(row.get(5)), said(row))).collect())
}

async fn checkpoints(pool: &PgPool, table: TableId) -> Result<Vec<(u64, String)>, Failed> {
    let all = "SELECT version, checkpoint FROM checkpoints WHERE table_id = $1 ORDER BY version";
    let rows = sqlx::query(all).bind(table.0).fetch_all(pool).await?;
    Ok(rows.iter().map(|row| (row.get::<i64, _>(0) as u64, row.get(1))).collect())
}

async fn census(pool: &PgPool) -> Result<Vec<Census>, Failed> {
    let all = "SELECT coalesce(game, ''), phase, count(*) FROM tables GROUP BY 1, 2 ORDER BY 1, 2";
    let rows = sqlx::query(all).fetch_all(pool).await?;
    let one = |row: &PgRow| {
        let (game, phase) = (row.get(0), phase(row, 1)?);
        Ok(Census { game, phase, tables: row.get::<i64, _>(2) as u64 })
    };
    rows.iter().map(one).collect()
}

async fn read_roster(
    pool: &PgPool,
    roster: &Roster,
    limit: u32,
) -> Result<Vec<(TableRow, Option<i64>)>, Failed> {
    // What is not asked for is NULL, and holds for every table.
    let newest = select_tables!(
        "WHERE ($1 IS NULL OR phase = $1)
        AND ($2 IS NULL OR game = $2)
        AND ($3 IS NULL OR id IN (SELECT table_id FROM members WHERE person = $3))
        AND ($4 IS NULL OR id = $4)
        AND ($5 IS NULL OR strpos(head, $5) > 0) ORDER BY id DESC LIMIT $6"
    );
    let ended =
        select_tables!("WHERE ended_at IS NOT NULL AND ended_at < $1 ORDER BY ended_at LIMIT $2");
    let query = match roster.ended_before {
        Some(before) => sqlx::query(ended).bind(before),
        None => sqlx::query(newest)
            .bind(roster.phase.map(|phase| phase.number() as i16))
            .bind(&roster.game)
            .bind(&roster.person)
            .bind(roster.number)
            .bind(&roster.mentions),
    };
    let rows = query.bind(i64::from(limit)).fetch_all(pool).await?;
    rows.iter().map(|row| Ok((table_row(row)?, row.get("ended_at")))).collect()
}

/// What PostgreSQL knows without reading every row: how many rows there were when it last counted
/// them, and how much room they take, indexes and what is free in between included.
async fn sizes(pool: &PgPool) -> Result<Sizes, Failed> {
    let kinds = [
        "lines",
        "checkpoints",
        "tables",
        "chat",
        "people",
        "members",
        "profiles",
        "carries",
        "blocks",
        "invitations",
        "pushes",
        "rulings",
        "settings",
    ];
    let estimate =
        "SELECT kind, greatest(reltuples, 0)::bigint, pg_total_relation_size(pg_class.oid)
        FROM unnest($1) WITH ORDINALITY AS kinds (kind, number)
        JOIN pg_class ON pg_class.oid = to_regclass(kind) ORDER BY number";
    let rows = sqlx::query(estimate).bind(kinds.as_slice()).fetch_all(pool).await?;
    let one = |row: &PgRow| Size {
        kind: row.get(0),
        rows: row.get::<i64, _>(1) as u64,
        bytes: row.get::<i64, _>(2) as u64,
    };
    let file = size(pool).await?;
    Ok(Sizes { file, free: 0, kinds: rows.iter().map(one).collect() })
}

async fn size(pool: &PgPool) -> Result<u64, Failed> {
    let size = sqlx::query("SELECT pg_database_size(current_database())");
    Ok(size.fetch_one(pool).await?.get::<i64, _>(0) as u64)
}
