//! What is new every day: who did best, timed by the server.

use contract::{Chance, Seat, Viewer};
use serde_json::{Value, json};
use server::Server;

use crate::common::{Client, Guest, Scratch, config, running};

/// Today, by the clock of these tests.
const TODAY: &str = "2027-01-15";

fn puzzle() -> Value {
    json!({ "game": "tokyo-dangan", "setup": { "day": TODAY } })
}

/// The actions of the best answer.
fn solution() -> Vec<Value> {
    let title = catalogue::find("tokyo-dangan").unwrap();
    let setup = json!({ "day": TODAY });
    let game = title.open(&setup, 1, &mut Chance::from_number(0)).ok().unwrap();
    let answer = title.ask_view(&game.view(Viewer::Seat(Seat(0))), &json!("solution"));
    answer.ok().unwrap()["solution"].as_array().unwrap().clone()
}

async fn act(client: &mut Client, command: &Value, nth: usize) {
    let decision = client.standing["ask"]["decision"].clone();
    let id = format!("a{nth}");
    client
        .say(json!({ "do": "command", "id": id, "decision": decision, "command": command }))
        .await;
    let ack = client.hear_until("ack").await;
    client.catch_up(ack["version"].as_u64().unwrap()).await;
}

async fn best(guest: &Guest) -> Vec<Value> {
    let list = guest.get(&format!("/api/days?game=tokyo-dangan&day={TODAY}")).await;
    list["best"].as_array().unwrap().clone()
}

#[tokio::test]
async fn the_first_solution_of_a_puzzle_is_listed_with_the_servers_time() {
    let scratch = Scratch::new("day-best");
    let (config, clock) = config(&scratch);
    let server = Server::start(config).await.unwrap();
    let solution = solution();
    let (key, guests) = running(&server, 1, puzzle()).await;
    assert!(best(&guests[0]).await.is_empty());
    let (mut client, _) = guests[0].hello(&key, None).await;
    for (nth, command) in solution.iter().enumerate() {
        clock.advance(1_500);
        act(&mut client, command, nth).await;
    }
    assert!(client.is_over());
    let count = solution.len();
    let ms = 1_500 * count;
    let nameless = |mine| json!({ "count": count, "ideal": true, "ms": ms, "mine": mine });
    let named = |mine| {
        let mut named = nameless(mine);
        named["name"] = json!("Player 0");
        named
    };
    assert_eq!(best(&guests[0]).await, [named(true)]);
    let other = Guest::new(&server, "Bob").await;
    assert_eq!(best(&other).await, [nameless(false)], "strangers see who agreed to be shown");
    guests[0].post("/api/me/shown", json!({ "shown": true })).await;
    assert_eq!(best(&other).await, [named(false)]);
    let bob = other.post("/api/me/shown", json!({ "shown": true, "listed": true })).await;
    let block = async |block: bool| {
        guests[0].post("/api/me/block", json!({ "id": bob["id"], "block": block })).await;
    };
    block(true).await;
    assert_eq!(best(&other).await, [nameless(false)], "not by somebody whom they blocked");
    block(false).await;
    assert_eq!(best(&other).await, [named(false)]);
    guests[0].post("/api/me/shown", json!({ "shown": false })).await;

    // Somebody who knows the answer cannot do it once more in no time.
    let table = guests[0].post("/api/tables", {
        let mut new = puzzle();
        new["seats"] = json!(1);
        new
    });
    let again = table.await["key"].as_str().unwrap().to_owned();
    guests[0].post(&format!("/api/tables/{again}/start"), json!({})).await;
    let (mut client, _) = guests[0].hello(&again, None).await;
    for (nth, command) in solution.iter().enumerate() {
        act(&mut client, command, nth).await;
    }
    assert_eq!(best(&other).await, [nameless(false)]);

    // What is erased is gone from the list too.
    let (status, _, body) = guests[0].request("DELETE", "/api/me", None).await;
    assert_eq!(status, 200, "{body}");
    assert!(best(&other).await.is_empty());
}

#[tokio::test]
async fn practice_and_days_to_come_are_listed_nowhere() {
    let scratch = Scratch::new("day-practice");
    let (config, _) = config(&scratch);
    let server = Server::start(config).await.unwrap();
    let mut practice = puzzle();
    practice["practice"] = json!(true);
    let (key, guests) = running(&server, 1, practice).await;
    let (mut client, _) = guests[0].hello(&key, None).await;
    for (nth, command) in solution().iter().enumerate() {
        act(&mut client, command, nth).await;
    }
    assert!(client.is_over() && best(&guests[0]).await.is_empty());
    for (query, status) in [
        ("game=tokyo-dangan&day=2027-01-16", 422),
        ("game=tokyo-dangan&day=yesterday", 400),
        ("game=tokyo-dangan&day=2027-01-14&class=easy", 400),
        ("day=2027-01-14", 400),
    ] {
        let (said, _, body) = guests[0].request("GET", &format!("/api/days?{query}"), None).await;
        assert_eq!(said, status, "{query}: {body}");
    }
}
