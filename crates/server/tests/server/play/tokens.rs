//! Seat tokens: good for one sitting, no matter who holds them.

use serde_json::{Value, json};
use server::Server;

use super::play_on::{awaited, settle, sit_down};
use crate::common::{Client, Guest, Scratch, running, start};

/// A socket that shows a seat token.
async fn shows(guest: &Guest, key: &str, token: &Value, seen: Option<u64>) -> Client {
    let mut client = Client::connect(guest).await;
    client.say(json!({ "do": "hello", "table": key, "token": token, "seen": seen })).await;
    client
}

/// A socket that is told that its seat is gone, and then what everybody may see.
async fn is_sent_away(client: &mut Client) {
    assert_eq!(client.hear_until("error").await["code"], "seat-gone");
    let welcome = client.hear_until("welcome").await;
    assert!(welcome.get("seat").is_none() && welcome.get("ask").is_none(), "{welcome}");
    assert_eq!(welcome["view"]["viewer"], "public");
}

async fn told(client: &mut Client, message: Value) -> Value {
    client.say(message).await;
    client.hear_until("error").await["code"].clone()
}

/// A table of two where Mal has sat, has kept the token, and has been followed by Bob.
async fn succeeded(server: &Server, leaves: bool) -> (String, [Guest; 3], Value, Client) {
    let [ann, bob, mal] = [
        Guest::new(server, "Ann").await,
        Guest::new(server, "Bob").await,
        Guest::new(server, "Mal").await,
    ];
    let new = json!({ "game": "izakaya", "seats": 3, "bots": ["random"], "private": true });
    let table = ann.post("/api/tables", new);
    let key = table.await["key"].as_str().unwrap().to_owned();
    let at = format!("/api/tables/{key}");
    let token = mal.post(&format!("{at}/join"), json!({})).await["token"].clone();
    let mut waiting = shows(&mal, &key, &token, None).await;
    waiting.hear_until("lobby").await;
    if leaves {
        mal.post(&format!("{at}/leave"), json!({})).await;
    } else {
        ann.post(&format!("{at}/kick"), json!({ "seat": 1 })).await;
    }
    let bobs = bob.post(&format!("{at}/join"), json!({})).await;
    assert_eq!(bobs["mine"], 1);
    assert_ne!(bobs["token"], token);
    ann.post(&format!("{at}/start"), json!({})).await;
    bob.reveal(&at).await;
    (key, [ann, bob, mal], token, waiting)
}

#[tokio::test]
async fn who_left_or_was_kicked_has_nothing_of_the_seat_by_its_old_token() {
    for leaves in [true, false] {
        let scratch = Scratch::new(&format!("token-{leaves}"));
        let server = start(&scratch).await;
        let (key, [_, bob, mal], token, mut waiting) = succeeded(&server, leaves).await;
        is_sent_away(&mut waiting).await;
        let mut fresh = shows(&mal, &key, &token, None).await;
        is_sent_away(&mut fresh).await;
        let (mut bobs, welcome) = bob.hello(&key, None).await;
        assert_eq!(welcome["seat"], 1);
        let command = bobs.choice(0);
        for client in [&mut waiting, &mut fresh] {
            for act in ["resign", "leave", "take-back", "undo"] {
                assert_eq!(told(client, json!({ "do": act, "id": act })).await, "no-seat");
            }
            assert_eq!(told(client, command.clone()).await, "no-seat");
            client.say(json!({ "do": "resync" })).await;
            is_sent_away(client).await;
            client.say(json!({ "do": "chat", "text": "It is me, Bob" })).await;
            let said = client.hear_until("chat").await;
            assert_eq!((&said["name"], said.get("seat")), (&json!("Mal"), None));
        }
        let at = format!("/api/tables/{key}/command");
        let command = json!({ "id": "x", "decision": command["decision"],
                              "command": command["command"] });
        assert_eq!(mal.request("POST", &at, Some(command)).await.0, 403);
        settle(&mut bobs).await;
        assert!(bobs.standing["sitters"][1].get("why").is_none(), "Bob still sits there");
        bobs.play(0).await;
    }
}

#[tokio::test]
async fn leaving_and_coming_back_end_tokens_and_open_sockets_but_not_the_owners() {
    let scratch = Scratch::new("token-live");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({ "game": "izakaya" })).await;
    let at = format!("/api/tables/{key}");
    let mut clients = sit_down(&key, &guests).await;
    let device = Guest::new(&server, "Another device").await;
    let first = guests[1].get(&at).await["token"].clone();
    let mut holder = shows(&device, &key, &first, None).await;
    assert_eq!(holder.hear_until("welcome").await["seat"], 1);
    holder.play(0).await;

    clients[1].say(json!({ "do": "leave", "id": "l" })).await;
    let left = clients[1].hear_until("ack").await;
    is_sent_away(&mut holder).await;
    assert_eq!(told(&mut holder, json!({ "do": "take-back", "id": "t" })).await, "seat-gone");
    clients[1].say(json!({ "do": "leave", "id": "l" })).await;
    assert_eq!(clients[1].hear_until("ack").await, left, "sent twice, it acts once");
    let between = guests[1].get(&at).await["token"].clone();
    assert_ne!(between, first);

    let mut holder = shows(&device, &key, &between, None).await;
    assert_eq!(holder.hear_until("welcome").await["seat"], 1, "the new link is good");
    clients[1].say(json!({ "do": "take-back", "id": "t" })).await;
    clients[1].hear_until("ack").await;
    is_sent_away(&mut holder).await;
    for old in [&first, &between] {
        // Even somebody who has seen everything so far is shown only what everybody may see.
        let mut late = shows(&device, &key, old, Some(holder.version())).await;
        is_sent_away(&mut late).await;
    }
    let newest = guests[1].get(&at).await["token"].clone();
    let mut again = shows(&device, &key, &newest, None).await;
    assert_eq!(again.hear_until("welcome").await["seat"], 1);

    // The owner's own socket goes on as if nothing had happened; others' links tell no secrets.
    clients[1].catch_up(again.version()).await;
    assert_eq!(clients[1].standing["view"]["viewer"], json!({ "seat": 1 }));
    clients[0].catch_up(again.version()).await;
    let next = awaited(&clients);
    let version = clients[next].play(1).await;
    clients[1].catch_up(version).await;
    assert_eq!(clients[1].standing["view"]["viewer"], json!({ "seat": 1 }));
    holder.catch_up(version).await;
    assert_eq!(holder.standing["view"]["viewer"], "public");
}

#[tokio::test]
async fn a_rematch_has_tokens_of_its_own_and_a_restart_keeps_them() {
    let scratch = Scratch::new("token-rematch");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({ "game": "connect-four" })).await;
    let token = guests[1].get(&format!("/api/tables/{key}")).await["token"].clone();
    let mut clients = sit_down(&key, &guests).await;
    super::play_on::play_on(&mut clients, 100).await;
    let fresh = guests[0].post(&format!("/api/tables/{key}/rematch"), json!({})).await;
    let again = fresh["key"].as_str().unwrap();
    let at = format!("/api/tables/{again}");
    for guest in &guests {
        guest.commit(&at).await;
    }
    guests[0].post(&format!("{at}/start"), json!({})).await;
    guests[1].reveal(&at).await;
    let device = Guest::new(&server, "Another device").await;
    is_sent_away(&mut shows(&device, again, &token, None).await).await;
    let newest = guests[1].get(&format!("/api/tables/{again}")).await["token"].clone();
    server.stop().await;

    let server = start(&scratch).await;
    let device = Guest::new(&server, "Another device").await;
    let mut holder = shows(&device, again, &newest, None).await;
    assert_eq!(holder.hear_until("welcome").await["seat"], 1);
    is_sent_away(&mut shows(&device, again, &token, None).await).await;
}
