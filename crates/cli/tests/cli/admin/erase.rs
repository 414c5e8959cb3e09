//! Everything about a person, told and deleted.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::web::{Guest, Running, Scratch, python};

const NAME: &str = "Zebulon Quillfeather";
const PICTURE: &str = "goldfish";
const WORDS: &str = "my very own words";

/// Whether a text stands anywhere in the database: in a row, or in any byte of its files.
fn stands(data: &Path, text: &str) -> bool {
    let rows = python(data, "print('\\n'.join(db.iterdump()))");
    assert!(rows.contains("CREATE TABLE"), "nothing was dumped");
    let files = ["tokyo.db", "tokyo.db-wal"].map(|name| fs::read(data.join(name)));
    let in_bytes = |bytes: &Vec<u8>| bytes.windows(text.len()).any(|part| part == text.as_bytes());
    rows.contains(text) || files.iter().flatten().any(in_bytes)
}

/// A person with a finished, a running and a waiting table, somewhere a bot token, and words said;
/// and somebody who plays with them, but has kicked them from one table and muted them at another.
fn busy(server: &Running) -> (Guest, Guest, [String; 3]) {
    let [person, other] = [NAME, "Bob"].map(|name| Guest::new(server, name));
    person.post("/api/me/avatar", &json!({ "avatar": PICTURE }));
    person.post("/api/me/shown", &json!({ "shown": true }));
    person.post("/api/me/carry", &Value::Null);
    let over = person.finished(WORDS);
    let live = person.table(1);
    other.at(&live, "join");
    person.at(&live, "start");
    other.at(&live, "reveal");
    let mut socket = person.socket(&live);
    socket.hear("welcome");
    // A line that names them: a bot takes the seat and they take it back.
    socket.say(&json!({ "do": "leave", "id": "l1" }));
    socket.hear("ack");
    socket.say(&json!({ "do": "take-back", "id": "t1" }));
    socket.hear("ack");
    let open = person.table(1);
    other.at(&open, "join");
    person.post("/api/token", &Value::Null);
    let [kicked, muted] = [other.table(1), other.table(1)];
    person.at(&kicked, "join");
    other.post(&format!("/api/tables/{kicked}/kick"), &json!({ "seat": 1 }));
    let mute = json!({ "speaker": person.public_id(), "mute": true });
    other.post(&format!("/api/tables/{muted}/mute"), &mute);
    // They have met by now: each blocks the other for a while, and one invites the other.
    for (one, two) in [(&other, &person), (&person, &other)] {
        one.post("/api/me/block", &json!({ "id": two.public_id(), "block": true }));
    }
    person.post("/api/me/block", &json!({ "id": other.public_id(), "block": false }));
    let invite = json!({ "id": person.public_id() });
    other.post(&format!("/api/tables/{muted}/invite"), &invite);
    person.post("/api/me/block", &json!({ "id": other.public_id(), "block": true }));
    (person, other, [over, live, open])
}

#[test]
fn an_erased_person_is_nowhere_in_the_database_and_matches_go_on() {
    let scratch = Scratch::new("erase");
    let data = scratch.data();
    let server = Running::start(&data, &[]);
    let (person, other, [over, live, open]) = busy(&server);
    let id = person.public_id();
    for text in [NAME, PICTURE, person.id(), &id, WORDS] {
        assert!(stands(&data, text), "{text} is not even there before");
    }

    let export = server.admin(&["export", &id]);
    let told: Value = serde_json::from_str(&export).unwrap();
    assert_eq!(told["name"], NAME);
    assert_eq!(told["has_bot_token"], true);
    assert_eq!(told["chat"][0]["text"], WORDS);
    assert_eq!((&told["avatar"], &told["shown"]), (&json!(PICTURE), &json!(true)));
    assert!(told["seen"].is_string() && told["carried_until"].is_string(), "{told}");
    assert_eq!(told["blocked"], json!([other.public_id()]));
    assert_eq!(told["invitations"].as_array().map(Vec::len), Some(1), "{told}");
    let phases: Vec<&str> =
        told["tables"].as_array().unwrap().iter().map(|t| t["phase"].as_str().unwrap()).collect();
    assert_eq!(phases, ["open", "open", "live", "over", "open"]);
    assert_eq!(
        (&told["tables"][0]["kicked_as"], &told["tables"][0]["seat"]),
        (&json!(NAME), &Value::Null)
    );
    assert_eq!(told["tables"][4]["muted_by_host"], true);

    let mut watching = other.socket(&live);
    watching.hear("welcome");
    let mut own = person.socket(&over);
    own.hear("welcome");
    assert!(server.admin_fails(&["erase", NAME]).contains("--yes"));
    let said = server.admin(&["erase", NAME, "--yes"]);
    assert!(said.contains(&id) && said.contains("5 tables"), "{said}");

    for text in [NAME, PICTURE, person.id(), &id, WORDS] {
        assert!(!stands(&data, text), "{text} is still there");
    }
    own.hear_out();
    // A bot plays on in the seat, and the other player sees that.
    watching.hear("resync");
    watching.say(&json!({ "do": "resync" }));
    let sitters = watching.hear("welcome")["sitters"].clone();
    assert_eq!(sitters[0]["name"], "Former player");
    assert!(sitters[0]["bot"].is_string(), "{sitters}");
    assert_eq!(other.get(&format!("/api/tables/{open}"))["host"], true, "the next one is the host");
    // The finished match is whole: every line leads to its digest.
    let statistics = other.get(&format!("/api/tables/{over}/statistics"));
    assert!(statistics["moves"].as_u64() > Some(6), "{statistics}");
    assert!(server.admin_fails(&["export", &id]).contains("nothing is stored"));
    // The old cookie is worth nothing: the person who brings it is somebody new.
    let answer = person.ask("GET", "/api/me", &Value::Null);
    assert!(answer.contains("set-cookie: ") && !answer.contains(&id), "{answer}");
    server.terminate();
    for text in [NAME, PICTURE, person.id(), &id, WORDS] {
        assert!(!stands(&data, text), "{text} came back");
    }
}

#[test]
fn guests_download_and_delete_their_own_data() {
    let scratch = Scratch::new("own-data");
    let data = scratch.data();
    let server = Running::start(&data, &[]);
    let (person, ..) = busy(&server);
    let told = person.ask("GET", "/api/me/data", &Value::Null);
    assert!(told.contains("attachment; filename=") && told.contains(WORDS), "{told}");
    let answer = person.ask("DELETE", "/api/me", &Value::Null);
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let cookies: Vec<&str> =
        answer.lines().filter(|line| line.starts_with("set-cookie: ")).collect();
    assert!(cookies.len() == 1 && cookies[0].contains("Max-Age=0"), "{cookies:?}");
    for text in [NAME, PICTURE, person.id(), WORDS] {
        assert!(!stands(&data, text), "{text} is still there");
    }
}
