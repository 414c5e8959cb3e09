//! Parts of a game that not every page needs: features that its manifest turns on by default.
//!
//! Programs have all of them. In the browser each makes a module of its own, such as
//! `tokyo-highway-hand`, which has the whole game with that part; the ordinary module goes without.

use std::path::Path;

use toml::{Table, Value};

use crate::failure::Failure;
use crate::files;
use crate::game_id::GameId;

/// The extras of a game, in the order of its manifest.
///
/// # Errors
/// If the manifest cannot be read.
pub fn of(root: &Path, game: &GameId) -> Result<Vec<String>, Failure> {
    let path = root.join("games").join(game.kebab()).join("Cargo.toml");
    let manifest: Table = files::read(&path)?
        .parse()
        .map_err(|error| Failure::failed(format!("{}: {error}", path.display())))?;
    Ok(listed(&manifest))
}

fn listed(manifest: &Table) -> Vec<String> {
    let default = manifest.get("features").and_then(|features| features.get("default"));
    let names = default.and_then(Value::as_array).into_iter().flatten();
    names.filter_map(Value::as_str).map(str::to_owned).collect()
}

/// What the feature of an extra is called, and its module.
pub fn name(game: &GameId, extra: &str) -> String {
    format!("{game}-{extra}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extras_are_what_a_manifest_turns_on_by_default() {
        let of = |text: &str| listed(&text.parse().unwrap());
        assert_eq!(of("[features]\ndefault = [\"hand\"]\nhand = []\ntypes = []\n"), ["hand"]);
        assert!(of("[features]\ntypes = []\n").is_empty());
        assert!(of("[package]\nname = \"go-moku\"\n").is_empty());
    }
}
