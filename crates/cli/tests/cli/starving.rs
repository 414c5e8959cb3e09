//! One client's bots against everybody else's, on the real program.

use std::cell::Cell;
use std::time::{Duration, Instant};

use crate::served::guest::{Guest, metric};
use crate::served::{Served, folder};
use serde_json::json;

const ATTACKER: &str = "192.0.2.1";
const OTHER: &str = "192.0.2.2";

/// Opens that many tables with hard bots and leaves them: the guests, and the keys.
async fn attack(port: u16, tables: usize) -> Vec<(Guest, String)> {
    let mut left = Vec::new();
    for _ in 0..tables {
        // Always somebody new: what is counted for a guest does not help here.
        let guest = Guest::new(port, ATTACKER);
        let bots = ["hard"; 4];
        let key = guest.begin(&json!({ "game": "izakaya", "seats": 5, "bots": bots }));
        guest.sit_down(&key).await.leave().await;
        left.push((guest, key));
    }
    left
}

/// Waits until something is so. The time limit only ends a test that would hang.
fn until(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < Duration::from_secs(120), "{what} takes for ever");
    }
}

fn decisions(port: u16) -> u64 {
    metric(port, "tokyo_bot_decisions_total")
}

/// Waits until the bots were idle each of that many times in a row: one alone may fall between two
/// decisions. Tells how many decisions were made.
fn until_all_sleep(port: u16) -> u64 {
    let (streak, made) = (Cell::new(0), Cell::new(0));
    until("falling asleep", || {
        let busy = metric(port, "tokyo_bots_thinking") + metric(port, "tokyo_bot_queue");
        let before = made.replace(decisions(port));
        streak.set(if busy == 0 && made.get() == before { streak.get() + 1 } else { 0 });
        streak.get() == 300
    });
    made.get()
}

#[tokio::test]
async fn sixty_tables_with_hard_bots_do_not_delay_another_clients_easy_bot() {
    let data = folder("starving");
    let options = ["--trusted-proxy", "127.0.0.1", "--bot-pause", "0", "--bot-grace", "3600000"];
    let served = Served::start_with(&data, 0, &options);
    let port = served.port;
    attack(port, 60).await;
    until("the attack", || metric(port, "tokyo_bot_queue") > 50);

    let guest = Guest::new(port, OTHER);
    let key = guest.begin(&json!({ "game": "connect-four", "seats": 2, "bots": ["easy"] }));
    let mut player = guest.sit_down(&key).await;
    let (mut moves, mut between) = (0, 0);
    while !player.is_over() {
        let before = decisions(port);
        if player.is_asked() {
            player.play().await;
        }
        while !player.is_over() && !player.is_asked() {
            player.hear_until("update").await;
        }
        moves += 1;
        between += decisions(port) - before;
    }
    assert!(moves >= 4, "a whole match: {moves} moves");
    assert!(metric(port, "tokyo_bot_queue") > 50, "the attack goes on all the time");
    // Had each answer waited its turn among all bots, about sixty would have come before it.
    let each = between / moves;
    println!("{moves} moves, {each} decisions of bots between each and its answer");
    assert!(each < 30, "{each} decisions of bots were made before one of this client's bots");
}

#[tokio::test]
async fn bots_that_nobody_watches_stop_and_a_crash_does_not_wake_them() {
    let data = folder("unwatched");
    let options = ["--trusted-proxy", "127.0.0.1", "--bot-pause", "0", "--bot-grace", "300"];
    let mut served = Served::start_with(&data, 0, &options);
    let port = served.port;
    let left = attack(port, 20).await;
    assert!(until_all_sleep(port) > 0, "bots played while somebody was there");

    served.kill();
    let served = Served::start_with(&data, 0, &options);
    let port = served.port;
    assert_eq!(metric(port, "tokyo_live_matches"), 0, "nothing is woken");
    assert_eq!(decisions(port), 0);
    let (guest, key) = &left[7];
    let guest = Guest { port, ..guest.clone() };
    let mut player = guest.sit_down(key).await;
    assert!(!player.is_over(), "the match was left in the middle");
    player.hear_until("update").await;
    assert!(decisions(port) > 0, "players who come back find bots that play");
}
