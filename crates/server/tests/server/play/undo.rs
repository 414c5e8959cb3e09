//! Taking back.

use serde_json::{Value, json};
use server::Server;

use super::play_on::{awaited, play_on, settle, sit_down};
use crate::common::{Client, Guest, Scratch, config, running, start};

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

/// Waits until it is the client's turn.
async fn until_asked(client: &mut Client) {
    while client.standing.get("ask").is_none() {
        client.hear_until("update").await;
    }
}

#[tokio::test]
async fn bots_are_not_asked() {
    let scratch = Scratch::new("undo-bots");
    let server = start(&scratch).await;
    let extra = json!({ "game": "connect-four", "seats": 2, "bots": ["random"] });
    let (key, guests) = running(&server, 1, extra).await;
    let (mut client, _) = guests[0].hello(&key, None).await;
    until_asked(&mut client).await;
    let (before, version) = (client.standing["view"].clone(), client.version());
    client.play(0).await;
    until_asked(&mut client).await;
    assert_eq!(client.standing["undo_is_free"], true, "although a bot has acted since");
    undo(&mut client, "u").await;
    client.catch_up(version + 3).await;
    assert_eq!(client.standing["view"], before);
    settle(&mut client).await;
    assert!(client.standing.get("ask").is_some());
}

/// Tokyo Highway's clause 4.1: a build can be taken back until the next player acts.
#[tokio::test]
async fn where_the_next_act_settles_a_build_a_bots_does_so_too() {
    let scratch = Scratch::new("undo-settling");
    let settings = || {
        let mut config = config(&scratch).0;
        config.checkpoint_every = 1;
        config
    };
    let server = Server::start(settings()).await.unwrap();
    let extra = json!({ "game": "tokyo-highway", "seats": 2, "bots": ["random"] });
    let (key, guests) = running(&server, 1, extra).await;
    let (mut client, _) = guests[0].hello(&key, None).await;
    until_asked(&mut client).await;
    client.play(0).await;
    until_asked(&mut client).await;
    let told = |client: &Client| {
        (client.standing["undo_is_free"].clone(), client.standing["no_undo"].clone())
    };
    assert_eq!(told(&client), (json!(false), json!("barred")));
    client.say(json!({ "do": "undo", "id": "u" })).await;
    client.hear_until("refused").await;
    server.stop().await;

    let server = Server::start(settings()).await.unwrap();
    let guest = Guest { address: server.local_addr(), ..guests[0].clone() };
    let (client, _) = guest.hello(&key, None).await;
    assert_eq!(told(&client), (json!(false), json!("barred")), "by a checkpoint too");
    server.stop().await;

    let server = Server::start(settings()).await.unwrap();
    let (key, guests) = running(&server, 2, json!({ "game": "tokyo-highway" })).await;
    let mut clients = sit_down(&key, &guests).await;
    let seat = awaited(&clients);
    play_on(&mut clients, 1).await;
    assert_eq!(told(&clients[seat]), (json!(true), Value::Null), "nobody has acted since");
}

/// A person against a bot, asked for the first roll.
async fn first_roll(server: &Server, practice: bool) -> Client {
    let bots = json!({ "seats": 2, "bots": ["random"], "practice": practice });
    let (key, guests) = running(server, 1, bots).await;
    let (mut client, _) = guests[0].hello(&key, None).await;
    while !client.standing["ask"]["offers"].to_string().contains("\"reroll\"") {
        client.hear_until("update").await;
    }
    client
}

fn roll(client: &Client) -> usize {
    let offers = client.standing["ask"]["offers"].as_array().unwrap();
    offers.iter().position(|offer| offer["command"].to_string().contains("\"reroll\"")).unwrap()
}

#[tokio::test]
async fn nobody_rolls_again_by_undoing_unless_for_practice() {
    let scratch = Scratch::new("undo-reroll");
    let server = start(&scratch).await;
    let mut client = first_roll(&server, false).await;
    let version = client.play(roll(&client)).await;
    assert_eq!(client.standing["no_undo"], "barred");
    client.say(json!({ "do": "undo", "id": "u" })).await;
    let refused = client.hear_until("refused").await;
    assert!(refused["why"].as_str().unwrap().contains("practice"), "{refused}");
    assert_eq!(client.version(), version, "nothing was written");

    let mut client = first_roll(&server, true).await;
    let before = client.standing["view"].clone();
    let rolled = client.play(roll(&client)).await;
    assert_eq!(
        (&client.standing["practice"], &client.standing["undo_is_free"]),
        (&json!(true), &json!(true))
    );
    undo(&mut client, "u").await;
    client.catch_up(rolled + 1).await;
    assert_eq!(client.standing["view"], before);
    assert_eq!(client.standing["undone"], json!({ "seat": 0, "to": rolled }), "the log can tell");
}

#[tokio::test]
async fn practice_is_for_one_person() {
    let scratch = Scratch::new("undo-practice");
    let server = start(&scratch).await;
    let [ann, bob] = [Guest::new(&server, "Ann").await, Guest::new(&server, "Bob").await];
    let mut new = json!({ "game": "king-of-tokyo", "seats": 2, "practice": true });
    let (status, _, _) = ann.request("POST", "/api/tables", Some(new.clone())).await;
    assert_eq!(status, 422, "a seat is left for somebody else");
    new["bots"] = json!(["easy"]);
    let table = ann.post("/api/tables", new).await;
    assert_eq!(table["practice"], true);
    let at = format!("/api/tables/{}", table["key"].as_str().unwrap());
    ann.post(&format!("{at}/kick"), json!({ "seat": 1 })).await;
    let (status, _, why) = bob.request("POST", &format!("{at}/join"), Some(json!({}))).await;
    assert_eq!(status, 409, "{why}");
}

/// All bids are shown, and the other two have left: nobody could object, and nobody may bid again.
#[tokio::test]
async fn nobody_bids_again_after_the_reveal_because_the_others_are_away() {
    let scratch = Scratch::new("undo-away");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 3, json!({ "game": "izakaya" })).await;
    let mut clients = sit_down(&key, &guests).await;
    for seat in [1, 2] {
        clients[seat].say(json!({ "do": "leave", "id": "l" })).await;
        clients[seat].hear_until("ack").await;
    }
    // The bots that stand in have bid; with this the bids are shown.
    let hidden = |client: &Client| client.standing["view"].to_string();
    let before = hidden(&clients[0]);
    let version = clients[0].play(0).await;
    assert_ne!(hidden(&clients[0]), before);
    while clients[0].standing["no_undo"].is_null() {
        clients[0].hear_until("update").await;
    }
    assert_eq!(clients[0].standing["no_undo"], "away");
    clients[0].say(json!({ "do": "undo", "id": "u" })).await;
    let refused = clients[0].hear_until("refused").await;
    assert!(refused["why"].as_str().unwrap().contains("Player 1"), "{refused}");
    assert!(clients[0].version() >= version);
}
