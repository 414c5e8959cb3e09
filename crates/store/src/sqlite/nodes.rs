//! Who holds which table.

use async_trait::async_trait;
use serde_json::json;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, SqlitePool};

use super::failed::Failed;
use super::known::Known;
use super::reads::{select_tables, table_row};
use super::writer::{Touched, Write};
use crate::nodes::{Beat, Claim, ClaimDue, Claimed, Due, Holder, Node, Owned};
use crate::rows::{TableId, TableRow};

type Done<T> = Result<T, Failed>;

const MOVE_ON: &str = "UPDATE house SET ms = ms + ? RETURNING ms";

const LIVES: &str = "INSERT INTO nodes (id, address, beat_ms, lease_ms) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (id) DO UPDATE SET address = ?2, beat_ms = ?3, lease_ms = ?4";

/// How long a node that died is remembered: the node that takes its matches over has to know since
/// when nobody could play them.
const REMEMBERED_MS: i64 = 24 * 60 * 60 * 1_000;

#[async_trait]
impl Write for Beat {
    type Answer = u64;

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<u64> {
        let move_on = sqlx::query(MOVE_ON).bind(self.elapsed_ms as i64);
        let now_ms: i64 = move_on.fetch_one(&mut *connection).await?.get(0);
        let lives = sqlx::query(LIVES).bind(&self.node).bind(&self.address).bind(now_ms);
        lives.bind(now_ms + self.lease_ms as i64).execute(&mut *connection).await?;
        let forget = sqlx::query("DELETE FROM nodes WHERE lease_ms < ?");
        forget.bind(now_ms - REMEMBERED_MS).execute(connection).await?;
        Ok(now_ms as u64)
    }
}

/// Takes a node out.
pub struct Leave(pub String);

#[async_trait]
impl Write for Leave {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<()> {
        let release = sqlx::query("UPDATE tables SET owner = NULL WHERE owner = ?").bind(&self.0);
        release.execute(&mut *connection).await?;
        let leave = sqlx::query("DELETE FROM nodes WHERE id = ?").bind(&self.0);
        leave.execute(connection).await?;
        Ok(())
    }
}

/// The match and its clocks stood still since the last beat of the node that held it.
macro_rules! take_over {
    ($which:literal) => {
        concat!(
            "UPDATE tables SET epoch = epoch + 1, owner = held.claims,
                lost_ms = lost_ms + held.gap_ms, wakes_at = wakes_at + held.gap_ms
            FROM (SELECT tables.id AS free, ?1 AS claims, CASE
                    WHEN owner IS NULL OR owner = ?1 THEN 0
                    ELSE coalesce((SELECT ms FROM house) - nodes.beat_ms, 0)
                END AS gap_ms
                FROM tables LEFT JOIN nodes ON nodes.id = tables.owner
                WHERE ",
            $which,
            ") AS held WHERE tables.id = held.free RETURNING tables.id, epoch, lost_ms"
        )
    };
}

const CLAIM: &str = take_over!(
    "tables.id = ?2 AND rules <= ?3
    AND (owner IS NULL OR owner = ?1 OR coalesce(nodes.lease_ms, 0) <= (SELECT ms FROM house))"
);

/// Those of one owner after the other: matches that this server looks after already are not even
/// read, however many there are. Bots come before clocks.
macro_rules! due {
    ($which:literal) => {
        concat!(
            "SELECT tables.id FROM unheld
            CROSS JOIN tables ON coalesce(tables.owner, '') = unheld.owner
            WHERE phase = 1 AND ",
            $which,
            " AND rules <= coalesce(
                (SELECT value ->> 1 FROM json_each(?3) WHERE value ->> 0 = game), -1)"
        )
    };
}

/// The owners are found by stepping from one to the next in their index.
const CLAIM_DUE: &str = concat!(
    "WITH RECURSIVE owners (owner) AS (
        SELECT min(owner) FROM tables WHERE owner IS NOT NULL
        UNION ALL SELECT (SELECT min(tables.owner) FROM tables WHERE tables.owner > owners.owner)
        FROM owners WHERE owners.owner IS NOT NULL
    ), unheld (owner) AS (
        SELECT '' UNION ALL SELECT owner FROM owners WHERE owner <> ?1 AND coalesce(
            (SELECT lease_ms FROM nodes WHERE nodes.id = owners.owner), 0)
            <= (SELECT ms FROM house)
    ), due (id) AS (",
    due!("bot_due"),
    " UNION ALL ",
    due!("NOT bot_due AND wakes_at <= ?2"),
    " LIMIT ?4) ",
    take_over!("tables.id IN (SELECT id FROM due)")
);

#[async_trait]
impl Write for Claim {
    type Answer = Claimed;

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::These(vec![self.table])
    }

    /// A row does not say who holds its table.
    fn note(&self, _made: &Claimed, _known: &Known) {}

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<Claimed> {
        let claim = sqlx::query(CLAIM).bind(&self.node).bind(self.table.0).bind(self.rules);
        if let Some(row) = claim.fetch_optional(&mut *connection).await? {
            return Ok(Claimed::Yes(owned(&row)));
        }
        let held = "SELECT rules, owner, coalesce(address, '') FROM tables
            LEFT JOIN nodes ON nodes.id = tables.owner WHERE tables.id = ?";
        let row = sqlx::query(held).bind(self.table.0).fetch_one(connection).await?;
        let rules: u32 = row.get(0);
        if rules > self.rules {
            return Ok(Claimed::Newer { rules });
        }
        Ok(Claimed::No(Holder { node: row.get(1), address: row.get(2) }))
    }
}

#[async_trait]
impl Write for ClaimDue {
    type Answer = Vec<Due>;

    fn touches(&self, made: &Vec<Due>) -> Touched {
        Touched::These(made.iter().map(|due| due.row.id).collect())
    }

    /// A row does not say who holds its table.
    fn note(&self, _made: &Vec<Due>, _known: &Known) {}

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<Vec<Due>> {
        let claim = sqlx::query(CLAIM_DUE)
            .bind(&self.node)
            .bind(self.by_ms as i64)
            .bind(json!(self.games).to_string())
            .bind(self.limit);
        let claimed = claim.fetch_all(&mut *connection).await?;
        let mut due = Vec::with_capacity(claimed.len());
        for claimed in &claimed {
            let row = sqlx::query(select_tables!("WHERE id = ?")).bind(claimed.get::<i64, _>(0));
            let row: TableRow = table_row(&row.fetch_one(&mut *connection).await?)?;
            due.push(Due { row, owned: owned(claimed) });
        }
        due.sort_by_key(|due| due.row.id);
        Ok(due)
    }
}

fn owned(row: &SqliteRow) -> Owned {
    let (epoch, lost_ms): (i64, i64) = (row.get(1), row.get(2));
    Owned { epoch: epoch as u64, lost_ms: lost_ms as u64 }
}

/// Lets go of a table.
pub struct Release {
    pub table: TableId,
    pub epoch: u64,
}

#[async_trait]
impl Write for Release {
    type Answer = ();

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::These(vec![self.table])
    }

    /// A row does not say who holds its table.
    fn note(&self, _made: &(), _known: &Known) {}

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<()> {
        let release = sqlx::query("UPDATE tables SET owner = NULL WHERE id = ? AND epoch = ?");
        release.bind(self.table.0).bind(self.epoch as i64).execute(connection).await?;
        Ok(())
    }
}

/// Takes a table from its holder.
pub struct Fence(pub TableId);

#[async_trait]
impl Write for Fence {
    type Answer = ();

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::These(vec![self.0])
    }

    /// A row does not say who holds its table.
    fn note(&self, _made: &(), _known: &Known) {}

    async fn apply(&self, connection: &mut SqliteConnection) -> Done<()> {
        let fence = "UPDATE tables SET epoch = epoch + 1, owner = NULL WHERE id = ?";
        sqlx::query(fence).bind(self.0.0).execute(connection).await?;
        Ok(())
    }
}

pub async fn living(pool: &SqlitePool) -> Done<Vec<Node>> {
    let living = "SELECT id, address, lease_ms FROM nodes
        WHERE lease_ms > (SELECT ms FROM house) ORDER BY id";
    let node = |row: &SqliteRow| Node {
        id: row.get(0),
        address: row.get(1),
        lease_ms: row.get::<i64, _>(2) as u64,
    };
    Ok(sqlx::query(living).fetch_all(pool).await?.iter().map(node).collect())
}

pub async fn held(pool: &SqlitePool, node: &str) -> Done<Vec<(TableId, u64)>> {
    let held = sqlx::query("SELECT id, epoch FROM tables WHERE owner = ?").bind(node);
    let one = |row: &SqliteRow| (TableId(row.get(0)), row.get::<i64, _>(1) as u64);
    Ok(held.fetch_all(pool).await?.iter().map(one).collect())
}

pub async fn holder(pool: &SqlitePool, key: &str) -> Done<Option<Holder>> {
    let holder = "SELECT nodes.id, address FROM tables JOIN nodes ON nodes.id = tables.owner
        WHERE key = ? AND lease_ms > (SELECT ms FROM house)";
    let row = sqlx::query(holder).bind(key).fetch_optional(pool).await?;
    Ok(row.map(|row| Holder { node: row.get(0), address: row.get(1) }))
}

#[cfg(test)]
mod tests {
    use sqlx::Connection;

    use super::*;
    use crate::sqlite::schema;

    /// What SQLite would do for a statement.
    async fn plan(statement: &'static str) -> Vec<String> {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        schema::migrate(&mut connection).await.unwrap();
        let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"));
        let steps = sqlx::query(explain).fetch_all(&mut connection).await.unwrap();
        steps.iter().map(|step| step.get(3)).collect()
    }

    #[tokio::test]
    async fn what_is_due_is_found_without_reading_what_somebody_looks_after() {
        let plan = plan(CLAIM_DUE).await;
        let by = |index: &str| {
            let search = format!("SEARCH tables USING INDEX {index} (<expr>=?");
            plan.iter().filter(|step| step.starts_with(&search)).count()
        };
        assert_eq!((by("tables_bots_by"), by("tables_wakes_by")), (1, 1), "{plan:#?}");
        let reads_all = |step: &&String| step.starts_with("SCAN tables") || step.contains("B-TREE");
        assert_eq!(plan.iter().find(reads_all), None, "{plan:#?}");
    }
}
