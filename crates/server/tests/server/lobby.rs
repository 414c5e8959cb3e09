//! The lobby over HTTP, against the real server.

use crate::common::{Guest, Scratch, config, start};
use serde_json::{Value, json};
use server::{Rate, Server};

/// The word of the fault that a request gets.
async fn fault(guest: &Guest, path: &str, body: Value) -> (u16, String) {
    let (status, _, text) = guest.request("POST", path, Some(body)).await;
    let answer: Value = serde_json::from_str(&text).unwrap();
    let message = answer["error"]["message"].as_str().unwrap();
    assert!(message.contains(' '), "a sentence: {message}");
    (status, answer["error"]["code"].as_str().unwrap().to_owned())
}

fn forbidden() -> (u16, String) {
    (403, "forbidden".into())
}

fn conflict() -> (u16, String) {
    (409, "conflict".into())
}

#[tokio::test]
async fn a_table_is_opened_filled_started_and_listed() {
    let scratch = Scratch::new("lobby");
    let server = start(&scratch).await;
    let [ann, bob] = [Guest::new(&server, "Ann").await, Guest::new(&server, "Bob").await];
    let new = json!({ "game": "king-of-tokyo", "seats": 3, "bots": ["easy"] });
    let table = ann.post("/api/tables", new).await;
    let at = format!("/api/tables/{}", table["key"].as_str().unwrap());
    assert_eq!(table["seats"][0]["name"], "Ann");
    assert_eq!((&table["seats"][1], &table["seats"][2]["bot"]), (&Value::Null, &json!("easy")));
    assert_eq!(ann.get("/api/tables").await["tables"][0]["key"], table["key"]);

    assert_eq!(fault(&ann, &format!("{at}/start"), json!({})).await, conflict(), "a free seat");
    assert_eq!(fault(&bob, &format!("{at}/start"), json!({})).await, forbidden());
    assert_eq!(fault(&bob, &format!("{at}/kick"), json!({ "seat": 2 })).await, forbidden());
    let joined = bob.post(&format!("{at}/join"), json!({})).await;
    assert_eq!((&joined["mine"], &joined["host"]), (&json!(1), &json!(false)));
    assert_eq!(fault(&bob, &format!("{at}/join"), json!({})).await, conflict(), "once only");
    let kicked = ann.post(&format!("{at}/kick"), json!({ "seat": 1 })).await["kicked"].clone();
    ann.post(&format!("{at}/let-in"), json!({ "id": kicked[0]["id"] })).await;
    bob.post(&format!("{at}/join"), json!({ "seat": 1 })).await;
    let clock = json!({ "clock": { "per-game": { "seconds": 60 } } });
    ann.post(&format!("{at}/options"), clock).await;

    ann.post(&format!("{at}/start"), json!({})).await;
    let started = bob.reveal(&at).await;
    assert_eq!((&started["phase"], &started["nonces"][1]), (&json!("live"), &json!(bob.nonce())));
    assert_eq!(started["clock"]["per-game"]["seconds"], 60);
    assert!(started["secret"].is_null());
    assert_eq!(ann.get("/api/tables?which=live").await["tables"].as_array().unwrap().len(), 1);
    assert_eq!(bob.get("/api/tables?which=mine").await["tables"].as_array().unwrap().len(), 1);
    assert_eq!(ann.get("/api/tables").await["tables"].as_array().unwrap().len(), 0);
    assert_eq!(fault(&bob, &format!("{at}/leave"), json!({})).await, conflict(), "it has begun");
}

#[tokio::test]
async fn five_levels_are_offered_and_two_more_are_taken() {
    let scratch = Scratch::new("levels");
    let server = start(&scratch).await;
    let ann = Guest::new(&server, "Ann").await;
    let games = ann.get("/api/games").await;
    let offered = ["easy", "normal", "hard", "expert", "master"];
    for game in games.as_array().unwrap() {
        assert_eq!(game["levels"], json!(offered), "{}", game["id"]);
    }
    for level in offered.into_iter().chain(["random", "greedy"]) {
        let new = json!({ "game": "king-of-tokyo", "seats": 2, "bots": [level] });
        assert_eq!(ann.post("/api/tables", new).await["seats"][1]["bot"], level);
    }
    for level in ["hard-1", "search:9", "genius"] {
        let new = json!({ "game": "king-of-tokyo", "seats": 2, "bots": [level] });
        let (status, _, answer) = ann.request("POST", "/api/tables", Some(new)).await;
        assert_eq!(status, 422, "{level}");
        assert!(answer.contains("choose easy, normal, hard, expert, master"), "{answer}");
    }
}

#[tokio::test]
async fn a_private_table_is_found_only_by_its_link_and_an_empty_one_goes() {
    let scratch = Scratch::new("private");
    let server = start(&scratch).await;
    let [ann, bob] = [Guest::new(&server, "Ann").await, Guest::new(&server, "Bob").await];
    let new = json!({ "game": "king-of-tokyo", "seats": 2, "private": true });
    let at = format!("/api/tables/{}", ann.post("/api/tables", new).await["key"].as_str().unwrap());
    assert_eq!(bob.get("/api/tables").await["tables"].as_array().unwrap().len(), 0);
    bob.post(&format!("{at}/join"), json!({})).await;
    ann.post(&format!("{at}/leave"), json!({})).await;
    assert_eq!(bob.get(&at).await["host"], true, "who stays is the host");
    bob.post(&format!("{at}/leave"), json!({})).await;
    assert_eq!(bob.request("GET", &at, None).await.0, 404);
}

#[tokio::test]
async fn what_makes_no_sense_is_said_in_a_sentence() {
    let scratch = Scratch::new("wrong");
    let server = start(&scratch).await;
    let ann = Guest::new(&server, "Ann").await;
    let wrong = (422, "wrong".to_owned());
    for body in [
        json!({ "game": "chess", "seats": 2 }),
        json!({ "game": "king-of-tokyo", "seats": 99 }),
        json!({ "game": "king-of-tokyo", "seats": 2, "setup": { "no-such-option": 1 } }),
        json!({ "game": "king-of-tokyo", "seats": 2, "clock": { "per-move": { "seconds": 0 } } }),
        json!({ "game": "king-of-tokyo", "seats": 2, "clock": "slow" }),
        json!({ "game": "king-of-tokyo", "seats": 2, "bots": ["genius"] }),
        json!({ "game": "king-of-tokyo", "seats": 2, "bots": ["easy", "easy"] }),
    ] {
        assert_eq!(fault(&ann, "/api/tables", body.clone()).await, wrong, "{body}");
    }
    assert_eq!(fault(&ann, "/api/me", json!({ "name": "\u{200b}" })).await, wrong);
    assert_eq!(fault(&ann, "/api/tables/x/start", json!({})).await, (404, "no-table".into()));
    let malformed = (422, "malformed".to_owned());
    let strange = json!({ "name": "Ann", "rank": "queen" });
    assert_eq!(fault(&ann, "/api/me", strange).await, malformed);
    assert_eq!(fault(&ann, "/api/me", json!(["Ann"])).await, malformed, "a list of values");
    assert_eq!(ann.request("GET", "/api/tables?which=best", None).await.0, 400);
    let too_long = json!({ "name": "x".repeat(100_000) });
    assert_eq!(ann.request("POST", "/api/me", Some(too_long)).await.0, 413);
}

#[tokio::test]
async fn answers_carry_careful_headers_and_foreign_pages_get_no_socket() {
    let scratch = Scratch::new("headers");
    let server = start(&scratch).await;
    let ann = Guest::new(&server, "Ann").await;
    let (_, headers, _) = ann.request("GET", "/api/games", None).await;
    for expected in ["content-security-policy: default-src 'self'", "nosniff", "x-frame-options"] {
        assert!(headers.contains(expected), "{expected}: {headers}");
    }
    let socket = |origin: &str| {
        format!(
            "/api/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
             Origin: {origin}\r\nX-Rest: "
        )
    };
    let foreign = ann.request("GET", &socket("https://evil.example"), None).await;
    assert_eq!(foreign.0, 403, "{}", foreign.2);
    let games = ann.get("/api/games?lang=ja").await;
    let game = games.as_array().unwrap().iter().find(|game| game["id"] == "king-of-tokyo");
    assert_eq!(game.unwrap()["seats"], json!([2, 6]));
    assert_eq!(game.unwrap()["title"], "キング・オブ・トーキョー");
}

#[tokio::test]
async fn who_asks_too_often_is_turned_away_until_time_has_passed() {
    let scratch = Scratch::new("rate");
    let (mut config, clock) = config(&scratch);
    config.rate = Rate { burst: 5, per_second: 1 };
    let server = Server::start(config).await.unwrap();
    let ann = Guest::new(&server, "Ann").await;
    let mut answers = Vec::new();
    for _ in 0..5 {
        answers.push(ann.request("GET", "/api/me", None).await.0);
    }
    assert_eq!(answers, [200, 200, 200, 429, 429], "two of five went into saying the name");
    clock.advance(1_000);
    assert_eq!(ann.request("GET", "/api/me", None).await.0, 200);
}

#[tokio::test]
async fn a_day_that_has_not_come_cannot_be_chosen() {
    let scratch = Scratch::new("days");
    let (config, clock) = config(&scratch);
    let server = Server::start(config).await.unwrap();
    let ann = Guest::new(&server, "Ann").await;
    let daily = |day: &str| json!({ "mode": "daily", "day": day });
    let new = |day: &str| json!({ "game": "tokyo-jutaku", "seats": 1, "setup": daily(day) });
    let table = ann.post("/api/tables", new("2027-01-15")).await;
    assert_eq!(table["setup"]["day"], "2027-01-15", "today, by the clock of this test");
    let wrong = || (422, "wrong".to_owned());
    assert_eq!(fault(&ann, "/api/tables", new("2027-01-16")).await, wrong(), "tomorrow");
    assert_eq!(fault(&ann, "/api/tables", new("2027-02-29")).await, wrong(), "no day at all");
    let options = format!("/api/tables/{}/options", table["key"].as_str().unwrap());
    let change = |day: &str| json!({ "setup": daily(day) });
    assert_eq!(fault(&ann, &options, change("2027-01-16")).await, wrong());
    clock.advance(24 * 60 * 60 * 1_000);
    assert_eq!(ann.post(&options, change("2027-01-16")).await["setup"]["day"], "2027-01-16");
}
