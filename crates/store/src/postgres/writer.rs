//! The task that gathers appends into groups.
//!
//! While groups are being written, further appends wait in a bounded queue; the next group takes
//! all of them. A few groups are written at a time, and never two with lines of the same match.

use std::collections::{HashMap, HashSet};

use tokio::sync::mpsc;
use tokio::task::{Id, JoinError, JoinSet};

use super::appends::{self, Answer, DropOlder};
use super::queue;
use super::write::Connections;
use crate::error::StoreError;
use crate::rows::{Append, Appended, TableId};

/// An append that waits to be written, and where the answer goes.
pub type Waiting = queue::Waiting<Append, Appended>;

/// How many appends are written by one statement at most.
const LARGEST_GROUP: usize = 512;

/// Old checkpoints of that many matches are removed together.
const OUTDATED: usize = 64;

pub struct Writer {
    connections: Connections,
    arriving: mpsc::Receiver<Waiting>,
    waiting: Vec<Waiting>,
    /// How many groups are written at a time.
    most_groups: usize,
    groups: JoinSet<Vec<(i64, i64)>>,
    /// The matches of each group that is being written.
    matches: HashMap<Id, Vec<TableId>>,
    busy: HashSet<TableId>,
    /// Matches with a newer checkpoint, and its version: older ones can go.
    outdated: HashMap<i64, i64>,
    /// What removes them.
    removals: JoinSet<()>,
}

impl Writer {
    pub fn new(
        connections: Connections,
        arriving: mpsc::Receiver<Waiting>,
        most_groups: usize,
    ) -> Writer {
        Writer {
            connections,
            arriving,
            waiting: Vec::new(),
            most_groups,
            groups: JoinSet::new(),
            matches: HashMap::new(),
            busy: HashSet::new(),
            outdated: HashMap::new(),
            removals: JoinSet::new(),
        }
    }

    /// Writes until nobody can ask for anything any more.
    pub async fn run(mut self) {
        let mut open = true;
        loop {
            self.start_groups();
            let has_room = self.waiting.len() < LARGEST_GROUP;
            tokio::select! {
                Some(written) = self.groups.join_next_with_id() => self.finish(written),
                count = self.arriving.recv_many(&mut self.waiting, LARGEST_GROUP),
                    if open && has_room => open = count > 0,
                else => break,
            }
            if self.outdated.len() >= OUTDATED {
                self.drop_outdated();
            }
        }
        self.drop_outdated();
        while self.removals.join_next().await.is_some() {}
    }

    fn start_groups(&mut self) {
        while self.groups.len() < self.most_groups {
            let group = self.next_group();
            if group.is_empty() {
                break;
            }
            let matches: Vec<TableId> = group.iter().map(|waiting| waiting.write.table).collect();
            self.busy.extend(&matches);
            let write = write(self.connections.clone(), group);
            self.matches.insert(self.groups.spawn(write).id(), matches);
        }
    }

    /// The first append of each match of which none is being written. The rest waits.
    fn next_group(&mut self) -> Vec<Waiting> {
        let mut seen = self.busy.clone();
        let mut room = LARGEST_GROUP;
        let mut is_next = |waiting: &Waiting| {
            let next = seen.insert(waiting.write.table) && room > 0;
            room -= usize::from(next);
            next
        };
        let all = std::mem::take(&mut self.waiting).into_iter();
        let (group, rest) = all.partition(|waiting| is_next(waiting));
        self.waiting = rest;
        group
    }

    fn finish(&mut self, written: Result<(Id, Vec<(i64, i64)>), JoinError>) {
        let (id, saved) = match written {
            Ok(done) => done,
            Err(error) => {
                tracing::error!(%error, "a group of appends was not written to its end");
                (error.id(), Vec::new())
            }
        };
        for table in self.matches.remove(&id).unwrap_or_default() {
            self.busy.remove(&table);
        }
        self.outdated.extend(saved);
    }

    /// What is not removed now goes with the match's next checkpoint.
    fn drop_outdated(&mut self) {
        while self.removals.try_join_next().is_some() {}
        let outdated: Vec<(i64, i64)> = self.outdated.drain().collect();
        if outdated.is_empty() {
            return;
        }
        let connections = self.connections.clone();
        self.removals.spawn(async move {
            if let Err(failed) = connections.write(&DropOlder(outdated)).await {
                let error = StoreError::from(failed);
                tracing::warn!(%error, "old checkpoints were not removed");
            }
        });
    }
}

/// Writes a group and answers. Tells which matches have a new checkpoint, and its version.
async fn write(connections: Connections, group: Vec<Waiting>) -> Vec<(i64, i64)> {
    let mut saved = Vec::new();
    let answers = answers(&connections, &group).await;
    for (Waiting { write: append, reply }, answer) in group.into_iter().zip(answers) {
        if let (Ok(Appended::Committed { version }), Some(_)) = (&answer, &append.checkpoint) {
            saved.push((append.table.0, *version as i64));
        }
        // If the asker has gone, nobody waits for the answer.
        let _ = reply.send(answer);
    }
    saved
}

/// If a group fails by what one of it holds, each is written on its own.
async fn answers(connections: &Connections, group: &[Waiting]) -> Vec<Answer> {
    let appends: Vec<&Append> = group.iter().map(|waiting| &waiting.write).collect();
    let error = match appends::apply(connections, &appends).await {
        Ok(answers) => return answers,
        Err(failed) => StoreError::from(failed),
    };
    if appends.len() == 1 || !matches!(error, StoreError::Failed(_)) {
        return appends.iter().map(|_| Err(error.clone())).collect();
    }
    tracing::warn!(%error, size = appends.len(), "a group is written one by one");
    let mut answers = Vec::with_capacity(appends.len());
    for append in appends {
        let alone = appends::apply(connections, &[append]).await.map_err(StoreError::from);
        answers.push(
            alone.and_then(|answers| answers.into_iter().next().unwrap_or(Err(error.clone()))),
        );
    }
    answers
}
