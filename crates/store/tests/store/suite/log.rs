//! Matches, line by line.

use store::{
    Append, Appended, Beginning, Changed, Claim, Claimed, Phase, Store, StoreError, TableChange,
    TableRow, Wake,
};

use super::{claim, lines, running};

pub async fn an_append_is_committed_duplicate_conflict_or_fenced(store: &dyn Store) {
    let (id, epoch) = running(store, "a").await;
    let named = |expected, name: &str| Append {
        command_id: Some(name.into()),
        ..lines(id, epoch, expected, &["x", "y"])
    };
    assert_eq!(store.append(named(0, "c1")).await.unwrap(), Appended::Committed { version: 2 });
    assert_eq!(store.append(named(2, "c2")).await.unwrap(), Appended::Committed { version: 4 });
    assert_eq!(store.append(named(4, "c1")).await.unwrap(), Appended::Duplicate { version: 2 });
    assert_eq!(store.append(named(2, "c3")).await.unwrap(), Appended::Conflict { head: 4 });
    let newer = claim(store, id).await;
    assert_eq!(store.append(named(4, "c4")).await.unwrap(), Appended::Fenced { epoch: newer });
    assert_eq!(store.find_command(id, "c2").await.unwrap(), Some(4));
    assert_eq!(store.find_command(id, "c4").await.unwrap(), None);
    assert_eq!(store.history(id, 0, 10).await.unwrap().len(), 4, "only what was committed");
    assert_eq!(store.history(id, 1, 2).await.unwrap(), ["y", "x"]);
}

pub async fn a_checkpoint_shortens_the_tail_and_the_opening_stays(store: &dyn Store) {
    let (id, epoch) = running(store, "a").await;
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

pub async fn matches_that_go_on_by_themselves_are_found(store: &dyn Store) {
    let mut ids = Vec::new();
    for key in ["bot", "soon", "late", "none", "over"] {
        let (id, epoch) = running(store, key).await;
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

pub async fn a_changed_head_leaves_the_clock_of_a_running_match_alone(store: &dyn Store) {
    let (id, epoch) = running(store, "a").await;
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

pub async fn a_change_decided_on_another_phase_does_not_revive_a_match_or_begin_it_twice(
    store: &dyn Store,
) {
    let (id, epoch) = running(store, "a").await;
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

/// A change of the head that begins nothing, decided on what the row said.
fn note(row: &TableRow) -> TableChange {
    let (id, revision, phase) = (row.id, row.revision, row.phase);
    let (head, people) = ("{\"noted\":true}".into(), vec!["bob".into()]);
    TableChange { id, revision, phase, head, people, begins: None }
}

pub async fn a_match_has_one_owner_until_its_lease_ends_or_it_is_released(store: &dyn Store) {
    let (table, _) = running(store, "a").await;
    let ask =
        |owner: &str, now_ms, until_ms| Claim { table, owner: owner.into(), now_ms, until_ms };
    let epoch_of = |claimed: Claimed| match claimed {
        Claimed::Yes { epoch } => epoch,
        Claimed::No { owner } => panic!("{owner} holds it"),
    };
    let first = epoch_of(store.claim(ask("north", 100, 400)).await.unwrap());
    let held = Claimed::No { owner: "north".into() };
    assert_eq!(store.claim(ask("south", 399, 900)).await.unwrap(), held);
    let renewed = epoch_of(store.claim(ask("north", 399, 700)).await.unwrap());
    assert!(renewed > first, "every claim fences the one before it, one's own too");
    assert_eq!(store.claim(ask("south", 600, 900)).await.unwrap(), held, "the lease was renewed");
    let second = epoch_of(store.claim(ask("south", 700, 900)).await.unwrap());
    let late = store.append(lines(table, renewed, 0, &["x"])).await.unwrap();
    assert_eq!(late, Appended::Fenced { epoch: second });
    store.release(table, renewed).await.unwrap();
    assert!(
        matches!(store.claim(ask("north", 800, 900)).await.unwrap(), Claimed::No { .. }),
        "nobody releases what somebody else holds"
    );
    store.release(table, second).await.unwrap();
    epoch_of(store.claim(ask("north", 800, 900)).await.unwrap());
    let nowhere = Claim { table: store::TableId(999), ..ask("north", 0, 0) };
    assert_eq!(store.claim(nowhere).await, Err(StoreError::Missing));
}
