//! States from outside, and the game's own questions.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use connect_four::ConnectFour;
use contract::erased::Title;
use contract::{AnyGame, AnyTitle, Denied, Seat, Viewer};
use serde_json::{Value, json};

static TITLE: Title<ConnectFour> = Title::new();

fn load(first: u8, grid: [&str; 7]) -> Result<Box<dyn AnyGame>, String> {
    Ok(TITLE.load(&json!({ "first": first, "grid": grid })).map_err(|denied| match denied {
        Denied::Malformed(why) => why,
        Denied::Refused(refusal) => refusal.to_string().into(),
    })?)
}

fn complaint(first: u8, grid: [&str; 7]) -> String {
    load(first, grid).err().expect("should not load")
}

#[test]
fn an_edited_state_is_checked() {
    assert!(load(0, ["01", "", "0", "", "", "", ""]).is_ok());
    assert!(complaint(2, [""; 7]).contains("seats 0 and 1"));
    assert!(complaint(0, ["00", "", "", "", "", "", ""]).contains("one more"));
    assert!(complaint(0, ["7", "", "", "", "", "", ""]).contains("six digits 0 or 1"));
    assert!(complaint(0, ["0000", "111", "1", "", "", "", ""]).contains("played on"));
    let buried = complaint(0, ["01", "01", "00", "01", "", "1", ""]);
    assert!(buried.contains("before its last disc"), "{buried}");
}

#[test]
fn threats_are_the_columns_that_win_now() {
    let game = load(0, ["0", "0", "0", "", "1", "1", "1"]).unwrap();
    let ask = |seat: u8| game.ask(Viewer::Public, &json!({ "threats": { "seat": seat } }));
    assert_eq!(ask(0).unwrap(), json!({ "columns": [3] }));
    assert_eq!(ask(1).unwrap(), json!({ "columns": [3] }));
    assert!(ask(5).unwrap_err().to_string().contains("seat 0 or 1"));
    assert!(game.ask(Viewer::Public, &Value::Null).is_err());
}

#[test]
fn numbers_come_through_the_door_without_types() {
    let layout = TITLE.layout().unwrap();
    assert_eq!((layout.size(), layout.actions), (85, 7));
    let game = load(0, ["010101", "0", "", "", "", "", "1"]).unwrap();
    let encoded = game.encoded().unwrap();
    let mut numbers = vec![0; layout.size()];
    encoded.observe(Seat(0), &mut numbers);
    assert_eq!(numbers.iter().sum::<i16>(), 9, "eight discs, and its own turn");
    let choices = encoded.choices(Seat(0));
    let slots: Vec<usize> = choices.iter().map(|choice| choice.slot).collect();
    assert_eq!(slots, [1, 2, 3, 4, 5, 6], "the first column is full");
    assert_eq!(choices[0].command, json!({ "drop": { "column": 1 } }));
}
