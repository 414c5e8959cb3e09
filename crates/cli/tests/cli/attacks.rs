//! One client against the lobby and the chat of the real program.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::time::Instant;

use crate::served::part::contributed;
use crate::served::{Served, folder};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use store::{Lobby, SqliteStore, Store};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// One request: status, body, and the cookie that came with it.
fn ask(port: u16, method: &str, path: &str, cookie: &str, body: &Value) -> (u16, Value, String) {
    let body = contributed(path, body).to_string();
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\
         Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|line| line.split(';').next()).unwrap_or_default();
    (status, serde_json::from_str(body).unwrap(), cookie.to_owned())
}

fn four() -> Value {
    json!({ "game": "connect-four", "seats": 2 })
}

#[test]
fn a_client_without_cookies_opens_only_so_many_tables_however_fast() {
    let data = folder("attack-tables");
    let limits = ["--rate", "1000", "--open-tables", "3", "--client-tables", "10"];
    let served = Served::start_limited(&data, 0, &limits);
    let port = served.port;
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let ask = || ask(port, "POST", "/api/tables", "", &four()).0;
        let all: Vec<_> = (0..60).map(|_| scope.spawn(ask)).collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 10, "{statuses:?}");
    assert_eq!(statuses.iter().filter(|status| **status == 409).count(), 50, "{statuses:?}");
    let (_, listing, _) = ask(port, "GET", "/api/tables?limit=100", "", &json!({}));
    assert_eq!(listing["tables"].as_array().unwrap().len(), 10);

    // A guest who keeps the cookie has a limit of their own.
    let data = folder("attack-guest");
    let served = Served::start_limited(&data, 0, &limits);
    let (_, _, cookie) = ask(served.port, "GET", "/api/me", "", &json!({}));
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let ask = || ask(served.port, "POST", "/api/tables", &cookie, &four()).0;
        let all: Vec<_> = (0..20).map(|_| scope.spawn(ask)).collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 3, "{statuses:?}");
}

#[test]
fn a_client_without_cookies_does_not_fill_the_list_of_running_matches() {
    let data = folder("attack-running");
    let served = Served::start(&data, 0);
    let port = served.port;
    let new = json!({ "game": "connect-four", "seats": 2, "bots": ["random"] });
    let mut begun = Vec::new();
    for _ in 0..25 {
        let (_, table, cookie) = ask(port, "POST", "/api/tables", "", &new);
        let key = table["key"].as_str().unwrap().to_owned();
        for deed in ["start", "reveal"] {
            let at = format!("/api/tables/{key}/{deed}");
            let (status, said, _) = ask(port, "POST", &at, &cookie, &json!({}));
            assert_eq!(status, 200, "{said}");
        }
        begun.push((key, cookie));
    }
    let (_, listing, _) = ask(port, "GET", "/api/tables?which=live&limit=100", "", &json!({}));
    let keys = |listing: &Value| -> Vec<String> {
        let tables = listing["tables"].as_array().unwrap();
        tables.iter().map(|table| table["key"].as_str().unwrap().to_owned()).collect()
    };
    let newest: Vec<String> = begun.iter().rev().take(16).map(|(key, _)| key.clone()).collect();
    assert_eq!(keys(&listing), newest);
    let (key, cookie) = &begun[0];
    let (_, mine, _) = ask(port, "GET", "/api/tables?which=mine", cookie, &json!({}));
    assert_eq!(keys(&mine), std::slice::from_ref(key), "its players still find it");
}

#[test]
fn many_tables_are_paged_without_a_gap_or_a_double_while_new_ones_are_opened() {
    let data = folder("attack-pages");
    let served = Served::start(&data, 0);
    let port = served.port;
    let open = || {
        let (status, table, _) = ask(port, "POST", "/api/tables", "", &four());
        assert_eq!(status, 200, "{table}");
        table["key"].as_str().unwrap().to_owned()
    };
    let before: BTreeSet<String> = (0..130).map(|_| open()).collect();
    let (mut seen, mut cursor) = (Vec::new(), String::new());
    loop {
        let path = format!("/api/tables?limit=20&game=connect-four{cursor}");
        let (status, page, _) = ask(port, "GET", &path, "", &json!({}));
        assert_eq!(status, 200, "{page}");
        let tables = page["tables"].as_array().unwrap();
        seen.extend(tables.iter().map(|table| table["key"].as_str().unwrap().to_owned()));
        open();
        open();
        match page["next"].as_str() {
            Some(next) => cursor = format!("&before={next}"),
            None => break,
        }
    }
    assert_eq!(seen.len(), 130, "no double");
    assert_eq!(seen.into_iter().collect::<BTreeSet<String>>(), before, "no gap");
}

#[test]
fn a_padded_board_does_not_come_back() {
    let data = folder("attack-board");
    let served = Served::start(&data, 0);
    let port = served.port;
    let board = include_str!("../../../../games/tokyo-dangan/boards/tokyo.json");
    let mut board: Value = serde_json::from_str(board).unwrap();
    let row = board["rows"][0].as_str().unwrap();
    board["rows"][0] = json!(format!("{}{row}", " ".repeat(58_000)));
    let new = json!({ "game": "tokyo-dangan", "seats": 2, "setup": { "board": board } });
    let (status, table, cookie) = ask(port, "POST", "/api/tables", "", &new);
    assert_eq!(status, 200, "{table}");
    let (_, listing, _) = ask(port, "GET", "/api/tables", &cookie, &json!({}));
    let listed = &listing["tables"][0];
    assert_eq!(listed["key"], table["key"]);
    assert!(listing.to_string().len() < 1_000, "{listing}");
    let path = format!("/api/tables/{}", table["key"].as_str().unwrap());
    let (_, whole, _) = ask(port, "GET", &path, &cookie, &json!({}));
    let kept = whole["setup"]["board"]["rows"][0].as_str().unwrap();
    assert_eq!(kept, "IKE . UEN . ~ .", "the board is there, without its padding");
    let options = json!({ "setup": { "board": "x".repeat(60_000) } });
    let (status, said, _) = ask(port, "POST", &format!("{path}/options"), &cookie, &options);
    assert_eq!(status, 422, "{said}");
}

/// Guests, lines for each, and what the defaults let one client say.
const SOCKETS: usize = 100;
const LINES: usize = 30;
const BURST: u64 = 30;
const PER_SECOND: u64 = 3;

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_sockets_of_one_client_say_no_more_than_one() {
    let data = folder("attack-chat");
    let mut served = Served::start_limited(&data, 0, &["--rate", "5000"]);
    let port = served.port;
    let new = json!({ "game": "connect-four", "seats": 2, "bots": ["easy"], "private": true });
    let (_, table, cookie) = ask(port, "POST", "/api/tables", "", &new);
    let key = table["key"].as_str().unwrap().to_owned();
    for deed in ["start", "reveal"] {
        ask(port, "POST", &format!("/api/tables/{key}/{deed}"), &cookie, &json!({}));
    }

    let began = Instant::now();
    let flood = (0..SOCKETS).map(|_| tokio::spawn(shout(port, key.clone())));
    let refused: Vec<usize> =
        futures_util::future::join_all(flood).await.into_iter().map(Result::unwrap).collect();
    let seconds = began.elapsed().as_secs() + 1;
    served.kill();

    let stored = stored_lines(&data, &key).await;
    let allowed = BURST + PER_SECOND * seconds;
    assert!(stored > 0 && stored <= allowed, "{stored} lines, {allowed} allowed");
    let said = (SOCKETS * LINES - refused.iter().sum::<usize>()) as u64;
    assert_eq!(stored, said, "everything else was refused, aloud");
}

/// Says many things on a socket of its own; tells how many were refused.
async fn shout(port: u16, key: String) -> usize {
    let url = format!("ws://127.0.0.1:{port}/api/socket");
    let (mut socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
    let hello = json!({ "do": "hello", "table": key });
    socket.send(Message::text(hello.to_string())).await.unwrap();
    let mut refused = 0;
    for line in 0..LINES {
        let chat = json!({ "do": "chat", "text": format!("spam {line}") });
        socket.send(Message::text(chat.to_string())).await.unwrap();
        socket.send(Message::text(json!({ "do": "ping" }).to_string())).await.unwrap();
        loop {
            let Some(Ok(heard)) = socket.next().await else { panic!("the server hung up") };
            let Ok(heard) = serde_json::from_slice::<Value>(&heard.into_data()) else { continue };
            refused += usize::from(heard["code"] == "too-fast");
            if heard["is"] == "pong" {
                break;
            }
        }
    }
    refused
}

/// As `--rate 10` lets one client ask, on whatever number of sockets.
const ASKED_AT_ONCE: u64 = 200;
const ASKED_PER_SECOND: u64 = 10;

#[tokio::test(flavor = "multi_thread")]
async fn forty_sockets_of_one_client_ask_no_more_than_one() {
    let data = folder("attack-rate");
    let served = Served::start_limited(&data, 0, &["--rate", "10"]);
    let began = Instant::now();
    let url = format!("ws://127.0.0.1:{}/api/socket", served.port);
    let mut sockets = Vec::new();
    for _ in 0..40 {
        sockets.push(tokio_tungstenite::connect_async(&url).await.unwrap().0);
    }
    let flood = sockets.into_iter().map(|socket| tokio::spawn(ask_often(socket)));
    let answered: u64 =
        futures_util::future::join_all(flood).await.into_iter().map(Result::unwrap).sum();
    let allowed = ASKED_AT_ONCE + ASKED_PER_SECOND * (began.elapsed().as_secs() + 1);
    assert!(answered > 0 && answered <= allowed, "{answered} answers, {allowed} allowed");
}

/// Asks thirty things on a socket; tells how many were answered.
async fn ask_often(mut socket: WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>) -> u64 {
    for _ in 0..30 {
        socket.send(Message::text(json!({ "do": "ping" }).to_string())).await.unwrap();
    }
    let (mut answered, mut heard) = (0, 0);
    while heard < 30 {
        let Some(Ok(message)) = socket.next().await else { panic!("the server hung up") };
        let Ok(message) = serde_json::from_slice::<Value>(&message.into_data()) else { continue };
        let is_answer = message["is"] == "pong";
        heard += usize::from(is_answer || message["code"] == "too-fast");
        answered += u64::from(is_answer);
    }
    answered
}

/// How many lines of chat were ever stored: the number of the last one.
async fn stored_lines(data: &Path, key: &str) -> u64 {
    let options = store::Options::new(data.join("tokyo.db"));
    let store = SqliteStore::open(options).await.unwrap();
    let row = store.table(key).await.unwrap().unwrap();
    let last = store.chat(row.id, 1).await.unwrap();
    store.close().await;
    last.first().map_or(0, |chat| chat.number)
}
