//! The pictures in `docs` and in the guides of games are what `tokyo draw` draws today.
//! `TOKYO_REFRESH=1` redraws them.
#![allow(clippy::unwrap_used, reason = "the helpers of tests may fail a test")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

/// A picture: its game, the record it shows, after which line, and through whose eyes.
struct Picture {
    game: &'static str,
    record: &'static str,
    step: &'static str,
    seat: &'static str,
}

const PICTURES: [Picture; 5] = [
    Picture { game: "king-of-tokyo", record: "six-greedy", step: "40", seat: "0" },
    Picture { game: "tokyo-dangan", record: "three-normal", step: "30", seat: "0" },
    Picture { game: "tokyo-highway", record: "four-normal", step: "30", seat: "0" },
    Picture { game: "tokyo-jutaku", record: "race", step: "110", seat: "0" },
    Picture { game: "izakaya", record: "five-towers", step: "60", seat: "0" },
];

/// How a picture of a guide is drawn, as `guide/pictures.json` has it.
#[derive(Deserialize)]
struct Recipe {
    /// For people: what is to be seen, and what for.
    shows: String,
    /// Whether words can be read in it, so that each language has a picture of its own.
    #[serde(default)]
    speaks: bool,
    /// What `tokyo draw` is asked for; a record is a file beside the pictures.
    #[serde(flatten)]
    draw: BTreeMap<String, String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn drawn(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_tokyo")).arg("draw").args(args).output().unwrap();
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Holds a file to what is drawn.
fn current(file: &Path, drawn: &str) {
    if std::env::var_os("TOKYO_REFRESH").is_some() {
        fs::write(file, drawn).unwrap();
    }
    let kept = fs::read_to_string(file).unwrap_or_default();
    assert!(kept == drawn, "{} is not current: TOKYO_REFRESH=1 redraws it", file.display());
}

#[test]
fn the_pictures_in_the_documents_are_current() {
    for Picture { game, record, step, seat } in &PICTURES {
        let record = root().join(format!("games/{game}/tests/records/{record}.json"));
        let record = record.to_str().unwrap();
        let drawn = drawn(&[game, "--step", step, "--seat", seat, "--record", record]);
        current(&root().join(format!("docs/{game}.svg")), &drawn);
    }
}

/// The folders of games that have a guide, with their names.
fn guided() -> Vec<(String, PathBuf)> {
    let games = fs::read_dir(root().join("games")).unwrap().map(|entry| entry.unwrap());
    let games = games.map(|entry| (entry.file_name().into_string().unwrap(), entry.path()));
    games.filter(|(_, folder)| folder.join("GUIDE.md").is_file()).collect()
}

/// The languages of a game's guides, each with what is read in it.
fn guides(folder: &Path) -> Vec<(String, String)> {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let guide = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().unwrap();
        let language = name.strip_prefix("GUIDE")?.strip_suffix(".md")?;
        let language = language.strip_prefix('.').unwrap_or(words::FIRST).to_owned();
        Some((language, fs::read_to_string(entry.path()).unwrap()))
    };
    files.filter_map(guide).collect()
}

/// The file of a picture: `start.svg`, or `start.fr.svg` where it speaks another language.
fn file_name(name: &str, recipe: &Recipe, language: &str) -> String {
    match recipe.speaks && language != words::FIRST {
        true => format!("{name}.{language}.svg"),
        false => format!("{name}.svg"),
    }
}

/// The pictures of a game's guide by name.
fn recipes(folder: &Path) -> BTreeMap<String, Recipe> {
    let text = fs::read_to_string(folder.join("guide/pictures.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// A picture of a guide, as it is drawn in that language.
fn cooked(game: &str, folder: &Path, recipe: &Recipe, language: &str) -> String {
    let mut args = vec![game.to_owned(), "--lang".to_owned(), language.to_owned()];
    for (key, value) in &recipe.draw {
        let beside = folder.join("guide").join(value);
        let value = if key == "record" { beside.to_str().unwrap() } else { value };
        args.extend([format!("--{key}"), value.to_owned()]);
    }
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    drawn(&args)
}

#[test]
fn the_pictures_in_the_guides_are_current() {
    assert!(guided().len() >= 5);
    for (game, folder) in guided() {
        for (name, recipe) in recipes(&folder) {
            assert!(recipe.shows.ends_with('.'), "{game}: {name} says what it shows");
            let languages = guides(&folder).into_iter().map(|(language, _)| language);
            // Without words, the first language's picture serves them all.
            for language in languages.filter(|tag| recipe.speaks || tag == words::FIRST) {
                let file = folder.join("guide").join(file_name(&name, &recipe, &language));
                current(&file, &cooked(&game, &folder, &recipe, &language));
            }
        }
    }
}

/// The pictures that a guide shows, as it names them.
fn shown(guide: &str) -> BTreeSet<String> {
    let parts = guide.split("](guide/").skip(1);
    parts.map(|part| part.split([')', ' ']).next().unwrap().to_owned()).collect()
}

#[test]
fn guides_show_every_picture_in_their_own_language_and_no_other() {
    for (game, folder) in guided() {
        let recipes = recipes(&folder);
        let mut files = BTreeSet::new();
        for (language, guide) in guides(&folder) {
            let wanted: BTreeSet<String> =
                recipes.iter().map(|(name, recipe)| file_name(name, recipe, &language)).collect();
            assert_eq!(shown(&guide), wanted, "{game} in {language}");
            files.extend(wanted);
        }
        let kept = fs::read_dir(folder.join("guide")).unwrap();
        let kept = kept.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let kept: BTreeSet<String> = kept.filter(|name| name.ends_with(".svg")).collect();
        assert_eq!(kept, files, "{game}: no picture is missing, and none is left over");
    }
}
