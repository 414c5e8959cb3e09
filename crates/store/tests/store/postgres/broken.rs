//! Connections that break, and servers that can only be read.

use futures_util::future::join_all;
use sqlx::{AssertSqlSafe, ConnectOptions};
use store::{
    Appended, Created, Lobby, MatchLog, Page, Phase, PostgresOptions, PostgresStore, Store,
    StoreError, Tables, Upkeep,
};

use super::new;
use super::proxy::Proxy;
use crate::database::Database;
use crate::suite::{lines, running, saved};

/// A store that reaches its database by a proxy.
async fn by_proxy() -> (PostgresStore, Proxy, Database) {
    let database = Database::new().await;
    let proxy = Proxy::before(&database).await;
    let store = PostgresStore::open(database.options_by_port(proxy.port)).await.unwrap();
    (store, proxy, database)
}

#[tokio::test]
async fn an_append_whose_answer_is_lost_is_unknown_and_found_afterwards() {
    let (store, proxy, _database) = by_proxy().await;
    let (id, epoch) = running(&store, "a").await;
    let append = lines(id, epoch, 0, &["x"]);
    proxy.keep_back("SELECT 1");
    assert_eq!(store.append(append.clone()).await, Err(StoreError::Unknown));
    assert!(proxy.kept_back());
    assert_eq!(store.find_command(id, &append.command_id).await.unwrap(), Some(1));
    assert_eq!(store.append(append).await.unwrap(), Appended::Duplicate { version: 1 });
    let next = store.append(lines(id, epoch, 1, &["y"])).await.unwrap();
    assert_eq!(next, Appended::Committed { version: 2 });
    store.close().await;
}

#[tokio::test]
async fn a_commit_whose_answer_is_lost_is_unknown_and_what_is_lost_before_it_is_repeated() {
    let (store, proxy, database) = by_proxy().await;
    proxy.keep_back("COMMIT");
    assert_eq!(store.create_table(new("a")).await, Err(StoreError::Unknown));
    assert!(proxy.kept_back());
    assert!(store.table("a").await.unwrap().is_some(), "it was written");
    proxy.keep_back("INSERT 0 1");
    let repeated = store.create_table(new("b")).await.unwrap();
    assert!(proxy.kept_back());
    assert!(matches!(repeated, Created::Done(_)));
    assert_eq!(database.count("tables").await, 2);
    store.close().await;
}

#[tokio::test]
async fn after_all_connections_broke_one_write_at_most_is_unknown() {
    let (store, proxy, _database) = by_proxy().await;
    let mut matches = Vec::new();
    for key in ["a", "b", "c", "d"] {
        matches.push(running(&store, key).await);
    }
    // Several connections lie in the pool.
    let page = || store.tables(Page::first(Tables::Public(Phase::Live), 9));
    assert!(join_all((0..20).map(|_| page())).await.iter().all(Result::is_ok));
    proxy.cut();
    let mut unknown = 0;
    for (id, epoch) in &matches {
        let append = lines(*id, *epoch, 0, &["x"]);
        match store.append(append.clone()).await {
            Ok(Appended::Committed { version: 1 }) => {}
            Err(StoreError::Unknown) => {
                unknown += 1;
                let found = store.find_command(*id, &append.command_id).await.unwrap();
                assert_eq!(found, None, "the connection broke before it was sent");
                store.append(append).await.unwrap();
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(unknown <= 1, "{unknown}");
    proxy.cut();
    assert_eq!(page().await.unwrap().len(), 4, "questions are asked again");
    proxy.cut();
    assert!(store.create_table(new("e")).await.is_ok(), "nothing was written, so it is repeated");
    store.close().await;
}

/// After a failover, connections to the server that is no longer the first can only read. Here they
/// were opened while the database was set so.
#[tokio::test]
async fn read_only_connections_are_thrown_away() {
    let database = Database::new().await;
    let name = format!("tokyo_read_only_{}", std::process::id());
    let mut server = database.server().connect().await.unwrap();
    let mut run = async |statement: String| {
        sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut server).await.unwrap();
    };
    run(format!("DROP DATABASE IF EXISTS {name}")).await;
    run(format!("CREATE DATABASE {name}")).await;
    let url = database.url_with(&format!("dbname={name}"));
    let options = PostgresOptions { allow_unsafe: true, ..PostgresOptions::new(url) };
    let store = PostgresStore::open(options).await.unwrap();
    let (id, epoch) = running(&store, "a").await;

    run(format!("ALTER DATABASE {name} SET default_transaction_read_only = on")).await;
    let kill =
        format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'");
    run(kill).await;
    let page = || store.tables(Page::first(Tables::Public(Phase::Live), 9));
    assert!(join_all((0..20).map(|_| page())).await.iter().all(Result::is_ok));
    let refused = store.append(lines(id, epoch, 0, &["x"])).await;
    let Err(StoreError::Unreachable(why)) = refused else { panic!("{refused:?}") };
    assert!(why.contains("nothing was written"), "{why}");
    assert!(join_all((0..20).map(|_| page())).await.iter().all(Result::is_ok));

    run(format!("ALTER DATABASE {name} RESET default_transaction_read_only")).await;
    let again = store.append(lines(id, epoch, 0, &["x"])).await.unwrap();
    assert_eq!(again, Appended::Committed { version: 1 });
    assert!(store.create_table(new("b")).await.is_ok());
    store.close().await;
    run(format!("DROP DATABASE {name} WITH (FORCE)")).await;
}

#[tokio::test]
async fn one_bad_append_does_not_spoil_its_group() {
    let database = Database::new().await;
    let store = database.open().await;
    let mut appends = Vec::new();
    for nth in 0..40 {
        let (id, epoch) = running(&store, &nth.to_string()).await;
        // PostgreSQL takes no zero byte.
        let line = if nth == 7 { "zero\0" } else { "line" };
        appends.push(store.append(lines(id, epoch, 0, &[line])));
    }
    for (nth, answer) in join_all(appends).await.into_iter().enumerate() {
        match nth {
            7 => assert!(matches!(answer, Err(StoreError::Failed(_))), "{answer:?}"),
            _ => assert_eq!(answer, Ok(Appended::Committed { version: 1 })),
        }
    }
    store.close().await;
}

#[tokio::test]
async fn old_checkpoints_go_and_a_deleted_table_leaves_nothing() {
    let database = Database::new().await;
    let store = database.open().await;
    let (id, epoch) = running(&store, "a").await;
    for number in 0..3 {
        let append = lines(id, epoch, number, &["line"]);
        store.append(store::Append { checkpoint: Some(saved("text")), ..append }).await.unwrap();
    }
    store.close().await;
    let store = database.open().await;
    let kept: Vec<u64> = store.checkpoints(id).await.unwrap().iter().map(|one| one.0).collect();
    assert_eq!(kept, [0, 3]);
    assert!(store.delete_table(id).await.unwrap());
    for table in ["tables", "lines", "checkpoints", "members", "locks"] {
        assert_eq!(database.count(table).await, 0, "{table}");
    }
    store.close().await;
}
