//! A guest's own page: matches, people, invitations, and another device.

use std::time::Duration;

use crate::common::{Guest, Scratch, config, start};
use serde_json::{Value, json};
use server::Server;

const MINUTE_MS: u64 = 60_000;

/// Two who have just sat down at a table of connect four and begun.
async fn begun(ann: &Guest, bob: &Guest) -> String {
    let table = ann.post("/api/tables", json!({ "game": "connect-four", "seats": 2 })).await;
    let at = format!("/api/tables/{}", table["key"].as_str().unwrap());
    bob.post(&format!("{at}/join"), json!({})).await;
    ann.post(&format!("{at}/start"), json!({})).await;
    bob.reveal(&at).await;
    table["key"].as_str().unwrap().to_owned()
}

/// A match that the first one wins: one fills the first column, the other the last.
async fn won(ann: &Guest, bob: &Guest) -> String {
    let key = begun(ann, bob).await;
    let mut clients = [ann.hello(&key, None).await.0, bob.hello(&key, None).await.0];
    let mut turn = 0;
    while !clients[0].is_over() {
        let last = clients[turn].standing["ask"]["offers"].as_array().unwrap().len() - 1;
        let version = clients[turn].play(turn * last).await;
        for client in &mut clients {
            client.catch_up(version).await;
        }
        turn = 1 - turn;
    }
    key
}

async fn friends(server: &Server) -> [Guest; 2] {
    [Guest::new(server, "Ann").await, Guest::new(server, "Bob").await]
}

#[tokio::test]
async fn matches_are_told_in_pages_from_ones_own_seat_and_counted() {
    let scratch = Scratch::new("matches");
    let server = start(&scratch).await;
    let [ann, bob] = friends(&server).await;
    assert_eq!(ann.get("/api/me/matches").await, json!({ "matches": [], "next": null }));
    let me = ann.post("/api/me/avatar", json!({ "avatar": "tanuki" })).await;
    assert_eq!((&me["avatar"], &me["shown"]), (&json!("tanuki"), &json!(false)));
    let first = won(&ann, &bob).await;
    let second = won(&bob, &ann).await;

    let page = ann.get("/api/me/matches?limit=1").await;
    assert_eq!(
        (&page["matches"][0]["key"], page["matches"][0]["result"].as_str()),
        (&json!(second), Some("lost"))
    );
    let rest = format!("/api/me/matches?before={}", page["next"].as_str().unwrap());
    let page = ann.get(&rest).await;
    assert!(page["next"].is_null());
    let told = &page["matches"][0];
    assert_eq!(
        (&told["key"], &told["result"], &told["mine"]),
        (&json!(first), &json!("won"), &json!(0))
    );
    assert_eq!(told["seats"][0]["avatar"], "tanuki");
    assert_eq!((&told["seats"][1]["name"], &told["seats"][1]["place"]), (&json!("Bob"), &json!(2)));
    assert_eq!(bob.get(&rest).await["matches"][0]["result"], "lost", "from the other seat");

    let career = ann.get("/api/me/statistics").await;
    assert_eq!(career["games"], json!([{ "game": "connect-four", "played": 2, "won": 1 }]));
    let bobs_id = bob.get("/api/me").await["id"].clone();
    let met = json!([{ "id": bobs_id, "name": "Bob", "bot": null, "met": 2, "ahead": 1,
        "behind": 1 }]);
    assert_eq!(career["opponents"], met);
    for wrong in ["limit=0", "limit=51", "before=x", "x=y"] {
        let (status, _, body) = ann.request("GET", &format!("/api/me/matches?{wrong}"), None).await;
        assert_eq!(status, 400, "{wrong}: {body}");
    }
    let unknown = Some(json!({ "avatar": "dragon" }));
    let (status, _, body) = ann.request("POST", "/api/me/avatar", unknown).await;
    assert!(status == 422 && body.contains("lantern"), "it says what there is: {body}");
}

/// The guest whom an answer makes somebody, and the answer.
async fn arrive(guest: &Guest, secret: &Value) -> (u16, Option<Guest>) {
    let body = Some(json!({ "secret": secret }));
    let (status, head, _) = guest.request("POST", "/api/carry", body).await;
    let cookies: Vec<&str> =
        head.lines().filter_map(|line| line.strip_prefix("set-cookie:")).collect();
    assert!(cookies.len() <= 1, "one cookie wins: {cookies:?}");
    let cookie = cookies.first().map(|line| line.split(';').next().unwrap().trim().to_owned());
    (status, cookie.map(|cookie| Guest { cookie, ..guest.clone() }))
}

#[tokio::test]
async fn a_link_carries_a_guest_to_another_device_once() {
    let scratch = Scratch::new("carry");
    let (config, clock) = config(&scratch);
    let server = Server::start(config).await.unwrap();
    let [ann, other] = friends(&server).await;
    let me = ann.get("/api/me").await;
    let secret = async || ann.post("/api/me/carry", json!({})).await["secret"].clone();
    let old = secret().await;
    let newer = secret().await;
    assert_eq!(arrive(&other, &old).await.0, 422, "a newer one replaced it");
    let looked = other.post("/api/carry/look", json!({ "secret": newer })).await;
    assert_eq!(looked, json!({ "id": me["id"], "name": "Ann" }));
    let (status, arrived) = arrive(&other, &newer).await;
    assert_eq!(status, 200, "looking does not use it up");
    let arrived = arrived.expect("a cookie makes them the guest");
    assert_eq!(arrived.get("/api/me").await, me);
    assert_eq!(ann.get("/api/me").await, me, "the first device stays");
    assert_eq!(arrive(&other, &newer).await.0, 422, "it is used up");

    let revoked = secret().await;
    ann.request("DELETE", "/api/me/carry", None).await;
    assert_eq!(arrive(&other, &revoked).await.0, 422, "revoked");
    let late = secret().await;
    clock.advance(15 * MINUTE_MS);
    assert_eq!(arrive(&other, &late).await.0, 422, "too late");
    let last = secret().await;
    ann.request("DELETE", "/api/me", None).await;
    assert_eq!(arrive(&other, &last).await.0, 422, "nobody is left to be carried");
}

#[tokio::test]
async fn people_who_played_together_can_be_invited_again_and_blocked() {
    let scratch = Scratch::new("invite");
    let server = start(&scratch).await;
    let [ann, bob] = friends(&server).await;
    let id = async |guest: &Guest| guest.get("/api/me").await["id"].clone();
    let (anns, bobs) = (id(&ann).await, id(&bob).await);
    let open = async || {
        let new = json!({ "game": "connect-four", "seats": 2, "private": true });
        ann.post("/api/tables", new).await["key"].as_str().unwrap().to_owned()
    };
    let table = open().await;
    let at = format!("/api/tables/{table}/invite");
    let invited = async |guest: &Guest| {
        let list = guest.get("/api/tables?which=invited").await;
        let keys = list["tables"].as_array().unwrap().iter();
        keys.map(|table| table["key"].as_str().unwrap().to_owned()).collect::<Vec<String>>()
    };
    let ask = Some(json!({ "id": bobs }));
    let (status, _, body) = ann.request("POST", &at, ask.clone()).await;
    assert!(status == 422 && body.contains("fault-not-met"), "strangers cannot be asked: {body}");
    begun(&ann, &bob).await;
    let people = ann.get("/api/me/people").await["people"].clone();
    assert_eq!(
        people,
        json!([{ "id": bobs, "name": "Bob", "matches": 1, "game": "connect-four",
        "blocked": false }]),
        "and nothing about when they are here"
    );
    assert_eq!(bob.request("POST", &at, ask.clone()).await.0, 403, "only the host asks");
    ann.post(&at, json!({ "id": bobs })).await;
    assert_eq!(invited(&bob).await, std::slice::from_ref(&table));
    assert_eq!(invited(&ann).await, Vec::<String>::new());
    bob.post(&format!("/api/tables/{table}/join"), json!({})).await;
    assert_eq!(invited(&bob).await, Vec::<String>::new(), "they have come");

    let second = open().await;
    ann.post(&format!("/api/tables/{second}/invite"), json!({ "id": bobs })).await;
    bob.post(&format!("/api/tables/{second}/decline"), json!({})).await;
    assert_eq!(invited(&bob).await, Vec::<String>::new(), "declined");
    ann.post(&format!("/api/tables/{second}/invite"), json!({ "id": bobs })).await;
    assert_eq!(invited(&bob).await, std::slice::from_ref(&second));
    let people = bob.post("/api/me/block", json!({ "id": anns, "block": true })).await;
    assert_eq!(people["people"][0]["blocked"], true);
    assert_eq!(invited(&bob).await, Vec::<String>::new(), "blocked");
    let third = open().await;
    ann.post(&format!("/api/tables/{third}/invite"), json!({ "id": bobs })).await;
    bob.post("/api/me/block", json!({ "id": anns, "block": false })).await;
    assert_eq!(invited(&bob).await, [second], "what came meanwhile never arrived");
}

/// Asks until the answer is so. The time limit only ends a test that would hang.
async fn until_presence(guest: &Guest, wanted: &Value) {
    let found = async {
        while &guest.get("/api/me/people").await["people"][0]["presence"] != wanted {
            tokio::task::yield_now().await;
        }
    };
    let limit = Duration::from_secs(60);
    tokio::time::timeout(limit, found).await.unwrap_or_else(|_| panic!("never {wanted}"));
}

#[tokio::test]
async fn only_who_agreed_is_seen_and_only_by_people_they_played_with() {
    let scratch = Scratch::new("presence");
    let (config, clock) = config(&scratch);
    let server = Server::start(config).await.unwrap();
    let [ann, bob] = friends(&server).await;
    begun(&ann, &bob).await;
    let presence = async || ann.get("/api/me/people").await["people"][0]["presence"].clone();
    assert_eq!(presence().await, Value::Null, "off by default");
    let day = bob.post("/api/me/shown", json!({ "shown": true })).await;
    assert_eq!(day["shown"], true);
    let here = presence().await;
    assert_eq!(here["online"], true);
    let gone = json!({ "online": false, "day": here["day"] });
    clock.advance(3 * MINUTE_MS);
    assert_eq!(presence().await, gone, "seen by day only");
    bob.get("/api/me").await;
    clock.advance(MINUTE_MS);
    until_presence(&ann, &here).await;
    let anns = ann.get("/api/me").await["id"].clone();
    bob.post("/api/me/block", json!({ "id": anns, "block": true })).await;
    assert_eq!(presence().await, Value::Null, "not by somebody whom they blocked");
    bob.post("/api/me/block", json!({ "id": anns, "block": false })).await;
    bob.post("/api/me/shown", json!({ "shown": false })).await;
    assert_eq!(presence().await, Value::Null);
    let stranger = Guest::new(&server, "Eve").await;
    assert_eq!(stranger.get("/api/me/people").await, json!({ "people": [] }));
}

#[tokio::test]
async fn strangers_see_only_people_who_agreed_to_that_and_can_invite_them() {
    let scratch = Scratch::new("strangers");
    let (config, clock) = config(&scratch);
    let server = Server::start(config).await.unwrap();
    let [ann, bob] = friends(&server).await;
    let eve = Guest::new(&server, "Eve").await;
    let here = async |guest: &Guest| guest.get("/api/people").await["people"].clone();
    let show = async |guest: &Guest, shown: bool, listed: bool| {
        guest.post("/api/me/shown", json!({ "shown": shown, "listed": listed })).await["listed"]
            .clone()
    };
    assert_eq!(here(&eve).await, json!([]), "nobody has agreed");
    assert_eq!(show(&ann, true, false).await, false);
    assert_eq!(here(&eve).await, json!([]), "playmates only");
    assert_eq!(show(&bob, false, true).await, false, "listed is more than shown");
    assert_eq!(here(&eve).await, json!([]));
    assert_eq!(show(&ann, true, true).await, true);
    let id = async |guest: &Guest| guest.get("/api/me").await["id"].clone();
    let (anns, bobs, eves) = (id(&ann).await, id(&bob).await, id(&eve).await);
    let seen = json!([{ "id": anns, "name": "Ann" }]);
    assert_eq!((here(&eve).await, here(&ann).await), (seen.clone(), json!([])), "not by herself");

    let table = eve.post("/api/tables", json!({ "game": "connect-four", "seats": 2 })).await;
    let at = format!("/api/tables/{}/invite", table["key"].as_str().unwrap());
    let (status, _, body) = eve.request("POST", &at, Some(json!({ "id": bobs }))).await;
    assert!(status == 422 && body.contains("fault-not-met"), "Bob did not agree: {body}");
    eve.post(&at, json!({ "id": anns })).await;
    let invited = async || ann.get("/api/tables?which=invited").await["tables"].clone();
    assert_eq!(invited().await[0]["inviter"], json!({ "id": eves, "name": "Eve" }));

    let block = async |wanted: bool| {
        ann.post("/api/me/block", json!({ "id": eves, "block": wanted })).await["people"].clone()
    };
    let stranger = json!([{ "id": eves, "name": "Eve", "matches": 0, "blocked": true }]);
    assert_eq!(block(true).await, stranger, "an inviter can be blocked, and found again");
    assert_eq!((invited().await, here(&eve).await), (json!([]), json!([])));
    // Nor does asking for her tell Eve that she is here.
    for (path, body) in [
        (at.as_str(), json!({ "id": anns })),
        ("/api/me/block", json!({ "id": anns, "block": true })),
    ] {
        let (status, _, body) = eve.request("POST", path, Some(body)).await;
        assert!(status == 422 && body.contains("fault-not-met"), "{path}: {body}");
    }
    assert_eq!(block(false).await, json!([]));
    assert_eq!(here(&eve).await, seen);
    clock.advance(3 * MINUTE_MS);
    assert_eq!(here(&eve).await, json!([]), "she has gone");
    show(&ann, true, true).await;
    assert_eq!(here(&eve).await, seen);
    show(&ann, true, false).await;
    assert_eq!(here(&eve).await, json!([]), "she has changed her mind");
}
