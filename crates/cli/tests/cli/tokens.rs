//! An attack on the real program: a seat token is kept after its owner has gone, and tried on
//! everything that the seat may see or do.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use crate::served::part::{contributed, reveal_after};
use crate::served::{Served, folder};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Somebody with a cookie.
struct Guest {
    port: u16,
    cookie: String,
}

impl Guest {
    fn new(port: u16, name: &str) -> Guest {
        let mut guest = Guest { port, cookie: String::new() };
        let (_, head, _) = guest.ask("POST", "/api/me", &json!({ "name": name }).to_string());
        let line = head.lines().find(|line| line.starts_with("set-cookie: ")).unwrap();
        guest.cookie = line["set-cookie: ".len()..].split(';').next().unwrap().to_owned();
        guest
    }

    fn send(&self, method: &str, path: &str, body: &str) -> TcpStream {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let (cookie, length) = (&self.cookie, body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\
             Connection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        stream
    }

    /// Status, head and body of an answer.
    fn ask(&self, method: &str, path: &str, body: &str) -> (u16, String, String) {
        let mut answer = String::new();
        self.send(method, path, body).read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, head.to_owned(), body.to_owned())
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        let (status, _, answer) = self.ask("POST", path, &contributed(path, body).to_string());
        assert_eq!(status, 200, "{path}: {answer}");
        match reveal_after(path) {
            Some(reveal) => self.post(&reveal, &json!({})),
            None => serde_json::from_str(&answer).unwrap(),
        }
    }

    /// The token of the guest's seat.
    fn token(&self, at: &str) -> String {
        let (_, _, body) = self.ask("GET", at, "");
        let table: Value = serde_json::from_str(&body).unwrap();
        table["token"].as_str().unwrap().to_owned()
    }

    /// The first event of the table's stream.
    fn first_event(&self, path: &str) -> Value {
        let mut lines = BufReader::new(self.send("GET", path, "")).lines().map(Result::unwrap);
        let data = lines.find_map(|line| Some(line.strip_prefix("data: ")?.to_owned()));
        serde_json::from_str(&data.unwrap()).unwrap()
    }
}

/// A socket at a table.
struct Socket(WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>);

impl Socket {
    async fn open(guest: &Guest, key: &str, token: Option<&str>) -> Socket {
        let url = format!("ws://127.0.0.1:{}/api/socket", guest.port);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", guest.cookie.parse().unwrap());
        let (socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        let mut socket = Socket(socket);
        socket.say(json!({ "do": "hello", "table": key, "token": token })).await;
        socket
    }

    async fn say(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message of that kind. The time limit only ends a test that would hang.
    async fn hear(&mut self, kind: &str) -> Value {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(60), self.0.next());
            let frame = next.await.expect("the server says nothing").unwrap().unwrap();
            let Message::Text(text) = frame else { continue };
            let message: Value = serde_json::from_str(text.as_str()).unwrap();
            if message["is"] == kind {
                return message;
            }
        }
    }

    /// Is told that the seat is gone, then what everybody may see.
    async fn is_sent_away(&mut self) {
        assert_eq!(self.hear("error").await["code"], "seat-gone");
        let welcome = self.hear("welcome").await;
        assert!(welcome.get("seat").is_none() && welcome.get("ask").is_none(), "{welcome}");
        assert_eq!(welcome["view"]["viewer"], "public");
    }

    /// Tries everything that a seat may do; nothing comes of it.
    async fn is_powerless(&mut self, command: &Value) {
        for act in ["resign", "leave", "take-back", "undo"] {
            self.say(json!({ "do": act, "id": act })).await;
            let error = self.hear("error").await;
            let code = error["code"].as_str().unwrap();
            assert!(["no-seat", "seat-gone"].contains(&code), "{act}: {error}");
        }
        let mut command = command.clone();
        (command["do"], command["id"]) = (json!("command"), json!("stolen"));
        self.say(command).await;
        assert_eq!(self.hear("error").await["id"], "stolen");
    }
}

/// What plays the first offer of a view.
fn first_offer(standing: &Value) -> Value {
    let ask = &standing["ask"];
    json!({ "id": "own", "decision": ask["decision"], "command": ask["offers"][0]["command"] })
}

#[tokio::test]
async fn whoever_kept_a_token_gets_nothing_of_the_next_person_in_that_seat() {
    let data = folder("kept-token");
    let served = Served::start(&data, 0);
    let [ann, bob, mal] = ["Ann", "Bob", "Mal"].map(|name| Guest::new(served.port, name));
    let new = json!({ "game": "izakaya", "seats": 3, "bots": ["random"] });
    let key = ann.post("/api/tables", &new)["key"].as_str().unwrap().to_owned();
    let at = format!("/api/tables/{key}");
    let joined = mal.post(&format!("{at}/join"), &json!({}));
    let token = joined["token"].as_str().unwrap();
    let mut waiting = Socket::open(&mal, &key, Some(token)).await;
    waiting.hear("lobby").await;
    mal.post(&format!("{at}/leave"), &json!({}));
    bob.post(&format!("{at}/join"), &json!({}));
    assert_ne!(bob.token(&at), token);
    ann.post(&format!("{at}/start"), &json!({}));
    bob.post(&format!("{at}/reveal"), &json!({}));

    let mut own = Socket::open(&bob, &key, None).await;
    let welcome = own.hear("welcome").await;
    assert_eq!((&welcome["seat"], &welcome["view"]["viewer"]), (&json!(1), &json!({ "seat": 1 })));
    let command = first_offer(&welcome);
    waiting.is_sent_away().await;
    let mut fresh = Socket::open(&mal, &key, Some(token)).await;
    fresh.is_sent_away().await;
    for socket in [&mut waiting, &mut fresh] {
        socket.is_powerless(&command).await;
        socket.say(json!({ "do": "resync" })).await;
        socket.is_sent_away().await;
    }
    let (status, _, body) = mal.ask("POST", &format!("{at}/command"), &command.to_string());
    assert_eq!(status, 403, "{body}");
    for path in [format!("{at}/events"), format!("{at}/events?token={token}")] {
        let seen = mal.first_event(&path);
        assert!(seen.get("seat").is_none() && seen.get("ask").is_none(), "{seen}");
    }
    let ack = bob.post(&format!("{at}/command"), &command);
    assert_eq!((&ack["is"], &ack["id"]), (&json!("ack"), &json!("own")), "Bob plays on");
}

#[tokio::test]
async fn leaving_a_match_and_taking_the_seat_back_end_links_to_it_even_after_a_crash() {
    let data = folder("live-token");
    let mut served = Served::start(&data, 0);
    let [ann, bob, mal] = ["Ann", "Bob", "Mal"].map(|name| Guest::new(served.port, name));
    let new = json!({ "game": "izakaya", "seats": 2 });
    let key = ann.post("/api/tables", &new)["key"].as_str().unwrap().to_owned();
    let at = format!("/api/tables/{key}");
    bob.post(&format!("{at}/join"), &json!({}));
    ann.post(&format!("{at}/start"), &json!({}));
    bob.post(&format!("{at}/reveal"), &json!({}));
    let mut own = Socket::open(&bob, &key, None).await;
    let command = first_offer(&own.hear("welcome").await);

    let mut links = Vec::new();
    for act in ["leave", "take-back"] {
        let token = bob.token(&at);
        let mut held = Socket::open(&mal, &key, Some(&token)).await;
        assert_eq!(held.hear("welcome").await["seat"], 1, "a link is good while its owner sits");
        own.say(json!({ "do": act, "id": act })).await;
        own.hear("ack").await;
        held.is_sent_away().await;
        held.is_powerless(&command).await;
        links.push(token);
    }
    served.kill();
    let served = Served::start(&data, served.port);
    for token in &links {
        let mut late = Socket::open(&mal, &key, Some(token)).await;
        late.is_sent_away().await;
        late.is_powerless(&command).await;
    }
    let mut own = Socket::open(&bob, &key, None).await;
    let welcome = own.hear("welcome").await;
    assert_eq!((&welcome["seat"], welcome["sitters"][1].get("bot")), (&json!(1), None));
    let mut newest = Socket::open(&mal, &key, Some(&bob.token(&at))).await;
    assert_eq!(newest.hear("welcome").await["seat"], 1);
    drop(served);
}
