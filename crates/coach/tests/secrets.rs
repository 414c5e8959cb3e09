//! Grades depend only on what the player could see.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use catalogue::Visit;
use contract::{AnyTitle, Chance, Entry, Seat, Seed, Skill, Tabletop, Viewer};
use serde_json::{Value, json};
use table::{Record, Table};
use wire::coach::Judged;

use common::{has_chances, played, studied};

/// What is said of one command in a position.
fn judged(title: &'static dyn AnyTitle, state: Value, seat: Seat, command: &Value) -> Judged {
    let mut table = Table::load(title, state, Seed::from_number(1)).unwrap();
    table.play(Entry::new(seat, table.now(), command.clone()), None).unwrap();
    studied(&table.record().unwrap(), false).decisions.remove(0)
}

/// The same state with everything dealt again that a seat cannot see.
struct Permute<'a> {
    state: &'a Value,
    seat: Seat,
    number: u64,
}

impl Visit for Permute<'_> {
    type Out = Value;

    fn visit<G: Tabletop>(self) -> Value {
        let state: G = serde_json::from_value(self.state.clone()).unwrap();
        let mut chance = Chance::from_number(self.number);
        serde_json::to_value(state.permute(Viewer::Seat(self.seat), &mut chance)).unwrap()
    }
}

/// Holds the verdict on a command to that in other worlds; tells how many were really others.
fn holds(title: &'static dyn AnyTitle, state: &Value, seat: Seat, command: &Value) -> usize {
    let said = judged(title, state.clone(), seat, command);
    let mut others = 0;
    for number in 0..3 {
        let permute = Permute { state, seat, number };
        let other = catalogue::visit(title.meta().id, permute).unwrap();
        if other != *state {
            others += 1;
            assert_eq!(judged(title, other, seat, command), said, "{}", title.meta().id);
        }
    }
    others
}

/// A few decisions of a match: the state before each, whose it was, and what was done.
fn decisions(title: &'static dyn AnyTitle, record: &Record) -> Vec<(Value, Seat, Value)> {
    let steps: Vec<usize> =
        studied(record, true).decisions.iter().map(|judged| judged.step).collect();
    let some = [1, 2, 3].map(|part| steps[steps.len() * part / 4]);
    let decision = |step: usize| {
        let table = record.replay(title, Some(step - 1)).unwrap().table;
        let table::Deed::Play(entry) = &record.lines[step - 1].deed else { panic!() };
        (table.game().state(), entry.actor.seat().unwrap(), entry.command.clone())
    };
    some.into_iter().map(decision).collect()
}

#[test]
fn dealing_anew_what_a_player_could_not_see_changes_no_grade() {
    for title in catalogue::titles().iter().copied().filter(|title| has_chances(*title)) {
        let record = played(title.meta().id, &[(Skill::Greedy, true); 2], 3);
        for (state, seat, command) in decisions(title, &record) {
            holds(title, &state, seat, &command);
        }
    }
}

/// In King of Tokyo only a card that somebody has peeked at is hidden.
#[test]
fn a_card_that_somebody_else_has_peeked_at_changes_no_grade() {
    let title = catalogue::find("king-of-tokyo").unwrap();
    let mut chance = Chance::from_number(1);
    let mut state = title.open(&json!({}), 2, &mut chance).unwrap().state();
    let deck = state["deck"].as_array_mut().unwrap();
    deck.retain(|card| card != "acid-attack" && card != "made-in-a-lab");
    state["top"] = json!({ "card": "acid-attack", "known": [1] });
    state["monsters"][1]["cards"] = json!(["made-in-a-lab"]);
    (state["active"], state["anchor"]) = (json!(0), json!(0));
    state["turn"]["dice"] = json!(["one", "two", "energy", "energy", "claw", "heart"]);
    for command in [json!("resolve"), json!({ "reroll": { "dice": ["one", "two"] } })] {
        assert!(holds(title, &state, Seat(0), &command) > 0);
    }
    // Whoever buys meets the card: what is worth more than what it shows is not known.
    state["monsters"][0]["energy"] = json!(9);
    state["stack"] = json!(["next-turn", "others-end", "end-turn", "buying"]);
    assert!(holds(title, &state, Seat(0), &json!({ "buy": { "slot": 0 } })) > 0);
}
