//! House time, outages, and nodes that write at the same time.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use store::{
    Append, Appended, Beat, Claim, ClaimDue, Claimed, Created, Lobby, MatchLog, Nodes, Owned,
    PostgresStore, Store, TableId, Wake,
};

use crate::database::Database;
use crate::suite::{lines, running};

async fn beat(store: &PostgresStore, node: &str, lease_ms: u64) -> u64 {
    let (node, address) = (node.to_owned(), String::new());
    store.beat(Beat { node, address, elapsed_ms: 0, lease_ms }).await.unwrap()
}

async fn claim(store: &PostgresStore, node: &str, table: TableId) -> Claimed {
    store.claim(Claim { table, node: node.into(), rules: 1 }).await.unwrap()
}

#[tokio::test]
async fn house_time_is_the_databases_however_often_nodes_beat() {
    let database = Database::new().await;
    let store = database.open().await;
    assert_eq!(beat(&store, "north", 0).await, 0);
    let mut now_ms = 0;
    for passes in [1, 50, 149, 1, 300, 199, 700, 2_000] {
        database.tick(passes).await;
        now_ms += passes as u64;
        assert_eq!(beat(&store, "north", 0).await, now_ms);
        assert_eq!(beat(&store, "south", 0).await, now_ms, "nobody adds time twice");
    }
    database.tick(-3_600_000).await;
    assert_eq!(beat(&store, "north", 0).await, now_ms, "the clock was set back");
    database.tick(500).await;
    assert_eq!(beat(&store, "north", 0).await, now_ms + 500);
    store.close().await;
}

#[tokio::test]
async fn an_outage_ends_no_lease_and_costs_nobody_time() {
    let database = Database::new().await;
    let store = database.open().await;
    let (table, _) = running(&store, "a").await;
    beat(&store, "dead", 100).await;
    database.tick(1_000).await;
    assert_eq!(beat(&store, "north", 3_000).await, 1_000);
    assert!(matches!(claim(&store, "north", table).await, Claimed::Yes(_)));
    let living = async || -> Vec<String> {
        store.nodes().await.unwrap().into_iter().map(|node| node.id).collect()
    };
    let held = async || matches!(claim(&store, "south", table).await, Claimed::No(_));

    database.tick(60_000).await;
    assert!(held().await, "before anybody has beaten again");
    assert_eq!(living().await, ["north"], "an outage brings nobody back either");
    assert_eq!(beat(&store, "south", 3_000).await, 3_000, "two seconds of it count");
    assert!(held().await);
    assert_eq!(living().await, ["north", "south"]);
    database.tick(2_000).await;
    assert_eq!(beat(&store, "south", 3_000).await, 5_000);
    assert!(held().await, "its lease ended at 4,000, but it had no time to beat");
    database.tick(30_000).await;
    assert_eq!(beat(&store, "south", 3_000).await, 7_000);
    assert!(held().await, "a second outage within the grace of the first");
    database.tick(2_000).await;
    beat(&store, "south", 3_000).await;
    database.tick(1_000).await;
    assert_eq!(beat(&store, "south", 3_000).await, 10_000);
    assert_eq!(living().await, ["south"], "it never came back");
    let Claimed::Yes(Owned { lost_ms, .. }) = claim(&store, "south", table).await else {
        panic!("nobody holds it")
    };
    assert_eq!(lost_ms, 9_000, "since its last beat");
    store.close().await;
}

#[tokio::test]
async fn what_is_due_is_claimed_by_one_of_the_nodes_that_ask_at_once() {
    let database = Database::new().await;
    let (north, south) = (database.open().await, database.open().await);
    for nth in 0..30 {
        let (id, epoch) = running(&north, &nth.to_string()).await;
        let wake = Wake { at_ms: Some(nth), bot: false };
        north.append(Append { wake, ..lines(id, epoch, 0, &["x"]) }).await.unwrap();
    }
    beat(&north, "north", 3_000).await;
    beat(&south, "south", 3_000).await;
    let ask = async |store: &PostgresStore, node: &str| {
        let games = vec![("chess".to_owned(), 1)];
        store.claim_due(ClaimDue { node: node.into(), by_ms: 99, games, limit: 6 }).await.unwrap()
    };
    let mut claimed = Vec::new();
    for _ in 0..5 {
        let (one, other) = tokio::join!(ask(&north, "north"), ask(&south, "south"));
        claimed.extend(one.into_iter().chain(other).map(|due| due.row.id));
    }
    let different: HashSet<TableId> = claimed.iter().copied().collect();
    assert_eq!((claimed.len(), different.len()), (30, 30));
    north.close().await;
    south.close().await;
}

/// Players of a node that died come to another one all at once.
#[tokio::test]
async fn claims_that_come_together_are_made_by_few_statements() {
    let database = Database::new().await;
    let store = database.open().await;
    beat(&store, "south", 3_000).await;
    let mut tables = Vec::new();
    for nth in 0..120 {
        tables.push(store.create_table(super::new(&nth.to_string())).await.unwrap());
    }
    let claims = tables.iter().map(|created| match created {
        Created::Done(table) => claim(&store, "south", *table),
        other => panic!("{other:?}"),
    });
    let claimed = join_all(claims).await;
    assert!(claimed.iter().all(|claimed| matches!(claimed, Claimed::Yes(_))));
    // Rows that one statement has written bear the number of the same transaction.
    let statements = database.value("SELECT count(DISTINCT xmin::text) FROM $schema.tables").await;
    assert!((3..=10).contains(&statements), "{statements} statements for 120 tables");
    store.close().await;
}

#[tokio::test]
async fn what_is_due_is_found_without_reading_what_living_nodes_look_after() {
    let database = Database::new().await;
    let store = database.open().await;
    beat(&store, "busy", 3_000).await;
    database
        .run(
            "INSERT INTO $schema.tables
                (key, phase, listed, head, game, bot_due, wakes_at, owner)
            SELECT nth::text, 1, true, '{}', 'chess', nth % 2 = 0, nth,
                CASE WHEN nth > 20 THEN 'busy' END
            FROM generate_series(1, 5000) AS nth",
        )
        .await;
    let games = vec![("chess".to_owned(), 1)];
    let ask = ClaimDue { node: "north".into(), by_ms: 99_999, games, limit: 15 };
    assert_eq!(store.claim_due(ask).await.unwrap().len(), 15);
    // Connections report what they have read when they end.
    store.close().await;
    let reported = "SELECT coalesce(sum(n_tup_upd), 0)::bigint FROM pg_stat_user_tables
        WHERE schemaname = '$schema' AND relname = 'tables'";
    let end = Instant::now() + Duration::from_secs(60);
    while database.value(reported).await < 15 {
        assert!(Instant::now() < end, "nothing is reported");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let read = "SELECT (idx_tup_fetch + seq_tup_read)::bigint FROM pg_stat_user_tables
        WHERE schemaname = '$schema' AND relname = 'tables'";
    let read = database.value(read).await;
    assert!(read < 200, "{read} rows were read to find 15 of 5,000");
}

/// Claims a match and appends to it a few times, as a node does that thinks it is its own. Tells
/// what was acknowledged.
async fn play(store: Arc<PostgresStore>, node: &str, table: TableId, key: String) -> Acknowledged {
    let mut acknowledged = Vec::new();
    for nth in 0..5 {
        // A node that has never beaten holds nothing for long: everybody takes from everybody.
        let Claimed::Yes(Owned { epoch, .. }) = claim(&store, node, table).await else {
            panic!("no node lives")
        };
        let expected = store.table(&key).await.unwrap().unwrap().version;
        let command_id = format!("{node}/{key}/{nth}");
        let append = lines(table, epoch, expected, &["first", &command_id]);
        let append = Append { command_id: command_id.clone(), ..append };
        if let Appended::Committed { version } = store.append(append).await.unwrap() {
            assert_eq!(version, expected + 2);
            acknowledged.push((version, command_id));
        }
    }
    acknowledged
}

type Acknowledged = Vec<(u64, String)>;

#[tokio::test]
async fn what_two_nodes_append_while_they_take_matches_from_each_other_is_there_once() {
    let database = Database::new().await;
    let stores = [Arc::new(database.open().await), Arc::new(database.open().await)];
    let mut matches = Vec::new();
    for nth in 0..20 {
        let key = nth.to_string();
        matches.push((running(stores[0].as_ref(), &key).await.0, key));
    }
    let both = [(&stores[0], "north"), (&stores[1], "south")];
    let plays = both.iter().flat_map(|&(store, node)| {
        matches.iter().map(move |(table, key)| {
            let play = play(Arc::clone(store), node, *table, key.clone());
            async move { (*table, play.await) }
        })
    });
    let mut acknowledged: HashMap<TableId, Acknowledged> = HashMap::new();
    for (table, some) in join_all(plays).await {
        acknowledged.entry(table).or_default().extend(some);
    }
    let all: usize = acknowledged.values().map(Vec::len).sum();
    assert!(all >= 20, "of 200 appends only {all} fit");
    for (table, key) in &matches {
        let mut acknowledged = acknowledged.remove(table).unwrap();
        acknowledged.sort();
        let versions: Vec<u64> = acknowledged.iter().map(|(version, _)| *version).collect();
        let gapless: Vec<u64> = (1..=versions.len() as u64).map(|nth| nth * 2).collect();
        assert_eq!(versions, gapless);
        let history = stores[0].history(*table, 0, 999).await.unwrap();
        let commands: Vec<&String> = acknowledged.iter().map(|(_, command)| command).collect();
        assert_eq!(history.iter().skip(1).step_by(2).collect::<Vec<_>>(), commands);
        assert_eq!(history.len() as u64, stores[1].table(key).await.unwrap().unwrap().version);
    }
    join_all(stores.iter().map(|store| store.close())).await;
}
