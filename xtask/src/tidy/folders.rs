//! What every game owes: rules, words, and tests.

use std::collections::BTreeSet;

use crate::files::TextFile;
use crate::tidy::Finding;

/// The files, and the folders with something in them, that each game has.
const OWED: [&str; 7] = [
    "Cargo.toml",
    "RULES.md",
    "words/en.ftl",
    "tests/conformance.rs",
    "tests/rulebook.rs",
    "tests/types.rs",
    "tests/plays/",
];

/// Findings about what games lack.
pub fn check(files: &[TextFile]) -> Vec<Finding> {
    let folder = |file: &TextFile| {
        let (game, _) = file.path.strip_prefix("games/")?.split_once('/')?;
        Some(format!("games/{game}/"))
    };
    let games: BTreeSet<String> = files.iter().filter_map(folder).collect();
    let owed = games.iter().flat_map(|game| OWED.iter().map(move |owed| (game, *owed)));
    owed.filter_map(|(game, owed)| lacking(files, game, owed)).collect()
}

fn lacking(files: &[TextFile], game: &str, owed: &str) -> Option<Finding> {
    let path = format!("{game}{owed}");
    let is_folder = path.ends_with('/');
    let fits = |file: &TextFile| file.path == path || is_folder && file.path.starts_with(&path);
    let what = format!("every game has {owed}");
    (!files.iter().any(fits)).then_some(Finding { path, line: 1, what })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::sample;

    #[test]
    fn whatever_a_game_lacks_is_found() {
        let file = |owed: &str| match owed.ends_with('/') {
            true => sample(&format!("games/go-moku/{owed}full-board.txt"), ""),
            false => sample(&format!("games/go-moku/{owed}"), ""),
        };
        let mut files: Vec<TextFile> = OWED.iter().map(|owed| file(owed)).collect();
        assert_eq!(check(&files), []);
        files.pop();
        files.remove(1);
        let found: Vec<String> = check(&files).iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "games/go-moku/RULES.md:1: every game has RULES.md",
                "games/go-moku/tests/plays/:1: every game has tests/plays/"
            ]
        );
    }
}
