//! Nonsense on every address: typed errors, no failure of the server, nobody else disturbed.

use crate::common::{Guest, Scratch, running, start};
use contract::{Chance, Seed};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Draws nonsense; the same for the same seed.
struct Nonsense(Chance);

const WORDS: [&str; 14] = [
    "game",
    "seats",
    "setup",
    "clock",
    "bots",
    "king-of-tokyo",
    "per-move",
    "seconds",
    "level",
    "seat",
    "name",
    "id",
    "\u{0}\u{202e}\"'<",
    "command",
];

impl Nonsense {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound)
    }

    fn word(&mut self) -> String {
        WORDS[self.below(WORDS.len() as u32) as usize].to_owned()
    }

    fn json(&mut self, depth: u32) -> Value {
        match self.below(if depth == 0 { 7 } else { 9 }) {
            0 => Value::Null,
            1 => json!(self.below(2) == 0),
            2 => json!(self.below(5)),
            3 => json!(-1),
            4 => json!(u64::MAX),
            5 => json!(1e300),
            6 => json!(self.word()),
            7 => (0..self.below(4)).map(|_| self.json(depth - 1)).collect(),
            _ => {
                let fields = (0..self.below(5)).map(|_| (self.word(), self.json(depth - 1)));
                Value::Object(fields.collect())
            }
        }
    }

    /// A body that is almost right, in one field or all over.
    fn body(&mut self, right: &Value) -> Vec<u8> {
        match self.below(6) {
            0 => (0..self.below(64)).map(|_| self.below(256) as u8).collect(),
            1 => "[".repeat(self.below(5_000) as usize).into_bytes(),
            2 => self.json(3).to_string().into_bytes(),
            3 => {
                let mut text = right.to_string().into_bytes();
                let at = self.below(text.len() as u32) as usize;
                text[at] = self.below(256) as u8;
                text
            }
            4 => {
                let mut body = right.clone();
                body[self.word()] = self.json(2);
                body.to_string().into_bytes()
            }
            _ => {
                let mut body = right.clone();
                if let Some(fields) = body.as_object_mut() {
                    let name = fields.keys().nth(self.0.below(fields.len() as u32) as usize);
                    let name = name.cloned().unwrap();
                    fields.insert(name, self.json(3));
                }
                body.to_string().into_bytes()
            }
        }
    }

    fn text(&mut self) -> String {
        let mut byte = || format!("%{:02x}", self.0.below(256));
        (0..6).map(|_| byte()).collect()
    }
}

/// Sends bytes as they are: the status and the body.
async fn send(guest: &Guest, method: &str, at: &str, kind: &str, body: &[u8]) -> (u16, String) {
    let head = format!(
        "{method} {at} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nConnection: close\r\n\
         Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n",
        guest.address,
        guest.cookie,
        body.len(),
    );
    let mut stream = TcpStream::connect(guest.address).await.unwrap();
    stream.write_all(&[head.as_bytes(), body].concat()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
}

/// Bodies that are right, for nonsense to begin from.
fn right(path: &str) -> Value {
    match path.rsplit('/').next().unwrap() {
        "me" => json!({ "name": "Ann" }),
        "tables" => json!({
            "game": "king-of-tokyo", "seats": 2, "setup": {}, "private": false, "bots": [],
            "clock": { "per-game": { "seconds": 60, "increment": 1 } },
        }),
        "join" => json!({ "seat": 1, "commitment": "0".repeat(64) }),
        "commit" => json!({ "commitment": "0".repeat(64) }),
        "reveal" => json!({ "nonce": "0123456789abcdef" }),
        "kick" => json!({ "seat": 1 }),
        "bot" => json!({ "seat": 1, "level": "easy" }),
        "options" => json!({ "setup": {}, "clock": { "days-per-move": { "days": 3 } } }),
        "command" => json!({ "id": "x", "decision": 0, "command": {} }),
        _ => json!({ "x": 1 }),
    }
}

#[tokio::test]
async fn nonsense_gets_typed_errors_and_disturbs_nobody() {
    let scratch = Scratch::new("garbage");
    let server = start(&scratch).await;
    let (live, guests) = running(&server, 2, json!({})).await;
    let (mut watching, _) = guests[0].hello(&live, None).await;
    let open = guests[1].post("/api/tables", right("tables")).await["key"].clone();
    let open = open.as_str().unwrap();
    let document = guests[0].get("/api/openapi.json").await;
    let mut nonsense = Nonsense(Chance::new(&Seed::from_number(8), 0));
    let mut answered = 0;
    for (path, item) in document["paths"].as_object().unwrap() {
        for method in item.as_object().unwrap().keys() {
            for round in 0..24 {
                // A stream of a running match would never end.
                let keys = if path.ends_with("/events") { [open, open] } else { [&live, open] };
                let garbled = nonsense.text();
                let key = [keys[0], keys[1], &garbled][round % 3];
                let mut at = path.replace("{key}", key);
                if round % 4 == 3 {
                    let (name, value) = (nonsense.word(), nonsense.text());
                    let names = ["which", "step", "seat", "lang", "labels"];
                    let name = names.get(round / 4).map_or(name.as_str(), |name| name);
                    at = format!("{at}?{}={value}", name.replace(|c: char| !c.is_alphabetic(), ""));
                }
                let body = nonsense.body(&right(path));
                let kind = if round % 8 == 7 { "text/html" } else { "application/json" };
                let method = method.to_uppercase();
                let (status, text) = send(&guests[1], &method, &at, kind, &body).await;
                let what = format!("{method} {at} {}: {status}", String::from_utf8_lossy(&body));
                assert!(status < 500, "{what} {text}");
                if status >= 400 {
                    let fault: Value = serde_json::from_str(&text).expect(&what);
                    assert!(fault["error"]["code"].is_string(), "{what} {text}");
                    assert!(fault["error"]["message"].is_string(), "{what} {text}");
                }
                answered += 1;
            }
        }
    }
    assert!(answered > 500, "{answered}");
    watching.say(json!({ "do": "ping" })).await;
    watching.hear_until("pong").await;
}

#[tokio::test]
async fn nonsense_on_a_socket_is_answered_and_disturbs_nobody() {
    let scratch = Scratch::new("garbage-socket");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let (mut other, _) = guests[1].hello(&key, None).await;
    let (mut client, _) = guests[0].hello(&key, None).await;
    let mut nonsense = Nonsense(Chance::new(&Seed::from_number(9), 0));
    for round in 0..400 {
        let verbs = ["command", "undo", "answer-undo", "chat", "resync", "ping", "hello"];
        let right = json!({ "do": verbs[round % verbs.len()], "id": "x", "decision": 0 });
        let text = String::from_utf8_lossy(&nonsense.body(&right)).into_owned();
        client.say_text(&text).await;
        let answer = client.hear().await;
        assert!(answer["is"].is_string(), "{text}: {answer}");
    }
    other.say(json!({ "do": "ping" })).await;
    other.hear_until("pong").await;
}
