//! The promises of the store, kept by SQLite.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use store::{
    Append, Appended, Beginning, Changed, Chat, Created, NewTable, Options, Page, Person, Phase,
    SqliteStore, Store, StoreError, TableChange, TableId, TableRow, Tables, Wake,
};
use tokio::sync::watch;

/// A file of its own for each test; gone when the test is over.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let folder = std::env::temp_dir().join(format!("store-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Scratch(folder)
    }

    fn file(&self) -> PathBuf {
        self.0.join("tokyo.db")
    }

    fn options(&self) -> Options {
        Options { patience: Duration::ZERO, ..Options::new(self.file()) }
    }

    async fn open(&self) -> SqliteStore {
        SqliteStore::open(self.options()).await.unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

async fn running(store: &SqliteStore, key: &str) -> (TableId, u64) {
    let people = vec!["ann".to_owned()];
    let (key, head) = (key.into(), "{}".into());
    let new = NewTable { key, listed: true, head, people, now_ms: 0, opener: None };
    let Created::Done(id) = store.create_table(new).await.unwrap() else { panic!("no limit") };
    let change = TableChange {
        id,
        revision: 0,
        phase: Phase::Open,
        head: "{\"n\":1}".into(),
        people: vec!["bob".into()],
        begins: Some(Beginning { opening: "opening".into(), wake: Wake::default(), awaited: 0 }),
    };
    assert_eq!(store.change_table(change).await.unwrap(), Changed::Done);
    (id, store.claim(id).await.unwrap())
}

fn lines(table: TableId, epoch: u64, expected: u64, lines: &[&str]) -> Append {
    Append {
        table,
        epoch,
        expected,
        command_id: None,
        lines: lines.iter().map(|line| (*line).to_owned()).collect(),
        checkpoint: None,
        wake: Wake::default(),
        awaited: 0,
        outcome: None,
        ended_at: None,
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
async fn an_append_is_committed_duplicate_conflict_or_fenced() {
    let scratch = Scratch::new("verdicts");
    let store = scratch.open().await;
    let (id, epoch) = running(&store, "a").await;
    let named = |expected, name: &str| Append {
        command_id: Some(name.into()),
        ..lines(id, epoch, expected, &["x", "y"])
    };
    assert_eq!(store.append(named(0, "c1")).await.unwrap(), Appended::Committed { version: 2 });
    assert_eq!(store.append(named(2, "c2")).await.unwrap(), Appended::Committed { version: 4 });
    assert_eq!(store.append(named(4, "c1")).await.unwrap(), Appended::Duplicate { version: 2 });
    assert_eq!(store.append(named(2, "c3")).await.unwrap(), Appended::Conflict { head: 4 });
    let newer = store.claim(id).await.unwrap();
    assert_eq!(store.append(named(4, "c4")).await.unwrap(), Appended::Fenced { epoch: newer });
    assert_eq!(store.find_command(id, "c2").await.unwrap(), Some(4));
    assert_eq!(store.find_command(id, "c4").await.unwrap(), None);
    assert_eq!(store.history(id, 0, 10).await.unwrap().len(), 4, "only what was committed");
    assert_eq!(store.history(id, 1, 2).await.unwrap(), ["y", "x"]);
}

#[tokio::test]
async fn one_bad_append_does_not_spoil_its_group() {
    let scratch = Scratch::new("group");
    let (open_gate, gate) = watch::channel(true);
    let options = Options { gate: Some(gate), ..scratch.options() };
    let store = Arc::new(SqliteStore::open(options).await.unwrap());
    let mut matches = Vec::new();
    for key in ["a", "b", "c"] {
        matches.push(running(&store, key).await);
    }
    // The first append holds the gate; the others gather behind it and share the next commit.
    open_gate.send(false).unwrap();
    let appends = vec![
        lines(matches[0].0, matches[0].1, 0, &["first"]),
        lines(matches[0].0, matches[0].1, 1, &["fits"]),
        lines(matches[1].0, matches[1].1, 7, &["conflicts"]),
        lines(TableId(999), 1, 0, &["no such table"]),
        lines(matches[2].0, matches[2].1, 0, &["fits"]),
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
    assert_eq!(said[2], Ok(Appended::Conflict { head: 0 }));
    assert_eq!(said[3], Err(StoreError::Missing));
    assert_eq!(said[4], Ok(Appended::Committed { version: 1 }));
}

#[tokio::test]
async fn a_checkpoint_shortens_the_tail_and_the_opening_stays() {
    let scratch = Scratch::new("checkpoint");
    let store = scratch.open().await;
    let (id, epoch) = running(&store, "a").await;
    for number in 0..6 {
        let checkpoint = (number % 2 == 1).then(|| format!("after {}", number + 1));
        let wake = Wake { at_ms: Some(500), bot: false };
        let append = Append { checkpoint, wake, ..lines(id, epoch, number, &["line"]) };
        store.append(append).await.unwrap();
    }
    store.append(lines(id, epoch, 6, &["last"])).await.unwrap();
    let loaded = store.load(id).await.unwrap();
    assert_eq!((loaded.checkpoint.as_str(), loaded.tail.len()), ("after 6", 1));
    assert_eq!(store.opening(id).await.unwrap(), "opening");
}

#[tokio::test]
async fn matches_that_go_on_by_themselves_are_found() {
    let scratch = Scratch::new("due");
    let store = scratch.open().await;
    let mut ids = Vec::new();
    for key in ["bot", "soon", "late", "none", "over"] {
        let (id, epoch) = running(&store, key).await;
        let wake = match key {
            "bot" => Wake { bot: true, at_ms: None },
            "soon" => Wake { bot: false, at_ms: Some(100) },
            "late" | "over" => Wake { bot: false, at_ms: Some(900) },
            _ => Wake::default(),
        };
        let outcome = (key == "over").then(|| "{}".to_owned());
        let append = Append { wake, outcome, ..lines(id, epoch, 0, &["x"]) };
        store.append(append).await.unwrap();
        ids.push(id);
    }
    let keys =
        |rows: Vec<TableRow>| -> Vec<String> { rows.into_iter().map(|row| row.key).collect() };
    assert_eq!(keys(store.due(100).await.unwrap()), ["bot", "soon"]);
    assert_eq!(keys(store.due(1_000).await.unwrap()), ["bot", "soon", "late"]);
    assert_eq!(store.table("over").await.unwrap().unwrap().phase, Phase::Over);
}

/// A change of the head that begins nothing, decided on what the row said.
fn note(row: &TableRow) -> TableChange {
    let (id, revision, phase) = (row.id, row.revision, row.phase);
    let (head, people) = ("{\"noted\":true}".into(), vec!["bob".into()]);
    TableChange { id, revision, phase, head, people, begins: None }
}

#[tokio::test]
async fn a_changed_head_leaves_the_clock_of_a_running_match_alone() {
    let scratch = Scratch::new("head-clock");
    let store = scratch.open().await;
    let (id, epoch) = running(&store, "a").await;
    let row = store.table("a").await.unwrap().unwrap();
    let wake = Wake { at_ms: Some(500), bot: true };
    store.append(Append { wake, ..lines(id, epoch, 0, &["x"]) }).await.unwrap();
    assert_eq!(store.change_table(note(&row)).await.unwrap(), Changed::Done);
    let due = store.due(500).await.unwrap();
    assert_eq!(due.len(), 1, "clock and bot are still due");
    assert_eq!((due[0].version, due[0].head.as_str()), (1, "{\"noted\":true}"));
    let done = Append { wake: Wake { bot: false, ..wake }, ..lines(id, epoch, 1, &["y"]) };
    store.append(done).await.unwrap();
    let row = store.table("a").await.unwrap().unwrap();
    assert_eq!(store.change_table(note(&row)).await.unwrap(), Changed::Done);
    assert_eq!(store.due(499).await.unwrap().len(), 0, "no bot comes up again");
    assert_eq!(store.due(500).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_change_decided_on_another_phase_does_not_revive_a_match_or_begin_it_twice() {
    let scratch = Scratch::new("head-phase");
    let store = scratch.open().await;
    let (id, epoch) = running(&store, "a").await;
    let row = store.table("a").await.unwrap().unwrap();
    let end = Append { outcome: Some("{}".into()), ..lines(id, epoch, 0, &["x"]) };
    store.append(end).await.unwrap();
    assert_eq!(store.change_table(note(&row)).await.unwrap(), Changed::Conflict);
    let over = store.table("a").await.unwrap().unwrap();
    assert_eq!((over.phase, over.revision, over.head), (Phase::Over, row.revision, row.head));
    let over = store.table("a").await.unwrap().unwrap();
    assert_eq!(store.change_table(note(&over)).await.unwrap(), Changed::Done);
    let noted = store.table("a").await.unwrap().unwrap();
    assert_eq!((noted.phase, noted.outcome.as_deref()), (Phase::Over, Some("{}")));
    let begins = Some(Beginning { opening: "again".into(), wake: Wake::default(), awaited: 0 });
    let again = TableChange { begins, ..note(&noted) };
    assert_eq!(store.change_table(again).await.unwrap(), Changed::Conflict);
    assert_eq!(store.opening(id).await.unwrap(), "opening");
}

#[tokio::test]
async fn a_person_is_counted_where_they_wait_or_play() {
    let scratch = Scratch::new("seated");
    let store = scratch.open().await;
    let (key, head, people) = ("w".into(), "{}".into(), vec!["bob".into()]);
    let new = NewTable { key, listed: false, head, people, now_ms: 0, opener: None };
    store.create_table(new).await.unwrap();
    running(&store, "a").await;
    let (id, epoch) = running(&store, "b").await;
    assert_eq!(store.seated("bob").await.unwrap(), 3);
    let end = Append { outcome: Some("{}".into()), ..lines(id, epoch, 0, &["x"]) };
    store.append(end).await.unwrap();
    assert_eq!((store.seated("bob").await.unwrap(), store.seated("ann").await.unwrap()), (2, 0));
}

#[tokio::test]
async fn tables_people_and_chat_are_kept() {
    let scratch = Scratch::new("lobby");
    let store = scratch.open().await;
    let (id, _) = running(&store, "a").await;
    let row = store.table("a").await.unwrap().unwrap();
    assert_eq!((row.revision, row.head.as_str()), (1, "{\"n\":1}"));
    let live = Page::first(Tables::Public(Phase::Live), 9);
    assert_eq!(store.tables(live).await.unwrap(), [row]);
    let of = |person: &str| Page::first(Tables::Of(person.into()), 9);
    assert_eq!(store.tables(of("bob")).await.unwrap().len(), 1);
    assert_eq!(store.tables(of("ann")).await.unwrap().len(), 0, "replaced");
    let person = Person { id: "ann".into(), name: "Ann".into() };
    store.save_person(person.clone()).await.unwrap();
    assert_eq!(store.person("ann").await.unwrap(), Some(person));
    for text in ["one", "two", "three"] {
        let chat =
            Chat { number: 0, person: None, name: "Ann".into(), seat: Some(1), text: text.into() };
        store.say(id, chat).await.unwrap();
    }
    let said = store.chat(id, 2).await.unwrap();
    let said: Vec<(u64, &str)> = said.iter().map(|c| (c.number, c.text.as_str())).collect();
    assert_eq!(said, [(2, "two"), (3, "three")]);
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
    let options = Options { most_pages: Some(40), ..scratch.options() };
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
    use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
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
async fn a_backup_is_a_whole_store() {
    let scratch = Scratch::new("backup");
    let store = scratch.open().await;
    let (id, epoch) = running(&store, "a").await;
    store.append(lines(id, epoch, 0, &["one"])).await.unwrap();
    let copy = scratch.0.join("copy.db");
    store.backup(&copy).await.unwrap();
    store.append(lines(id, epoch, 1, &["two"])).await.unwrap();
    let copied = SqliteStore::open(Options::new(copy)).await.unwrap();
    assert_eq!(copied.load(id).await.unwrap().tail, ["one"]);
}
