//! What others wrote that is inside the program, and the licences that have to come with it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::{files, shell};

/// Who is inside: the program's own crates, and those of the engines in the page.
const INSIDE: [&[&str]; 2] =
    [&["--package", "cli"], &["--package", "wasm", "--target", "wasm32-unknown-unknown"]];

/// What a file with a licence or a notice is called, in capitals.
const TEXTS: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];

/// Where the page's build lists the packages inside it, with their licences.
const PAGE: &str = "client/dist/licenses.md";

/// A crate from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Crate {
    name: String,
    version: String,
    licence: String,
}

/// Everything as one document: crates by licence, the texts, and the packages of the page.
///
/// # Errors
/// If the crates cannot be listed, a crate comes without its source, or the page is not built.
pub fn document(root: &Path) -> Result<String, Failure> {
    let mut crates = BTreeSet::new();
    for package in INSIDE {
        let tree = ["tree", "--locked", "--edges", "normal,no-proc-macro", "--prefix", "none"];
        let mut tree = shell::cargo(root, &tree);
        let listed = shell::text(tree.args(package).args(["--format", "{p}\t{l}"]));
        let listed =
            listed.ok_or_else(|| Failure::failed("cargo tree does not list the crates"))?;
        crates.extend(parsed(&listed));
    }
    let registries = registries();
    let mut texts: BTreeMap<String, Vec<&Crate>> = BTreeMap::new();
    for one in &crates {
        for text in texts_of(&source(&registries, one)?) {
            texts.entry(text).or_default().push(one);
        }
    }
    let page = files::read(&root.join(PAGE))?;
    Ok(format!("{}{}\n# Inside the page\n\n{page}", by_licence(&crates), in_full(&texts)))
}

/// Lines of crate, tab and licence. Our own crates, which say where they lie, are left out.
fn parsed(listed: &str) -> impl Iterator<Item = Crate> {
    listed.lines().filter(|line| !line.contains("(/")).filter_map(|line| {
        let (named, licence) = line.trim_end_matches(" (*)").split_once('\t')?;
        let (name, version) = named.split_once(" v")?;
        let [name, version, licence] = [name, version, licence].map(str::to_owned);
        Some(Crate { name, version, licence })
    })
}

/// The folders that cargo unpacks crates into.
fn registries() -> Vec<PathBuf> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).unwrap_or_default();
    let folder = home.join("registry/src");
    files::folders(&folder).iter().map(|name| folder.join(name)).collect()
}

fn source(registries: &[PathBuf], one: &Crate) -> Result<PathBuf, Failure> {
    let Crate { name, version, .. } = one;
    let folders = registries.iter().map(|folder| folder.join(format!("{name}-{version}")));
    let missing =
        || Failure::failed(format!("the source of {name} {version}, with its licence, is missing"));
    folders.into_iter().find(|folder| folder.is_dir()).ok_or_else(missing)
}

/// The licences and notices of a crate. Where it offers the MIT licence among others, that one.
fn texts_of(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<(String, PathBuf)> = entries
        .filter(|entry| entry.path().is_file())
        .map(|entry| (entry.file_name().to_string_lossy().to_uppercase(), entry.path()))
        .filter(|(name, _)| TEXTS.iter().any(|text| name.starts_with(text)))
        .collect();
    if found.iter().any(|(name, _)| name.contains("MIT")) {
        found.retain(|(name, _)| name.contains("MIT") || name.starts_with("NOTICE"));
    }
    found.sort();
    let read = found.iter().filter_map(|(_, path)| fs::read_to_string(path).ok());
    read.map(|text| text.replace("\r\n", "\n").trim_end().to_owned()).collect()
}

fn named(crates: &[&Crate]) -> String {
    let names: Vec<String> =
        crates.iter().map(|one| format!("{} {}", one.name, one.version)).collect();
    names.join(", ")
}

fn by_licence(crates: &BTreeSet<Crate>) -> String {
    let mut all: BTreeMap<&str, Vec<&Crate>> = BTreeMap::new();
    for one in crates {
        all.entry(&one.licence).or_default().push(one);
    }
    let mut text = String::from("# Crates inside this program, by licence\n");
    for (licence, crates) in all {
        text += &format!("\n## {licence}\n\n{}\n", named(&crates));
    }
    text
}

/// Each text once, with the crates that it belongs to.
fn in_full(texts: &BTreeMap<String, Vec<&Crate>>) -> String {
    let mut sections: Vec<String> = texts
        .iter()
        .map(|(text, crates)| format!("\n## {}\n\n```text\n{text}\n```\n", named(crates)))
        .collect();
    sections.sort();
    format!("\n# Their licences and notices\n{}", sections.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LISTED: &str = "b v1.0.0\tMIT\na v2.0.0\tMIT\nc v3.0.0\tISC\nb v1.0.0\tMIT (*)\n\
                          cli v0.1.0 (/somewhere)\tMIT OR Apache-2.0";

    #[test]
    fn crates_are_listed_once_by_licence_and_ours_are_left_out() {
        let text = by_licence(&parsed(LISTED).collect());
        assert!(text.ends_with("\n## ISC\n\nc 3.0.0\n\n## MIT\n\na 2.0.0, b 1.0.0\n"), "{text}");
        assert!(!text.contains("cli"));
    }

    #[test]
    fn a_text_that_several_crates_share_stands_there_once() {
        let crates: BTreeSet<Crate> = parsed(LISTED).collect();
        let [a, b] = [0, 1].map(|idx| crates.iter().nth(idx).unwrap());
        let text = in_full(&BTreeMap::from([("Do what you like.".to_owned(), vec![a, b])]));
        assert!(
            text.ends_with("\n## a 2.0.0, b 1.0.0\n\n```text\nDo what you like.\n```\n"),
            "{text}"
        );
    }

    #[test]
    fn of_several_licences_the_shortest_is_taken_and_notices_stay() {
        let folder = std::env::temp_dir().join(format!("tokyo-licences-{}", std::process::id()));
        for (name, text) in [
            ("LICENSE-APACHE", "long"),
            ("LICENSE-MIT", "short\r\n"),
            ("NOTICE.txt", "by them"),
            ("README.md", "read me"),
        ] {
            files::write(&folder.join(name), text.as_bytes()).unwrap();
        }
        let texts = texts_of(&folder);
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(texts, ["short", "by them"]);
    }
}
