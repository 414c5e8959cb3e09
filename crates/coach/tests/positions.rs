//! Positions in which one choice is clearly best and another was played. They lie with their games,
//! in `tests/coach`, with the grades that they must get; `TOKYO_REFRESH=1` rewrites those.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use contract::{AnyTitle, Chance, Entry, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Table;
use wire::coach::{Grade, Judged};

use common::studied;

/// A position, and what somebody did in it.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Position {
    /// What it is about.
    about: String,
    seats: usize,
    /// What differs from an opening, by JSON pointer.
    set: serde_json::Map<String, Value>,
    /// What is played first, with its luck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lead: Vec<Act>,
    seat: Seat,
    played: Vec<Value>,
    best: Vec<Value>,
    /// What the coach says.
    grade: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

#[derive(Clone, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Act {
    seat: Seat,
    command: Value,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    luck: Vec<u32>,
}

fn games() -> impl Iterator<Item = &'static dyn AnyTitle> {
    catalogue::titles().iter().copied().filter(|title| common::has_chances(*title))
}

fn files(title: &dyn AnyTitle) -> Vec<PathBuf> {
    let folder = Path::new("../../games").join(title.meta().id).join("tests/coach");
    let entries = fs::read_dir(&folder).unwrap_or_else(|_| panic!("{}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// The verdict on a choice in that position.
fn judged(title: &'static dyn AnyTitle, position: &Position, choice: &[Value]) -> Judged {
    let seed = Seed::from_number(1);
    let setup = Value::Object(serde_json::Map::new());
    let opening = title.open(&setup, position.seats, &mut Chance::new(&seed, 0)).unwrap();
    let mut state = opening.state();
    for (pointer, value) in &position.set {
        let place = state.pointer_mut(pointer);
        *place.unwrap_or_else(|| panic!("{}: {pointer}", position.about)) = value.clone();
    }
    let mut table = Table::load(title, state, seed).unwrap_or_else(|why| {
        panic!("{}: {why}", position.about);
    });
    for act in &position.lead {
        table.script(act.luck.iter().copied());
        play(&mut table, act.seat, &act.command);
        table.unscript();
    }
    let step = table.version() + 1;
    choice.iter().for_each(|command| play(&mut table, position.seat, command));
    let report = studied(&table.record().unwrap(), false);
    let found = report.decisions.into_iter().find(|judged| judged.step == step);
    found.unwrap_or_else(|| panic!("{}: nothing was decided", position.about))
}

fn play(table: &mut Table, seat: Seat, command: &Value) {
    let entry = Entry::new(seat, table.now(), command.clone());
    table.play(entry, None).unwrap_or_else(|why| panic!("{command}: {why}"));
}

#[test]
fn bad_choices_get_the_grades_that_are_written_down() {
    let refresh = std::env::var_os("TOKYO_REFRESH").is_some();
    for title in games() {
        for file in files(title) {
            let mut position: Position =
                serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
            let judged = judged(title, &position, &position.played);
            let grade = serde_json::to_value(judged.grade).unwrap();
            if refresh {
                position.grade = grade.as_str().unwrap().to_owned();
                position.why = judged.why;
                let text = serde_json::to_string_pretty(&position).unwrap();
                fs::write(&file, text + "\n").unwrap();
                continue;
            }
            assert!(judged.grade > Grade::Inaccuracy, "{}: {judged:?}", file.display());
            assert_eq!(grade, position.grade, "{}: {judged:?}", file.display());
            assert_eq!(judged.why, position.why, "{}", file.display());
        }
    }
}

#[test]
fn the_best_choice_is_never_worse_than_good() {
    let mut worse = Vec::new();
    for title in games() {
        for file in files(title) {
            let position: Position =
                serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
            let judged = judged(title, &position, &position.best);
            if judged.grade > Grade::Good {
                worse.push(format!("{}: {judged:?}", file.display()));
            }
        }
    }
    assert_eq!(worse, Vec::<String>::new());
}

#[test]
fn every_game_has_ten_positions() {
    for title in games() {
        let count = files(title).len();
        assert!(count >= 10, "{}: {count}", title.meta().id);
    }
}
