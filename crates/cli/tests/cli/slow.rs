//! Clients that are slow on purpose, and floods of connections, against the real program.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::served::guest::ask;
use crate::served::{Served, folder};
use futures_util::{SinkExt, StreamExt};
use tokio_tungstenite::tungstenite::Message;

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

/// Connects and sends that. The time limit only ends a test that would hang.
fn send(port: u16, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    stream.write_all(text.as_bytes()).unwrap();
    stream
}

/// Everything that comes until the server hangs up.
#[track_caller]
fn until_closed(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    match stream.read_to_end(&mut answer) {
        Err(error) if error.kind() != ErrorKind::ConnectionReset => panic!("not closed: {error}"),
        _ => String::from_utf8_lossy(&answer).into_owned(),
    }
}

#[test]
fn heads_bodies_and_pauses_that_take_too_long_end_the_connection() {
    let data = folder("slow-requests");
    let timeouts = ["--head-timeout", "300", "--body-timeout", "300", "--idle-timeout", "300"];
    let served = Served::start_with(&data, 0, &timeouts);
    let port = served.port;
    assert_eq!(until_closed(send(port, "")), "", "not a single byte");
    let half = "GET /healthz HTTP/1.1\r\nHost: x\r\n";
    assert!(!until_closed(send(port, half)).contains("200 OK"), "half a head");

    let mut dripping = send(port, half);
    // One header after the other, but never the last.
    while dripping.write_all(b"X: y\r\n").is_ok() {}

    let whole = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    let answer = until_closed(send(port, whole));
    assert!(answer.starts_with("HTTP/1.1 200"), "idle after an answer: {answer}");
    let answer = until_closed(send(port, &format!("{whole}{half}")));
    assert!(answer.starts_with("HTTP/1.1 200"), "half a head after an answer: {answer}");

    let body = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                Content-Length: 100\r\n\r\n{\"game\":";
    let answer = until_closed(send(port, body));
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too-slow"), "{answer}");
    let unread = body.replace("POST /api/tables", "GET /api/games");
    let answer = until_closed(send(port, &unread));
    assert!(answer.starts_with("HTTP/1.1 200"), "a body that nobody reads: {answer}");
    assert!(ask(port, HEALTH).starts_with("HTTP/1.1 200"));
}

#[test]
fn whoever_reads_nothing_is_not_served_for_ever() {
    let data = folder("slow-reader");
    let served = Served::start_with(&data, 0, &["--stalled-timeout", "300"]);
    let mut stream = send(served.port, "");
    let request = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100);
    stream.set_write_timeout(Some(Duration::from_secs(60))).unwrap();
    let error = loop {
        if let Err(error) = stream.write_all(request.as_bytes()) {
            break error.kind();
        }
    };
    assert!(matches!(error, ErrorKind::ConnectionReset | ErrorKind::BrokenPipe), "{error}");
}

#[tokio::test]
async fn a_silent_socket_is_closed_and_one_that_answers_is_not() {
    let data = folder("silent");
    let served = Served::start_with(&data, 0, &["--quiet-timeout", "200"]);
    let url = format!("ws://127.0.0.1:{}/api/socket", served.port);
    let (socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
    let (mut say, mut hear) = socket.split();
    // Reading is enough: the library answers pings by itself.
    let heard = tokio::spawn(async move {
        loop {
            match hear.next().await.expect("the server has hung up").unwrap() {
                Message::Text(text) => return text.as_str().to_owned(),
                _ => continue,
            }
        }
    });
    let handshake = "GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n\
                     Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                     Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    let silent = send(served.port, handshake);
    let answer = tokio::task::spawn_blocking(move || until_closed(silent)).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 101"), "{answer}");
    say.send(Message::text(r#"{"do":"ping"}"#)).await.unwrap();
    assert!(heard.await.unwrap().contains("pong"));
}

/// Connects from that address of this machine.
async fn connect(from: [u8; 4], port: u16) -> tokio::net::TcpStream {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from((from, 0))).unwrap();
    socket.connect(SocketAddr::from(([127, 0, 0, 1], port))).await.unwrap()
}

/// Asks for that from that address: the whole answer, empty if the server hangs up.
async fn get(from: [u8; 4], port: u16, path: &str) -> String {
    let mut stream = connect(from, port).await.into_std().unwrap();
    stream.set_nonblocking(false).unwrap();
    // The answer may already be on its way, and the connection closed.
    let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    let _ = stream.write_all(request.as_bytes());
    tokio::task::spawn_blocking(move || until_closed(stream)).await.unwrap()
}

/// Opens that many connections that send half a head and wait.
async fn flood(from: [u8; 4], port: u16, connections: usize) -> Vec<TcpStream> {
    let mut held = Vec::new();
    for _ in 0..connections {
        let mut stream = connect(from, port).await.into_std().unwrap();
        stream.set_nonblocking(false).unwrap();
        let _ = stream.write_all(b"GET / HTTP/1.1\r\n");
        held.push(stream);
    }
    held
}

const ONE: [u8; 4] = [127, 0, 0, 2];
const TWO: [u8; 4] = [127, 0, 0, 3];
const OTHER: [u8; 4] = [127, 0, 0, 4];

#[tokio::test]
async fn a_flood_of_connections_leaves_room_for_others_and_for_questions_about_health() {
    let data = folder("flood");
    let options =
        ["--head-timeout", "3600000", "--client-connections", "20", "--connections", "30"];
    let served = Served::start_with(&data, 0, &options);
    let port = served.port;
    let mut held = flood(ONE, port, 100).await;
    let games = get(OTHER, port, "/api/games").await;
    assert!(games.starts_with("HTTP/1.1 200"), "one client leaves room for others: {games}");

    held.extend(flood(TWO, port, 100).await);
    for path in ["/healthz", "/readyz", "/metrics"] {
        let answer = get(OTHER, port, path).await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{path} while all places are taken: {answer}");
    }
    let games = get(OTHER, port, "/api/games").await;
    assert!(games.starts_with("HTTP/1.1 503") && games.contains("busy"), "{games}");
    drop(held);
    // As soon as the server has noticed.
    while !get(OTHER, port, "/api/games").await.starts_with("HTTP/1.1 200") {}
}

#[test]
fn too_few_files_are_said_in_the_log_and_get_over() {
    let data = folder("few-files");
    let mut command = Command::new("sh");
    let script =
        "ulimit -n 64; exec \"$0\" serve --listen 127.0.0.1:0 --connections 1000 --data \"$1\"";
    command.args(["-c", script, env!("CARGO_BIN_EXE_tokyo")]).arg(&data).stderr(Stdio::piped());
    let mut served = Served::spawn(command);
    let held: Vec<TcpStream> = (0..100).map(|_| send(served.port, "")).collect();
    let mut logged = served.logged();
    let said = logged.find(|line| line.contains("a connection cannot be accepted"));
    assert!(said.is_some(), "the log says so");
    drop(held);
    assert!(ask(served.port, HEALTH).starts_with("HTTP/1.1 200"), "served again");
}
