//! A spectator's first view comes packed if it is wished; a player's never does, because how small
//! secrets get beside what others wrote would tell something about them.

use std::io::Read;

use flate2::read::DeflateDecoder;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Client, Guest, Scratch, running, start};

/// The welcome that a guest is sent who can unpack, and whether it came packed.
async fn welcome(guest: &Guest, key: &str) -> (Value, bool) {
    let mut client = Client::connect(guest).await;
    client.say(json!({ "do": "hello", "table": key, "packed": true })).await;
    loop {
        let (text, packed) = match client.frame().await {
            Message::Text(text) => (text.as_str().to_owned(), false),
            Message::Binary(bytes) => {
                let mut text = String::new();
                DeflateDecoder::new(bytes.as_ref()).read_to_string(&mut text).unwrap();
                (text, true)
            }
            _ => continue,
        };
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["is"] == "welcome" {
            return (message, packed);
        }
    }
}

#[tokio::test]
async fn a_spectators_view_comes_packed_and_a_players_never() {
    let scratch = Scratch::new("packed-view");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let spectator = Guest::new(&server, "Sora").await;
    let (packed, came_packed) = welcome(&spectator, &key).await;
    assert!(came_packed);
    let (_, plain) = spectator.hello(&key, None).await;
    assert_eq!(packed["view"], plain["view"]);
    let (players, came_packed) = welcome(&guests[0], &key).await;
    assert!(!came_packed);
    assert_eq!(players["seat"], json!(0));
}
