//! Measures how many appends a second become durable: `cargo run --release -p store --example
//! appends [MATCHES] [APPENDS]`.

use std::error::Error;
use std::sync::Arc;
use std::time::Instant;

use store::{
    Append, Appended, Beginning, Claim, Claimed, Lobby, MatchLog, NewTable, Options, Phase,
    SqliteStore, Store, TableChange, TableId, Wake,
};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let number = |nth, or| std::env::args().nth(nth).map_or(Ok(or), |text| text.parse::<u64>());
    let (matches, appends) = (number(1, 200)?, number(2, 200)?);
    let folder = std::env::temp_dir().join(format!("appends-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let store = Arc::new(SqliteStore::open(Options::new(folder.join("tokyo.db"))).await?);
    let mut owners = Vec::new();
    for nth in 0..matches {
        let id = begin(&store, nth).await?;
        let claim = Claim { table: id, owner: "one".into(), now_ms: 0, until_ms: 0 };
        let Claimed::Yes { epoch } = store.claim(claim).await? else {
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
    std::fs::remove_dir_all(folder)?;
    Ok(())
}

async fn begin(store: &SqliteStore, nth: u64) -> Result<TableId, store::StoreError> {
    let (key, head) = (nth.to_string(), "{}".to_owned());
    let (people, now_ms, opener) = (Vec::new(), 0, None);
    let new = NewTable { key, listed: true, head: head.clone(), people, now_ms, opener };
    let store::Created::Done(id) = store.create_table(new).await? else {
        return Err(store::StoreError::Missing);
    };
    let (phase, people) = (Phase::Open, Vec::new());
    let begins = Some(Beginning { opening: "{}".into(), wake: Wake::default(), awaited: 0 });
    store.change_table(TableChange { id, revision: 0, phase, head, people, begins }).await?;
    Ok(id)
}

/// Appends one line after the other; tells how long each took, in microseconds.
async fn write_all(
    store: Arc<SqliteStore>,
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
            command_id: Some(expected.to_string()),
            lines: vec!["x".repeat(150)],
            checkpoint: (expected % 64 == 63).then(|| "x".repeat(3_000)),
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
