//! How a match gets its seed: attacks on it, and what a verifier computes.

use contract::Seed;
use serde_json::{Value, json};
use server::Server;

use super::play_on::{play_on, settle, sit_down};
use crate::common::{Guest, Scratch, config, running, start};

/// A table for two where Ann and Bob sit: its address, Ann and Bob.
async fn two(server: &Server) -> (String, Guest, Guest) {
    let [ann, bob] = [Guest::new(server, "Ann").await, Guest::new(server, "Bob").await];
    let table = ann.post("/api/tables", json!({ "game": "connect-four", "seats": 2 })).await;
    let at = format!("/api/tables/{}", table["key"].as_str().unwrap());
    bob.post(&format!("{at}/join"), json!({})).await;
    (at, ann, bob)
}

/// The status of a request, and its sentence or table.
async fn ask(guest: &Guest, path: &str, body: Value) -> (u16, Value) {
    let (status, _, text) = guest.request("POST", path, Some(body)).await;
    (status, serde_json::from_str(&text).unwrap())
}

fn sentence(answer: &Value) -> &str {
    answer["error"]["message"].as_str().unwrap()
}

fn commitments(table: &Value) -> Vec<&str> {
    let seats = table["seats"].as_array().unwrap();
    seats.iter().filter_map(|seat| seat["commitment"].as_str()).collect()
}

#[tokio::test]
async fn all_commitments_are_shown_before_any_nonce_and_only_those_nonces_are_taken() {
    let scratch = Scratch::new("seal-order");
    let server = start(&scratch).await;
    let (at, ann, bob) = two(&server).await;
    let early = ask(&bob, &format!("{at}/reveal"), json!({ "nonce": bob.nonce() })).await;
    assert_eq!(early.0, 409, "{}", early.1);
    let (status, sealed) = ask(&ann, &format!("{at}/start"), json!({})).await;
    assert_eq!((status, &sealed["phase"]), (200, &json!("open")));
    assert!(sealed["sealed"]["left_ms"].is_u64());
    let expected = [&ann, &bob].map(|guest| wire::seal::commitment(&guest.nonce()));
    assert_eq!(commitments(&sealed), expected, "everybody sees what everybody is bound to");
    assert_eq!(sealed["nonces"], json!([]));

    for (path, body) in [
        ("commit", json!({ "commitment": "0".repeat(64) })),
        ("bot", json!({ "level": "easy" })),
        ("kick", json!({ "seat": 1 })),
        ("options", json!({})),
        ("start", json!({})),
        ("leave", json!({})),
    ] {
        assert_eq!(ask(&ann, &format!("{at}/{path}"), body).await.0, 409, "{path}");
    }
    let other = ask(&bob, &format!("{at}/reveal"), json!({ "nonce": ann.nonce() })).await;
    assert_eq!(other.0, 422, "{}", other.1);
    assert!(sentence(&other.1).contains("committed"), "{}", other.1);
    let one = ann.reveal(&at).await;
    assert_eq!((&one["phase"], &one["nonces"]), (&json!("open"), &json!([])), "Bob's is missing");
    assert_eq!(one["seats"][0]["revealed"], true);
    let all = bob.reveal(&at).await;
    assert_eq!(all["nonces"], json!([ann.nonce(), bob.nonce()]));
    assert_eq!((&all["phase"], &all["secret_digest"]), (&json!("live"), &sealed["secret_digest"]));
    assert_eq!(bob.reveal(&at).await["phase"], "live", "said twice, it acts once");
}

#[tokio::test]
async fn who_withholds_loses_the_seat_and_all_parts_are_made_again() {
    let scratch = Scratch::new("seal-withheld");
    let (config, clock) = config(&scratch);
    let reveal_ms = config.reveal_ms;
    let server = Server::start(config).await.unwrap();
    let (at, ann, bob) = two(&server).await;
    let key = at.rsplit('/').next().unwrap();
    let (mut client, _) = ann.hello(key, None).await;
    settle(&mut client).await;
    let before = ann.post(&format!("{at}/start"), json!({})).await;
    assert_eq!(before["phase"], "open");
    clock.advance(reveal_ms);
    let reopened = loop {
        let told = client.hear_until("lobby").await;
        if told["sealed"].is_null() && !told["withheld"].as_array().unwrap().is_empty() {
            break told;
        }
    };
    assert_eq!(reopened["withheld"], json!(["Bob"]));
    assert_eq!(reopened["seats"][1], Value::Null, "{reopened}");
    assert_eq!(commitments(&reopened), Vec::<&str>::new(), "Ann has to commit again");
    assert_ne!(reopened["secret_digest"], before["secret_digest"]);
    let late = ask(&bob, &format!("{at}/reveal"), json!({ "nonce": bob.nonce() })).await;
    assert_eq!(late.0, 403, "{}", late.1);

    bob.post(&format!("{at}/join"), json!({})).await;
    let (status, answer) = ask(&ann, &format!("{at}/start"), json!({})).await;
    assert_eq!(status, 409);
    assert!(sentence(&answer).contains("Ann"), "who is missing is named: {answer}");
    ann.commit(&at).await;
    ann.post(&format!("{at}/start"), json!({})).await;
    assert_eq!(bob.reveal(&at).await["phase"], "live");
}

#[tokio::test]
async fn a_deadline_is_kept_after_a_restart_too() {
    let scratch = Scratch::new("seal-restart");
    let server = start(&scratch).await;
    let (at, ann, _) = two(&server).await;
    ask(&ann, &format!("{at}/start"), json!({})).await;
    server.stop().await;
    let (config, clock) = config(&scratch);
    let reveal_ms = config.reveal_ms;
    let server = Server::start(config).await.unwrap();
    let ann = Guest { address: server.local_addr(), ..ann };
    let key = at.rsplit('/').next().unwrap();
    let (mut client, first) = ann.hello(key, None).await;
    assert!(!first["sealed"].is_null(), "{first}");
    settle(&mut client).await;
    clock.advance(reveal_ms);
    assert_eq!(client.hear_until("error").await["code"], "no-table", "nobody had revealed");
}

#[tokio::test]
async fn nobody_sits_down_without_a_commitment() {
    let scratch = Scratch::new("seal-missing");
    let server = start(&scratch).await;
    let (at, _, _) = two(&server).await;
    let cid = Guest::new(&server, "Cid").await;
    let nothing = json!({ "commitment": null });
    let old = json!({ "game": "connect-four", "seats": 2, "commitment": null });
    for (path, body) in [(format!("{at}/join"), nothing), ("/api/tables".into(), old)] {
        let (status, answer) = ask(&cid, &path, body).await;
        assert_eq!(status, 422, "{answer}");
        let said = sentence(&answer);
        assert!(said.contains("SHA-256") && said.contains("fairness.md"), "{said}");
    }
    let short = json!({ "game": "connect-four", "seats": 2, "commitment": "abc" });
    assert_eq!(ask(&cid, "/api/tables", short).await.0, 422);
}

#[tokio::test]
async fn the_seed_is_what_a_verifier_computes_and_a_rematch_has_other_parts() {
    let scratch = Scratch::new("seal-verify");
    let server = start(&scratch).await;
    let bots = json!({ "game": "connect-four", "seats": 2, "bots": ["random"] });
    let (alone, guests) = running(&server, 1, bots).await;
    let table = guests[0].get(&format!("/api/tables/{alone}")).await;
    assert_eq!(table["nonces"], json!([guests[0].nonce(), ""]), "bots add nothing");

    let (key, guests) = running(&server, 2, json!({ "game": "connect-four" })).await;
    let mut clients = sit_down(&key, &guests).await;
    play_on(&mut clients, 100).await;
    let at = format!("/api/tables/{key}");
    let (over, record) = (guests[0].get(&at).await, guests[0].get(&format!("{at}/record")).await);
    let nonces: Vec<String> = serde_json::from_value(over["nonces"].clone()).unwrap();
    let secret = over["secret"].as_str().unwrap();
    assert_eq!(over["secret_digest"], Seed::digest_of_secret(secret));
    assert_eq!(record["seed"], Seed::of_table(secret, &nonces).to_string());
    let made: Vec<String> = nonces.iter().map(|nonce| wire::seal::commitment(nonce)).collect();
    assert_eq!(commitments(&over), made);

    let fresh = guests[1].post(&format!("{at}/rematch"), json!({})).await;
    assert_ne!(fresh["secret_digest"], over["secret_digest"]);
    assert_eq!((commitments(&fresh), &fresh["nonces"]), (Vec::new(), &json!([])));
    let again = format!("/api/tables/{}", fresh["key"].as_str().unwrap());
    let (status, answer) = ask(&guests[1], &format!("{again}/start"), json!({})).await;
    assert_eq!(status, 409, "nothing of the last match is used again: {answer}");
}

#[tokio::test]
async fn a_table_says_who_has_it_open() {
    let scratch = Scratch::new("seal-here");
    let server = start(&scratch).await;
    let (at, ann, bob) = two(&server).await;
    let key = at.rsplit('/').next().unwrap();
    let (mut client, first) = ann.hello(key, None).await;
    assert_eq!(
        (&first["seats"][0]["here"], &first["seats"][1]["here"]),
        (&json!(true), &json!(false))
    );
    let (other, _) = bob.hello(key, None).await;
    while client.hear_until("lobby").await["seats"][1]["here"] != true {}
    drop(other);
    while client.hear_until("lobby").await["seats"][1]["here"] != false {}
}

#[tokio::test]
async fn a_running_match_tells_who_is_connected() {
    let scratch = Scratch::new("here-live");
    let server = start(&scratch).await;
    let (key, guests) = running(&server, 2, json!({})).await;
    let (mut ann, _) = guests[0].hello(&key, None).await;
    let (bob, _) = guests[1].hello(&key, None).await;
    while ann.hear_until("lobby").await["seats"][1]["here"] != true {}
    drop(bob);
    while ann.hear_until("lobby").await["seats"][1]["here"] != false {}
    let (_bob, _) = guests[1].hello(&key, None).await;
    while ann.hear_until("lobby").await["seats"][1]["here"] != true {}
}
