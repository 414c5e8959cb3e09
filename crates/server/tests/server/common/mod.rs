//! The real server on a free port, and clients that speak to it.

#![allow(dead_code, reason = "each test file uses its own part")]

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use contract::Skill;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, HandClock, Rate, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A folder of its own for each test; gone when the test is over.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new(name: &str) -> Scratch {
        let folder = std::env::temp_dir().join(format!("server-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Scratch(folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A configuration whose clock stands still until the test moves it.
pub fn config(scratch: &Scratch) -> (Config, Arc<HandClock>) {
    let clock = Arc::new(HandClock::new());
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), &scratch.0);
    config.clock = clock.clone();
    let plenty = Rate { burst: 1_000_000, per_second: 1_000_000 };
    config.rate = plenty;
    config.guest_chat = plenty;
    config.client_chat = plenty;
    config.stand_in = Skill::Random;
    (config, clock)
}

pub async fn start(scratch: &Scratch) -> Server {
    Server::start(config(scratch).0).await.unwrap()
}

/// A guest: an address and a cookie.
#[derive(Clone)]
pub struct Guest {
    pub address: SocketAddr,
    pub cookie: String,
}

impl Guest {
    /// Somebody new, with that name.
    pub async fn new(server: &Server, name: &str) -> Guest {
        let mut guest = Guest { address: server.local_addr(), cookie: String::new() };
        let (_, headers, _) = guest.request("GET", "/api/me", None).await;
        let line = headers.lines().find(|line| line.starts_with("set-cookie:")).unwrap();
        guest.cookie = line["set-cookie:".len()..].split(';').next().unwrap().trim().to_owned();
        guest.post("/api/me", json!({ "name": name })).await;
        guest
    }

    pub async fn get(&self, path: &str) -> Value {
        let (status, _, body) = self.request("GET", path, None).await;
        assert_eq!(status, 200, "GET {path}: {body}");
        serde_json::from_str(&body).unwrap()
    }

    /// As a page does: the person who starts a table reveals their own part of its seed too.
    pub async fn post(&self, path: &str, body: Value) -> Value {
        let (status, _, text) = self.request("POST", path, Some(body)).await;
        assert_eq!(status, 200, "POST {path}: {text}");
        match path.strip_suffix("/start") {
            Some(at) => Box::pin(self.reveal(at)).await,
            None => serde_json::from_str(&text).unwrap(),
        }
    }

    /// The guest's part of every seed.
    pub fn nonce(&self) -> String {
        blake3::hash(self.cookie.as_bytes()).to_hex()[..32].to_owned()
    }

    /// Commits to the guest's part of the seed of the table at that address.
    pub async fn commit(&self, at: &str) -> Value {
        let commitment = wire::seal::commitment(&self.nonce());
        self.post(&format!("{at}/commit"), json!({ "commitment": commitment })).await
    }

    /// Reveals the guest's part of the seed of the table at that address.
    pub async fn reveal(&self, at: &str) -> Value {
        self.post(&format!("{at}/reveal"), json!({ "nonce": self.nonce() })).await
    }

    /// What a page sends: a person who sits down commits to a part of the seed.
    fn committed(&self, path: &str, mut body: Value) -> Value {
        let sits_down = path == "/api/tables" || path.ends_with("/join");
        if let (true, Some(fields)) = (sits_down, body.as_object_mut()) {
            let commitment = || json!(wire::seal::commitment(&self.nonce()));
            fields.entry("commitment").or_insert_with(commitment);
        }
        body
    }

    /// One plain HTTP request: status, headers in lower case, body.
    pub async fn request(
        &self,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> (u16, String, String) {
        let body = body.map(|body| self.committed(path, body).to_string()).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len(),
        );
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, head.to_lowercase(), body.to_owned())
    }

    /// A request for a socket.
    fn socket(&self) -> Request {
        let url = format!("ws://{}/api/socket", self.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        request
    }

    /// A socket at a table, and the first answer.
    pub async fn hello(&self, table: &str, seen: Option<u64>) -> (Client, Value) {
        let mut client = Client::connect(self).await;
        let first = client.hello(table, seen).await;
        (client, first)
    }
}

/// A client on a socket.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last view that was sent.
    pub standing: Value,
}

/// Ids are never used twice, not even by a client that comes back.
static NEXT_ID: AtomicU64 = AtomicU64::new(0);

impl Client {
    pub async fn connect(guest: &Guest) -> Client {
        let (socket, _) = tokio_tungstenite::connect_async(guest.socket()).await.unwrap();
        Client { socket, standing: Value::Null }
    }

    /// A socket whose machine keeps next to nothing that was not read: the sender has to wait.
    pub async fn narrow(guest: &Guest) -> Client {
        let tcp = TcpSocket::new_v4().unwrap();
        tcp.set_recv_buffer_size(4_096).unwrap();
        let stream = MaybeTlsStream::Plain(tcp.connect(guest.address).await.unwrap());
        let (socket, _) = tokio_tungstenite::client_async(guest.socket(), stream).await.unwrap();
        Client { socket, standing: Value::Null }
    }

    /// Comes to a table; the first answer.
    pub async fn hello(&mut self, table: &str, seen: Option<u64>) -> Value {
        self.say(json!({ "do": "hello", "table": table, "seen": seen })).await;
        let first = self.hear().await;
        self.note(&first);
        first
    }

    pub async fn say(&mut self, message: Value) {
        self.say_text(&message.to_string()).await;
    }

    pub async fn say_text(&mut self, text: &str) {
        self.socket.send(Message::text(text.to_owned())).await.unwrap();
    }

    /// The next message, no matter who comes or goes meanwhile.
    pub async fn hear(&mut self) -> Value {
        loop {
            let message = self.hear_all().await;
            if message["is"] != "lobby" || message["phase"] == "open" {
                return message;
            }
        }
    }

    /// The next message. The time limit only ends a test that would hang.
    async fn hear_all(&mut self) -> Value {
        loop {
            match self.frame().await {
                Message::Text(text) => return serde_json::from_str(text.as_str()).unwrap(),
                // The library answers pings by itself.
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("not text: {other:?}"),
            }
        }
    }

    /// The next frame, whatever it is.
    pub async fn frame(&mut self) -> Message {
        let next = tokio::time::timeout(Duration::from_secs(60), self.socket.next());
        next.await.expect("the server says nothing").unwrap().unwrap()
    }

    /// Whatever comes next, or nothing if the server has hung up.
    pub async fn try_hear(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(60), self.socket.next());
            match next.await.expect("the server says nothing") {
                Some(Ok(Message::Text(text))) => return serde_json::from_str(text.as_str()).ok(),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(_) | Err(_)) | None => return None,
            }
        }
    }

    /// Sends a frame of any kind; tells whether the socket was still open.
    pub async fn send_frame(&mut self, frame: Message) -> bool {
        self.socket.send(frame).await.is_ok()
    }

    /// Hears until a message of that kind comes.
    pub async fn hear_until(&mut self, kind: &str) -> Value {
        loop {
            let message = if kind == "lobby" { self.hear_all().await } else { self.hear().await };
            self.note(&message);
            if message["is"] == kind {
                return message;
            }
        }
    }

    /// Remembers the view that a message brings.
    pub fn note(&mut self, message: &Value) {
        if message["is"] == "welcome" || message["is"] == "update" {
            self.standing = message.clone();
        }
    }

    pub fn version(&self) -> u64 {
        self.standing["version"].as_u64().unwrap()
    }

    pub fn is_over(&self) -> bool {
        self.standing["awaiting"].get("over").is_some()
    }

    /// A message that plays the `nth` offer.
    pub fn choice(&self, nth: usize) -> Value {
        let ask = &self.standing["ask"];
        let offers = ask["offers"].as_array().unwrap();
        let command = offers[nth % offers.len()]["command"].clone();
        let id = format!("c{}", NEXT_ID.fetch_add(1, Ordering::Relaxed));
        json!({ "do": "command", "id": id, "decision": ask["decision"], "command": command })
    }

    /// Plays the `nth` offer and waits until it is acknowledged and seen. A busy table is asked
    /// again, as every client should.
    pub async fn play(&mut self, nth: usize) -> u64 {
        let choice = self.choice(nth);
        self.say(choice.clone()).await;
        let ack = loop {
            let message = self.hear().await;
            self.note(&message);
            if message["is"] == "ack" {
                break message;
            }
            if message["code"] == "busy" {
                self.say(choice.clone()).await;
            }
        };
        let version = ack["version"].as_u64().unwrap();
        self.catch_up(version).await;
        version
    }

    /// Hears until the view is as new as that.
    pub async fn catch_up(&mut self, version: u64) {
        while self.version() < version {
            self.hear_until("update").await;
        }
    }
}

/// A running match, of King of Tokyo if `extra` names no other game: the table's key, and a guest
/// for each person's seat.
pub async fn running(server: &Server, people: usize, extra: Value) -> (String, Vec<Guest>) {
    let mut guests = Vec::new();
    for number in 0..people {
        guests.push(Guest::new(server, &format!("Player {number}")).await);
    }
    let mut new = json!({ "game": "king-of-tokyo", "seats": people });
    for (field, value) in extra.as_object().unwrap() {
        new[field] = value.clone();
    }
    let table = guests[0].post("/api/tables", new).await;
    let key = table["key"].as_str().unwrap().to_owned();
    for guest in &guests[1..] {
        guest.post(&format!("/api/tables/{key}/join"), json!({})).await;
    }
    let at = format!("/api/tables/{key}");
    guests[0].post(&format!("{at}/start"), json!({})).await;
    for guest in &guests[1..] {
        guest.reveal(&at).await;
    }
    (key, guests)
}

/// Lets time pass until no match is in memory, once the server knows that everybody has gone.
///
/// Time stands still until then: a clock that ran out while somebody still seemed to watch would
/// fall in another match than the test is about. The time limit only ends a test that would hang.
pub async fn until_asleep(server: &Server, clock: &HandClock) {
    let house = server.house();
    let asleep = async {
        while house.counts.sockets.load(Ordering::Relaxed) > 0 || house.matches.queued() > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        while house.matches.count() > 0 {
            clock.advance(1_000);
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), asleep).await.expect("no match falls asleep");
}
