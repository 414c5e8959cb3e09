//! Who is told that it is their turn, and where.

use super::Time;
use store::{Store, Subscription};

/// A subscription of somebody, at a made-up address.
pub fn subscription(person: &str, name: &str, made_at: i64) -> Subscription {
    Subscription {
        person: person.into(),
        endpoint: format!("https://push.example.org/{name}"),
        p256dh: "public".into(),
        auth: "shared".into(),
        lang: "fr".into(),
        made_at,
    }
}

/// The last parts of a guest's addresses, as the store tells them.
async fn names(store: &dyn Store, person: &str) -> Vec<String> {
    let all = store.subscriptions(person).await.unwrap();
    let name = |one: &Subscription| one.endpoint.rsplit('/').next().unwrap().to_owned();
    all.iter().map(name).collect()
}

pub async fn only_the_newest_subscriptions_of_a_guest_are_kept(store: &dyn Store, _: &dyn Time) {
    let wanted = subscription("ann", "phone", 1);
    store.subscribe(wanted.clone(), 2).await.unwrap();
    store.subscribe(subscription("bob", "phone", 1), 2).await.unwrap();
    let kept = store.subscriptions("ann").await.unwrap();
    assert_eq!(kept, std::slice::from_ref(&wanted));
    let again = Subscription { lang: "ja".into(), made_at: 2, ..wanted };
    store.subscribe(again.clone(), 2).await.unwrap();
    assert_eq!(store.subscriptions("ann").await.unwrap(), [again], "in place of the first");
    store.subscribe(subscription("ann", "desk", 3), 2).await.unwrap();
    assert_eq!(names(store, "ann").await, ["desk", "phone"], "the newest first");
    store.subscribe(subscription("ann", "couch", 3), 2).await.unwrap();
    assert_eq!(names(store, "ann").await, ["couch", "desk"], "the oldest goes");
    store.subscribe(subscription("ann", "train", 3), 1).await.unwrap();
    assert_eq!(names(store, "ann").await, ["train"], "what was just asked for stays");
    assert_eq!(names(store, "bob").await, ["phone"], "others are left alone");
}

pub async fn a_subscription_is_gone_by_wish_or_with_its_guest(store: &dyn Store, _: &dyn Time) {
    for (person, name) in [("ann", "phone"), ("ann", "desk"), ("bob", "phone")] {
        store.subscribe(subscription(person, name, 1), 5).await.unwrap();
    }
    let known = |people: Vec<store::Person>| -> Vec<String> {
        people.into_iter().map(|person| person.id).collect()
    };
    assert_eq!(known(store.people().await.unwrap()), ["ann", "bob"], "the operator finds them");
    let desk = "https://push.example.org/desk";
    assert!(!store.unsubscribe("bob", desk).await.unwrap(), "that one is Ann's");
    assert!(store.unsubscribe("ann", desk).await.unwrap());
    assert!(!store.unsubscribe("ann", desk).await.unwrap());
    assert_eq!(names(store, "ann").await, ["phone"]);
    store.forget_person("ann").await.unwrap();
    assert_eq!(names(store, "ann").await, Vec::<String>::new());
    assert_eq!(names(store, "bob").await, ["phone"]);
    assert_eq!(known(store.people().await.unwrap()), ["bob"]);
}
