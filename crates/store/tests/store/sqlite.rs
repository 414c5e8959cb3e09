//! What is SQLite's own: files, groups of writes, full disks, older schemas.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row};
use store::{
    Append, Appended, Beat, Beginning, Census, Changed, Created, Lobby, MatchLog, NewTable, Opener,
    Options, Pace, Page, Phase, Roster, Settings, SqliteStore, Store, StoreError, Sweep,
    TableChange, TableId, TableRow, Tables, Upkeep, Wake,
};
use tokio::sync::watch;

use crate::scratch::Scratch;
use crate::suite::lobby::damaged_row;
use crate::suite::nodes::claim_due;
use crate::suite::{Time, claim, lines, promises, running, saved};

/// An empty store, and what it lies in.
async fn empty(name: &str) -> (SqliteStore, Scratch) {
    let scratch = Scratch::new(name);
    (scratch.open().await, scratch)
}

/// The store takes the time from who beats.
#[async_trait]
impl Time for Scratch {
    async fn pass(&self, store: &dyn Store, ms: u64) {
        let (node, address) = ("clock".into(), String::new());
        store.beat(Beat { node, address, elapsed_ms: ms, lease_ms: 0 }).await.unwrap();
    }
}

promises!(empty);

fn new(key: &str, head: String) -> NewTable {
    NewTable {
        key: key.into(),
        listed: true,
        head,
        people: vec![],
        now_ms: 0,
        opener: None,
        joins: None,
    }
}

#[tokio::test]
async fn what_was_answered_is_there_after_reopening() {
    let scratch = Scratch::new("reopen");
    let store = scratch.open().await;
    let (id, epoch) = running(&store, "a").await;
    let first = store.append(lines(id, epoch, 0, &["one \"1\"", "two"])).await.unwrap();
    assert_eq!(first, Appended::Committed { version: 2 });
    store.close().await;
    let store = scratch.open().await;
    let loaded = store.load(id).await.unwrap();
    assert_eq!(loaded.checkpoint, "opening");
    assert_eq!(loaded.tail, ["one \"1\"", "two"]);
    assert_eq!(store.table("a").await.unwrap().unwrap().version, 2);
}

#[tokio::test]
async fn a_command_acts_once_although_the_store_was_opened_again() {
    let scratch = Scratch::new("commands");
    let store = scratch.open().await;
    let (id, epoch) = running(&store, "a").await;
    let first = lines(id, epoch, 0, &["one", "two"]);
    store.append(first.clone()).await.unwrap();
    store.close().await;
    let store = scratch.open().await;
    let again = || Append { expected: 2, ..first.clone() };
    let duplicate = Ok(Appended::Duplicate { version: 2 });
    assert_eq!(store.append(again()).await, duplicate, "by what the file says");
    let other = Append { command_id: "other".into(), ..again() };
    assert_eq!(store.append(other).await, Ok(Appended::Committed { version: 4 }));
    let late = Append { expected: 4, ..first.clone() };
    assert_eq!(store.append(late).await, duplicate, "by what is remembered");
    assert_eq!(store.find_command(id, &first.command_id).await, Ok(Some(2)));
    assert_eq!(store.find_command(id, "nobody's").await, Ok(None));
    store.close().await;
}

#[tokio::test]
async fn a_row_that_is_remembered_is_the_one_in_the_file() {
    let scratch = Scratch::new("known");
    let store = scratch.open().await;
    // It opened nothing itself, so it reads.
    let reader = scratch.open().await;
    let check = async |step: &str| {
        let row = store.table("a").await.unwrap();
        assert_eq!(row, reader.table("a").await.unwrap(), "{step}");
        row
    };
    let Created::Done(id) = store.create_table(new("a", "{}".into())).await.unwrap() else {
        panic!("no limit")
    };
    check("opened").await;
    let change = |revision, phase| TableChange {
        id,
        revision,
        phase,
        head: format!("{{\"game\":\"go\",\"n\":{revision}}}"),
        people: None,
        begins: None,
        joins: None,
    };
    assert_eq!(store.change_table(change(0, Phase::Open)).await.unwrap(), Changed::Done);
    check("changed").await;
    assert_eq!(store.change_table(change(0, Phase::Open)).await.unwrap(), Changed::Conflict);
    check("not changed").await;
    let begins = Some(Beginning { opening: saved("o"), wake: Wake::default(), awaited: 2 });
    let begin = TableChange { begins, ..change(1, Phase::Open) };
    assert_eq!(store.change_table(begin).await.unwrap(), Changed::Done);
    assert_eq!(check("begun").await.unwrap().phase, Phase::Live);
    let epoch = claim(&store, id).await;
    let append = Append { awaited: 1, ..lines(id, epoch, 0, &["one", "two"]) };
    store.append(append.clone()).await.unwrap();
    check("played").await;
    store.append(append).await.unwrap();
    check("played before").await;
    let last = Append { outcome: Some("{}".into()), ..lines(id, epoch, 2, &["three"]) };
    store.append(last).await.unwrap();
    assert_eq!(check("over").await.unwrap().version, 3);
    assert_eq!(store.change_table(change(2, Phase::Over)).await.unwrap(), Changed::Done);
    check("noted").await;
    store.release(id, epoch).await.unwrap();
    check("released").await;
    store.delete_table(id).await.unwrap();
    assert_eq!(check("deleted").await, None);
}

#[tokio::test]
async fn one_bad_append_does_not_spoil_its_group() {
    let scratch = Scratch::new("group");
    let (open_gate, gate) = watch::channel(true);
    let options = Options { gate: Some(gate), ..scratch.options() };
    let store = Arc::new(SqliteStore::open(options).await.unwrap());
    let mut matches = Vec::new();
    for key in ["a", "b", "c", "d"] {
        matches.push(running(store.as_ref(), key).await);
    }
    let once = lines(matches[3].0, matches[3].1, 0, &["once"]);
    store.append(once.clone()).await.unwrap();
    // The first append holds the gate; the others gather behind it and share the next commit.
    open_gate.send(false).unwrap();
    let appends = vec![
        lines(matches[0].0, matches[0].1, 0, &["first"]),
        lines(matches[0].0, matches[0].1, 1, &["fits"]),
        lines(matches[1].0, matches[1].1, 7, &["conflicts"]),
        lines(TableId(999), 1, 0, &["no such table"]),
        lines(matches[2].0, matches[2].1, 0, &["fits"]),
        Append { expected: 1, ..once },
    ];
    let mut answers = Vec::new();
    for append in appends {
        let store = Arc::clone(&store);
        answers.push(tokio::spawn(async move { store.append(append).await }));
        tokio::task::yield_now().await;
    }
    assert!(answers.iter().all(|answer| !answer.is_finished()), "nothing before the commit");
    open_gate.send(true).unwrap();
    let mut said = Vec::new();
    for answer in answers {
        said.push(answer.await.unwrap());
    }
    assert_eq!(said[0], Ok(Appended::Committed { version: 1 }));
    assert_eq!(said[1], Ok(Appended::Committed { version: 2 }));
    assert_eq!(said[2], Ok(Appended::Conflict { version: 0 }));
    assert_eq!(said[3], Err(StoreError::Missing));
    assert_eq!(said[4], Ok(Appended::Committed { version: 1 }));
    assert_eq!(said[5], Ok(Appended::Duplicate { version: 1 }));
}

#[tokio::test]
async fn the_live_writer_flushes_the_disk_with_every_commit() {
    let scratch = Scratch::new("durability");
    let durability = scratch.open().await.durability().await.unwrap();
    assert_eq!((durability.journal_mode.as_str(), durability.synchronous), ("wal", 2));
}

#[tokio::test]
async fn a_full_disk_is_said_and_loses_nothing() {
    let scratch = Scratch::new("full");
    let options = Options { most_pages: Some(60), ..scratch.options() };
    let store = SqliteStore::open(options).await.unwrap();
    let (id, epoch) = running(&store, "a").await;
    let big = "x".repeat(20_000);
    let mut committed = 0;
    let error = loop {
        match store.append(lines(id, epoch, committed, &[&big])).await {
            Ok(Appended::Committed { version }) => committed = version,
            Ok(other) => panic!("{other:?}"),
            Err(error) => break error,
        }
    };
    assert_eq!(error, StoreError::Full);
    assert!(committed > 0);
    store.close().await;
    let store = scratch.open().await;
    assert_eq!(store.load(id).await.unwrap().tail.len() as u64, committed);
    let again = store.append(lines(id, epoch, committed, &[&big])).await.unwrap();
    assert_eq!(again, Appended::Committed { version: committed + 1 });
}

#[tokio::test]
async fn a_corrupt_a_locked_and_a_newer_file_are_refused() {
    let scratch = Scratch::new("refused");
    std::fs::write(
        scratch.file(),
        "this is no database, but it is long enough to look at".repeat(99),
    )
    .unwrap();
    let error = SqliteStore::open(scratch.options()).await.err().unwrap();
    assert!(matches!(error, StoreError::Corrupt(_)), "{error}");

    std::fs::remove_file(scratch.file()).unwrap();
    scratch.open().await.close().await;
    let mut other = SqliteConnectOptions::new().filename(scratch.file()).connect().await.unwrap();
    let lock = "PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; CREATE TABLE t (x); COMMIT";
    sqlx::raw_sql(lock).execute(&mut other).await.unwrap();
    let error = SqliteStore::open(scratch.options()).await.err().unwrap();
    assert!(matches!(error, StoreError::Locked(_)), "{error}");

    sqlx::raw_sql("PRAGMA user_version = 99").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let error = SqliteStore::open(scratch.options()).await.err().unwrap();
    assert!(matches!(error, StoreError::Newer { found: 99, .. }), "{error}");
}

#[tokio::test]
async fn a_damaged_row_is_an_error_and_not_a_match_that_is_over() {
    let (store, scratch) = empty("damaged").await;
    let damage = async |statement| {
        let file = SqliteConnectOptions::new().filename(scratch.file());
        let mut file = file.connect().await.unwrap();
        sqlx::raw_sql(statement).execute(&mut file).await.unwrap();
        file.close().await.unwrap();
        // Rows that the store remembers are read again after what may have changed any of them.
        store.forget_person("nobody").await.unwrap();
    };
    damaged_row(&store, "UPDATE tables SET phase = 3 WHERE key = 'a'", damage).await;
    store.close().await;
}

#[tokio::test]
async fn waking_a_match_forgets_no_other() {
    let (store, scratch) = empty("wakes").await;
    let (asleep, _) = running(&store, "asleep").await;
    let (awake, epoch) = running(&store, "awake").await;
    store.append(lines(awake, epoch, 0, &["one"])).await.unwrap();
    // Behind the store's back: whoever reads this match again finds another epoch.
    let mut file = SqliteConnectOptions::new().filename(scratch.file()).connect().await.unwrap();
    let change = format!(
        "UPDATE tables SET epoch = 77 WHERE key = 'awake';
        UPDATE tables SET bot_due = 1, owner = NULL WHERE id = {}",
        asleep.0
    );
    sqlx::raw_sql(sqlx::AssertSqlSafe(change)).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let due = claim_due(&store, 0).await;
    assert_eq!(due.iter().map(|due| due.row.id).collect::<Vec<_>>(), [asleep]);
    let second = store.append(lines(awake, epoch, 1, &["two"])).await.unwrap();
    assert_eq!(second, Appended::Committed { version: 2 }, "remembered");
    store.release(asleep, due[0].owned.epoch).await.unwrap();
    store.forget_person("nobody").await.unwrap();
    let third = store.append(lines(awake, epoch, 2, &["three"])).await.unwrap();
    assert_eq!(third, Appended::Fenced { epoch: 77 }, "read again");
    store.close().await;
}

#[tokio::test]
async fn a_file_of_the_first_schema_is_brought_up_to_date() {
    let scratch = Scratch::new("first");
    let file = SqliteConnectOptions::new().filename(scratch.0.join("tokyo.db"));
    let mut old = file.create_if_missing(true).connect().await.unwrap();
    sqlx::raw_sql(include_str!("../schema-1.sql")).execute(&mut old).await.unwrap();
    old.close().await.unwrap();

    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() as i64;
    let store = SqliteStore::open(scratch.options()).await.unwrap();
    let rows = store.roster(Roster::default(), 9).await.unwrap();
    let ended: Vec<(i64, bool)> =
        rows.iter().map(|(row, at)| (row.id.0, at.is_some_and(|at| at >= since))).collect();
    assert_eq!(ended, [(3, true), (2, false), (1, false)], "those that are over end now");
    assert_eq!(rows[1].1, None);
    assert_eq!(store.chat(TableId(3), 9).await.unwrap()[0].person, None);
    assert_eq!(store.rulings().await.unwrap(), []);
    let census = store.census().await.unwrap();
    let one = |game: &str, phase| Census { game: game.into(), phase, tables: 1 };
    let all = [one("go", Phase::Open), one("go", Phase::Live), one("shogi", Phase::Over)];
    assert_eq!(census, all);
    store.close().await;
}

#[tokio::test]
async fn a_file_shrinks_when_tables_are_deleted() {
    let scratch = Scratch::new("shrink");
    let store = SqliteStore::open(scratch.options()).await.unwrap();
    let head = "x".repeat(200_000);
    let (people, now_ms, opener) = (Vec::new(), 0, None);
    let new = NewTable { key: "k".into(), listed: true, head, people, now_ms, opener, joins: None };
    let Created::Done(id) = store.create_table(new).await.unwrap() else { panic!("no limit") };
    let full = store.sizes().await.unwrap();
    let tables = full.kinds.iter().find(|size| size.kind == "tables").unwrap();
    assert_eq!((tables.rows, tables.bytes), (1, 200_000));
    assert!(store.delete_table(id).await.unwrap());
    let free = store.sizes().await.unwrap().free;
    assert!(free > 190_000, "{free}");
    assert!(store.shrink(10).await.unwrap(), "there is more");
    let less = store.sizes().await.unwrap().free;
    assert!(less < free && less > 0, "a few pages at a time: {less}");
    assert!(!store.shrink(u32::MAX >> 1).await.unwrap(), "nothing is left");
    let sizes = store.sizes().await.unwrap();
    assert_eq!(sizes.free, 0);
    assert!(sizes.file + 190_000 < full.file, "{sizes:?} {full:?}");
    store.close().await;
}

/// A file as the first version of the schema left it.
#[tokio::test]
async fn an_older_file_gets_the_columns_of_its_tables() {
    let scratch = Scratch::new("older");
    let store = scratch.open().await;
    let seats = r#"[{"name":"Ann"},null]"#;
    store
        .create_table(new(
            "a",
            format!(r#"{{"game":"go","host":"ann","seats":{seats},"clock":null}}"#),
        ))
        .await
        .unwrap();
    store.set_setting("house-ms", "9000".into()).await.unwrap();
    store.close().await;
    let mut file = SqliteConnectOptions::new().filename(scratch.file()).connect().await.unwrap();
    let back = "DROP TRIGGER tables_new; DROP TRIGGER tables_head; DROP INDEX tables_games;
        DROP INDEX tables_hosts; DROP INDEX tables_clients; DROP INDEX tables_used;
        DROP INDEX tables_running; DROP INDEX tables_listed; DROP INDEX tables_feats;
        CREATE INDEX tables_listed ON tables (phase, id) WHERE listed;
        ALTER TABLE tables DROP COLUMN crowded;
        ALTER TABLE tables DROP COLUMN game; ALTER TABLE tables DROP COLUMN pace;
        ALTER TABLE tables DROP COLUMN free; ALTER TABLE tables DROP COLUMN host;
        ALTER TABLE tables DROP COLUMN client; ALTER TABLE tables DROP COLUMN used_ms;
        ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0; DROP TABLE turns;
        DROP TABLE nodes; DROP TABLE house; DROP INDEX tables_owned;
        DROP INDEX tables_bots_by; DROP INDEX tables_wakes_by;
        ALTER TABLE tables DROP COLUMN lost_ms; ALTER TABLE tables DROP COLUMN rules;
        ALTER TABLE tables DROP COLUMN owner;
        CREATE INDEX tables_bots ON tables (id) WHERE phase = 1 AND bot_due;
        CREATE INDEX tables_wakes ON tables (wakes_at) WHERE phase = 1;
        DROP TABLE erased; DROP TABLE profiles; DROP TABLE carries; DROP TABLE blocks;
        DROP TABLE invitations; DROP TABLE pushes;
        CREATE UNIQUE INDEX lines_commands ON lines (table_id, command_id);
        PRAGMA user_version = 2;";
    sqlx::raw_sql(back).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let store = scratch.open().await;
    let (game, pace) = (Some("go".into()), Some(Pace::Untimed));
    let page = Page { game, pace, free: true, ..Page::first(Tables::Public(Phase::Open), 9) };
    let found = store.tables(page).await.unwrap();
    assert_eq!(found.iter().map(|row: &TableRow| row.key.as_str()).collect::<Vec<_>>(), ["a"]);
    let sweep = |by| Sweep { listed_ms: Some(by), most: 9, ..Sweep::default() };
    assert!(store.sweep(sweep(8_999)).await.unwrap().is_empty(), "it counts as used just now");
    assert_eq!(store.sweep(sweep(9_000)).await.unwrap(), ["a"]);
}

#[tokio::test]
async fn where_a_table_was_opened_from_is_forgotten_when_its_match_begins() {
    let scratch = Scratch::new("client");
    let store = scratch.open().await;
    let opener =
        Opener { host: "ann".into(), most_of_host: 9, client: "home".into(), most_of_client: 9 };
    let table = NewTable { opener: Some(opener), ..new("a", "{}".into()) };
    let Created::Done(id) = store.create_table(table).await.unwrap() else { panic!("no limit") };
    let change = TableChange {
        id,
        revision: 0,
        phase: Phase::Open,
        head: "{}".into(),
        people: None,
        begins: Some(Beginning { opening: saved("{}"), wake: Wake::default(), awaited: 0 }),
        joins: None,
    };
    assert_eq!(store.change_table(change).await.unwrap(), Changed::Done);
    let mut reader = SqliteConnectOptions::new().filename(scratch.file()).connect().await.unwrap();
    let begun = "SELECT count(*) FROM tables WHERE phase = 1 AND client IS NOT NULL";
    let row = sqlx::query(begun).fetch_one(&mut reader).await.unwrap();
    assert_eq!(row.get::<i64, _>(0), 0);
}
