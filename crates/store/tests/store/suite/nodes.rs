//! Who holds which table, and for how long.

use store::{
    Append, Appended, Beat, Claim, ClaimDue, Claimed, Due, Holder, NewTable, Owned, Phase, Saved,
    Store, StoreError, TableId, Wake,
};

use super::{Time, lines, running};

const LEASE_MS: u64 = 300;

/// A node lives, and is reached under its name.
async fn beat(store: &dyn Store, node: &str) -> u64 {
    let (node, address) = (node.to_owned(), format!("http://{node}"));
    store.beat(Beat { node, address, elapsed_ms: 0, lease_ms: LEASE_MS }).await.unwrap()
}

async fn ask(store: &dyn Store, node: &str, table: TableId) -> Claimed {
    store.claim(Claim { table, node: node.into(), rules: 1 }).await.unwrap()
}

async fn own(store: &dyn Store, node: &str, table: TableId) -> Owned {
    match ask(store, node, table).await {
        Claimed::Yes(owned) => owned,
        other => panic!("{node} did not get it: {other:?}"),
    }
}

fn held_by(node: &str) -> Claimed {
    Claimed::No(Holder { node: node.into(), address: format!("http://{node}") })
}

/// What a node that holds nothing gets of whatever is due by then.
pub async fn claim_due(store: &dyn Store, by_ms: u64) -> Vec<Due> {
    claim_due_for(store, "due", by_ms, 9).await
}

async fn claim_due_for(store: &dyn Store, node: &str, by_ms: u64, limit: u32) -> Vec<Due> {
    let games = vec![("go".into(), 7), ("chess".into(), 1)];
    let mut due =
        store.claim_due(ClaimDue { node: node.into(), by_ms, games, limit }).await.unwrap();
    due.sort_by_key(|due| due.row.id);
    due
}

pub async fn a_table_has_one_owner_until_its_lease_ends_or_it_is_released(
    store: &dyn Store,
    time: &dyn Time,
) {
    let (table, _) = running(store, "a").await;
    beat(store, "north").await;
    beat(store, "south").await;
    let first = own(store, "north", table).await.epoch;
    time.pass(store, LEASE_MS - 1).await;
    assert_eq!(ask(store, "south", table).await, held_by("north"));
    let north = Holder { node: "north".into(), address: "http://north".into() };
    assert_eq!(store.holder("a").await.unwrap(), Some(north));
    beat(store, "north").await;
    let renewed = own(store, "north", table).await.epoch;
    assert!(renewed > first, "every claim fences the one before it, one's own too");
    time.pass(store, LEASE_MS - 1).await;
    assert_eq!(ask(store, "south", table).await, held_by("north"), "the lease was renewed");
    time.pass(store, 1).await;
    assert_eq!(store.holder("a").await.unwrap(), None, "nobody is asked who may be dead");
    beat(store, "south").await;
    let second = own(store, "south", table).await.epoch;
    let late = store.append(lines(table, renewed, 0, &["x"])).await.unwrap();
    assert_eq!(late, Appended::Fenced { epoch: second });
    store.release(table, renewed).await.unwrap();
    beat(store, "north").await;
    assert_eq!(ask(store, "north", table).await, held_by("south"), "not theirs to release");
    assert_eq!(store.held("south").await.unwrap(), [(table, second)]);
    store.release(table, second).await.unwrap();
    assert_eq!(store.held("south").await.unwrap(), []);
    own(store, "north", table).await;
    let nowhere = Claim { table: TableId(999), node: "north".into(), rules: 1 };
    assert_eq!(store.claim(nowhere).await, Err(StoreError::Missing));
}

pub async fn a_node_that_leaves_lets_go_of_everything(store: &dyn Store, _: &dyn Time) {
    let (table, _) = running(store, "a").await;
    beat(store, "north").await;
    beat(store, "south").await;
    let names = |nodes: Vec<store::Node>| nodes.into_iter().map(|node| node.id).collect::<Vec<_>>();
    assert_eq!(names(store.nodes().await.unwrap()), ["north", "south"]);
    let before = own(store, "north", table).await;
    store.leave("north").await.unwrap();
    assert_eq!(names(store.nodes().await.unwrap()), ["south"]);
    let after = own(store, "south", table).await;
    assert_eq!(after, Owned { epoch: before.epoch + 1, lost_ms: 0 }, "no time was lost");
}

pub async fn matches_that_go_on_by_themselves_are_claimed_once(store: &dyn Store, _: &dyn Time) {
    for key in ["bot", "soon", "late", "none", "over", "held"] {
        let (id, epoch) = running(store, key).await;
        let wake = match key {
            "bot" => Wake { bot: true, at_ms: None },
            "soon" | "held" => Wake { bot: false, at_ms: Some(100) },
            "late" | "over" => Wake { bot: false, at_ms: Some(900) },
            _ => Wake::default(),
        };
        let outcome = (key == "over").then(|| "{}".to_owned());
        let append = Append { wake, outcome, ..lines(id, epoch, 0, &["x"]) };
        store.append(append).await.unwrap();
        if key == "held" {
            beat(store, "holder").await;
            own(store, "holder", id).await;
        }
    }
    let keys = |due: &[Due]| -> Vec<String> { due.iter().map(|due| due.row.key.clone()).collect() };
    let some = claim_due_for(store, "north", 100, 1).await;
    assert_eq!(keys(&some), ["bot"], "no more than asked for");
    let rest = claim_due_for(store, "north", 100, 9).await;
    assert_eq!(keys(&rest), ["soon"], "nobody is given what they have or others hold");
    let owned = rest[0].owned;
    let next = Append { wake: Wake::default(), ..lines(rest[0].row.id, owned.epoch, 1, &["y"]) };
    assert_eq!(store.append(next).await.unwrap(), Appended::Committed { version: 2 });
    assert_eq!(keys(&claim_due_for(store, "north", 1_000, 9).await), ["late"]);
    assert_eq!(store.table("over").await.unwrap().unwrap().phase, Phase::Over);
}

/// A match may have been let go of, or its node may have died, a moment ago or so long ago that it
/// is forgotten.
pub async fn what_nobody_looks_after_is_found_whoever_held_it_last(
    store: &dyn Store,
    time: &dyn Time,
) {
    beat(store, "dead").await;
    time.pass(store, LEASE_MS).await;
    beat(store, "alive").await;
    for (nth, owner) in ["nobody", "dead", "forgotten", "alive", "south"].into_iter().enumerate() {
        for kind in ["bot", "clock"] {
            let (id, _) = running(store, &format!("{owner}-{kind}")).await;
            let epoch = own(store, owner, id).await.epoch;
            let (bot, at_ms) = (kind == "bot", (kind == "clock").then_some(nth as u64));
            let wake = Wake { bot, at_ms };
            store.append(Append { wake, ..lines(id, epoch, 0, &["x"]) }).await.unwrap();
            if owner == "nobody" {
                store.release(id, epoch).await.unwrap();
            }
        }
    }
    let keys = async |limit| -> Vec<String> {
        let due = claim_due_for(store, "south", 5_000, limit).await;
        due.into_iter().map(|due| due.row.key).collect()
    };
    let mut bots = keys(3).await;
    bots.sort();
    assert_eq!(bots, ["dead-bot", "forgotten-bot", "nobody-bot"], "bots come before clocks");
    assert_eq!(keys(2).await.len(), 2);
    assert_eq!(keys(9).await.len(), 1, "what living nodes hold, and one's own, is left alone");
    assert_eq!(keys(9).await, Vec::<String>::new());
}

pub async fn the_time_without_an_owner_is_nobodys(store: &dyn Store, time: &dyn Time) {
    let (table, _) = running(store, "a").await;
    beat(store, "north").await;
    beat(store, "south").await;
    let epoch = own(store, "north", table).await.epoch;
    let wake = Wake { at_ms: Some(5_000), bot: false };
    store.append(Append { wake, ..lines(table, epoch, 0, &["x"]) }).await.unwrap();
    time.pass(store, 1_000).await;
    beat(store, "south").await;
    let taken = own(store, "south", table).await;
    assert_eq!(taken, Owned { epoch: epoch + 1, lost_ms: 1_000 }, "since the last beat");
    store.leave("south").await.unwrap();
    assert_eq!(claim_due(store, 5_999).await, [], "its clock stood still");
    let due = claim_due(store, 6_000).await;
    assert_eq!(due.len(), 1);
    assert_eq!(due[0].owned.lost_ms, 1_000, "nothing is lost by letting go");
}

pub async fn older_rules_do_not_play_a_match_on(store: &dyn Store, _: &dyn Time) {
    let (table, epoch) = running(store, "a").await;
    let checkpoint = Some(Saved { text: "newer".into(), rules: 3 });
    let wake = Wake { at_ms: None, bot: true };
    store.append(Append { checkpoint, wake, ..lines(table, epoch, 0, &["x"]) }).await.unwrap();
    let older = Claim { table, node: "older".into(), rules: 2 };
    assert_eq!(store.claim(older).await.unwrap(), Claimed::Newer { rules: 3 });
    assert_eq!(claim_due(store, 0).await, [], "a node that knows the first rules");
    let newer = Claim { table, node: "newer".into(), rules: 3 };
    assert!(matches!(store.claim(newer).await.unwrap(), Claimed::Yes(_)));
}

pub async fn a_fence_ends_what_somebody_holds(store: &dyn Store, _: &dyn Time) {
    let (table, _) = running(store, "a").await;
    beat(store, "north").await;
    let epoch = own(store, "north", table).await.epoch;
    store.fence(table).await.unwrap();
    let late = store.append(lines(table, epoch, 0, &["x"])).await.unwrap();
    assert_eq!(late, Appended::Fenced { epoch: epoch + 1 });
    assert_eq!(store.holder("a").await.unwrap(), None);
    own(store, "south", table).await;
}

pub async fn two_that_claim_at_once_do_not_both_get_it(store: &dyn Store, _: &dyn Time) {
    beat(store, "north").await;
    beat(store, "south").await;
    for round in 0..20 {
        let new = NewTable {
            key: format!("t{round}"),
            listed: true,
            head: "{}".into(),
            people: vec![],
            now_ms: 0,
            opener: None,
            joins: None,
        };
        let store::Created::Done(id) = store.create_table(new).await.unwrap() else {
            panic!("no limit")
        };
        let both = [ask(store, "north", id), ask(store, "south", id)];
        let both = futures_util::future::join_all(both).await;
        let won = both.iter().filter(|claimed| matches!(claimed, Claimed::Yes(_))).count();
        assert_eq!(won, 1, "{both:?}");
    }
}
