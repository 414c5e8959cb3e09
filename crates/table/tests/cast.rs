//! The bots' names, here and in the page.
#![allow(clippy::unwrap_used, reason = "the helpers of tests may fail a test")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use contract::Skill;
use table::cast;

#[test]
fn the_page_has_the_same_names() {
    let file = "../../client/src/characters/names.json";
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(file);
    let text = std::fs::read_to_string(file).unwrap();
    let page: BTreeMap<String, Vec<String>> = serde_json::from_str(&text).unwrap();
    for skill in Skill::LEVELS {
        assert_eq!(page[&skill.to_string()], cast::names(skill));
    }
    assert_eq!(page["plain"], cast::names(Skill::Greedy));
    assert_eq!(page.len(), Skill::LEVELS.len() + 1);
}

#[test]
fn no_two_bots_have_the_same_name() {
    let families = Skill::LEVELS.into_iter().chain([Skill::Random]);
    let all: Vec<&str> = families.flat_map(cast::names).copied().collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    let mut taken: Vec<String> = Vec::new();
    for _ in 0..12 {
        let name = cast::free_name(Skill::Hard, taken.iter().map(String::as_str));
        assert!(!taken.contains(&name), "{name} sits there already");
        taken.push(name);
    }
    assert_eq!(cast::free_name(Skill::Easy, ["Ponta"]), "Mame");
}
