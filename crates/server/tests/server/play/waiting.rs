//! Before the start, and the rematch.

use serde_json::{Value, json};

use super::play_on::{play_on, sit_down};
use crate::common::{Guest, Scratch, running, start};

#[tokio::test]
async fn who_waits_is_told_of_every_change_and_of_the_start() {
    let scratch = Scratch::new("waiting");
    let server = start(&scratch).await;
    let [ann, bob] = [Guest::new(&server, "Ann").await, Guest::new(&server, "Bob").await];
    let table = ann.post("/api/tables", json!({ "game": "king-of-tokyo", "seats": 3 })).await;
    let key = table["key"].as_str().unwrap();
    let (mut client, first) = bob.hello(key, None).await;
    assert_eq!((&first["is"], &first["phase"]), (&json!("lobby"), &json!("open")), "{first}");
    assert_eq!((&first["seats"][1], &first["mine"]), (&Value::Null, &Value::Null));
    client.say(json!({ "do": "undo", "id": "u" })).await;
    assert_eq!(client.hear().await["code"], "not-begun");
    client.say(json!({ "do": "resync" })).await;
    assert_eq!(client.hear().await, first, "the same again");

    let at = format!("/api/tables/{key}");
    bob.post(&format!("{at}/join"), json!({})).await;
    let joined = client.hear().await;
    assert_eq!((&joined["seats"][1]["name"], &joined["mine"]), (&json!("Bob"), &json!(1)));
    ann.post(&format!("{at}/bot"), json!({ "level": "easy" })).await;
    assert_eq!(client.hear().await["seats"][2]["bot"], "easy");
    ann.post(&format!("{at}/kick"), json!({ "seat": 1 })).await;
    assert_eq!(client.hear().await["mine"], Value::Null);
    let id = bob.get("/api/me").await["id"].clone();
    ann.post(&format!("{at}/let-in"), json!({ "id": id })).await;
    client.hear().await;
    bob.post(&format!("{at}/join"), json!({})).await;
    client.hear().await;

    ann.post(&format!("{at}/start"), json!({})).await;
    bob.reveal(&at).await;
    let started = loop {
        let told = client.hear_until("lobby").await;
        if told["phase"] == "live" {
            break told;
        }
        assert!(!told["sealed"].is_null(), "who waits sees why: {told}");
    };
    assert!(started["secret"].is_null());
    let welcome = client.hear().await;
    assert_eq!((&welcome["is"], &welcome["seat"]), (&json!("welcome"), &json!(1)));
}

#[tokio::test]
async fn who_waits_at_a_table_that_goes_is_told() {
    let scratch = Scratch::new("gone");
    let server = start(&scratch).await;
    let [ann, bob] = [Guest::new(&server, "Ann").await, Guest::new(&server, "Bob").await];
    let table = ann.post("/api/tables", json!({ "game": "king-of-tokyo", "seats": 2 })).await;
    let key = table["key"].as_str().unwrap();
    let (mut client, _) = bob.hello(key, None).await;
    ann.post(&format!("/api/tables/{key}/leave"), json!({})).await;
    assert_eq!(client.hear_until("error").await["code"], "no-table");
    client.say(json!({ "do": "undo", "id": "u" })).await;
    assert_eq!(client.hear().await["code"], "hello-first");
}

#[tokio::test]
async fn a_rematch_is_announced_at_the_old_table() {
    let scratch = Scratch::new("rematch");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({ "game": "connect-four" })).await;
    let mut clients = sit_down(&key, &guests).await;
    let at = format!("/api/tables/{key}/rematch");
    assert_eq!(guests[1].request("POST", &at, Some(json!({}))).await.0, 409, "not over yet");
    play_on(&mut clients, 100).await;
    assert!(clients[0].is_over());
    let fresh = guests[1].post(&at, json!({})).await;
    let told = clients[0].hear_until("lobby").await;
    assert_eq!(told["rematch"], fresh["key"]);
    assert_eq!((&fresh["host"], &fresh["phase"]), (&json!(true), &json!("open")));
    let same = guests[0].post(&at, json!({})).await;
    assert_eq!(same["key"], fresh["key"], "who asks second gets the same table");
    let key = fresh["key"].as_str().unwrap();
    let at_fresh = format!("/api/tables/{key}");
    for guest in &guests {
        guest.commit(&at_fresh).await;
    }
    guests[1].post(&format!("{at_fresh}/start"), json!({})).await;
    guests[0].reveal(&at_fresh).await;
    let mut clients = sit_down(key, &guests).await;
    play_on(&mut clients, 3).await;
    let watcher = Guest::new(&server, "Watcher").await;
    let asked = watcher.request("POST", &at, Some(json!({}))).await;
    assert_eq!(asked.0, 403, "only who played may ask");
}
