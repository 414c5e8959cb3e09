//! The one task that writes.
//!
//! While a commit is under way, further writes wait in a bounded queue; the next commit takes all
//! of them. So one match alone pays for one flush of the disk each time, and two hundred share it.

use std::collections::HashSet;

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot, watch};

use crate::deeds::{Deed, Done};
use crate::error::StoreError;
use crate::rows::{
    Append, Appended, Changed, Chat, Created, NewTable, Person, TableChange, TableId,
};
use crate::sqlite::Durability;
use crate::sweep::{self, Sweep};
use crate::{appends, lobby, upkeep};

/// Something to write.
pub enum What {
    Append(Append),
    Claim(TableId),
    Create(NewTable),
    Change(TableChange),
    Drop(TableId),
    Sweep(Sweep),
    Person(Person),
    Say(TableId, Chat),
    Setting(String, String),
    /// What the operator, or the house itself, does to what is stored.
    Deed(Deed),
    /// Gives free pages back to the disk, at most so many at a time.
    Shrink(u32),
    /// Moves everything into the file itself and empties the journal beside it.
    Settle,
    /// Asks how safe writes are: only the writer's own connection knows.
    Durability,
}

/// What became of it.
pub enum Value {
    Appended(Appended),
    Number(u64),
    Created(Created),
    Changed(Changed),
    Done(Done),
    Keys(Vec<String>),
    Nothing,
    Durability(Durability),
}

/// Something to write, and where the answer goes.
pub struct Job {
    pub what: What,
    pub reply: oneshot::Sender<Result<Value, StoreError>>,
}

impl Job {
    fn append(&self) -> Option<&Append> {
        match &self.what {
            What::Append(append) => Some(append),
            _ => None,
        }
    }

    /// Whether SQLite does this only outside a transaction.
    fn is_alone(&self) -> bool {
        matches!(self.what, What::Shrink(_) | What::Settle)
    }

    /// Nobody waits for the answer of somebody who has gone.
    fn answer(self, value: Result<Value, StoreError>) {
        let _ = self.reply.send(value);
    }
}

/// So many writes share a commit at most.
const LARGEST_GROUP: usize = 512;

pub struct Writer {
    pub connection: SqliteConnection,
    pub jobs: mpsc::Receiver<Job>,
    /// For tests: commits wait until it says so.
    pub gate: Option<watch::Receiver<bool>>,
}

impl Writer {
    /// Writes until nobody can ask for anything any more, then closes the file.
    pub async fn run(mut self) {
        let mut waiting: Vec<Job> = Vec::new();
        while !waiting.is_empty() || self.jobs.recv_many(&mut waiting, LARGEST_GROUP).await > 0 {
            let (alone, rest) = std::mem::take(&mut waiting).into_iter().partition(Job::is_alone);
            waiting = rest;
            for job in alone {
                let done = self.tend(&job.what).await;
                job.answer(done);
            }
            let group = one_of_each_match(&mut waiting);
            if !group.is_empty() {
                self.write(group).await;
            }
        }
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "the database did not close cleanly");
        }
    }

    async fn tend(&mut self, what: &What) -> Result<Value, StoreError> {
        match what {
            What::Shrink(pages) => upkeep::shrink(&mut self.connection, *pages).await?,
            _ => upkeep::settle(&mut self.connection).await?,
        }
        Ok(Value::Nothing)
    }

    /// Writes a group in one commit. If that fails, each on its own, so that one that cannot be
    /// written does not take the others with it.
    async fn write(&mut self, group: Vec<Job>) {
        let alone = group.len() == 1;
        match self.attempt(&group).await {
            Ok(values) => {
                group.into_iter().zip(values).for_each(|(job, value)| job.answer(Ok(value)));
            }
            Err(error) if alone => {
                group.into_iter().for_each(|job| job.answer(Err(error.clone())));
            }
            Err(error) => {
                tracing::warn!(%error, size = group.len(), "a group is written one by one");
                for job in group {
                    Box::pin(self.write(vec![job])).await;
                }
            }
        }
    }

    async fn attempt(&mut self, group: &[Job]) -> Result<Vec<Value>, StoreError> {
        sqlx::query("BEGIN IMMEDIATE").execute(&mut self.connection).await?;
        let filled = self.fill(group).await;
        if let Some(gate) = &mut self.gate {
            // A dropped sender opens the gate.
            let _ = gate.wait_for(|open| *open).await;
        }
        let committed = match filled {
            Ok(values) => {
                let commit = sqlx::query("COMMIT").execute(&mut self.connection).await;
                commit.map(|_| values).map_err(StoreError::from)
            }
            Err(error) => Err(error),
        };
        if committed.is_err() {
            // Some errors end the transaction by themselves; then there is nothing to roll back.
            let _ = sqlx::query("ROLLBACK").execute(&mut self.connection).await;
        }
        committed
    }

    async fn fill(&mut self, group: &[Job]) -> Result<Vec<Value>, StoreError> {
        let appends: Vec<&Append> = group.iter().filter_map(Job::append).collect();
        let mut appended = if appends.is_empty() {
            Vec::new().into_iter()
        } else {
            appends::apply(&mut self.connection, &appends).await?.into_iter()
        };
        let mut values = Vec::with_capacity(group.len());
        for job in group {
            values.push(match &job.what {
                What::Append(_) => Value::Appended(appended.next().ok_or(StoreError::Closed)?),
                other => self.single(other).await?,
            });
        }
        Ok(values)
    }

    async fn single(&mut self, what: &What) -> Result<Value, StoreError> {
        let connection = &mut self.connection;
        Ok(match what {
            What::Append(append) => {
                let mut appended = appends::apply(connection, &[append]).await?;
                Value::Appended(appended.pop().ok_or(StoreError::Closed)?)
            }
            What::Claim(table) => Value::Number(lobby::claim(connection, *table).await?),
            What::Create(table) => Value::Created(lobby::create(connection, table).await?),
            What::Change(change) => Value::Changed(lobby::change(connection, change).await?),
            What::Drop(table) => {
                lobby::drop_table(connection, *table).await?;
                Value::Nothing
            }
            What::Sweep(some) => Value::Keys(sweep::sweep(connection, some).await?),
            What::Person(person) => {
                lobby::save_person(connection, person).await?;
                Value::Nothing
            }
            What::Say(table, chat) => Value::Number(lobby::say(connection, *table, chat).await?),
            What::Setting(key, value) => {
                lobby::set_setting(connection, key, value).await?;
                Value::Nothing
            }
            What::Deed(deed) => Value::Done(deed.apply(connection).await?),
            // These never come in a group.
            What::Shrink(_) | What::Settle => Value::Nothing,
            What::Durability => Value::Durability(Durability::of(connection).await?),
        })
    }
}

/// Takes what can share a commit: of each match only the first append, the rest stays for the
/// next group.
fn one_of_each_match(waiting: &mut Vec<Job>) -> Vec<Job> {
    let mut seen = HashSet::new();
    let (group, rest) = std::mem::take(waiting)
        .into_iter()
        .partition(|job| job.append().is_none_or(|append| seen.insert(append.table)));
    *waiting = rest;
    group
}
