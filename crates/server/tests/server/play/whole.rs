//! Whole matches, spectators, restarts.

use contract::Viewer;
use serde_json::{Value, json};
use server::Server;

use super::play_on::{play_on, sit_down};
use crate::common::{Client, Guest, Scratch, config, running, start};

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
