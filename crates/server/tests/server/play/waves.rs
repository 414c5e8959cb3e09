//! Hands that others see moving.

use serde_json::{Value, json};
use server::{HandClock, Rate, Server};

use super::play_on::{resync, settle, sit_down};
use crate::common::{Client, Guest, Scratch, config, running};

/// A duel in which everybody builds: no tokens, no map.
async fn building(server: &Server, clock: &HandClock, people: usize) -> (String, Vec<Client>) {
    let (key, clients) = counting_down(server, people, "duel").await;
    (key, begin(clock, clients).await)
}

async fn counting_down(server: &Server, people: usize, mode: &str) -> (String, Vec<Client>) {
    let extra = json!({ "game": "tokyo-jutaku", "setup": { "mode": mode } });
    let (key, guests) = running(server, people, extra).await;
    let clients = sit_down(&key, &guests).await;
    (key, clients)
}

/// Lets the countdown run out.
async fn begin(clock: &HandClock, mut clients: Vec<Client>) -> Vec<Client> {
    clock.advance(3_000);
    for client in &mut clients {
        while client.standing["view"]["phase"] != "building" {
            client.hear_until("update").await;
        }
        // The match shows hands once it has told everybody.
        settle(client).await;
        client.say(json!({ "do": "resync" })).await;
        client.hear_until("welcome").await;
    }
    clients
}

async fn wave(client: &mut Client, numbers: &[i16]) {
    client.say(json!({ "do": "wave", "gesture": numbers })).await;
}

fn bundle(waves: &[(u8, &[i16])]) -> Value {
    let waves: Vec<Value> =
        waves.iter().map(|(seat, gesture)| json!({ "seat": seat, "gesture": gesture })).collect();
    json!({ "is": "waves", "waves": waves })
}

/// Everything that was on its way to a client.
async fn rest(client: &mut Client) -> Vec<Value> {
    client.say(json!({ "do": "ping" })).await;
    let mut heard = Vec::new();
    loop {
        let message = client.hear().await;
        client.note(&message);
        if message["is"] == "pong" {
            return heard;
        }
        heard.push(message);
    }
}

/// Plays a command, and waits until it is acknowledged and seen.
async fn play(client: &mut Client, id: &str, command: Value) {
    let decision = client.standing["ask"]["decision"].clone();
    client
        .say(json!({ "do": "command", "id": id, "decision": decision, "command": command }))
        .await;
    let ack = client.hear_until("ack").await;
    client.catch_up(ack["version"].as_u64().unwrap()).await;
}

#[tokio::test]
async fn each_socket_gets_the_latest_of_the_others_in_one_bundle() {
    let scratch = Scratch::new("waves");
    let (config, clock) = config(&scratch);
    let server = Server::start(config).await.unwrap();
    let (key, mut clients) = building(&server, &clock, 3).await;
    let (mut public, _) = Guest::new(&server, "Public").await.hello(&key, None).await;
    settle(&mut public).await;

    wave(&mut clients[0], &[17, -350, 1]).await;
    for client in [&mut public].into_iter().chain(&mut clients[1..]) {
        assert_eq!(client.hear_until("waves").await, bundle(&[(0, &[17, -350, 1])]));
    }
    for number in 0..3 {
        wave(&mut clients[0], &[number]).await;
    }
    wave(&mut clients[2], &[9]).await;
    for seat in [0, 2] {
        settle(&mut clients[seat]).await;
    }
    assert_eq!(rest(&mut public).await, [Value::Null; 0], "nothing before a tenth of a second");
    clock.advance(100);
    assert_eq!(public.hear_until("waves").await, bundle(&[(0, &[2]), (2, &[9])]));
    assert_eq!(clients[1].hear_until("waves").await, bundle(&[(0, &[2]), (2, &[9])]));
    assert_eq!(clients[2].hear_until("waves").await, bundle(&[(0, &[2])]), "not their own hand");
    let house = server.house();
    let version = clients[1].version();
    assert_eq!(rest(&mut clients[1]).await, [Value::Null; 0]);
    assert_eq!(clients[1].version(), version, "no line of the log tells of hands");
    assert_eq!(house.matches.queued(), 0);
}

#[tokio::test]
async fn only_hands_that_the_game_lets_be_seen_are() {
    let scratch = Scratch::new("no-waves");
    let (config, clock) = config(&scratch);
    let server = Server::start(config).await.unwrap();
    let (_, mut beats) = counting_down(&server, 2, "beats").await;
    let (key, mut clients) = counting_down(&server, 2, "duel").await;
    let (mut public, _) = Guest::new(&server, "Public").await.hello(&key, None).await;

    public.say(json!({ "do": "wave", "gesture": [1] })).await;
    assert_eq!(public.hear_until("error").await["code"], "no-seat");
    let nine = [1; 9];
    wave(&mut clients[0], &nine).await;
    let error = clients[0].hear_until("error").await;
    assert_eq!(error["code"], "malformed", "{error}");
    assert!(error["message"].as_str().unwrap().contains("at most 8"), "{error}");

    // Before anybody builds, and in beats at any time, a wave is not shown.
    wave(&mut clients[0], &[1]).await;
    assert_eq!(rest(&mut clients[0]).await, [Value::Null; 0], "and not answered");
    assert_eq!(rest(&mut clients[1]).await, [Value::Null; 0]);
    while beats[0].standing["view"]["phase"].get("draft").is_some() {
        let next = beats.iter().position(|client| client.standing.get("ask").is_some()).unwrap();
        let offers = beats[next].standing["ask"]["offers"].as_array().unwrap();
        let starts = offers.iter().position(|offer| offer["command"].get("start").is_some());
        let version = beats[next].play(starts.unwrap()).await;
        for client in &mut beats {
            client.catch_up(version).await;
        }
    }
    for client in &mut beats {
        while client.standing["view"]["phase"] != "building" {
            client.hear_until("update").await;
        }
        settle(client).await;
    }
    wave(&mut beats[0], &[1]).await;
    assert_eq!(rest(&mut beats[0]).await, [Value::Null; 0]);
    assert_eq!(rest(&mut beats[1]).await, [Value::Null; 0], "it would betray the choice");

    let mut clients = begin(&clock, clients).await;
    let eight = [1; 8];
    wave(&mut clients[0], &eight).await;
    assert_eq!(clients[1].hear_until("waves").await, bundle(&[(0, &eight)]));
}

#[tokio::test]
async fn a_flood_of_waves_disturbs_nobody() {
    let scratch = Scratch::new("wave-flood");
    let (mut config, clock) = config(&scratch);
    config.rate = Rate { burst: 200, per_second: 0 };
    let server = Server::start(config).await.unwrap();
    let (_, mut clients) = building(&server, &clock, 2).await;
    for number in 0..2_000 {
        wave(&mut clients[0], &[number]).await;
    }
    // Everybody shares one address, and so one share of commands: the flood took nothing of it.
    play(&mut clients[0], "mine", json!({ "grab": { "piece": 3 } })).await;
    play(&mut clients[1], "theirs", json!({ "grab": { "piece": 4 } })).await;
    let heard = rest(&mut clients[1]).await;
    assert!(heard.iter().all(|message| message["is"] != "error"), "{heard:?}");
    clock.advance(1_000);
    wave(&mut clients[0], &[7]).await;
    settle(&mut clients[0]).await;
    // What was left of the flood may have been sent first.
    clock.advance(100);
    loop {
        if clients[1].hear_until("waves").await == bundle(&[(0, &[7])]) {
            break;
        }
    }
}

/// How many gestures were received and shown so far.
async fn shown(guest: &Guest) -> u64 {
    let (_, _, page) = guest.request("GET", "/metrics", None).await;
    let line = page.lines().find_map(|line| line.strip_prefix("tokyo_waves_total "));
    line.unwrap().parse().unwrap()
}

#[tokio::test]
async fn more_sockets_of_one_client_do_not_wave_more() {
    let scratch = Scratch::new("wave-sockets");
    let (mut config, clock) = config(&scratch);
    config.rate = Rate { burst: 200, per_second: 0 };
    let server = Server::start(config).await.unwrap();
    let extra = json!({ "game": "tokyo-jutaku", "setup": { "mode": "duel" } });
    let (key, guests) = running(&server, 2, extra).await;
    let clients = sit_down(&key, &guests).await;
    let _building = begin(&clock, clients).await;
    clock.advance(1_000);
    let before = shown(&guests[0]).await;
    for _ in 0..15 {
        let (mut client, _) = guests[0].hello(&key, None).await;
        for number in 0..20 {
            wave(&mut client, &[number]).await;
        }
        settle(&mut client).await;
    }
    assert_eq!(shown(&guests[0]).await - before, 200, "of 300");
}

#[tokio::test]
async fn moves_arrive_where_waves_are_dropped() {
    let scratch = Scratch::new("wave-load");
    let (mut config, clock) = config(&scratch);
    config.outbox = 4;
    let server = Server::start(config).await.unwrap();
    let (key, mut clients) = building(&server, &clock, 2).await;
    let (mut slow, _) = Guest::new(&server, "Slow").await.hello(&key, None).await;
    for _ in 0..1_500 {
        slow.say(json!({ "do": "resync" })).await;
    }
    for number in 0..40 {
        wave(&mut clients[0], &[number]).await;
        assert_eq!(clients[1].hear_until("waves").await, bundle(&[(0, &[number])]));
        clock.advance(100);
    }
    play(&mut clients[0], "grab", json!({ "grab": { "piece": 3 } })).await;
    let version = clients[0].version();
    resync(&mut slow, version).await;
    assert_eq!(slow.standing["view"]["architects"][0]["hand"]["piece"], 3);
}

/// How many waves in a row pass a socket by before it is sure that its client does not read.
const PASSED: u64 = 20;

/// Waves until some in a row did not reach the reader who does not read, and asks for that much
/// meanwhile that the way to them is full. How many waves there were.
async fn clog(
    server: &Server,
    clock: &HandClock,
    clients: &mut [Client],
    slow: &mut Client,
) -> u64 {
    let sent = || server.house().metrics.waves_sent.get();
    let (mut waves, mut passed) = (0, 0);
    while passed < PASSED {
        assert!(waves < 2_000, "everything is sent to somebody who reads nothing");
        for _ in 0..20 {
            slow.say(json!({ "do": "resync" })).await;
        }
        let before = sent();
        let number = i16::try_from(waves).unwrap();
        wave(&mut clients[0], &[number]).await;
        assert_eq!(clients[1].hear_until("waves").await, bundle(&[(0, &[number])]));
        clock.advance(100);
        waves += 1;
        // One of them was sent to the reader who does read.
        passed = if sent() == before + 1 { passed + 1 } else { 0 };
    }
    waves
}

#[tokio::test]
async fn a_socket_that_does_not_read_misses_waves_which_are_counted_and_nothing_else() {
    let scratch = Scratch::new("wave-clog");
    let (mut config, clock) = config(&scratch);
    config.outbox = 50_000;
    config.timeouts.stalled = std::time::Duration::from_secs(600);
    let server = Server::start(config).await.unwrap();
    let (key, mut clients) = building(&server, &clock, 2).await;
    let mut slow = Client::narrow(&Guest::new(&server, "Slow").await).await;
    slow.hello(&key, None).await;
    let first = slow.version();

    let waves = clog(&server, &clock, &mut clients, &mut slow).await;
    for (seat, client) in clients.iter_mut().enumerate() {
        play(client, &format!("grab {seat}"), json!({ "grab": { "piece": seat } })).await;
    }
    for (seat, client) in clients.iter_mut().enumerate() {
        play(client, &format!("drop {seat}"), json!("drop")).await;
    }
    let last = clients[1].version();
    assert_eq!(last, first + 4);

    let (mut updates, mut seen) = (Vec::new(), Vec::new());
    let latest = i64::try_from(waves - 1).unwrap();
    while !updates.contains(&last) || seen.last() != Some(&latest) {
        let message = slow.hear().await;
        match message["is"].as_str() {
            Some("update") => updates.push(message["version"].as_u64().unwrap()),
            Some("waves") => seen.push(message["waves"][0]["gesture"][0].as_i64().unwrap()),
            Some("welcome") => {}
            // A client that asks that often is told that the table has too much to do.
            Some("error") if message["code"] == "busy" => {}
            _ => panic!("{message}"),
        }
        // What was put off becomes due; so does what the match's own clock has to say.
        clock.advance(100);
    }
    let all: Vec<u64> = (first + 1..).take(updates.len()).collect();
    assert_eq!(updates, all, "every update, in order");
    assert!(seen.is_sorted(), "{seen:?}");
    let dropped = waves - seen.len() as u64;
    assert!(dropped >= PASSED - 1, "{dropped} of {waves}");
    assert_eq!(server.house().metrics.waves_dropped.get(), dropped);
}
