//! Nodes are killed, or stand still for longer than their lease.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use load::{Latency, Report};
use serde_json::json;
use store::{PostgresOptions, PostgresStore, Store, TableId};

use super::database::Database;
use super::nodes::Setting;
use super::stage::Stage;
use super::times;

/// Longer than a lease, and long enough for others to find a clock that nobody looks after.
const PAUSE: Duration = Duration::from_secs(5);

/// A node that went away, when, and what it held.
struct Gone {
    at: Instant,
    held: Vec<TableId>,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_nodes_lose_nothing_double_nothing_and_leave_nobody_out_of_step() {
    let database = Database::new("kills");
    let mut stage = Stage::set("kills", &Setting::new(&database.url), |_| {}).await;
    let store = PostgresStore::open(PostgresOptions::new(&database.url)).await.unwrap();
    let mut kills = Vec::new();
    for nth in 0..times(4, 100) {
        stage.go_on(3).await;
        stage.cut().await;
        let held = held(&store, &stage.nodes.address(nth)).await;
        stage.nodes.kill(nth);
        kills.push(Gone { at: Instant::now(), held });
        stage.go_on(1).await;
        stage.nodes.restart(nth);
    }
    let report = stage.end(&database).await;
    let took = times_to_play_on(&store, &report, &kills).await;
    assert!(!took.is_empty(), "killed nodes held something");
    println!("{} kills, players play on after {}", kills.len(), Latency::of(took));
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_stand_still_for_too_long_speak_for_nobody_when_they_wake_up() {
    let database = Database::new("pauses");
    let clock = json!({ "per-move": { "seconds": 60 } });
    let setting = Setting::new(&database.url);
    let mut stage = Stage::set("pauses", &setting, |plan| plan.clock = Some(clock)).await;
    let count = times(2, 30);
    for nth in 0..count {
        stage.go_on(3).await;
        stage.nodes.pause(nth);
        tokio::time::sleep(PAUSE).await;
        stage.nodes.resume(nth);
        stage.go_on(1).await;
    }
    let fences = stage.nodes.sum("tokyo_fences_total");
    println!("{count} pauses of nodes, which found {fences} matches to be another's afterwards");
    assert!(fences > 0, "others have taken over");
    stage.end(&database).await;
}

/// What the node at that address holds.
async fn held(store: &dyn Store, address: &str) -> Vec<TableId> {
    let mut held = Vec::new();
    for node in store.nodes().await.unwrap() {
        if node.address == address {
            held.extend(store.held(&node.id).await.unwrap().into_iter().map(|(table, _)| table));
        }
    }
    held
}

/// How long it took until somebody's move was acknowledged again, for each match that a killed
/// node held.
async fn times_to_play_on(store: &dyn Store, report: &Report, kills: &[Gone]) -> Vec<Duration> {
    let mut acked: HashMap<TableId, Vec<Instant>> = HashMap::new();
    let mut ids: HashMap<&str, TableId> = HashMap::new();
    for line in &report.journal {
        if !ids.contains_key(line.table.as_str()) {
            let row = store.table(&line.table).await.unwrap().unwrap();
            ids.insert(&line.table, row.id);
        }
        acked.entry(ids[line.table.as_str()]).or_default().push(line.at);
    }
    let next = |kill: &Gone, table: &TableId| {
        let after = acked.get(table)?.iter().filter(|at| **at > kill.at).min()?;
        Some(*after - kill.at)
    };
    kills.iter().flat_map(|kill| kill.held.iter().filter_map(move |id| next(kill, id))).collect()
}
