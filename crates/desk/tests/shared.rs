//! Several people on one device: who looks, what the curtain hides, and what can be taken back.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use contract::{Awaiting, Chance, Endless, Seat, Viewer};
use desk::{DeskError, Shared};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use wire::outbound::{NoUndo, Standing};
use wire::page::Hand;
use wire::{Inbound, Outbound};

fn begin(game: &str, new: &Value) -> Result<Shared, DeskError> {
    Shared::new(catalogue::find(game).unwrap(), serde_json::from_value(new.clone()).unwrap())
}

/// Aki and Ben, with a bot between them where there is room.
fn new(game: &str, setup: &Value, seed: u64, bot: bool) -> Shared {
    let (aki, ben) = (json!({ "name": "Aki" }), json!({ "name": "Ben" }));
    let bot = bot.then(|| json!({ "name": "Hana", "bot": "random" }));
    let seats: Vec<Value> = [Some(aki), bot, Some(ben)].into_iter().flatten().collect();
    begin(game, &json!({ "setup": setup, "seats": seats, "seed": seed })).unwrap()
}

/// A command or an event, which messages hold as text.
fn read(text: &RawValue) -> Value {
    serde_json::from_str(text.get()).unwrap()
}

fn standing(message: &Outbound) -> Option<&Standing> {
    match message {
        Outbound::Welcome(welcome) => Some(&welcome.standing),
        Outbound::Update(update) => Some(&update.standing),
        _ => None,
    }
}

/// Whether something that only its owner may know is told of a seat other than the viewer's: the
/// secrets of all games, by the names that their views and events give them.
fn tells_secret(told: &Value, viewer: Option<u8>) -> bool {
    const SECRET: [(&str, &str); 3] =
        [("players", "bid"), ("travellers", "hand"), ("architects", "beat")];
    const TOLD: [(&str, &str); 4] =
        [("bid-placed", "yen"), ("drew", "tiles"), ("card-peeked", "card"), ("submitted", "beat")];
    let is_own = |seat: u64| viewer.is_some_and(|own| u64::from(own) == seat);
    let over = told.get("over").is_some_and(|end| !end.is_null());
    let in_view = SECRET.iter().any(|(players, secret)| {
        let players = told.get(players).and_then(Value::as_array).into_iter().flatten();
        let hidden = (0..).zip(players).filter(|(seat, _)| !over && !is_own(*seat));
        hidden.into_iter().any(|(_, player)| !player[*secret].is_null())
    });
    let in_event = TOLD.iter().any(|(event, secret)| {
        let inner = told.get(event).filter(|inner| !is_own(inner["seat"].as_u64().unwrap_or(99)));
        inner.is_some_and(|inner| !inner[*secret].is_null())
    });
    in_view || in_event
}

/// Holds what was told against what the viewer may know.
fn check(shared: &Shared, said: &[Outbound]) {
    let Some(viewer) = shared.viewer() else {
        return assert!(said.is_empty(), "told behind the curtain: {said:?}");
    };
    let seat = viewer.seat().map(|seat| seat.0);
    for message in said {
        let Some(standing) = standing(message) else { continue };
        assert_eq!(standing.view.get(), shared.desk().table().game().view_text(viewer));
        let view: Value = serde_json::from_str(standing.view.get()).unwrap();
        assert!(!tells_secret(&view, seat), "{viewer:?} sees {view}");
        let Outbound::Update(update) = message else { continue };
        for event in &update.events {
            let told = read(&event.event);
            assert!(!tells_secret(&told, seat), "{viewer:?} hears {told}");
        }
    }
}

/// Holds the log against what the viewer may know.
fn check_log(shared: &Shared) {
    let seat = shared.viewer().and_then(Viewer::seat).map(|seat| seat.0);
    for entry in shared.log(None).unwrap().entries {
        let event = entry.event.unwrap_or_default();
        assert!(!tells_secret(&event, seat), "{seat:?} reads {event}");
    }
}

/// What is asked of the viewer: the decision and the commands.
fn asked(shared: &mut Shared) -> Option<(u32, Vec<Value>)> {
    let said = shared.hear(&Inbound::Resync {}, 0);
    check(shared, &said);
    let ask = standing(said.first()?)?.ask.clone()?;
    Some((ask.decision, ask.offers.iter().map(|offer| read(&offer.command)).collect()))
}

fn play(shared: &mut Shared, command: Value, decision: u32) -> Vec<Outbound> {
    let said = shared.hear(&Inbound::Command { id: "c".into(), decision, command }, 0);
    assert!(matches!(said[0], Outbound::Ack { .. }), "{said:?}");
    check(shared, &said);
    said
}

/// Whether the match waits for the viewer.
fn has_to(shared: &Shared) -> bool {
    let Awaiting::Seats(waiting) = shared.desk().table().awaiting() else { return false };
    shared.desk().seat().is_some_and(|seat| waiting.must.contains(seat))
}

/// What happened on the way through a match.
#[derive(Default)]
struct Way {
    curtains: usize,
    passes: usize,
    over: bool,
}

/// Plays at random, that many steps at most, and checks everything that is told.
fn wander(shared: &mut Shared, seed: u64, steps: usize) -> Way {
    let (mut way, mut chance) = (Way::default(), Chance::from_number(seed));
    let mut now_ms = 0;
    let mut before = shared.desk().seat();
    for _ in 0..steps {
        match shared.hand() {
            Hand::Covered { seat } => {
                way.curtains += 1;
                let secretive = shared.desk().table().game().secretive();
                let mut both = [Some(seat), before].into_iter().flatten();
                assert!(both.any(|seat| secretive.contains(seat)), "a needless curtain");
                assert_eq!(shared.hear(&Inbound::Resync {}, 0).len(), 0);
                assert_eq!(shared.log(None).unwrap().entries.len(), 0);
                let said = shared.tick(0, 0, &Endless).unwrap().said;
                check(shared, &said);
                let said = shared.take();
                assert_eq!(shared.viewer(), Some(Viewer::Seat(seat)));
                check(shared, &said);
                check_log(shared);
            }
            Hand::Passes { .. } => {
                before = shared.desk().seat();
                way.passes += 1;
                let said = shared.pass();
                check(shared, &said);
            }
            Hand::Looks { .. } if shared.desk().table().game().awaiting().outcome().is_some() => {
                way.over = true;
                assert_eq!(shared.viewer(), Some(Viewer::Public), "everybody looks at the end");
                return way;
            }
            // A player who waits for a bot may act, but does not for ever.
            Hand::Looks { .. } => match asked(shared).filter(|(_, offers)| {
                !offers.is_empty() && (has_to(shared) || chance.below(4) == 0)
            }) {
                Some((decision, offers)) => {
                    let command = chance.pick(&offers).cloned().unwrap();
                    play(shared, command, decision);
                }
                None => {
                    let turn = shared.tick(now_ms, 0, &Endless).unwrap();
                    check(shared, &turn.said);
                    now_ms = turn.next_ms.unwrap_or(now_ms).max(now_ms);
                }
            },
        }
    }
    way
}

#[test]
fn nobody_is_told_what_another_may_know_alone() {
    let mut curtains = 0;
    for seed in 0..4 {
        for (game, setup) in [
            ("izakaya", json!({})),
            ("tokyo-dangan", json!({})),
            ("tokyo-jutaku", json!({ "mode": "beats" })),
        ] {
            let mut shared = new(game, &setup, seed, seed % 2 == 1);
            let way = wander(&mut shared, seed, 300);
            // A round of Izakaya is long, and has one auction.
            assert!(way.curtains >= 2, "{game}: {} curtains", way.curtains);
            curtains += way.curtains;
        }
    }
    assert!(curtains > 100, "{curtains} curtains");
}

#[test]
fn where_everything_lies_open_the_device_is_passed_without_a_curtain() {
    for (game, steps) in [("connect-four", 300), ("tokyo-highway", 24), ("king-of-tokyo", 400)] {
        for seed in 0..3 {
            let mut shared = new(game, &json!({}), seed, false);
            let way = wander(&mut shared, seed, steps);
            assert!(way.passes > 4, "{game}: {} passes", way.passes);
            // King of Tokyo has one card that lets its owner look at another.
            assert!(game == "king-of-tokyo" || way.curtains == 0, "{game}");
        }
    }
    let mut shared = new("connect-four", &json!({}), 1, false);
    assert!(wander(&mut shared, 1, 300).over);
}

/// Plays two auctions of Izakaya that differ only in what Aki bids, and tells what Ben is told
/// before the bids are shown.
fn bens_part(yen: u16) -> (String, Shared) {
    let mut shared = new("izakaya", &json!({}), 3, false);
    assert_eq!(shared.hand(), Hand::Covered { seat: Seat(0) });
    shared.take();
    let (decision, _) = asked(&mut shared).unwrap();
    play(&mut shared, json!({ "bid": { "yen": yen } }), decision);
    assert_eq!(shared.hand(), Hand::Passes { to: Some(Seat(1)) });
    let mut told = shared.pass();
    assert_eq!(shared.hand(), Hand::Covered { seat: Seat(1) });
    told.extend(shared.tick(5, 0, &Endless).unwrap().said);
    told.extend(shared.take());
    told.extend(shared.hear(&Inbound::Resync {}, 5));
    let log = serde_json::to_string(&shared.log(None).unwrap()).unwrap();
    (serde_json::to_string(&told).unwrap() + &log, shared)
}

#[test]
fn what_ben_is_told_does_not_depend_on_what_aki_bid() {
    let (low, _) = bens_part(100);
    let (high, mut shared) = bens_part(700);
    assert_eq!(low, high);
    // Nothing is secret once both have bid, so the device is passed without a curtain.
    let (decision, _) = asked(&mut shared).unwrap();
    let said = play(&mut shared, json!({ "bid": { "yen": 200 } }), decision);
    assert!(serde_json::to_string(&said).unwrap().contains("700"), "the bids are shown");
    assert_eq!(shared.hand(), Hand::Passes { to: Some(Seat(0)) });
    assert_eq!(shared.pass().len(), 1);
    assert_eq!(shared.viewer(), Some(Viewer::Seat(Seat(0))));
}

#[test]
fn behind_the_curtain_nothing_can_be_done() {
    let mut shared = new("tokyo-dangan", &json!({}), 1, false);
    let Hand::Covered { seat } = shared.hand() else { panic!("{:?}", shared.hand()) };
    let command = Inbound::Command { id: "c".into(), decision: 0, command: json!({}) };
    let said = shared.hear(&command, 0);
    assert!(matches!(&said[..], [Outbound::Error { .. }]), "{said:?}");
    assert!(shared.pass().is_empty() && shared.call(Seat(1)).is_empty());
    assert_eq!(shared.hand(), Hand::Covered { seat });
    assert_eq!(shared.take().len(), 1);
    assert!(shared.take().is_empty(), "the curtain is drawn aside once");
}

#[test]
fn a_match_that_is_gone_on_with_comes_back_behind_the_curtain() {
    let (_, shared) = bens_part(300);
    let record = shared.desk().table().record().unwrap().write();
    let record: Value = serde_json::from_str(&record).unwrap();
    let again = begin("izakaya", &json!({ "record": record })).unwrap();
    assert_eq!(again.hand(), Hand::Covered { seat: Seat(1) });
    assert_eq!(again.viewer(), None);
}

#[test]
fn whoever_has_just_passed_the_device_on_can_take_an_open_act_back() {
    let mut shared = new("connect-four", &json!({}), 1, false);
    let (decision, offers) = asked(&mut shared).unwrap();
    play(&mut shared, offers[0].clone(), decision);
    let said = shared.pass();
    assert!(standing(&said[0]).unwrap().undo_is_free);
    assert_eq!(shared.viewer(), Some(Viewer::Seat(Seat(1))));
    let said = shared.hear(&Inbound::Undo { id: "u".into() }, 0);
    assert!(matches!(said[0], Outbound::Ack { .. }), "{said:?}");
    assert_eq!(shared.hand(), Hand::Passes { to: Some(Seat(0)) });
    // Once Ben has acted, Aki's disc stays.
    for _ in 0..3 {
        shared.pass();
        let (decision, offers) = asked(&mut shared).unwrap();
        play(&mut shared, offers[0].clone(), decision);
    }
    let said = shared.hear(&Inbound::Undo { id: "v".into() }, 0);
    assert!(matches!(said[0], Outbound::Ack { .. }), "the last act is one's own: {said:?}");
    let said = shared.hear(&Inbound::Undo { id: "w".into() }, 0);
    assert!(matches!(said[0], Outbound::Ack { .. }), "then that of Ben is the last: {said:?}");
}

#[test]
fn a_bid_of_another_is_never_taken_back_for_them() {
    let (_, mut shared) = bens_part(300);
    let said = shared.hear(&Inbound::Resync {}, 0);
    let told = standing(&said[0]).unwrap();
    assert_eq!((told.undo_is_free, told.no_undo), (false, Some(NoUndo::Nothing)));
    let said = shared.hear(&Inbound::Undo { id: "u".into() }, 0);
    assert!(matches!(said[0], Outbound::Refused(_)), "{said:?}");
    // A player who has bid may ask for the device, and withdraw.
    let Hand::Looks { may, .. } = shared.hand() else { panic!("{:?}", shared.hand()) };
    assert!(may.contains(Seat(0)));
    assert!(shared.call(Seat(0)).is_empty());
    assert_eq!(shared.hand(), Hand::Covered { seat: Seat(0) });
    shared.take();
    assert!(matches!(shared.hand(), Hand::Looks { out_of_turn: true, .. }));
    let (decision, offers) = asked(&mut shared).unwrap();
    assert_eq!(offers, [json!("withdraw")]);
    // They may also give it back as it is.
    assert!(shared.pass().is_empty());
    assert_eq!(shared.hand(), Hand::Covered { seat: Seat(1) });
    shared.take();
    shared.call(Seat(0));
    shared.take();
    play(&mut shared, json!("withdraw"), decision);
    assert!(matches!(shared.hand(), Hand::Looks { seat: Some(Seat(0)), .. }), "Aki bids again");
}

#[test]
fn a_device_is_shared_by_several_people_who_take_turns() {
    let aki = json!({ "name": "Aki" });
    let bot = json!({ "name": "Hana", "bot": "easy" });
    let alone = begin("connect-four", &json!({ "seats": [aki, bot] })).err().unwrap();
    assert_eq!(alone, DeskError::TooFewPeople { people: 1 });
    let race = begin("tokyo-jutaku", &json!({ "seats": [aki, aki] })).err().unwrap();
    assert_eq!(race, DeskError::RealTime);
    let practice = begin("connect-four", &json!({ "seats": [aki, aki], "practice": true }));
    assert!(matches!(practice, Err(DeskError::Denied(_))));
    for (game, setup, turns) in [
        ("tokyo-jutaku", json!({}), false),
        ("tokyo-jutaku", json!({ "mode": "daily" }), false),
        ("tokyo-jutaku", json!({ "mode": "beats" }), true),
        ("izakaya", json!({}), true),
        ("izakaya", json!({ "bid_limit": 30 }), false),
        ("king-of-tokyo", json!({}), true),
    ] {
        let title = catalogue::find(game).unwrap();
        assert_eq!(desk::in_turns(title, &setup).unwrap(), turns, "{game} {setup}");
    }
}

#[test]
fn bots_that_begin_are_watched_by_everybody() {
    let seats = json!([{ "name": "Hana", "bot": "random" }, { "name": "Aki" }, { "name": "Ben" }]);
    let mut watched = 0;
    // Chance decides who begins.
    for seed in 0..12 {
        let new = json!({ "seats": seats, "seed": seed });
        let mut shared = begin("king-of-tokyo", &new).unwrap();
        while let Hand::Looks { seat: None, .. } = shared.hand() {
            watched += shared.tick(0, 0, &Endless).unwrap().said.len();
        }
        shared.pass();
        assert!(matches!(shared.hand(), Hand::Looks { seat: Some(_), .. }));
    }
    assert!(watched > 0);
}
