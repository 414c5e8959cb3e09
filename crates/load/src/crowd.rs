//! Many people who watch one match, and how soon all of them have a move.

use std::collections::BTreeMap;
use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::client::Client;
use crate::fault::LoadError;
use crate::heard::Heard;
use crate::idle;
use crate::latency::Latency;
use crate::plan::Plan;

/// People who watch the same match.
#[derive(Debug)]
pub struct Crowd {
    watching: JoinSet<Seen>,
    /// The last version that there is to be seen, once that is known.
    last: watch::Sender<Option<u64>>,
    joined: Duration,
}

/// What one of them saw.
#[derive(Debug, Default)]
struct Seen {
    /// When each version was there.
    versions: Vec<(u64, Instant)>,
    bytes: usize,
    resyncs: u64,
    broken: bool,
}

/// What came of many people watching one match.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct CrowdReport {
    pub spectators: usize,
    /// How long it took until all of them had come.
    pub joined_seconds: f64,
    /// From sending a move until the last of them had it.
    pub all_have: Latency,
    /// Bytes that each was sent for a move.
    pub bytes: usize,
    /// How often one of them was told that they are too slow.
    pub resyncs: u64,
    /// How many did not see the match as it stands at last.
    pub behind: usize,
}

/// How long the last of them may take to see the last move.
const PATIENCE: Duration = Duration::from_secs(30);

impl Crowd {
    /// Everybody comes to the table.
    ///
    /// # Errors
    /// If the server does not want that, or cannot be reached.
    pub async fn gather(plan: &Arc<Plan>, table: &str) -> Result<Crowd, LoadError> {
        let begin = Instant::now();
        let clients = idle::watch(plan, table, plan.spectators).await?;
        let (last, until) = watch::channel(None);
        let mut watching = JoinSet::new();
        for client in clients {
            watching.spawn(look_on(client, until.clone()));
        }
        Ok(Crowd { watching, last, joined: begin.elapsed() })
    }

    /// Everybody leaves as soon as they have seen the last of these moves, each with when it was
    /// sent.
    pub async fn leave(mut self, moves: &[(u64, Instant)]) -> CrowdReport {
        let last = moves.iter().map(|(version, _)| *version).max().unwrap_or(0);
        self.last.send_replace(Some(last));
        let spectators = self.watching.len();
        let mut report = CrowdReport {
            spectators,
            joined_seconds: self.joined.as_secs_f64(),
            ..CrowdReport::default()
        };
        let mut latest: BTreeMap<u64, (usize, Instant)> = BTreeMap::new();
        let (mut bytes, mut updates) = (0, 0);
        while let Some(Ok(seen)) = self.watching.join_next().await {
            let has_all = seen.versions.last().is_some_and(|(version, _)| *version >= last);
            report.behind += usize::from(seen.broken || !has_all);
            report.resyncs += seen.resyncs;
            bytes += seen.bytes;
            updates += seen.versions.len();
            for (version, at) in seen.versions {
                let (count, when) = latest.entry(version).or_insert((0, at));
                *count += 1;
                *when = at.max(*when);
            }
        }
        // An update may show several moves at once: each was there with the next one seen.
        let whole = |(_, (count, _)): &(&u64, &(usize, Instant))| *count == spectators;
        let took = moves.iter().filter_map(|(version, sent)| {
            let (_, (_, at)) = latest.range(version..).find(whole)?;
            Some(at.saturating_duration_since(*sent))
        });
        report.all_have = Latency::of(took.collect());
        report.bytes = bytes.checked_div(updates).unwrap_or(0);
        report
    }
}

async fn look_on(mut client: Client, mut until: watch::Receiver<Option<u64>>) -> Seen {
    let mut seen = Seen::default();
    let mut time_is_up = pin!(out_of_time(until.clone()));
    loop {
        let version = seen.versions.last().map_or(0, |(version, _)| *version);
        let has_all = |last: &Option<u64>| last.is_some_and(|last| version >= last);
        let text = tokio::select! {
            text = poll_fn(|context| client.poll(context)) => text,
            _ = until.wait_for(has_all) => return seen,
            () = &mut time_is_up => return seen,
        };
        let Some(text) = text else {
            seen.broken = true;
            return seen;
        };
        let Ok(heard) = Heard::read(&text) else { continue };
        match (&*heard.is, heard.version) {
            ("update" | "welcome", Some(version)) => {
                seen.bytes += text.len();
                seen.versions.push((version, Instant::now()));
            }
            ("resync", _) => {
                seen.resyncs += 1;
                client.resync().await;
            }
            _ => {}
        }
    }
}

/// Patience ends a while after it is known what there is to be seen.
async fn out_of_time(mut until: watch::Receiver<Option<u64>>) {
    let _ = until.wait_for(Option::is_some).await;
    tokio::time::sleep(PATIENCE).await;
}
