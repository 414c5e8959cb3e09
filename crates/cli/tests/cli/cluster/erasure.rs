//! A guest deletes everything at one node, and comes to another with the old cookie.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::database::Database;
use super::nodes::{Nodes, Setting};
use crate::served::guest::Guest;

/// Who a node takes the guest for.
fn public_id(guest: &Guest, port: u16) -> String {
    let answer = Guest { port, ..guest.clone() }.request("GET", "/api/me", "");
    let (_, body) = answer.split_once("\r\n\r\n").unwrap();
    let me: Value = serde_json::from_str(body).unwrap();
    me["id"].as_str().unwrap().to_owned()
}

#[test]
fn the_cookie_of_an_erased_guest_is_good_for_nothing_at_any_node() {
    let database = Database::new("erasure");
    let mut nodes = Nodes::start("erasure", &Setting::new(&database.url), 2);
    let [here, there] = nodes.ports().try_into().unwrap();
    let guest = Guest::new(here, "10.0.0.1");
    guest.post("/api/me", &json!({ "name": "Zebulon" }));
    let id = public_id(&guest, here);
    assert_eq!(public_id(&guest, there), id);
    let gone = guest.request("DELETE", "/api/me", "");
    assert!(gone.starts_with("HTTP/1.1 200"), "{gone}");
    assert_ne!(public_id(&guest, here), id, "somebody new");
    // The time limit only ends a test that would hang.
    let end = Instant::now() + Duration::from_secs(60);
    while public_id(&guest, there) == id {
        assert!(Instant::now() < end, "the other node never hears of it");
        std::thread::sleep(Duration::from_millis(50));
    }
    nodes.kill(1);
    nodes.restart(1);
    assert_ne!(public_id(&guest, there), id, "nor after a restart");
    assert_eq!(database.ask("SELECT count(*) FROM people"), "0");
}
