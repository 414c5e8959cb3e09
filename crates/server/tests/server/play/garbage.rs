//! What makes no sense on a socket.

use std::sync::atomic::Ordering;

use serde_json::{Value, json};
use server::Server;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Bytes, Message};

use super::play_on::{play_on, resync, settle, sit_down};
use crate::common::{Client, Guest, Scratch, config, running, start};

/// A small generator of random numbers, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    fn pick<'a>(&mut self, texts: &[&'a str]) -> &'a str {
        texts[self.below(texts.len())]
    }

    fn bytes(&mut self, most: usize) -> Vec<u8> {
        (0..self.below(most)).map(|_| self.below(256) as u8).collect()
    }
}

/// Messages as they should be, to be broken.
const SOUND: [&str; 8] = [
    r#"{"do":"hello","table":"0123","seen":3,"lang":"en","labels":true}"#,
    r#"{"do":"command","id":"x","decision":0,"command":{"roll":{}}}"#,
    r#"{"do":"undo","id":"x"}"#,
    r#"{"do":"answer-undo","id":"x","agree":true}"#,
    r#"{"do":"chat","text":"hello"}"#,
    r#"{"do":"take-back","id":"x"}"#,
    r#"{"do":"resync"}"#,
    r#"{"do":"ping"}"#,
];

/// Something that no client should say.
fn nonsense(dice: &mut Dice) -> Message {
    let sound = dice.pick(&SOUND);
    match dice.below(9) {
        0 => Message::Binary(Bytes::from(dice.bytes(300))),
        1 => Message::text(String::from_utf8_lossy(&dice.bytes(300)).into_owned()),
        2 => Message::text(&sound[..dice.below(sound.len())]),
        3 => {
            let mut bytes = sound.as_bytes().to_vec();
            let at = dice.below(bytes.len());
            bytes[at] = dice.below(128) as u8;
            Message::text(String::from_utf8(bytes).unwrap())
        }
        4 => {
            let mut message: Value = serde_json::from_str(sound).unwrap();
            message["surprise"] = json!(dice.below(1_000));
            Message::text(message.to_string())
        }
        5 => {
            let mut message: Value = serde_json::from_str(sound).unwrap();
            let wrong =
                [json!(null), json!(-1), json!(1e300), json!([[[]]]), json!("\u{0}"), json!({})];
            for (_, value) in message.as_object_mut().unwrap().iter_mut().skip(1) {
                *value = wrong[dice.below(wrong.len())].clone();
            }
            Message::text(message.to_string())
        }
        6 => Message::text("[".repeat(dice.below(5_000))),
        7 => {
            let command = json!({ "x".repeat(dice.below(200)): "y".repeat(dice.below(20_000)) });
            let id = "z".repeat(dice.below(100));
            let decision = dice.below(3);
            Message::text(
                json!({ "do": "command", "id": id, "decision": decision, "command": command })
                    .to_string(),
            )
        }
        _ => Message::Ping(Bytes::from(dice.bytes(100))),
    }
}

/// What the server may answer to nonsense.
fn assert_is_typed(message: &Value) {
    let kind = message["is"].as_str().unwrap();
    let known =
        ["welcome", "resumed", "update", "ack", "refused", "error", "chat", "resync", "pong"];
    assert!(known.contains(&kind), "{message}");
    if kind == "error" {
        let sentence = message["message"].as_str().unwrap();
        assert!(message["code"].is_string() && sentence.contains(' '), "{message}");
    }
}

#[tokio::test]
async fn garbage_gets_an_error_and_the_socket_stays() {
    let scratch = Scratch::new("garbage");
    let server = start(&scratch).await;
    let guest = Guest::new(&server, "Ann").await;
    let mut client = Client::connect(&guest).await;
    let garbage = ["", "{", "[]", "7", r#"{"do":"dance"}"#, r#"{"do":"ping","extra":1}"#];
    for text in garbage {
        client.say_text(text).await;
        assert_eq!(client.hear().await["code"], "malformed", "{text}");
    }
    client.say(json!({ "do": "undo", "id": "1" })).await;
    assert_eq!(client.hear().await["code"], "hello-first");
    client.say(json!({ "do": "hello", "table": "nowhere" })).await;
    assert_eq!(client.hear().await["code"], "no-table");
    client.say(json!({ "do": "ping" })).await;
    assert_eq!(client.hear().await["is"], "pong");
}

#[tokio::test]
async fn random_nonsense_gets_typed_answers_and_disturbs_nobody() {
    let scratch = Scratch::new("nonsense");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    let stranger = Guest::new(&server, "Stranger").await;
    for seed in 0..12 {
        let mut dice = Dice(seed);
        // By turns somebody from outside, a spectator, and a player on a second socket.
        let mut noisy = match seed % 3 {
            0 => Client::connect(&stranger).await,
            1 => stranger.hello(&key, None).await.0,
            _ => guests[1].hello(&key, None).await.0,
        };
        for _ in 0..40 {
            assert!(noisy.send_frame(nonsense(&mut dice)).await, "the socket stays");
            // The answer to a ping comes after that to everything before it.
            noisy.say(json!({ "do": "ping" })).await;
            loop {
                let answer = noisy.hear().await;
                assert_is_typed(&answer);
                if answer["is"] == "pong" {
                    break;
                }
            }
        }
        for client in &mut clients {
            settle(client).await;
        }
    }
    assert_eq!(server.house().matches.count(), 1);
    for client in &mut clients {
        client.say(json!({ "do": "resync" })).await;
        client.hear_until("welcome").await;
        client.say(json!({ "do": "take-back", "id": "b" })).await;
        settle(client).await;
    }
    play_on(&mut clients, 5).await;
}

#[tokio::test]
async fn a_huge_message_costs_only_its_sender_the_socket() {
    let scratch = Scratch::new("huge");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    let (mut noisy, _) = guests[0].hello(&key, None).await;
    let huge = json!({ "do": "chat", "text": "x".repeat(1_000_000) });
    noisy.send_frame(Message::text(huge.to_string())).await;
    while let Some(message) = noisy.try_hear().await {
        assert_is_typed(&message);
    }
    settle(&mut clients[0]).await;
    play_on(&mut clients, 3).await;
}

#[tokio::test]
async fn who_never_reads_fills_no_memory() {
    let scratch = Scratch::new("deaf");
    let (mut config, _) = config(&scratch);
    config.outbox = 8;
    let server = Server::start(config).await.unwrap();
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    let (mut deaf, _) = guests[0].hello(&key, None).await;
    let before = server.house().counts.resyncs.load(Ordering::Relaxed);
    for _ in 0..2_000 {
        deaf.say(json!({ "do": "resync" })).await;
        deaf.say_text("{").await;
    }
    play_on(&mut clients, 10).await;
    deaf.hear_until("resync").await;
    assert!(server.house().counts.resyncs.load(Ordering::Relaxed) > before);
    resync(&mut deaf, 10).await;
}

#[tokio::test]
async fn bytes_that_are_no_frames_end_only_their_own_socket() {
    let scratch = Scratch::new("frames");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    for seed in 100..130 {
        let mut stream = TcpStream::connect(server.local_addr()).await.unwrap();
        let handshake = format!(
            "GET /api/socket HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            server.local_addr()
        );
        stream.write_all(handshake.as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 101");
        // The server may have hung up before all of it is sent.
        let _ = stream.write_all(&Dice(seed).bytes(4_000)).await;
        let _ = stream.shutdown().await;
        let _ = stream.read_to_end(&mut Vec::new()).await;
    }
    for client in &mut clients {
        settle(client).await;
    }
    play_on(&mut clients, 3).await;
    while server.house().counts.sockets.load(Ordering::Relaxed) > 2 {
        tokio::task::yield_now().await;
    }
}
