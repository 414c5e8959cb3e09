//! `tokyo move` as a host runs it.

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::json;

use crate::cluster::database::Database;
use crate::served::guest::Guest;
use crate::served::{Served, folder};

/// What a command that ends by itself said, and whether it succeeded.
fn ended(args: &[&str]) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tokyo"));
    let Output { status, stdout, stderr } = command.args(args).output().unwrap();
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    (status.success(), text(&stdout) + &text(&stderr))
}

/// Folders of a test; gone when it is over.
struct Folders([PathBuf; 2]);

impl Drop for Folders {
    fn drop(&mut self) {
        for folder in &self.0 {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

#[test]
fn a_host_moves_to_postgres_and_guests_find_their_tables_again() {
    let database = Database::new("moving");
    let folders = Folders([folder("moving-one"), folder("moving-many")]);
    let file = format!("sqlite:{}", folders.0[0].join("tokyo.db").display());
    let mut one = Served::start(&folders.0[0], 0);
    let guest = Guest::new(one.port, "127.0.0.1");
    let table = json!({ "game": "king-of-tokyo", "seats": 2, "bots": ["random"] });
    let opened = guest.post("/api/tables", &table);
    let key = opened["key"].as_str().unwrap();

    let (done, said) = ended(&["move", "--from", &file, "--to", &database.url]);
    assert!(!done && said.contains("another server uses the folder"), "{said}");
    one.stop();
    let (done, said) = ended(&["move", "--from", &file, "--to", &database.url]);
    assert!(done && said.contains("compared row by row"), "{said}");
    assert!(said.contains("Copying tables: 1 of 1 (100%)"), "{said}");

    // There is no other node that would have to reach it.
    let options = ["--database", &database.url, "--advertise", "http://127.0.0.1:9"];
    let many = Served::start_with(&folders.0[1], 0, &options);
    // Only the host may start it: the cookie counts, and the table is there.
    let again = Guest { port: many.port, ..guest };
    again.post(&format!("/api/tables/{key}/start"), &json!({}));
}

#[test]
fn what_cannot_be_moved_is_said() {
    let (done, said) = ended(&["move", "--from", "nowhere", "--to", "sqlite:b.db"]);
    assert!(!done && said.contains("sqlite:FILE or postgres://"), "{said}");
    let (done, said) = ended(&["move", "--from", "sqlite:not/there.db", "--to", "sqlite:b.db"]);
    assert!(!done && said.contains("there is no file 'not/there.db'"), "{said}");
    let (done, said) = ended(&["backup", "copy.dump", "--database", "postgres://x"]);
    assert!(!done && said.contains("pg_dump --format custom --file copy.dump"), "{said}");
}
