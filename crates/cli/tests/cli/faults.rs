//! Three hundred faults under load: the real program is killed, sockets are cut, and in the end
//! everything that was acknowledged is in the log, once, and nobody has seen anything else.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crate::served::{Served, folder};
use load::{Acked, Plan, Reins};
use serde_json::Value;
use store::{Lobby, MatchLog, Options, SqliteStore, Store};

/// So often the server is killed.
const KILLS: usize = 100;
/// So many sockets are cut between two kills.
const CUTS: usize = 2;

/// Lets so many more moves be acknowledged. The time limit only ends a test that would hang.
async fn go_on(reins: &Reins, moves: u64) {
    let wanted = reins.until_acked(reins.acked() + moves);
    tokio::time::timeout(Duration::from_secs(60), wanted).await.expect("nothing goes on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kills_and_cuts_lose_nothing_double_nothing_and_leave_nobody_out_of_step() {
    let data = folder("kills-and-cuts");
    let mut served = Served::start(&data, 0);
    let port = served.port;
    let plan = Plan {
        seats: 3,
        matches: 8,
        watchers: 1,
        patience: Duration::from_secs(60),
        journal: true,
        ..Plan::new(format!("http://127.0.0.1:{port}").parse().unwrap(), "king-of-tokyo")
    };
    let reins = Arc::new(Reins::new(u64::MAX));
    let run = tokio::spawn(load::run(plan, Arc::clone(&reins)));
    for _ in 0..KILLS {
        for _ in 0..CUTS {
            go_on(&reins, 8).await;
            reins.cut().await;
        }
        go_on(&reins, 16).await;
        served.kill();
        served = Served::start(&data, port);
    }
    go_on(&reins, 100).await;
    reins.stop();
    let report = run.await.unwrap().unwrap();
    served.kill();
    println!("{report}");
    assert_eq!(report.cut as usize, KILLS * CUTS);
    assert!(report.broken as usize >= KILLS, "killing breaks sockets");
    assert_eq!(report.out_of_step, 0, "everybody has seen what the server shows");
    assert_eq!(report.journal.len() as u64, report.moves);
    compare(&data, &report.journal).await;
    fs::remove_dir_all(&data).unwrap();
}

/// Holds what was acknowledged against the log.
async fn compare(data: &Path, journal: &[Acked]) {
    let store = SqliteStore::open(Options::new(data.join("tokyo.db"))).await.unwrap();
    let mut by_table: BTreeMap<&str, Vec<&Acked>> = BTreeMap::new();
    for acked in journal {
        by_table.entry(&acked.table).or_default().push(acked);
    }
    assert!(by_table.len() >= 8);
    for (key, all) in by_table {
        let table = store.table(key).await.unwrap().expect("no table is lost");
        let log = store.history(table.id, 0, u32::MAX).await.unwrap();
        assert_eq!(log.len() as u64, table.version);
        let head: Value = serde_json::from_str(&table.head).unwrap();
        for acked in &all {
            let place = usize::try_from(acked.version).unwrap() - 1;
            let line: Value = serde_json::from_str(log.get(place).expect("lost")).unwrap();
            let command: Value = serde_json::from_str(&acked.command).unwrap();
            assert_eq!(line["play"]["command"], command, "lost: {acked:?}");
            assert_eq!(line["play"]["actor"], Value::from(acked.seat), "lost: {acked:?}");
            // Ids are kept apart by the number with which the person sat down.
            let since = &head["seats"][usize::from(acked.seat)]["since"];
            let id = format!("{}/{since}:{}", acked.seat, acked.id);
            let found = store.find_command(table.id, &id).await.unwrap();
            assert_eq!(found, Some(acked.version), "{acked:?}");
        }
        // Here every line is a command of a client, and every client waited for the answer to
        // each: a line beyond those would be a command that acted twice.
        let versions: BTreeSet<u64> = all.iter().map(|acked| acked.version).collect();
        assert_eq!(versions.len(), all.len(), "two commands share a line at {key}");
        assert_eq!(log.len(), all.len(), "doubled at {key}");
    }
    store.close().await;
}
