//! A new game, copied from the template.

use std::path::Path;

use crate::failure::Failure;
use crate::files;
use crate::game_id::GameId;
use crate::{shell, sync};

/// The game that new games are copied from.
const TEMPLATE: &str = "connect-four";

/// What only the template says of itself, and what a copy says instead.
const PROSE: [(&str, &str); 4] = [
    ("shown: false,", "shown: true,"),
    ("the template of the house", "a new game of the house"),
    ("the template that new games are copied from, and the yardstick for speed", "a new game"),
    ("//!\n//! `cargo xtask new-game NAME` copies this folder.\n", ""),
];

/// What the page needs to put a game on its shelf. Connect four has none of it: it does not show.
const VIEW: [(&str, &str); 5] = [
    ("index.ts", include_str!("new_game/view/index.ts")),
    ("Box.svelte", include_str!("new_game/view/Box.svelte")),
    ("box/en.ftl", include_str!("new_game/view/box/en.ftl")),
    ("box/fr.ftl", include_str!("new_game/view/box/fr.ftl")),
    ("box/ja.ftl", include_str!("new_game/view/box/ja.ftl")),
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
games/{id} is ready: it plays connect four under its own name, in the page too. Next:
  1. write the rules, clause by clause, in games/{id}/RULES.md
  2. make them true in games/{id}/src/rules.rs, with a test per clause in tests/rulebook.rs
  3. say what is what: facts in src/about.rs, sentences in words/*.ftl, pictures in src/draw.rs,
     what bots strive for in src/mind.rs
  4. paint the box in view/Box.svelte, and sell it in one sentence in view/box/*.ftl
  5. TOKYO_REFRESH=1 cargo test -p {id} rewrites view/types.ts and the recorded plays
  6. cargo xtask test
The plain table serves until the game has its own: view/Table.svelte, named in view/index.ts.
CONTRIBUTING.md says where to look for chance, secrets, real time and the rest."
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
    for (name, text) in VIEW {
        let text = text.replace("SHELF", &place(root)?.to_string()).replace("TITLE", &id.title());
        files::write(&to.join("view").join(name), text.as_bytes())?;
    }
    // Another name sorts elsewhere among imports and breaks lines elsewhere.
    let mut rustfmt = shell::command(root, "rustfmt");
    shell::run(rustfmt.args(["--edition", "2024"]).args(sources))?;
    Ok(id)
}

/// The place on the shelf behind all others.
fn place(root: &Path) -> Result<u32, Failure> {
    let mut last = 0;
    for game in files::folders(&root.join("games")) {
        let index = root.join("games").join(game).join("view/index.ts");
        if index.exists() {
            let text = files::read(&index)?;
            let after = text.split_once("shelf: ").map_or("", |(_, after)| after);
            let number = after.split(',').next().and_then(|number| number.parse().ok());
            last = last.max(number.unwrap_or(0));
        }
    }
    Ok(last + 1)
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
    fn every_file_of_the_view_goes_along() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/new_game/view");
        let all = files::walk(&folder).into_iter();
        let mut there: Vec<_> = all.filter_map(|path| files::from_root(&folder, &path)).collect();
        there.sort();
        let mut taken = VIEW.map(|(name, _)| name.to_owned());
        taken.sort();
        assert_eq!(there, taken);
    }

    #[test]
    fn the_name_changes_however_it_is_written() {
        let [old, new] = ["connect-four", "go-moku"].map(|id| GameId::parse(id).unwrap());
        let text = "connect-four, connect_four::ConnectFour, Connect Four";
        assert_eq!(renamed(text, &old, &new), "go-moku, go_moku::GoMoku, Go Moku");
    }
}
