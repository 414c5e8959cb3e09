//! What the operator asks of the store, and what keeps it small.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use store::{
    Census, Created, Deed, Done, NewRuling, NewTable, Options, Phase, Roster, Ruled, Ruling,
    SqliteStore, Store, TableId, Upkeep,
};

/// A file of its own for each test; gone when the test is over.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let folder = std::env::temp_dir().join(format!("upkeep-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Scratch(folder)
    }

    fn options(&self) -> Options {
        Options::new(self.0.join("tokyo.db"))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn ruling(ruled: Ruled, subject: &str, reason: &str) -> NewRuling {
    let (subject, reason) = (subject.to_owned(), reason.to_owned());
    NewRuling { ruled, subject, reason, made_at: 7, until: Some(9) }
}

async fn rule(store: &SqliteStore, new: NewRuling) -> Ruling {
    match store.act(Deed::Rule(new)).await.unwrap() {
        Done::Ruling(ruling) => ruling,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_file_of_the_first_schema_is_brought_up_to_date() {
    let scratch = Scratch::new("first");
    let file = SqliteConnectOptions::new().filename(scratch.0.join("tokyo.db"));
    let mut old = file.create_if_missing(true).connect().await.unwrap();
    sqlx::raw_sql(include_str!("schema-1.sql")).execute(&mut old).await.unwrap();
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
async fn a_ruling_takes_the_place_of_the_one_before_it_and_announcements_do_not() {
    let scratch = Scratch::new("rulings");
    let store = SqliteStore::open(scratch.options()).await.unwrap();
    let first = rule(&store, ruling(Ruled::BanGuest, "ann", "one")).await;
    let second = rule(&store, ruling(Ruled::BanGuest, "ann", "two")).await;
    let mute = rule(&store, ruling(Ruled::Mute, "ann", "three")).await;
    assert!(second.id > first.id, "numbers are never used twice");
    let noon = rule(&store, ruling(Ruled::Announce, "", "noon")).await;
    let one = rule(&store, ruling(Ruled::Announce, "", "one o'clock")).await;
    assert_eq!(
        store.rulings().await.unwrap(),
        [second.clone(), mute.clone(), noon.clone(), one.clone()]
    );
    let lifted = store.act(Deed::Lift(noon.id)).await.unwrap();
    assert!(matches!(lifted, Done::Found(true)));
    let again = store.act(Deed::Lift(noon.id)).await.unwrap();
    assert!(matches!(again, Done::Found(false)));
    store.close().await;
    let store = SqliteStore::open(scratch.options()).await.unwrap();
    assert_eq!(store.rulings().await.unwrap(), [second, mute, one], "they outlive the process");
    store.close().await;
}

#[tokio::test]
async fn a_file_shrinks_when_tables_are_deleted() {
    let scratch = Scratch::new("shrink");
    let store = SqliteStore::open(scratch.options()).await.unwrap();
    let head = "x".repeat(200_000);
    let (people, now_ms, opener) = (Vec::new(), 0, None);
    let new = NewTable { key: "k".into(), listed: true, head, people, now_ms, opener };
    let Created::Done(id) = store.create_table(new).await.unwrap() else { panic!("no limit") };
    let full = store.sizes().await.unwrap();
    let tables = full.kinds.iter().find(|size| size.kind == "tables").unwrap();
    assert_eq!((tables.rows, tables.bytes), (1, 200_000));
    store.act(Deed::Delete(id)).await.unwrap();
    let free = store.sizes().await.unwrap().free;
    assert!(free > 190_000, "{free}");
    store.shrink(10).await.unwrap();
    let less = store.sizes().await.unwrap().free;
    assert!(less < free && less > 0, "a few pages at a time: {less}");
    store.shrink(u32::MAX >> 1).await.unwrap();
    let sizes = store.sizes().await.unwrap();
    assert_eq!(sizes.free, 0);
    assert!(sizes.file + 190_000 < full.file, "{sizes:?} {full:?}");
    store.close().await;
}
