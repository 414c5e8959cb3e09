//! The one task that writes.
//!
//! While a commit is under way, further writes wait in a bounded queue; the next commit takes all
//! of them. So one match alone pays for one flush of the disk each time, and two hundred share it.

use std::collections::HashSet;
use std::sync::Arc;

use async_trait::async_trait;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot, watch};

use super::appends::{Care, Checked, Heads};
use super::failed::Failed;
use super::known::Known;
use super::upkeep;
use crate::error::StoreError;
use crate::rows::{Append, Appended, TableId};

/// Something to write within a commit. It may be tried again, alone, if its group fails.
#[async_trait]
pub trait Write: Send + Sync + 'static {
    /// What the caller is told after the commit.
    type Answer: Send + 'static;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Self::Answer, Failed>;

    /// Of which matches it changed what appends depend on: epoch, phase, wake and lines. Reading
    /// that again reads every line of such a match.
    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::All
    }

    /// Notes what it has made of the rows that are known.
    fn note(&self, made: &Self::Answer, known: &Known) {
        match self.touches(made) {
            Touched::Nothing => {}
            Touched::These(tables) => tables.into_iter().for_each(|table| known.forget(table)),
            Touched::All => known.forget_all(),
        }
    }
}

/// Which matches are not as they were.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touched {
    Nothing,
    These(Vec<TableId>),
    All,
}

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something that waits to be written, and where the answer goes.
pub enum Job {
    /// Lines of a match: those of many matches are written together.
    Append {
        append: Append,
        made: Option<Appended>,
        reply: Reply<Appended>,
    },
    Write(Box<dyn Pending>),
    /// What SQLite does only outside a transaction.
    Alone {
        chore: Chore,
        reply: Reply<()>,
    },
}

/// What SQLite does only outside a transaction.
#[derive(Clone, Copy, Debug)]
pub enum Chore {
    /// Gives free pages back to the disk, at most this many at a time.
    Shrink(u32),
    /// Moves everything into the file itself and empties the journal beside it.
    Settle,
}

/// A write that waits, whatever it is answered with.
#[async_trait]
pub trait Pending: Send {
    async fn apply(&mut self, connection: &mut SqliteConnection) -> Result<(), Failed>;

    /// After the commit: of which matches it changed what appends depend on.
    fn touches(&self) -> Touched;

    /// After the commit: notes what it has made of the rows that are known.
    fn note(&self, known: &Known);

    /// Answers with what was made, or why nothing was.
    fn answer(self: Box<Self>, written: Result<(), StoreError>);
}

struct Waiting<W: Write> {
    write: W,
    made: Option<W::Answer>,
    reply: Reply<W::Answer>,
}

#[async_trait]
impl<W: Write> Pending for Waiting<W> {
    async fn apply(&mut self, connection: &mut SqliteConnection) -> Result<(), Failed> {
        self.made = Some(self.write.apply(connection).await?);
        Ok(())
    }

    fn touches(&self) -> Touched {
        self.made.as_ref().map_or(Touched::All, |made| self.write.touches(made))
    }

    fn note(&self, known: &Known) {
        match &self.made {
            Some(made) => self.write.note(made, known),
            None => known.forget_all(),
        }
    }

    fn answer(self: Box<Self>, written: Result<(), StoreError>) {
        tell(self.reply, written, self.made);
    }
}

/// Tells what was made. If the asker has gone, nobody waits for the answer.
fn tell<T>(reply: Reply<T>, written: Result<(), StoreError>, made: Option<T>) {
    let made = made.ok_or(StoreError::Unknown);
    let _ = reply.send(written.and(made));
}

impl Job {
    /// A write, and where its answer goes.
    pub fn write<W: Write>(write: W, reply: Reply<W::Answer>) -> Job {
        Job::Write(Box::new(Waiting { write, made: None, reply }))
    }

    fn append(&self) -> Option<&Append> {
        match self {
            Job::Append { append, .. } => Some(append),
            Job::Write(_) | Job::Alone { .. } => None,
        }
    }

    fn answer(self, written: Result<(), StoreError>) {
        match self {
            Job::Append { made, reply, .. } => tell(reply, written, made),
            Job::Write(pending) => pending.answer(written),
            Job::Alone { reply, .. } => tell(reply, written, Some(())),
        }
    }
}

/// How many writes share a commit at most.
const LARGEST_GROUP: usize = 512;

pub struct Writer {
    pub connection: SqliteConnection,
    pub jobs: mpsc::Receiver<Job>,
    /// What is known of matches that lines are added to.
    pub heads: Heads,
    /// What readers need not ask for.
    pub known: Arc<Known>,
    /// For tests: commits wait until it says so.
    pub gate: Option<watch::Receiver<bool>>,
}

impl Writer {
    /// Writes until nobody can ask for anything any more, then closes the file.
    pub async fn run(mut self) {
        let mut waiting: Vec<Job> = Vec::new();
        while !waiting.is_empty() || self.jobs.recv_many(&mut waiting, LARGEST_GROUP).await > 0 {
            for job in std::mem::take(&mut waiting) {
                match job {
                    Job::Alone { chore, reply } => {
                        let done = self.tend(chore).await;
                        tell(reply, done.map_err(StoreError::from), Some(()));
                    }
                    other => waiting.push(other),
                }
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

    async fn tend(&mut self, chore: Chore) -> Result<(), Failed> {
        match chore {
            Chore::Shrink(pages) => upkeep::shrink(&mut self.connection, pages).await,
            Chore::Settle => upkeep::settle(&mut self.connection).await,
        }
    }

    /// Writes a group in one commit. If that fails, once more with care; then each on its own, so
    /// that one that cannot be written does not take the others with it.
    async fn write(&mut self, mut group: Vec<Job>) {
        let alone = group.len() == 1;
        let mut written = self.attempt(&mut group, Care::Little).await;
        if written.is_err() {
            // What is remembered may be why.
            self.heads.forget_all();
            self.known.forget_all();
            written = self.attempt(&mut group, Care::All).await;
        }
        match written {
            Ok(()) => group.into_iter().for_each(|job| job.answer(Ok(()))),
            Err(Failed(error)) if alone => {
                group.into_iter().for_each(|job| job.answer(Err(error.clone())));
            }
            Err(Failed(error)) => {
                tracing::warn!(%error, size = group.len(), "a group is written one by one");
                for job in group {
                    Box::pin(self.write(vec![job])).await;
                }
            }
        }
    }

    async fn attempt(&mut self, group: &mut [Job], care: Care) -> Result<(), Failed> {
        let appends: Vec<&Append> = group.iter().filter_map(Job::append).collect();
        let only_appends = appends.len() == group.len();
        // Nobody else writes, so nothing changes between this and the transaction.
        let mut checked = self.heads.check(&mut self.connection, &appends, care).await?;
        let written = match only_appends && self.gate.is_none() {
            true => checked.commit(&mut self.connection).await,
            false => self.commit_all(group, &mut checked).await,
        };
        if written.is_err() {
            self.roll_back().await;
        }
        written?;
        let mut appended = self.heads.note(checked).into_iter();
        for job in group {
            match job {
                Job::Append { append, made, .. } => {
                    *made = appended.next();
                    if let Some(Appended::Committed { version }) = *made {
                        self.known.append(append, version);
                    }
                }
                Job::Write(pending) => {
                    pending.note(&self.known);
                    match pending.touches() {
                        Touched::Nothing => {}
                        Touched::These(tables) => {
                            tables.into_iter().for_each(|table| self.heads.forget(table));
                        }
                        Touched::All => self.heads.forget_all(),
                    }
                }
                Job::Alone { .. } => {}
            }
        }
        Ok(())
    }

    /// Writes lines and everything else in one transaction.
    async fn commit_all(&mut self, group: &mut [Job], checked: &mut Checked) -> Result<(), Failed> {
        checked.begin(&mut self.connection).await?;
        for job in group {
            if let Job::Write(pending) = job {
                pending.apply(&mut self.connection).await?;
            }
        }
        if let Some(gate) = &mut self.gate {
            // A dropped sender opens the gate.
            let _ = gate.wait_for(|open| *open).await;
        }
        sqlx::query("COMMIT").execute(&mut self.connection).await?;
        Ok(())
    }

    /// Some errors end the transaction by themselves; then there is nothing to roll back.
    async fn roll_back(&mut self) {
        let _ = sqlx::query("ROLLBACK").execute(&mut self.connection).await;
    }
}

/// Takes what can share a commit: of each match only the first append, the rest stays for the
/// next group.
fn one_of_each_match(waiting: &mut Vec<Job>) -> Vec<Job> {
    let mut seen = HashSet::new();
    let mut is_first = |job: &Job| match job {
        Job::Append { append, .. } => seen.insert(append.table),
        Job::Write(_) | Job::Alone { .. } => true,
    };
    let (group, rest) = std::mem::take(waiting).into_iter().partition(|job| is_first(job));
    *waiting = rest;
    group
}
