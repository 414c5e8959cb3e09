//! Lines become durable.

use std::time::Instant;

use contract::Happened;
use store::{Append, Appended, Claim, Claimed, TableId};
use table::{Deed, Line, Table};

use super::load;
use super::task::Live;
use crate::due::{awaited, wake};
use crate::house::House;
use crate::matches::Missing;

/// What became of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// They are durable; so many lines there are now.
    Done(u64),
    /// The same command had been added before, and made that version.
    Again(u64),
    /// They are not, and are forgotten here too.
    Lost,
}

/// So many lines are kept in memory for undo before those before a checkpoint are forgotten.
const REMEMBERED: usize = 512;

/// How long nothing goes on by itself after a failure.
const BREATH_MS: u64 = 1_000;

impl Live {
    /// Makes durable what was played since `before`, and tells everybody.
    pub async fn commit(
        &mut self,
        before: usize,
        happened: Vec<Happened>,
        command_id: Option<String>,
    ) -> Fate {
        let fate = self.commit_first(before, command_id).await;
        if matches!(fate, Fate::Done(_)) {
            self.refresh().await;
            self.tell_all(before, &happened);
            self.note_vacancies().await;
        }
        fate
    }

    /// Makes durable what was played since `before`. If that fails, it is forgotten, and the match
    /// is read from the store again.
    pub async fn commit_first(&mut self, before: usize, command_id: Option<String>) -> Fate {
        let lines = self.table.lines_after(before);
        if lines.is_empty() {
            return Fate::Done(before as u64);
        }
        let count = lines.len();
        let due = self.unchecked + count >= self.house.config.checkpoint_every;
        let outcome = outcome(&self.table);
        // A line that takes back may reach before the last checkpoint, so it brings a new one.
        let takes_back = lines.iter().any(|line| matches!(line.deed, Deed::Undo { .. }));
        let wants_checkpoint = due || takes_back || outcome.is_some();
        let begun = Instant::now();
        let append = self.append(before, lines, wants_checkpoint, outcome, command_id);
        let appended = match append {
            Ok(append) => self.house.store.append(append).await.map_err(|error| error.to_string()),
            Err(why) => Err(why),
        };
        match appended {
            Ok(Appended::Committed { version }) => {
                self.house.metrics.committed(begun.elapsed());
                self.unchecked = if wants_checkpoint { 0 } else { self.unchecked + count };
                if takes_back {
                    // What the bots remember may not have happened any more.
                    self.thinking.forget_all();
                }
                if wants_checkpoint && self.table.lines().len() > REMEMBERED {
                    self.table.forget();
                }
                return Fate::Done(version);
            }
            Ok(Appended::Duplicate { version }) => {
                self.reload().await;
                return Fate::Again(version);
            }
            Ok(other) => {
                tracing::warn!(table = self.row.id.0, ?other, "an append does not fit");
                self.reclaim().await;
            }
            Err(why) => tracing::error!(table = self.row.id.0, %why, "an append failed"),
        }
        self.hold_until_ms = self.house.now_ms() + BREATH_MS;
        self.reload().await;
        Fate::Lost
    }

    fn append(
        &self,
        before: usize,
        lines: &[Line],
        wants_checkpoint: bool,
        outcome: Option<String>,
        command_id: Option<String>,
    ) -> Result<Append, String> {
        let unwritable = |error: serde_json::Error| error.to_string();
        let lines: Result<Vec<String>, _> = lines.iter().map(serde_json::to_string).collect();
        let checkpoint = match wants_checkpoint {
            true => {
                let checkpoint = self.table.checkpoint().map_err(|denial| denial.to_string())?;
                Some(serde_json::to_string(&checkpoint).map_err(unwritable)?)
            }
            false => None,
        };
        Ok(Append {
            table: self.row.id,
            epoch: self.epoch,
            expected: before as u64,
            command_id,
            lines: lines.map_err(unwritable)?,
            checkpoint,
            wake: wake(&self.table, self.head.began_ms),
            awaited: awaited(&self.table),
            ended_at: outcome.is_some().then(|| self.house.config.clock.date_s()),
            outcome,
        })
    }

    /// Somebody else wrote to the match: become its owner again.
    async fn reclaim(&mut self) {
        match claim(&self.house, self.row.id).await {
            Ok(epoch) => self.epoch = epoch,
            Err(why) => tracing::error!(table = self.row.id.0, %why, "a claim failed"),
        }
    }

    /// Reads the match from the store again. If even that fails, the task ends.
    pub async fn reload(&mut self) {
        let store = self.house.store.as_ref();
        match load::newest(store, self.row.id, self.title).await {
            Ok(table) => self.replace(table),
            Err(why) => {
                tracing::error!(table = self.row.id.0, %why, "a match cannot be read");
                self.broken = Some(why);
            }
        }
    }

    /// Reads the match with its whole history.
    pub async fn reload_whole(&mut self) {
        let store = self.house.store.as_ref();
        match load::whole(store, self.row.id, self.title).await {
            Ok(table) => self.replace(table),
            Err(why) => tracing::error!(table = self.row.id.0, %why, "a match cannot be read"),
        }
    }

    fn replace(&mut self, table: Table) {
        self.table = table;
        self.thinking.forget_all();
    }
}

/// Becomes the owner of a match. One server has the store to itself, so its claims hold nobody off:
/// whoever is started after a crash, which costs the house some of its time, need not wait.
pub async fn claim(house: &House, table: TableId) -> Result<u64, Missing> {
    let (owner, now_ms) = (house.node.clone(), house.now_ms());
    let claim = Claim { table, owner, now_ms, until_ms: 0 };
    match house.store.claim(claim).await? {
        Claimed::Yes { epoch } => Ok(epoch),
        Claimed::No { owner } => Err(Missing::Store(format!("server {owner} plays it"))),
    }
}

/// How the match ended, as JSON.
pub fn outcome(table: &Table) -> Option<String> {
    table.outcome().and_then(|outcome| serde_json::to_string(&outcome).ok())
}
