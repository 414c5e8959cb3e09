//! Measures how many appends a second become durable: `cargo run --release -p store --example
//! appends [MATCHES] [APPENDS] [--database URL]`. Without a URL it measures an SQLite file; with
//! one, an empty PostgreSQL database, in which the matches stay.

use std::error::Error;
use std::sync::Arc;
use std::time::Instant;

use store::{
    Append, Appended, Beginning, Claim, Claimed, NewTable, Options, Owned, Phase, PostgresOptions,
    PostgresStore, Saved, SqliteStore, Store, TableChange, TableId, Wake,
};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let url = match arguments.iter().position(|argument| argument == "--database") {
        Some(at) => arguments.drain(at..).nth(1).map(Some).ok_or("--database needs a URL")?,
        None => None,
    };
    let number = |nth: usize| arguments.get(nth).map_or(Ok(200), |text| text.parse::<u64>());
    let (matches, appends) = (number(0)?, number(1)?);
    if let Some(url) = url {
        let store = PostgresStore::open(PostgresOptions::new(url)).await?;
        return measure(Arc::new(store), matches, appends).await;
    }
    let folder = std::env::temp_dir().join(format!("appends-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let store = SqliteStore::open(Options::new(folder.join("tokyo.db"))).await?;
    measure(Arc::new(store), matches, appends).await?;
    std::fs::remove_dir_all(folder)?;
    Ok(())
}

async fn measure(store: Arc<dyn Store>, matches: u64, appends: u64) -> Result<(), Box<dyn Error>> {
    let mut owners = Vec::new();
    for nth in 0..matches {
        let id = begin(store.as_ref(), nth).await?;
        let claim = Claim { table: id, node: "one".into(), rules: 1 };
        let Claimed::Yes(Owned { epoch, .. }) = store.claim(claim).await? else {
            return Err("nobody else claims a match here".into());
        };
        owners.push((id, epoch));
    }
    let start = Instant::now();
    let write = |(id, epoch)| tokio::spawn(write_all(Arc::clone(&store), id, epoch, appends));
    let tasks: Vec<_> = owners.into_iter().map(write).collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await??);
    }
    let seconds = start.elapsed().as_secs_f64();
    waits.sort_unstable();
    let at = |share: usize| waits[(waits.len() - 1) * share / 100];
    println!(
        "{matches} matches: {:.0} appends/s, commit p50 {} us, p99 {} us",
        waits.len() as f64 / seconds,
        at(50),
        at(99)
    );
    store.close().await;
    Ok(())
}

async fn begin(store: &dyn Store, nth: u64) -> Result<TableId, store::StoreError> {
    let (key, head) = (nth.to_string(), "{}".to_owned());
    let (people, now_ms, opener) = (Vec::new(), 0, None);
    let new =
        NewTable { key, listed: true, head: head.clone(), people, now_ms, opener, joins: None };
    let store::Created::Done(id) = store.create_table(new).await? else {
        return Err(store::StoreError::Missing);
    };
    let (phase, people) = (Phase::Open, None);
    let begins = Some(Beginning {
        opening: Saved { text: "{}".into(), rules: 1 },
        wake: Wake::default(),
        awaited: 0,
    });
    store
        .change_table(TableChange { id, revision: 0, phase, head, people, begins, joins: None })
        .await?;
    Ok(id)
}

/// Appends one line after the other; tells how long each took, in microseconds.
async fn write_all(
    store: Arc<dyn Store>,
    table: TableId,
    epoch: u64,
    appends: u64,
) -> Result<Vec<u128>, store::StoreError> {
    let mut waits = Vec::new();
    for expected in 0..appends {
        let append = Append {
            table,
            epoch,
            expected,
            command_id: expected.to_string(),
            lines: vec!["x".repeat(150)],
            checkpoint: (expected % 64 == 63).then(|| Saved { text: "x".repeat(3_000), rules: 1 }),
            wake: Wake::default(),
            awaited: 0,
            outcome: None,
            ended_at: None,
        };
        let start = Instant::now();
        let appended = store.append(append).await?;
        if !matches!(appended, Appended::Committed { .. }) {
            return Err(store::StoreError::Failed(format!("{appended:?}")));
        }
        waits.push(start.elapsed().as_micros());
    }
    Ok(waits)
}
