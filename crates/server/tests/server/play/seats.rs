//! Leaving, resigning, coming back.

use serde_json::json;
use server::Server;

use super::play_on::{awaited, settle, sit_down};
use crate::common::{Scratch, config, running, start};

#[tokio::test]
async fn a_seat_is_left_to_a_bot_and_taken_back() {
    let scratch = Scratch::new("takeback");
    let (mut config, _clock) = config(&scratch);
    config.bot_pause_ms = 1_000;
    let server = Server::start(config).await.unwrap();
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    clients[0].say(json!({ "do": "leave", "id": "1" })).await;
    clients[1].hear_until("update").await;
    assert_eq!(clients[1].standing["sitters"][0]["bot"], "random", "everybody sees it");
    assert_eq!(clients[1].standing["sitters"][0]["why"], "left");
    clients[0].say(json!({ "do": "take-back", "id": "2" })).await;
    clients[1].hear_until("update").await;
    assert_eq!(clients[1].standing["sitters"][0]["name"], "Player 0");
    assert_eq!(clients[1].standing["sitters"][0]["why"], "returned");
}

#[tokio::test]
async fn a_bot_plays_for_who_left_and_hands_the_seat_back() {
    let scratch = Scratch::new("handback");
    let (mut config, clock) = config(&scratch);
    config.bot_pause_ms = 1_000;
    let server = Server::start(config).await.unwrap();
    let (key, guests) = running(&server, 2, json!({ "game": "connect-four" })).await;
    let mut clients = sit_down(&key, &guests).await;
    let seat = awaited(&clients);
    clients[seat].say(json!({ "do": "leave", "id": "l" })).await;
    clients[seat].hear_until("ack").await;
    clients[seat].catch_up(1).await;
    assert!(clients[seat].standing.get("ask").is_none(), "who left is asked nothing");
    clients[seat].say(json!({ "do": "undo", "id": "u" })).await;
    let refused = clients[seat].hear_until("refused").await;
    assert!(refused["why"].as_str().unwrap().contains("take it back"), "{refused}");
    // The bot thinks beside the match, and acts once its time has come.
    let other = &mut clients[1 - seat];
    while other.version() < 2 {
        clock.advance(1_000);
        settle(other).await;
    }
    assert!(other.standing.get("ask").is_some(), "the bot has played: {}", other.standing);
    other.play(0).await;
    clients[seat].say(json!({ "do": "take-back", "id": "t" })).await;
    clients[seat].hear_until("ack").await;
    clients[1 - seat].catch_up(4).await;
    let sitter = &clients[1 - seat].standing["sitters"][seat];
    assert_eq!((&sitter["why"], sitter.get("bot")), (&json!("returned"), None));
    clients[seat].catch_up(4).await;
    clock.advance(60_000);
    settle(&mut clients[seat]).await;
    assert_eq!(clients[seat].version(), 4, "the bot keeps its hands off");
    clients[seat].play(0).await;
}

#[tokio::test]
async fn who_resigned_cannot_come_back() {
    let scratch = Scratch::new("resign");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 3, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    clients[2].say(json!({ "do": "resign", "id": "r" })).await;
    clients[2].hear_until("ack").await;
    clients[0].catch_up(1).await;
    assert_eq!(clients[0].standing["sitters"][2]["why"], "resigned");
    clients[2].say(json!({ "do": "take-back", "id": "t" })).await;
    let refused = clients[2].hear_until("refused").await;
    assert!(refused["why"].as_str().unwrap().contains("resigned"), "{refused}");
    clients[2].say(json!({ "do": "resign", "id": "r2" })).await;
    clients[2].hear_until("refused").await;
}
