//! A disk that is full, and a file that another program holds: said clearly, nothing lost.

use std::sync::Arc;
use std::time::Duration;

use crate::common::{Client, Scratch, config, running};
use serde_json::{Value, json};
use server::Server;
use store::{Lobby, MatchLog, Settings, SqliteStore, Store};
use tokio::sync::watch;

/// Plays until something cannot be written: the command, and the version of the last that could.
async fn play_until_refused(clients: &mut [Client]) -> (usize, Value, u64) {
    let mut version = clients[0].version();
    loop {
        for client in clients.iter_mut() {
            client.catch_up(version).await;
        }
        let acts = |client: &Client| client.standing.get("ask").is_some();
        let actor = clients.iter().position(acts).unwrap();
        let choice = clients[actor].choice(0);
        clients[actor].say(choice.clone()).await;
        let answer = loop {
            let heard = clients[actor].hear().await;
            clients[actor].note(&heard);
            if heard["id"] == choice["id"] {
                break heard;
            }
        };
        if answer["is"] == "error" {
            assert_eq!(answer["code"], "not-stored");
            return (actor, choice, version);
        }
        version = answer["version"].as_u64().unwrap();
    }
}

#[tokio::test]
async fn a_full_disk_is_said_and_the_match_goes_on_when_there_is_room() {
    let scratch = Scratch::new("full");
    let (mut limited, _) = config(&scratch);
    limited.database.most_pages = Some(48);
    let server = Server::start(limited).await.unwrap();
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = Vec::new();
    for guest in &guests {
        clients.push(guest.hello(&key, None).await.0);
    }
    // Talking fills the disk sooner than playing, which could come to its end before: first by much
    // at once, then by as little as there is room for.
    for text in ["x".repeat(200), "x".to_owned()] {
        let why = loop {
            clients[0].say(json!({ "do": "chat", "text": text })).await;
            let heard = clients[0].hear().await;
            if heard["is"] == "error" {
                break heard["message"].as_str().unwrap().to_owned();
            }
        };
        assert!(why.contains("the disk is full"), "{why}");
    }
    let (status, _, said) = guests[0].request("GET", "/readyz", None).await;
    assert_eq!(status, 503, "{said}");
    assert!(said.contains("disk-full") && said.contains("the disk is full"), "{said}");
    assert_eq!(guests[0].request("GET", "/healthz", None).await.0, 200, "the process lives");
    let (actor, choice, version) = play_until_refused(&mut clients).await;
    server.stop().await;

    let server = Server::start(config(&scratch).0).await.unwrap();
    let guest = crate::common::Guest { address: server.local_addr(), ..guests[actor].clone() };
    let (mut client, welcome) = guest.hello(&key, None).await;
    assert_eq!(welcome["version"], version, "what was acknowledged, and nothing else");
    assert_eq!(guest.request("GET", "/readyz", None).await.0, 200, "there is room again");
    client.say(choice).await;
    assert_eq!(client.hear_until("ack").await["version"], version + 1);
}

#[tokio::test]
async fn while_another_program_holds_the_file_nothing_is_acknowledged() {
    let scratch = Scratch::new("locked");
    let (mut config, _) = config(&scratch);
    config.database.patience = Duration::ZERO;
    let impatient = config.database.clone();
    let server = Server::start(config).await.unwrap();
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = Vec::new();
    for guest in &guests {
        clients.push(guest.hello(&key, None).await.0);
    }
    let (open, gate) = watch::channel(false);
    let patience = Duration::from_secs(30);
    let patient = store::Options { gate: Some(gate), patience, ..impatient.clone() };
    let other = Arc::new(SqliteStore::open(patient).await.unwrap());
    let writer = Arc::clone(&other);
    // It holds the file from the moment it writes until the gate opens.
    let holding = tokio::spawn(async move { writer.set_setting("other", "1".into()).await });
    let probe = SqliteStore::open(impatient).await.unwrap();
    // Until it is held.
    while probe.set_setting("probe", String::new()).await.is_ok() {}
    probe.close().await;
    let (actor, choice, version) = play_until_refused(&mut clients).await;
    assert_eq!(version, 0);
    open.send(true).unwrap();
    holding.await.unwrap().unwrap();
    clients[actor].say(choice).await;
    let ack = clients[actor].hear_until("ack").await;
    assert_eq!(ack["version"], version + 1, "nothing of the failed try is there");
    let id = other.table(&key).await.unwrap().unwrap().id;
    assert_eq!(other.history(id, 0, u32::MAX).await.unwrap().len() as u64, version + 1);
    other.close().await;
}
