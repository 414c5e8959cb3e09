//! The HTTP interface: its document, measurements, limits and proxies.

use crate::common::{Client, Guest, Scratch, config, running, start};
use contract::Skill;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Rate, Server};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[tokio::test]
async fn the_document_is_served_and_every_address_in_it_answers() {
    let scratch = Scratch::new("document");
    let server = start(&scratch).await;
    let ann = Guest::new(&server, "Ann").await;
    let document = ann.get("/api/openapi.json").await;
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1"));
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let at = path.replace("{key}", "0123456789abcdef");
            let body = operation.get("requestBody").map(|_| json!({}));
            let (status, _, body) = ann.request(&method.to_uppercase(), &at, body).await;
            assert!(status != 405 && !body.contains("no-address"), "{method} {path}: {body}");
            let documented = operation["responses"].get(status.to_string());
            assert!(documented.is_some(), "{method} {path} answers {status}: {body}");
            assert!(operation.get("summary").is_some(), "{method} {path} says what it does");
        }
    }
    let schemas = &document["components"]["schemas"];
    let levels = schemas["Level"]["enum"].as_array().unwrap();
    for level in levels {
        assert!(level.as_str().unwrap().parse::<Skill>().is_ok(), "{level}");
    }
    for skill in Skill::LEVELS {
        assert!(levels.contains(&json!(skill)), "{skill}");
    }
    let new = &schemas["NewTable"]["properties"];
    assert_eq!(new["bots"]["items"]["$ref"], "#/components/schemas/Level");
    assert!(new["clock"].to_string().contains("schemas/ClockRule"), "{}", new["clock"]);
    assert_eq!(ann.request("PUT", "/api/me", None).await.0, 405);
    assert_eq!(ann.request("GET", "/api/nowhere", None).await.0, 404);
}

/// The value of a line of the measurements.
fn measured(page: &str, name: &str) -> u64 {
    let line = page.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("{name}"));
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn measurements_count_what_happens() {
    let scratch = Scratch::new("metrics");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let (mut first, _) = guests[0].hello(&key, None).await;
    let (mut second, _) = guests[1].hello(&key, None).await;
    let acts = first.standing.get("ask").is_some();
    let actor: &mut Client = if acts { &mut first } else { &mut second };
    let choice = actor.choice(0);
    actor.say(choice.clone()).await;
    actor.hear_until("ack").await;
    let mut stale = choice;
    stale["id"] = json!("again");
    actor.say(stale).await;
    actor.hear_until("refused").await;
    actor.say_text("nonsense").await;
    actor.hear_until("error").await;
    let (status, headers, page) = guests[0].request("GET", "/metrics", None).await;
    assert_eq!(status, 200);
    assert!(
        headers.contains("content-type: application/openmetrics-text; version=1.0.0"),
        "{headers}"
    );
    for (name, expected) in [
        ("tokyo_commit_seconds_count", 1),
        ("tokyo_acknowledgement_seconds_count", 1),
        ("tokyo_acknowledgement_seconds_bucket{le=\"+Inf\"}", 1),
        ("tokyo_appends_total", 1),
        ("tokyo_acknowledged_total", 1),
        ("tokyo_refused_total", 1),
        ("tokyo_resyncs_total", 0),
        ("tokyo_sockets", 2),
        ("tokyo_live_matches", 1),
        ("tokyo_queue_depth", 0),
        ("tokyo_errors_total{code=\"malformed\"}", 1),
        ("tokyo_http_answers_total{class=\"5xx\"}", 0),
    ] {
        assert_eq!(measured(&page, &format!("{name} ")), expected, "{name}");
    }
}

/// The status with which a socket is opened, or not.
async fn socket_status(guest: &Guest, headers: &[(&str, &str)]) -> u16 {
    let url = format!("ws://{}/api/socket", guest.address);
    let mut request = url.into_client_request().unwrap();
    for (name, value) in headers {
        let name: tokio_tungstenite::tungstenite::http::HeaderName = name.parse().unwrap();
        request.headers_mut().insert(name, value.parse().unwrap());
    }
    match tokio_tungstenite::connect_async(request).await {
        Ok((_, response)) => response.status().as_u16(),
        Err(tokio_tungstenite::tungstenite::Error::Http(response)) => response.status().as_u16(),
        Err(other) => panic!("{other}"),
    }
}

#[tokio::test]
async fn a_client_holds_only_so_many_sockets_and_opens_only_so_many_tables() {
    let scratch = Scratch::new("limits");
    let (mut config, clock) = config(&scratch);
    config.client_sockets = 2;
    config.waiting_per_guest = 2;
    config.new_tables = Rate { burst: 3, per_second: 1 };
    config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = Server::start(config).await.unwrap();
    let ann = Guest::new(&server, "Ann").await;
    let held = [Client::connect(&ann).await, Client::connect(&ann).await];
    assert_eq!(socket_status(&ann, &[]).await, 429, "a third socket of the same client");
    let elsewhere = [("x-forwarded-for", "203.0.113.7")];
    assert_eq!(socket_status(&ann, &elsewhere).await, 101, "another client, says the proxy");
    drop(held);

    let new = || Some(json!({ "game": "king-of-tokyo", "seats": 2 }));
    let mut answers = Vec::new();
    for _ in 0..3 {
        answers.push(ann.request("POST", "/api/tables", new()).await.0);
    }
    assert_eq!(answers, [200, 200, 409], "a guest has two open tables at most");
    let bob = Guest::new(&server, "Bob").await;
    assert_eq!(bob.request("POST", "/api/tables", new()).await.0, 429, "the same client");
    clock.advance(1_000);
    assert_eq!(bob.request("POST", "/api/tables", new()).await.0, 200);
}

#[tokio::test]
async fn an_https_address_makes_cookies_secure_and_its_pages_welcome() {
    let scratch = Scratch::new("public");
    let (mut config, _) = config(&scratch);
    config.public_url = Some("https://games.example.org".into());
    let server = Server::start(config).await.unwrap();
    let nobody = Guest { address: server.local_addr(), cookie: String::new() };
    let (_, headers, _) = nobody.request("GET", "/api/me", None).await;
    assert!(headers.contains("; httponly; samesite=lax; secure"), "{headers}");
    for (origin, expected) in [
        ("https://games.example.org", 101),
        ("https://evil.example", 403),
        ("https://games.example.org.evil.example", 403),
        ("null", 403),
    ] {
        assert_eq!(socket_status(&nobody, &[("origin", origin)]).await, expected, "{origin}");
        let cookie = format!("x=y\r\nOrigin: {origin}");
        let page = Guest { address: server.local_addr(), cookie };
        let name = Some(json!({ "name": "Ann" }));
        let (status, _, _) = page.request("POST", "/api/me", name).await;
        assert_eq!(status == 200, expected == 101, "{origin} changes a name: {status}");
    }
    let own = format!("http://{}", server.local_addr());
    assert_eq!(socket_status(&nobody, &[("origin", &own)]).await, 101);
}

#[tokio::test]
async fn whoever_is_connected_is_told_when_the_server_stops_and_nothing_is_lost() {
    let scratch = Scratch::new("closing");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let (mut client, _) = guests[0].hello(&key, None).await;
    let (mut other, _) = guests[1].hello(&key, None).await;
    let acts = client.standing.get("ask").is_some();
    let version = if acts { client.play(0).await } else { other.play(0).await };
    server.stop().await;
    let told: Value = client.hear_until("error").await;
    assert_eq!(told["code"], "closing");
    let server = start(&scratch).await;
    let again = Guest { address: server.local_addr(), ..guests[0].clone() };
    let (_, welcome) = again.hello(&key, None).await;
    assert_eq!(welcome["version"], version);
}

#[tokio::test]
async fn a_commit_that_is_under_way_is_finished_before_the_server_stops() {
    let scratch = Scratch::new("finish");
    let (mut config, _) = config(&scratch);
    let (open, gate) = watch::channel(true);
    config.database.gate = Some(gate);
    let server = Server::start(config).await.unwrap();
    let (key, guests) = running(&server, 2, json!({})).await;
    let (mut first, _) = guests[0].hello(&key, None).await;
    let (mut second, _) = guests[1].hello(&key, None).await;
    let actor = if first.standing.get("ask").is_some() { &mut first } else { &mut second };
    open.send(false).unwrap();
    let choice = actor.choice(0);
    actor.say(choice).await;
    actor.say(json!({ "do": "ping" })).await;
    actor.hear_until("pong").await;
    while server.house().matches.queued() > 0 {
        tokio::task::yield_now().await;
    }
    let house = server.house().clone();
    let stopping = tokio::spawn(server.stop());
    while !*house.closing.borrow() {
        tokio::task::yield_now().await;
    }
    open.send(true).unwrap();
    assert_eq!(actor.hear_until("ack").await["version"], 1, "what is durable is acknowledged");
    assert_eq!(actor.hear_until("error").await["code"], "closing");
    stopping.await.unwrap();
    drop(house);
    let server = start(&scratch).await;
    let again = Guest { address: server.local_addr(), ..guests[0].clone() };
    assert_eq!(again.hello(&key, None).await.1["version"], 1);
}

#[tokio::test]
async fn a_message_that_is_too_large_ends_its_own_socket_only() {
    let scratch = Scratch::new("large");
    let server = start(&scratch).await;
    let ann = Guest::new(&server, "Ann").await;
    let mut other = Client::connect(&ann).await;
    let url = format!("ws://{}/api/socket", ann.address);
    let (mut socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
    // The server may have hung up before everything was sent.
    let _ = socket.send(Message::text("x".repeat(100_000))).await;
    while let Some(Ok(heard)) = socket.next().await {
        let told = heard.to_text().is_ok_and(|text| text.contains("malformed"));
        assert!(told || heard.is_close(), "{heard:?}");
    }
    other.say(json!({ "do": "ping" })).await;
    assert_eq!(other.hear().await["is"], "pong");
}

#[tokio::test]
async fn the_page_is_served_at_every_address_of_its_own() {
    let scratch = Scratch::new("page");
    let server = start(&scratch).await;
    let ann = Guest::new(&server, "Ann").await;
    let (status, head, start) = ann.request("GET", "/", None).await;
    if page::is_built() {
        assert_eq!(status, 200, "{head}");
        assert!(start.contains("<div id=\"app\">"), "{start}");
    } else {
        assert_eq!(status, 503, "{head}");
        assert!(start.contains("cargo xtask play"), "{start}");
    }
    assert!(head.to_lowercase().contains("content-security-policy"), "{head}");
    let (_, _, table) = ann.request("GET", "/table/0123456789abcdef", None).await;
    assert_eq!(table, start);
    for nowhere in ["/assets/none.js", "/Cargo.toml", "/../Cargo.toml"] {
        assert_eq!(ann.request("GET", nowhere, None).await.0, 404, "{nowhere}");
    }
    assert_eq!(ann.request("POST", "/", Some(json!({}))).await.0, 404);
}
