//! Other rules, damaged matches.

use std::sync::Arc;

use serde_json::{Value, json};
use server::Server;
use store::{Beginning, Changed, Lobby, MatchLog, Phase, Saved, SqliteStore, TableChange, Wake};

use super::play_on::{play_on, sit_down};
use crate::common::{Guest, Scratch, config, running};

/// A server whose store the test can reach into.
async fn start(scratch: &Scratch) -> (Server, Arc<SqliteStore>) {
    let (mut config, _) = config(scratch);
    config.checkpoint_every = 4;
    let store = Arc::new(SqliteStore::open(config.database.clone()).await.unwrap());
    (Server::start_with(config, store.clone()).await.unwrap(), store)
}

/// A running match of two whose checkpoint `edit` has changed, as if another program had left it.
async fn edited(
    server: &Server,
    store: &SqliteStore,
    edit: impl Fn(&mut Value),
) -> (String, Vec<Guest>) {
    let (model, guests) = running(server, 2, json!({})).await;
    let model = store.table(&model).await.unwrap().unwrap();
    let mut opening: Value = serde_json::from_str(&store.opening(model.id).await.unwrap()).unwrap();
    edit(&mut opening);
    let table = guests[0].post("/api/tables", json!({ "game": "king-of-tokyo", "seats": 2 })).await;
    let key = table["key"].as_str().unwrap().to_owned();
    let row = store.table(&key).await.unwrap().unwrap();
    let change = TableChange {
        id: row.id,
        revision: row.revision,
        phase: Phase::Open,
        head: model.head,
        people: None,
        begins: Some(Beginning {
            opening: Saved { text: opening.to_string(), rules: 1 },
            wake: Wake::default(),
            awaited: 0,
        }),
        joins: None,
    };
    assert_eq!(store.change_table(change).await.unwrap(), Changed::Done);
    (key, guests)
}

#[tokio::test]
async fn a_match_of_other_rules_goes_on_if_its_state_is_accepted() {
    let scratch = Scratch::new("other-rules");
    let (server, store) = start(&scratch).await;
    let (key, guests) = edited(&server, &store, |opening| {
        opening["rules_version"] = json!(999);
        opening["digest"] = json!("0".repeat(opening["digest"].as_str().unwrap().len()));
    })
    .await;
    let mut clients = sit_down(&key, &guests).await;
    play_on(&mut clients, 6).await;
    let before = clients[0].standing["view"].clone();
    server.stop().await;

    let (server, _store) = start(&scratch).await;
    let moved = |guest: &Guest| Guest { address: server.local_addr(), ..guest.clone() };
    let guests: Vec<Guest> = guests.iter().map(moved).collect();
    let mut clients = sit_down(&key, &guests).await;
    assert_eq!(clients[0].standing["view"], before);
    play_on(&mut clients, 3).await;
    assert_eq!(clients[0].version(), 9);
}

#[tokio::test]
async fn a_match_that_the_rules_do_not_accept_is_frozen_and_says_why() {
    let scratch = Scratch::new("frozen");
    let (server, store) = start(&scratch).await;
    let (key, guests) = edited(&server, &store, |opening| {
        opening["rules_version"] = json!(999);
        opening["state"] = json!({ "of": "another time" });
    })
    .await;
    let (mut client, error) = guests[0].hello(&key, None).await;
    assert_eq!((&error["is"], &error["code"]), (&json!("error"), &json!("frozen")));
    assert!(error["message"].as_str().unwrap().contains("version 999"), "{error}");
    let (_, again) = guests[1].hello(&key, None).await;
    assert_eq!(again["code"], "frozen", "everybody who asks is told");
    client.say(json!({ "do": "undo", "id": "u" })).await;
    assert_eq!(client.hear().await["is"], "error");
    let command = json!({ "id": "c", "decision": 1, "command": {} });
    let path = format!("/api/tables/{key}/command");
    let (status, _, problem) = guests[0].request("POST", &path, Some(command)).await;
    assert_eq!(status, 409);
    assert!(problem.contains("\"frozen\""), "a program isn't told to send it again: {problem}");

    let (other, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&other, &guests).await;
    play_on(&mut clients, 3).await;
}

#[tokio::test]
async fn a_damaged_match_of_these_rules_is_frozen_too() {
    let scratch = Scratch::new("damaged");
    let (server, store) = start(&scratch).await;
    let (key, guests) = edited(&server, &store, |opening| {
        opening["digest"] = json!("0".repeat(opening["digest"].as_str().unwrap().len()));
    })
    .await;
    let (_, error) = guests[0].hello(&key, None).await;
    assert_eq!(error["code"], "frozen", "{error}");
}
