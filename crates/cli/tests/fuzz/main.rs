//! Whatever comes in, nothing panics, and the answer says what was wrong: records, messages of
//! clients, and requests to the engine. A bounded run belongs to the tests; `cargo bolero test
//! --package cli TARGET` goes on for as long as one likes.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod engine;
mod messages;
mod records;

use std::fs;
use std::path::Path;

use conformance::mess::Mess;

/// Rounds of the bounded run: a few seconds each.
const ROUNDS: usize = 400;

/// What a fuzzer makes up.
type Made = (u8, (u64, u8), Vec<(u16, u8)>, u16);

fn mess((sample, values, bytes, cut): &Made) -> Mess {
    // Most texts are whole and JSON: others are found out at once.
    let bytes = if cut % 3 == 0 { bytes.clone() } else { Vec::new() };
    let cut = if cut % 8 == 0 { *cut } else { u16::MAX };
    Mess { sample: *sample, values: *values, bytes, cut }
}

/// The shortest recorded match of every game.
fn recorded() -> Vec<String> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let shortest = |title: &&dyn contract::AnyTitle| {
        let folder = games.join(title.meta().id).join("tests/records");
        let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        let texts = files.filter(|file| file.is_file());
        let texts = texts.map(|file| fs::read_to_string(file).unwrap());
        texts.min_by_key(String::len).unwrap()
    };
    catalogue::titles().iter().map(shortest).collect()
}
