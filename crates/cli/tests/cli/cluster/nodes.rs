//! The servers, as processes of their own.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::served::guest::{ask, metric};
use crate::served::{Served, folder};

/// What all of them are given.
#[derive(Clone, Default)]
pub struct Setting {
    pub database: String,
    pub nats: Option<String>,
    /// Variables of the environment, for each of them.
    pub variables: Vec<Vec<(String, String)>>,
}

impl Setting {
    /// Only a database.
    pub fn new(database: &str) -> Setting {
        Setting { database: database.to_owned(), ..Setting::default() }
    }
}

pub struct Nodes {
    setting: Setting,
    all: Vec<Node>,
}

struct Node {
    nth: usize,
    port: u16,
    data: PathBuf,
    served: Served,
}

impl Nodes {
    /// Starts them all at the same moment, on an empty database.
    pub fn start(name: &str, setting: &Setting, count: usize) -> Nodes {
        let start = |nth: usize| {
            let data = folder(&format!("{name}-{nth}"));
            let (setting, port) = (setting.clone(), free_port());
            std::thread::spawn(move || {
                let served = serve(&setting, nth, port, &data);
                Node { nth, port, data, served }
            })
        };
        let starting: Vec<_> = (0..count).map(start).collect();
        let all = starting.into_iter().map(|node| node.join().unwrap()).collect();
        Nodes { setting: setting.clone(), all }
    }

    pub fn ports(&self) -> Vec<u16> {
        self.all.iter().map(|node| node.port).collect()
    }

    /// What lets a node announce something to everybody.
    pub fn announcing(&self, nth: usize, text: &str) -> Command {
        let mut admin = Command::new(env!("CARGO_BIN_EXE_tokyo"));
        admin.args(["admin", "--data"]).arg(&self.all[nth].data);
        admin.args(["announce", text, "--for", "1m"]);
        admin
    }

    fn node(&mut self, nth: usize) -> &mut Node {
        let count = self.all.len();
        &mut self.all[nth % count]
    }

    /// Where the others reach a node.
    pub fn address(&mut self, nth: usize) -> String {
        format!("http://127.0.0.1:{}", self.node(nth).port)
    }

    /// As `kill -9` does.
    pub fn kill(&mut self, nth: usize) {
        self.node(nth).served.kill();
    }

    /// Asks a node to stop, and waits until it has.
    pub fn stop(&mut self, nth: usize) {
        self.node(nth).served.stop();
    }

    /// Starts a node again where it was, under another name.
    pub fn restart(&mut self, nth: usize) {
        let setting = self.setting.clone();
        let node = self.node(nth);
        node.served = serve(&setting, node.nth, node.port, &node.data);
    }

    /// Lets a node do nothing, not even notice that time passes.
    pub fn pause(&mut self, nth: usize) {
        self.node(nth).served.signal("STOP");
    }

    pub fn resume(&mut self, nth: usize) {
        self.node(nth).served.signal("CONT");
    }

    /// A metric, summed over all nodes.
    pub fn sum(&self, name: &str) -> u64 {
        self.all.iter().map(|node| metric(node.port, name)).sum()
    }

    /// Whether every node says that it is ready.
    pub fn are_ready(&self) -> bool {
        let request = "GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
        self.all.iter().all(|node| ask(node.port, request).starts_with("HTTP/1.1 200"))
    }
}

impl Drop for Nodes {
    fn drop(&mut self) {
        for node in &mut self.all {
            // It writes to its folder until it ends.
            node.served.kill();
            let _ = std::fs::remove_dir_all(&node.data);
        }
    }
}

fn serve(setting: &Setting, nth: usize, port: u16, data: &Path) -> Served {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tokyo"));
    command.args(["serve", "--rate", "1000000", "--log", "warn"]);
    command.args(["--listen", &format!("127.0.0.1:{port}"), "--database", &setting.database]);
    command.arg("--data").arg(data);
    command.args(setting.nats.iter().flat_map(|url| ["--nats", url]));
    command.envs(setting.variables.get(nth).cloned().unwrap_or_default());
    Served::spawn(command)
}

/// A port that nobody uses just now.
pub fn free_port() -> u16 {
    TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port()
}
