//! Somebody new takes a seat that a bot keeps.

use std::sync::Arc;

use serde_json::{Value, json};
use server::Server;
use store::{Changed, Lobby, SqliteStore, TableChange};

use super::play_on::sit_down;
use crate::common::{Client, Guest, Scratch, config, running, start};

async fn leave(client: &mut Client, how: &str) {
    client.say(json!({ "do": how, "id": how })).await;
    client.hear_until("ack").await;
}

async fn allow(host: &Guest, key: &str, allow: bool) {
    host.post(&format!("/api/tables/{key}/newcomers"), json!({ "allow": allow })).await;
}

/// Wants a seat: the status, and what is said about it.
async fn want(guest: &Guest, key: &str, seat: Option<u8>) -> (u16, String) {
    let body = Some(json!({ "seat": seat }));
    let (status, _, text) =
        guest.request("POST", &format!("/api/tables/{key}/take-over"), body).await;
    (status, text)
}

/// Three play Izakaya, where every seat has secrets; the last one resigns.
async fn resigned(server: &Server) -> (String, Vec<Guest>, Vec<Client>) {
    let (key, guests) = running(server, 3, json!({ "game": "izakaya" })).await;
    let mut clients = sit_down(&key, &guests).await;
    leave(&mut clients[2], "resign").await;
    (key, guests, clients)
}

#[tokio::test]
async fn somebody_new_takes_the_seat_and_the_one_before_has_lost_it_for_good() {
    let scratch = Scratch::new("takeover");
    let server = start(&scratch).await;
    let (key, guests, mut clients) = resigned(&server).await;
    let at = format!("/api/tables/{key}");
    let token = guests[2].get(&at).await["token"].as_str().unwrap().to_owned();
    allow(&guests[0], &key, true).await;
    let dora = Guest::new(&server, "Dora").await;
    let taken = dora.post(&format!("{at}/take-over"), json!({})).await;
    assert_eq!((&taken["mine"], &taken["seats"][2]["name"]), (&json!(2), &json!("Dora")));
    assert_eq!(taken["seats"][2]["vacant"], false);
    let (mut own, welcome) = dora.hello(&key, None).await;
    assert_eq!(welcome["view"]["viewer"], json!({ "seat": 2 }), "she sees what the seat may know");
    assert_eq!(welcome["sitters"][2], json!({ "name": "Dora", "why": "taken-over" }));
    assert_eq!(
        welcome["gave_up"],
        json!([{ "seat": 2, "name": "Player 2", "why": "resigned" }]),
        "the loss stays with who gave up"
    );

    assert_eq!(clients[2].hear_until("error").await["code"], "seat-gone");
    assert_eq!(clients[2].hear_until("welcome").await["view"]["viewer"], "public");
    for act in ["take-back", "undo", "leave"] {
        clients[2].say(json!({ "do": act, "id": format!("x-{act}") })).await;
        assert_eq!(clients[2].hear_until("error").await["code"], "no-seat");
    }
    let mut stolen = Client::connect(&guests[2]).await;
    stolen.say(json!({ "do": "hello", "table": key, "token": token })).await;
    assert_eq!(stolen.hear().await["code"], "seat-gone", "the old link is dead");

    leave(&mut own, "leave").await;
    own.say(json!({ "do": "take-back", "id": "t" })).await;
    own.hear_until("ack").await;
    assert_eq!(dora.get(&at).await["mine"], 2, "the seat is hers to leave and take back");
}

#[tokio::test]
async fn nobody_gets_a_second_seat_or_one_that_is_not_to_be_had() {
    let scratch = Scratch::new("takeover-not");
    let server = start(&scratch).await;
    let (key, guests, mut clients) = resigned(&server).await;
    let [dora, mal] = [Guest::new(&server, "Dora").await, Guest::new(&server, "Mal").await];
    let (status, why) = want(&dora, &key, None).await;
    assert_eq!(status, 409, "not unless the host allows it: {why}");
    assert!(why.contains("host"), "{why}");
    let (status, _, _) = guests[1]
        .request("POST", &format!("/api/tables/{key}/newcomers"), Some(json!({ "allow": true })))
        .await;
    assert_eq!(status, 403, "that is for the host");
    allow(&guests[0], &key, true).await;
    for seat in [0, 1, 9] {
        assert_eq!(want(&dora, &key, Some(seat)).await.0, 409, "seat {seat}");
    }
    assert_eq!(want(&guests[1], &key, Some(2)).await.0, 409, "one seat a person");
    assert_eq!(want(&guests[2], &key, None).await.0, 409, "who resigned is out");
    assert_eq!(want(&dora, &key, Some(2)).await.0, 200);
    assert_eq!(want(&mal, &key, Some(2)).await.0, 409, "she was first");
    leave(&mut clients[1], "leave").await;
    let (status, why) = want(&guests[2], &key, Some(1)).await;
    assert_eq!(status, 409, "and sees no second seat's secrets: {why}");
    assert_eq!(want(&dora, &key, Some(1)).await.0, 409);
    allow(&guests[0], &key, false).await;
    assert_eq!(want(&mal, &key, Some(1)).await.0, 409, "the host has changed their mind");
}

#[tokio::test]
async fn lists_show_seats_to_take_over_only_while_they_are_to_be_had() {
    let scratch = Scratch::new("takeover-lists");
    let server = start(&scratch).await;
    let (key, guests, mut clients) = resigned(&server).await;
    let watcher = Guest::new(&server, "Mal").await;
    let vacant = async || -> Vec<Value> {
        let listing = watcher.get("/api/tables?which=live").await;
        let seats = listing["tables"][0]["seats"].as_array().unwrap().clone();
        seats.iter().map(|seat| seat["vacant"].clone()).collect()
    };
    let [no, yes] = [json!(false), json!(true)];
    assert_eq!(vacant().await, [no.clone(), no.clone(), no.clone()]);
    allow(&guests[0], &key, true).await;
    // The match notes it by itself; anybody who asks it something is answered afterwards.
    clients[0].hear_until("lobby").await;
    while vacant().await != [no.clone(), no.clone(), yes.clone()] {
        tokio::task::yield_now().await;
    }
    leave(&mut clients[1], "leave").await;
    while vacant().await != [no.clone(), yes.clone(), yes.clone()] {
        tokio::task::yield_now().await;
    }
    clients[1].say(json!({ "do": "take-back", "id": "t" })).await;
    clients[1].hear_until("ack").await;
    while vacant().await != [no.clone(), no.clone(), yes.clone()] {
        tokio::task::yield_now().await;
    }
}

/// The head says that somebody else has the seat, and the match does not know it yet.
#[tokio::test]
async fn a_crash_in_the_middle_of_a_takeover_is_made_good() {
    let scratch = Scratch::new("takeover-crash");
    let (config, _) = config(&scratch);
    let store = Arc::new(SqliteStore::open(config.database.clone()).await.unwrap());
    let server = Server::start_with(config.clone(), store.clone()).await.unwrap();
    let (key, _, _) = resigned(&server).await;
    let dora = Guest::new(&server, "Dora").await;
    let own = dora.post("/api/tables", json!({ "game": "connect-four", "seats": 2 })).await;
    let own = store.table(own["key"].as_str().unwrap()).await.unwrap().unwrap();
    let own: Value = serde_json::from_str(&own.head).unwrap();
    server.stop().await;

    let store = Arc::new(SqliteStore::open(config.database.clone()).await.unwrap());
    let row = store.table(&key).await.unwrap().unwrap();
    let mut head: Value = serde_json::from_str(&row.head).unwrap();
    let before = head["seats"][2].clone();
    head["former"] = json!([{ "guest": before["guest"], "name": before["name"], "seat": 2 }]);
    head["seats"][2]["guest"] = own["host"].clone();
    head["seats"][2]["name"] = json!("Dora");
    head["seats"][2]["sitting"] = json!(9);
    let change = TableChange {
        id: row.id,
        revision: row.revision,
        phase: row.phase,
        head: head.to_string(),
        people: Some(vec![own["host"].as_str().unwrap().to_owned()]),
        begins: None,
        joins: None,
    };
    assert_eq!(store.change_table(change).await.unwrap(), Changed::Done);
    let server = Server::start_with(config, store).await.unwrap();
    let dora = Guest { address: server.local_addr(), ..dora };
    let (_client, welcome) = dora.hello(&key, None).await;
    assert_eq!(welcome["sitters"][2], json!({ "name": "Dora", "why": "taken-over" }));
    assert_eq!(welcome["gave_up"][0]["name"], "Player 2");
}
