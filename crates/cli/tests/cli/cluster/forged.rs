//! Somebody pretends to be another node.

use serde_json::json;

use super::database::Database;
use super::nodes::{Nodes, Setting};
use crate::served::guest::{Guest, ask};

#[test]
fn a_forged_voucher_of_another_node_changes_nothing() {
    let database = Database::new("forged");
    let nodes = Nodes::start("forged", &Setting::new(&database.url), 2);
    let [here, there] = nodes.ports().try_into().unwrap();
    let guest = Guest::new(here, "10.0.0.1");
    let key = guest.begin(&json!({ "game": "connect-four", "seats": 2, "bots": ["random"] }));
    let cookie = &guest.cookie;
    // A node that is handed what it does not hold says `moved`; a client is taken to the holder.
    for voucher in ["10.9.9.9 0 00", "10.9.9.9 9999999999999 abcdef", "?", ""] {
        let answer = ask(
            there,
            &format!(
                "GET /api/tables/{key} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\
                 Cookie: {cookie}\r\nTokyo-Pipe: {voucher}\r\n\r\n"
            ),
        );
        assert!(answer.starts_with("HTTP/1.1 200"), "{voucher:?}: {answer}");
        assert!(answer.contains(&key), "{answer}");
    }
}
