//! A game comes and goes: in a copy of the parts of the repository that this concerns.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use xtask::failure::Failure;
use xtask::files::{self, TextFile};
use xtask::{new_game, sync, tidy};

/// The longest name there is, so that a line of the template that is too long for it shows.
const NAME: &str = "a-game-called-twenty";

fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// A copy of the template and of what lists games, in a folder of its own.
fn copy(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if root.exists() {
        fs::remove_dir_all(&root).unwrap();
    }
    let concerned = |path: &str| {
        path.starts_with("games/connect-four/")
            || path.starts_with("crates/catalogue/")
            || (path.starts_with("crates/") && path.ends_with("/Cargo.toml"))
            || ["Cargo.toml", "rustfmt.toml"].contains(&path)
    };
    for file in files::of_repository(repository()).iter().filter(|file| concerned(&file.path)) {
        files::write(&root.join(&file.path), file.text.as_bytes()).unwrap();
    }
    sync::write(&root).unwrap();
    root
}

/// Every file with its text.
fn contents(root: &Path) -> BTreeMap<String, String> {
    let file = |path: PathBuf| {
        (files::from_root(root, &path).unwrap(), fs::read_to_string(&path).unwrap())
    };
    files::walk(root).into_iter().map(file).collect()
}

/// The files of one game, by their paths in its folder.
fn of_game(contents: &BTreeMap<String, String>, game: &str) -> BTreeMap<String, String> {
    let folder = format!("games/{game}/");
    let inside = |(path, text): (&String, &String)| {
        path.strip_prefix(&folder).map(|path| (path.to_owned(), text.clone()))
    };
    contents.iter().filter_map(inside).collect()
}

fn is_formatted(path: &Path) -> bool {
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--check", "--edition", "2024"]).arg(path);
    rustfmt.status().unwrap().success()
}

#[test]
fn a_game_comes_and_goes_without_a_trace() {
    let root = copy("comes-and-goes");
    let before = contents(&root);

    new_game::create(&root, NAME).unwrap();
    let changed = sync::write(&root).unwrap();
    assert_eq!(
        changed,
        ["crates/catalogue/src/shelf.rs", "crates/catalogue/Cargo.toml", "crates/wasm/Cargo.toml"]
    );
    assert_ne!(contents(&root), before);
    assert_eq!(sync::write(&root).unwrap(), [""; 0], "twice is once");

    fs::remove_dir_all(root.join("games").join(NAME)).unwrap();
    sync::write(&root).unwrap();
    assert_eq!(contents(&root), before);
}

#[test]
fn the_copy_has_every_file_of_the_template_and_none_of_its_names() {
    let root = copy("every-file");
    new_game::create(&root, NAME).unwrap();
    let contents = contents(&root);
    let (template, copy) = (of_game(&contents, "connect-four"), of_game(&contents, NAME));

    let renamed = |path: &String| path.replace("connect-four", NAME);
    let mut expected: Vec<String> = template.keys().map(renamed).collect();
    let boxes = ["en", "fr", "ja"].map(|language| format!("view/box/{language}.ftl"));
    expected.extend(boxes);
    expected.extend(["view/Box.svelte", "view/index.ts"].map(str::to_owned));
    expected.sort();
    assert_eq!(copy.keys().cloned().collect::<Vec<_>>(), expected);
    assert!(copy["view/index.ts"].contains("shelf: 1,"), "no other game of the copy has a view");
    assert!(copy["src/about.rs"].contains("shown: true,"));
    let names = ["connect-four", "connect_four", "ConnectFour", "Connect Four", "template"];
    for (path, text) in &copy {
        for name in names {
            assert!(!text.contains(name), "{path} says {name}");
        }
    }
}

#[test]
fn the_copy_is_as_tidy_as_the_template() {
    let root = copy("tidy");
    new_game::create(&root, NAME).unwrap();
    let files: Vec<TextFile> =
        contents(&root).into_iter().map(|(path, text)| TextFile { path, text }).collect();
    let findings = tidy::check(&files).into_iter().filter(|finding| finding.path.contains(NAME));
    assert_eq!(findings.collect::<Vec<_>>(), []);
}

#[test]
fn the_shelf_is_formatted_however_many_games_there_are() {
    let root = copy("formatted");
    let shelf = root.join("crates/catalogue/src/shelf.rs");
    assert!(is_formatted(&shelf));

    new_game::create(&root, NAME).unwrap();
    new_game::create(&root, "zoo").unwrap();
    sync::write(&root).unwrap();
    assert!(is_formatted(&shelf));

    fs::remove_dir_all(root.join("games")).unwrap();
    sync::write(&root).unwrap();
    assert!(is_formatted(&shelf));
}

#[test]
fn a_name_that_cannot_be_used_is_refused_and_nothing_is_written() {
    let root = copy("refused");
    let before = contents(&root);
    for (name, why) in [
        ("Go Moku", "cannot be the id of a game"),
        ("connect-four", "is there already"),
        ("catalogue", "is the name of a crate"),
        ("serde-json", "is the name of a crate"),
        ("match", "is a word of Rust"),
    ] {
        let Err(Failure::Usage(said)) = new_game::create(&root, name) else {
            panic!("{name} was not refused");
        };
        assert!(said.contains(why), "{said}");
    }
    assert_eq!(contents(&root), before);
}

#[test]
fn the_list_of_games_is_current() {
    assert_eq!(sync::stale(repository()), Ok(Vec::new()), "run `cargo xtask sync`");
}
