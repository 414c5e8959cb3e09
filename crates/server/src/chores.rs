//! What is due now and then, after a beat or at another node's hint.
//!
//! Beside the beats, not between them: while the store keeps this waiting, no lease may run out.

use std::collections::HashMap;
use std::sync::Arc;

use store::{ClaimDue, Due, Phase, StoreError};
use tokio::sync::{mpsc, watch};

use crate::company::note_seen;
use crate::house::{House, until_closing};
use crate::live;
use crate::matches::Message;
use crate::node::Hint;
use crate::sweep::sweep;

/// How many matches that go on by themselves are claimed at a time.
const DUE: u32 = 100;

/// How often others are asked for news: what no hint has told is found by then.
const POLL_MS: u64 = 2_000;

/// What is remembered from one time to the next.
struct Chores {
    swept_ms: u64,
    polled_ms: u64,
    /// How far the tables had come that somebody watches.
    watched: HashMap<String, (u64, Phase)>,
}

/// After every beat, wakes matches where something happens by itself, and now and then sweeps the
/// lobby; listens to what others say meanwhile; until the server shuts down.
pub async fn keep_house(
    house: Arc<House>,
    mut beats: watch::Receiver<()>,
    mut hints: mpsc::Receiver<Hint>,
) {
    let mut closing = house.closing.subscribe();
    let own_ms = house.time().own_ms();
    let mut chores = Chores { swept_ms: own_ms, polled_ms: own_ms, watched: HashMap::new() };
    loop {
        tokio::select! {
            Ok(()) = beats.changed() => {
                let now_ms = house.time().own_ms();
                if let Err(error) = do_what_is_due(&house, &mut chores, now_ms).await {
                    tracing::warn!(%error, "keeping house failed");
                }
            }
            Some(hint) = hints.recv() => heed(&house, &hint).await,
            () = until_closing(&mut closing) => return,
        }
    }
}

async fn do_what_is_due(
    house: &Arc<House>,
    chores: &mut Chores,
    now_ms: u64,
) -> Result<(), StoreError> {
    for (table, epoch) in house.this_node.take_unreleased() {
        live::release(house, table, epoch).await;
    }
    let is_shared = house.this_node.is_one_of_many();
    if !is_shared || now_ms >= chores.polled_ms.saturating_add(POLL_MS) {
        chores.polled_ms = now_ms;
        wake_matches(house).await?;
        if is_shared {
            house.read_rulings().await?;
            look_at_watched(house, chores).await?;
        }
    }
    if now_ms >= chores.swept_ms.saturating_add(house.config.sweep_ms) {
        chores.swept_ms = now_ms;
        sweep(house).await?;
        note_seen(house).await?;
    }
    Ok(())
}

/// Opens the matches where something happens soon although nobody is there.
///
/// # Errors
/// If the store fails.
pub async fn wake_matches(house: &Arc<House>) -> Result<(), StoreError> {
    if house.this_node.is_leaving() {
        return Ok(());
    }
    let known = |title: &&'static dyn contract::AnyTitle| {
        (title.meta().id.to_owned(), title.meta().rules_version)
    };
    let games: Vec<(String, u32)> = catalogue::titles().iter().map(known).collect();
    loop {
        let claim = ClaimDue {
            node: house.this_node.id.clone(),
            by_ms: house.now_ms().saturating_add(house.config.idle_ms),
            games: games.clone(),
            limit: DUE,
        };
        let due = house.store.claim_due(claim).await?;
        let more = due.len() == DUE as usize;
        due.into_iter().for_each(|due| wake(house, due));
        if !more {
            return Ok(());
        }
    }
}

fn wake(house: &Arc<House>, due: Due) {
    let Due { row, owned } = due;
    house.this_node.note_claim();
    match serde_json::from_str(&row.head) {
        // A full queue means that the match is awake.
        Ok(head) => drop(live::open_owned(house, &row, head, owned).send(Message::Wake)),
        Err(error) => tracing::error!(table = row.id.0, %error, "a table cannot be read"),
    }
}

/// Finds out which of the tables that somebody watches here have changed elsewhere.
async fn look_at_watched(house: &House, chores: &mut Chores) -> Result<(), StoreError> {
    let keys = house.watchers.keys();
    let mut now = HashMap::new();
    if !keys.is_empty() {
        for at in house.store.revisions(keys.clone()).await? {
            now.insert(at.key, (at.revision, at.phase));
        }
    }
    for key in keys {
        // One that is gone has changed as well, once.
        if chores.watched.get(&key) != now.get(&key) {
            house.watchers.changed(&key);
        }
    }
    chores.watched = now;
    Ok(())
}

/// Does at once what the next poll would have done.
async fn heed(house: &Arc<House>, hint: &Hint) {
    let done = match hint {
        Hint::Changed { mark } => {
            house.watchers.changed_by(|key| house.signer.hint_mark(key) == *mark);
            Ok(())
        }
        Hint::Released => wake_matches(house).await,
        Hint::Ruled => house.read_rulings().await,
    };
    if let Err(error) = done {
        tracing::debug!(%error, "a hint was of no use");
    }
}
