//! How many tables there are and how large the file is, for the metrics.

use std::sync::{Mutex, PoisonError};

use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::registry::{Registry, Unit};
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

    /// Puts them on the page that Prometheus reads; nothing while the store does not answer.
    pub async fn register(&self, page: &mut Registry, store: &dyn Store, now_ms: u64) {
        let Ok(Counted { bytes, tables, .. }) = self.counted(store, now_ms).await else { return };
        let size = ConstGauge::new(bytes);
        page.register_with_unit("database", "Size of the database file", Unit::Bytes, size);
        let by_phase = Family::<[(&str, String); 2], Gauge>::default();
        for Census { game, phase, tables } in tables {
            let phase = match phase {
                Phase::Open => "open",
                Phase::Live => "live",
                Phase::Over => "over",
            };
            let labels = [("game", game), ("phase", phase.to_owned())];
            by_phase.get_or_create(&labels).set(i64::try_from(tables).unwrap_or(i64::MAX));
        }
        page.register("tables", "Tables in the store, by game and phase", by_phase);
    }
}
