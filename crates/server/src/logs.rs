//! Logs of matches that were asked for lately.
//!
//! A log is written by playing the whole match again, so it is written once for everybody who may
//! see the same: other requests meanwhile wait for it. What is kept is bounded, and what
//! nobody asked for longest is dropped first.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use contract::Viewer;
use store::TableId;
use tokio::sync::OnceCell;
use wire::log::LogEntry;

use crate::fault::Fault;

/// How many logs are kept.
const MOST_LOGS: usize = 64;
/// How many entries are kept, in all logs together.
const MOST_ENTRIES: usize = 60_000;

/// Which log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Which {
    pub table: TableId,
    /// How often its head has changed: erasing a name changes it, so old names are never shown.
    pub revision: u64,
    /// How many lines of the match it tells of.
    pub version: u64,
    pub viewer: Viewer,
    /// In which language.
    pub lang: &'static str,
}

type Log = Arc<Vec<LogEntry>>;
type Cell = Arc<OnceCell<Log>>;

/// The logs, what was asked for last at the end.
#[derive(Default)]
pub struct Logs {
    kept: Mutex<VecDeque<(Which, Cell)>>,
    written: AtomicU64,
}

impl Logs {
    /// The log, written by `write` unless it is there or on its way.
    ///
    /// # Errors
    /// Whatever `write` fails with; those who wait then try it themselves.
    pub async fn get(
        &self,
        which: Which,
        write: impl AsyncFnOnce() -> Result<Vec<LogEntry>, Fault>,
    ) -> Result<Log, Fault> {
        let cell = self.cell(which);
        let log = cell.get_or_try_init(|| async {
            self.written.fetch_add(1, Ordering::Relaxed);
            write().await.map(Arc::new)
        });
        let log = Arc::clone(log.await?);
        self.trim();
        Ok(log)
    }

    /// Forgets all logs of a table.
    pub fn forget(&self, table: TableId) {
        self.kept().retain(|(which, _)| which.table != table);
    }

    /// How many logs were begun to be written.
    pub fn written(&self) -> u64 {
        self.written.load(Ordering::Relaxed)
    }

    /// How many logs are kept.
    pub fn count(&self) -> usize {
        self.kept().len()
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, VecDeque<(Which, Cell)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The cell of a log, which is now the one that was asked for last.
    fn cell(&self, which: Which) -> Cell {
        let mut kept = self.kept();
        let known = kept.iter().position(|(other, _)| *other == which);
        let cell = known.and_then(|idx| kept.remove(idx)).map(|(_, cell)| cell);
        let cell = cell.unwrap_or_default();
        // The same log of an older version is asked for by nobody any more.
        kept.retain(|(other, _)| {
            Which { revision: 0, version: 0, ..*other }
                != Which { revision: 0, version: 0, ..which }
        });
        kept.push_back((which, Arc::clone(&cell)));
        cell
    }

    fn trim(&self) {
        let mut kept = self.kept();
        let size = |cell: &Cell| cell.get().map_or(0, |log| log.len());
        let mut entries: usize = kept.iter().map(|(_, cell)| size(cell)).sum();
        while kept.len() > MOST_LOGS || (entries > MOST_ENTRIES && kept.len() > 1) {
            let Some((_, cell)) = kept.pop_front() else { return };
            entries -= size(&cell);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn which(table: i64, version: u64) -> Which {
        let (viewer, lang) = (Viewer::Public, "en");
        Which { table: TableId(table), revision: 1, version, viewer, lang }
    }

    #[tokio::test]
    async fn a_log_is_written_once_for_all_who_ask_and_again_when_the_match_goes_on() {
        let logs = Logs::default();
        let (open, gate) = tokio::sync::watch::channel(false);
        let ask = |version| {
            let mut gate = gate.clone();
            logs.get(which(7, version), async move || {
                gate.wait_for(|open| *open).await.unwrap();
                Ok(Vec::new())
            })
        };
        let opening = async {
            tokio::task::yield_now().await;
            open.send(true).unwrap();
        };
        let (one, other, third, ()) = tokio::join!(ask(3), ask(3), ask(3), opening);
        assert!([one, other, third].iter().all(Result::is_ok));
        assert_eq!(logs.written(), 1);
        ask(4).await.unwrap();
        assert_eq!((logs.written(), logs.count()), (2, 1), "the older one is of no use");
        logs.forget(TableId(7));
        assert_eq!(logs.count(), 0);
    }

    #[tokio::test]
    async fn what_could_not_be_written_is_tried_again() {
        let logs = Logs::default();
        let failed = logs.get(which(1, 1), async || Err(Fault::Busy)).await;
        assert!(failed.is_err());
        assert!(logs.get(which(1, 1), async || Ok(Vec::new())).await.is_ok());
    }

    #[tokio::test]
    async fn only_so_many_logs_are_kept() {
        let logs = Logs::default();
        for table in 0..=MOST_LOGS as i64 {
            logs.get(which(table, 1), async || Ok(Vec::new())).await.unwrap();
        }
        assert_eq!(logs.count(), MOST_LOGS);
        logs.get(which(0, 1), async || Ok(Vec::new())).await.unwrap();
        assert_eq!(logs.written(), MOST_LOGS as u64 + 2, "the first one was dropped");
    }
}
