//! Waiting tables: pages of lists, limits, and the sweep; and how much of a chat is kept.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::PathBuf;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row};
use store::{
    Beginning, Changed, Chat, Created, NewTable, Opener, Options, Pace, Page, Phase, SqliteStore,
    Store, Sweep, TableChange, TableId, TableRow, Tables, Wake,
};

struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let name = format!("store-waiting-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Scratch(folder)
    }

    fn file(&self) -> PathBuf {
        self.0.join("tokyo.db")
    }

    async fn open(&self) -> SqliteStore {
        SqliteStore::open(Options::new(self.file())).await.unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn head(game: &str, seats: &str, clock: &str) -> String {
    format!(r#"{{"game":"{game}","host":"ann","seats":{seats},"clock":{clock}}}"#)
}

fn new(key: &str, head: String) -> NewTable {
    NewTable { key: key.into(), listed: true, head, people: vec![], now_ms: 0, opener: None }
}

fn keys(rows: Vec<TableRow>) -> Vec<String> {
    rows.into_iter().map(|row| row.key).collect()
}

fn open_tables(limit: u32) -> Page {
    Page::first(Tables::Public(Phase::Open), limit)
}

#[tokio::test]
async fn lists_are_filtered_by_game_free_seats_and_pace() {
    let scratch = Scratch::new("filters");
    let store = scratch.open().await;
    let (full, free) = (r#"[{"name":"Ann"}]"#, r#"[{"name":"Ann"},null]"#);
    for (key, head) in [
        ("go", head("go", free, "null")),
        ("full", head("go", full, r#"{"per-move":{"seconds":9}}"#)),
        ("days", head("chess", free, r#"{"days-per-move":{"days":2}}"#)),
        ("bad", "no JSON at all".to_owned()),
    ] {
        store.create_table(new(key, head)).await.unwrap();
    }
    let list = async |page: Page| keys(store.tables(page).await.unwrap());
    let all = open_tables(9);
    assert_eq!(list(all.clone()).await, ["bad", "days", "full", "go"]);
    assert_eq!(list(Page { free: true, ..all.clone() }).await, ["days", "go"]);
    assert_eq!(list(Page { game: Some("go".into()), ..all.clone() }).await, ["full", "go"]);
    for (pace, expected) in [(Pace::Untimed, "go"), (Pace::RealTime, "full"), (Pace::Days, "days")]
    {
        assert_eq!(list(Page { pace: Some(pace), ..all.clone() }).await, [expected]);
    }
    // A change of the head changes what it is found by.
    let row = store.table("go").await.unwrap().unwrap();
    let change = TableChange {
        id: row.id,
        revision: row.revision,
        phase: Phase::Open,
        head: head("chess", full, "null"),
        people: vec![],
        begins: None,
    };
    assert_eq!(store.change_table(change).await.unwrap(), Changed::Done);
    let chess = Page { game: Some("chess".into()), ..all };
    assert_eq!(list(chess.clone()).await, ["days", "go"]);
    assert_eq!(list(Page { free: true, ..chess }).await, ["days"]);
}

#[tokio::test]
async fn pages_follow_each_other_while_tables_come_and_go() {
    let scratch = Scratch::new("pages");
    let store = scratch.open().await;
    for number in 0..7 {
        store.create_table(new(&number.to_string(), head("go", "[]", "null"))).await.unwrap();
    }
    let first = store.tables(open_tables(3)).await.unwrap();
    let before = first.last().map(|row| row.id);
    assert_eq!(keys(first), ["6", "5", "4"]);
    store.create_table(new("new", head("go", "[]", "null"))).await.unwrap();
    let last = store.table("4").await.unwrap().unwrap();
    store.drop_table(last.id).await.unwrap();
    let rest = store.tables(Page { before, ..open_tables(9) }).await.unwrap();
    assert_eq!(keys(rest), ["3", "2", "1", "0"]);
}

fn opened_by(key: &str, host: &str, client: &str) -> NewTable {
    let opener =
        Opener { host: host.into(), most_of_host: 2, client: client.into(), most_of_client: 3 };
    let head = format!(r#"{{"game":"go","host":"{host}","seats":[]}}"#);
    NewTable { opener: Some(opener), ..new(key, head) }
}

#[tokio::test]
async fn too_many_waiting_tables_are_refused_however_fast_they_come() {
    let scratch = Scratch::new("limits");
    let store = scratch.open().await;
    let hosts = ["ann", "ann", "ann", "bob", "cem", "dan"];
    let asked: Vec<NewTable> =
        (0..6).map(|idx| opened_by(&idx.to_string(), hosts[idx], "home")).collect();
    let [a, b, c, d, e, f] = <[NewTable; 6]>::try_from(asked).unwrap();
    let create = |table| store.create_table(table);
    let (a, b, c, d, e, f) =
        tokio::join!(create(a), create(b), create(c), create(d), create(e), create(f));
    let answers = [a, b, c, d, e, f].map(Result::unwrap);
    let done = |created: &&Created| matches!(created, Created::Done(_));
    assert_eq!(answers.iter().filter(done).count(), 3, "{answers:?}");
    assert_eq!(answers[2], Created::TooManyOfHost);
    assert_eq!(answers[5], Created::TooManyOfClient);
    let elsewhere = store.create_table(opened_by("x", "eve", "elsewhere")).await.unwrap();
    assert!(done(&&elsewhere));

    // A match that has begun no longer waits.
    let row = store.table("0").await.unwrap().unwrap();
    let change = TableChange {
        id: row.id,
        revision: 0,
        phase: Phase::Open,
        head: row.head,
        people: vec![],
        begins: Some(Beginning { opening: "{}".into(), wake: Wake::default(), awaited: 0 }),
    };
    store.change_table(change).await.unwrap();
    assert!(done(&&store.create_table(opened_by("y", "ann", "home")).await.unwrap()));
    let mut reader = SqliteConnectOptions::new().filename(scratch.file()).connect().await.unwrap();
    let begun = "SELECT count(*) FROM tables WHERE phase = 1 AND client IS NOT NULL";
    let row = sqlx::query(begun).fetch_one(&mut reader).await.unwrap();
    assert_eq!(row.get::<i64, _>(0), 0, "where the opener came from is forgotten");
}

#[tokio::test]
async fn tables_that_nobody_uses_are_swept_a_few_at_a_time() {
    let scratch = Scratch::new("sweep");
    let store = scratch.open().await;
    for key in ["a", "b", "c", "used"] {
        store.create_table(new(key, "{}".into())).await.unwrap();
    }
    let private = NewTable { listed: false, ..new("private", "{}".into()) };
    store.create_table(private).await.unwrap();
    let late = NewTable { now_ms: 50, ..new("late", "{}".into()) };
    store.create_table(late).await.unwrap();
    let sweep = |listed_ms, private_ms| Sweep {
        used: vec![("used".into(), 60), ("nowhere".into(), 60)],
        listed_ms,
        private_ms,
        most: 2,
    };
    assert_eq!(store.sweep(sweep(None, None)).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.sweep(sweep(Some(40), None)).await.unwrap().len(), 2, "bounded");
    assert_eq!(store.sweep(sweep(Some(40), None)).await.unwrap().len(), 1);
    let mut left = keys(store.tables(open_tables(9)).await.unwrap());
    left.sort();
    assert_eq!(left, ["late", "used"]);
    assert!(store.table("private").await.unwrap().is_some());
    assert_eq!(store.sweep(sweep(Some(40), Some(0))).await.unwrap(), ["private"]);
}

#[tokio::test]
async fn only_the_newest_lines_of_a_chat_are_kept() {
    let scratch = Scratch::new("chat");
    let store = scratch.open().await;
    let Created::Done(id) = store.create_table(new("a", "{}".into())).await.unwrap() else {
        panic!("no limit")
    };
    for number in 1..=520_u64 {
        assert_eq!(say(&store, id, &number.to_string()).await, number);
    }
    let kept = store.chat(id, 9_999).await.unwrap();
    assert_eq!((kept.len(), kept[0].number), (500, 21));
    assert_eq!(kept[0].person.as_deref(), Some("a1"));
}

async fn say(store: &SqliteStore, id: TableId, text: &str) -> u64 {
    let (name, person) = ("Ann".into(), Some("a1".into()));
    let chat = Chat { number: 0, name, seat: None, person, text: text.into() };
    store.say(id, chat).await.unwrap()
}

/// A file as the first version of the schema left it.
#[tokio::test]
async fn an_older_file_gets_the_columns_of_its_tables() {
    let scratch = Scratch::new("older");
    let store = scratch.open().await;
    let seats = r#"[{"name":"Ann"},null]"#;
    store.create_table(new("a", head("go", seats, "null"))).await.unwrap();
    store.set_setting("house-ms", "9000".into()).await.unwrap();
    store.close().await;
    let mut file = SqliteConnectOptions::new().filename(scratch.file()).connect().await.unwrap();
    let back = "DROP TRIGGER tables_new; DROP TRIGGER tables_head; DROP INDEX tables_games;
        DROP INDEX tables_hosts; DROP INDEX tables_clients; DROP INDEX tables_used;
        ALTER TABLE tables DROP COLUMN game; ALTER TABLE tables DROP COLUMN pace;
        ALTER TABLE tables DROP COLUMN free; ALTER TABLE tables DROP COLUMN host;
        ALTER TABLE tables DROP COLUMN client; ALTER TABLE tables DROP COLUMN used_ms;
        ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0; DROP TABLE turns;
        PRAGMA user_version = 2;";
    sqlx::raw_sql(back).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let store = scratch.open().await;
    let (game, pace) = (Some("go".into()), Some(Pace::Untimed));
    let page = Page { game, pace, free: true, ..open_tables(9) };
    assert_eq!(keys(store.tables(page).await.unwrap()), ["a"]);
    let sweep = |by| Sweep { listed_ms: Some(by), most: 9, ..Sweep::default() };
    assert!(store.sweep(sweep(8_999)).await.unwrap().is_empty(), "it counts as used just now");
    assert_eq!(store.sweep(sweep(9_000)).await.unwrap(), ["a"]);
}
