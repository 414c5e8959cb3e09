//! Finished matches leave after a while: into record files, or for good.

use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use store::Roster;

use super::tables::{Found, found, remove};
use super::{Error, nameless};
use crate::date;
use crate::fault::Fault;
use crate::house::{House, until_closing};
use crate::records::whole;

/// How many matches leave before others may write again.
const BATCH: u32 = 20;
/// How many free pages are given back to the disk before others may write again.
const PAGES: u32 = 512;
/// How often that is done in one sweep at most: the next one goes on.
const MOST_ROUNDS: usize = 1_000;

/// Looks now and then for matches that are old enough, until the server closes.
pub async fn keep_small(house: Arc<House>) {
    let mut closing = house.closing.subscribe();
    let mut stuck = HashSet::new();
    loop {
        let began_ms = house.now_ms();
        tokio::select! {
            swept = sweep(&house, &mut stuck) => {
                if let Err(error) = swept {
                    tracing::warn!(%error, "old matches could not be removed");
                }
            }
            () = until_closing(&mut closing) => return,
        }
        let next_ms = began_ms.saturating_add(house.config.sweep_ms.max(1));
        tokio::select! {
            () = house.sleep_until(Some(next_ms)) => {}
            () = until_closing(&mut closing) => return,
        }
    }
}

/// Removes whatever is old enough, and gives the room to the disk.
async fn sweep(house: &Arc<House>, stuck: &mut HashSet<i64>) -> Result<(), Error> {
    let Some(keep) = house.config.keep else { return Ok(()) };
    retire_all(house, keep, stuck).await?;
    for _ in 0..MOST_ROUNDS {
        if !house.store.shrink(PAGES).await? {
            break;
        }
        tokio::task::yield_now().await;
    }
    Ok(())
}

/// Removes whatever is old enough. What cannot be removed is tried only once.
async fn retire_all(
    house: &Arc<House>,
    keep: Duration,
    stuck: &mut HashSet<i64>,
) -> Result<(), Error> {
    let before = house.config.clock.date_s().saturating_sub_unsigned(keep.as_secs());
    loop {
        let roster = Roster { ended_before: Some(before), ..Roster::default() };
        let limit = BATCH.saturating_add(u32::try_from(stuck.len()).unwrap_or(u32::MAX));
        let mut old = found(house, roster, limit).await?;
        old.retain(|found| !stuck.contains(&found.row.id.0));
        if old.is_empty() {
            return Ok(());
        }
        for found in &old {
            let number = found.row.id.0;
            match retire(house, found).await {
                Ok(()) => tracing::info!(table = number, "an old match was removed"),
                Err(why) => {
                    tracing::warn!(table = number, %why, "an old match stays");
                    stuck.insert(number);
                }
            }
        }
        tokio::task::yield_now().await;
    }
}

async fn retire(house: &Arc<House>, found: &Found) -> Result<(), Error> {
    if let (Some(folder), Some(head)) = (&house.config.archive, &found.head) {
        match whole(house, &found.row).await {
            Ok(record) => {
                let undated = || Error::broken("nobody knows when it ended");
                let day = date::day(found.ended_at.ok_or_else(undated)?);
                let name = format!("{day}-{}-{}.json", head.game, found.row.id.0);
                let text = nameless::record(record).write();
                let folder = folder.clone();
                let saved = tokio::task::spawn_blocking(move || save(&folder, &name, &text));
                saved.await.map_err(Error::broken)?.map_err(Error::broken)?;
            }
            // A table that was closed before its match began has nothing to keep.
            Err(Fault::NoTable) => {}
            Err(fault) => return Err(Error::broken(fault)),
        }
    }
    remove(house, found).await
}

/// Writes a file whole or not at all, for its owner only.
fn save(folder: &Path, name: &str, text: &str) -> std::io::Result<()> {
    let part = folder.join(format!("{name}.part"));
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&part)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&part, folder.join(name))
}
