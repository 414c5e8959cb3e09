//! Board files, as somebody may have written them: refused with a sentence, or playable.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use conformance::mess::Mess;
use contract::{Chance, Game};
use serde_json::json;
use tokyo_dangan::board::Board;
use tokyo_dangan::{Setup, TokyoDangan};

type Made = ((u64, u8), Vec<(u16, u8)>, u8);

#[test]
fn a_spoilt_board_is_refused_or_can_be_played_on() {
    let samples = [include_str!("../boards/tokyo.json").to_owned()];
    assert!(Board::read(&samples[0]).is_ok());
    let (mut refused, mut played) = (0, 0);
    bolero::check!().with_type::<Made>().with_iterations(600).for_each(|(values, bytes, whole)| {
        let bytes = if whole % 2 == 0 { bytes.clone() } else { Vec::new() };
        let text = Mess { sample: 0, values: *values, bytes, cut: u16::MAX }.of(&samples);
        match Board::read(&text) {
            Err(why) => {
                assert!(!why.to_string().is_empty());
                refused += 1;
            }
            Ok(_) => {
                let board: serde_json::Value = serde_json::from_str(&text).unwrap();
                let setup: Setup = serde_json::from_value(json!({ "board": board })).unwrap();
                let mut chance = Chance::from_number(values.0);
                if let Ok(state) = TokyoDangan::open(&setup, 2, &mut chance) {
                    let seat = state.awaiting().seats().iter().next().unwrap();
                    assert!(state.sample(seat, &mut chance).is_some(), "nobody can act on {text}");
                    played += 1;
                }
            }
        }
    });
    assert!(refused > 0 && played > 0, "{refused} refused, {played} played");
}
