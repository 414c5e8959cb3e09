//! How long players may think.

use serde_json::{Value, json};
use server::Server;

use super::play_on::{awaited, play_on, settle, sit_down};
use crate::common::{Client, Guest, Scratch, config, running, until_asleep};

/// What a seat has left.
fn left(client: &Client, seat: usize) -> &Value {
    &client.standing["clocks"]["seats"][seat]["left_ms"]
}

/// A game of turns, with that clock.
fn with_clock(rule: &Value) -> Value {
    json!({ "game": "connect-four", "clock": rule })
}

#[tokio::test]
async fn who_runs_out_of_time_is_played_by_a_bot() {
    let scratch = Scratch::new("clock");
    let (config, clock) = config(&scratch);
    let server = Server::start(config).await.unwrap();
    let rule = json!({ "clock": { "per-move": { "seconds": 30 } } });
    let (key, guests) = running(&server, 2, rule).await;
    let mut clients = sit_down(&key, &guests).await;
    clock.advance(29_000);
    play_on(&mut clients, 1).await;
    let thinks = clients.iter().position(|client| client.standing.get("ask").is_some()).unwrap();
    let left = clients[thinks].standing["clocks"]["seats"][thinks]["left_ms"].clone();
    assert_eq!(left, 30_000, "a decision fills the clock again");
    clock.advance(29_999);
    clients[thinks].say(json!({ "do": "ping" })).await;
    assert_eq!(clients[thinks].hear().await["is"], "pong", "nothing has happened yet");
    clock.advance(1);
    clients[thinks].hear_until("update").await;
    let sitter = &clients[thinks].standing["sitters"][thinks];
    assert_eq!((&sitter["why"], &sitter["bot"]), (&json!("out-of-time"), &json!("random")));
}

#[tokio::test]
async fn time_for_the_whole_match_grows_with_each_decision() {
    let scratch = Scratch::new("increment");
    let (config, clock) = config(&scratch);
    let server = Server::start(config).await.unwrap();
    let rule = with_clock(&json!({ "per-game": { "seconds": 60, "increment": 5 } }));
    let (key, guests) = running(&server, 2, rule).await;
    let mut clients = sit_down(&key, &guests).await;
    let seat = awaited(&clients);
    clock.advance(10_000);
    play_on(&mut clients, 1).await;
    assert_eq!(left(&clients[0], seat), 55_000, "ten seconds gone, five come with the decision");
    clock.advance(60_000);
    let other = 1 - seat;
    clients[seat].hear_until("update").await;
    let sitter = &clients[seat].standing["sitters"][other];
    assert_eq!((&sitter["why"], &sitter["bot"]), (&json!("out-of-time"), &json!("random")));

    clients[other].say(json!({ "do": "take-back", "id": "t" })).await;
    clients[other].hear_until("ack").await;
    // The bot may have acted before the person came back, and the answer comes before the news.
    while clients[other].standing["sitters"][other]["why"] != "returned" {
        clients[other].hear_until("update").await;
    }
    let sitter = &clients[other].standing["sitters"][other];
    assert_eq!(sitter["why"], "returned");
    let left = left(&clients[other], other).as_u64().unwrap();
    assert!(left >= 6_000, "who comes back has something to think with: {left} ms");
}

#[tokio::test]
async fn days_pass_without_anybody_looking() {
    let scratch = Scratch::new("days");
    let (mut config, clock) = config(&scratch);
    config.idle_ms = 1_000;
    config.bot_pause_ms = 1_000_000_000;
    let server = Server::start(config).await.unwrap();
    let rule = with_clock(&json!({ "days-per-move": { "days": 2 } }));
    let (key, guests) = running(&server, 2, rule).await;
    let clients = sit_down(&key, &guests).await;
    let seat = awaited(&clients);
    let day_ms = 24 * 60 * 60 * 1_000;
    drop(clients);
    until_asleep(&server, &clock).await;
    clock.advance(day_ms);
    let (mut client, welcome) = guests[seat].hello(&key, None).await;
    assert_eq!(welcome["version"], 0, "a day is not two");
    clock.advance(day_ms);
    client.hear_until("update").await;
    assert_eq!(client.standing["sitters"][seat]["why"], "out-of-time");
    assert_eq!(client.standing["at_ms"], 2 * day_ms, "at its time, whenever somebody looked");
}

#[tokio::test]
async fn downtime_is_charged_to_nobody() {
    let scratch = Scratch::new("downtime");
    let (first, clock) = config(&scratch);
    let server = Server::start(first).await.unwrap();
    let rule = with_clock(&json!({ "per-move": { "seconds": 30 } }));
    let (key, guests) = running(&server, 2, rule).await;
    let mut clients = sit_down(&key, &guests).await;
    play_on(&mut clients, 3).await;
    let seat = awaited(&clients);
    clock.advance(10_000);
    settle(&mut clients[0]).await;
    server.stop().await;

    // However long the server was away: its own clock starts over.
    let (second, clock) = config(&scratch);
    let server = Server::start(second).await.unwrap();
    let guest = Guest { address: server.local_addr(), ..guests[seat].clone() };
    let (mut client, welcome) = guest.hello(&key, None).await;
    assert_eq!(welcome["version"], 3);
    clock.advance(19_999);
    settle(&mut client).await;
    assert_eq!(client.version(), 3, "a millisecond is left");
    clock.advance(1);
    client.hear_until("update").await;
    assert_eq!(client.standing["sitters"][seat]["why"], "out-of-time");
}
