//! What the options of all games have in common.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use contract::{Chance, Values};
use serde_json::json;

/// States of a match hold whatever its setup says, and are read again: a number that no lobby
/// offers must not get in by another door.
#[test]
fn numbers_out_of_bounds_are_refused_wherever_a_setup_comes_from() {
    let mut tried = 0;
    for title in catalogue::titles() {
        let meta = title.meta();
        for option in meta.options {
            let Values::Whole { min, max } = option.values else { continue };
            for number in [min - 1, max + 1] {
                let setup = json!({ option.key: number });
                let opened = title.open(&setup, *meta.seats.end(), &mut Chance::from_number(1));
                let error = opened.err().map(|denied| denied.to_string()).unwrap_or_default();
                let named = error.contains(option.key) && error.contains(&max.to_string());
                assert!(named, "{} {setup}: '{error}'", meta.id);
                tried += 1;
            }
            let setup = json!({ option.key: max });
            let opened = title.open(&setup, *meta.seats.end(), &mut Chance::from_number(1));
            assert!(opened.is_ok(), "{} {setup}", meta.id);
        }
    }
    assert!(tried > 0, "no game has a number among its options");
}
