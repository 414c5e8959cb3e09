//! `cargo xtask cluster` as somebody runs it, with a stand-in for the program that is served.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]
#![cfg(unix)]

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Lines, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use xtask::cluster;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// A running `cargo xtask cluster`, killed in the end.
struct Cluster {
    program: Child,
    lines: Lines<BufReader<ChildStdout>>,
    address: String,
    scratch: PathBuf,
}

impl Cluster {
    fn start(nodes: usize) -> Cluster {
        let stand_in = root().join("xtask/tests/cluster/node.py");
        let mut program = Command::new(env!("CARGO_BIN_EXE_xtask"));
        program.args(["cluster", "--nodes", &nodes.to_string(), "--listen", "127.0.0.1:0"]);
        program.arg("--program").arg(stand_in).args(["--", "--rate", "9"]);
        let mut program = program.stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(program.stdout.take().unwrap()).lines();
        let mut cluster =
            Cluster { program, lines, address: String::new(), scratch: PathBuf::new() };
        let log = cluster.hear("node 1 on ");
        let log = Path::new(log.split_once("log in ").unwrap().1);
        cluster.scratch = log.parent().unwrap().to_path_buf();
        let served = cluster.hear("Tokyo Tabletop on http://");
        cluster.address = served.split(['/', ',']).nth(2).unwrap().to_owned();
        cluster
    }

    /// The next line that begins so.
    fn hear(&mut self, beginning: &str) -> String {
        self.lines.find(|line| line.as_ref().unwrap().starts_with(beginning)).unwrap().unwrap()
    }

    /// What a node says to a request by way of the proxy.
    fn ask(&self) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.write_all(b"GET / HTTP/1.0\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split_once("\r\n\r\n").unwrap().1.to_owned()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.program.kill().unwrap();
        self.program.wait().unwrap();
        // What it has started goes by itself, in a moment.
        while self.scratch.exists() {
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

fn word_after<'a>(option: &str, line: &'a str) -> &'a str {
    line.split_once(&format!("{option} ")).unwrap().1.split(' ').next().unwrap()
}

#[test]
fn every_node_serves_and_the_others_go_on_without_one_that_dies() {
    let mut cluster = Cluster::start(2);
    let answers: BTreeSet<String> = (0..4).map(|_| cluster.ask()).collect();
    assert_eq!(answers.len(), 2, "{answers:?}");
    for answer in &answers {
        assert_eq!(
            word_after("--advertise", answer),
            format!("http://{}", word_after("--listen", answer))
        );
        assert!(word_after("--database", answer).starts_with("postgres://tokyo@127.0.0.1:"));
        assert!(answer.contains(" --nats nats://127.0.0.1:") && answer.ends_with(" --rate 9"));
    }

    let victim = answers.first().unwrap().split(' ').next().unwrap();
    assert!(
        Command::new("sh").args(["-c", &format!("kill -9 {victim}")]).status().unwrap().success()
    );
    assert!(cluster.hear("node ").contains(" ended (signal: 9"));
    let survivors: BTreeSet<String> = (0..3).map(|_| cluster.ask()).collect();
    assert_eq!(survivors.iter().collect::<Vec<_>>(), [answers.last().unwrap()]);
}

#[test]
fn an_address_that_is_taken_is_said_at_once() {
    let held = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = held.local_addr().unwrap().to_string();
    let failure = cluster::run(root(), &["--listen", &address]).unwrap_err().to_string();
    assert!(failure.ends_with("choose another address with --listen"), "{failure}");
}

#[test]
fn a_program_that_cannot_serve_is_quoted() {
    let listen = ["--listen", "127.0.0.1:0"];
    let program = ["--program", "/bin/ls"];
    let failure = cluster::run(root(), &[listen, program].concat()).unwrap_err().to_string();
    assert!(failure.starts_with("node 1 ended while starting"), "{failure}");
    assert!(failure.contains("--listen"), "{failure}");
}
