//! Matches, line by line.

use store::{Append, Appended, Beginning, Changed, Phase, Store, TableChange, TableRow, Wake};

use super::nodes::claim_due;
use super::{Time, claim, lines, running, saved};

const NOTED: &str = "{\"game\":\"chess\",\"noted\":true}";

pub async fn an_append_is_committed_duplicate_conflict_or_fenced(store: &dyn Store, _: &dyn Time) {
    let (id, epoch) = running(store, "a").await;
    let named = |expected, name: &str| Append {
        command_id: name.into(),
        ..lines(id, epoch, expected, &["x", "y"])
    };
    assert_eq!(store.append(named(0, "c1")).await.unwrap(), Appended::Committed { version: 2 });
    assert_eq!(store.append(named(2, "c2")).await.unwrap(), Appended::Committed { version: 4 });
    assert_eq!(store.append(named(4, "c1")).await.unwrap(), Appended::Duplicate { version: 2 });
    assert_eq!(store.append(named(2, "c3")).await.unwrap(), Appended::Conflict { version: 4 });
    let newer = claim(store, id).await;
    assert_eq!(store.append(named(4, "c4")).await.unwrap(), Appended::Fenced { epoch: newer });
    assert_eq!(store.find_command(id, "c2").await.unwrap(), Some(4));
    assert_eq!(store.find_command(id, "c4").await.unwrap(), None);
    assert_eq!(store.history(id, 0, 10).await.unwrap().len(), 4, "only what was committed");
    assert_eq!(store.history(id, 1, 2).await.unwrap(), ["y", "x"]);
}

pub async fn an_append_of_very_many_lines_is_committed_whole(store: &dyn Store, _: &dyn Time) {
    let (id, epoch) = running(store, "a").await;
    let appended = store.append(lines(id, epoch, 0, &["x"; 700])).await.unwrap();
    assert_eq!(appended, Appended::Committed { version: 700 });
    assert_eq!(store.history(id, 0, 1_000).await.unwrap().len(), 700);
}

pub async fn a_checkpoint_shortens_the_tail_and_the_opening_stays(store: &dyn Store, _: &dyn Time) {
    let (id, epoch) = running(store, "a").await;
    for number in 0..6 {
        let checkpoint = (number % 2 == 1).then(|| saved(&format!("after {}", number + 1)));
        let wake = Wake { at_ms: Some(500), bot: false };
        let append = Append { checkpoint, wake, ..lines(id, epoch, number, &["line"]) };
        store.append(append).await.unwrap();
    }
    store.append(lines(id, epoch, 6, &["last"])).await.unwrap();
    let loaded = store.load(id).await.unwrap();
    assert_eq!((loaded.checkpoint.as_str(), loaded.tail.len()), ("after 6", 1));
    assert_eq!(store.opening(id).await.unwrap(), "opening");
}

pub async fn a_changed_head_leaves_the_clock_of_a_running_match_alone(
    store: &dyn Store,
    _: &dyn Time,
) {
    let (id, epoch) = running(store, "a").await;
    let row = store.table("a").await.unwrap().unwrap();
    let wake = Wake { at_ms: Some(500), bot: true };
    store.append(Append { wake, ..lines(id, epoch, 0, &["x"]) }).await.unwrap();
    assert_eq!(store.change_table(note(&row)).await.unwrap(), Changed::Done);
    let due = claim_due(store, 499).await;
    assert_eq!(due.len(), 1, "the bot is still due");
    assert_eq!((due[0].row.version, due[0].row.head.as_str()), (1, NOTED));
    let epoch = due[0].owned.epoch;
    let done = Append { wake: Wake { bot: false, ..wake }, ..lines(id, epoch, 1, &["y"]) };
    store.append(done).await.unwrap();
    let row = store.table("a").await.unwrap().unwrap();
    assert_eq!(store.change_table(note(&row)).await.unwrap(), Changed::Done);
    store.release(id, epoch).await.unwrap();
    assert_eq!(claim_due(store, 499).await.len(), 0, "no bot comes up again");
    assert_eq!(claim_due(store, 500).await.len(), 1, "the clock is still due");
}

pub async fn a_change_decided_on_another_phase_does_not_revive_a_match_or_begin_it_twice(
    store: &dyn Store,
    _: &dyn Time,
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
    let begins = Some(Beginning { opening: saved("again"), wake: Wake::default(), awaited: 0 });
    let again = TableChange { begins, ..note(&noted) };
    assert_eq!(store.change_table(again).await.unwrap(), Changed::Conflict);
    assert_eq!(store.opening(id).await.unwrap(), "opening");
}

/// A change of the head that begins nothing, decided on what the row said.
fn note(row: &TableRow) -> TableChange {
    let (id, revision, phase) = (row.id, row.revision, row.phase);
    let (head, people) = (NOTED.into(), Some(vec!["bob".into()]));
    TableChange { id, revision, phase, head, people, begins: None, joins: None }
}
