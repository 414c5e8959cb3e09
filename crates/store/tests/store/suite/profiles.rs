//! What guests keep beside their names, and whom they have to do with.

use store::{
    Acquaintance, Append, Carry, Created, NewTable, Page, Person, Phase, Profile, Store, TableId,
    Tables,
};

use super::{Time, lines, running};

async fn waiting(store: &dyn Store, key: &str, people: &[&str]) -> TableId {
    let new = NewTable {
        key: key.into(),
        listed: false,
        head: r#"{"game":"go","host":"ann","seats":[null]}"#.into(),
        people: people.iter().map(|person| (*person).to_owned()).collect(),
        now_ms: 0,
        opener: None,
        joins: None,
    };
    match store.create_table(new).await.unwrap() {
        Created::Done(id) => id,
        other => panic!("{other:?}"),
    }
}

pub async fn a_profile_is_what_was_chosen_and_nobody_is_noted_who_did_not_agree(
    store: &dyn Store,
    _: &dyn Time,
) {
    assert_eq!(store.profile("ann").await.unwrap(), Profile::default());
    store.set_avatar("ann", Some("tanuki".into())).await.unwrap();
    store.set_avatar("bob", Some("ramen".into())).await.unwrap();
    store.show("ann", Some(100), false).await.unwrap();
    let everybody = || vec!["ann".to_owned(), "bob".to_owned(), "cid".to_owned()];
    let at = |time| everybody().into_iter().map(|person| (person, time)).collect();
    store.note_seen(at(200)).await.unwrap();
    store.note_seen(at(150)).await.unwrap();
    let profile = |avatar: &str, seen_at: Option<i64>| Profile {
        avatar: Some(avatar.into()),
        shown: seen_at.is_some(),
        listed: false,
        seen_at,
    };
    let (ann, bob) = (profile("tanuki", Some(200)), profile("ramen", None));
    assert_eq!(store.profile("ann").await.unwrap(), ann);
    assert_eq!(store.profile("bob").await.unwrap(), bob, "did not agree");
    store.save_person(Person { id: "bob".into(), name: "Bob".into() }).await.unwrap();
    let known = [
        Acquaintance { person: "ann".into(), name: None, profile: ann },
        Acquaintance { person: "bob".into(), name: Some("Bob".into()), profile: bob },
    ];
    assert_eq!(store.acquaintances(everybody()).await.unwrap(), known, "nothing is known of Cid");
    store.show("ann", None, true).await.unwrap();
    store.note_seen(at(300)).await.unwrap();
    assert_eq!(store.profile("ann").await.unwrap(), profile("tanuki", None), "and it is forgotten");
}

pub async fn strangers_find_those_who_are_listed_and_were_here_lately(
    store: &dyn Store,
    _: &dyn Time,
) {
    store.save_person(Person { id: "ann".into(), name: "Ann".into() }).await.unwrap();
    for (person, at, listed) in
        [("ann", 100, true), ("bob", 200, true), ("cid", 200, false), ("dan", 90, true)]
    {
        store.show(person, Some(at), listed).await.unwrap();
    }
    let found = async |after, limit| {
        let found = store.listed_since(after, limit).await.unwrap();
        found.into_iter().map(|one| (one.person, one.name)).collect::<Vec<_>>()
    };
    let (ann, bob) = (("ann".to_owned(), Some("Ann".to_owned())), ("bob".to_owned(), None));
    assert_eq!(found(90, 9).await, [bob.clone(), ann], "Dan has gone, and Cid is not listed");
    assert_eq!(found(90, 1).await, [bob]);
    store.show("bob", Some(300), false).await.unwrap();
    store.show("ann", None, true).await.unwrap();
    assert_eq!(found(0, 9).await, [("dan".to_owned(), None)], "both agree no longer");
}

pub async fn a_link_carries_a_guest_once_and_only_while_it_is_good(
    store: &dyn Store,
    _: &dyn Time,
) {
    let carry = |digest: &str, until| Carry { person: "ann".into(), digest: digest.into(), until };
    store.keep_carry(carry("first", 100), 0).await.unwrap();
    store.keep_carry(carry("second", 110), 10).await.unwrap();
    assert_eq!(store.take_carry("first", 20).await.unwrap(), None, "a newer one replaced it");
    assert_eq!(store.carried_by("second", 110).await.unwrap(), None, "it has run out by then");
    assert_eq!(store.carried_by("second", 20).await.unwrap(), Some("ann".into()));
    assert_eq!(store.carried_until("ann").await.unwrap(), Some(110));
    let (one, two) = tokio::join!(store.take_carry("second", 20), store.take_carry("second", 20));
    let taken = [one.unwrap(), two.unwrap()];
    assert_eq!(taken.iter().flatten().count(), 1, "two at once: {taken:?}");
    assert_eq!(store.carried_until("ann").await.unwrap(), None);
    store.keep_carry(carry("third", 200), 20).await.unwrap();
    store.drop_carry("ann").await.unwrap();
    assert_eq!(store.take_carry("third", 30).await.unwrap(), None, "revoked");
    store.keep_carry(carry("fourth", 200), 30).await.unwrap();
    let of_bob = Carry { person: "bob".into(), digest: "fifth".into(), until: 900 };
    store.keep_carry(of_bob, 200).await.unwrap();
    assert_eq!(store.carried_until("ann").await.unwrap(), None, "what ran out is forgotten");
}

pub async fn whoever_is_invited_finds_the_table_until_the_match_begins(
    store: &dyn Store,
    _: &dyn Time,
) {
    let (one, two) = (waiting(store, "one", &[]).await, waiting(store, "two", &[]).await);
    let (begun, _) = running(store, "begun").await;
    for table in [one, two, two, begun] {
        store.invite(table, "bob").await.unwrap();
    }
    let found = async || {
        let page = Page::first(Tables::Inviting("bob".into()), 9);
        let rows = store.tables(page).await.unwrap();
        rows.into_iter().map(|row| row.key).collect::<Vec<String>>()
    };
    assert_eq!(found().await, ["two", "one"], "nobody is asked to a match that has begun");
    assert_eq!(store.invitations("bob").await.unwrap(), [one, two]);
    store.uninvite(one, "bob").await.unwrap();
    assert_eq!(found().await, ["two"]);
    assert!(store.drop_table(two, 0).await.unwrap());
    assert_eq!(store.invitations("bob").await.unwrap(), [], "gone with the table");
    let three = waiting(store, "three", &[]).await;
    store.invite(three, "bob").await.unwrap();
    super::begin(store, three).await;
    assert_eq!(store.invitations("bob").await.unwrap(), [], "the match has begun");
}

pub async fn what_a_guest_has_played_comes_in_pages(store: &dyn Store, _: &dyn Time) {
    waiting(store, "waits", &["bob"]).await;
    let (over, epoch) = running(store, "over").await;
    let end =
        Append { outcome: Some("{}".into()), ended_at: Some(77), ..lines(over, epoch, 0, &["x"]) };
    store.append(end).await.unwrap();
    let (live, _) = running(store, "live").await;
    let played = async |least, before, limit| {
        let rows = store.played("bob", least, before, limit).await.unwrap();
        rows.into_iter().map(|(row, ended)| (row.key, ended)).collect::<Vec<_>>()
    };
    let (over_row, live_row) = (("over".to_owned(), Some(77)), ("live".to_owned(), None));
    assert_eq!(played(Phase::Over, None, 9).await, std::slice::from_ref(&over_row));
    assert_eq!(played(Phase::Live, None, 9).await, [live_row.clone(), over_row.clone()]);
    assert_eq!(played(Phase::Live, None, 1).await, [live_row]);
    assert_eq!(played(Phase::Live, Some(live), 9).await, [over_row]);
    assert_eq!(store.played("eve", Phase::Live, None, 9).await.unwrap(), []);
}

pub async fn a_forgotten_person_is_in_no_table_of_the_store(store: &dyn Store, _: &dyn Time) {
    let table = waiting(store, "one", &[]).await;
    store.set_avatar("ann", Some("tanuki".into())).await.unwrap();
    store.show("ann", Some(1), true).await.unwrap();
    let carry = Carry { person: "ann".into(), digest: "d".into(), until: 100 };
    store.keep_carry(carry, 0).await.unwrap();
    store.block("ann", "bob", true).await.unwrap();
    store.block("bob", "ann", true).await.unwrap();
    store.block("bob", "cid", true).await.unwrap();
    store.invite(table, "ann").await.unwrap();
    let known = async || {
        let people = store.people().await.unwrap();
        people.into_iter().map(|person| person.id).collect::<Vec<String>>()
    };
    assert_eq!(known().await, ["ann", "bob"]);
    store.forget_person("ann").await.unwrap();
    assert_eq!(known().await, ["bob"]);
    assert_eq!(store.profile("ann").await.unwrap(), Profile::default());
    assert_eq!(store.carried_by("d", 0).await.unwrap(), None);
    assert_eq!(store.blocked_by("ann").await.unwrap(), [""; 0]);
    assert_eq!(store.blocked_by("bob").await.unwrap(), ["cid"]);
    assert_eq!(store.blockers_of("ann").await.unwrap(), [""; 0]);
    assert_eq!(store.invitations("ann").await.unwrap(), []);
}
