//! `tokyo serve` and `tokyo backup` as users run them.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// A folder of its own for each test; gone when the test is over.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let folder = std::env::temp_dir().join(format!("tokyo-{name}-{}", std::process::id()));
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

fn tokyo(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tokyo"));
    command.args(args).env_remove("RUST_LOG");
    command
}

/// A command that ends by itself.
fn ended(args: &[&str]) -> (bool, String) {
    let Output { status, stdout, stderr } = tokyo(args).output().unwrap();
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    (status.success(), text(&stdout) + &text(&stderr))
}

/// A running server, ended with the test.
struct Running {
    child: Child,
    stdout: BufReader<std::process::ChildStdout>,
    address: String,
}

impl Running {
    fn start(data: &Path, more: &[&str]) -> Running {
        let mut command = tokyo(&["serve", "--listen", "127.0.0.1:0", "--data"]);
        command.arg(data).args(more).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap_or_else(|| panic!("{line}"));
        let address = address.split(',').next().unwrap().to_owned();
        Running { child, stdout, address }
    }

    fn ask(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}",
            self.address
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Ends it as service managers do; tells what it said, on both outputs.
    fn terminate(mut self) -> (String, String) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        assert!(self.child.wait().unwrap().success());
        let (mut said, mut logged) = (String::new(), String::new());
        self.stdout.read_to_string(&mut said).unwrap();
        self.child.stderr.take().unwrap().read_to_string(&mut logged).unwrap();
        (said, logged)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_server_is_copied_while_it_runs_and_stops_when_it_is_told() {
    let scratch = Scratch::new("backup");
    let data = scratch.0.join("not").join("there-yet");
    let more = ["--log", "debug", "--log-json", "--public-url", "https://games.example.org"];
    let server = Running::start(&data, &more);
    let commitment = "0".repeat(64);
    let new = format!(r#"{{"game":"king-of-tokyo","seats":2,"commitment":"{commitment}"}}"#);
    let opened = server.ask("POST", "/api/tables", &new);
    assert!(opened.starts_with("HTTP/1.1 200"), "{opened}");
    let cookie = opened.lines().find(|line| line.starts_with("set-cookie: ")).unwrap();
    let key = opened.split("\"key\":\"").nth(1).unwrap()[..32].to_owned();

    let file = scratch.0.join("copy.db");
    let [copy, folder] = [&file, &data].map(|path| path.to_str().unwrap());
    let (done, said) = ended(&["backup", copy, "--data", folder]);
    assert!(done, "{said}");
    let (done, said) = ended(&["backup", copy, "--data", folder]);
    assert!(!done && said.contains("exists already"), "{said}");
    let (done, said) = ended(&["backup", "x.db", "--data", copy]);
    assert!(!done && said.contains("no database"), "{said}");

    let (said, logged) = server.terminate();
    assert!(said.contains("https://games.example.org") && said.contains("Stopped"), "{said}");
    assert!(logged.contains("/api/tables") && logged.contains("\"status\":200"), "{logged}");
    for secret in [key.as_str(), cookie.split(['=', '.']).nth(1).unwrap()] {
        assert!(!logged.contains(secret), "{secret} in {logged}");
    }

    let again = scratch.0.join("again");
    std::fs::create_dir(&again).unwrap();
    std::fs::rename(&file, again.join("tokyo.db")).unwrap();
    let copied = Running::start(&again, &[]);
    let table = copied.ask("GET", &format!("/api/tables/{key}"), "");
    assert!(table.starts_with("HTTP/1.1 200"), "{table}");
}

#[test]
fn what_keeps_a_server_from_starting_is_said_in_a_sentence() {
    let scratch = Scratch::new("cannot");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = scratch.0.to_str().unwrap();
    let (done, said) = ended(&["serve", "--listen", &address, "--data", data]);
    assert!(!done && said.contains("cannot listen on") && said.contains("--listen"), "{said}");

    let here = ["serve", "--listen", "127.0.0.1:0", "--data"];
    let file = scratch.0.join("a-file");
    std::fs::write(&file, "").unwrap();
    let inside = file.join("data");
    let (done, said) = ended(&[here.as_slice(), &[inside.to_str().unwrap()]].concat());
    assert!(!done && said.contains("cannot make the folder"), "{said}");

    let missing = scratch.0.join("certificate.pem");
    let missing = missing.to_str().unwrap();
    let files = ["--tls-cert", missing, "--tls-key", missing];
    let (done, said) = ended(&[here.as_slice(), &[data], &files].concat());
    assert!(!done && said.contains("the certificate cannot be read from"), "{said}");
    let (done, said) = ended(&[here.as_slice(), &[data], &files[..2]].concat());
    assert!(!done && said.contains("--tls-key"), "a certificate without a key: {said}");

    let blocked = scratch.0.join("blocked");
    std::fs::create_dir_all(blocked.join("tokyo.db")).unwrap();
    let (done, said) = ended(&[here.as_slice(), &[blocked.to_str().unwrap()]].concat());
    assert!(!done && said.contains("cannot write into the folder"), "{said}");

    let corrupt = scratch.0.join("corrupt");
    std::fs::create_dir(&corrupt).unwrap();
    std::fs::write(corrupt.join("tokyo.db"), "no database at all, ".repeat(100)).unwrap();
    let (done, said) = ended(&[here.as_slice(), &[corrupt.to_str().unwrap()]].concat());
    assert!(!done && said.contains("the database cannot be read"), "{said}");

    let newer = scratch.0.join("newer");
    std::fs::create_dir(&newer).unwrap();
    let script =
        "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('PRAGMA user_version=99')";
    let mut python = Command::new("python3");
    let made = python.args(["-c", script]).arg(newer.join("tokyo.db")).status().unwrap();
    assert!(made.success());
    let (done, said) = ended(&[here.as_slice(), &[newer.to_str().unwrap()]].concat());
    assert!(!done && said.contains("schema version 99"), "{said}");

    let shared = scratch.0.join("shared");
    let first = Running::start(&shared, &[]);
    let (done, said) = ended(&[here.as_slice(), &[shared.to_str().unwrap()]].concat());
    assert!(!done && said.contains("another server uses the folder"), "{said}");
    drop(first);
    Running::start(&shared, &[]).terminate();

    for (option, value) in
        [("--public-url", "games"), ("--trusted-proxy", "everybody"), ("--log", "a=b=c")]
    {
        let (done, said) = ended(&[here.as_slice(), &[data, option, value]].concat());
        assert!(!done && said.contains(value), "{option}: {said}");
    }
}
