//! Waiting tables that this node holds: those which somebody here has open.
//!
//! Everybody who waits at a table is connected to the same node, so that each sees who is there. A
//! match that begins is claimed by the same node again.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::{Claim, Claimed, StoreError, TableId, TableRow};

/// The waiting tables that this node holds.
#[derive(Debug, Default)]
pub struct Waiting(Mutex<HashMap<String, Held>>);

#[derive(Debug)]
struct Held {
    table: TableId,
    epoch: u64,
    /// How many sockets have it open.
    sockets: usize,
}

impl Waiting {
    fn held(&self) -> MutexGuard<'_, HashMap<String, Held>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this node holds the table.
    pub fn holds(&self, key: &str) -> bool {
        self.held().contains_key(key)
    }

    /// A socket comes to a table, which this node claims if it does not hold it yet. Tells whether
    /// it is this node's; if not, another one holds it.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn enter(
        &self,
        store: &dyn store::Store,
        node: &str,
        row: &TableRow,
    ) -> Result<bool, StoreError> {
        if self.add(&row.key) {
            return Ok(true);
        }
        // Rules matter only once there is a match.
        let claim = Claim { table: row.id, node: node.to_owned(), rules: u32::MAX };
        let Claimed::Yes(owned) = store.claim(claim).await? else { return Ok(false) };
        let mut held = self.held();
        // Of two that claim at once, the last epoch is the one that counts.
        let entry = held.entry(row.key.clone()).or_insert(Held {
            table: row.id,
            epoch: owned.epoch,
            sockets: 0,
        });
        entry.epoch = entry.epoch.max(owned.epoch);
        entry.sockets += 1;
        Ok(true)
    }

    fn add(&self, key: &str) -> bool {
        self.held().get_mut(key).map(|held| held.sockets += 1).is_some()
    }

    /// A socket leaves a table. Tells what is to be released if it was the last.
    pub fn leave(&self, key: &str) -> Option<(TableId, u64)> {
        let mut all = self.held();
        let held = all.get_mut(key)?;
        held.sockets = held.sockets.saturating_sub(1);
        if held.sockets > 0 {
            return None;
        }
        let Held { table, epoch, .. } = all.remove(key)?;
        Some((table, epoch))
    }

    /// Forgets tables that others have taken; tells which.
    pub fn keep_only(&self, held: &HashMap<TableId, u64>) -> Vec<String> {
        let mut lost = Vec::new();
        self.held().retain(|key, mine| {
            let stays = held.get(&mine.table).is_some_and(|epoch| *epoch >= mine.epoch);
            if !stays {
                lost.push(key.clone());
            }
            stays
        });
        lost
    }
}
