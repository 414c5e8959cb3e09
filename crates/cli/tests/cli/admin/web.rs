//! The real program, asked by its operator and by guests in browsers.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use crate::served::part::{contributed, reveal_after};

/// Nothing takes longer than this unless it hangs.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A folder of its own for each test; gone when the test is over.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new(name: &str) -> Scratch {
        let folder =
            std::env::temp_dir().join(format!("tokyo-admin-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Scratch(folder)
    }

    pub fn data(&self) -> PathBuf {
        self.0.join("data")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A command that ends by itself: whether it succeeded, and what it said.
pub fn tokyo(args: &[&str]) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tokyo"));
    let Output { status, stdout, stderr } =
        command.args(args).stdin(Stdio::null()).output().unwrap();
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    (status.success(), text(&stdout) + &text(&stderr))
}

/// A running server, ended with the test.
pub struct Running {
    child: Child,
    pub address: String,
    data: PathBuf,
    _said: BufReader<std::process::ChildStdout>,
}

impl Running {
    pub fn start(data: &Path, more: &[&str]) -> Running {
        Running::run(data, more, Stdio::inherit())
    }

    /// Writes its log into a file.
    pub fn logging(data: &Path, log: &Path) -> Running {
        Running::run(data, &[], fs::File::create(log).unwrap().into())
    }

    fn run(data: &Path, more: &[&str], log: Stdio) -> Running {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tokyo"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--bot-pause", "0", "--rate", "10000"]);
        command.arg("--data").arg(data).args(more).stdout(Stdio::piped()).stderr(log);
        let mut child = command.spawn().unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        said.read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap_or_else(|| panic!("{line}"));
        let address = address.split(',').next().unwrap().to_owned();
        Running { child, address, data: data.to_owned(), _said: said }
    }

    /// What the server does for its operator.
    #[track_caller]
    pub fn admin(&self, args: &[&str]) -> String {
        let (done, said) = self.try_admin(args);
        assert!(done, "tokyo admin {args:?}: {said}");
        said
    }

    /// The same, for programs.
    #[track_caller]
    pub fn admin_json(&self, args: &[&str]) -> Value {
        serde_json::from_str(&self.admin(&[args, &["--json"]].concat())).unwrap()
    }

    /// What the operator is told when something cannot be done.
    #[track_caller]
    pub fn admin_fails(&self, args: &[&str]) -> String {
        let (done, said) = self.try_admin(args);
        assert!(!done && said.starts_with("tokyo: "), "tokyo admin {args:?}: {said}");
        said
    }

    fn try_admin(&self, args: &[&str]) -> (bool, String) {
        let data = self.data.to_str().unwrap();
        tokyo(&[&["admin", "--data", data], args].concat())
    }

    /// Ends it as service managers do.
    pub fn terminate(mut self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody with a browser.
#[derive(Clone)]
pub struct Guest {
    address: String,
    pub cookie: String,
}

impl Guest {
    pub fn new(server: &Running, name: &str) -> Guest {
        let mut guest = Guest { address: server.address.clone(), cookie: String::new() };
        let answer = guest.ask("GET", "/api/me", &Value::Null);
        let line = answer.lines().find(|line| line.starts_with("set-cookie: ")).unwrap();
        guest.cookie = line["set-cookie: ".len()..].split(';').next().unwrap().to_owned();
        guest.post("/api/me", &json!({ "name": name }));
        guest
    }

    /// The same browser at a server that was started again.
    pub fn moved_to(&self, server: &Running) -> Guest {
        Guest { address: server.address.clone(), cookie: self.cookie.clone() }
    }

    /// The id in the cookie.
    pub fn id(&self) -> &str {
        self.cookie.split(['=', '.']).nth(1).unwrap()
    }

    pub fn public_id(&self) -> String {
        self.get("/api/me")["id"].as_str().unwrap().to_owned()
    }

    /// The whole answer, head and body.
    pub fn ask(&self, method: &str, path: &str, body: &Value) -> String {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let mut stream = self.connect();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    #[track_caller]
    pub fn get(&self, path: &str) -> Value {
        good(&self.ask("GET", path, &Value::Null))
    }

    #[track_caller]
    pub fn post(&self, path: &str, body: &Value) -> Value {
        let answer = good(&self.ask("POST", path, &contributed(path, body)));
        match reveal_after(path) {
            Some(reveal) => self.post(&reveal, &json!({})),
            None => answer,
        }
    }

    /// Opens a table with bots in all other seats that are not for friends; tells its key.
    pub fn table(&self, friends: usize) -> String {
        let bots = vec!["random"; 1 - friends];
        let new = json!({ "game": "connect-four", "seats": 2, "bots": bots });
        self.post("/api/tables", &new)["key"].as_str().unwrap().to_owned()
    }

    pub fn at(&self, key: &str, deed: &str) -> Value {
        self.post(&format!("/api/tables/{key}/{deed}"), &json!({}))
    }

    /// A socket at a table.
    pub fn socket(&self, key: &str) -> Socket {
        let mut stream = self.connect();
        write!(
            stream,
            "GET /api/socket HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.address, self.cookie
        )
        .unwrap();
        let mut socket = Socket(BufReader::new(stream));
        let mut line = String::new();
        while line != "\r\n" {
            line.clear();
            assert!(socket.0.read_line(&mut line).unwrap() > 0, "no socket");
        }
        socket.say(&json!({ "do": "hello", "table": key }));
        socket
    }

    /// A finished match against a bot, which a bot plays to its end after something was said.
    pub fn finished(&self, text: &str) -> String {
        let key = self.table(0);
        self.at(&key, "start");
        let mut socket = self.socket(&key);
        socket.hear("welcome");
        socket.say(&json!({ "do": "chat", "text": text }));
        socket.hear("chat");
        socket.say(&json!({ "do": "leave", "id": "l" }));
        while self.get(&format!("/api/tables/{key}"))["phase"] != "over" {
            socket.next().expect("the socket was closed");
        }
        key
    }
}

#[track_caller]
fn good(answer: &str) -> Value {
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap()
}

/// A WebSocket, by hand: frames that are not too long, and a mask that changes nothing.
pub struct Socket(BufReader<TcpStream>);

impl Socket {
    pub fn say(&mut self, message: &Value) {
        let text = message.to_string();
        let length = u16::try_from(text.len()).unwrap();
        let mut frame = vec![0x81, 0x80 | 126];
        frame.extend(length.to_be_bytes());
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        self.0.get_mut().write_all(&frame).unwrap();
    }

    /// The next message; nothing if the server has hung up.
    pub fn next(&mut self) -> Option<Value> {
        loop {
            let mut head = [0; 2];
            self.0.read_exact(&mut head).ok()?;
            let length = match head[1] {
                126 => {
                    let mut long = [0; 2];
                    self.0.read_exact(&mut long).ok()?;
                    usize::from(u16::from_be_bytes(long))
                }
                127 => panic!("a very long frame"),
                short => usize::from(short),
            };
            let mut bytes = vec![0; length];
            self.0.read_exact(&mut bytes).ok()?;
            match head[0] & 0x0f {
                1 => return Some(serde_json::from_slice(&bytes).unwrap()),
                8 => return None,
                _ => {}
            }
        }
    }

    /// Hears until a message of that kind comes.
    #[track_caller]
    pub fn hear(&mut self, kind: &str) -> Value {
        loop {
            let heard = self.next().unwrap_or_else(|| panic!("closed before '{kind}'"));
            if heard["is"] == kind {
                return heard;
            }
        }
    }

    /// Hears until the server hangs up; tells the last message.
    pub fn hear_out(&mut self) -> Value {
        let mut last = Value::Null;
        while let Some(heard) = self.next() {
            last = heard;
        }
        last
    }
}

/// Runs a Python script on the database.
pub fn python(data: &Path, script: &str) -> String {
    let whole = format!("import sqlite3, sys; db = sqlite3.connect(sys.argv[1])\n{script}");
    let mut python = Command::new("python3");
    let output = python.args(["-c", &whole]).arg(data.join("tokyo.db")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}
