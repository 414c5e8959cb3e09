//! What a run costs the servers and their database.
//!
//! - [`servers`]: the time that servers spend on it, and their memory
//! - [`database`]: what their database has to do and to write
//!
//! Each is read before the first move and after the last; what lies between is the run's.

pub mod database;
pub mod servers;

use std::fmt;

use serde::Serialize;

use crate::fault::LoadError;
use crate::plan::Plan;
use database::Database;
use servers::Used;

/// What a run cost, by what was to be measured.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Costs {
    /// Seconds of processor time, over all servers.
    pub cpu_seconds: Option<f64>,
    /// Statements that the database ran, as transactions: servers send hardly any statement that is
    /// not a transaction of its own.
    pub transactions: Option<u64>,
    /// Bytes of memory that the servers have at the end, with all sockets still open.
    pub memory_bytes: Option<u64>,
    /// By how much that is more than before the first table was opened.
    pub memory_grew_bytes: Option<u64>,
    /// Bytes of the database's journal.
    pub journal_bytes: Option<u64>,
    /// By how many bytes the database grew.
    pub database_bytes: Option<u64>,
}

/// What was read before a run.
#[derive(Debug)]
pub struct Meter {
    used: Used,
    database: Option<(Database, database::Counts)>,
}

impl Meter {
    /// Reads everything that the plan wants to be measured.
    ///
    /// # Errors
    /// If a server or the database does not answer.
    pub async fn start(plan: &Plan) -> Result<Meter, LoadError> {
        let database = match &plan.database {
            Some(address) => {
                let database = Database::open(address).await?;
                let counts = database.counts().await?;
                Some((database, counts))
            }
            None => None,
        };
        Ok(Meter { used: servers::used(&plan.metrics).await?, database })
    }

    /// Bytes of memory that the servers had when this was started.
    pub fn memory_bytes(&self) -> Option<u64> {
        self.used.memory_bytes
    }

    /// Reads everything again: what it cost since then, and since the servers had that much memory.
    ///
    /// # Errors
    /// If a server or the database does not answer.
    pub async fn stop(self, plan: &Plan, empty_bytes: Option<u64>) -> Result<Costs, LoadError> {
        let Used { cpu_seconds, memory_bytes } = servers::used(&plan.metrics).await?;
        let cpu = cpu_seconds.zip(self.used.cpu_seconds);
        let memory = memory_bytes.zip(empty_bytes);
        let mut costs = Costs {
            cpu_seconds: cpu.map(|(after, before)| after - before),
            memory_bytes,
            memory_grew_bytes: memory.map(|(after, before)| after.saturating_sub(before)),
            ..Costs::default()
        };
        if let Some((database, before)) = self.database {
            let after = database.counts_settled().await?;
            let grew = |after: Option<u64>, before: Option<u64>| {
                after.zip(before).map(|(after, before)| after.saturating_sub(before))
            };
            costs.transactions = grew(after.transactions, before.transactions);
            costs.journal_bytes = grew(after.journal_bytes, before.journal_bytes);
            costs.database_bytes = grew(Some(after.size_bytes), Some(before.size_bytes));
        }
        Ok(costs)
    }
}

impl Costs {
    /// What each of that many moves and matches cost, in words; nothing where nothing was measured.
    pub(crate) fn say(
        &self,
        moves: u64,
        matches: usize,
        f: &mut fmt::Formatter<'_>,
    ) -> fmt::Result {
        if let (Some(all), Some(grew)) = (self.memory_bytes, self.memory_grew_bytes) {
            let (all, each) = (all as f64 / 1e6, grew as f64 / 1e3 / matches.max(1) as f64);
            writeln!(f, "memory    {all:.0} MB, {each:.1} kB for each match and its sockets")?;
        }
        let each = |sum: f64| sum / moves.max(1) as f64;
        let whole = |sum: Option<u64>| sum.map(|sum| each(sum as f64));
        let parts = [
            self.cpu_seconds.map(|sum| format!("{:.3} ms of CPU", each(sum * 1_000.0))),
            whole(self.transactions).map(|each| format!("{each:.3} statements")),
            whole(self.journal_bytes).map(|each| format!("{each:.0} bytes of journal")),
            whole(self.database_bytes).map(|each| format!("{each:.0} bytes of database")),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        match parts.is_empty() {
            true => Ok(()),
            false => writeln!(f, "per move  {}", parts.join(", ")),
        }
    }
}
