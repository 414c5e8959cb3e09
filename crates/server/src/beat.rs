//! Says once a second that this node lives.

use std::sync::Arc;
use std::time::Duration;

use store::{Beat, StoreError};
use tokio::sync::{mpsc, watch};

use crate::chores::keep_house;
use crate::house::{House, until_closing};
use crate::node::Hint;

/// How long the store may take for a beat. One that comes later is worth nothing.
const PATIENCE: Duration = Duration::from_secs(2);

/// So soon a beat is tried again that could not be noted: when the store is back, every node has to
/// find it before its lease runs out.
const AGAIN_MS: u64 = 100;

/// What is remembered from one beat to the next.
pub struct Pulse {
    /// What the server's own clock said at the last beat that was noted.
    beat_ms: u64,
}

impl Pulse {
    /// The first beat, before anything is served. Tells house time.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn first(house: &House) -> Result<Pulse, StoreError> {
        let own_ms = house.time().own_ms();
        let house_ms = house.store.beat(news(house, 0)).await?;
        house.time().set(house_ms, own_ms);
        Ok(Pulse { beat_ms: own_ms })
    }

    /// The last beat: house time is written down.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn last(house: &House, since_ms: u64) -> Result<(), StoreError> {
        let elapsed_ms = house.time().own_ms().saturating_sub(since_ms);
        house.store.beat(news(house, elapsed_ms)).await?;
        house.store.leave(&house.this_node.id).await
    }
}

fn news(house: &House, elapsed_ms: u64) -> Beat {
    Beat {
        node: house.this_node.id.clone(),
        address: house.this_node.address.clone(),
        elapsed_ms,
        lease_ms: house.config.lease_ms,
    }
}

/// Beats, and has done what is due after each beat, until the server shuts down. Tells when the
/// last beat was.
pub async fn keep_time(house: Arc<House>, mut pulse: Pulse, hints: mpsc::Receiver<Hint>) -> u64 {
    let mut closing = house.closing.subscribe();
    let (beaten, beats) = watch::channel(());
    let chores = tokio::spawn(keep_house(Arc::clone(&house), beats, hints));
    let is_shared = house.this_node.is_one_of_many();
    let (mut began_ms, mut noted) = (pulse.beat_ms, true);
    loop {
        let pause_ms = if is_shared && !noted { AGAIN_MS } else { house.config.heartbeat_ms };
        tokio::select! {
            () = house.config.clock.sleep_until(began_ms.saturating_add(pause_ms.max(1))) => {}
            () = until_closing(&mut closing) => break,
        }
        // Counted from when a beat began, not from when it was noted: a slow store puts off none.
        began_ms = house.time().own_ms();
        noted = beat(&house, &mut pulse).await;
        house.thinkers.tidy();
        if noted || !is_shared {
            beaten.send_replace(());
        }
    }
    if let Err(error) = chores.await {
        tracing::error!(%error, "the house is not kept");
    }
    pulse.beat_ms
}

/// Says that this node lives. Where it was silent for so long that others may have taken what it
/// held, nothing is said to anybody until the store has told what is still its own. Tells whether
/// the store has noted it.
async fn beat(house: &House, pulse: &mut Pulse) -> bool {
    let own_ms = house.time().own_ms();
    let elapsed_ms = own_ms.saturating_sub(pulse.beat_ms);
    let noted = tokio::time::timeout(PATIENCE, house.store.beat(news(house, elapsed_ms))).await;
    let house_ms = match noted.unwrap_or(Err(StoreError::Unknown)) {
        Ok(house_ms) => house_ms,
        Err(error) => {
            tracing::warn!(%error, "this node could not say that it lives");
            return false;
        }
    };
    pulse.beat_ms = own_ms;
    if house.time().stands_still() {
        house.this_node.set_sure(false);
    }
    house.time().set(house_ms, own_ms);
    if house.this_node.is_sure() {
        return true;
    }
    let held = tokio::time::timeout(PATIENCE, house.store.held(&house.this_node.id)).await;
    match held.unwrap_or(Err(StoreError::Unknown)) {
        Ok(held) => {
            let held = held.into_iter().collect();
            for key in house.waiting.keep_only(&held) {
                house.watchers.changed(&key);
            }
            house.this_node.confirm(held);
        }
        Err(error) => tracing::warn!(%error, "what this node holds is unknown"),
    }
    true
}
