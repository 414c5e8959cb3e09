//! Clients that sit down and play.

use serde_json::json;

use crate::common::{Client, Guest};

/// Plays on until the match is over, or that many acts were played.
pub async fn play_on(clients: &mut [Client], acts: usize) -> usize {
    let mut played = 0;
    while played < acts && !clients[0].is_over() {
        let next = awaited(clients);
        let version = clients[next].play(played * 7 + 3).await;
        for client in clients.iter_mut() {
            client.catch_up(version).await;
        }
        played += 1;
    }
    played
}

/// The first client that is asked something.
pub fn awaited(clients: &[Client]) -> usize {
    let next = clients.iter().position(|client| client.standing.get("ask").is_some());
    next.expect("somebody has to act")
}

/// A socket for each of them.
pub async fn sit_down(key: &str, guests: &[Guest]) -> Vec<Client> {
    let mut clients = Vec::new();
    for guest in guests {
        let (client, welcome) = guest.hello(key, None).await;
        assert_eq!(welcome["is"], "welcome", "{welcome}");
        clients.push(client);
    }
    clients
}

/// Waits until the server has dealt with everything that the client said so far.
pub async fn settle(client: &mut Client) {
    client.say(json!({ "do": "ping" })).await;
    client.hear_until("pong").await;
}

/// Asks for the whole view until one as new as that comes: the answer may be missed again.
pub async fn resync(client: &mut Client, version: u64) {
    client.say(json!({ "do": "resync" })).await;
    while client.version() < version {
        let message = client.hear().await;
        client.note(&message);
        if message["is"] == "resync" || message["code"] == "busy" {
            client.say(json!({ "do": "resync" })).await;
        }
    }
}
