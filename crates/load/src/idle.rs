//! Matches and sockets where nothing happens, and sockets of people who only watch.

use std::future::{Future, poll_fn};
use std::sync::Arc;

use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::client::Client;
use crate::fault::LoadError;
use crate::lobby::{self, Guest};
use crate::plan::Plan;

/// How many tables the same people sit at, and how many sockets the same guest has.
const EACH: usize = 20;

/// How many are opened at the same time.
const AT_ONCE: usize = 32;

/// Opens matches, and leaves them alone.
///
/// # Errors
/// If the server does not want that, or cannot be reached.
pub async fn open_matches(plan: &Arc<Plan>) -> Result<(), LoadError> {
    in_groups(plan.idle_matches, |count| matches(Arc::clone(plan), count)).await.map(drop)
}

/// Opens sockets that watch a match where nothing happens.
///
/// # Errors
/// If the server does not want that, or cannot be reached.
pub async fn open_sockets(plan: &Arc<Plan>) -> Result<Vec<Client>, LoadError> {
    if plan.idle_sockets == 0 {
        return Ok(Vec::new());
    }
    let table = matches(Arc::clone(plan), 1).await?.pop();
    let table = table.ok_or_else(|| LoadError::Strange("no match to watch".into()))?;
    watch(plan, &table, plan.idle_sockets).await
}

/// Opens that many sockets that watch a match.
///
/// # Errors
/// If the server does not want that, or cannot be reached.
pub async fn watch(plan: &Arc<Plan>, table: &str, count: usize) -> Result<Vec<Client>, LoadError> {
    in_groups(count, |count| sockets(Arc::clone(plan), table.to_owned(), count)).await
}

/// Makes that many of something, in groups, some at the same time.
async fn in_groups<T, F>(count: usize, make: impl Fn(usize) -> F) -> Result<Vec<T>, LoadError>
where
    T: Send + 'static,
    F: Future<Output = Result<Vec<T>, LoadError>> + Send + 'static,
{
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let mut groups = JoinSet::new();
    for first in (0..count).step_by(EACH) {
        let (gate, group) = (Arc::clone(&gate), make(EACH.min(count - first)));
        groups.spawn(async move {
            // The semaphore is never closed.
            let _permit = gate.acquire().await;
            group.await
        });
    }
    let mut all = Vec::with_capacity(count);
    while let Some(group) = groups.join_next().await {
        all.extend(group.map_err(|error| LoadError::Strange(error.to_string()))??);
    }
    Ok(all)
}

async fn matches(plan: Arc<Plan>, count: usize) -> Result<Vec<String>, LoadError> {
    let mut guests = Vec::with_capacity(plan.seats);
    for _ in 0..plan.seats {
        guests.push(Guest::new(&plan.address, plan.patience).await?);
    }
    let mut tables = Vec::with_capacity(count);
    for _ in 0..count {
        tables.push(lobby::open_table(&mut guests, &plan).await?);
    }
    Ok(tables)
}

async fn sockets(plan: Arc<Plan>, table: String, count: usize) -> Result<Vec<Client>, LoadError> {
    let guest = Guest::new(&plan.address, plan.patience).await?;
    let mut clients = Vec::with_capacity(count);
    for _ in 0..count {
        let mut client = Client::new(plan.address.clone(), guest.cookie(), &table);
        client.connect(plan.patience).await?;
        poll_fn(|context| client.poll(context)).await;
        clients.push(client);
    }
    Ok(clients)
}

/// How many of the sockets still answer.
pub async fn alive(clients: &mut [Client]) -> usize {
    let mut alive = 0;
    for client in clients {
        client.resync().await;
        alive += usize::from(poll_fn(|context| client.poll(context)).await.is_some());
    }
    alive
}
