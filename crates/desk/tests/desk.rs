//! One person against bots, over the messages that a page would send.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::sync::atomic::{AtomicUsize, Ordering};

use contract::{
    AnyBot, AnyGame, AnySight, AnyTitle, Chance, Denied, Drawing, Endless, Layout, Meta, Player,
    Seat, Seed, Sheet, Skill, Speaker,
};
use desk::{Desk, DeskError, Narrator, NewDesk};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use wire::outbound::{NoUndo, Offer, Standing};
use wire::{Inbound, Outbound};

fn new(game: &str, seats: &Value, seat: Option<u8>) -> Desk {
    let title = catalogue::find(game).unwrap();
    let new = json!({ "seats": seats, "seat": seat, "seed": 7, "lang": "fr" });
    let new: NewDesk = serde_json::from_value(new).unwrap();
    Desk::new(title, new).unwrap()
}

/// A command or an event, which messages hold as text.
fn read(text: &RawValue) -> Value {
    serde_json::from_str(text.get()).unwrap()
}

fn ask(desk: &mut Desk) -> Option<(u32, Vec<(Value, String)>)> {
    let hello = Inbound::Resync {};
    let said = desk.hear(&hello, 0);
    let Some(Outbound::Welcome(welcome)) = said.into_iter().next() else { panic!("no welcome") };
    let asked = welcome.standing.ask?;
    let offer = |offer: Offer| (read(&offer.command), offer.label.unwrap());
    Some((asked.decision, asked.offers.into_iter().map(offer).collect()))
}

/// Plays the first offer whenever asked, and lets bots act in between.
fn play_out(desk: &mut Desk) -> Vec<String> {
    let mut now_ms = 0;
    let mut log = Vec::new();
    for step in 0..20_000 {
        if let Some((decision, offers)) = ask(desk) {
            let (command, _) = offers[step % offers.len()].clone();
            let id = format!("a-{step}");
            let said = desk.hear(&Inbound::Command { id, decision, command }, now_ms);
            assert!(matches!(said[0], Outbound::Ack { .. }), "{said:?}");
        }
        let turn = desk.tick(now_ms, 0, &Endless).unwrap();
        for message in turn.said {
            if let Outbound::Update(update) = message {
                log.extend(update.events.into_iter().map(|event| event.text));
            }
        }
        if desk.table().game().awaiting().outcome().is_some() {
            return log;
        }
        now_ms = turn.next_ms.unwrap_or(now_ms).max(now_ms);
    }
    panic!("the match does not end");
}

#[test]
fn whoever_sits_down_is_told_what_they_play_for() {
    let seats = json!([{ "name": "Aki" }, { "name": "Botan", "bot": "easy" }]);
    let mut desk = new("king-of-tokyo", &seats, Some(0));
    let said = desk.hear(&Inbound::Resync {}, 0);
    let Some(Outbound::Welcome(welcome)) = said.first() else { panic!("no welcome") };
    let goal = "Soyez le premier monstre à 20 points de victoire, ou le dernier encore en vie.";
    assert_eq!(welcome.goal.as_deref(), Some(goal));
}

#[test]
fn whoever_has_to_decide_gets_a_hint_even_without_a_list() {
    let seats = json!([{ "name": "Aki" }, { "name": "Botan", "bot": "easy" }]);
    let desk = new("izakaya", &seats, Some(0));
    let told = |labels, offers| {
        let (viewer, words) = (desk.viewer(), desk.words());
        Narrator { viewer, words, labels, offers }.standing(desk.table()).ask.unwrap().hint
    };
    assert!(told(true, true).unwrap().starts_with("Misez en secret pour jouer en premier."));
    assert_eq!(told(true, false), told(true, true));
    assert_eq!(told(false, false), None, "programs do without");
}

#[test]
fn a_person_plays_to_the_end_against_bots() {
    let seats = json!([{ "name": "Aki" }, { "name": "Botan", "bot": "easy" }]);
    let mut desk = new("king-of-tokyo", &seats, Some(0));
    let log = play_out(&mut desk);
    assert!(log.iter().any(|line| line.contains("Tokyo")), "{log:?}");
}

#[test]
fn a_match_goes_on_from_its_record() {
    let seats = json!([{ "name": "Aki" }, { "name": "Botan", "bot": "random" }]);
    let mut desk = new("connect-four", &seats, Some(0));
    let (decision, offers) = ask(&mut desk).unwrap();
    let command = offers[3].0.clone();
    desk.hear(&Inbound::Command { id: "1".into(), decision, command }, 5);
    let record = desk.table().record().unwrap();
    let again = NewDesk {
        setup: None,
        seats: Vec::new(),
        seat: Some(Seat(0)),
        seed: Some(Seed::from_number(7)),
        practice: false,
        lang: None,
        state: None,
        record: Some(record),
    };
    let again = Desk::new(catalogue::find("connect-four").unwrap(), again).unwrap();
    assert_eq!(again.table().game().state(), desk.table().game().state());
    assert_eq!(again.table().players(), ["Aki", "Botan"].map(Player::named));
}

#[test]
fn the_log_is_that_of_the_whole_match_in_pages() {
    let seats = json!([{ "name": "Aki" }, { "name": "Botan", "bot": "easy" }]);
    let mut desk = new("king-of-tokyo", &seats, Some(0));
    play_out(&mut desk);
    let newest = desk.log(None).unwrap();
    assert_eq!(newest.version, desk.table().version() as u64);
    let (mut before, mut entries) = (newest.before, newest.entries);
    let mut pages = 1;
    while let Some(line) = before {
        let page = desk.log(Some(line)).unwrap();
        assert!(page.entries.len() < 200, "{} entries", page.entries.len());
        assert!(page.entries.iter().all(|entry| entry.line < line), "no line is split");
        entries.splice(0..0, page.entries);
        before = page.before;
        pages += 1;
    }
    assert!(pages > 1, "{pages} pages");
    let record = desk.table().record().unwrap();
    let words = words::Words::new(desk.table().title().meta(), "fr").unwrap();
    let whole = desk::log(&record, desk.table().title(), desk.viewer(), &words).unwrap();
    assert_eq!(entries, whole);
}

#[test]
fn refusals_come_in_words_with_their_clause() {
    let seats = json!([{ "name": "Aki" }, { "name": "Botan", "bot": "random" }]);
    let mut desk = new("connect-four", &seats, Some(0));
    let (decision, _) = ask(&mut desk).unwrap();
    let command = json!({ "drop": { "column": 99 } });
    let said = desk.hear(&Inbound::Command { id: "1".into(), decision, command }, 0);
    let [Outbound::Refused(refused)] = said.as_slice() else { panic!("{said:?}") };
    assert!(refused.clause.is_some() && refused.why.contains("100"), "{refused:?}");
    let command = json!({ "drop": { "column": 0 } });
    let said = desk.hear(&Inbound::Command { id: "2".into(), decision: 77, command }, 0);
    let [Outbound::Refused(refused)] = said.as_slice() else { panic!("{said:?}") };
    assert_eq!(refused.decision, Some(decision));
}

#[test]
fn bots_never_hold_up_an_undo() {
    let seats = json!([{ "name": "Aki" }, { "name": "Botan", "bot": "random" }]);
    let mut desk = new("connect-four", &seats, Some(0));
    let opening = desk.table().game().state();
    let (decision, offers) = ask(&mut desk).unwrap();
    let command = offers[0].0.clone();
    desk.hear(&Inbound::Command { id: "1".into(), decision, command }, 0);
    while ask(&mut desk).is_none() {
        desk.tick(0, 0, &Endless).unwrap();
    }
    let said = desk.hear(&Inbound::Undo { id: "2".into() }, 0);
    assert!(matches!(said[0], Outbound::Ack { .. }), "{said:?}");
    assert_eq!(desk.table().game().state(), opening);
}

/// Rolls once at a table that was made like that, and tells what an undo is answered.
fn undo_a_roll(practice: bool) -> (Desk, Outbound) {
    let seats = json!([{ "name": "Aki" }, { "name": "Botan", "bot": "random" }]);
    let new = json!({ "seats": seats, "seat": 0, "seed": 7, "practice": practice });
    let title = catalogue::find("king-of-tokyo").unwrap();
    let mut desk = Desk::new(title, serde_json::from_value(new).unwrap()).unwrap();
    while ask(&mut desk).is_none() {
        desk.tick(0, 0, &Endless).unwrap();
    }
    let (decision, offers) = ask(&mut desk).unwrap();
    let (roll, _) = offers.into_iter().find(|(_, label)| label.contains("Reroll")).unwrap();
    desk.hear(&Inbound::Command { id: "1".into(), decision, command: roll }, 0);
    let said = desk.hear(&Inbound::Undo { id: "2".into() }, 0).remove(0);
    (desk, said)
}

#[test]
fn a_roll_is_taken_back_only_in_practice() {
    let (desk, said) = undo_a_roll(false);
    let Outbound::Refused(refused) = said else { panic!("{said:?}") };
    assert!(refused.why.contains("practice"), "{refused:?}");
    let (_, told) = (desk.table().record().unwrap(), standing(desk));
    assert_eq!((told.undo_is_free, told.practice), (false, false));
    assert_eq!(told.no_undo, Some(NoUndo::Barred));
    let (desk, said) = undo_a_roll(true);
    assert!(matches!(said, Outbound::Ack { .. }), "{said:?}");
    assert_eq!(desk.table().record().unwrap().practice, Some(true));
    assert!(standing(desk).practice, "everybody can see it");
}

fn standing(mut desk: Desk) -> Standing {
    match desk.hear(&Inbound::Resync {}, 0).remove(0) {
        Outbound::Welcome(welcome) => welcome.standing,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_pace_keeps_bots_from_acting_at_once() {
    let seats = json!([{ "name": "A", "bot": "random" }, { "name": "B", "bot": "random" }]);
    let mut desk = new("connect-four", &seats, None);
    let turn = desk.tick(100, 700, &Endless).unwrap();
    assert_eq!((turn.said.len(), turn.next_ms), (0, Some(800)));
    assert_eq!(desk.tick(799, 700, &Endless).unwrap().said.len(), 0);
    assert_eq!(desk.tick(800, 700, &Endless).unwrap().said.len(), 1);
}

#[test]
fn a_clock_that_cannot_act_is_an_error_and_not_silence() {
    let seats = json!([{ "name": "A", "bot": "random" }, { "name": "B", "bot": "random" }]);
    let mut desk = new("connect-four", &seats, None);
    let late = desk.tick(u64::MAX, 0, &Endless);
    assert!(matches!(late, Err(DeskError::Denied(_))), "{:?}", late.err());
}

#[test]
fn real_time_games_go_on_by_the_clock() {
    let seats = json!([{ "name": "A", "bot": "easy" }, { "name": "B", "bot": "easy" }]);
    let mut desk = new("tokyo-jutaku", &seats, None);
    let (mut now_ms, mut told) = (0, 0);
    for _ in 0..40 {
        let turn = desk.tick(now_ms, 0, &Endless).unwrap();
        told += turn.said.len();
        let Some(next_ms) = turn.next_ms else { break };
        now_ms = next_ms;
    }
    assert!(told > 4, "{told} messages");
    // Both tokens are put down, and three seconds are counted before the first piece is taken.
    assert!(desk.table().now() >= 3_000, "{} ms", desk.table().now());
}

/// A game that counts how many bots it has seated.
struct Counting(&'static dyn AnyTitle);

static SEATED: AtomicUsize = AtomicUsize::new(0);

impl AnyTitle for Counting {
    fn meta(&self) -> &Meta {
        self.0.meta()
    }

    fn layout(&self) -> Option<Layout> {
        self.0.layout()
    }

    fn presets(&self) -> Vec<(&'static str, Value)> {
        self.0.presets()
    }

    fn setup_for_bots(&self) -> Value {
        self.0.setup_for_bots()
    }

    fn sheets(&self) -> &'static [Sheet] {
        self.0.sheets()
    }

    fn open(
        &self,
        setup: &Value,
        seats: usize,
        chance: &mut Chance,
    ) -> Result<Box<dyn AnyGame>, Denied> {
        self.0.open(setup, seats, chance)
    }

    fn load(&self, state: &Value) -> Result<Box<dyn AnyGame>, Denied> {
        self.0.load(state)
    }

    fn bot(&self, skill: Skill) -> Box<dyn AnyBot> {
        SEATED.fetch_add(1, Ordering::Relaxed);
        self.0.bot(skill)
    }

    fn has_bot(&self, skill: Skill) -> bool {
        self.0.has_bot(skill)
    }

    fn guess(&self, view: &Value, chance: &mut Chance) -> Result<Box<dyn AnyGame>, Denied> {
        self.0.guess(view, chance)
    }

    fn sight(&self, view: &str) -> Result<Box<dyn AnySight>, Denied> {
        self.0.sight(view)
    }

    fn draw_view(&self, view: &Value, speaker: &dyn Speaker) -> Result<Drawing, Denied> {
        self.0.draw_view(view, speaker)
    }

    fn ask_view(&self, view: &Value, question: &Value) -> Result<Value, Denied> {
        self.0.ask_view(view, question)
    }
}

#[test]
fn a_bot_sits_down_once_and_stays() {
    let seats = json!([{ "name": "Aki" }, { "name": "Botan", "bot": "easy" }]);
    let new = json!({ "seats": seats, "seat": 0, "seed": 7 });
    let title = Box::leak(Box::new(Counting(catalogue::find("tokyo-dangan").unwrap())));
    let mut desk = Desk::new(title, serde_json::from_value(new).unwrap()).unwrap();
    let acts = 10;
    let mut acted = 0;
    for step in 0..1_000 {
        if let Some((decision, offers)) = ask(&mut desk) {
            let (command, _) = offers[step % offers.len()].clone();
            desk.hear(&Inbound::Command { id: format!("a-{step}"), decision, command }, 0);
        }
        acted += desk.tick(0, 0, &Endless).unwrap().said.len();
        if acted >= acts {
            break;
        }
    }
    assert!(acted >= acts, "the bot acted only {acted} times");
    assert_eq!(SEATED.load(Ordering::Relaxed), 1, "the same bot decided every time");
}
