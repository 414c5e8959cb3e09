//! Waiting tables that nobody uses any more go.

use store::{StoreError, Sweep};

use crate::house::House;

/// How many go at once; the rest go with the next sweep.
const MOST: u32 = 200;

/// Drops listed tables some minutes after everyone has left, and private ones after some days.
///
/// # Errors
/// If the store fails; then the next sweep knows what this one knew.
pub async fn sweep(house: &House) -> Result<(), StoreError> {
    let now_ms = house.now_ms();
    let mut used = house.last_used.take();
    // A socket that waits is a use of its table.
    used.extend(house.watchers.keys().into_iter().map(|key| (key, now_ms)));
    let sweep = Sweep {
        used: used.clone(),
        listed_ms: now_ms.checked_sub(house.config.listed_wait_ms),
        private_ms: now_ms.checked_sub(house.config.private_wait_ms),
        most: MOST,
    };
    match house.store.sweep(sweep).await {
        Ok(gone) => {
            if !gone.is_empty() {
                tracing::info!(tables = gone.len(), "unused tables were removed from the lobby");
            }
            gone.iter().for_each(|key| house.table_changed(key));
            Ok(())
        }
        Err(error) => {
            used.iter().for_each(|(key, at_ms)| house.last_used.note(key, *at_ms));
            Err(error)
        }
    }
}
