//! The log of a match, for anyone who asks.

use serde_json::{Value, json};

use super::play_on::{awaited, sit_down};
use crate::common::{Client, Guest, Scratch, running, start};

/// The whole log, page after page, as that guest is told it.
async fn whole(guest: &Guest, key: &str) -> Vec<Value> {
    let mut entries = Vec::new();
    let mut before = Value::Null;
    loop {
        let cursor = if before.is_null() { String::new() } else { format!("?before={before}") };
        let page = guest.get(&format!("/api/tables/{key}/log{cursor}")).await;
        let mut older = page["entries"].as_array().unwrap().clone();
        assert!(older.len() < 200, "a page has {} entries", older.len());
        older.append(&mut entries);
        entries = older;
        before = page["before"].clone();
        if before.is_null() {
            return entries;
        }
    }
}

/// Plays that many acts; tells the events that each client was told.
async fn overheard(clients: &mut [Client], acts: usize) -> Vec<Vec<Value>> {
    let mut told = vec![Vec::new(); clients.len()];
    for act in 0..acts {
        let next = awaited(&clients[..2]);
        let choice = clients[next].choice(act * 7 + 3);
        clients[next].say(choice).await;
        let version = clients[next].version() + 1;
        for (client, told) in clients.iter_mut().zip(&mut told) {
            while client.version() < version {
                let update = client.hear_until("update").await;
                told.extend(update["events"].as_array().unwrap().iter().cloned());
            }
        }
    }
    told
}

fn plays(entries: &[Value]) -> Vec<Value> {
    let event = |entry: &Value| {
        json!({
            "line": entry["line"],
            "turn": entry["turn"],
            "event": entry["event"],
            "text": entry["text"],
        })
    };
    entries.iter().filter(|entry| entry["deed"] == "play").map(event).collect()
}

#[tokio::test]
async fn whoever_comes_later_is_told_what_happened_as_they_could_know_it_then() {
    let scratch = Scratch::new("log-whole");
    let server = start(&scratch).await;
    let (key, mut guests) = running(&server, 2, json!({ "game": "tokyo-dangan" })).await;
    guests.push(Guest::new(&server, "Spectator").await);
    let mut clients = sit_down(&key, &guests).await;
    let told = overheard(&mut clients, 60).await;
    drop(clients);
    for (guest, told) in guests.iter().zip(&told) {
        assert!(told.len() > 60);
        assert_eq!(plays(&whole(guest, &key).await), *told);
        let (_, welcome) = guest.hello(&key, None).await;
        assert!(welcome.get("log").is_none() && welcome.get("entries").is_none());
    }
    let tiles =
        |told: &[Value]| told.iter().filter(|e| !e["event"]["drew"]["tiles"].is_null()).count();
    assert!(tiles(&told[0]) > 0, "a player knows what they drew");
    assert_eq!(tiles(&plays(&whole(&guests[2], &key).await)), 0, "a spectator does not");
}

#[tokio::test]
async fn an_undo_is_one_entry_and_what_it_took_back_is_left_out() {
    let scratch = Scratch::new("log-undo");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({ "game": "connect-four" })).await;
    let mut clients = sit_down(&key, &guests).await;
    let seat = awaited(&clients);
    clients[seat].play(0).await;
    let first = whole(&guests[0], &key).await;
    clients[seat].say(json!({ "do": "undo", "id": "u" })).await;
    let update = loop {
        let update = clients[seat].hear_until("update").await;
        if update["version"] == 2 {
            break update;
        }
    };
    assert_eq!(update["deeds"][0]["deed"], "undo");
    clients[seat].play(3).await;
    clients[1 - seat].catch_up(3).await;
    clients[1 - seat].say(json!({ "do": "leave", "id": "l" })).await;
    clients[1 - seat].hear_until("ack").await;
    let log = whole(&guests[0], &key).await;
    let told = |entry: &Value| (entry["line"].clone(), entry["deed"].clone());
    let told: Vec<_> = log.iter().map(told).collect();
    let expected = [(2, "undo"), (3, "play"), (4, "seat")];
    assert_eq!(told[..3], expected.map(|(line, deed)| (json!(line), json!(deed))));
    assert_eq!(log[0]["text"], first[0]["text"], "it says what was taken back");
    assert_eq!((&log[2]["why"], &log[2]["seat"]), (&json!("left"), &json!(1 - seat)));
}

#[tokio::test]
async fn a_burst_of_requests_replays_the_match_once() {
    let scratch = Scratch::new("log-burst");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    overheard(&mut clients, 20).await;
    let asked: Vec<_> = (0..12)
        .map(|_| {
            let (guest, key) = (guests[0].clone(), key.clone());
            tokio::spawn(async move { whole(&guest, &key).await })
        })
        .collect();
    let mut logs = Vec::new();
    for asked in asked {
        logs.push(asked.await.unwrap());
    }
    assert!(logs.windows(2).all(|pair| pair[0] == pair[1] && !pair[0].is_empty()));
    assert_eq!(server.house().logs.written(), 1);
    whole(&guests[1], &key).await;
    assert_eq!(server.house().logs.written(), 2, "the other seat may know something else");
}

#[tokio::test]
async fn a_seat_token_shows_the_log_of_its_seat_and_a_bad_one_that_of_a_spectator() {
    let scratch = Scratch::new("log-token");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({ "game": "tokyo-dangan" })).await;
    let mut clients = sit_down(&key, &guests).await;
    overheard(&mut clients, 20).await;
    let token = guests[0].get(&format!("/api/tables/{key}")).await["token"].clone();
    let elsewhere = Guest::new(&server, "Elsewhere").await;
    let with = |token: &str| {
        let cookie = format!("{}\r\nSeat-Token: {token}", elsewhere.cookie);
        Guest { cookie, ..elsewhere.clone() }
    };
    let own = whole(&guests[0], &key).await;
    let public = whole(&elsewhere, &key).await;
    assert_ne!(own, public);
    assert_eq!(whole(&with(token.as_str().unwrap()), &key).await, own);
    assert_eq!(whole(&with("0.1.nonsense"), &key).await, public);
}

#[tokio::test]
async fn there_is_no_log_before_the_start() {
    let scratch = Scratch::new("log-open");
    let server = start(&scratch).await;
    let ann = Guest::new(&server, "Ann").await;
    let table = ann.post("/api/tables", json!({ "game": "king-of-tokyo", "seats": 2 })).await;
    let at = format!("/api/tables/{}/log", table["key"].as_str().unwrap());
    assert_eq!(ann.request("GET", &at, None).await.0, 409);
    assert_eq!(ann.request("GET", "/api/tables/0123456789abcdef/log", None).await.0, 404);
}
