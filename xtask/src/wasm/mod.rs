//! The engine for the browser.
//!
//! - [`toolchain`]: a compiler for wasm32, installed where it is missing
//! - [`build`]: crates compiled for wasm32, and made into a package

pub mod build;
pub mod toolchain;

use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::game_id::{self, GameId};

/// What is to be built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Who will load the package.
    pub target: Target,
    /// The one game in it, or all.
    pub game: Option<GameId>,
    /// The part of that game that not every page needs, if it is to be in it.
    pub extra: Option<String>,
    /// The folder of the package, if not the usual one.
    pub out: Option<PathBuf>,
}

/// Who will load the package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Node, for bots and tools.
    Node,
    /// A browser.
    Web,
}

impl Target {
    /// The word on the command line, and the name of the usual folder.
    pub fn word(self) -> &'static str {
        match self {
            Target::Node => "node",
            Target::Web => "web",
        }
    }
}

impl Options {
    /// Reads what follows `wasm` on the command line.
    fn parse(words: &[&str]) -> Result<Options, Failure> {
        let mut options = Options { target: Target::Node, game: None, extra: None, out: None };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let mut value = |what: &str| {
                words.next().ok_or_else(|| Failure::usage(format!("{word} wants {what} after it")))
            };
            match *word {
                "--out" => options.out = Some(PathBuf::from(value("a folder")?)),
                "--game" => {
                    let id = GameId::parse(value("the id of a game")?).map_err(Failure::usage)?;
                    options.game = Some(id);
                }
                "--target" => options.target = target(value("'node' or 'web'")?)?,
                other => {
                    let why = format!("wasm takes --target, --game and --out, not '{other}'");
                    return Err(Failure::usage(why));
                }
            }
        }
        Ok(options)
    }

    /// The folder of the package.
    pub fn folder(&self, root: &Path) -> PathBuf {
        // What was typed is meant from where it was typed.
        if let Some(out) = &self.out {
            return std::env::current_dir().unwrap_or_default().join(out);
        }
        let all = root.join("target/wasm").join(self.target.word());
        self.game.as_ref().map_or(all.clone(), |game| all.join(game.kebab()))
    }
}

fn target(word: &str) -> Result<Target, Failure> {
    let both = [Target::Node, Target::Web];
    both.into_iter().find(|target| target.word() == word).ok_or_else(|| {
        Failure::usage(format!("there is no target '{word}': the targets are node and web"))
    })
}

/// Builds the package that the command line asks for.
///
/// # Errors
/// If the command line is wrong, no compiler for wasm32 can be had, or the build fails.
pub fn run(root: &Path, words: &[&str]) -> Result<(), Failure> {
    let options = Options::parse(words)?;
    if let Some(game) = &options.game {
        let games = game_id::of_folders(root)?;
        if !games.contains(game) {
            let ids: Vec<&str> = games.iter().map(GameId::kebab).collect();
            let ids = ids.join(", ");
            return Err(Failure::usage(format!("there is no game '{game}': the games are {ids}")));
        }
    }
    let toolchain = toolchain::find(root)?;
    build::package(root, &toolchain, &options)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_folder_tells_target_and_game() {
        let root = Path::new("/r");
        let folder = |words: &[&str]| Options::parse(words).unwrap().folder(root);
        assert_eq!(folder(&[]), Path::new("/r/target/wasm/node"));
        let one = folder(&["--target", "web", "--game", "go-moku"]);
        assert_eq!(one, Path::new("/r/target/wasm/web/go-moku"));
        assert_eq!(folder(&["--out", "/elsewhere"]), Path::new("/elsewhere"));
    }

    #[test]
    fn a_wrong_option_is_named() {
        let why = |words: &[&str]| Options::parse(words).unwrap_err().to_string();
        assert!(why(&["--fast"]).contains("not '--fast'"));
        assert!(why(&["--out"]).contains("--out wants a folder"));
        assert!(why(&["--target", "deno"]).contains("the targets are node and web"));
        assert!(why(&["--game", "Go"]).contains("'Go' cannot be the id"));
    }
}
