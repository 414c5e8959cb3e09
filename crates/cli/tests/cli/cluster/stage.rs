//! Three nodes on one database, behind a proxy, and people who play there.

use std::sync::Arc;
use std::time::Duration;

use load::{LoadError, Plan, Reins, Report};
use store::{PostgresOptions, PostgresStore, Store};
use tokio::task::JoinHandle;

use super::database::Database;
use super::nodes::{Nodes, Setting};
use super::proxy::Proxy;
use crate::history;

/// Three nodes, and people who play there.
pub struct Stage {
    pub nodes: Nodes,
    pub proxy: Proxy,
    pub reins: Arc<Reins>,
    run: JoinHandle<Result<Report, LoadError>>,
}

/// What is played: a game in which players have secrets, with somebody who watches.
pub const GAME: &str = "izakaya";

/// How many moves are made a second, over all matches: what is kept of them has to fit into memory.
const RATE: f64 = 60.0;

/// A player whose move takes longer than this is handed to a bot.
pub const MOVE_S: u64 = 5;

impl Stage {
    /// Everything starts, and people begin to play; `change` makes the plan another one.
    pub async fn set(name: &str, setting: &Setting, change: impl FnOnce(&mut Plan)) -> Stage {
        let nodes = Nodes::start(name, setting, 3);
        let proxy = Proxy::start(nodes.ports()).await;
        let address = format!("http://127.0.0.1:{}", proxy.port).parse().unwrap();
        let mut plan = Plan {
            seats: 3,
            matches: 6,
            watchers: 1,
            rate: Some(RATE),
            patience: Duration::from_secs(60),
            journal: true,
            history: true,
            ..Plan::new(address, GAME)
        };
        change(&mut plan);
        let reins = Arc::new(Reins::new(u64::MAX));
        let run = tokio::spawn(load::run(plan, Arc::clone(&reins)));
        let stage = Stage { nodes, proxy, reins, run };
        stage.go_on(1).await;
        stage
    }

    /// Lets every match go on by that many moves.
    pub async fn go_on(&self, moves: u64) {
        self.in_time(self.reins.until_all_go_on(moves), "a match does not go on").await;
    }

    /// Breaks a socket.
    pub async fn cut(&self) {
        self.in_time(self.reins.cut(), "no socket is there to be cut").await;
    }

    /// The time limit only ends a test that would hang.
    async fn in_time(&self, work: impl Future<Output = ()>, otherwise: &str) {
        if tokio::time::timeout(Duration::from_secs(60), work).await.is_err() {
            let given_up = if self.run.is_finished() { ": the players have given up" } else { "" };
            panic!("{otherwise}{given_up}");
        }
    }

    /// Everybody stops. What they were told is held against the log.
    pub async fn end(self, database: &Database) -> Report {
        self.go_on(5).await;
        self.reins.stop();
        let report = self.run.await.unwrap().unwrap();
        println!("{report}");
        drop(self.nodes);
        assert_eq!(report.out_of_step, 0, "everybody has seen what the servers show");
        let store = PostgresStore::open(PostgresOptions::new(&database.url)).await.unwrap();
        let checked = history::check(&store, &report).await;
        println!("{checked}");
        assert!(checked.secrets > 0, "there were secrets to keep");
        store.close().await;
        report
    }
}
