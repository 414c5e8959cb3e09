//! Which databases are opened, and by how many nodes at once.

use futures_util::future::join_all;
use sqlx::{ConnectOptions, Row};
use store::{Beat, Nodes, PostgresOptions, PostgresStore, Settings, Store, StoreError};

use crate::database::Database;

async fn refused(options: PostgresOptions) -> StoreError {
    PostgresStore::open(options).await.err().expect("it should be refused")
}

#[tokio::test]
async fn nodes_that_start_at_once_on_an_empty_database_all_come_up() {
    let database = Database::new().await;
    let stores = join_all((0..6).map(|_| PostgresStore::open(database.options()))).await;
    let stores: Vec<PostgresStore> = stores.into_iter().map(Result::unwrap).collect();
    let keys = stores.iter().enumerate();
    let keys = join_all(keys.map(|(nth, store)| store.setting_or("key", nth.to_string()))).await;
    assert!(keys.iter().all(|key| key == &keys[0]), "{keys:?}");
    for (nth, store) in stores.iter().enumerate() {
        let (node, address) = (nth.to_string(), String::new());
        store.beat(Beat { node, address, elapsed_ms: 0, lease_ms: 9 }).await.unwrap();
    }
    assert_eq!(stores[0].nodes().await.unwrap().len(), 6);
    assert_eq!(database.count("house").await, 1, "house time is one row");
    join_all(stores.iter().map(|store| store.close())).await;
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused() {
    let database = Database::new().await;
    database.open().await.close().await;
    database.run("UPDATE $schema.schema_version SET version = 99").await;
    let error = refused(database.options()).await;
    assert!(matches!(error, StoreError::Newer { found: 99, .. }), "{error}");
}

#[tokio::test]
async fn a_database_that_may_lose_what_it_confirms_is_refused() {
    let database = Database::new().await;
    let with = |commit: &str| {
        let url = format!("{}&options[synchronous_commit]={commit}", database.url());
        PostgresOptions::new(url)
    };
    let error = refused(with("off")).await;
    assert!(matches!(&error, StoreError::Unsafe(why) if why.contains("synchronous_commit = on")));

    // Whether the rest is accepted depends on the server that the tests were given.
    let mut server = database.server().connect().await.unwrap();
    let fsync: String = sqlx::query("SHOW fsync").fetch_one(&mut server).await.unwrap().get(0);
    match (fsync.as_str(), PostgresStore::open(with("local")).await) {
        ("on", Ok(store)) => store.close().await,
        ("off", Err(StoreError::Unsafe(why))) => {
            assert!(why.contains("fsync = on") && !why.contains("synchronous_commit"), "{why}");
        }
        (fsync, Ok(_)) => panic!("opened with fsync {fsync}"),
        (fsync, Err(error)) => panic!("refused with fsync {fsync}: {error}"),
    }
}

#[tokio::test]
async fn a_database_that_cannot_be_reached_says_what_to_check() {
    let database = Database::new().await;
    let unreachable = async |url: String| match refused(PostgresOptions::new(url)).await {
        StoreError::Unreachable(why) => why,
        other => panic!("{other}"),
    };
    let nowhere = unreachable(database.url_with("dbname=nowhere")).await;
    assert!(nowhere.contains("create it"), "{nowhere}");
    // Port 1 of this machine is nobody's.
    let nobody = unreachable("postgres://127.0.0.1:1/tokyo".into()).await;
    assert!(nobody.contains("check that it runs"), "{nobody}");
    let secret = unreachable("postgres://ann:secret@127.0.0.1:port/tokyo".into()).await;
    assert!(secret.contains("postgres://name:password") && !secret.contains("secret"), "{secret}");
}
