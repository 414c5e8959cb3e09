//! Matches that nobody attends.

use serde_json::{Value, json};
use server::Server;

use super::play_on::{play_on, settle, sit_down};
use crate::common::{Client, Guest, Scratch, config, running, until_asleep};

/// Bots that pause that long act only when a test says so.
const FOR_EVER_MS: u64 = 1_000_000_000;

/// Sits down as that guest at a server that was started again.
async fn back(server: &Server, guest: &Guest, key: &str) -> Client {
    let guest = Guest { address: server.local_addr(), ..guest.clone() };
    guest.hello(key, None).await.0
}

fn awaited(client: &Client) -> Vec<u64> {
    let must = client.standing["awaiting"]["seats"]["must"].as_array();
    let must = must.unwrap_or_else(|| panic!("{}", client.standing["awaiting"]));
    must.iter().map(|seat| seat.as_u64().unwrap()).collect()
}

#[tokio::test]
async fn bots_that_nobody_watches_sleep_also_after_a_restart_until_somebody_comes() {
    let scratch = Scratch::new("asleep");
    let (mut first, clock) = config(&scratch);
    (first.idle_ms, first.bot_pause_ms) = (1_000, FOR_EVER_MS);
    let server = Server::start(first).await.unwrap();
    let bots = json!({ "seats": 3, "bots": ["random", "random"] });
    let (key, guests) = running(&server, 1, bots).await;
    let (mut client, _) = guests[0].hello(&key, None).await;
    client.say(json!({ "do": "leave", "id": "l" })).await;
    client.hear_until("ack").await;
    client.catch_up(1).await;
    drop(client);
    until_asleep(&server, &clock).await;
    server.stop().await;

    let (mut second, clock) = config(&scratch);
    second.bot_pause_ms = 1_000;
    let server = Server::start(second).await.unwrap();
    assert_eq!(server.house().matches.count(), 0, "a restart wakes no bot");
    let mut client = back(&server, &guests[0], &key).await;
    assert_eq!(client.version(), 1, "nothing has happened since");
    while client.version() == 1 {
        clock.advance(1_000);
        settle(&mut client).await;
    }
}

/// Plays until only a bot has to act.
async fn play_until_a_bot_must(clients: &mut [Client], bot: u64) {
    while awaited(&clients[0]) != [bot] {
        play_on(clients, 1).await;
    }
}

#[tokio::test]
async fn between_several_people_bots_play_on_until_a_person_must_act() {
    let scratch = Scratch::new("several");
    let (mut first, clock) = config(&scratch);
    (first.idle_ms, first.bot_pause_ms) = (1_000, FOR_EVER_MS);
    let server = Server::start(first).await.unwrap();
    let (key, guests) = running(&server, 2, json!({ "seats": 3, "bots": ["random"] })).await;
    let mut clients = sit_down(&key, &guests).await;
    play_until_a_bot_must(&mut clients, 2).await;
    let version = clients[0].version();
    drop(clients);
    clock.advance(60_000);
    server.stop().await;

    let (mut second, clock) = config(&scratch);
    (second.idle_ms, second.bot_pause_ms) = (1_000, 1_000);
    let server = Server::start(second).await.unwrap();
    assert_eq!(server.house().matches.count(), 1, "the people wait for this bot");
    until_asleep(&server, &clock).await;
    let client = back(&server, &guests[0], &key).await;
    assert!(client.version() > version, "the bot has played");
    assert_ne!(awaited(&client), [2], "until a person had to act");
}

/// A match against one bot, with that clock; the person sits down and plays first.
async fn against_a_bot(server: &Server, rule: Value) -> (String, Guest, Client) {
    let extra = json!({ "game": "connect-four", "seats": 2, "bots": ["random"], "clock": rule });
    let (key, mut guests) = running(server, 1, extra).await;
    let guest = guests.remove(0);
    let (client, _) = guest.hello(&key, None).await;
    (key, guest, client)
}

#[tokio::test]
async fn by_correspondence_one_person_need_not_wait_for_the_bot() {
    let scratch = Scratch::new("letters");
    let (mut config, clock) = config(&scratch);
    (config.idle_ms, config.bot_pause_ms, config.bot_grace_ms) = (1_000, 50_000, 10);
    let server = Server::start(config).await.unwrap();
    let days = json!({ "days-per-move": { "days": 2 } });
    let (key, guest, mut client) = against_a_bot(&server, days).await;
    while client.standing.get("ask").is_none() {
        clock.advance(50_000);
        settle(&mut client).await;
    }
    let version = client.play(0).await;
    drop(client);
    until_asleep(&server, &clock).await;
    let (client, _) = guest.hello(&key, None).await;
    assert_eq!(client.version(), version + 1, "the bot has answered by itself");
}

#[tokio::test]
async fn the_clock_of_a_person_who_is_away_runs_on_while_the_bots_sleep() {
    let scratch = Scratch::new("away");
    let (mut config, clock) = config(&scratch);
    (config.idle_ms, config.bot_pause_ms) = (1_000, 1_000);
    let server = Server::start(config).await.unwrap();
    let rule = json!({ "per-move": { "seconds": 600 } });
    let (key, guest, mut client) = against_a_bot(&server, rule).await;
    while client.standing.get("ask").is_none() {
        clock.advance(1_000);
        settle(&mut client).await;
    }
    let version = client.version();
    drop(client);
    until_asleep(&server, &clock).await;
    let at = format!("/api/tables/{key}");
    while guest.get(&at).await["version"] == version {
        clock.advance(30_000);
    }
    until_asleep(&server, &clock).await;
    let (client, _) = guest.hello(&key, None).await;
    assert_eq!(client.standing["sitters"][0]["why"], "out-of-time");
    assert_eq!(client.version(), version + 1, "nobody plays on for somebody who has gone");
}
