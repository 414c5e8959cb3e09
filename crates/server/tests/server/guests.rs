//! Guests: what they are known by, what they are called, where they may sit.

use crate::common::{Guest, Scratch, config, start};
use serde_json::{Value, json};
use server::Server;

/// Who a request is taken to come from, with one more header: status, public id, fresh cookie.
async fn known(guest: &Guest, authorization: &str) -> (u16, Value, Option<String>) {
    let cookie = format!("{}\r\nAuthorization: {authorization}", guest.cookie);
    let asks = Guest { cookie, ..guest.clone() };
    let (status, head, body) = asks.request("GET", "/api/me", None).await;
    let me: Value = serde_json::from_str(&body).unwrap();
    (status, me["id"].clone(), fresh_cookie(&head))
}

/// The cookie that an answer gives, if it gives one.
fn fresh_cookie(head: &str) -> Option<String> {
    let line = head.lines().find_map(|line| line.strip_prefix("set-cookie:"))?;
    Some(line.split(';').next().unwrap().trim().to_owned())
}

#[tokio::test]
async fn an_authorization_header_for_somebody_else_does_not_beat_a_cookie() {
    let scratch = Scratch::new("foreign");
    let server = start(&scratch).await;
    let ann = Guest::new(&server, "Ann").await;
    let me = ann.get("/api/me").await["id"].clone();
    for foreign in ["Basic YW5uOnNlY3JldA==", "Bearer a.b.c", "Bearer x", "Bearer", "Digest a=b"] {
        assert_eq!(known(&ann, foreign).await, (200, me.clone(), None), "{foreign}");
    }
    let token = ann.post("/api/token", json!({})).await["token"].as_str().unwrap().to_owned();
    let bob = Guest::new(&server, "Bob").await;
    let bearer = format!("Bearer {token}");
    assert_eq!(known(&bob, &bearer).await, (200, me, None), "a token of ours comes first");
    ann.request("DELETE", "/api/token", None).await;
    assert_eq!(known(&bob, &bearer).await.0, 401, "one that is no longer good is told so");
    let nobody = Guest { cookie: "x=y".into(), ..bob };
    let (status, _, cookie) = known(&nobody, "Basic YW5uOnNlY3JldA==").await;
    assert!(status == 200 && cookie.is_some(), "a stranger behind a proxy with a password");
    assert_eq!(known(&nobody, "Bearer x").await.0, 401);
}

#[tokio::test]
async fn a_cookie_is_given_again_when_it_is_a_month_old() {
    let scratch = Scratch::new("renewal");
    let (config, clock) = config(&scratch);
    let server = Server::start(config).await.unwrap();
    let mut ann = Guest::new(&server, "Ann").await;
    let me = ann.get("/api/me").await;
    let day_ms = 24 * 60 * 60 * 1_000;
    clock.advance(29 * day_ms);
    let (_, head, _) = ann.request("GET", "/api/me", None).await;
    assert_eq!(fresh_cookie(&head), None);
    clock.advance(day_ms);
    let (_, head, _) = ann.request("GET", "/api/me", None).await;
    let renewed = fresh_cookie(&head).expect("a month has passed");
    assert!(head.contains("max-age=31536000"), "{head}");
    assert_ne!(renewed, ann.cookie);
    ann.cookie = renewed;
    let (_, head, _) = ann.request("GET", "/api/me", None).await;
    assert_eq!(fresh_cookie(&head), None);
    assert_eq!(ann.get("/api/me").await, me, "still the same guest");
}

#[tokio::test]
async fn a_name_can_be_seen_and_emoji_stay_whole() {
    let scratch = Scratch::new("names");
    let server = start(&scratch).await;
    let ann = Guest::new(&server, "Ann").await;
    for hidden in ["\u{3164}", "\u{200d}", "\u{2800}", "\u{202e}\u{2066}", "\u{301}", "\u{fe0f}"] {
        let (status, _, body) =
            ann.request("POST", "/api/me", Some(json!({ "name": hidden }))).await;
        assert_eq!(status, 422, "{hidden:?}: {body}");
    }
    for name in ["👨‍👩‍👧‍👦", "🏳️‍🌈 Ann", "🇯🇵"] {
        assert_eq!(ann.post("/api/me", json!({ "name": name })).await["name"], name);
    }
    let turned = json!({ "name": "nn\u{61c}A\u{202e}" });
    assert_eq!(ann.post("/api/me", turned).await["name"], "nnA");
    let table = ann.post("/api/tables", json!({ "game": "king-of-tokyo", "seats": 2 })).await;
    let at = format!("/api/tables/{}/join", table["key"].as_str().unwrap());
    let bob = Guest::new(&server, "Bob").await;
    let turned = Some(json!({ "nonce": "lucky\u{202e}" }));
    assert_eq!(bob.request("POST", &at, turned).await.0, 422, "a nonce is taken as it is, or not");
}

#[tokio::test]
async fn who_was_kicked_stays_out_until_the_host_lets_them_in() {
    let scratch = Scratch::new("kicked");
    let server = start(&scratch).await;
    let [ann, bob] = [Guest::new(&server, "Ann").await, Guest::new(&server, "Bob").await];
    let table = ann.post("/api/tables", json!({ "game": "king-of-tokyo", "seats": 3 })).await;
    let at = format!("/api/tables/{}", table["key"].as_str().unwrap());
    let join = format!("{at}/join");
    bob.post(&join, json!({})).await;
    let kicked = ann.post(&format!("{at}/kick"), json!({ "seat": 1 })).await["kicked"].clone();
    let id = bob.get("/api/me").await["id"].clone();
    assert_eq!(kicked, json!([{ "id": id, "name": "Bob" }]));
    for seat in [json!({}), json!({ "seat": 2 })] {
        let (status, _, body) = bob.request("POST", &join, Some(seat)).await;
        assert!(status == 403 && body.contains("\"kicked\""), "{body}");
    }
    assert_eq!(bob.get(&at).await["kicked"], json!([]), "only the host is told");
    let let_in = format!("{at}/let-in");
    let asks = json!({ "id": id });
    assert_eq!(bob.request("POST", &let_in, Some(asks.clone())).await.0, 403);
    assert_eq!(ann.request("POST", &let_in, Some(json!({ "id": "nobody" }))).await.0, 422);
    assert_eq!(ann.post(&let_in, asks).await["kicked"], json!([]));
    assert_eq!(bob.post(&join, json!({})).await["mine"], 1);
    let cleo = Guest::new(&server, "Cleo").await;
    assert_eq!(cleo.post(&join, json!({})).await["mine"], 2, "others were never kept out");
}

#[tokio::test]
async fn a_guest_sits_at_only_so_many_tables_however_fast_they_are() {
    let scratch = Scratch::new("many-tables");
    let (mut config, _) = config(&scratch);
    config.tables_per_guest = 3;
    let server = Server::start(config).await.unwrap();
    let bob = Guest::new(&server, "Bob").await;
    let mut tables = Vec::new();
    for number in 0..6 {
        let host = Guest::new(&server, &format!("Host {number}")).await;
        let new = json!({ "game": "connect-four", "seats": 2 });
        let table = host.post("/api/tables", new).await["key"].as_str().unwrap().to_owned();
        tables.push((host, format!("/api/tables/{table}")));
    }
    let joins: Vec<_> = tables
        .iter()
        .map(|(_, at)| {
            let (bob, at) = (bob.clone(), format!("{at}/join"));
            tokio::spawn(async move { bob.request("POST", &at, Some(json!({}))).await.0 })
        })
        .collect();
    let mut answers = Vec::new();
    for join in joins {
        answers.push(join.await.unwrap());
    }
    answers.sort_unstable();
    assert_eq!(answers, [200, 200, 200, 409, 409, 409]);
    let new = Some(json!({ "game": "connect-four", "seats": 2 }));
    assert_eq!(bob.request("POST", "/api/tables", new.clone()).await.0, 409);

    // A match that runs counts, a table that was left does not.
    let mine = bob.get("/api/tables?which=mine").await;
    let sits: Vec<&str> =
        mine["tables"].as_array().unwrap().iter().map(|t| t["key"].as_str().unwrap()).collect();
    let (host, at) = tables.iter().find(|(_, at)| at.ends_with(sits[0])).unwrap();
    host.post(&format!("{at}/start"), json!({})).await;
    assert_eq!(bob.request("POST", "/api/tables", new.clone()).await.0, 409);
    bob.post(&format!("/api/tables/{}/leave", sits[1]), json!({})).await;
    assert_eq!(bob.request("POST", "/api/tables", new).await.0, 200);
}

#[tokio::test]
async fn a_guest_knows_whether_they_have_chosen_a_name() {
    let scratch = Scratch::new("named");
    let server = start(&scratch).await;
    let ann = Guest::new(&server, "Ann").await;
    assert_eq!(
        ann.get("/api/me").await["named"],
        json!(true),
        "a guest with a name is not asked again"
    );
    let stranger = Guest { cookie: "x=y".into(), ..ann };
    let me = stranger.get("/api/me").await;
    assert_eq!(me["named"], json!(false));
    assert!(me["name"].as_str().unwrap().starts_with("#"), "{me}");
}

#[tokio::test]
async fn a_page_that_asks_for_everything_at_once_makes_one_guest() {
    let scratch = Scratch::new("first-visit");
    let server = start(&scratch).await;
    let nobody = Guest { cookie: "x=y".into(), ..Guest::new(&server, "Ann").await };
    for path in ["/api/house", "/api/games", "/api/tables?which=mine", "/api/status"] {
        let (status, head, _) = nobody.request("GET", path, None).await;
        assert_eq!((status, fresh_cookie(&head)), (200, None), "{path}");
    }
    for (method, path) in [("GET", "/api/me"), ("GET", "/api/tables/k"), ("POST", "/api/tables")] {
        let (_, head, _) = nobody.request(method, path, Some(json!({}))).await;
        assert!(fresh_cookie(&head).is_some(), "{method} {path}");
    }
}
