//! Three hundred faults under load: the real program is killed, sockets are cut, and in the end
//! everything that was acknowledged is in the log, once, and nobody has seen anything else.

use std::fs;
use std::sync::Arc;
use std::time::Duration;

use crate::history;
use crate::served::{Served, folder};
use load::{Plan, Reins};
use store::{Options, SqliteStore, Store};

/// How often the server is killed.
const KILLS: usize = 100;
/// How many sockets are cut between two kills.
const CUTS: usize = 2;

/// Lets that many more moves be acknowledged. The time limit only ends a test that would hang.
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
        history: true,
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
    let store = SqliteStore::open(Options::new(data.join("tokyo.db"))).await.unwrap();
    let checked = history::check(&store, &report).await;
    println!("{checked}");
    assert!(checked.tables >= 8);
    store.close().await;
    fs::remove_dir_all(&data).unwrap();
}
