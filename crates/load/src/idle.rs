//! Matches where nothing happens.

use std::future::poll_fn;
use std::sync::Arc;

use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::client::Client;
use crate::fault::LoadError;
use crate::lobby::{self, Guest};
use crate::plan::Plan;

/// So many tables the same people sit at.
const EACH: usize = 20;

/// So many are opened at the same time.
const AT_ONCE: usize = 32;

/// Opens matches, with a socket at each, and leaves them alone.
///
/// # Errors
/// If the server does not want that, or cannot be reached.
pub async fn open(plan: &Arc<Plan>) -> Result<Vec<Client>, LoadError> {
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let mut groups = JoinSet::new();
    for first in (0..plan.idle).step_by(EACH) {
        let (plan, gate) = (Arc::clone(plan), Arc::clone(&gate));
        groups.spawn(async move {
            // The semaphore is never closed.
            let _permit = gate.acquire().await;
            group(&plan, EACH.min(plan.idle - first)).await
        });
    }
    let mut clients = Vec::with_capacity(plan.idle);
    while let Some(group) = groups.join_next().await {
        clients.extend(group.map_err(|error| LoadError::Strange(error.to_string()))??);
    }
    Ok(clients)
}

async fn group(plan: &Plan, count: usize) -> Result<Vec<Client>, LoadError> {
    let mut guests = Vec::with_capacity(plan.seats);
    for _ in 0..plan.seats {
        guests.push(Guest::new(&plan.address, plan.patience).await?);
    }
    let mut clients = Vec::with_capacity(count);
    for _ in 0..count {
        let table = lobby::open_table(&mut guests, plan).await?;
        let cookie = guests.first().map(Guest::cookie).unwrap_or_default();
        let mut client = Client::new(plan.address.clone(), cookie, &table);
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
