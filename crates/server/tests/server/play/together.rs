//! Commands at the same time, commands sent twice, slow readers.

use serde_json::{Value, json};
use server::Server;

use super::play_on::{awaited, play_on, resync, settle, sit_down};
use crate::common::{Client, Guest, Scratch, config, running, start};

/// The answer to a command.
async fn answer(client: &mut Client, id: &Value) -> Value {
    loop {
        let message = client.hear().await;
        client.note(&message);
        if message["id"] == *id {
            return message;
        }
    }
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
async fn the_same_command_from_two_sockets_at_once_acts_once() {
    let scratch = Scratch::new("both");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    for round in 0..10 {
        let seat = awaited(&clients);
        let (mut twin, _) = guests[seat].hello(&key, None).await;
        let client = &mut clients[seat];
        let choice = client.choice(round);
        tokio::join!(client.say(choice.clone()), twin.say(choice.clone()));
        let (one, two) =
            tokio::join!(answer(client, &choice["id"]), answer(&mut twin, &choice["id"]));
        assert_eq!((&one["is"], &one["version"]), (&json!("ack"), &json!(round + 1)), "{one}");
        assert_eq!(one, two);
        for client in &mut clients {
            client.catch_up(round as u64 + 1).await;
            settle(client).await;
            assert_eq!(client.version(), round as u64 + 1, "it acted once");
        }
    }
}

#[tokio::test]
async fn bids_at_the_same_time_all_count() {
    let scratch = Scratch::new("bids");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 3, json!({ "game": "izakaya" })).await;
    let mut clients = sit_down(&key, &guests).await;
    assert!(clients.iter().all(|client| client.standing.get("ask").is_some()), "all bid at once");
    let choices: Vec<Value> = clients.iter().map(|client| client.choice(0)).collect();
    for (client, choice) in clients.iter_mut().zip(&choices) {
        client.say(choice.clone()).await;
    }
    let mut versions = Vec::new();
    for (client, choice) in clients.iter_mut().zip(&choices) {
        let ack = answer(client, &choice["id"]).await;
        assert_eq!(ack["is"], "ack", "{ack}");
        versions.push(ack["version"].as_u64().unwrap());
    }
    versions.sort_unstable();
    assert_eq!(versions, [1, 2, 3]);
    for client in &mut clients {
        client.catch_up(3).await;
        assert_eq!(client.standing["view"]["auctions"].as_array().unwrap().len(), 1, "revealed");
    }
}

#[tokio::test]
async fn of_two_who_grab_a_piece_one_gets_it() {
    let scratch = Scratch::new("grab");
    let (config, clock) = config(&scratch);
    let server = Server::start(config).await.unwrap();
    let (key, guests) = running(&server, 2, json!({ "game": "tokyo-jutaku" })).await;
    let mut clients = sit_down(&key, &guests).await;
    for _ in 0..2 {
        let next = awaited(&clients);
        let offers = clients[next].standing["ask"]["offers"].as_array().unwrap();
        // Each puts a token down, without choosing an architect first.
        let puts = |offer: &Value| offer["command"].get("choose").is_none();
        let put = offers.iter().position(puts).unwrap();
        let version = clients[next].play(put).await;
        for client in &mut clients {
            client.catch_up(version).await;
        }
    }
    clock.advance(3_000);
    for client in &mut clients {
        client.catch_up(3).await;
    }
    let grab = |client: &Client| {
        let offers = client.standing["ask"]["offers"].as_array().unwrap();
        offers.iter().find_map(|offer| offer["command"].get("grab")).unwrap().clone()
    };
    let piece = grab(&clients[0]);
    assert_eq!(piece, grab(&clients[1]), "both can reach it");
    for client in &mut clients {
        let decision = client.standing["ask"]["decision"].clone();
        let command = json!({ "grab": piece });
        client
            .say(json!({ "do": "command", "id": "g", "decision": decision, "command": command }))
            .await;
    }
    let id = json!("g");
    let answers = [answer(&mut clients[0], &id).await, answer(&mut clients[1], &id).await];
    let of = |kind: &str| answers.iter().filter(|answer| answer["is"] == kind).collect::<Vec<_>>();
    assert_eq!(of("ack").len(), 1, "{answers:?}");
    assert_eq!(of("refused")[0]["clause"], "3.3", "{answers:?}");
}

#[tokio::test]
async fn too_old_a_version_gets_the_whole_view() {
    let scratch = Scratch::new("too-old");
    let (mut config, _) = config(&scratch);
    config.ring = 4;
    let server = Server::start(config).await.unwrap();
    let (key, guests) = running(&server, 2, json!({ "game": "connect-four" })).await;
    let mut clients = sit_down(&key, &guests).await;
    play_on(&mut clients, 10).await;
    let (mut back, resumed) = guests[0].hello(&key, Some(6)).await;
    assert_eq!(resumed["is"], "resumed");
    for after in 6..10 {
        assert_eq!(back.hear().await["after"], after);
    }
    let (_, whole) = guests[0].hello(&key, Some(5)).await;
    assert_eq!((&whole["is"], &whole["version"]), (&json!("welcome"), &json!(10)));
}

#[tokio::test]
async fn a_slow_reader_catches_up_while_others_go_on() {
    let scratch = Scratch::new("slow-play");
    let (mut config, _) = config(&scratch);
    config.outbox = 4;
    let server = Server::start(config).await.unwrap();
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    let (mut slow, _) = Guest::new(&server, "Slow").await.hello(&key, None).await;
    for _ in 0..1_500 {
        slow.say(json!({ "do": "resync" })).await;
    }
    play_on(&mut clients, 20).await;
    slow.hear_until("resync").await;
    resync(&mut slow, 20).await;
    assert_eq!(slow.standing["view"]["viewer"], "public");
    play_on(&mut clients, 1).await;
    slow.catch_up(21).await;
}
