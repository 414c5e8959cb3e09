//! What is said, and who may say it.

use serde_json::{Value, json};
use server::{Rate, Server};

use super::play_on::{settle, sit_down};
use crate::common::{Client, Guest, Scratch, config, running, start};

#[tokio::test]
async fn what_is_said_is_heard_and_kept() {
    let scratch = Scratch::new("chat");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    clients[0].say(json!({ "do": "chat", "text": " hello\u{7}\n there " })).await;
    let heard = clients[1].hear_until("chat").await;
    let id = guests[0].get("/api/me").await["id"].clone();
    let expected = json!({ "is": "chat", "number": 1, "name": "Player 0", "seat": 0,
                           "speaker": id, "text": "hello there" });
    assert_eq!(heard, expected);
    let (_, welcome) = guests[1].hello(&key, None).await;
    assert_eq!(welcome["chat"][0]["text"], "hello there");
    assert_eq!(welcome["chat"][0]["speaker"], id);
}

#[tokio::test]
async fn what_is_said_is_cleaned_cut_and_limited() {
    let scratch = Scratch::new("chatter");
    let (mut config, clock) = config(&scratch);
    config.guest_chat = Rate { burst: 5, per_second: 1 };
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
    clients[1].say(json!({ "do": "chat", "text": "others may speak" })).await;
    while clients[1].hear_until("chat").await["text"] != "others may speak" {}
    settle(&mut clients[1]).await;
    clock.advance(5_000);
    let (mut back, welcome) = guests[0].hello(&key, None).await;
    let kept = welcome["chat"].as_array().unwrap().len();
    assert_eq!(kept, 6, "a burst of five, and the other guest's line");
    back.say(json!({ "do": "chat", "text": "sorry" })).await;
    while clients[1].hear_until("chat").await["text"] != "sorry" {}
}

/// Says something, and tells what became of it: `chat`, or the code of an error.
async fn try_to_say(client: &mut Client, text: &str) -> String {
    client.say(json!({ "do": "chat", "text": text })).await;
    loop {
        let heard = client.hear().await;
        if heard["is"] == "error" {
            return heard["code"].as_str().unwrap().to_owned();
        }
        if heard["is"] == "chat" && heard["text"] == text {
            return "chat".to_owned();
        }
    }
}

#[tokio::test]
async fn a_client_shares_its_limits_over_all_sockets_and_requests() {
    let scratch = Scratch::new("shared-limits");
    let (mut config, _) = config(&scratch);
    config.rate = Rate { burst: 40, per_second: 1 };
    config.client_chat = Rate { burst: 3, per_second: 1 };
    let server = Server::start(config).await.unwrap();
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    let mut said = Vec::new();
    for turn in 0..4 {
        said.push(try_to_say(&mut clients[turn % 2], &format!("line {turn}")).await);
    }
    assert_eq!(said, ["chat", "chat", "chat", "too-fast"], "two guests, one client");
    let mut answers = Vec::new();
    for turn in 0..40 {
        clients[turn % 2].say(json!({ "do": "ping" })).await;
        let heard = clients[turn % 2].hear().await;
        answers.push(heard["is"] == "pong" || heard["is"] == "chat");
    }
    assert!(!answers[39], "the sockets have used up what there was");
    assert_eq!(guests[0].request("GET", "/api/me", None).await.0, 429, "for requests as well");
}

async fn set(host: &Guest, key: &str, what: &str, body: Value) -> Value {
    host.post(&format!("/api/tables/{key}/{what}"), body).await
}

#[tokio::test]
async fn the_host_says_who_may_chat_and_mutes() {
    let scratch = Scratch::new("who-may-chat");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    let watcher = Guest::new(&server, "Watcher").await;
    let (mut watching, _) = watcher.hello(&key, None).await;
    assert_eq!(watcher.get(&format!("/api/tables/{key}")).await["chat"]["who"], "players");
    assert_eq!(try_to_say(&mut watching, "let me in").await, "chat-closed", "a listed table");

    set(&guests[0], &key, "chat", json!({ "who": "everyone" })).await;
    assert_eq!(watching.hear_until("lobby").await["chat"]["who"], "everyone", "all are told");
    assert_eq!(try_to_say(&mut watching, "thanks").await, "chat");

    let id = watcher.get("/api/me").await["id"].clone();
    let muted = set(&guests[0], &key, "mute", json!({ "speaker": id, "mute": true })).await;
    assert_eq!(muted["chat"]["silenced"], json!([id]));
    assert_eq!(try_to_say(&mut watching, "hey").await, "muted");
    let seen = watcher.get(&format!("/api/tables/{key}")).await;
    assert_eq!(seen["chat"], json!({ "who": "everyone", "muted": true, "silenced": [] }));
    let (mut second, _) = watcher.hello(&key, None).await;
    assert_eq!(try_to_say(&mut second, "hey").await, "muted", "on another socket too");
    set(&guests[0], &key, "mute", json!({ "speaker": id, "mute": false })).await;
    assert_eq!(try_to_say(&mut watching, "back").await, "chat");

    set(&guests[0], &key, "chat", json!({ "who": "nobody" })).await;
    assert_eq!(try_to_say(&mut clients[0], "even me").await, "chat-closed");

    for (guest, what, body, status) in [
        (&guests[1], "chat", json!({ "who": "everyone" }), 403),
        (&watcher, "mute", json!({ "speaker": "x", "mute": true }), 403),
        (&guests[0], "chat", json!({ "who": "friends" }), 422),
        (&guests[0], "mute", json!({ "speaker": "", "mute": true }), 422),
    ] {
        let at = format!("/api/tables/{key}/{what}");
        assert_eq!(guest.request("POST", &at, Some(body)).await.0, status, "{what}");
    }
}

#[tokio::test]
async fn a_line_has_the_picture_of_its_speaker_now_and_for_those_who_come_later() {
    let scratch = Scratch::new("chat-pictures");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({ "private": true })).await;
    let mut clients = sit_down(&key, &guests).await;
    let watcher = Guest::new(&server, "Watcher").await;
    watcher.post("/api/me/avatar", json!({ "avatar": "lantern" })).await;
    let (mut watching, _) = watcher.hello(&key, None).await;
    watching.say(json!({ "do": "chat", "text": "hello" })).await;
    let heard = clients[0].hear_until("chat").await;
    assert_eq!((&heard["text"], &heard["avatar"]), (&json!("hello"), &json!("lantern")));
    assert_eq!(try_to_say(&mut clients[0], "welcome").await, "chat");
    let (_, welcome) = guests[1].hello(&key, None).await;
    let pictures: Vec<&Value> =
        welcome["chat"].as_array().unwrap().iter().map(|line| &line["avatar"]).collect();
    assert_eq!(pictures, [&json!("lantern"), &Value::Null], "who has none is shown without");
}

#[tokio::test]
async fn at_a_private_table_everyone_may_chat() {
    let scratch = Scratch::new("private-chat");
    let server = start(&scratch).await;
    let (key, _guests) = running(&server, 2, json!({ "private": true })).await;
    let (mut watching, _) = Guest::new(&server, "Friend").await.hello(&key, None).await;
    assert_eq!(try_to_say(&mut watching, "hello").await, "chat");
}
