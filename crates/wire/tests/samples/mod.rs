//! What is said of a match when it is over, for the client's compiler to hold against its types.

use contract::Seat;
use serde_json::json;
use wire::log::LogTurn;
use wire::motion::GaveUp;
use wire::{after, coach};

/// An analysis of which nothing is known, and one with everything that can be said.
pub fn analyses() -> [coach::Analysis; 2] {
    let turn = LogTurn { round: 1, seat: Some(Seat(0)) };
    let weighed = |said: &str, chance, played| coach::Weighed { said: said.into(), chance, played };
    let judged = |why: Option<&str>| coach::Judged {
        step: 3,
        until: 4,
        seat: Seat(0),
        turn,
        said: "Pass".into(),
        grade: if why.is_some() { coach::Grade::Blunder } else { coach::Grade::Best },
        lost: if why.is_some() { 1_250 } else { 0 },
        choices: vec![weighed("Stay", 5_500, false), weighed("Pass", 4_250, true)],
        why: why.map(Into::into),
        settled: why.is_some(),
    };
    let (start, luck, errors, others, rest, result) = (5_000, -300, -1_250, 900, -25, 4_325);
    let cause = "search".to_owned();
    let lost = coach::Lost { cause, said: "Looking".into(), ms: 9_000, count: 2, step: 7 };
    let race =
        |solution| coach::Race { seat: Seat(1), round: 1, lost: vec![lost.clone()], solution };
    let whole = coach::Analysis {
        progress: 1_000,
        points: vec![
            coach::Point { step: 0, turn, chances: vec![5_000, 5_000], luck: Vec::new() },
            coach::Point { step: 3, turn, chances: vec![4_700, 5_300], luck: vec![-300, 300] },
        ],
        decisions: vec![judged(None), judged(Some("It loses at once."))],
        accounts: vec![coach::Account { seat: Seat(0), start, luck, errors, others, rest, result }],
        races: vec![race(None), race(Some(json!([])))],
    };
    [coach::Analysis::default(), whole]
}

/// A hint of every stage.
pub fn advice() -> [coach::Advice; 3] {
    let advice =
        |stage, command, rest| coach::Advice { stage, said: "Look.".into(), command, rest };
    [
        advice(coach::Stage::Nudge, None, vec![]),
        advice(coach::Stage::Move, Some(json!("pass")), vec![]),
        advice(coach::Stage::Reason, Some(json!("draw")), vec![json!("pass")]),
    ]
}

/// A match in numbers, in which somebody gave up.
pub fn statistics(gave_up: GaveUp) -> after::Statistics {
    let numbers = vec![after::SeatNumber { what: "damage".into(), count: 3 }];
    let (place, score) = (Some(1), Some(20));
    let played = after::SeatStatistics { place, score, numbers, ..Default::default() };
    after::Statistics {
        rounds: 5,
        lines: 9,
        practice: false,
        moves: 8,
        undos: 1,
        duration_ms: 60_000,
        ending: Some("twenty-points".into()),
        seats: vec![played, after::SeatStatistics::default()],
        gave_up: vec![gave_up],
    }
}
