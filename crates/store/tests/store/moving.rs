//! Everything from one database into another, and back.

use std::ops::ControlFlow;

use store::moving::{self, End, Location, MoveError, Moved};
use store::{
    Append, Appended, Beat, Carry, Chat, MatchLog, NewRuling, Nodes, Person, Ruled, Settings,
    SqliteStore, Store, TableId, Upkeep, Wake,
};

use crate::database::Database;
use crate::scratch::Scratch;
use crate::suite::pushes::subscription;
use crate::suite::{Time, claim, lines, running, saved};

/// More rows than are taken at once.
const MANY: u64 = 1_200;

/// Fills a store with something of everything. Returns a match that goes on.
async fn fill(store: &dyn Store) -> TableId {
    store.set_setting("secret", "for tokens".into()).await.unwrap();
    let ann = Person { id: "ann".into(), name: "Ann \0 \u{1f409}".into() };
    store.save_person(ann).await.unwrap();
    store.set_avatar("ann", Some("tanuki".into())).await.unwrap();
    store.show("ann", Some(5), true).await.unwrap();
    let carry = Carry { person: "ann".into(), digest: "d1".into(), until: 99 };
    store.keep_carry(carry, 0).await.unwrap();
    store.block("ann", "eve", true).await.unwrap();
    store.subscribe(subscription("ann", "phone", 7), 5).await.unwrap();
    running(store, "other").await;
    let (id, epoch) = running(store, "match").await;
    for number in 0..MANY {
        let checkpoint = (number % 500 == 499).then(|| saved(&format!("after {number}")));
        let wake = Wake { at_ms: Some(900), bot: true };
        let append = Append { checkpoint, wake, ..lines(id, epoch, number, &["{\"line\":1}"]) };
        assert!(matches!(store.append(append).await.unwrap(), Appended::Committed { .. }));
    }
    for seat in [Some(1), None] {
        let chat = Chat {
            number: 0,
            person: Some("ann".into()),
            name: "Ann".into(),
            seat,
            text: "Good luck!".into(),
        };
        store.say(id, chat).await.unwrap();
    }
    store.release(id, epoch).await.unwrap();
    id
}

/// Moves, without anybody watching.
async fn move_quietly(from: &Location, to: &Location) -> Result<Moved, MoveError> {
    moving::run(from, to, &mut |_| ControlFlow::Continue(())).await
}

/// What a store says about the match, in every way that it can be asked.
async fn told(store: &dyn Store, id: TableId) -> String {
    let row = store.table("match").await.unwrap().unwrap();
    let loaded = store.load(id).await.unwrap();
    let opening = store.opening(id).await.unwrap();
    let lines = store.history(id, 0, 5_000).await.unwrap();
    let chat = store.chat(id, 10).await.unwrap();
    let ann = store.person("ann").await.unwrap();
    let profile = store.profile("ann").await.unwrap();
    let carry = store.carried_by("d1", 0).await.unwrap();
    let blocked = store.blocked_by("ann").await.unwrap();
    let secret = store.setting("secret").await.unwrap();
    let pushes = store.subscriptions("ann").await.unwrap();
    assert_eq!(pushes.len(), 1);
    let people = format!("{ann:?}\n{profile:?} {carry:?} {blocked:?}\n{pushes:?}\n{secret:?}");
    format!("{row:?}\n{loaded:?}\n{opening}\n{}\n{chat:?}\n{people}", lines.len())
}

#[tokio::test]
async fn everything_moves_to_postgres_and_back_and_matches_go_on() {
    let (old, new) = (Scratch::new("moving-out"), Scratch::new("moving-back"));
    let database = Database::new().await;
    let there = Location::Postgres(database.options());
    let source = SqliteStore::open(old.options()).await.unwrap();
    let id = fill(&source).await;
    let before = told(&source, id).await.replace("\\0", "\u{fffd}");
    source.close().await;

    let moved = move_quietly(&Location::Sqlite(old.file()), &there).await.unwrap();
    assert!(moved.0.iter().any(|&(kind, rows, _)| (kind, rows) == ("lines", MANY)));
    let target = database.open().await;
    assert!(!moving::is_unfinished(&target).await.unwrap());
    assert_eq!(told(&target, id).await, before);
    target.close().await;

    let back = move_quietly(&there, &Location::Sqlite(new.file())).await.unwrap();
    assert_eq!(back, moved, "the same rows, by their digests");
    let returned = SqliteStore::open(new.options()).await.unwrap();
    assert_eq!(told(&returned, id).await, before);
    let epoch = claim(&returned, id).await;
    let next = returned.append(lines(id, epoch, MANY, &["next"])).await.unwrap();
    assert_eq!(next, Appended::Committed { version: MANY + 1 });
    returned.close().await;
}

/// What is created after the move gets numbers of its own.
#[tokio::test]
async fn a_moved_store_gives_new_numbers() {
    let (old, database) = (Scratch::new("moving-numbers"), Database::new().await);
    let source = SqliteStore::open(old.options()).await.unwrap();
    let id = fill(&source).await;
    let ruling = NewRuling {
        ruled: Ruled::Announce,
        subject: String::new(),
        reason: "Hello".into(),
        made_at: 1,
        until: None,
    };
    source.rule(ruling.clone()).await.unwrap();
    source.close().await;
    let there = Location::Postgres(database.options());
    move_quietly(&Location::Sqlite(old.file()), &there).await.unwrap();
    let target = database.open().await;
    let (newer, _) = running(&target, "newer").await;
    assert!(newer.0 > id.0);
    target.rule(ruling).await.unwrap();
    assert_eq!(target.rulings().await.unwrap().len(), 2);
    target.close().await;
}

#[tokio::test]
async fn a_move_that_was_stopped_goes_on_and_cannot_be_served_before() {
    let (old, database) = (Scratch::new("moving-on"), Database::new().await);
    let source = SqliteStore::open(old.options()).await.unwrap();
    fill(&source).await;
    source.close().await;
    let (from, to) = (Location::Sqlite(old.file()), Location::Postgres(database.options()));
    let mut stop_after_a_page = |progress: moving::Progress| {
        let has_page = progress.kind == "lines" && progress.done >= 1_000;
        if has_page { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let stopped = moving::run(&from, &to, &mut stop_after_a_page).await;
    assert_eq!(stopped, Err(MoveError::Stopped));
    let target = database.open().await;
    assert!(moving::is_unfinished(&target).await.unwrap());
    target.close().await;
    assert_eq!(database.count("lines").await, 1_000, "the first page has arrived");

    let mut first = None;
    let mut tell = |progress: moving::Progress| {
        if progress.kind == "lines" && first.is_none() {
            first = Some(progress.done);
        }
        ControlFlow::Continue(())
    };
    moving::run(&from, &to, &mut tell).await.unwrap();
    assert_eq!(first, Some(1_000), "what has arrived is not moved again");
}

#[tokio::test]
async fn a_target_that_holds_something_else_is_left_alone() {
    let (old, other) = (Scratch::new("moving-refused"), Scratch::new("moving-other"));
    let database = Database::new().await;
    let source = SqliteStore::open(old.options()).await.unwrap();
    fill(&source).await;
    source.close().await;
    let target = database.open().await;
    running(&target, "busy").await;
    let (from, to) = (Location::Sqlite(old.file()), Location::Postgres(database.options()));
    assert_eq!(move_quietly(&from, &to).await, Err(MoveError::NotEmpty(1, 0, 0)));

    let half_moved = SqliteStore::open(other.options()).await.unwrap();
    half_moved.set_setting("moving", "something else".into()).await.unwrap();
    half_moved.close().await;
    let half_moved = Location::Sqlite(other.file());
    assert_eq!(move_quietly(&from, &half_moved).await, Err(MoveError::Other));
    assert_eq!(move_quietly(&half_moved, &to).await, Err(MoveError::Unfinished));
    target.close().await;
}

#[tokio::test]
async fn a_database_in_use_is_not_moved() {
    let (file, database) = (Scratch::new("moving-used"), Database::new().await);
    let source = database.open().await;
    let (node, address) = ("n".into(), "http://n".into());
    let beat = Beat { node, address, elapsed_ms: 0, lease_ms: 3_000 };
    source.beat(beat).await.unwrap();
    let (from, to) = (Location::Postgres(database.options()), Location::Sqlite(file.file()));
    assert_eq!(move_quietly(&from, &to).await, Err(MoveError::InUse(End::Source)));
    database.pass(&source, 6_000).await;
    assert!(move_quietly(&from, &to).await.is_ok(), "its servers died without a word");
    source.close().await;
}

/// Somebody played on in the source after a part of it had arrived.
#[tokio::test]
async fn what_differs_in_the_end_is_said() {
    let (old, database) = (Scratch::new("moving-differs"), Database::new().await);
    let source = SqliteStore::open(old.options()).await.unwrap();
    let (id, epoch) = running(&source, "match").await;
    source.append(lines(id, epoch, 0, &["one"])).await.unwrap();
    let (from, to) = (Location::Sqlite(old.file()), Location::Postgres(database.options()));
    let mut tampered = false;
    let mut tamper = |progress: moving::Progress| {
        if progress.kind == "rulings" && !progress.comparing && !tampered {
            tampered = true;
            let change = database.run("UPDATE $schema.lines SET line = 'two'");
            // On a thread of its own, because a test's runtime cannot wait within itself.
            std::thread::scope(|scope| {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
                scope.spawn(|| runtime.unwrap().block_on(change));
            });
        }
        ControlFlow::Continue(())
    };
    let changed = moving::run(&from, &to, &mut tamper);
    let differs = MoveError::Differs { kind: "lines", from: 1, to: 1 };
    assert_eq!(changed.await, Err(differs));
    source.close().await;
}
