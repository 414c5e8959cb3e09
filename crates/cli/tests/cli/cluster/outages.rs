//! The database is restarted, or stands still, while clocks run.
//!
//! Nobody's clock may run out meanwhile: `history` finds any seat that was handed to a bot.

use std::time::Duration;

use load::Plan;
use serde_json::json;

use super::database::Database;
use super::nodes::Setting;
use super::postgres::{End, Postgres};
use super::relay::Relay;
use super::stage::{MOVE_S, Stage};
use super::times;

fn with_clocks(plan: &mut Plan) {
    plan.clock = Some(json!({ "per-move": { "seconds": MOVE_S } }));
}

/// Claims beyond the first of each match, and matches that somebody else has taken.
fn claimed_again(stage: &Stage, database: &Database) -> (u64, u64) {
    let begun = database.ask("SELECT count(*) FROM tables WHERE phase > 0");
    let claims = stage.nodes.sum("tokyo_claims_total");
    let again = claims.saturating_sub(begun.parse().unwrap());
    (again, stage.nodes.sum("tokyo_fences_total"))
}

/// A match is claimed again at most once for each outage, by the node that its players reach first;
/// and no lease runs out, or a node would find that another one has what it holds.
fn no_storm(what: &str, outages: usize, (claims, fences): (u64, u64)) {
    println!("{outages} {what}, {claims} matches claimed again, {fences} leases run out");
    let matches = 6;
    assert!(claims <= matches * outages as u64, "a storm of claims");
    assert_eq!(fences, 0, "no lease runs out");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn restarts_of_the_database_cost_nobody_a_move_or_a_clock() {
    let mut postgres = Postgres::start("restarts");
    let database = Database::at(postgres.url(), "restarts");
    let stage = Stage::set("restarts", &Setting::new(&database.url), with_clocks).await;
    let restarts = times(2, 20);
    for nth in 0..restarts {
        stage.go_on(3).await;
        let end = if nth % 2 == 0 { End::Crash } else { End::Orderly };
        postgres.restart(end, Duration::from_secs(1)).await;
        stage.go_on(1).await;
    }
    no_storm("restarts of the database", restarts, claimed_again(&stage, &database));
    stage.end(&database).await;
    drop(database);
}

/// Longer than a player may think: a player charged for it would lose the seat.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pauses_of_the_database_cost_nobody_a_move_or_a_clock() {
    let database = Database::new("holds");
    let relay = Relay::start(database.port()).await;
    let setting = Setting::new(&database.url_through(relay.port));
    let stage = Stage::set("holds", &setting, with_clocks).await;
    let (pauses, seconds) = (times(1, 10), times(6, 10));
    assert!(seconds as u64 > MOVE_S);
    for _ in 0..pauses {
        stage.go_on(3).await;
        relay.hold(Duration::from_secs(seconds as u64)).await;
        stage.go_on(1).await;
    }
    let what = format!("pauses of the database of {seconds} s");
    no_storm(&what, pauses, claimed_again(&stage, &database));
    stage.end(&database).await;
}
