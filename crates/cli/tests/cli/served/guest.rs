//! Somebody who plays on the real server, from an address of their choice: the server has to trust
//! 127.0.0.1 as a proxy.

use std::io::{Read, Write};
use std::net::TcpStream;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::part::{contributed, reveal_after};

/// One request on a connection of its own: the whole answer.
pub fn ask(port: u16, request: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// The value of a metric.
pub fn metric(port: u16, name: &str) -> u64 {
    let page = ask(port, "GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    let line = page.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
    line.unwrap_or_else(|| panic!("no {name} in {page}")).parse::<f64>().unwrap() as u64
}

#[derive(Clone)]
pub struct Guest {
    pub port: u16,
    pub address: &'static str,
    pub cookie: String,
}

impl Guest {
    pub fn new(port: u16, address: &'static str) -> Guest {
        let mut guest = Guest { port, address, cookie: String::new() };
        let answer = guest.request("GET", "/api/me", "");
        let line = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        guest.cookie = line.split(';').next().unwrap().to_owned();
        guest
    }

    /// The whole answer to a request.
    pub fn request(&self, method: &str, path: &str, body: &str) -> String {
        let Guest { port, address, cookie } = self;
        let length = body.len();
        ask(
            *port,
            &format!(
                "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\
                 X-Forwarded-For: {address}\r\nCookie: {cookie}\r\n\
                 Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
            ),
        )
    }

    pub fn post(&self, path: &str, body: &Value) -> Value {
        let answer = self.request("POST", path, &contributed(path, body).to_string());
        assert!(answer.starts_with("HTTP/1.1 200"), "POST {path}: {answer}");
        match reveal_after(path) {
            Some(reveal) => self.post(&reveal, &json!({})),
            None => serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap(),
        }
    }

    /// Opens a table and starts the match: the table's key.
    pub fn begin(&self, table: &Value) -> String {
        let key = self.post("/api/tables", table)["key"].as_str().unwrap().to_owned();
        self.post(&format!("/api/tables/{key}/start"), &json!({}));
        key
    }

    /// Sits down at a table.
    pub async fn sit_down(&self, key: &str) -> Player {
        let url = format!("ws://127.0.0.1:{}/api/socket", self.port);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        request.headers_mut().insert("x-forwarded-for", self.address.parse().unwrap());
        let (socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        let mut player = Player { socket, standing: Value::Null, said: 0 };
        player.say(json!({ "do": "hello", "table": key })).await;
        player.hear_until("welcome").await;
        player
    }
}

/// A socket at a table.
pub struct Player {
    socket: WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>,
    /// The last view.
    pub standing: Value,
    said: usize,
}

impl Player {
    pub async fn say(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    pub async fn hear_until(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.socket.next().await.expect("the server has hung up").unwrap();
            let Message::Text(text) = frame else { continue };
            let message: Value = serde_json::from_str(text.as_str()).unwrap();
            if message["is"] == "welcome" || message["is"] == "update" {
                self.standing = message.clone();
            }
            if message["is"] == kind {
                return message;
            }
        }
    }

    /// Leaves the seat to a bot.
    pub async fn leave(&mut self) {
        self.say(json!({ "do": "leave", "id": "leave" })).await;
        self.hear_until("ack").await;
    }

    pub fn is_asked(&self) -> bool {
        self.standing.get("ask").is_some()
    }

    pub fn is_over(&self) -> bool {
        self.standing["awaiting"].get("over").is_some()
    }

    /// Plays the first offer and waits until that is acknowledged and seen.
    pub async fn play(&mut self) {
        self.said += 1;
        let (id, ask) = (format!("c{}", self.said), self.standing["ask"].clone());
        let command = ask["offers"][0]["command"].clone();
        let decision = &ask["decision"];
        self.say(json!({ "do": "command", "id": id, "decision": decision, "command": command }))
            .await;
        let version = self.hear_until("ack").await["version"].as_u64();
        while self.standing["version"].as_u64() < version {
            self.hear_until("update").await;
        }
    }
}
