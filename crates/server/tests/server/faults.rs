//! What happens when the disk, a client or another owner misbehaves.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use crate::common::{Scratch, config, running, until_asleep};
use serde_json::json;
use server::Server;
use store::{Beat, Claim, Lobby, MatchLog, Nodes, SqliteStore};
use tokio::sync::watch;

#[tokio::test]
async fn no_acknowledgement_and_no_update_leaves_before_the_commit() {
    let scratch = Scratch::new("stall");
    let (mut config, _) = config(&scratch);
    let (open, gate) = watch::channel(true);
    config.database.gate = Some(gate);
    let server = Server::start(config).await.unwrap();
    let (key, guests) = running(&server, 2, json!({})).await;
    let (mut first, _) = guests[0].hello(&key, None).await;
    let (mut second, _) = guests[1].hello(&key, None).await;
    let acts = first.standing.get("ask").is_some();
    let (actor, other) = if acts { (&mut first, &mut second) } else { (&mut second, &mut first) };
    open.send(false).unwrap();
    let choice = actor.choice(0);
    actor.say(choice).await;
    for client in [&mut *actor, &mut *other] {
        client.say(json!({ "do": "ping" })).await;
        assert_eq!(client.hear().await["is"], "pong", "nothing came before it");
    }
    assert_eq!(server.house().counts.acknowledged.load(Ordering::Relaxed), 0);
    open.send(true).unwrap();
    assert_eq!(actor.hear().await["is"], "ack");
    assert_eq!(other.hear().await["is"], "update");
}

#[tokio::test]
async fn an_owner_that_lost_its_match_lets_go_and_says_so() {
    let scratch = Scratch::new("fenced");
    let (config, _) = config(&scratch);
    let store = Arc::new(SqliteStore::open(config.database.clone()).await.unwrap());
    let server = Server::start_with(config, store.clone()).await.unwrap();
    let (key, guests) = running(&server, 2, json!({})).await;
    let (mut first, _) = guests[0].hello(&key, None).await;
    let (mut second, _) = guests[1].hello(&key, None).await;
    let acts = first.standing.get("ask").is_some();
    let actor = if acts { &mut first } else { &mut second };
    // Another server claims the match: the running task is fenced.
    let id = store.table(&key).await.unwrap().unwrap().id;
    store.fence(id).await.unwrap();
    let beat = Beat {
        node: "other".into(),
        address: "http://127.0.0.1:9".into(),
        elapsed_ms: 0,
        lease_ms: 60_000,
    };
    store.beat(beat).await.unwrap();
    let rules = u32::MAX;
    store.claim(Claim { table: id, node: "other".into(), rules }).await.unwrap();
    let choice = actor.choice(0);
    actor.say(choice.clone()).await;
    let error = actor.hear_until("error").await;
    assert_eq!((&error["code"], &error["id"]), (&json!("moved"), &choice["id"]));
    // Everybody is told, then the sockets are closed: clients have to find the other server.
    while let Some(message) = actor.try_hear().await {
        assert_eq!(message["code"], "moved", "{message}");
    }
    assert_eq!(store.history(id, 0, 9).await.unwrap().len(), 0, "nothing was written");
    let held = store.holder(&key).await.unwrap().map(|holder| holder.node);
    assert_eq!(held.as_deref(), Some("other"), "it is never claimed back");
    store.leave("other").await.unwrap();
    let (mut actor, _) = guests[usize::from(!acts)].hello(&key, None).await;
    actor.say(choice).await;
    assert_eq!(actor.hear_until("ack").await["version"], 1, "the others play on");
}

#[tokio::test]
async fn a_slow_reader_is_told_to_resynchronise_and_holds_nobody_up() {
    let scratch = Scratch::new("slow");
    let (mut config, _) = config(&scratch);
    config.outbox = 4;
    let server = Server::start(config).await.unwrap();
    let (key, guests) = running(&server, 2, json!({})).await;
    let (mut quick, _) = guests[0].hello(&key, None).await;
    let (mut slow, _) = guests[1].hello(&key, None).await;
    // Far more answers than the outbox holds, and nobody reads them.
    for _ in 0..1_000 {
        slow.say(json!({ "do": "resync" })).await;
    }
    // The match may have no room for a moment: then it says so, and is asked again.
    let said = loop {
        quick.say(json!({ "do": "chat", "text": "still here" })).await;
        let heard = quick.hear().await;
        if heard["is"] == "chat" {
            break heard;
        }
        assert_eq!(heard["code"], "busy", "{heard}");
    };
    assert_eq!(said["text"], "still here");
    slow.hear_until("resync").await;
    assert!(server.house().counts.resyncs.load(Ordering::Relaxed) > 0);
    slow.say(json!({ "do": "resync" })).await;
    slow.hear_until("welcome").await;
}

#[tokio::test]
async fn an_idle_match_leaves_memory_and_comes_back() {
    let scratch = Scratch::new("idle");
    let (mut config, clock) = config(&scratch);
    config.idle_ms = 1_000;
    let server = Server::start(config).await.unwrap();
    let (key, guests) = running(&server, 2, json!({})).await;
    let (client, before) = guests[0].hello(&key, None).await;
    assert_eq!(server.house().matches.count(), 1);
    drop(client);
    until_asleep(&server, &clock).await;
    let (_, after) = guests[0].hello(&key, None).await;
    assert_eq!((&after["is"], &after["view"]), (&json!("welcome"), &before["view"]));
}
