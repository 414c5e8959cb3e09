//! Claims of many tables in one statement.
//!
//! When a node dies, its players come to the others all at once. While a claim is under way, those
//! that come meanwhile wait, and the next statement takes them together. So a node has one claim
//! under way, and taking over thousands of matches costs tens of statements, not thousands that
//! beats would have to wait behind.

use std::collections::{HashMap, HashSet};

use async_trait::async_trait;
use sqlx::{PgConnection, PgPool, Row};
use tokio::sync::mpsc;

use super::failed::Failed;
use super::house::now;
use super::nodes::{owned, run_out, take_over};
use super::queue;
use super::write::{Connections, Write};
use crate::error::StoreError;
use crate::nodes::{Claim, Claimed, Holder, Owned};
use crate::rows::TableId;

/// A claim that waits, and where the answer goes.
pub type Waiting = queue::Waiting<Claim, Claimed>;

/// How many tables are claimed by one statement at most.
const LARGEST_GROUP: usize = 50;

/// How often a table may be let go of between the claim and asking who holds it.
const TRIES: u32 = 5;

const CLAIM: &str = concat!(
    "WITH ",
    now!(),
    take_over!("wanted.node"),
    " FROM now, unnest($1, $2, $3) AS wanted (id, node, rules)
    WHERE tables.id = wanted.id AND tables.rules <= wanted.rules
        AND (tables.owner IS NULL OR tables.owner = wanted.node OR ",
    run_out!("tables.owner"),
    ") RETURNING tables.id, tables.epoch, tables.lost_ms"
);

/// Who keeps tables from being claimed.
const HELD: &str = "SELECT tables.id, rules, owner, coalesce(address, '') FROM tables
    LEFT JOIN nodes ON nodes.id = tables.owner WHERE tables.id = ANY ($1)";

/// Claims until nobody can ask for anything any more.
pub async fn run(connections: Connections, mut arriving: mpsc::Receiver<Waiting>) {
    let mut waiting = Vec::new();
    loop {
        let room = LARGEST_GROUP.saturating_sub(waiting.len());
        // Those that are left over from the last group wait for nobody.
        if waiting.is_empty() && arriving.recv_many(&mut waiting, room).await == 0 {
            return;
        }
        while waiting.len() < LARGEST_GROUP
            && let Ok(next) = arriving.try_recv()
        {
            waiting.push(next);
        }
        let group = take_group(&mut waiting);
        let claims: Vec<&Claim> = group.iter().map(|waiting| &waiting.write).collect();
        let mut answers = claim_all(&connections, claims).await;
        for Waiting { write, reply } in group {
            let answer = answers.as_mut().map_err(|failed| StoreError::from(failed.clone()));
            let answer = answer.and_then(|found| match found.remove(&write.table) {
                Some(claimed) => Ok(claimed),
                None => Err(StoreError::Missing),
            });
            // If the asker has gone, nobody waits for the answer.
            let _ = reply.send(answer);
        }
    }
}

/// The first claim of each table. One statement changes a row once, so the rest waits.
fn take_group(waiting: &mut Vec<Waiting>) -> Vec<Waiting> {
    let mut seen = HashSet::new();
    let all = std::mem::take(waiting).into_iter();
    let (group, rest) = all.partition(|waiting| seen.insert(waiting.write.table));
    *waiting = rest;
    group
}

/// What became of each; tables that do not exist are left out. All are of different tables.
async fn claim_all(
    connections: &Connections,
    mut claims: Vec<&Claim>,
) -> Result<HashMap<TableId, Claimed>, Failed> {
    // In order of the tables, so that two nodes lock rows in the same order.
    claims.sort_unstable_by_key(|claim| claim.table);
    let mut answers = HashMap::new();
    for _ in 0..TRIES {
        let won = connections.write(&Claims(&claims)).await?;
        claims.retain(|claim| !won.contains_key(&claim.table));
        answers.extend(won.into_iter().map(|(table, owned)| (table, Claimed::Yes(owned))));
        if claims.is_empty() {
            return Ok(answers);
        }
        let kept = connections.read(|| explain(&connections.pool, &claims)).await?;
        claims.retain(|claim| match kept.get(&claim.table) {
            Some(Some(why)) => {
                answers.insert(claim.table, why.clone());
                false
            }
            // Nobody holds it any more.
            Some(None) => true,
            None => false,
        });
    }
    match claims.is_empty() {
        true => Ok(answers),
        false => {
            Err(StoreError::Failed("a table changes hands all the time: try again".into()).into())
        }
    }
}

/// Claims of different tables; the answer names those that succeeded.
struct Claims<'a>(&'a [&'a Claim]);

#[async_trait]
impl Write for Claims<'_> {
    type Answer = HashMap<TableId, Owned>;

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Result<Self::Answer, Failed> {
        let tables: Vec<i64> = self.0.iter().map(|claim| claim.table.0).collect();
        let nodes: Vec<&str> = self.0.iter().map(|claim| claim.node.as_str()).collect();
        let rules: Vec<i64> = self.0.iter().map(|claim| i64::from(claim.rules)).collect();
        let claim = sqlx::query(CLAIM).bind(tables).bind(nodes).bind(rules);
        let rows = claim.fetch_all(connection).await?;
        let won = rows.iter().map(|row| (TableId(row.get(0)), owned(row.get(1), row.get(2))));
        Ok(won.collect())
    }
}

/// What keeps each of the tables from being claimed; nothing where that is over.
async fn explain(
    pool: &PgPool,
    claims: &[&Claim],
) -> Result<HashMap<TableId, Option<Claimed>>, Failed> {
    let ids: Vec<i64> = claims.iter().map(|claim| claim.table.0).collect();
    let known: HashMap<TableId, u32> =
        claims.iter().map(|claim| (claim.table, claim.rules)).collect();
    let rows = sqlx::query(HELD).bind(ids).fetch_all(pool).await?;
    let mut kept = HashMap::new();
    for row in &rows {
        let (table, rules) = (TableId(row.get(0)), row.get::<i64, _>(1) as u32);
        let holder: Option<String> = row.get(2);
        let why = match holder {
            _ if known.get(&table).is_some_and(|known| rules > *known) => {
                Some(Claimed::Newer { rules })
            }
            Some(node) => Some(Claimed::No(Holder { node, address: row.get(3) })),
            None => None,
        };
        kept.insert(table, why);
    }
    Ok(kept)
}
