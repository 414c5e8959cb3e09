//! Attacks by undo, against the real program.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use crate::served::{Served, folder};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A guest of the program: a port and a cookie.
struct Guest {
    port: u16,
    cookie: String,
    nonce: String,
}

impl Guest {
    fn new(port: u16, name: &str) -> Guest {
        let nonce = format!("0123456789abcdef-{name}");
        let mut guest = Guest { port, cookie: String::new(), nonce };
        let (head, _) = guest.ask("GET", "/api/me", &Value::Null);
        let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        guest.cookie = line.split(';').next().unwrap().to_owned();
        guest.post("/api/me", &json!({ "name": name }));
        guest
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> (String, String) {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: x\r\nCookie: {}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie,
            body.len(),
        );
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_lowercase(), body.to_owned())
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        let (head, body) = self.ask("POST", path, body);
        assert!(head.starts_with("http/1.1 200"), "{path}: {head} {body}");
        serde_json::from_str(&body).unwrap()
    }

    fn commitment(&self) -> Value {
        json!(wire::seal::commitment(&self.nonce))
    }
}

/// A running match where all of them sit, and these bots: its key.
fn begun(guests: &[Guest], game: &str, bots: &[&str]) -> String {
    let mut new = json!({ "game": game, "seats": guests.len() + bots.len(), "bots": bots });
    new["commitment"] = guests[0].commitment();
    let key = guests[0].post("/api/tables", &new)["key"].as_str().unwrap().to_owned();
    let at = format!("/api/tables/{key}");
    for guest in &guests[1..] {
        guest.post(&format!("{at}/join"), &json!({ "commitment": guest.commitment() }));
    }
    guests[0].post(&format!("{at}/start"), &json!({}));
    for guest in guests {
        guest.post(&format!("{at}/reveal"), &json!({ "nonce": guest.nonce }));
    }
    key
}

/// A guest's socket at a table.
struct Client {
    socket: WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>,
    standing: Value,
    count: usize,
}

impl Client {
    async fn at(guest: &Guest, table: &str) -> Client {
        let url = format!("ws://127.0.0.1:{}/api/socket", guest.port);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", guest.cookie.parse().unwrap());
        let (socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        let mut client = Client { socket, standing: Value::Null, count: 0 };
        client.say(json!({ "do": "hello", "table": table })).await;
        client.until(|message| message["is"] == "welcome").await;
        client
    }

    async fn say(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// Hears until such a message comes. The time limit only ends a test that would hang.
    async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(60), self.socket.next());
            let frame = next.await.expect("the server says nothing").unwrap().unwrap();
            let Message::Text(text) = frame else { continue };
            let message: Value = serde_json::from_str(text.as_str()).unwrap();
            if message["is"] == "welcome" || message["is"] == "update" {
                self.standing = message.clone();
            }
            if wanted(&message) {
                return message;
            }
        }
    }

    /// Says something that is answered by an acknowledgement or a refusal; tells the answer.
    async fn act(&mut self, mut message: Value) -> Value {
        self.count += 1;
        message["id"] = json!(format!("a{}", self.count));
        self.say(message).await;
        let answer = self.until(|heard| heard["is"] == "ack" || heard["is"] == "refused").await;
        while answer["version"].as_u64() > self.standing["version"].as_u64() {
            self.until(|heard| heard["is"] == "update").await;
        }
        answer
    }

    /// The first of these words that an offered command has, and that command.
    fn offered<'a>(&self, words: &[&'a str]) -> Option<(&'a str, Value)> {
        let offers = self.standing["ask"]["offers"].as_array().cloned().unwrap_or_default();
        words.iter().find_map(|word| {
            let mut commands = offers.iter().map(|offer| &offer["command"]);
            let found = commands.find(|command| command.to_string().contains(word))?;
            Some((*word, found.clone()))
        })
    }

    /// Waits to be asked, and plays the first of these that is offered; tells which.
    async fn play_one<'a>(&mut self, words: &[&'a str]) -> &'a str {
        let (word, _) = loop {
            if let Some(found) = self.offered(words) {
                break found;
            }
            self.until(|heard| heard["is"] == "update").await;
        };
        let answer = self.play(word).await;
        assert_eq!(answer["is"], "ack", "{answer}");
        word
    }

    /// Waits to be offered such a command, and plays it.
    async fn play(&mut self, word: &str) -> Value {
        let offer = loop {
            if let Some((_, command)) = self.offered(&[word]) {
                break command;
            }
            assert!(self.standing["ask"].is_null(), "{word} is not offered: {}", self.standing);
            self.until(|heard| heard["is"] == "update").await;
        };
        let decision = self.standing["ask"]["decision"].clone();
        self.act(json!({ "do": "command", "decision": decision, "command": offer })).await
    }
}

#[tokio::test]
async fn dice_are_not_rolled_again_by_undoing_the_roll_against_bots() {
    let data = folder("undo-reroll");
    let served = Served::start(&data, 0);
    let guests = [Guest::new(served.port, "Ann")];
    let key = begun(&guests, "king-of-tokyo", &["random"]);
    let mut ann = Client::at(&guests[0], &key).await;
    let rolled = ann.play("reroll").await;
    assert_eq!(rolled["is"], "ack", "{rolled}");
    let dice = ann.standing["view"].clone();
    for _ in 0..10 {
        let refused = ann.act(json!({ "do": "undo" })).await;
        assert_eq!(refused["is"], "refused", "{refused}");
        assert_eq!(ann.standing["view"], dice);
    }
    assert_eq!(ann.standing["no_undo"], "barred");
    drop(served);
    fs::remove_dir_all(&data).unwrap();
}

/// Whether an undo is refused as barred, now and again, and changes nothing.
async fn refuses_undo(ann: &mut Client) {
    assert_eq!(
        (&ann.standing["no_undo"], &ann.standing["undo_is_free"]),
        (&json!("barred"), &json!(false))
    );
    for _ in 0..3 {
        let refused = ann.act(json!({ "do": "undo" })).await;
        assert_eq!(refused["is"], "refused", "{refused}");
    }
}

/// Izakaya's clause 7.7: place a piece, look, and place it elsewhere.
#[tokio::test]
async fn a_piece_is_not_placed_again_by_undoing_it_against_bots() {
    let data = folder("undo-piece");
    let served = Served::start(&data, 0);
    let guests = [Guest::new(served.port, "Ann")];
    let key = begun(&guests, "izakaya", &["random"]);
    let mut ann = Client::at(&guests[0], &key).await;
    while ann.play_one(&["place", "take", "bid", "bottle", "pass"]).await != "place" {}
    refuses_undo(&mut ann).await;
    drop(served);
    fs::remove_dir_all(&data).unwrap();
}

/// Tokyo Highway's clause 4.1: see how the bot answers, and build elsewhere.
#[tokio::test]
async fn a_build_stays_when_a_bot_has_answered_it() {
    let data = folder("undo-build");
    let served = Served::start(&data, 0);
    let guests = [Guest::new(served.port, "Ann")];
    let key = begun(&guests, "tokyo-highway", &["random"]);
    let mut ann = Client::at(&guests[0], &key).await;
    assert_eq!(ann.play_one(&["build"]).await, "build");
    while ann.standing["ask"].is_null() {
        ann.until(|heard| heard["is"] == "update").await;
    }
    refuses_undo(&mut ann).await;
    drop(served);
    fs::remove_dir_all(&data).unwrap();
}

#[tokio::test]
async fn nobody_bids_anew_after_the_reveal_because_the_others_are_away() {
    let data = folder("undo-away");
    let served = Served::start(&data, 0);
    let guests = ["Ann", "Bob", "Cid"].map(|name| Guest::new(served.port, name));
    let key = begun(&guests, "izakaya", &[]);
    let mut ann = Client::at(&guests[0], &key).await;
    for guest in &guests[1..] {
        let mut other = Client::at(guest, &key).await;
        assert_eq!(other.act(json!({ "do": "leave" })).await["is"], "ack");
    }
    assert_eq!(ann.play("bid").await["is"], "ack");
    // The bots that stand in bid too, and then all bids are shown.
    while ann.standing["no_undo"].is_null() {
        ann.until(|heard| heard["is"] == "update").await;
    }
    assert_eq!(ann.standing["no_undo"], "away");
    let refused = ann.act(json!({ "do": "undo" })).await;
    assert_eq!(refused["is"], "refused", "{refused}");
    let why = refused["why"].as_str().unwrap();
    assert!(why.contains("Bob") && why.contains("away"), "{why}");
    drop(served);
    fs::remove_dir_all(&data).unwrap();
}
