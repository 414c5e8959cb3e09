//! The clocks of nodes are wrong by an hour, each in another way, and are set while people play.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde_json::json;

use super::database::Database;
use super::nodes::{Nodes, Setting};
use super::stage::{MOVE_S, Stage};
use super::times;
use crate::served::folder;

/// By how many hours the clock of each node is wrong, one round after the other.
const WRONG_H: [[i64; 3]; 3] = [[1, -1, 0], [-1, 0, 1], [0, 1, -1]];

const HOUR_S: i64 = 60 * 60;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_that_are_wrong_by_an_hour_change_nothing() {
    let library = std::env::var("TOKYO_TEST_FAKETIME").expect(
        "TOKYO_TEST_FAKETIME names libfaketime: run `cargo xtask services`, or the tests by \
         `cargo xtask test`",
    );
    let database = Database::new("dates");
    let files = folder("dates");
    let file = |nth: usize| files.join(format!("wrong-by-{nth}"));
    set_clocks(WRONG_H[0], file);
    let variables = (0..3).map(|nth| wrong_clock(&library, &file(nth))).collect();
    let setting = Setting { variables, ..Setting::new(&database.url) };
    let clock = json!({ "per-move": { "seconds": MOVE_S } });
    let stage = Stage::set("dates", &setting, |plan| plan.clock = Some(clock)).await;
    let rounds = times(3, 30);
    for round in 0..rounds {
        let wrong_h = WRONG_H[round % WRONG_H.len()];
        set_clocks(wrong_h, file);
        until_set(&stage.nodes, &database, wrong_h).await;
        stage.go_on(5).await;
    }
    let fences = stage.nodes.sum("tokyo_fences_total");
    println!("{rounds} times all clocks were set, {fences} leases run out");
    assert_eq!(fences, 0, "no lease runs out");
    stage.end(&database).await;
    std::fs::remove_dir_all(&files).unwrap();
}

/// What makes a program read another date, but leaves alone how much time passes.
fn wrong_clock(library: &str, file: &Path) -> Vec<(String, String)> {
    let file = file.to_str().unwrap();
    let pairs = [
        ("LD_PRELOAD", library),
        ("FAKETIME_TIMESTAMP_FILE", file),
        ("FAKETIME_CACHE_DURATION", "1"),
        ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
        ("DONT_FAKE_MONOTONIC", "1"),
    ];
    pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec()
}

fn set_clocks(wrong_h: [i64; 3], file: impl Fn(usize) -> PathBuf) {
    for (nth, hours) in wrong_h.into_iter().enumerate() {
        std::fs::write(file(nth), format!("{:+}", hours * HOUR_S)).unwrap();
    }
}

/// Waits until the nodes go by these dates. The time limit only ends a test that would hang.
async fn until_set(nodes: &Nodes, database: &Database, wrong_h: [i64; 3]) {
    for (nth, hours) in wrong_h.into_iter().enumerate() {
        let end = Instant::now() + Duration::from_secs(60);
        while wrong_by_h(nodes, database, nth) != hours {
            assert!(Instant::now() < end, "the clocks are not set");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

/// By how many hours a node's clock is wrong, from the date of what it announces.
fn wrong_by_h(nodes: &Nodes, database: &Database, nth: usize) -> i64 {
    let said = nodes.announcing(nth, "what time is it?").output().unwrap();
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    let date = database.ask("SELECT made_at FROM rulings ORDER BY id DESC LIMIT 1");
    let now_s = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() as i64;
    // To the nearest hour.
    (date.parse::<i64>().unwrap() - now_s + HOUR_S / 2).div_euclid(HOUR_S)
}
