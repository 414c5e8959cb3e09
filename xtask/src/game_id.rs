//! The name of a game, in the four ways it is written.

use std::fmt;
use std::path::Path;

use crate::failure::Failure;
use crate::files;

/// The longest id: with it, every generated line still fits the width of a line.
const LONGEST: usize = 20;

/// Words of Rust that no crate can be called by, and crates that are always there.
const TAKEN: [&str; 48] = [
    "abstract", "alloc", "as", "async", "await", "become", "box", "break", "const", "continue",
    "core", "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen",
    "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv",
    "pub", "ref", "return", "self", "static", "std", "struct", "super", "test", "trait", "true",
    "try", "type", "use",
];

/// The id of a game: folder, crate and address, such as `king-of-tokyo`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GameId(String);

impl GameId {
    /// Reads an id.
    ///
    /// # Errors
    /// If it cannot be the name of a folder and of a crate.
    pub fn parse(id: &str) -> Result<GameId, String> {
        let part = |part: &str| part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
        let parts_fit = id.split('-').all(|word| !word.is_empty() && part(word));
        if !parts_fit || !id.starts_with(|c: char| c.is_ascii_lowercase()) {
            return Err(format!(
                "'{id}' cannot be the id of a game: an id is small letters and digits in words \
                 joined by hyphens, and begins with a letter, such as 'king-of-tokyo'"
            ));
        }
        if id.len() > LONGEST {
            return Err(format!("'{id}' is too long an id: it may have {LONGEST} letters"));
        }
        if TAKEN.contains(&id) {
            return Err(format!("'{id}' is a word of Rust: a game needs a name of its own"));
        }
        Ok(GameId(id.to_owned()))
    }

    /// As folders, crates and addresses are called: `king-of-tokyo`.
    pub fn kebab(&self) -> &str {
        &self.0
    }

    /// As Rust calls the crate: `king_of_tokyo`.
    pub fn snake(&self) -> String {
        self.0.replace('-', "_")
    }

    /// As Rust calls the type: `KingOfTokyo`.
    pub fn pascal(&self) -> String {
        self.words().collect()
    }

    /// As people write it: `King Of Tokyo`.
    pub fn title(&self) -> String {
        self.words().collect::<Vec<_>>().join(" ")
    }

    fn words(&self) -> impl Iterator<Item = String> {
        self.0.split('-').map(|word| {
            let (first, rest) = word.split_at(word.len().min(1));
            first.to_uppercase() + rest
        })
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The games that have a folder, in order.
///
/// # Errors
/// If a folder has a name that no game can have.
pub fn of_folders(root: &Path) -> Result<Vec<GameId>, Failure> {
    files::folders(&root.join("games"))
        .iter()
        .filter(|name| root.join("games").join(name).join("Cargo.toml").is_file())
        .map(|name| GameId::parse(name).map_err(|why| Failure::failed(format!("games/: {why}"))))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_written_in_four_ways() {
        let id = GameId::parse("king-of-tokyo-2").unwrap();
        assert_eq!(id.kebab(), "king-of-tokyo-2");
        assert_eq!(id.snake(), "king_of_tokyo_2");
        assert_eq!(id.pascal(), "KingOfTokyo2");
        assert_eq!(id.title(), "King Of Tokyo 2");
    }

    #[test]
    fn what_cannot_name_a_folder_and_a_crate_is_no_id() {
        for id in ["", "Go", "go_moku", "2048", "-go", "go-", "go--moku", "gö", "a/b", "..", "a b"]
        {
            assert!(GameId::parse(id).unwrap_err().contains("such as 'king-of-tokyo'"), "{id}");
        }
        assert!(GameId::parse("match").unwrap_err().contains("a word of Rust"));
        assert!(GameId::parse("a-game-with-a-long-name").unwrap_err().contains("20 letters"));
    }
}
