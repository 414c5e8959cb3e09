//! Who may depend on whom, read from the manifests and held against the room table.

use toml::{Table, Value};

use crate::files::TextFile;
use crate::rooms::{self, GAMES, ROOMS, Room};
use crate::tidy::Finding;

/// Crates of the house that a game's tests may use besides those that the game may use.
const GAME_TESTS: [&str; 3] = ["arena", "conformance", "typings"];

/// The one crate with its own lints: its macros expand to code that the house forbids.
const OWN_LINTS: &str = "crates/wasm/Cargo.toml";

/// Findings about the manifest of a crate or a game.
pub fn check(file: &TextFile) -> Vec<Finding> {
    let parts: Vec<&str> = file.path.split('/').collect();
    let name = match parts.as_slice() {
        ["crates", name, "Cargo.toml"] => *name,
        ["games", _, "Cargo.toml"] => GAMES,
        _ => return Vec::new(),
    };
    let manifest: Table = match file.text.parse() {
        Ok(manifest) => manifest,
        Err(_) => return vec![Finding::new(file, 1, "this is not TOML")],
    };
    let Some(room) = rooms::room(name) else {
        let what = format!("{name} has no row in the room table: add one to xtask/src/rooms.rs");
        return vec![Finding::new(file, 1, what)];
    };
    let mut findings = of_room(file, &manifest, room);
    findings.extend(folder_is_name(file, &manifest, parts[1]));
    findings.extend(lints(file, &manifest));
    findings
}

fn of_room(file: &TextFile, manifest: &Table, room: &Room) -> Vec<Finding> {
    let mut findings = Vec::new();
    for name in dependencies(manifest, &["dependencies", "build-dependencies"]) {
        let allowed = match house(&name) {
            Some(ours) => room.house.contains(ours),
            None => room.outside.contains(&name),
        };
        if !allowed {
            let what = format!("{} must not depend on {name}: see the room table", room.name);
            findings.push(Finding::new(file, line_of(file, &name), what));
        }
    }
    if room.name == GAMES {
        let strange = |name: &String| {
            house(name)
                .is_some_and(|ours| !room.house.contains(ours) && !GAME_TESTS.contains(&ours))
        };
        for name in dependencies(manifest, &["dev-dependencies"]).into_iter().filter(strange) {
            let what = format!("tests of games must not use {name}: see the room table");
            findings.push(Finding::new(file, line_of(file, &name), what));
        }
    }
    findings
}

/// The row of a crate of the house, or nothing for a crate from outside.
fn house(name: &str) -> Option<&str> {
    if let Some(game) = name.strip_prefix("../../games/") {
        return (!game.is_empty()).then_some(GAMES);
    }
    ROOMS.iter().map(|room| room.name).find(|room| *room == name && *room != GAMES)
}

/// The crates in those sections, also for one target only. A game is given by its path.
fn dependencies(manifest: &Table, sections: &[&str]) -> Vec<String> {
    let targets = manifest.get("target").and_then(Value::as_table);
    let per_target = targets.into_iter().flat_map(Table::values).filter_map(Value::as_table);
    let tables = std::iter::once(manifest).chain(per_target);
    let listed = tables.flat_map(|table| sections.iter().filter_map(|name| table.get(*name)));
    let crates = listed.filter_map(Value::as_table).flatten().map(|(key, value)| {
        let text = |field| value.get(field).and_then(Value::as_str);
        let of_games = text("path").filter(|path| path.contains("games/"));
        of_games.or(text("package")).unwrap_or(key).to_owned()
    });
    crates.collect()
}

fn folder_is_name(file: &TextFile, manifest: &Table, folder: &str) -> Option<Finding> {
    let name = manifest.get("package").and_then(|package| package.get("name"));
    let fits = name.and_then(Value::as_str) == Some(folder);
    let what = format!("the crate in this folder is called {folder}, as the folder is");
    (!fits).then(|| Finding::new(file, line_of(file, "name"), what))
}

fn lints(file: &TextFile, manifest: &Table) -> Option<Finding> {
    let inherited = manifest.get("lints").and_then(|lints| lints.get("workspace"));
    let fits = inherited == Some(&Value::Boolean(true)) || file.path == OWN_LINTS;
    (!fits).then(|| Finding::new(file, 1, "every crate has [lints] workspace = true"))
}

/// The line that begins with that key.
fn line_of(file: &TextFile, key: &str) -> usize {
    let key = key.rsplit('/').next().unwrap_or(key);
    file.text.lines().position(|line| line.starts_with(key)).map_or(1, |idx| idx + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::sample;

    fn found(path: &str, dependencies: &str) -> Vec<String> {
        let name = path.split('/').nth(1).unwrap();
        let head = format!("[package]\nname = \"{name}\"\n[lints]\nworkspace = true\n");
        let file = sample(path, &format!("{head}{dependencies}"));
        check(&file).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_room_may_know_only_the_rooms_of_its_row() {
        let table = "crates/table/Cargo.toml";
        assert_eq!(found(table, "[dependencies]\ncontract.workspace = true\n"), [""; 0]);
        let wrong = "crates/table/Cargo.toml:6: table must not depend on words: see the room table";
        assert_eq!(found(table, "[dependencies]\nwords.workspace = true\n"), [wrong]);
        assert_eq!(found(table, "[dev-dependencies]\nwords.workspace = true\n"), [""; 0]);
        let targeted = "[target.'cfg(unix)'.dependencies]\nwords.workspace = true\n";
        assert_eq!(found(table, targeted), [wrong]);
    }

    #[test]
    fn games_never_depend_on_games() {
        let path = "games/go-moku/Cargo.toml";
        let chess = "chess = { path = \"../../games/chess\" }\n";
        assert_eq!(found(path, &format!("[dependencies]\n{chess}")).len(), 1);
        assert_eq!(found(path, &format!("[dev-dependencies]\n{chess}")).len(), 1);
        assert_eq!(found(path, "[dev-dependencies]\nconformance.workspace = true\n"), [""; 0]);
        assert_eq!(
            found("crates/catalogue/Cargo.toml", &format!("[dependencies]\n{chess}")),
            [""; 0]
        );
        assert_eq!(found("crates/cli/Cargo.toml", &format!("[dependencies]\n{chess}")).len(), 1);
    }

    #[test]
    fn pure_crates_take_nothing_worldly_from_outside_under_any_name() {
        let path = "crates/kit/Cargo.toml";
        assert_eq!(found(path, "[dependencies]\nrand = \"0.9\"\n").len(), 1);
        assert_eq!(found(path, "[dependencies]\ndice = { package = \"rand\" }\n").len(), 1);
        assert_eq!(found(path, "[dependencies]\nlibm = \"0.2\"\n"), [""; 0]);
        assert_eq!(found("crates/contract/Cargo.toml", "[dependencies]\nlibm = \"1\"\n").len(), 1);
    }

    #[test]
    fn a_crate_without_a_row_or_with_another_name_is_found() {
        assert!(found("crates/attic/Cargo.toml", "")[0].contains("has no row"));
        let text = "[package]\nname = \"other\"\n[lints]\nworkspace = true\n";
        assert_eq!(check(&sample("crates/kit/Cargo.toml", text)).len(), 1);
        assert_eq!(check(&sample("crates/kit/Cargo.toml", "[package]\nname = \"kit\"\n")).len(), 1);
        assert_eq!(check(&sample("crates/kit/Cargo.toml", "[[["))[0].what, "this is not TOML");
    }
}
