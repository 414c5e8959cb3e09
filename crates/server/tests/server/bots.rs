//! Programs that play over plain HTTP, against the real server.

use std::process::{Command, Output};

use crate::common::{Guest, Scratch, running, start};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::net::TcpStream;

/// A stream of events, read one by one.
struct Events(Lines<BufReader<TcpStream>>);

impl Events {
    async fn open(guest: &Guest, key: &str, seen: Option<&str>) -> Events {
        let seen = seen.map(|id| format!("Last-Event-ID: {id}\r\n")).unwrap_or_default();
        let request = format!(
            "GET /api/tables/{key}/events HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\n{seen}\r\n",
            guest.address, guest.cookie,
        );
        let mut stream = TcpStream::connect(guest.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        Events(BufReader::new(stream).lines())
    }

    /// The next event: its id and its message.
    async fn next(&mut self) -> (Option<String>, Value) {
        let mut id = None;
        while let Some(line) = self.0.next_line().await.unwrap() {
            if let Some(value) = line.strip_prefix("id: ") {
                id = Some(value.to_owned());
            }
            if let Some(data) = line.strip_prefix("data: ") {
                // The id may stand behind the data.
                let after = self.0.next_line().await.unwrap().unwrap();
                id = id.or_else(|| after.strip_prefix("id: ").map(String::from));
                return (id, serde_json::from_str(data).unwrap());
            }
        }
        panic!("the stream ended");
    }
}

fn command(standing: &Value, id: &str) -> Value {
    let ask = &standing["ask"];
    let command = &ask["offers"][0]["command"];
    json!({ "id": id, "decision": ask["decision"], "command": command })
}

#[tokio::test]
async fn a_stream_goes_on_where_it_was_and_commands_are_answered_after_the_commit() {
    let scratch = Scratch::new("stream");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let mut streams = Vec::new();
    let mut actor = None;
    for (number, guest) in guests.iter().enumerate() {
        let mut events = Events::open(guest, &key, None).await;
        let (id, welcome) = events.next().await;
        assert_eq!((id.as_deref(), &welcome["is"]), (Some("0"), &json!("welcome")));
        assert_eq!(welcome["seat"], number);
        if welcome.get("ask").is_some() {
            actor = Some((number, welcome));
        }
        streams.push(events);
    }
    let (seat, welcome) = actor.unwrap();
    let at = format!("/api/tables/{key}/command");
    let body = command(&welcome, "one");
    let ack = guests[seat].post(&at, body.clone()).await;
    assert_eq!(ack, json!({ "is": "ack", "id": "one", "version": 1 }));
    assert_eq!(guests[seat].post(&at, body).await, ack, "sent twice, it acts once");
    let stale = guests[seat].post(&at, command(&welcome, "two")).await;
    assert_eq!((&stale["is"], &stale["id"]), (&json!("refused"), &json!("two")));
    for events in &mut streams {
        let (id, update) = events.next().await;
        assert_eq!((id.as_deref(), &update["is"]), (Some("1"), &json!("update")));
    }
    let mut again = Events::open(&guests[seat], &key, Some("0")).await;
    let (id, resumed) = again.next().await;
    assert_eq!((id, &resumed["is"]), (None, &json!("resumed")));
    let (id, update) = again.next().await;
    assert_eq!((id.as_deref(), &update["after"]), (Some("1"), &json!(0)), "what was missed");
    let stranger = Guest::new(&server, "Stranger").await;
    let (_, seen) = Events::open(&stranger, &key, None).await.next().await;
    assert!(seen.get("ask").is_none() && seen.get("seat").is_none());
    assert_eq!(stranger.request("POST", &at, Some(command(&welcome, "x"))).await.0, 403);
    server.stop().await;
    let (_, last) = again.next().await;
    assert_eq!((&last["is"], &last["code"]), (&json!("error"), &json!("closing")));
}

/// One request with a bearer token instead of a cookie.
async fn bearing(guest: &Guest, token: &str) -> (u16, Value) {
    let cookie = format!("x=y\r\nAuthorization: Bearer {token}");
    let bearer = Guest { address: guest.address, cookie };
    let (status, _, body) = bearer.request("GET", "/api/me", None).await;
    (status, serde_json::from_str(&body).unwrap())
}

#[tokio::test]
async fn a_token_stands_for_its_guest_until_another_is_made() {
    let scratch = Scratch::new("token");
    let server = start(&scratch).await;
    let ann = Guest::new(&server, "Ann").await;
    let make = async || {
        let made = ann.post("/api/token", json!({})).await;
        made["token"].as_str().unwrap().to_owned()
    };
    let first = make().await;
    let (status, me) = bearing(&ann, &first).await;
    assert_eq!((status, &me), (200, &ann.get("/api/me").await));
    let second = make().await;
    assert_eq!(bearing(&ann, &first).await.0, 401, "replaced");
    assert_eq!(bearing(&ann, &second).await.0, 200);
    for wrong in ["", "x", ".", &first.replace('.', ""), &format!("{second}0")] {
        let (status, body) = bearing(&ann, wrong).await;
        assert_eq!((status, &body["error"]["code"]), (401, &json!("no-token")), "{wrong}");
    }
    ann.request("DELETE", "/api/token", None).await;
    assert_eq!(bearing(&ann, &second).await.0, 401, "taken back");
    let file = std::fs::read(scratch.0.join("tokyo.db")).unwrap();
    let log = std::fs::read(scratch.0.join("tokyo.db-wal")).unwrap_or_default();
    let secret = second.split('.').nth(1).unwrap().as_bytes();
    let kept = |bytes: &[u8]| bytes.windows(secret.len()).any(|window| window == secret);
    assert!(!kept(&file) && !kept(&log), "only its hash is kept");
}

fn run_bot(url: String, more: Vec<String>) -> Output {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    Command::new("python3").arg(script).arg(url).args(more).output().expect("python3 is here")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_plays_whole_games() {
    let scratch = Scratch::new("example");
    let server = start(&scratch).await;
    let url = format!("http://{}", server.local_addr());
    let alone = tokio::task::spawn_blocking({
        let url = url.clone();
        move || run_bot(url, vec!["--seats".into(), "3".into()])
    });
    // The other one takes a seat at somebody's table, and that somebody leaves.
    let ann = Guest::new(&server, "Ann").await;
    let new = json!({ "game": "king-of-tokyo", "seats": 2 });
    let table = ann.post("/api/tables", new).await;
    let key = table["key"].as_str().unwrap().to_owned();
    let at = format!("/api/tables/{key}");
    let joins = tokio::task::spawn_blocking({
        let key = key.clone();
        move || run_bot(url, vec!["--table".into(), key])
    });
    while ann.get(&at).await["seats"][1].is_null() {
        tokio::task::yield_now().await;
    }
    ann.post(&format!("{at}/start"), json!({})).await;
    while ann.get(&at).await["phase"] == "open" {
        tokio::task::yield_now().await;
    }
    let (mut client, _) = ann.hello(&key, None).await;
    client.say(json!({ "do": "leave", "id": "bye" })).await;
    for (played, what) in [(alone, "alone"), (joins, "at Ann's")] {
        let output = played.await.unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let complained = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && said.contains("over: {"), "{what}: {complained}");
        assert!(!complained.contains("refused"), "{what}: {complained}");
    }
    let numbers = ann.get(&format!("{at}/statistics")).await;
    assert_eq!(numbers["seats"][1]["name"], "Example bot");
    assert!(numbers["seats"][1]["moves"].as_u64().unwrap() > 0, "{numbers}");
    assert!(numbers["rounds"].as_u64().unwrap() > 0 && numbers["seats"][0]["place"].is_u64());
    let (over, record) = (ann.get(&at).await, ann.get(&format!("{at}/record")).await);
    let secret = over["secret"].as_str().unwrap();
    let nonces: Vec<String> = serde_json::from_value(over["nonces"].clone()).unwrap();
    assert_eq!(over["secret_digest"], contract::Seed::digest_of_secret(secret));
    assert_eq!(record["seed"], contract::Seed::of_table(secret, &nonces).to_string());
    server.stop().await;
}
