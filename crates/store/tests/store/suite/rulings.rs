//! What the operator decides.

use super::Time;
use store::{NewRuling, Ruled, Store};

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
