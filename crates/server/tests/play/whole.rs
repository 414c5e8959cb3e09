//! Whole matches over sockets, against the real server.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use common::{Client, Guest, Scratch, config, running, start};
use contract::Viewer;
use serde_json::{Value, json};
use server::Server;

/// Plays on until the match is over, or so many acts were played.
async fn play_on(clients: &mut [Client], acts: usize) -> usize {
    let mut played = 0;
    while played < acts && !clients[0].is_over() {
        let next = clients.iter().position(|client| client.standing.get("ask").is_some());
        let next = next.expect("somebody has to act");
        let version = clients[next].play(played * 7 + 3).await;
        for client in clients.iter_mut() {
            client.catch_up(version).await;
        }
        played += 1;
    }
    played
}

async fn sit_down(key: &str, guests: &[Guest]) -> Vec<Client> {
    let mut clients = Vec::new();
    for guest in guests {
        let (client, welcome) = guest.hello(key, None).await;
        assert_eq!(welcome["is"], "welcome", "{welcome}");
        clients.push(client);
    }
    clients
}

#[tokio::test]
async fn several_clients_play_a_whole_match_and_read_its_record() {
    let scratch = Scratch::new("whole");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 3, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    let (mut watcher, _) = Guest::new(&server, "Watcher").await.hello(&key, None).await;
    let (mut played, mut watched) = (0, Vec::new());
    while !clients[0].is_over() {
        played += play_on(&mut clients, 1).await;
        watched.push(watcher.hear_until("update").await);
    }
    let places = |client: &Client| client.standing["awaiting"]["over"].clone();
    assert!(clients.iter().all(|client| places(client) == places(&clients[0])));

    let table = guests[0].get(&format!("/api/tables/{key}")).await;
    assert_eq!(table["phase"], "over");
    let (_, _, text) = guests[1].request("GET", &format!("/api/tables/{key}/record"), None).await;
    let record = table::Record::read(&text).unwrap();
    assert_eq!(record.lines.len(), played);
    let verified = record.replay(catalogue::find("king-of-tokyo").unwrap(), None).unwrap();
    assert_eq!(verified.table.version(), played, "every digest is right");
    let step = guests[1].get(&format!("/api/tables/{key}/replay?step=5&seat=all")).await;
    assert_eq!((&step["step"], &step["steps"]), (&json!(5), &json!(played)));
    assert_seed_is_honest(&table, &record);
    assert_only_public_things_were_seen(&watched, &record);
    let (_, late) = Guest::new(&server, "Latecomer").await.hello(&key, None).await;
    let size = late.to_string().len();
    assert!(size <= 10_000, "{size} bytes to join after {played} acts");
    let choice = json!({ "do": "undo", "id": "late" });
    clients[0].say(choice).await;
    let refused = clients[0].hear_until("refused").await;
    assert!(refused["why"].as_str().unwrap().contains("over"), "{refused}");
}

/// What a spectator saw is what the public may know, no more and no less.
fn assert_only_public_things_were_seen(watched: &[Value], record: &table::Record) {
    let title = catalogue::find("king-of-tokyo").unwrap();
    for update in watched.iter().step_by(7) {
        let version = usize::try_from(update["version"].as_u64().unwrap()).unwrap();
        let replayed = record.replay(title, Some(version)).unwrap();
        assert_eq!(update["view"], replayed.table.game().view(Viewer::Public));
        let events = replayed.happened[version - 1].iter().flat_map(|step| &step.events);
        let public: Vec<Value> =
            events.filter_map(|event| Some(event.redacted(Viewer::Public)?.json())).collect();
        let seen = update["events"].as_array().unwrap();
        assert_eq!(
            seen.iter().map(|event| &event["event"]).collect::<Vec<_>>(),
            public.iter().collect::<Vec<_>>()
        );
        assert!(update.get("ask").is_none() && update.get("seat").is_none());
    }
}

/// The secret fits the digest that was shown before, and the seed is made from it.
fn assert_seed_is_honest(table: &Value, record: &table::Record) {
    let secret = table["secret"].as_str().unwrap();
    let digest = blake3::hash(secret.as_bytes()).to_hex();
    assert_eq!(table["secret_digest"], digest.as_str());
    let mut hasher = blake3::Hasher::new_derive_key("tokyo-tabletop match seed");
    hasher.update(secret.as_bytes());
    for nonce in table["nonces"].as_array().unwrap() {
        let nonce = nonce.as_str().unwrap();
        hasher.update(&(nonce.len() as u64).to_le_bytes()).update(nonce.as_bytes());
    }
    assert_eq!(record.seed.to_string(), hasher.finalize().to_hex().as_str());
}

#[tokio::test]
async fn a_command_sent_twice_acts_once_and_a_stale_one_is_refused() {
    let scratch = Scratch::new("twice");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    let next = clients.iter().position(|client| client.standing.get("ask").is_some()).unwrap();
    let client = &mut clients[next];
    let choice = client.choice(0);
    client.say(choice.clone()).await;
    client.say(choice.clone()).await;
    let first = client.hear_until("ack").await;
    let second = client.hear_until("ack").await;
    assert_eq!(first, second, "the first answer again");
    assert_eq!(client.version(), 1, "it acted once");

    let mut stale = choice;
    stale["id"] = json!("another id");
    client.say(stale).await;
    let refused = client.hear_until("refused").await;
    assert_eq!(refused["id"], "another id");
    assert!(refused["decision"].as_u64().is_some(), "it says what would be right: {refused}");
}

#[tokio::test]
async fn the_rules_refuse_in_the_language_of_the_client() {
    let scratch = Scratch::new("refuse");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let clients = sit_down(&key, &guests).await;
    let awaited = clients.iter().position(|client| client.standing.get("ask").is_some()).unwrap();
    let other = 1 - awaited;
    let mut client = Client::connect(&guests[other]).await;
    client.say(json!({ "do": "hello", "table": key, "lang": "fr" })).await;
    client.hear_until("welcome").await;
    let ask = &clients[awaited].standing["ask"];
    let command = ask["offers"][0]["command"].clone();
    client.say(json!({ "do": "command", "id": "x", "decision": 0, "command": command })).await;
    let refused = client.hear_until("refused").await;
    let clause = refused["clause"].as_str().unwrap();
    assert!(clause.contains('.'), "{refused}");
    assert!(!refused["why"].as_str().unwrap().is_empty());
}

#[tokio::test]
async fn who_returns_gets_what_they_missed_or_the_whole_view() {
    let scratch = Scratch::new("gap");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    let (spectator, _) = Guest::new(&server, "Watcher").await.hello(&key, None).await;
    play_on(&mut clients, 3).await;
    drop(spectator);
    play_on(&mut clients, 4).await;
    let watcher = Guest::new(&server, "Watcher").await;
    let (mut back, resumed) = watcher.hello(&key, Some(3)).await;
    assert_eq!((&resumed["is"], &resumed["version"]), (&json!("resumed"), &json!(7)));
    for after in 3..7 {
        let update = back.hear().await;
        assert_eq!((&update["is"], &update["after"]), (&json!("update"), &json!(after)));
    }
    let (_, current) = watcher.hello(&key, Some(7)).await;
    assert_eq!(current["is"], "resumed", "nothing was missed");
    let (_, unknown) = watcher.hello(&key, Some(999)).await;
    assert_eq!((&unknown["is"], &unknown["version"]), (&json!("welcome"), &json!(7)));
}

#[tokio::test]
async fn a_spectator_is_asked_nothing_and_may_do_nothing() {
    let scratch = Scratch::new("spectator");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    let (mut watcher, welcome) = Guest::new(&server, "Watcher").await.hello(&key, None).await;
    assert!(welcome.get("seat").is_none() && welcome.get("ask").is_none());
    play_on(&mut clients, 20).await;
    watcher.catch_up(20).await;
    assert!(watcher.standing.get("ask").is_none());
    watcher.say(json!({ "do": "undo", "id": "u" })).await;
    let error = watcher.hear_until("error").await;
    assert_eq!((&error["code"], &error["id"]), (&json!("no-seat"), &json!("u")));
    let (status, _, body) =
        guests[0].request("GET", &format!("/api/tables/{key}/record"), None).await;
    assert_eq!(status, 409, "no record before the end: {body}");
    let table = guests[0].get(&format!("/api/tables/{key}")).await;
    assert!(table["secret"].is_null(), "no secret before the end");
}

#[tokio::test]
async fn a_restarted_server_goes_on_where_it_was() {
    let scratch = Scratch::new("restart");
    let (mut config, _) = config(&scratch);
    config.checkpoint_every = 16;
    let server = Server::start(config).await.unwrap();
    let (key, guests) = running(&server, 4, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    // More than one checkpoint, and a tail.
    play_on(&mut clients, 40).await;
    let before = clients[0].standing.clone();
    let acted = clients[0].version();
    server.stop().await;

    let server = start(&scratch).await;
    let moved = |guest: &Guest| Guest { address: server.local_addr(), ..guest.clone() };
    let guests: Vec<Guest> = guests.iter().map(moved).collect();
    let mut clients = sit_down(&key, &guests).await;
    for field in ["version", "view", "awaiting", "sitters", "ask"] {
        assert_eq!(clients[0].standing.get(field), before.get(field), "{field}");
    }
    play_on(&mut clients, 3).await;
    assert_eq!(clients[1].version(), acted + 3);
}

#[tokio::test]
async fn bots_play_their_seats_and_go_on_after_a_restart() {
    let scratch = Scratch::new("bots");
    let (mut config, _) = config(&scratch);
    config.bot_pause_ms = 1;
    // The clock stands still, so the bots have thought but not acted when the server stops.
    let server = Server::start(config).await.unwrap();
    let guest = Guest::new(&server, "Ann").await;
    let new = json!({ "game": "king-of-tokyo", "seats": 3, "bots": ["random", "random"] });
    let key = guest.post("/api/tables", new).await["key"].as_str().unwrap().to_owned();
    guest.post(&format!("/api/tables/{key}/start"), json!({})).await;
    let (mut client, _) = guest.hello(&key, None).await;
    let leave = json!({ "do": "leave", "id": "l" });
    client.say(leave).await;
    client.hear_until("ack").await;
    server.stop().await;

    let server = start(&scratch).await;
    let guest = Guest { address: server.local_addr(), ..guest };
    let (mut client, _) = guest.hello(&key, None).await;
    while !client.is_over() {
        client.hear_until("update").await;
    }
    assert_eq!(client.standing["sitters"][0]["why"], "left", "three bots played to the end");
}

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
async fn taking_back_is_free_by_consent_or_declined() {
    let scratch = Scratch::new("undo");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    play_on(&mut clients, 6).await;
    let seat = clients.iter().position(|client| client.standing.get("ask").is_some()).unwrap();
    play_on(&mut clients, 1).await;
    let version = clients[seat].version();
    clients[seat].say(json!({ "do": "undo", "id": "u1" })).await;
    clients[seat].hear_until("ack").await;
    clients[1 - seat].catch_up(version + 1).await;
    let other = &mut clients[1 - seat];
    if !other.standing["undo"].is_null() {
        other.say(json!({ "do": "answer-undo", "id": "a1", "agree": true })).await;
        other.hear_until("ack").await;
        other.catch_up(version + 3).await;
    }
    assert!(other.standing["undo"].is_null());
    let version = other.version();
    clients[seat].catch_up(version).await;
    assert!(clients[seat].standing.get("ask").is_some(), "who took back chooses again");
    server.stop().await;
    let server = start(&scratch).await;
    let guest = Guest { address: server.local_addr(), ..guests[seat].clone() };
    let (client, _) = guest.hello(&key, None).await;
    assert_eq!(client.standing["view"], clients[seat].standing["view"], "also after a restart");
}

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
