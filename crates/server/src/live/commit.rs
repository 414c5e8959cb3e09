//! Lines become durable.

use std::time::Instant;

use contract::{AnyTitle, Happened};
use store::{Append, Appended, Claim, Claimed, Owned, Saved, StoreError, TableId};
use table::{Deed, Line, Table};

use super::load;
use super::task::Live;
use crate::due::{awaited, wake};
use crate::feats;
use crate::house::House;
use crate::matches::Missing;

/// What became of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// They are durable; the match has that many lines now.
    Done(u64),
    /// They were added before, or just now without an answer, and made that version. What is in
    /// memory was read again, and everybody is told to ask how the match stands.
    Again(u64),
    /// They are not, and are forgotten here too.
    Lost,
}

/// How many lines are kept in memory for undo before those before a checkpoint are forgotten.
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
        let fate = self.make_durable(before, command_id).await;
        if matches!(fate, Fate::Done(_)) {
            self.announce(before, happened).await;
        }
        fate
    }

    /// Tells everybody what has happened since `before`, and what follows from it for lists.
    async fn announce(&mut self, before: usize, happened: Vec<Happened>) {
        self.announce_after(before, happened, || {}).await;
    }

    /// The same, after something else is said. Everything is written before the first word, so that
    /// a socket which is woken by an answer sends the update along.
    pub async fn announce_after(
        &mut self,
        before: usize,
        happened: Vec<Happened>,
        say_first: impl FnOnce(),
    ) {
        self.refresh().await;
        let updates = self.write_updates(before, &happened);
        say_first();
        self.send_updates(updates);
        self.call();
        self.note_vacancies().await;
    }

    /// Makes durable what was played since `before`. If anything but that comes of it, what was
    /// played is forgotten, the match is read from the store again, and everybody is told to ask
    /// how it stands.
    pub async fn make_durable(&mut self, before: usize, command_id: Option<String>) -> Fate {
        let lines = self.table.lines_after(before);
        if lines.is_empty() {
            return Fate::Done(before as u64);
        }
        let count = lines.len();
        let outcome = feats::outcome(&self.table);
        // A line that takes back may reach before the last checkpoint, so it brings a new one.
        let takes_back = lines.iter().any(|line| matches!(line.deed, Deed::Undo { .. }));
        let is_due = self.unchecked + count >= self.house.config.checkpoint_every;
        let saves = is_due || takes_back || outcome.is_some();
        // What bots and clocks do has an id as well, so that an append is known again.
        let id = command_id.unwrap_or_else(|| format!("~{}.{before}", self.owned.epoch));
        let begun = Instant::now();
        let appended = match self.append(before, lines, saves, outcome, id.clone()) {
            Ok(append) => self.house.store.append(append).await,
            Err(why) => Err(StoreError::Failed(why)),
        };
        if let Ok(Appended::Committed { version }) = appended {
            self.house.metrics.committed(begun.elapsed());
            self.unchecked = if saves { 0 } else { self.unchecked + count };
            if takes_back {
                // What the bots remember may not have happened any more.
                self.thinking.forget_all();
            }
            if saves && self.table.lines().len() > REMEMBERED {
                self.table.forget();
            }
            return Fate::Done(version);
        }
        self.start_over(appended, &id).await
    }

    /// Something else than a commit came of an append: forgets what was played.
    async fn start_over(&mut self, appended: Result<Appended, StoreError>, id: &str) -> Fate {
        if let Ok(Appended::Fenced { .. }) = appended {
            self.lose();
            return Fate::Lost;
        }
        let made = match &appended {
            Ok(Appended::Duplicate { version }) => Some(*version),
            // The answer was lost, but not what it answered: that is in the log, or never will be.
            Err(StoreError::Unknown) => self.look_up(id).await,
            _ => None,
        };
        self.reload().await;
        self.audiences.start_over();
        if let Some(version) = made {
            return Fate::Again(version);
        }
        tracing::error!(table = self.row.id.0, ?appended, "an append failed");
        self.hold_until_ms = self.house.now_ms() + BREATH_MS;
        Fate::Lost
    }

    /// The version that a command made, if it is in the log.
    async fn look_up(&mut self, id: &str) -> Option<u64> {
        match self.house.store.find_command(self.row.id, id).await {
            Ok(version) => version,
            Err(error) => {
                tracing::error!(table = self.row.id.0, %error, "an outcome stays unknown");
                None
            }
        }
    }

    fn append(
        &self,
        before: usize,
        lines: &[Line],
        wants_checkpoint: bool,
        outcome: Option<String>,
        command_id: String,
    ) -> Result<Append, String> {
        let unwritable = |error: serde_json::Error| error.to_string();
        let lines: Result<Vec<String>, _> = lines.iter().map(serde_json::to_string).collect();
        let checkpoint = match wants_checkpoint {
            true => {
                let checkpoint = self.table.checkpoint().map_err(|denial| denial.to_string())?;
                let text = serde_json::to_string(&checkpoint).map_err(unwritable)?;
                Some(Saved { text, rules: checkpoint.rules_version })
            }
            false => None,
        };
        Ok(Append {
            table: self.row.id,
            epoch: self.owned.epoch,
            expected: before as u64,
            command_id,
            lines: lines.map_err(unwritable)?,
            checkpoint,
            wake: wake(&self.table, self.began_ms()),
            awaited: awaited(&self.table),
            ended_at: outcome.is_some().then(|| self.house.config.clock.date_s()),
            outcome,
        })
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

/// Becomes the owner of a match, unless another server is.
pub async fn claim(
    house: &House,
    table: TableId,
    title: &'static dyn AnyTitle,
) -> Result<Owned, Missing> {
    if house.this_node.is_leaving() {
        return Err(Missing::Moved);
    }
    house.until_sure().await;
    let (node, rules) = (house.this_node.id.clone(), title.meta().rules_version);
    match house.store.claim(Claim { table, node, rules }).await? {
        Claimed::Yes(owned) => {
            house.this_node.note_claim();
            Ok(owned)
        }
        Claimed::No(_) => Err(Missing::Moved),
        // A server with newer rules plays it on.
        Claimed::Newer { rules: newer } => {
            tracing::info!(table = table.0, newer, "a match was played by newer rules");
            Err(Missing::Moved)
        }
    }
}
