//! Who holds which table.
//!
//! Two nodes that claim the same table at once update the same row. The second waits for the first;
//! then PostgreSQL checks its condition again on the row as it is now. That works only for columns
//! of that row and for values looked up by them one by one: whatever was joined is not joined
//! again. Hence the small questions about the owner's node instead of a join.

use async_trait::async_trait;
use sqlx::postgres::PgRow;
use sqlx::{PgConnection, PgPool, Row};

use super::failed::Failed;
use super::house::now;
use super::reads::table_row;
use super::write::Write;
use crate::error::StoreError;
use crate::nodes::{ClaimDue, Due, Holder, Node, Owned};
use crate::rows::TableId;

type Done<T> = Result<T, Failed>;

/// Whether the lease of that owner has run out. A node that is not known has none.
macro_rules! run_out {
    ($owner:literal) => {
        concat!(
            "coalesce((SELECT nodes.lease_ms FROM nodes WHERE nodes.id = ",
            $owner,
            "), -1) <= now.run_out_ms"
        )
    };
}

/// The match and its clocks stood still since the last beat of the node that held it.
macro_rules! gap {
    ($node:literal) => {
        concat!(
            "(CASE WHEN tables.owner IS NULL OR tables.owner = ",
            $node,
            " THEN 0
            ELSE greatest(0, coalesce(now.ms -
                (SELECT nodes.beat_ms FROM nodes WHERE nodes.id = tables.owner), 0)) END)"
        )
    };
}

/// That node becomes the owner.
macro_rules! take_over {
    ($node:literal) => {
        concat!(
            "UPDATE tables SET epoch = tables.epoch + 1, owner = ",
            $node,
            ", lost_ms = tables.lost_ms + ",
            $crate::postgres::nodes::gap!($node),
            ", wakes_at = tables.wakes_at + ",
            $crate::postgres::nodes::gap!($node)
        )
    };
}
pub(crate) use {gap, run_out, take_over};

/// Those of one owner after the other, and of each no more than are wanted: matches that living
/// nodes look after are not even read, however many there are. Bots come before clocks. Rows that
/// another node is claiming right now are passed over.
macro_rules! due {
    ($which:literal, $order:literal) => {
        concat!(
            "SELECT due.id FROM unheld CROSS JOIN LATERAL (
                SELECT tables.id FROM tables
                WHERE phase = 1 AND coalesce(tables.owner, '') = unheld.owner AND ",
            $which,
            " AND tables.rules <= coalesce((SELECT known.rules
                    FROM unnest($3, $4) AS known (game, rules) WHERE known.game = tables.game), -1)
                ORDER BY ",
            $order,
            " LIMIT $5 FOR UPDATE SKIP LOCKED
            ) AS due LIMIT $5"
        )
    };
}

/// The owners are found by stepping from one to the next in their index: there are as many steps
/// as nodes.
const CLAIM_DUE: &str = concat!(
    "WITH RECURSIVE ",
    now!(),
    ", owners AS (
        SELECT min(tables.owner) AS owner FROM tables
        UNION ALL SELECT (SELECT min(tables.owner) FROM tables WHERE tables.owner > owners.owner)
        FROM owners WHERE owners.owner IS NOT NULL
    ), unheld AS MATERIALIZED (
        SELECT '' AS owner UNION ALL SELECT owners.owner FROM owners, now
        WHERE owners.owner <> $1 AND ",
    run_out!("owners.owner"),
    "), bots AS MATERIALIZED (",
    due!("bot_due", "tables.id"),
    "), clocks AS MATERIALIZED (",
    due!("NOT bot_due AND wakes_at <= $2", "wakes_at"),
    "), due AS MATERIALIZED (SELECT id FROM bots UNION ALL SELECT id FROM clocks LIMIT $5) ",
    take_over!("$1"),
    " FROM due, now WHERE tables.id = due.id
    RETURNING tables.id, key, phase, listed, revision, head, version, outcome, ended_at, awaited,
        tables.epoch, tables.lost_ms"
);

#[async_trait]
impl Write for ClaimDue {
    type Answer = Vec<Due>;

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Done<Vec<Due>> {
        let (games, rules): (Vec<&str>, Vec<i64>) =
            self.games.iter().map(|(game, rules)| (game.as_str(), i64::from(*rules))).unzip();
        let claimed = sqlx::query(CLAIM_DUE)
            .bind(&self.node)
            .bind(self.by_ms as i64)
            .bind(games)
            .bind(rules)
            .bind(i64::from(self.limit))
            .fetch_all(connection)
            .await?;
        let due =
            |row: &PgRow| Ok(Due { row: table_row(row)?, owned: owned(row.get(10), row.get(11)) });
        let mut due = claimed.iter().map(due).collect::<Result<Vec<Due>, StoreError>>()?;
        due.sort_by_key(|due| due.row.id);
        Ok(due)
    }
}

pub fn owned(epoch: i64, lost_ms: i64) -> Owned {
    Owned { epoch: epoch as u64, lost_ms: lost_ms as u64 }
}

/// Takes a node out.
pub struct Leave(pub String);

#[async_trait]
impl Write for Leave {
    type Answer = ();

    async fn apply(&self, connection: &mut PgConnection) -> Done<()> {
        let release = sqlx::query("UPDATE tables SET owner = NULL WHERE owner = $1").bind(&self.0);
        release.execute(&mut *connection).await?;
        let leave = sqlx::query("DELETE FROM nodes WHERE id = $1").bind(&self.0);
        leave.execute(connection).await?;
        Ok(())
    }
}

/// Lets go of a table.
pub struct Release {
    pub table: TableId,
    pub epoch: u64,
}

#[async_trait]
impl Write for Release {
    type Answer = ();

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Done<()> {
        let release = sqlx::query("UPDATE tables SET owner = NULL WHERE id = $1 AND epoch = $2");
        release.bind(self.table.0).bind(self.epoch as i64).execute(connection).await?;
        Ok(())
    }
}

/// Takes a table from the node that holds it.
pub struct Fence(pub TableId);

#[async_trait]
impl Write for Fence {
    type Answer = ();

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Done<()> {
        let fence = "UPDATE tables SET epoch = epoch + 1, owner = NULL WHERE id = $1";
        sqlx::query(fence).bind(self.0.0).execute(connection).await?;
        Ok(())
    }
}

pub async fn living(pool: &PgPool) -> Done<Vec<Node>> {
    let living = concat!(
        "WITH ",
        now!(),
        "SELECT id, address, lease_ms FROM nodes, now WHERE lease_ms > now.run_out_ms ORDER BY id"
    );
    let node = |row: &PgRow| Node {
        id: row.get(0),
        address: row.get(1),
        lease_ms: row.get::<i64, _>(2) as u64,
    };
    Ok(sqlx::query(living).fetch_all(pool).await?.iter().map(node).collect())
}

pub async fn held(pool: &PgPool, node: &str) -> Done<Vec<(TableId, u64)>> {
    let held = sqlx::query("SELECT id, epoch FROM tables WHERE owner = $1 ORDER BY id").bind(node);
    let one = |row: &PgRow| (TableId(row.get(0)), row.get::<i64, _>(1) as u64);
    Ok(held.fetch_all(pool).await?.iter().map(one).collect())
}

pub async fn holder(pool: &PgPool, key: &str) -> Done<Option<Holder>> {
    let holder = concat!(
        "WITH ",
        now!(),
        "SELECT nodes.id, address FROM now, tables JOIN nodes ON nodes.id = tables.owner
        WHERE key = $1 AND lease_ms > now.run_out_ms"
    );
    let row = sqlx::query(holder).bind(key).fetch_optional(pool).await?;
    Ok(row.map(|row| Holder { node: row.get(0), address: row.get(1) }))
}
