//! Two nodes are asked for a rematch of the same match at the same moment.

use std::sync::Barrier;
use std::thread;

use serde_json::json;

use super::database::Database;
use super::nodes::{Nodes, Setting};
use super::times;
use crate::served::guest::Guest;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_that_two_nodes_open_at_once_is_one_table() {
    let database = Database::new("rematches");
    let nodes = Nodes::start("rematches", &Setting::new(&database.url), 2);
    let [here, there] = nodes.ports().try_into().unwrap();
    let guest = Guest::new(here, "10.0.0.1");
    let game = json!({ "game": "connect-four", "seats": 2, "bots": ["random"] });
    for _ in 0..times(5, 100) {
        let key = guest.begin(&game);
        play_to_the_end(&guest, &key).await;
        let path = format!("/api/tables/{key}/rematch");
        let barrier = Barrier::new(2);
        let keys = thread::scope(|scope| {
            let asks = [here, there].map(|port| {
                let (guest, barrier, path) = (Guest { port, ..guest.clone() }, &barrier, &path);
                scope.spawn(move || {
                    barrier.wait();
                    guest.post(path, &json!({}))["key"].as_str().unwrap().to_owned()
                })
            });
            asks.map(|ask| ask.join().unwrap())
        });
        assert_eq!(keys[0], keys[1], "both are sent to one table");
        let waiting = database.ask("SELECT count(*) FROM tables WHERE phase = 0");
        assert_eq!(waiting, "1", "the other one is gone");
        guest.post(&format!("/api/tables/{}/leave", keys[0]), &json!({}));
    }
}

async fn play_to_the_end(guest: &Guest, key: &str) {
    let mut player = guest.sit_down(key).await;
    while !player.is_over() {
        if player.is_asked() {
            player.play().await;
        } else {
            player.hear_until("update").await;
        }
    }
}
