//! What is said.

use serde_json::json;
use server::{Rate, Server};

use crate::common::{Scratch, config, running, start};
use crate::play_on::{settle, sit_down};

#[tokio::test]
async fn what_is_said_is_heard_and_kept() {
    let scratch = Scratch::new("chat");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    clients[0].say(json!({ "do": "chat", "text": " hello\u{7}\n there " })).await;
    let heard = clients[1].hear_until("chat").await;
    let expected = json!({ "is": "chat", "number": 1, "name": "Player 0", "seat": 0,
                           "text": "hello there" });
    assert_eq!(heard, expected);
    let (_, welcome) = guests[1].hello(&key, None).await;
    assert_eq!(welcome["chat"][0]["text"], "hello there");
}

#[tokio::test]
async fn what_is_said_is_cleaned_cut_and_limited() {
    let scratch = Scratch::new("chatter");
    let (mut config, clock) = config(&scratch);
    config.rate = Rate { burst: 30, per_second: 10 };
    let server = Server::start(config).await.unwrap();
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    clients[0].say(json!({ "do": "chat", "text": "\u{202e}\u{200b}" })).await;
    assert_eq!(clients[0].hear_until("error").await["code"], "malformed", "nothing to be read");
    clients[0].say(json!({ "do": "chat", "text": "東".repeat(2_000) })).await;
    let heard = clients[1].hear_until("chat").await;
    assert_eq!(heard["text"].as_str().unwrap().chars().count(), 500);

    for _ in 0..60 {
        clients[0].say(json!({ "do": "chat", "text": "spam" })).await;
    }
    assert_eq!(clients[0].hear_until("error").await["code"], "too-fast");
    settle(&mut clients[1]).await;
    clock.advance(5_000);
    let (mut back, welcome) = guests[0].hello(&key, None).await;
    let kept = welcome["chat"].as_array().unwrap().len();
    assert!(kept <= 20, "{kept} lines come with the whole view");
    back.say(json!({ "do": "chat", "text": "sorry" })).await;
    while clients[1].hear_until("chat").await["text"] != "sorry" {}
}
