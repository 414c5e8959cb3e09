//! The last guest leaves a table through one node while another sits down through another.

use std::sync::Barrier;
use std::thread;

use serde_json::{Value, json};

use super::database::Database;
use super::nodes::{Nodes, Setting};
use super::times;
use crate::served::guest::Guest;
use crate::served::part::contributed;

/// How it can end.
#[derive(Debug, PartialEq, Eq)]
enum End {
    /// The table is gone, and the person who wanted to sit down was told so.
    Gone,
    /// It goes on with the person who sat down.
    Stays,
}

#[test]
fn the_last_leave_and_a_join_never_leave_a_seat_at_a_table_that_is_gone() {
    let database = Database::new("leave");
    let nodes = Nodes::start("last-leave", &Setting::new(&database.url), 3);
    let [first, second, third] = nodes.ports().try_into().unwrap();
    let (ann, bob) = (Guest::new(first, "10.0.0.1"), Guest::new(second, "10.0.0.2"));
    let watcher = Guest::new(third, "10.0.0.3");
    let rounds = times(100, 3_000);
    let ends: Vec<End> = (0..rounds).map(|round| race(&ann, &bob, &watcher, round)).collect();
    let stays = ends.iter().filter(|end| **end == End::Stays).count();
    println!("{rounds} times the last leave met a join: {stays} tables stayed");
    assert!(stays > 0 && stays < rounds, "both happen");
    let lost = "SELECT count(*) FROM members LEFT JOIN tables ON tables.id = table_id
        WHERE tables.id IS NULL";
    assert_eq!(database.ask(lost), "0");
    assert_eq!(database.ask("SELECT count(*) FROM tables"), "0", "all have left");
}

fn race(ann: &Guest, bob: &Guest, watcher: &Guest, round: usize) -> End {
    let game = json!({ "game": "connect-four", "seats": 2 });
    let key = ann.post("/api/tables", &game)["key"].as_str().unwrap().to_owned();
    let at = format!("/api/tables/{key}");
    let barrier = Barrier::new(2);
    let (left, joined) = thread::scope(|scope| {
        let leave = scope.spawn(|| {
            // A little later each time, so that every order comes up.
            barrier.wait();
            spin(round % 10 * 100);
            ann.request("POST", &format!("{at}/leave"), "{}")
        });
        barrier.wait();
        spin(500);
        let path = format!("{at}/join");
        let joined = bob.request("POST", &path, &contributed(&path, &json!({})).to_string());
        (leave.join().unwrap(), joined)
    });
    assert!(is_ok(&left), "{left}");
    let seen = watcher.request("GET", &at, "");
    if is_ok(&seen) {
        assert!(is_ok(&joined), "nobody sits at a table that is there: {joined}\n{seen}");
        let own: Value = body(&bob.request("GET", &at, ""));
        assert!(own["mine"].is_u64() && own["host"] == true, "{own}");
        assert!(is_ok(&bob.request("POST", &format!("{at}/leave"), "{}")));
        return End::Stays;
    }
    assert!(seen.starts_with("HTTP/1.1 404"), "{seen}");
    assert!(joined.starts_with("HTTP/1.1 404"), "a seat at a table that is gone: {joined}");
    End::Gone
}

fn is_ok(answer: &str) -> bool {
    answer.starts_with("HTTP/1.1 2")
}

fn body(answer: &str) -> Value {
    serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
}

/// Waits for about that many microseconds.
fn spin(micros: usize) {
    let begin = std::time::Instant::now();
    while begin.elapsed().as_micros() < micros as u128 {
        std::hint::spin_loop();
    }
}
