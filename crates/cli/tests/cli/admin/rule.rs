//! Bans, mutes, announcements.

use serde_json::{Value, json};

use super::web::{Guest, Running, Scratch, Socket};

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap()
}

#[test]
fn a_banned_guest_is_refused_and_loses_open_sockets() {
    let scratch = Scratch::new("ban");
    let server = Running::start(&scratch.data(), &[]);
    let [ann, bob] = ["Ann", "Bob"].map(|name| Guest::new(&server, name));
    let key = ann.table(0);
    ann.at(&key, "start");
    let mut sockets = [&ann, &bob].map(|guest| guest.socket(&key));
    sockets.iter_mut().for_each(|socket| drop(socket.hear("welcome")));
    let id = ann.public_id();

    let said = server.admin(&["ban", &id, "--for", "7d", "--reason", "Insults"]);
    assert!(said.contains(&id) && said.contains("until 20"), "{said}");
    let last = sockets[0].hear_out();
    assert_eq!(last["code"], "banned", "{last}");
    let why = last["message"].as_str().unwrap();
    assert!(why.contains("UTC: Insults") && why.contains("banned"), "{why}");
    let answer = ann.ask("GET", "/api/me", &Value::Null);
    assert!(status(&answer) == "403" && answer.contains("\"banned\""), "{answer}");
    assert!(answer.contains("Insults"), "{answer}");
    let events = ann.ask("GET", &format!("/api/tables/{key}/events"), &Value::Null);
    assert_eq!(status(&events), "403", "{events}");
    sockets[1].say(&json!({ "do": "ping" }));
    sockets[1].hear("pong");

    assert!(server.admin(&["bans"]).contains("Insults"));
    server.terminate();
    let server = Running::start(&scratch.data(), &[]);
    let ann = ann.moved_to(&server);
    let answer = ann.ask("GET", "/api/me", &Value::Null);
    assert_eq!(status(&answer), "403", "rulings outlive the process");
    server.admin(&["unban", &id]);
    assert_eq!(ann.get("/api/me")["name"], "Ann");
    assert_eq!(server.admin(&["bans"]), "None.\n");
    server.admin(&["ban", "Ann", "--for", "0s"]);
    assert_eq!(ann.get("/api/me")["name"], "Ann", "a ban that has run out");
}

/// A socket of somebody else, who comes by the link to a seat.
fn by_link(somebody: &Guest, key: &str, token: &Value) -> Socket {
    let mut socket = somebody.socket(key);
    socket.say(&json!({ "do": "hello", "table": key, "token": token }));
    socket
}

#[test]
fn a_link_to_ones_seat_is_no_way_round_a_ban() {
    let scratch = Scratch::new("ban-link");
    let server = Running::start(&scratch.data(), &[]);
    let [ann, bob, ann_again] = ["Ann", "Bob", "Ann again"].map(|name| Guest::new(&server, name));
    let [live, open] = [bob.table(1), bob.table(1)];
    let token = |key: &str| ann.get(&format!("/api/tables/{key}"))["token"].clone();
    for key in [&live, &open] {
        ann.at(key, "join");
    }
    bob.at(&live, "start");
    ann.at(&live, "reveal");
    let [live_token, open_token] = [token(&live), token(&open)];
    assert!(live_token.is_string() && open_token.is_string());
    let mut watching = bob.socket(&live);
    watching.hear("welcome");
    let mut linked = by_link(&ann_again, &live, &live_token);
    while linked.hear("welcome")["seat"] != 1 {}

    let id = ann.public_id();
    server.admin(&["ban", &id, "--reason", "Insults"]);
    let last = linked.hear_out();
    assert_eq!(last["code"], "banned", "the seat is hers, whatever the cookie: {last}");
    // Nobody waits for her: a bot has the seat, and tokens of the sitting have ended.
    let sitters = watching.hear("update")["sitters"].clone();
    assert_eq!((&sitters[1]["name"], &sitters[1]["why"]), (&json!("Ann"), &json!("left")));
    let mut linked = by_link(&ann_again, &live, &live_token);
    assert_eq!(linked.hear("error")["code"], "seat-gone");
    linked.say(&json!({ "do": "take-back", "id": "r" }));
    assert_eq!(linked.hear("error")["code"], "no-seat");
    let mut waiting = by_link(&ann_again, &open, &open_token);
    assert_eq!(waiting.hear("error")["code"], "banned");

    server.admin(&["unban", &id]);
    let mut back = ann.socket(&live);
    assert_eq!(back.hear("welcome")["seat"], 1);
    back.say(&json!({ "do": "take-back", "id": "r" }));
    back.hear("ack");
}

#[test]
fn a_banned_network_is_refused_and_loses_open_sockets() {
    let scratch = Scratch::new("network");
    let more = ["--trusted-proxy", "127.0.0.1"];
    let server = Running::start(&scratch.data(), &more);
    let ann = Guest::new(&server, "Ann");
    let key = ann.table(0);
    ann.at(&key, "start");
    let mut socket = ann.socket(&key);
    socket.hear("welcome");
    server.admin(&["ban", "192.0.2.0/24", "--reason", "Elsewhere"]);
    assert_eq!(ann.get("/api/me")["name"], "Ann", "another network");
    server.admin(&["ban", "127.0.0.0/8", "--reason", "Flood"]);
    assert_eq!(socket.hear_out()["code"], "banned");
    let answer = ann.ask("GET", "/api/me", &Value::Null);
    assert!(status(&answer) == "403" && answer.contains("Flood"), "{answer}");
    assert_eq!(server.admin_json(&["bans"])["rulings"].as_array().unwrap().len(), 2);
    let done = server.admin_json(&["unban", "127.0.0.0/8"]);
    assert_eq!(done, json!({ "is": "unbanned", "subject": "127.0.0.0/8" }));
    assert_eq!(ann.get("/api/me")["name"], "Ann");
}

#[test]
fn an_event_stream_of_a_banned_guest_ends() {
    let scratch = Scratch::new("stream");
    let server = Running::start(&scratch.data(), &[]);
    let [ann, bob] = ["Ann", "Bob"].map(|name| Guest::new(&server, name));
    let key = ann.table(0);
    ann.at(&key, "start");
    let listener = bob.clone();
    let listening = std::thread::spawn(move || {
        listener.ask("GET", &format!("/api/tables/{key}/events"), &Value::Null)
    });
    while !ann.ask("GET", "/metrics", &Value::Null).contains("\ntokyo_sockets 1\n") {}
    server.admin(&["ban", &bob.public_id(), "--reason", "Scraping"]);
    let heard = listening.join().unwrap();
    assert!(heard.contains("\"is\":\"welcome\""), "{heard}");
    assert!(heard.contains("\"code\":\"banned\"") && heard.contains("Scraping"), "{heard}");
}

#[test]
fn a_muted_guest_plays_on_but_is_not_heard() {
    let scratch = Scratch::new("mute");
    let server = Running::start(&scratch.data(), &[]);
    let ann = Guest::new(&server, "Ann");
    let key = ann.table(0);
    ann.at(&key, "start");
    let mut socket = ann.socket(&key);
    socket.hear("welcome");
    server.admin(&["mute", "Ann", "--reason", "Too loud"]);
    socket.say(&json!({ "do": "chat", "text": "Hey" }));
    let told = socket.hear("error");
    assert_eq!(told["code"], "muted");
    assert!(told["message"].as_str().unwrap().ends_with(": Too loud"), "{told}");
    let linked = Guest::new(&server, "Ann again");
    let token = ann.get(&format!("/api/tables/{key}"))["token"].clone();
    let mut linked = by_link(&linked, &key, &token);
    while linked.hear("welcome")["seat"] != 0 {}
    linked.say(&json!({ "do": "chat", "text": "Hey" }));
    assert_eq!(linked.hear("error")["code"], "muted", "nor by a link to the seat");
    assert_eq!(server.admin(&["unmute", "Ann"]), format!("{} may chat again.\n", ann.public_id()));
    assert!(server.admin_fails(&["unmute", "Ann"]).contains("'Ann' is not muted"));
    socket.say(&json!({ "do": "chat", "text": "Hey again" }));
    assert_eq!(socket.hear("chat")["text"], "Hey again");
}

#[test]
fn announcements_reach_every_connected_page_until_they_are_withdrawn() {
    let scratch = Scratch::new("announce");
    let server = Running::start(&scratch.data(), &[]);
    let ann = Guest::new(&server, "Ann");
    let key = ann.table(1);
    let mut socket = ann.socket(&key);
    socket.hear("lobby");
    let said = server.admin(&["announce", "Restart at noon"]);
    assert!(said.contains("tokyo admin withdraw 1"), "{said}");
    let heard = socket.hear("announcements");
    assert_eq!(heard["announcements"], json!([{ "id": 1, "text": "Restart at noon" }]));
    server.admin(&["announce", "Over already", "--for", "0s"]);
    let told = ann.get("/api/house");
    assert_eq!(told["announcements"], heard["announcements"], "in the lobby too");
    assert!(server.admin(&["announcements"]).contains("Restart at noon"));
    let late = ann.socket(&key).hear("announcements");
    assert_eq!(late["announcements"][0]["text"], "Restart at noon", "people who come later");
    assert!(server.admin_fails(&["withdraw", "9"]).contains("no announcement 9"));
    assert_eq!(server.admin_json(&["withdraw"]), json!({ "is": "withdrawn", "count": 2 }));
    while socket.hear("announcements")["announcements"] != json!([]) {}
    assert_eq!(ann.get("/api/house")["announcements"], json!([]));
}
