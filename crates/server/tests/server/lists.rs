//! Lists of tables, and how long tables wait, against the real server.

use std::io::Read;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::common::{Guest, Scratch, config, start};
use serde_json::{Value, json};
use server::Server;
use store::{Phase, TableChange};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const MINUTE_MS: u64 = 60_000;

fn keys(listing: &Value) -> Vec<String> {
    let tables = listing["tables"].as_array().unwrap();
    tables.iter().map(|table| table["key"].as_str().unwrap().to_owned()).collect()
}

async fn open(guest: &Guest, extra: Value) -> String {
    let mut new = json!({ "game": "king-of-tokyo", "seats": 2 });
    for (field, value) in extra.as_object().unwrap() {
        new[field] = value.clone();
    }
    guest.post("/api/tables", new).await["key"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn lists_are_filtered_and_what_makes_no_sense_is_refused() {
    let scratch = Scratch::new("filters");
    let server = start(&scratch).await;
    let [ann, bob] = [Guest::new(&server, "Ann").await, Guest::new(&server, "Bob").await];
    let kot = open(&ann, json!({ "setup": { "tokyo_bay": true } })).await;
    let full = open(&ann, json!({ "bots": ["easy"] })).await;
    let clock = json!({ "days-per-move": { "days": 2 } });
    let four = open(&ann, json!({ "game": "connect-four", "clock": clock })).await;
    let list = async |query: &str| keys(&bob.get(&format!("/api/tables?{query}")).await);
    assert_eq!(list("").await, [four.clone(), full.clone(), kot.clone()]);
    assert_eq!(list("game=king-of-tokyo").await, [full.clone(), kot.clone()]);
    assert_eq!(list("game=king-of-tokyo&free=true").await, std::slice::from_ref(&kot));
    assert_eq!(list("pace=days").await, [four]);
    assert_eq!(list("pace=real-time").await, Vec::<String>::new());
    assert_eq!(list("limit=1&free=true&pace=untimed").await, [kot]);
    let first = bob.get("/api/tables?limit=3").await;
    assert!(first["next"].is_null(), "nothing follows");
    assert_eq!(first["tables"][2]["options"], json!({ "tokyo_bay": true }));
    for wrong in ["limit=0", "limit=101", "before=x", "pace=slow", "which=over&pace=days", "gmae=x"]
    {
        let (status, _, body) = bob.request("GET", &format!("/api/tables?{wrong}"), None).await;
        assert_eq!(status, 400, "{wrong}: {body}");
    }
}

#[tokio::test]
async fn one_bad_row_does_not_spoil_the_list() {
    let scratch = Scratch::new("bad-row");
    let server = start(&scratch).await;
    let ann = Guest::new(&server, "Ann").await;
    let good = [open(&ann, json!({})).await, open(&ann, json!({})).await];
    let bad = open(&ann, json!({})).await;
    let store = &server.house().store;
    let row = store.table(&bad).await.unwrap().unwrap();
    let change = TableChange {
        id: row.id,
        revision: row.revision,
        phase: Phase::Open,
        head: r#"{"game":"king-of-tokyo","seats":[null]}"#.into(),
        people: None,
        begins: None,
        joins: None,
    };
    store.change_table(change).await.unwrap();
    let seen = keys(&ann.get("/api/tables?free=true").await);
    assert_eq!(seen, [good[1].clone(), good[0].clone()]);
    let page = ann.get("/api/tables?limit=1").await;
    assert_eq!(page["tables"], json!([]), "the bad one");
    let next = page["next"].as_str().unwrap();
    let rest = keys(&ann.get(&format!("/api/tables?before={next}")).await);
    assert_eq!(rest, seen, "paging goes on behind it");
}

#[tokio::test]
async fn a_long_list_is_packed_for_who_can_unpack_it() {
    let scratch = Scratch::new("packed");
    let server = start(&scratch).await;
    let ann = Guest::new(&server, "Ann").await;
    for _ in 0..12 {
        open(&ann, json!({})).await;
    }
    let plain = ann.request("GET", "/api/tables", None).await;
    assert!(plain.2.len() > 1_024, "worth packing");
    assert!(!plain.1.contains("content-encoding"), "{}", plain.1);
    let mut stream = TcpStream::connect(ann.address).await.unwrap();
    let request = format!(
        "GET /api/tables HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nConnection: close\r\n\
         Accept-Encoding: br, gzip\r\n\r\n",
        ann.address, ann.cookie
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let split = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").unwrap();
    let head = String::from_utf8_lossy(&answer[..split]).to_lowercase();
    assert!(head.contains("content-encoding: gzip"), "{head}");
    assert!(head.contains("vary: accept-encoding"), "{head}");
    let mut unpacked = String::new();
    flate2::read::GzDecoder::new(&answer[split + 4..]).read_to_string(&mut unpacked).unwrap();
    assert_eq!(unpacked, plain.2);
    assert!(answer.len() - split < plain.2.len() / 2, "{} bytes", answer.len() - split);
}

/// Waits until a table has gone. The answer to a stranger keeps no table alive.
/// The time limit only ends a test that would hang.
async fn until_gone(stranger: &Guest, key: &str) {
    let gone = async {
        while stranger.request("GET", &format!("/api/tables/{key}"), None).await.0 != 404 {
            tokio::task::yield_now().await;
        }
    };
    let limit = Duration::from_secs(60);
    tokio::time::timeout(limit, gone).await.unwrap_or_else(|_| panic!("{key} stays"));
}

#[tokio::test]
async fn listed_tables_go_ten_minutes_after_everyone_left_private_ones_after_a_week() {
    let scratch = Scratch::new("expiry");
    let (config, clock) = config(&scratch);
    let server = Server::start(config).await.unwrap();
    let [ann, bob] = [Guest::new(&server, "Ann").await, Guest::new(&server, "Bob").await];
    let is_there =
        async |key: &str| bob.request("GET", &format!("/api/tables/{key}"), None).await.0 == 200;
    let left = open(&ann, json!({})).await;
    let watched = open(&ann, json!({})).await;
    let polled = open(&ann, json!({})).await;
    let private = open(&ann, json!({ "private": true })).await;
    let (client, _) = bob.hello(&watched, None).await;
    clock.advance(5 * MINUTE_MS);
    // A program that waits without a socket.
    ann.get(&format!("/api/tables/{polled}")).await;
    clock.advance(5 * MINUTE_MS + 1);
    until_gone(&bob, &left).await;
    for key in [&watched, &polled, &private] {
        assert!(is_there(key).await, "{key}");
    }
    drop(client);
    while server.house().counts.sockets.load(Ordering::Relaxed) > 0 {
        tokio::task::yield_now().await;
    }
    clock.advance(10 * MINUTE_MS + 1);
    until_gone(&bob, &watched).await;
    until_gone(&bob, &polled).await;
    assert!(is_there(&private).await, "friends may come tomorrow");
    clock.advance(7 * 24 * 60 * MINUTE_MS);
    until_gone(&bob, &private).await;
}

#[tokio::test]
async fn rematches_count_and_one_that_is_gone_is_opened_anew() {
    let scratch = Scratch::new("rematches");
    let (mut config, clock) = config(&scratch);
    config.waiting_per_guest = 1;
    let server = Server::start(config).await.unwrap();
    let (key, guests) = crate::common::running(&server, 2, json!({ "game": "connect-four" })).await;
    let mut clients = Vec::new();
    for guest in &guests {
        clients.push(guest.hello(&key, None).await.0);
    }
    while !clients[0].is_over() {
        let acts = clients.iter().position(|client| client.standing.get("ask").is_some());
        let version = clients[acts.unwrap()].play(0).await;
        for client in &mut clients {
            client.catch_up(version).await;
        }
    }
    let at = format!("/api/tables/{key}/rematch");
    let waiting = open(&guests[0], json!({})).await;
    let (status, _, body) = guests[0].request("POST", &at, Some(json!({}))).await;
    assert_eq!(status, 409, "{body}");
    assert!(body.contains("too-many-tables"), "{body}");
    guests[0].post(&format!("/api/tables/{waiting}/leave"), json!({})).await;

    // However many ask at once, there is one rematch, and none that nobody knows of.
    let both = [guests[0].post(&at, json!({})), guests[1].post(&at, json!({}))];
    let both = futures_util::future::join_all(both).await;
    assert_eq!(both[0]["key"], both[1]["key"]);
    let again = both[0]["key"].as_str().unwrap();
    assert_eq!(keys(&guests[0].get("/api/tables").await), [again]);

    clock.advance(10 * MINUTE_MS + 1);
    let stranger = Guest::new(&server, "Stranger").await;
    until_gone(&stranger, again).await;
    let fresh = guests[1].post(&at, json!({})).await;
    assert_ne!(fresh["key"], again);
}
