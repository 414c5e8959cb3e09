//! House time, which beats move on by the time that has passed in the database.
//!
//! It is one row: what house time was, and at what time of the database that was so. House time now
//! is that and what has passed since, but never more than two seconds: if nobody has beaten
//! for longer, the database could not be reached, and that time is nobody's. After such an outage
//! no lease runs out that held when it began, until nodes have had time to beat again.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::{PgConnection, Row};

use super::failed::Failed;
use super::write::Write;
use crate::nodes::Beat;

/// What has passed in the database since the row was written, in milliseconds.
macro_rules! elapsed {
    ($time:literal) => {
        concat!("greatest(floor(extract(epoch FROM ", $time, " - at) * 1000)::bigint, 0)")
    };
}

/// A part of a statement: `now`, with house time and the time by which leases have run out.
macro_rules! now {
    () => {
        concat!(
            "now AS MATERIALIZED (
                SELECT ms + least(elapsed, 2000) AS ms, CASE
                    WHEN elapsed <= 2000 AND ms + elapsed >= grace_ms THEN ms + elapsed
                    WHEN ms < grace_ms THEN stood_ms
                    ELSE ms
                END AS run_out_ms
                FROM (SELECT *, ",
            $crate::postgres::house::elapsed!("clock_timestamp()"),
            " AS elapsed FROM house) AS house)"
        )
    };
}
pub(crate) use {elapsed, now};

/// The row is written only if that is worth it, and skipped if another node is writing it: so
/// however many nodes there are, none waits for it. What is left of a millisecond stays in `at`.
/// Where the clock of the database was set back, house time stands still and goes on from there.
const BEAT: &str = concat!(
    "WITH due AS (
        SELECT *, clock_timestamp() AS time FROM house
        WHERE clock_timestamp() NOT BETWEEN at AND at + interval '200 milliseconds'
        FOR UPDATE SKIP LOCKED
    ), moved AS (
        UPDATE house SET
            ms = due.ms + least(elapsed, 2000),
            at = CASE WHEN elapsed BETWEEN 1 AND 2000
                THEN due.at + elapsed * interval '1 millisecond' ELSE time END,
            stood_ms = CASE WHEN elapsed > 2000 AND due.ms >= due.grace_ms
                THEN due.ms ELSE due.stood_ms END,
            grace_ms = CASE WHEN elapsed > 2000
                THEN due.ms + 2000 + 3000 ELSE due.grace_ms END
        FROM (SELECT *, ",
    elapsed!("time"),
    " AS elapsed FROM due) AS due
        WHERE house.one = due.one
        RETURNING house.ms
    ), ",
    now!(),
    ", beaten AS MATERIALIZED (
        SELECT coalesce((SELECT ms FROM moved), (SELECT ms FROM now)) AS ms
    ), alive AS (
        INSERT INTO nodes (id, address, beat_ms, lease_ms)
        SELECT $1, $2, ms, ms + $3 FROM beaten
        ON CONFLICT (id) DO UPDATE SET address = excluded.address, beat_ms = excluded.beat_ms,
            lease_ms = excluded.lease_ms
    )
    SELECT ms, EXISTS (SELECT 1 FROM moved) FROM beaten"
);

#[async_trait]
impl Write for Beat {
    /// House time, and whether the row was written.
    type Answer = (u64, bool);

    const ALONE: bool = true;

    /// A lease is not much longer.
    const PATIENCE: Duration = Duration::from_secs(3);

    async fn apply(&self, connection: &mut PgConnection) -> Result<(u64, bool), Failed> {
        let beat = sqlx::query(BEAT).bind(&self.node).bind(&self.address);
        let row = beat.bind(self.lease_ms as i64).fetch_one(connection).await?;
        Ok((row.get::<i64, _>(0) as u64, row.get(1)))
    }
}

/// How long a node that died is remembered: the node that takes its matches over has to know since
/// when nobody could play them.
const REMEMBERED_MS: i64 = 24 * 60 * 60 * 1_000;

/// Forgets the nodes that died long before that house time.
pub struct ForgetDead(pub u64);

#[async_trait]
impl Write for ForgetDead {
    type Answer = ();

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Result<(), Failed> {
        let forget = sqlx::query("DELETE FROM nodes WHERE lease_ms < $1");
        forget.bind(self.0 as i64 - REMEMBERED_MS).execute(connection).await?;
        Ok(())
    }
}
