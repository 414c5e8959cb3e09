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
use crate::nodes::{Claim, ClaimDue, Claimed, Due, Holder, Node, Owned};
use crate::rows::TableId;

type Done<T> = Result<T, Failed>;

/// Whether the lease of a table's owner has run out. A node that is not known has none.
macro_rules! run_out {
    () => {
        "coalesce((SELECT nodes.lease_ms FROM nodes WHERE nodes.id = tables.owner), -1)
            <= now.run_out_ms"
    };
}

/// The match and its clocks stood still since the last beat of the node that held it.
macro_rules! gap {
    () => {
        "(CASE WHEN tables.owner IS NULL OR tables.owner = $1 THEN 0
            ELSE greatest(0, coalesce(now.ms -
                (SELECT nodes.beat_ms FROM nodes WHERE nodes.id = tables.owner), 0)) END)"
    };
}

macro_rules! take_over {
    () => {
        concat!(
            "UPDATE tables SET epoch = tables.epoch + 1, owner = $1,
                lost_ms = tables.lost_ms + ",
            gap!(),
            ", wakes_at = tables.wakes_at + ",
            gap!()
        )
    };
}

const CLAIM: &str = concat!(
    "WITH ",
    now!(),
    take_over!(),
    " FROM now WHERE tables.id = $2 AND tables.rules <= $3
        AND (tables.owner IS NULL OR tables.owner = $1 OR ",
    run_out!(),
    ") RETURNING tables.epoch, tables.lost_ms"
);

/// Rows that another node is claiming right now are passed over.
const CLAIM_DUE: &str = concat!(
    "WITH ",
    now!(),
    ", due AS (
        SELECT tables.id AS table_id FROM tables, now
        WHERE phase = 1 AND (bot_due OR wakes_at <= $2)
        AND (tables.owner IS NULL OR (tables.owner <> $1 AND ",
    run_out!(),
    "))
        AND tables.rules <= coalesce((SELECT known.rules
            FROM unnest($3, $4) AS known (game, rules) WHERE known.game = tables.game), -1)
        ORDER BY CASE WHEN bot_due THEN 0 ELSE wakes_at END, tables.id LIMIT $5
        FOR UPDATE OF tables SKIP LOCKED
    ) ",
    take_over!(),
    " FROM due, now WHERE tables.id = due.table_id
    RETURNING id, key, phase, listed, revision, head, version, outcome, ended_at, awaited,
        tables.epoch, tables.lost_ms"
);

/// Who keeps a table from being claimed.
const HELD: &str = "SELECT rules, owner, coalesce(address, '') FROM tables
    LEFT JOIN nodes ON nodes.id = tables.owner WHERE tables.id = $1";

/// So often a table may be let go of between the claim and the question who holds it.
const TRIES: u32 = 5;

#[async_trait]
impl Write for Claim {
    type Answer = Claimed;

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Done<Claimed> {
        for _ in 0..TRIES {
            let claim = sqlx::query(CLAIM).bind(&self.node).bind(self.table.0);
            let claim = claim.bind(i64::from(self.rules)).fetch_optional(&mut *connection).await?;
            if let Some(row) = claim {
                return Ok(Claimed::Yes(owned(row.get(0), row.get(1))));
            }
            let held = sqlx::query(HELD).bind(self.table.0).fetch_one(&mut *connection).await?;
            let rules = held.get::<i64, _>(0) as u32;
            if rules > self.rules {
                return Ok(Claimed::Newer { rules });
            }
            if let Some(node) = held.get(1) {
                return Ok(Claimed::No(Holder { node, address: held.get(2) }));
            }
        }
        Err(StoreError::Failed("the table changes hands all the time: try again".into()).into())
    }
}

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
        let due = |row: &PgRow| Due { row: table_row(row), owned: owned(row.get(10), row.get(11)) };
        let mut due: Vec<Due> = claimed.iter().map(due).collect();
        due.sort_by_key(|due| due.row.id);
        Ok(due)
    }
}

fn owned(epoch: i64, lost_ms: i64) -> Owned {
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
