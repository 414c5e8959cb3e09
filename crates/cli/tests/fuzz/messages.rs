//! What a client says on its socket, as a broken or hostile one may say it.

use std::sync::Mutex;

use desk::{Desk, NewDesk};
use serde_json::{Value, json};
use wire::Inbound;

use crate::{Made, ROUNDS, mess};

/// A desk of every game, with a person in the first seat and bots in the others.
fn desks() -> Vec<Desk> {
    let desk = |title: &&'static dyn contract::AnyTitle| {
        let seats: Vec<Value> = (0..*title.meta().seats.start())
            .map(|seat| match seat {
                0 => json!({ "name": "Ann" }),
                _ => json!({ "name": "Bot", "bot": "random" }),
            })
            .collect();
        let new = json!({ "seats": seats, "seat": 0, "seed": 7 });
        let new: NewDesk = serde_json::from_value(new).unwrap();
        Desk::new(*title, new).unwrap()
    };
    catalogue::titles().iter().map(desk).collect()
}

/// One message of each kind; commands as the games offer them.
fn samples(desks: &[Desk]) -> Vec<String> {
    let mut all = vec![
        json!({ "do": "hello", "table": "0123456789abcdef", "seen": 3, "lang": "fr" }),
        json!({ "do": "undo", "id": "a" }),
        json!({ "do": "answer-undo", "id": "b", "agree": true }),
        json!({ "do": "propose", "id": "c", "motion": "end" }),
        json!({ "do": "answer-proposal", "id": "d", "agree": false }),
        json!({ "do": "resign", "id": "e" }),
        json!({ "do": "chat", "text": "hello" }),
        json!({ "do": "resync" }),
        json!({ "do": "ping" }),
    ];
    for desk in desks {
        let game = desk.table().game();
        let Some(seat) = game.awaiting().seats().iter().next() else { continue };
        for command in game.offers(seat).list.into_iter().take(3) {
            let decision = game.decision(seat);
            all.push(
                json!({ "do": "command", "id": "f", "decision": decision, "command": command }),
            );
        }
    }
    all.iter().map(Value::to_string).collect()
}

#[test]
fn a_spoilt_message_is_answered_and_moves_nothing_unless_it_is_legal() {
    let desks = desks();
    let samples = samples(&desks);
    let desks = Mutex::new(desks);
    let mut read = 0;
    bolero::check!().with_type::<Made>().with_iterations(4 * ROUNDS).for_each(|made| {
        let text = mess(made).of(&samples);
        let Ok(message) = serde_json::from_str::<Inbound>(&text) else { return };
        read += 1;
        let mut desks = desks.lock().unwrap();
        let at = usize::from(made.0) % desks.len();
        let desk = &mut desks[at];
        let (before, now) = (desk.table().version(), desk.table().game().now());
        let answers = desk.hear(&message, now);
        let accepted = answers.iter().any(|answer| matches!(answer.kind(), "ack" | "update"));
        assert!(accepted || desk.table().version() == before, "{text} moved something unsaid");
    });
    assert!(read > 0, "none of the messages could be read");
}
