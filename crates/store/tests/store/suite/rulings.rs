//! What the operator decides.

use super::Time;
use store::{Erased, NewRuling, Ruled, Store};

fn ruling(ruled: Ruled, subject: &str, reason: &str) -> NewRuling {
    let (subject, reason) = (subject.to_owned(), reason.to_owned());
    NewRuling { ruled, subject, reason, made_at: 7, until: Some(9) }
}

pub async fn a_ruling_takes_the_place_of_the_one_before_it_and_announcements_do_not(
    store: &dyn Store,
    _: &dyn Time,
) {
    let first = store.rule(ruling(Ruled::BanGuest, "ann", "one")).await.unwrap();
    let second = store.rule(ruling(Ruled::BanGuest, "ann", "two")).await.unwrap();
    let mute = store.rule(ruling(Ruled::Mute, "ann", "three")).await.unwrap();
    assert!(second.id > first.id, "numbers are never used twice");
    let noon = store.rule(ruling(Ruled::Announce, "", "noon")).await.unwrap();
    let one = store.rule(ruling(Ruled::Announce, "", "one o'clock")).await.unwrap();
    assert_eq!(
        store.rulings().await.unwrap(),
        [second.clone(), mute.clone(), noon.clone(), one.clone()]
    );
    assert!(store.lift(noon.id).await.unwrap());
    assert!(!store.lift(noon.id).await.unwrap());
    assert_eq!(store.rulings().await.unwrap(), [second, mute, one]);
}

pub async fn erased_guests_are_known_by_their_marks_from_then_on(
    store: &dyn Store,
    time: &dyn Time,
) {
    let erased = |mark: &str, holds| Erased { mark: mark.to_owned(), holds };
    time.pass(store, 1_000).await;
    store.note_erased(erased("ann", true)).await.unwrap();
    store.note_erased(erased("bob", true)).await.unwrap();
    time.pass(store, 500).await;
    store.note_erased(erased("bob", false)).await.unwrap();
    let all = [erased("ann", true), erased("bob", false)];
    assert_eq!(store.erased_since(0).await.unwrap(), all);
    assert_eq!(store.erased_since(1_000).await.unwrap(), all);
    assert_eq!(store.erased_since(1_001).await.unwrap(), [erased("bob", false)], "noted again");
    assert_eq!(store.erased_since(1_501).await.unwrap(), []);
}
