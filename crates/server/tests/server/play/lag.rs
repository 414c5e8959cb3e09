//! How much later than meant a command arrived.

use std::sync::Arc;

use serde_json::{Value, json};
use server::Server;
use store::{Lobby, MatchLog, SqliteStore};
use tokio_tungstenite::tungstenite::Message;

use super::play_on::settle;
use crate::common::{Client, Scratch, config, running};

/// Plays the first offer of that kind.
async fn play(client: &mut Client, kind: &str) -> Value {
    let offers = client.standing["ask"]["offers"].as_array().unwrap();
    let is_kind = |offer: &Value| offer["command"] == kind || offer["command"].get(kind).is_some();
    let nth = offers.iter().position(is_kind);
    let choice = client.choice(nth.unwrap_or_else(|| panic!("no {kind}: {}", client.standing)));
    client.say(choice).await;
    loop {
        let answer = client.hear().await;
        client.note(&answer);
        if answer["is"] == "ack" || answer["is"] == "refused" {
            return answer;
        }
    }
}

/// Calls "stop!", whatever is offered.
async fn stop(client: &mut Client, decision: u64) -> Value {
    let id = format!("stop {decision}");
    client.say(json!({ "do": "command", "id": id, "decision": decision, "command": "stop" })).await;
    loop {
        let message = client.hear().await;
        if message["id"] == id.as_str() {
            return message;
        }
    }
}

#[tokio::test]
async fn half_of_the_round_trip_is_credited_and_recorded() {
    let scratch = Scratch::new("lag");
    let (config, clock) = config(&scratch);
    let store = Arc::new(SqliteStore::open(config.database.clone()).await.unwrap());
    let server = Server::start_with(config, store.clone()).await.unwrap();
    let (key, guests) = running(&server, 2, json!({ "game": "tokyo-jutaku" })).await;
    let (mut near, _) = guests[0].hello(&key, None).await;
    settle(&mut near).await;
    let mut far = Client::connect(&guests[1]).await;
    far.say(json!({ "do": "hello", "table": key })).await;
    assert!(matches!(far.frame().await, Message::Ping(_)), "the way is measured first");
    clock.advance(200);
    far.hear_until("welcome").await;
    settle(&mut far).await;

    let mut clients = [near, far];
    for _ in 0..2 {
        let next = clients.iter().position(|client| client.standing.get("ask").is_some()).unwrap();
        assert_eq!(play(&mut clients[next], "start").await["is"], "ack");
        for client in &mut clients {
            settle(client).await;
        }
    }
    clock.advance(3_000);
    for kind in ["grab", "place"] {
        for client in &mut clients {
            while client.standing.get("ask").is_none() {
                client.hear_until("update").await;
            }
            settle(client).await;
            assert_eq!(play(client, kind).await["is"], "ack");
        }
    }
    let [near, far] = &mut clients;
    settle(near).await;
    assert_eq!(play(near, "stop").await["is"], "ack");
    // Calls within 250 ms count as one; this one arrives later, but was made in time.
    clock.advance(300);
    let answer = stop(far, 0).await;
    // The seat is not asked any more, so only the answer says which decision it has.
    let answer = stop(far, answer["decision"].as_u64().unwrap()).await;
    assert_eq!(answer["is"], "ack", "{answer}");
    let id = store.table(&key).await.unwrap().unwrap().id;
    let version = answer["version"].as_u64().unwrap();
    let line = store.history(id, version - 1, 1).await.unwrap().remove(0);
    assert!(line.contains("\"lag_ms\":100"), "{line}");
}
