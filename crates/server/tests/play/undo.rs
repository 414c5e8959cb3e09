//! Taking back.

use serde_json::{Value, json};

use crate::common::{Client, Guest, Scratch, running, start};
use crate::play_on::{awaited, play_on, settle, sit_down};

fn connect_four() -> Value {
    json!({ "game": "connect-four" })
}

async fn undo(client: &mut Client, id: &str) {
    client.say(json!({ "do": "undo", "id": id })).await;
    client.hear_until("ack").await;
}

async fn answer(client: &mut Client, id: &str, agree: bool) {
    client.say(json!({ "do": "answer-undo", "id": id, "agree": agree })).await;
    client.hear_until("ack").await;
}

#[tokio::test]
async fn taking_back_is_free_until_somebody_else_has_acted() {
    let scratch = Scratch::new("undo-free");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, connect_four()).await;
    let mut clients = sit_down(&key, &guests).await;
    let seat = awaited(&clients);
    let before = clients[seat].standing.clone();
    play_on(&mut clients, 1).await;
    assert_eq!(clients[seat].standing["undo_is_free"], true);
    assert_eq!(clients[1 - seat].standing["undo_is_free"], false, "nothing to take back");
    undo(&mut clients[seat], "u").await;
    clients[seat].catch_up(2).await;
    clients[1 - seat].catch_up(2).await;
    assert_eq!(clients[seat].standing["view"], before["view"]);
    let decision = |standing: &Value| standing["ask"]["decision"].as_u64().unwrap();
    let stale = decision(&before);
    assert!(decision(&clients[seat].standing) > stale, "an old command answers nothing new");
    assert!(clients[1 - seat].standing.get("ask").is_none());
}

#[tokio::test]
async fn beyond_that_the_others_agree_or_decline() {
    let scratch = Scratch::new("undo-consent");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, connect_four()).await;
    let mut clients = sit_down(&key, &guests).await;
    let seat = awaited(&clients);
    let opening = clients[seat].standing["view"].clone();
    play_on(&mut clients, 2).await;
    let played = clients[seat].standing["view"].clone();

    undo(&mut clients[seat], "u1").await;
    clients[1 - seat].catch_up(3).await;
    let asked = &clients[1 - seat].standing["undo"];
    assert_eq!((&asked["seat"], &asked["waiting"]), (&json!(seat), &json!([1 - seat])));
    clients[seat].say(json!({ "do": "answer-undo", "id": "own", "agree": true })).await;
    clients[seat].hear_until("refused").await;
    answer(&mut clients[1 - seat], "a1", false).await;
    clients[seat].catch_up(4).await;
    assert_eq!(clients[seat].standing["view"], played, "declined: nothing has changed");
    assert!(clients[seat].standing.get("undo").is_none());

    undo(&mut clients[seat], "u2").await;
    answer(&mut clients[1 - seat], "a2", true).await;
    clients[seat].catch_up(7).await;
    assert_eq!(clients[seat].standing["view"], opening, "both acts are taken back");
    assert!(clients[seat].standing.get("ask").is_some(), "who took back chooses again");
    server.stop().await;

    let server = start(&scratch).await;
    let guest = Guest { address: server.local_addr(), ..guests[seat].clone() };
    let (client, _) = guest.hello(&key, None).await;
    assert_eq!((&client.standing["view"], client.version()), (&opening, 7), "after a restart too");
}

#[tokio::test]
async fn bots_are_not_asked() {
    let scratch = Scratch::new("undo-bots");
    let server = start(&scratch).await;
    let extra = json!({ "game": "connect-four", "seats": 2, "bots": ["random"] });
    let (key, guests) = running(&server, 1, extra).await;
    let (mut client, _) = guests[0].hello(&key, None).await;
    while client.standing.get("ask").is_none() {
        client.hear_until("update").await;
    }
    let (before, version) = (client.standing["view"].clone(), client.version());
    client.play(0).await;
    while client.standing.get("ask").is_none() {
        client.hear_until("update").await;
    }
    assert_eq!(client.standing["undo_is_free"], true, "although a bot has acted since");
    undo(&mut client, "u").await;
    client.catch_up(version + 3).await;
    assert_eq!(client.standing["view"], before);
    settle(&mut client).await;
    assert!(client.standing.get("ask").is_some());
}
