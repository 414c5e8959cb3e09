//! Looking at tables, closing and deleting them; and what is said when nothing can be asked.

use serde_json::{Value, json};

use super::web::{Guest, Running, Scratch, tokyo};

#[test]
fn tables_are_listed_looked_at_closed_and_deleted() {
    let scratch = Scratch::new("tables");
    let server = Running::start(&scratch.data(), &[]);
    assert_eq!(server.admin(&["tables"]), "No tables.\n");
    let [ann, bob] = ["Ann", "Bob"].map(|name| Guest::new(&server, name));
    let key = ann.table(1);
    bob.at(&key, "join");
    ann.at(&key, "start");
    bob.at(&key, "reveal");
    let waiting = bob.table(1);

    let listed = server.admin(&["tables"]);
    let live = "#1  connect-four  live  public  Ann, Bob";
    assert!(listed.lines().count() == 2 && listed.contains(live), "{listed}");
    for (filter, numbers) in [
        (["--phase", "open"], vec![2]),
        (["--phase", "live"], vec![1]),
        (["--person", "Ann"], vec![1]),
        (["--person", "Bob"], vec![2, 1]),
        (["--game", "izakaya"], vec![]),
        (["--limit", "1"], vec![2]),
    ] {
        let answer = server.admin_json(&[["tables"].as_slice(), &filter].concat());
        let found = answer["tables"].as_array().unwrap().iter();
        let found: Vec<i64> = found.map(|table| table["number"].as_i64().unwrap()).collect();
        assert_eq!(found, numbers, "{filter:?}");
    }

    let mut socket = bob.socket(&key);
    socket.hear("welcome");
    socket.say(&json!({ "do": "chat", "text": "Good luck!" }));
    socket.hear("chat");
    let sheet = server.admin(&["look", &key]);
    let said = format!("Bob ({}): Good luck!", bob.public_id());
    for part in [&key, &said, &format!("Ann ({})", ann.public_id()), "in memory  yes"] {
        assert!(sheet.contains(part), "{part} in {sheet}");
    }

    server.admin(&["close", "1", "--reason", "The club shuts at ten."]);
    let told = socket.hear("error");
    assert_eq!(told["code"], "closed");
    assert_eq!(told["message"], "the operator closed this table: The club shuts at ten.");
    assert_eq!(ann.socket(&key).hear("error")["code"], "closed", "people who come later are told");
    let command = json!({ "id": "x", "decision": 0, "command": { "drop": { "column": 3 } } });
    let answer = ann.ask("POST", &format!("/api/tables/{key}/command"), &command);
    assert!(answer.starts_with("HTTP/1.1 409") && answer.contains("shuts at ten"), "{answer}");
    assert!(server.admin_fails(&["close", "1", "--reason", "x"]).contains("over already"));
    assert!(server.admin(&["look", "1"]).contains("The club shuts at ten."));

    let mut waits = bob.socket(&waiting);
    waits.hear("lobby");
    let closed = json!({ "is": "closed", "number": 2 });
    assert_eq!(server.admin_json(&["close", &waiting, "--reason", "Spam"]), closed);
    assert_eq!(waits.hear("error")["code"], "closed", "before the start, too");

    assert!(server.admin_fails(&["delete", "1"]).contains("--yes"));
    assert_eq!(server.admin(&["delete", "1", "--yes"]), "Table 1 is deleted.\n");
    let gone = ann.ask("GET", &format!("/api/tables/{key}"), &json!(null));
    assert!(gone.starts_with("HTTP/1.1 404"), "{gone}");

    let running = ann.table(0);
    ann.at(&running, "start");
    let mut socket = ann.socket(&running);
    socket.hear("welcome");
    let deleted = json!({ "is": "deleted", "number": 3 });
    assert_eq!(server.admin_json(&["delete", &running, "--yes"]), deleted, "a running one, too");
    assert_eq!(socket.hear("error")["code"], "no-table");
}

#[test]
fn a_closed_table_stays_closed_when_the_server_starts_again() {
    let scratch = Scratch::new("closed");
    let server = Running::start(&scratch.data(), &[]);
    let ann = Guest::new(&server, "Ann");
    let key = ann.table(0);
    ann.at(&key, "start");
    server.admin(&["close", &key, "--reason", "Enough"]);
    server.terminate();
    let server = Running::start(&scratch.data(), &[]);
    let ann = ann.moved_to(&server);
    assert_eq!(ann.socket(&key).hear("error")["code"], "closed");
    assert_eq!(server.admin_json(&["tables"])["tables"][0]["closed"], "Enough");
}

#[test]
fn what_cannot_be_asked_is_said_with_what_would_be_right() {
    let scratch = Scratch::new("errors");
    let data = scratch.data();
    let nowhere = data.to_str().unwrap();
    let (done, said) = tokyo(&["admin", "tables", "--data", nowhere]);
    let socket = format!("{nowhere}/tokyo.sock");
    assert!(!done && said.contains(&socket) && said.contains("--data"), "{said}");

    let server = Running::start(&data, &[]);
    Guest::new(&server, "Johanna").table(1);
    // No key begins like this: one that did would be suggested.
    let said = server.admin_fails(&["look", "x7"]);
    assert!(said.contains("no table 'x7'") && said.contains("the newest is 1"), "{said}");
    let said = server.admin_fails(&["tables", "--game", "conect-four"]);
    assert!(said.contains("connect-four"), "{said}");
    let said = server.admin_fails(&["export", "Johana"]);
    assert!(said.contains("did you mean") && said.contains("(Johanna)"), "{said}");
    let said = server.admin_fails(&["ban", "300.0.0.0/8"]);
    assert!(said.contains("300.0.0.0/8"), "{said}");
    let said = server.admin_fails(&["unban", "192.0.2.0/24"]);
    assert!(said.contains("is not banned"), "{said}");
    Guest::new(&server, "Johanna").table(1);
    let said = server.admin_fails(&["mute", "Johanna"]);
    assert!(said.contains("several guests are called 'Johanna'"), "{said}");
    let (done, said) = tokyo(&["admin", "ban", "x", "--for", "soon", "--data", nowhere]);
    assert!(!done && said.contains("30m, 12h, 180d"), "{said}");

    let help = tokyo(&["admin", "--help"]).1;
    for command in ["tables", "look", "close", "ban", "announce", "export", "erase", "sizes"] {
        assert!(help.contains(&format!("  {command} ")), "{command} in {help}");
    }
    server.terminate();
    let (done, said) = tokyo(&["admin", "tables", "--data", nowhere]);
    assert!(!done && said.contains("no server answers"), "{said}");
}

#[test]
fn a_program_of_another_version_is_told_so() {
    use std::io::{BufRead, BufReader, Write};
    let scratch = Scratch::new("version");
    let data = scratch.data();
    let _server = Running::start(&data, &[]);
    let mut socket = std::os::unix::net::UnixStream::connect(data.join("tokyo.sock")).unwrap();
    socket.write_all(b"{\"version\":99,\"ask\":{\"do\":\"dance\"}}\nrubbish\n").unwrap();
    let mut answers = BufReader::new(socket).lines().map(Result::unwrap);
    let answer = answers.next().unwrap();
    // A program of any version knows where the sentence stands.
    let sentence = serde_json::from_str::<Value>(&answer).unwrap()["error"].to_string();
    assert!(sentence.contains("version 2") && sentence.contains("not 99"), "{answer}");
    assert!(answers.next().unwrap().contains("cannot be read"));
}

#[test]
fn sizes_and_metrics_tell_how_much_there_is() {
    let scratch = Scratch::new("sizes");
    let server = Running::start(&scratch.data(), &[]);
    let ann = Guest::new(&server, "Ann");
    ann.finished("Hello");
    ann.table(1);
    let sizes = server.admin_json(&["sizes"])["sizes"].clone();
    assert!(sizes["file"].as_u64() > Some(4096), "{sizes}");
    let kind = |name: &str| {
        let kinds = sizes["kinds"].as_array().unwrap();
        kinds.iter().find(|kind| kind["kind"] == name).unwrap()["rows"].as_u64().unwrap()
    };
    assert_eq!((kind("tables"), kind("chat"), kind("people")), (2, 1, 1));
    assert!(kind("lines") > 6);
    assert!(server.admin(&["sizes"]).contains("lines"));
    let metrics = ann.ask("GET", "/metrics", &json!(null));
    for line in [
        "tokyo_tables{game=\"connect-four\",phase=\"over\"} 1",
        "tokyo_tables{game=\"connect-four\",phase=\"open\"} 1",
        "tokyo_database_bytes ",
    ] {
        assert!(metrics.lines().any(|found| found.starts_with(line)), "{line} in {metrics}");
    }
}
