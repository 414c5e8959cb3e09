//! Somebody who is away is told that a match by days waits for them.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use server::{HandClock, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use web_push_native::p256::SecretKey;
use web_push_native::p256::ecdsa::signature::Verifier;
use web_push_native::p256::ecdsa::{Signature, VerifyingKey};
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;
use web_push_native::{Auth, decrypt};

use crate::common::{Client, Guest, Scratch, config, running, start};

const AUTH: [u8; 16] = [5; 16];

fn encoded(bytes: &[u8]) -> String {
    data_encoding::BASE64URL_NOPAD.encode(bytes)
}

fn decoded(text: &str) -> Vec<u8> {
    data_encoding::BASE64URL_NOPAD.decode(text.as_bytes()).unwrap()
}

fn browser_key() -> SecretKey {
    SecretKey::from_slice(&[3; 32]).unwrap()
}

/// What a page sends for a browser at that address.
fn subscription(endpoint: &str, lang: &str) -> Value {
    let point = browser_key().public_key().to_encoded_point(false);
    json!({
        "endpoint": endpoint,
        "p256dh": encoded(point.as_bytes()),
        "auth": encoded(&AUTH),
        "lang": lang,
    })
}

/// A message that arrived.
struct Posted {
    path: String,
    /// In lower case, as HTTP has them.
    head: String,
    body: Vec<u8>,
}

impl Posted {
    fn header(&self, name: &str) -> &str {
        let start = format!("{name}: ");
        self.head.lines().find_map(|line| line.strip_prefix(&start)).unwrap_or_default()
    }

    /// What the browser reads.
    fn message(&self) -> Value {
        let auth = Auth::clone_from_slice(&AUTH);
        let text = decrypt(self.body.clone(), &browser_key(), &auth).unwrap();
        serde_json::from_slice(&text).unwrap()
    }
}

/// Stands in for the service of a browser's vendor.
struct Vendor {
    at: String,
    posted: mpsc::UnboundedReceiver<Posted>,
    /// What it answers.
    status: Arc<AtomicU16>,
}

impl Vendor {
    async fn new() -> Vendor {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let at = format!("http://{}", listener.local_addr().unwrap());
        let status = Arc::new(AtomicU16::new(201));
        let (sender, posted) = mpsc::unbounded_channel();
        let says = Arc::clone(&status);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let taken = take(stream, says.load(Ordering::Relaxed)).await;
                if sender.send(taken).is_err() {
                    return;
                }
            }
        });
        Vendor { at, posted, status }
    }

    /// The next message. The time limit only ends a test that would hang.
    async fn next(&mut self) -> Posted {
        let next = tokio::time::timeout(Duration::from_secs(60), self.posted.recv());
        next.await.expect("no message comes").unwrap()
    }
}

async fn take(mut stream: TcpStream, status: u16) -> Posted {
    let mut heard = Vec::new();
    let end = loop {
        stream.read_buf(&mut heard).await.unwrap();
        if let Some(end) = heard.windows(4).position(|four| four == b"\r\n\r\n") {
            break end;
        }
    };
    let head = String::from_utf8(heard[..end].to_vec()).unwrap();
    let path = head.split(' ').nth(1).unwrap().to_owned();
    // Tokens are case sensitive; names of headers are not.
    let lines = head.lines().map(|line| match line.split_once(": ") {
        Some((name, value)) => format!("{}: {value}\n", name.to_lowercase()),
        None => format!("{line}\n"),
    });
    let head: String = lines.collect();
    let mut posted = Posted { path, head, body: heard[end + 4..].to_vec() };
    let length: usize = posted.header("content-length").parse().unwrap();
    while posted.body.len() < length {
        stream.read_buf(&mut posted.body).await.unwrap();
    }
    let answer = format!("HTTP/1.1 {status} Said\r\nContent-Length: 0\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.unwrap();
    posted
}

/// A server whose messages may go to this machine, a match by days between two people, and who sits
/// where: the one whom it waits for first.
async fn by_days(scratch: &Scratch) -> (Server, String, Guest, Guest) {
    let (mut config, _) = config(scratch);
    config.push_to_loopback = true;
    config.public_url = Some("https://games.example.org".into());
    let server = Server::start(config).await.unwrap();
    let extra = json!({ "game": "connect-four", "clock": { "days-per-move": { "days": 2 } } });
    let (key, mut guests) = running(&server, 2, extra).await;
    let (client, _) = guests[0].hello(&key, None).await;
    if client.standing.get("ask").is_none() {
        guests.swap(0, 1);
    }
    drop(client);
    until_nobody_is_connected(&server).await;
    let second = guests.pop().unwrap();
    (server, key, guests.pop().unwrap(), second)
}

/// The time limit only ends a test that would hang.
async fn until_nobody_is_connected(server: &Server) {
    let house = server.house();
    let gone = async {
        while house.counts.sockets.load(Ordering::Relaxed) > 0 || house.matches.queued() > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), gone).await.expect("somebody stays");
}

/// Comes, plays once, and goes.
async fn play_once(server: &Server, key: &str, guest: &Guest) {
    let (mut client, _) = guest.hello(key, None).await;
    client.play(0).await;
    drop(client);
    until_nobody_is_connected(server).await;
}

#[tokio::test]
async fn whoever_is_away_is_told_in_their_language_and_by_nobody_else() {
    let scratch = Scratch::new("push");
    let mut vendor = Vendor::new().await;
    let (server, key, first, second) = by_days(&scratch).await;
    let endpoint = format!("{}/push/Second", vendor.at);
    second.post("/api/push", subscription(&endpoint, "fr")).await;
    play_once(&server, &key, &first).await;
    let posted = vendor.next().await;
    assert_eq!(posted.path, "/push/Second");
    assert_eq!(posted.header("content-encoding"), "aes128gcm");
    assert_eq!(posted.header("ttl"), (2 * 24 * 60 * 60).to_string(), "as long as the move");
    let topic = posted.header("topic").to_owned();
    assert!(topic.len() == 32 && !topic.contains(&key), "{topic}");
    let told = json!({
        "title": "Connect Four",
        "body": "C’est à vous de jouer.",
        "lang": "fr",
        "url": format!("/table/{key}"),
        "tag": topic,
    });
    assert_eq!(posted.message(), told, "and nothing else");

    let public = second.get("/api/push").await["key"].as_str().unwrap().to_owned();
    let (token, known_by) = posted
        .header("authorization")
        .strip_prefix("vapid t=")
        .unwrap()
        .split_once(", k=")
        .unwrap();
    assert_eq!(known_by, public);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let signature = Signature::from_slice(&decoded(signature)).unwrap();
    let verifier = VerifyingKey::from_sec1_bytes(&decoded(&public)).unwrap();
    assert!(verifier.verify(signed.as_bytes(), &signature).is_ok());
    let claims: Value =
        serde_json::from_slice(&decoded(signed.split_once('.').unwrap().1)).unwrap();
    assert_eq!(
        (&claims["aud"], &claims["sub"]),
        (&json!(vendor.at), &json!("https://games.example.org"))
    );
    let good_s = claims["exp"].as_i64().unwrap() - HandClock::BEGAN_S;
    assert!((1..=24 * 60 * 60).contains(&good_s), "{good_s}");
}

#[tokio::test]
async fn a_turn_is_told_once_and_not_to_whoever_looks() {
    let scratch = Scratch::new("push-once");
    let mut vendor = Vendor::new().await;
    let (server, key, first, second) = by_days(&scratch).await;
    for (guest, name) in [(&first, "first"), (&second, "second")] {
        let endpoint = format!("{}/{name}", vendor.at);
        guest.post("/api/push", subscription(&endpoint, "en")).await;
    }
    // Both are there: nobody is told.
    let (mut one, _) = first.hello(&key, None).await;
    let (mut other, _) = second.hello(&key, None).await;
    play_in_turn(&mut one, &mut other).await;
    drop(other);
    until_sockets(&server, 1).await;
    one.play(0).await;
    assert_eq!(vendor.next().await.path, "/second", "the first that is told at all");
    // Somebody who looks at the match and leaves again was told of this turn already.
    let (looks, _) = second.hello(&key, None).await;
    drop(looks);
    until_sockets(&server, 1).await;
    drop(one);
    until_nobody_is_connected(&server).await;
    play_once(&server, &key, &second).await;
    assert_eq!(vendor.next().await.path, "/first");
    play_once(&server, &key, &first).await;
    assert_eq!(vendor.next().await.path, "/second");
    assert!(vendor.posted.try_recv().is_err());
}

/// Each plays once.
async fn play_in_turn(one: &mut Client, other: &mut Client) {
    let version = one.play(0).await;
    other.catch_up(version).await;
    let version = other.play(0).await;
    one.catch_up(version).await;
}

async fn until_sockets(server: &Server, count: u64) {
    let house = server.house();
    let gone = async {
        while house.counts.sockets.load(Ordering::Relaxed) > count || house.matches.queued() > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), gone).await.expect("nobody goes");
}

#[tokio::test]
async fn nobody_is_told_of_a_match_by_minutes() {
    let scratch = Scratch::new("push-minutes");
    let mut vendor = Vendor::new().await;
    let (server, key, first, second) = by_days(&scratch).await;
    let endpoint = format!("{}/second", vendor.at);
    second.post("/api/push", subscription(&endpoint, "en")).await;
    let new = json!({
        "game": "connect-four",
        "seats": 2,
        "clock": { "per-game": { "seconds": 900, "increment": 0 } },
    });
    let fast = first.post("/api/tables", new).await["key"].as_str().unwrap().to_owned();
    let at = format!("/api/tables/{fast}");
    second.post(&format!("{at}/join"), json!({})).await;
    first.post(&format!("{at}/start"), json!({})).await;
    second.reveal(&at).await;
    let (mut client, _) = first.hello(&fast, None).await;
    if client.standing.get("ask").is_some() {
        client.play(0).await;
    }
    drop(client);
    until_nobody_is_connected(&server).await;
    play_once(&server, &key, &first).await;
    let told = vendor.next().await.message();
    assert_eq!(told["url"], json!(format!("/table/{key}")), "of the match by days alone");
    assert!(vendor.posted.try_recv().is_err());
}

/// What is stored of a guest's browsers.
async fn browsers(guest: &Guest) -> Vec<Value> {
    guest.get("/api/me/data").await["pushes"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_browser_that_is_no_more_is_forgotten() {
    let scratch = Scratch::new("push-gone");
    let mut vendor = Vendor::new().await;
    vendor.status.store(410, Ordering::Relaxed);
    let (server, key, first, second) = by_days(&scratch).await;
    let endpoint = format!("{}/x", vendor.at);
    second.post("/api/push", subscription(&endpoint, "en")).await;
    assert_eq!(browsers(&second).await.len(), 1);
    play_once(&server, &key, &first).await;
    vendor.next().await;
    let forgotten = async {
        while !browsers(&second).await.is_empty() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), forgotten).await.expect("it is kept");
}

#[tokio::test]
async fn subscriptions_are_exported_bounded_and_erased() {
    let scratch = Scratch::new("push-erased");
    let server = start(&scratch).await;
    let [ann, bob] = [Guest::new(&server, "Ann").await, Guest::new(&server, "Bob").await];
    bob.post("/api/push", subscription("https://push.example.org/bob", "en")).await;
    for number in 0..7 {
        let endpoint = format!("https://push.example.org/{number}");
        ann.post("/api/push", subscription(&endpoint, "ja")).await;
    }
    let kept = browsers(&ann).await;
    assert_eq!(kept.len(), 5);
    let last = kept.iter().find(|one| one["endpoint"] == "https://push.example.org/6").unwrap();
    assert_eq!((&last["lang"], &last["auth"]), (&json!("ja"), &json!(encoded(&AUTH))));
    let gone = json!({ "endpoint": "https://push.example.org/6" });
    let (status, _, body) = ann.request("DELETE", "/api/push", Some(gone)).await;
    assert_eq!((status, body.as_str()), (200, "{\"subscribed\":false}"));
    assert_eq!(browsers(&ann).await.len(), 4);

    let ids = [ann.get("/api/me/data").await, bob.get("/api/me/data").await]
        .map(|data| data["id"].as_str().unwrap().to_owned());
    assert_eq!(ann.request("DELETE", "/api/me", None).await.0, 200);
    let store = &server.house().store;
    assert!(store.subscriptions(&ids[0]).await.unwrap().is_empty());
    assert_eq!(store.subscriptions(&ids[1]).await.unwrap().len(), 1, "Bob's stays");
    let rows: u64 =
        store.sizes().await.unwrap().kinds.iter().find(|one| one.kind == "pushes").unwrap().rows;
    assert_eq!(rows, 1, "nothing else is in the database");
}

#[tokio::test]
async fn messages_go_to_public_addresses_alone() {
    let scratch = Scratch::new("push-inside");
    let server = start(&scratch).await;
    let ann = Guest::new(&server, "Ann").await;
    let inside = [
        "http://127.0.0.1:8000/x",
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://0.0.0.0/x",
        "https://2130706433/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://localhost/x",
        "https://push.example.org:8443/x",
        "https://me:word@push.example.org/x",
        "file:///etc/passwd",
        "",
    ];
    for endpoint in inside {
        let asked = Some(subscription(endpoint, "en"));
        let (status, _, body) = ann.request("POST", "/api/push", asked).await;
        assert!(status == 422 && body.contains("fault-push-address"), "{endpoint}: {body}");
    }
    let mut asked = subscription("https://push.example.org/x", "en");
    asked["p256dh"] = json!("AAAA");
    let (status, _, body) = ann.request("POST", "/api/push", Some(asked)).await;
    assert!(status == 422 && body.contains("fault-push-keys"), "{body}");
    let asked = subscription("https://push.example.org/x", "no language at all");
    let (status, _, body) = ann.request("POST", "/api/push", Some(asked)).await;
    assert!(status == 422 && body.contains("fault-push-language"), "{body}");
    assert_eq!(browsers(&ann).await, [] as [Value; 0]);
}

#[tokio::test]
async fn the_key_stays_the_same() {
    let scratch = Scratch::new("push-key");
    let server = start(&scratch).await;
    let key = Guest::new(&server, "Ann").await.get("/api/push").await;
    assert_eq!(decoded(key["key"].as_str().unwrap()).len(), 65);
    server.stop().await;
    let server = start(&scratch).await;
    assert_eq!(Guest::new(&server, "Bob").await.get("/api/push").await, key);
}
