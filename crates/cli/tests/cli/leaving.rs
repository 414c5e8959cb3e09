//! Attacks on the real program: pauses, endings and seats that change hands, with the server killed
//! in between.

use crate::served::guest::{Guest, Player};
use crate::served::{Served, folder};
use serde_json::{Value, json};

const TRUSTED: [&str; 2] = ["--trusted-proxy", "127.0.0.1"];

fn serve(name: &str) -> (std::path::PathBuf, Served) {
    let data = folder(name);
    let served = Served::start_with(&data, 0, &TRUSTED);
    (data, served)
}

/// A match of these people, each from an address of their own.
async fn begin(served: &Served, game: &Value, addresses: &[&'static str]) -> (String, Vec<Guest>) {
    let guests: Vec<Guest> =
        addresses.iter().map(|address| Guest::new(served.port, address)).collect();
    let key = guests[0].post("/api/tables", game)["key"].as_str().unwrap().to_owned();
    let at = format!("/api/tables/{key}");
    for guest in &guests[1..] {
        guest.post(&format!("{at}/join"), &json!({}));
    }
    guests[0].post(&format!("{at}/start"), &json!({}));
    for guest in &guests[1..] {
        guest.post(&format!("{at}/reveal"), &json!({}));
    }
    (key, guests)
}

async fn do_it(player: &mut Player, message: Value) {
    player.say(message).await;
    player.hear_until("ack").await;
}

async fn refused(player: &mut Player, message: Value) -> String {
    player.say(message).await;
    player.hear_until("refused").await["why"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_pause_and_an_end_by_consent_survive_kill_9() {
    let (data, mut served) = serve("paused");
    let game = json!({ "game": "izakaya", "seats": 2 });
    let (key, guests) = begin(&served, &game, &["10.0.0.1", "10.0.0.2"]).await;
    let [mut ann, mut bob] = [guests[0].sit_down(&key).await, guests[1].sit_down(&key).await];
    let pause = json!({ "do": "propose", "id": "p", "motion": { "pause": { "for_ms": 600_000 } } });
    do_it(&mut ann, pause.clone()).await;
    do_it(&mut bob, json!({ "do": "answer-proposal", "id": "a", "agree": true })).await;
    served.kill();

    let mut served = Served::start_with(&data, served.port, &TRUSTED);
    let [mut ann, mut bob] = [guests[0].sit_down(&key).await, guests[1].sit_down(&key).await];
    let left_ms = ann.standing["paused"]["left_ms"].as_u64().unwrap();
    assert!((1..=600_000).contains(&left_ms), "{left_ms}");
    assert!(!ann.is_asked() && !bob.is_asked());
    let command = json!({ "do": "command", "id": "c", "decision": 1, "command": { "bid": 0 } });
    assert!(refused(&mut bob, command).await.contains("paused"));
    let version = ann.standing["version"].clone();
    do_it(&mut ann, pause).await;
    let again = guests[0].sit_down(&key).await;
    assert_eq!(again.standing["version"], version, "sent twice, it acts once");
    do_it(&mut ann, json!({ "do": "propose", "id": "e", "motion": "end" })).await;
    do_it(&mut bob, json!({ "do": "answer-proposal", "id": "y", "agree": true })).await;
    served.kill();

    let _served = Served::start_with(&data, served.port, &TRUSTED);
    let mut ann = guests[0].sit_down(&key).await;
    assert!(ann.is_over());
    assert_eq!(ann.standing["ended_by"], json!([0, 1]));
    let back = json!({ "do": "propose", "id": "r", "motion": "resume" });
    assert!(refused(&mut ann, back).await.contains("over"));
}

#[tokio::test]
async fn a_seat_that_was_taken_over_stays_so_after_kill_9() {
    let (data, mut served) = serve("taken-over");
    let game = json!({ "game": "izakaya", "seats": 3, "newcomers": true });
    let addresses = ["10.0.0.1", "10.0.0.2", "10.0.0.3"];
    let (key, guests) = begin(&served, &game, &addresses).await;
    let mut bob = guests[1].sit_down(&key).await;
    do_it(&mut bob, json!({ "do": "resign", "id": "r" })).await;
    let dora = Guest::new(served.port, "10.0.0.4");
    let taken = dora.post(&format!("/api/tables/{key}/take-over"), &json!({ "seat": 1 }));
    assert_eq!(taken["mine"], 1);
    served.kill();

    let _served = Served::start_with(&data, served.port, &TRUSTED);
    let own = dora.sit_down(&key).await;
    assert_eq!(own.standing["seat"], 1);
    assert_eq!(own.standing["sitters"][1]["why"], "taken-over");
    assert!(own.is_asked(), "she bids in that seat");
    assert_eq!(own.standing["gave_up"][0]["why"], "resigned", "the loss stays with Bob");
    let mut bob = guests[1].sit_down(&key).await;
    assert!(bob.standing.get("seat").is_none() && !bob.is_asked());
    for act in ["take-back", "resign", "undo"] {
        bob.say(json!({ "do": act, "id": act })).await;
        assert_eq!(bob.hear_until("error").await["code"], "no-seat");
    }
}
