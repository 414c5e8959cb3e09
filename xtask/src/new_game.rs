//! A new game, copied from the template.

use std::path::Path;

use crate::failure::Failure;
use crate::files;
use crate::game_id::GameId;
use crate::{shell, sync};

/// The game that new games are copied from.
const TEMPLATE: &str = "connect-four";

/// What only the template says of itself, and what a copy says instead.
const PROSE: [(&str, &str); 3] = [
    ("the template of the house", "a new game of the house"),
    ("the template that new games are copied from, and the yardstick for speed", "a new game"),
    ("//!\n//! `cargo xtask new-game NAME` copies this folder.\n", ""),
];

/// Makes the game, puts it on the shelf and says what comes next.
///
/// # Errors
/// If the name cannot be used, or a file cannot be written.
pub fn run(root: &Path, name: &str) -> Result<(), Failure> {
    let id = create(root, name)?;
    sync::run(root)?;
    println!(
        "
games/{id} is ready: it plays connect four under its own name. Next:
  1. write the rules, clause by clause, in games/{id}/RULES.md
  2. make them true in games/{id}/src/rules.rs, with a test per clause in tests/rulebook.rs
  3. choose the words in games/{id}/words, in every language, and the facts in src/about.rs
  4. cargo xtask test"
    );
    Ok(())
}

/// Copies the template under a new name, and does nothing else.
///
/// # Errors
/// If the name cannot be used, or a file cannot be written.
pub fn create(root: &Path, name: &str) -> Result<GameId, Failure> {
    let id = GameId::parse(name).map_err(Failure::usage)?;
    let template = GameId::parse(TEMPLATE).map_err(Failure::failed)?;
    check_free(root, &id)?;
    let from = root.join("games").join(TEMPLATE);
    let to = root.join("games").join(id.kebab());
    let mut sources = Vec::new();
    for path in files::walk(&from) {
        let Some(inside) = files::from_root(&from, &path) else { continue };
        let copy = to.join(renamed(&inside, &template, &id));
        files::write(&copy, &copied(&path, &template, &id)?)?;
        sources.extend((copy.extension().is_some_and(|end| end == "rs")).then_some(copy));
    }
    // Another name sorts elsewhere among imports and breaks lines elsewhere.
    let mut rustfmt = shell::command(root, "rustfmt");
    shell::run(rustfmt.args(["--edition", "2024"]).args(sources))?;
    Ok(id)
}

/// A file of the template as the new game has it; what is no text stays as it is.
fn copied(path: &Path, template: &GameId, id: &GameId) -> Result<Vec<u8>, Failure> {
    let bytes = std::fs::read(path)
        .map_err(|error| Failure::failed(format!("{} cannot be read: {error}", path.display())))?;
    Ok(match String::from_utf8(bytes) {
        Ok(text) => {
            let text = PROSE.iter().fold(text, |text, (old, new)| text.replace(old, new));
            renamed(&text, template, id).into_bytes()
        }
        Err(error) => error.into_bytes(),
    })
}

/// A text with the name of the template, however written, changed to the new one.
fn renamed(text: &str, template: &GameId, id: &GameId) -> String {
    text.replace(template.kebab(), id.kebab())
        .replace(&template.snake(), &id.snake())
        .replace(&template.pascal(), &id.pascal())
        .replace(&template.title(), &id.title())
}

/// Checks that neither a game nor a crate of the house is called so.
fn check_free(root: &Path, id: &GameId) -> Result<(), Failure> {
    if root.join("games").join(id.kebab()).exists() {
        return Err(Failure::usage(format!("games/{id} is there already: choose another name")));
    }
    let ours = files::folders(&root.join("crates"));
    let manifest: toml::Table = files::read(&root.join("Cargo.toml"))?
        .parse()
        .map_err(|error| Failure::failed(format!("Cargo.toml cannot be read: {error}")))?;
    let used = manifest.get("workspace").and_then(|workspace| workspace.get("dependencies"));
    let used = used.and_then(toml::Value::as_table);
    let taken = |name: &str| name.replace('_', "-") == id.kebab();
    let is_used = used.is_some_and(|used| used.keys().any(|name| taken(name)));
    if ours.iter().any(|name| taken(name)) || is_used {
        return Err(Failure::usage(format!(
            "'{id}' is the name of a crate that the house uses: choose another name"
        )));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_changes_however_it_is_written() {
        let [old, new] = ["connect-four", "go-moku"].map(|id| GameId::parse(id).unwrap());
        let text = "connect-four, connect_four::ConnectFour, Connect Four";
        assert_eq!(renamed(text, &old, &new), "go-moku, go_moku::GoMoku, Go Moku");
    }
}
