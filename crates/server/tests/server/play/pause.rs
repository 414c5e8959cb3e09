//! Pausing a match, and ending it without a result.

use serde_json::{Value, json};
use server::Server;

use super::play_on::{awaited, play_on, sit_down};
use crate::common::{Client, Guest, Scratch, config, running, start};

const MINUTE: u64 = 60_000;

fn pause() -> Value {
    json!({ "pause": { "for_ms": 10 * MINUTE } })
}

async fn propose(client: &mut Client, id: &str, motion: Value) {
    client.say(json!({ "do": "propose", "id": id, "motion": motion })).await;
    client.hear_until("ack").await;
}

async fn answer(client: &mut Client, id: &str, agree: bool) {
    client.say(json!({ "do": "answer-proposal", "id": id, "agree": agree })).await;
    client.hear_until("ack").await;
}

/// What the match itself says now, after everything that was due.
async fn look(client: &mut Client) -> Value {
    client.say(json!({ "do": "resync" })).await;
    client.hear_until("welcome").await
}

async fn refused(client: &mut Client, message: Value) -> String {
    client.say(message).await;
    client.hear_until("refused").await["why"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_match_pauses_when_everybody_agrees_and_goes_on_when_the_time_is_up() {
    let scratch = Scratch::new("pause");
    let (config, clock) = config(&scratch);
    let server = Server::start(config).await.unwrap();
    let rule = json!({ "game": "connect-four", "clock": { "per-move": { "seconds": 60 } } });
    let (key, guests) = running(&server, 2, rule).await;
    let mut clients = sit_down(&key, &guests).await;
    let seat = awaited(&clients);
    let command = clients[seat].choice(0);
    clock.advance(45_000);
    propose(&mut clients[seat], "p", pause()).await;
    clients[1 - seat].catch_up(1).await;
    assert_eq!(clients[1 - seat].standing["proposal"]["waiting"], json!([1 - seat]));
    answer(&mut clients[1 - seat], "a", true).await;
    for client in &mut clients {
        client.catch_up(3).await;
        let paused = &client.standing["paused"];
        assert_eq!(*paused, json!({ "left_ms": 10 * MINUTE, "covered": true }));
        assert!(client.standing.get("ask").is_none(), "nobody is asked anything");
    }
    let why = refused(&mut clients[seat], command.clone()).await;
    assert!(why.contains("paused"), "{why}");
    let why = refused(&mut clients[seat], json!({ "do": "undo", "id": "u" })).await;
    assert!(why.contains("paused"), "{why}");
    clients[seat].say(json!({ "do": "chat", "text": "Tea?" })).await;
    assert_eq!(clients[1 - seat].hear_until("chat").await["text"], "Tea?");

    clock.advance(10 * MINUTE - 1);
    let welcome = look(&mut clients[seat]).await;
    assert_eq!((&welcome["version"], &welcome["since_ms"]), (&json!(3), &json!(0)));
    assert_eq!(welcome["paused"]["left_ms"], 1);
    clock.advance(1);
    clients[seat].catch_up(4).await;
    assert!(clients[seat].standing.get("paused").is_none());
    assert!(clients[seat].standing.get("ask").is_some(), "the same question again");
    clock.advance(14_999);
    assert_eq!(look(&mut clients[seat]).await["version"], 4, "45 seconds were used before");
    clock.advance(1);
    clients[seat].catch_up(5).await;
    assert_eq!(clients[seat].standing["sitters"][seat]["why"], "out-of-time");
}

#[tokio::test]
async fn nobody_cuts_a_pause_short_alone_and_nobody_draws_it_out() {
    let scratch = Scratch::new("pause-short");
    let (config, clock) = config(&scratch);
    let server = Server::start(config).await.unwrap();
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    propose(&mut clients[0], "p", pause()).await;
    answer(&mut clients[1], "a", true).await;
    propose(&mut clients[0], "r", json!("resume")).await;
    clients[1].catch_up(4).await;
    assert!(clients[1].standing.get("paused").is_some(), "Player 1 may be away from the screen");
    answer(&mut clients[1], "no", false).await;
    let again = json!({ "do": "propose", "id": "r2", "motion": "resume" });
    assert!(refused(&mut clients[0], again).await.contains("minute"), "nobody is pestered");
    let longer = json!({ "do": "propose", "id": "p2", "motion": pause() });
    assert!(refused(&mut clients[1], longer).await.contains("already"));
    clock.advance(MINUTE);
    propose(&mut clients[0], "r3", json!("resume")).await;
    answer(&mut clients[1], "yes", true).await;
    for client in &mut clients {
        client.catch_up(8).await;
        assert!(client.standing.get("paused").is_none());
    }
    play_on(&mut clients, 1).await;
}

#[tokio::test]
async fn bots_wait_during_a_pause() {
    let scratch = Scratch::new("pause-bots");
    let (mut config, clock) = config(&scratch);
    config.bot_pause_ms = 1_000;
    let server = Server::start(config).await.unwrap();
    let bots = json!({ "game": "connect-four", "seats": 2, "bots": ["random"] });
    let (key, guests) = running(&server, 1, bots).await;
    let (mut client, _) = guests[0].hello(&key, None).await;
    while client.standing.get("ask").is_none() {
        clock.advance(1_000);
        look(&mut client).await;
    }
    let version = client.play(0).await;
    propose(&mut client, "p", pause()).await;
    client.catch_up(version + 2).await;
    for _ in 0..9 {
        clock.advance(MINUTE);
        assert_eq!(look(&mut client).await["version"], version + 2, "the bot keeps still");
    }
    propose(&mut client, "r", json!("resume")).await;
    while client.version() < version + 5 {
        clock.advance(1_000);
        look(&mut client).await;
    }
    assert!(client.standing.get("ask").is_some(), "the bot has played");
}

#[tokio::test]
async fn only_people_who_sit_there_take_part_and_only_they_are_asked() {
    let scratch = Scratch::new("pause-whom");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 3, json!({ "game": "izakaya" })).await;
    let mut clients = sit_down(&key, &guests).await;
    let stranger = Guest::new(&server, "Mal").await;
    let (mut watcher, _) = stranger.hello(&key, None).await;
    for message in [
        json!({ "do": "propose", "id": "p", "motion": "end" }),
        json!({ "do": "answer-proposal", "id": "a", "agree": true }),
    ] {
        watcher.say(message).await;
        assert_eq!(watcher.hear_until("error").await["code"], "no-seat");
    }
    for garbage in [json!("stop"), json!({ "pause": {} }), json!({ "pause": { "for_ms": -1 } })] {
        clients[0].say(json!({ "do": "propose", "id": "g", "motion": garbage })).await;
        assert_eq!(clients[0].hear_until("error").await["code"], "malformed");
    }
    clients[2].say(json!({ "do": "leave", "id": "l" })).await;
    clients[2].hear_until("ack").await;
    propose(&mut clients[0], "p1", json!("end")).await;
    let late = json!({ "do": "answer-proposal", "id": "late", "agree": false });
    assert!(refused(&mut clients[2], late).await.contains("take it back"));
    answer(&mut clients[1], "a", true).await;
    let ended = look(&mut clients[1]).await;
    assert_eq!(ended["ended_by"], json!([0, 1]), "who left neither agrees nor objects");
}

#[tokio::test]
async fn a_match_ended_by_consent_has_no_result_anywhere() {
    let scratch = Scratch::new("no-result");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 3, json!({})).await;
    let mut clients = sit_down(&key, &guests).await;
    play_on(&mut clients, 3).await;
    clients[2].say(json!({ "do": "resign", "id": "r" })).await;
    clients[2].hear_until("ack").await;
    propose(&mut clients[0], "e", json!("end")).await;
    answer(&mut clients[1], "a", true).await;
    let last = look(&mut clients[0]).await;
    assert_eq!(last["awaiting"]["over"]["ending"], "no-result");
    assert_eq!((&last["ended_by"], last.get("ask")), (&json!([0, 1]), None));
    let why = refused(&mut clients[0], json!({ "do": "undo", "id": "u" })).await;
    assert!(why.contains("over"), "{why}");

    let at = format!("/api/tables/{key}");
    let table = guests[0].get(&at).await;
    assert_eq!((&table["phase"], &table["outcome"]["winners"]), (&json!("over"), &json!([])));
    let numbers = guests[0].get(&format!("{at}/statistics")).await;
    assert_eq!(numbers["ending"], "no-result");
    for seat in numbers["seats"].as_array().unwrap() {
        assert_eq!(
            (&seat["place"], &seat["score"], &seat["won"], &seat["forfeit"]),
            (&Value::Null, &Value::Null, &json!(false), &json!(false)),
            "{seat}"
        );
    }
    let record = guests[0].get(&format!("{at}/record")).await;
    let text = record.to_string();
    let record = table::Record::read(&text).unwrap();
    let title = catalogue::find("king-of-tokyo").unwrap();
    let replayed = record.replay(title, None).unwrap().table;
    assert_eq!(replayed.outcome().unwrap().ending, table::NO_RESULT);
    guests[1].post(&format!("{at}/rematch"), json!({})).await;
}

#[tokio::test]
async fn a_list_says_whose_turn_it_is_and_a_pause_is_nobodys() {
    let scratch = Scratch::new("your-turn");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({ "game": "connect-four" })).await;
    let mut clients = sit_down(&key, &guests).await;
    let seat = awaited(&clients);
    let turn = async |guest: &Guest| {
        guest.get("/api/tables?which=mine").await["tables"][0]["your_turn"].clone()
    };
    assert_eq!(
        (turn(&guests[seat]).await, turn(&guests[1 - seat]).await),
        (json!(true), json!(false))
    );
    play_on(&mut clients, 1).await;
    assert_eq!(
        (turn(&guests[seat]).await, turn(&guests[1 - seat]).await),
        (json!(false), json!(true))
    );
    propose(&mut clients[0], "p", pause()).await;
    answer(&mut clients[1], "a", true).await;
    assert_eq!((turn(&guests[0]).await, turn(&guests[1]).await), (json!(false), json!(false)));
}
