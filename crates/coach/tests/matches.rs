//! Analyses of whole matches.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use contract::{Entry, Seat, Seed, Skill};
use serde_json::json;
use table::{Sitter, Table};
use wire::coach::{Account, Analysis, Grade};

use common::{After, begun, played, studied, studied_with};

const KING: &str = "king-of-tokyo";
const FOUR: &str = "connect-four";

fn adds_up(account: &Account) {
    let Account { start, luck, errors, others, rest, result, .. } = *account;
    assert_eq!(start + luck + errors + others + rest, result);
    assert!(errors <= 0, "{errors}");
}

/// What must hold of every analysis.
fn is_sound(report: &Analysis, seats: usize) {
    assert_eq!(report.progress, 1_000);
    assert_eq!(report.accounts.len(), seats);
    report.accounts.iter().for_each(adds_up);
    for point in &report.points {
        assert!(point.chances.iter().sum::<u32>() <= 10_000);
        assert_eq!(point.chances.len(), seats);
    }
    assert!(report.points.windows(2).all(|pair| pair[0].step < pair[1].step));
    assert!(report.decisions.windows(2).all(|pair| pair[0].step < pair[1].step));
    for judged in &report.decisions {
        assert!(judged.settled, "{judged:?}");
        assert!((2..=5).contains(&judged.choices.len()), "{judged:?}");
        assert_eq!(judged.choices.iter().filter(|choice| choice.played).count(), 1);
        assert!(judged.grade > Grade::Good || judged.why.is_none());
    }
}

#[test]
fn parts_of_results_add_up_and_everybody_who_wants_is_graded() {
    for (seats, number) in [(2, 1), (2, 2), (3, 3), (5, 4)] {
        let mut sitters = vec![(Skill::Greedy, false); seats];
        sitters[0] = (Skill::Hard, true);
        let report = studied(&played(KING, &sitters, number), false);
        is_sound(&report, seats);
        assert!(report.decisions.iter().all(|judged| judged.seat == Seat(0)));
        let results: i64 = report.accounts.iter().map(|account| account.result).sum();
        assert_eq!(results, 10_000);
    }
    let report = studied(&played(FOUR, &[(Skill::Greedy, false); 2], 5), true);
    is_sound(&report, 2);
    assert!(report.decisions.iter().any(|judged| judged.seat == Seat(1)));
    assert!(report.accounts.iter().all(|account| account.luck == 0));
}

#[test]
fn nobody_who_is_a_bot_is_graded_unasked() {
    let report = studied(&played(FOUR, &[(Skill::Greedy, false); 2], 5), false);
    is_sound(&report, 2);
    assert!(report.decisions.is_empty());
}

#[test]
fn the_steps_of_the_work_make_no_difference() {
    let record = played(KING, &[(Skill::Hard, true), (Skill::Greedy, false)], 6);
    let whole = studied(&record, false);
    for steps in [1, 7] {
        assert_eq!(studied_with(&record, false, &After::steps(steps)), whole);
    }
    let record = played(FOUR, &[(Skill::Hard, true), (Skill::Greedy, false)], 6);
    assert_eq!(studied_with(&record, true, &After::steps(1)), studied(&record, true));
}

#[test]
fn something_is_known_at_any_moment_and_it_only_grows() {
    let record = played(KING, &[(Skill::Hard, true), (Skill::Greedy, false)], 6);
    let mut analyst = begun(&record, false).unwrap();
    let mut last = analyst.report();
    assert_eq!((last.points.len(), last.progress), (0, 0));
    while !analyst.is_done() {
        analyst.work(&After::steps(40));
        let report = analyst.report();
        assert!(report.progress >= last.progress);
        assert!(report.points.len() >= last.points.len());
        assert!(report.decisions.len() >= last.decisions.len());
        assert_eq!(report.accounts.is_empty(), !analyst.is_done());
        last = report;
    }
}

#[test]
fn what_was_taken_back_is_left_out() {
    let title = catalogue::find(FOUR).unwrap();
    let sitters = vec![Sitter::person("Ann"), Sitter::bot(Skill::Random)];
    let table = Table::open(title, json!({}), sitters, Seed::from_number(1)).unwrap();
    let mut table = table.practise().unwrap();
    let drop = |table: &mut Table, seat: u8, column: u8| {
        let command = json!({ "drop": { "column": column } });
        table.play(Entry::new(Seat(seat), 0, command), None).unwrap();
    };
    drop(&mut table, 0, 0);
    drop(&mut table, 1, 1);
    table.undo(Seat(0)).unwrap();
    drop(&mut table, 0, 3);
    drop(&mut table, 1, 3);
    let report = studied(&table.record().unwrap(), true);
    is_sound(&report, 2);
    let steps: Vec<usize> = report.points.iter().map(|point| point.step).collect();
    assert_eq!(steps, [0, 4, 5]);
    let graded: Vec<usize> = report.decisions.iter().map(|judged| judged.step).collect();
    assert_eq!(graded, [4, 5]);
}

#[test]
fn what_cannot_be_chosen_is_not_graded() {
    let record = played(KING, &[(Skill::Hard, true), (Skill::Hard, true)], 7);
    let report = studied(&record, false);
    let plays = record.lines.len();
    assert!(report.points.len() == plays + 1 && report.decisions.len() < plays);
}

/// Luck has no favourites: over some matches its mean is no further from zero than chance allows.
#[test]
fn luck_evens_out() {
    let mut lucks = Vec::new();
    for number in 0..12 {
        let sitters = [(Skill::Greedy, false), (Skill::Greedy, false)];
        let report = studied(&played(KING, &sitters, 100 + number), false);
        lucks.push(report.accounts[0].luck as f64);
    }
    let count = lucks.len() as f64;
    let mean = lucks.iter().sum::<f64>() / count;
    let variance = lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let error = (variance / count).sqrt();
    assert!(mean.abs() <= 2.0 * error, "{mean} give or take {error}");
}
