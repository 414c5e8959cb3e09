//! What people achieved on a day.

use store::{
    Append, Beginning, Changed, Created, Days, FeatsOf, NewTable, Phase, Store, TableChange, Wake,
};

use super::{Time, claim, lines, saved};

fn asked(game: &str, day: &str, class: &str, limit: u32) -> FeatsOf {
    FeatsOf { game: game.into(), day: day.into(), class: class.into(), limit }
}

/// A match of that person that ended so.
async fn done(store: &dyn Store, key: &str, host: &str, outcome: &str) {
    let head = format!(r#"{{"game":"go","host":"{host}","seats":[{{"name":"{key}"}}]}}"#);
    let new = NewTable {
        key: key.into(),
        listed: false,
        head: head.clone(),
        people: vec![host.into()],
        now_ms: 0,
        opener: None,
        joins: None,
    };
    let Created::Done(id) = store.create_table(new).await.unwrap() else { panic!("no limit") };
    let begins = Beginning { opening: saved("opening"), wake: Wake::default(), awaited: 0 };
    let change = TableChange {
        id,
        revision: 0,
        phase: Phase::Open,
        head,
        people: Some(vec![host.into()]),
        begins: Some(begins),
        joins: None,
    };
    assert_eq!(store.change_table(change).await.unwrap(), Changed::Done);
    let epoch = claim(store, id).await;
    let end = Append { outcome: Some(outcome.into()), ..lines(id, epoch, 0, &["x"]) };
    store.append(end).await.unwrap();
}

fn feat(day: &str, class: &str, count: u32, ms: u32, first: bool) -> String {
    let kind = format!(r#""day":"{day}","class":"{class}","count":{count},"ms":{ms}"#);
    let feat = format!(r#"{{{kind},"first":{first},"ideal":false}}"#);
    format!(r#"{{"winners":[0],"ending":"done","feat":{feat}}}"#)
}

async fn keys(store: &dyn Store, of: FeatsOf) -> Vec<String> {
    let done = Days::feats(store, of).await.unwrap();
    let name = |head: &str| head.split(r#""name":""#).nth(1).unwrap()[..1].to_owned();
    done.iter().map(|done| name(&done.head)).collect()
}

pub async fn the_best_of_a_day_come_first_and_everybody_once(store: &dyn Store, _: &dyn Time) {
    let day = "2026-11-17";
    done(store, "a", "ann", &feat(day, "plain", 6, 900, false)).await;
    done(store, "b", "bob", &feat(day, "plain", 5, 2_000, false)).await;
    done(store, "c", "ann", &feat(day, "plain", 6, 1_000, false)).await;
    done(store, "d", "cid", &feat(day, "plain", 10, 10, false)).await;
    done(store, "e", "dan", &feat("2026-11-16", "plain", 1, 1, false)).await;
    done(store, "f", "eve", &feat(day, "guided", 1, 1, false)).await;
    done(store, "g", "fay", r#"{"winners":[0],"ending":"done"}"#).await;
    done(store, "h", "", &feat(day, "plain", 1, 1, false)).await;
    assert_eq!(keys(store, asked("go", day, "plain", 9)).await, ["b", "a", "d"]);
    assert_eq!(keys(store, asked("go", day, "plain", 2)).await, ["b", "a"]);
    assert_eq!(keys(store, asked("go", "2026-11-16", "plain", 9)).await, ["e"]);
    assert_eq!(keys(store, asked("go", day, "guided", 9)).await, ["f"]);
    assert!(keys(store, asked("chess", day, "plain", 9)).await.is_empty());
}

pub async fn where_only_the_first_time_counts_later_ones_do_not(store: &dyn Store, _: &dyn Time) {
    let day = "2026-11-17";
    done(store, "a", "ann", &feat(day, "plain", 7, 900, true)).await;
    done(store, "b", "ann", &feat(day, "plain", 5, 10, true)).await;
    done(store, "c", "bob", &feat(day, "plain", 6, 90_000, true)).await;
    assert_eq!(keys(store, asked("go", day, "plain", 9)).await, ["c", "a"]);
}
