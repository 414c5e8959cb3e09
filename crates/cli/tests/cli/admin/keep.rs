//! Finished matches leave after a while.

use std::fs;
use std::time::Instant;

use serde_json::{Value, json};

use super::web::{Guest, PATIENCE, Running, Scratch, python, tokyo};

#[test]
fn old_matches_go_into_the_archive_and_younger_ones_stay() {
    let scratch = Scratch::new("keep");
    let data = scratch.data();
    let server = Running::start(&data, &[]);
    let ann = Guest::new(&server, "Ann");
    let [old, closed, young] = ["old", "closed", "young"].map(|text| match text {
        "closed" => {
            let key = ann.table(1);
            server.admin(&["close", &key, "--reason", "Nobody came"]);
            key
        }
        text => ann.finished(text),
    });
    let house = ann.get("/api/house");
    assert_eq!((&house["keep_s"], &house["archives"]), (&Value::Null, &json!(false)));
    server.terminate();
    // A file from before free pages could be given back, with two tables that ended long ago.
    python(
        &data,
        "db.execute('PRAGMA auto_vacuum = NONE'); db.execute('VACUUM')
db.execute('UPDATE tables SET ended_at = ended_at - 200 * 86400 WHERE id < 3'); db.commit()",
    );

    let archive = scratch.0.join("archive");
    let more = ["--keep", "180d", "--archive", archive.to_str().unwrap()];
    let server = Running::start(&data, &more);
    let ann = ann.moved_to(&server);
    let there = |key: &str| {
        let answer = ann.ask("GET", &format!("/api/tables/{key}"), &Value::Null);
        answer.starts_with("HTTP/1.1 200")
    };
    while there(&old) || there(&closed) {}
    assert!(there(&young));
    assert_eq!(ann.get("/api/house")["keep_s"], 180 * 86_400);
    let files: Vec<_> = fs::read_dir(&archive).unwrap().map(|f| f.unwrap().path()).collect();
    assert_eq!(files.len(), 1, "what never began leaves no record: {files:?}");
    let file = files[0].to_str().unwrap();
    assert!(file.ends_with("-connect-four-1.json"), "{file}");
    let (done, said) = tokyo(&["replay", file]);
    assert!(done && said.contains("verified") && said.contains("Player 1"), "{said}");
    assert!(!fs::read_to_string(file).unwrap().contains("Ann"), "names stay out of the archive");
    server.terminate();
    assert_eq!(python(&data, "print(*db.execute('PRAGMA auto_vacuum').fetchone())"), "2\n");
    let left = "print(*db.execute('SELECT count(*) FROM rulings').fetchone())";
    assert_eq!(python(&data, left), "0\n", "the ruling goes with its table");
}

#[test]
fn without_an_archive_old_matches_are_removed() {
    let scratch = Scratch::new("remove");
    let data = scratch.data();
    let server = Running::start(&data, &[]);
    let ann = Guest::new(&server, "Ann");
    let key = ann.finished("hello");
    server.terminate();
    // The match leaves more behind than is given back in one go.
    python(
        &data,
        "db.execute('UPDATE tables SET ended_at = ended_at - 7200')
chat = [(number, 'x' * 10000) for number in range(100, 900)]
db.executemany(\"INSERT INTO chat (table_id, number, name, text) VALUES (1, ?, '', ?)\", chat)
db.commit()",
    );
    let server = Running::start(&data, &["--keep", "1h"]);
    let ann = ann.moved_to(&server);
    while ann.ask("GET", &format!("/api/tables/{key}"), &Value::Null).starts_with("HTTP/1.1 200") {}
    let lines = "print(*db.execute('SELECT count(*) FROM lines').fetchone())";
    assert_eq!(python(&data, lines), "0\n");
    let free = || python(&data, "print(*db.execute('PRAGMA freelist_count').fetchone())");
    let began = Instant::now();
    while free() != "0\n" {
        assert!(began.elapsed() < PATIENCE, "{} pages were not given back", free().trim());
    }
    let (done, said) = tokyo(&["serve", "--archive", "x"]);
    assert!(!done && said.contains("--keep"), "{said}");
}
