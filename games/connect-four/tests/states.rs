//! States from outside, and the game's own questions.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use connect_four::ConnectFour;
use contract::erased::Title;
use contract::{AnyGame, AnyTitle, Denied, Viewer};
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
