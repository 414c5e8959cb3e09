//! What the sources of pure crates must not mention: the machine gives every match the same
//! course on every computer only if nothing of the computer reaches it.

use crate::files::TextFile;
use crate::rooms::{self, GAMES};
use crate::tidy::Finding;
use crate::tidy::source::{without_comment, without_tests};

/// Each with what it would let in.
const WORLDLY: [(&str, &str); 19] = [
    ("std::time", "time"),
    ("Instant::now", "time"),
    ("SystemTime", "time"),
    ("std::thread", "threads"),
    ("thread_local!", "threads"),
    ("static mut", "hidden state"),
    ("std::fs", "files"),
    ("std::env", "the environment"),
    ("std::process", "other programs"),
    ("std::net", "sockets"),
    ("HashMap", "hashing order; BTreeMap has none"),
    ("HashSet", "hashing order; BTreeSet has none"),
    ("use std::{", "anything unseen; one use for each module shows it"),
    (".sin()", "the platform's mathematics; libm has its own"),
    (".cos()", "the platform's mathematics; libm has its own"),
    (".atan2(", "the platform's mathematics; libm has its own"),
    (".ln()", "the platform's mathematics; libm has its own"),
    (".exp()", "the platform's mathematics; libm has its own"),
    (".powf(", "the platform's mathematics; libm has its own"),
];

/// Findings about the sources of pure crates, their tests excepted.
pub fn check(file: &TextFile) -> Vec<Finding> {
    if !is_pure_source(&file.path) {
        return Vec::new();
    }
    let lines = without_tests(&file.text);
    let of_line = |(number, line): &(usize, &str)| {
        let code = without_comment(line);
        let found = WORLDLY.iter().filter(|(word, _)| code.contains(word));
        let finding = |(word, what): &(&str, &str)| {
            let what = format!("a pure crate must not use {word}: it lets in {what}");
            Finding::new(file, *number, what)
        };
        found.map(finding).collect::<Vec<_>>()
    };
    lines.iter().flat_map(of_line).collect()
}

/// Whether the file is a source, and no test or benchmark, of a pure crate.
fn is_pure_source(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    let room = match parts.as_slice() {
        ["crates", name, "src", ..] => rooms::room(name),
        ["games", _, "src", ..] => rooms::room(GAMES),
        _ => None,
    };
    path.ends_with(".rs") && room.is_some_and(|room| room.pure)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::sample;

    #[test]
    fn a_clock_in_a_game_is_found() {
        let file = sample("games/go-moku/src/rules.rs", "use a;\nlet now = Instant::now();\n");
        let found = check(&file);
        assert_eq!(
            found[0].to_string(),
            "games/go-moku/src/rules.rs:2: a pure crate must not use Instant::now: it lets in time"
        );
    }

    #[test]
    fn tests_comments_and_worldly_crates_are_free() {
        let text = "use std::collections::HashMap;\n";
        assert_eq!(check(&sample("crates/table/src/lib.rs", text)).len(), 1);
        assert_eq!(check(&sample("crates/arena/src/lib.rs", text)), []);
        assert_eq!(check(&sample("crates/table/tests/all.rs", text)), []);
        assert_eq!(check(&sample("crates/table/src/lib.rs", &format!("// {text}"))), []);
        let in_tests = format!("#[cfg(test)]\nmod tests {{\n    {text}}}\n");
        assert_eq!(check(&sample("crates/table/src/lib.rs", &in_tests)), []);
    }
}
