//! Nodes start at the same moment on an empty database.

use super::database::Database;
use super::nodes::{Nodes, Setting};
use super::times;
use crate::served::guest::Guest;

/// The tables are made once, and all nodes sign with the same key: what one signs, the others
/// believe.
#[test]
fn nodes_that_start_together_on_an_empty_database_agree_on_one_key() {
    let rounds = times(3, 20);
    for round in 0..rounds {
        let database = Database::new(&format!("empty{round}"));
        let nodes = Nodes::start("beginnings", &Setting::new(&database.url), 2);
        assert!(nodes.are_ready());
        assert_eq!(database.ask("SELECT count(*) FROM nodes"), "2");
        assert_eq!(database.ask("SELECT count(*) FROM schema_version"), "1");
        let keys = "SELECT count(*) FROM settings WHERE value ~ '^[0-9a-f]{64}$'";
        assert_eq!(database.ask(keys), "2", "one signs cookies, one notifications");
        let ports = nodes.ports();
        for (here, there) in [(ports[0], ports[1]), (ports[1], ports[0])] {
            let guest = Guest::new(here, "10.0.0.1");
            let name = |port| {
                let answer = Guest { port, ..guest.clone() }.request("GET", "/api/me", "");
                assert!(!answer.contains("set-cookie"), "a stranger: {answer}");
                answer.split_once("\r\n\r\n").unwrap().1.to_owned()
            };
            assert_eq!(name(here), name(there));
        }
    }
    println!("{rounds} times two nodes started together");
}
