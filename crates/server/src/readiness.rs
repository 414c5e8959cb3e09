//! Whether the store can be written to.

use std::time::{Duration, Instant};

use store::{Store, StoreError};
use tokio::sync::Mutex;

/// What is written to find out: a disk that is full has no room for it, however little is missing.
const PROBE: &str = "ready-probe";
const PROBE_BYTES: usize = 16 * 1024;

/// How long an answer is good, so that asking often costs nothing.
const FRESH: Duration = Duration::from_secs(1);

/// How long the store may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Whether the store can be written to, as far as is known.
#[derive(Debug, Default)]
pub struct Readiness(Mutex<Option<(Instant, Result<(), StoreError>)>>);

impl Readiness {
    /// Whether something could be written a moment ago.
    ///
    /// # Errors
    /// What the store says.
    pub async fn check(&self, store: &dyn Store) -> Result<(), StoreError> {
        // Held while the store is asked, so that all who ask at the same time share the answer.
        let mut known = self.0.lock().await;
        if let Some((_, answer)) = known.as_ref().filter(|(at, _)| at.elapsed() < FRESH) {
            return answer.clone();
        }
        let late = || Err(StoreError::Failed("it does not answer".into()));
        let answer = tokio::time::timeout(PATIENCE, probe(store)).await;
        let answer = answer.unwrap_or_else(|_| late());
        *known = Some((Instant::now(), answer.clone()));
        answer
    }
}

/// Writes something, and takes it away again.
async fn probe(store: &dyn Store) -> Result<(), StoreError> {
    store.set_setting(PROBE, "x".repeat(PROBE_BYTES)).await?;
    store.set_setting(PROBE, String::new()).await
}
