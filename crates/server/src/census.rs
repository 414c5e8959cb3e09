//! How many tables there are and how large the file is, for the metrics.

use std::fmt::Write;
use std::sync::{Mutex, PoisonError};

use store::{Census, Phase, Store, StoreError};

/// Counting reads every table, so it is done at most this often.
const AGAIN_MS: u64 = 30_000;

/// What was counted last.
#[derive(Debug, Default)]
pub struct Numbers(Mutex<Option<Counted>>);

#[derive(Clone, Debug)]
struct Counted {
    at_ms: u64,
    bytes: u64,
    tables: Vec<Census>,
}

impl Numbers {
    async fn counted(&self, store: &dyn Store, now_ms: u64) -> Result<Counted, StoreError> {
        let last = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(last) = last.filter(|last| now_ms < last.at_ms.saturating_add(AGAIN_MS)) {
            return Ok(last);
        }
        let tables = store.census().await?;
        let counted = Counted { at_ms: now_ms, bytes: store.size().await?, tables };
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(counted.clone());
        Ok(counted)
    }

    /// Writes them as Prometheus reads them; nothing while the store does not answer.
    pub async fn page(&self, store: &dyn Store, now_ms: u64) -> String {
        let Ok(Counted { bytes, tables, .. }) = self.counted(store, now_ms).await else {
            return String::new();
        };
        let mut page = format!(
            "# HELP tokyo_database_bytes Size of the database file.\n\
             # TYPE tokyo_database_bytes gauge\ntokyo_database_bytes {bytes}\n\
             # HELP tokyo_tables Tables in the store, by game and phase.\n\
             # TYPE tokyo_tables gauge\n"
        );
        for Census { game, phase, tables } in tables {
            let phase = match phase {
                Phase::Open => "open",
                Phase::Live => "live",
                Phase::Over => "over",
            };
            // Writing into a string cannot fail.
            let _ = writeln!(page, "tokyo_tables{{game={game:?},phase=\"{phase}\"}} {tables}");
        }
        page
    }
}
