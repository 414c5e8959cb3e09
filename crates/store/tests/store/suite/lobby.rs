//! Tables, people, and what they say.

use store::{
    Append, Beginning, Changed, Chat, Created, Joins, NewTable, Opener, Pace, Page, Person, Phase,
    Roster, Store, StoreError, Sweep, TableChange, TableId, TableRow, Tables, Wake,
};

use super::{Time, lines, running, saved};

fn head(game: &str, seats: &str, clock: &str) -> String {
    format!(r#"{{"game":"{game}","host":"ann","seats":{seats},"clock":{clock}}}"#)
}

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

fn keys(rows: Vec<TableRow>) -> Vec<String> {
    rows.into_iter().map(|row| row.key).collect()
}

fn open_tables(limit: u32) -> Page {
    Page::first(Tables::Public(Phase::Open), limit)
}

fn opened_by(key: &str, host: &str, client: &str) -> NewTable {
    let opener =
        Opener { host: host.into(), most_of_host: 2, client: client.into(), most_of_client: 3 };
    let head = format!(r#"{{"game":"go","host":"{host}","seats":[]}}"#);
    NewTable { opener: Some(opener), ..new(key, head) }
}

pub async fn a_person_is_counted_where_they_wait_or_play(store: &dyn Store, _: &dyn Time) {
    let (key, head, people) = ("w".into(), "{}".into(), vec!["bob".into()]);
    let new = NewTable { key, listed: false, head, people, now_ms: 0, opener: None, joins: None };
    store.create_table(new).await.unwrap();
    running(store, "a").await;
    let (id, epoch) = running(store, "b").await;
    assert_eq!(store.seated("bob").await.unwrap(), 3);
    let end = Append { outcome: Some("{}".into()), ..lines(id, epoch, 0, &["x"]) };
    store.append(end).await.unwrap();
    assert_eq!((store.seated("bob").await.unwrap(), store.seated("ann").await.unwrap()), (2, 0));
}

pub async fn tables_people_and_chat_are_kept(store: &dyn Store, _: &dyn Time) {
    let (id, _) = running(store, "a").await;
    let row = store.table("a").await.unwrap().unwrap();
    assert_eq!((row.revision, row.head.as_str()), (1, "{\"game\":\"chess\"}"));
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

pub async fn lists_are_filtered_by_game_free_seats_and_pace(store: &dyn Store, _: &dyn Time) {
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
        people: None,
        begins: None,
        joins: None,
    };
    assert_eq!(store.change_table(change).await.unwrap(), Changed::Done);
    let chess = Page { game: Some("chess".into()), ..all };
    assert_eq!(list(chess.clone()).await, ["days", "go"]);
    assert_eq!(list(Page { free: true, ..chess }).await, ["days"]);
}

pub async fn pages_follow_each_other_while_tables_come_and_go(store: &dyn Store, _: &dyn Time) {
    for number in 0..7 {
        store.create_table(new(&number.to_string(), head("go", "[]", "null"))).await.unwrap();
    }
    let first = store.tables(open_tables(3)).await.unwrap();
    let before = first.last().map(|row| row.id);
    assert_eq!(keys(first), ["6", "5", "4"]);
    store.create_table(new("new", head("go", "[]", "null"))).await.unwrap();
    let last = store.table("4").await.unwrap().unwrap();
    assert!(!store.drop_table(last.id, last.revision + 1).await.unwrap(), "it has changed since");
    assert!(store.drop_table(last.id, last.revision).await.unwrap());
    let rest = store.tables(Page { before, ..open_tables(9) }).await.unwrap();
    assert_eq!(keys(rest), ["3", "2", "1", "0"]);
}

pub async fn tables_that_nobody_uses_are_swept_a_few_at_a_time(store: &dyn Store, _: &dyn Time) {
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

pub async fn only_the_newest_lines_of_a_chat_are_kept(store: &dyn Store, _: &dyn Time) {
    let Created::Done(id) = store.create_table(new("a", "{}".into())).await.unwrap() else {
        panic!("no limit")
    };
    for number in 1..=520_u64 {
        assert_eq!(say(store, id, &number.to_string()).await, number);
    }
    let kept = store.chat(id, 9_999).await.unwrap();
    assert_eq!((kept.len(), kept[0].number), (500, 21));
    assert_eq!(kept[0].person.as_deref(), Some("a1"));
}

pub async fn too_many_waiting_tables_are_refused_however_fast_they_come(
    store: &dyn Store,
    _: &dyn Time,
) {
    let hosts = ["ann", "ann", "ann", "bob", "cem", "dan"];
    let asked = hosts.iter().enumerate();
    let asked =
        asked.map(|(idx, host)| store.create_table(opened_by(&idx.to_string(), host, "home")));
    let answers = futures_util::future::join_all(asked).await;
    let answers: Vec<Created> = answers.into_iter().map(Result::unwrap).collect();
    let done = |created: &&Created| matches!(created, Created::Done(_));
    assert_eq!(answers.iter().filter(done).count(), 3, "{answers:?}");
    assert!(answers[..3].iter().filter(done).count() <= 2, "{answers:?}");
    let next = async |key: &str, host: &str, client: &str| {
        store.create_table(opened_by(key, host, client)).await.unwrap()
    };
    assert_eq!(next("f", "fay", "home").await, Created::TooManyOfClient);
    assert!(done(&&next("x", "eve", "elsewhere").await));
    assert!(done(&&next("y", "eve", "elsewhere").await));
    assert_eq!(next("z", "eve", "anywhere").await, Created::TooManyOfHost);

    // A match that has begun no longer waits.
    let row = store.table("x").await.unwrap().unwrap();
    let change = TableChange {
        id: row.id,
        revision: 0,
        phase: Phase::Open,
        head: row.head,
        people: None,
        begins: Some(Beginning { opening: saved("{}"), wake: Wake::default(), awaited: 0 }),
        joins: None,
    };
    store.change_table(change).await.unwrap();
    assert!(done(&&next("z", "eve", "elsewhere").await));
}

/// Opens a listed table and begins its match, started by that client.
async fn begun_by(store: &dyn Store, key: &str, client: &str) {
    let head = format!("{{\"game\":\"go\",\"started_from\":\"{client}\"}}");
    let new = NewTable { opener: None, ..opened_by(key, "ann", client) };
    let Created::Done(id) = store.create_table(new).await.unwrap() else { panic!("no limit") };
    let change = TableChange {
        id,
        revision: 0,
        phase: Phase::Open,
        head,
        people: Some(vec!["ann".into()]),
        begins: Some(Beginning { opening: saved("{}"), wake: Wake::default(), awaited: 0 }),
        joins: None,
    };
    assert_eq!(store.change_table(change).await.unwrap(), Changed::Done);
}

pub async fn one_clients_running_matches_do_not_bury_those_of_others(
    store: &dyn Store,
    _: &dyn Time,
) {
    begun_by(store, "first", "elsewhere").await;
    for number in 0..40 {
        begun_by(store, &format!("flood-{number}"), "home").await;
    }
    // Who started a match is not always known.
    begun_by(store, "unknown", "").await;
    let live = Page::first(Tables::Public(Phase::Live), 99);
    let shown = keys(store.tables(live.clone()).await.unwrap());
    assert_eq!(shown.len(), 18, "{shown:?}");
    assert_eq!(shown[..3], ["unknown", "flood-39", "flood-38"], "the newest ones are left");
    assert_eq!(shown[17], "first");
    let of_game = Page { game: Some("go".into()), ..live };
    assert_eq!(keys(store.tables(of_game).await.unwrap()), shown);
    let own = Page::first(Tables::Of("ann".into()), 99);
    assert_eq!(store.tables(own).await.unwrap().len(), 42, "their players have them all");
}

async fn say(store: &dyn Store, id: TableId, text: &str) -> u64 {
    let (name, person) = ("Ann".into(), Some("a1".into()));
    let chat = Chat { number: 0, name, seat: None, person, text: text.into() };
    store.say(id, chat).await.unwrap()
}

pub async fn whoever_writes_a_setting_first_wins(store: &dyn Store, _: &dyn Time) {
    let (one, other) = tokio::join!(
        store.setting_or("key", "one".into()),
        store.setting_or("key", "other".into())
    );
    let (one, other) = (one.unwrap(), other.unwrap());
    assert_eq!(one, other);
    assert_eq!(store.setting_or("key", "third".into()).await.unwrap(), one);
    store.set_setting("key", "changed".into()).await.unwrap();
    assert_eq!(store.setting("key").await.unwrap().as_deref(), Some("changed"));
    assert_eq!(store.setting("nowhere").await.unwrap(), None);
}

pub async fn nobody_sits_at_more_tables_than_they_may(store: &dyn Store, _: &dyn Time) {
    let joins = |most| Some(Joins { person: "bob".into(), most });
    let people = || vec!["bob".to_owned()];
    let with = |key: &str, most| NewTable {
        people: people(),
        joins: joins(most),
        ..new(key, "{}".into())
    };
    let Created::Done(_) = store.create_table(with("a", 2)).await.unwrap() else { panic!("a") };
    // However many ask at once, one of them gets the last place.
    let all = (0..8).map(|nth| store.create_table(with(&format!("b{nth}"), 2)));
    let all = futures_util::future::join_all(all).await;
    let done = all.iter().filter(|made| matches!(made, Ok(Created::Done(_)))).count();
    let turned_away = all.iter().filter(|made| matches!(made, Ok(Created::TooManySeats))).count();
    assert_eq!((done, turned_away), (1, 7), "{all:?}");
    let Created::Done(id) = store.create_table(new("c", "{}".into())).await.unwrap() else {
        panic!("c")
    };
    let change = |most| TableChange {
        id,
        revision: 0,
        phase: Phase::Open,
        head: "{}".into(),
        people: Some(people()),
        begins: None,
        joins: joins(most),
    };
    assert_eq!(store.change_table(change(2)).await.unwrap(), Changed::TooManySeats);
    assert_eq!(store.seated("bob").await.unwrap(), 2);
    assert_eq!(store.change_table(change(3)).await.unwrap(), Changed::Done);
    assert_eq!(store.seated("bob").await.unwrap(), 3);
}

pub async fn what_is_watched_tells_how_far_it_has_come(store: &dyn Store, _: &dyn Time) {
    store.create_table(new("a", "{}".into())).await.unwrap();
    running(store, "b").await;
    let keys = ["a", "b", "gone"].map(String::from).to_vec();
    let mut found = store.revisions(keys).await.unwrap();
    found.sort_by(|one, other| one.key.cmp(&other.key));
    let found: Vec<_> = found.iter().map(|at| (at.key.as_str(), at.revision, at.phase)).collect();
    assert_eq!(found, [("a", 0, Phase::Open), ("b", 1, Phase::Live)]);
}

/// What a row with an unknown phase does to the lobby. Only the backend's own statement, `harm`,
/// can write one: it makes the phase of table `a` 3.
pub async fn damaged_row(
    store: &dyn Store,
    harm: &'static str,
    run: impl AsyncFnOnce(&'static str),
) {
    for key in ["a", "b"] {
        let opened = store.create_table(new(key, r#"{"game":"go"}"#.into())).await.unwrap();
        assert!(matches!(opened, Created::Done(_)));
    }
    run(harm).await;

    let damaged = StoreError::Corrupt("damaged row: there is no phase 3".into());
    assert_eq!(store.table("a").await, Err(damaged.clone()));
    assert_eq!(store.census().await, Err(damaged.clone()));
    assert_eq!(store.revisions(vec!["a".into(), "b".into()]).await, Err(damaged.clone()));
    assert_eq!(store.roster(Roster::default(), 9).await, Err(damaged));
    assert_eq!(store.table("b").await.unwrap().unwrap().phase, Phase::Open);
    let waiting = store.tables(Page::first(Tables::Public(Phase::Open), 9)).await.unwrap();
    assert_eq!(waiting.len(), 1, "the lobby goes on without it");
}
