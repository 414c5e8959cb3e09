//! Modules of a crate that use each other in a circle: to understand one, all have to be read.

use std::collections::{BTreeMap, BTreeSet};

use crate::files::TextFile;
use crate::tidy::Finding;
use crate::tidy::source::{without_comment, without_tests};

/// The crates whose modules may use each other in circles. The object-safe twins of the contract
/// name each other: a title makes bots, and a bot plays a title's matches.
const ROUND: [&str; 1] = ["contract"];

/// A module's use of another, and where it was first seen.
type Uses<'a> = BTreeMap<(String, String), (&'a TextFile, usize)>;

/// Findings about circles of modules.
pub fn check(files: &[TextFile]) -> Vec<Finding> {
    let layered = crates(files).into_iter().filter(|name| !ROUND.contains(name));
    layered.flat_map(|name| circles(&uses(files, name))).collect()
}

fn crates(files: &[TextFile]) -> BTreeSet<&str> {
    files.iter().filter_map(|file| file.path.strip_prefix("crates/")?.split('/').next()).collect()
}

fn uses<'a>(files: &'a [TextFile], name: &str) -> Uses<'a> {
    let folder = format!("crates/{name}/src/");
    let mut uses = Uses::new();
    for file in files {
        let Some(module) = file.path.strip_prefix(&folder).and_then(module) else { continue };
        for (number, line) in without_tests(&file.text) {
            for used in mentioned(without_comment(line)).filter(|used| *used != module) {
                let edge = (module.to_owned(), used.to_owned());
                uses.entry(edge).or_insert((file, number));
            }
        }
    }
    uses
}

/// The module that a file belongs to; the crate's root belongs to none.
fn module(path: &str) -> Option<&str> {
    let first = path.split('/').next()?;
    let name = first.strip_suffix(".rs").unwrap_or(first);
    (!matches!(name, "lib" | "main")).then_some(name)
}

/// The modules that a line of code names: `crate::a::b`, or `crate::{a, b::c}`.
fn mentioned(line: &str) -> impl Iterator<Item = &str> {
    let is_name = |c: char| c.is_ascii_lowercase() || c == '_' || c.is_ascii_digit();
    line.split("crate::").skip(1).flat_map(move |rest| {
        let list = rest.strip_prefix('{').and_then(|list| list.split('}').next());
        let names = list.unwrap_or(rest).split(", ").take(if list.is_some() { 99 } else { 1 });
        names.map(move |name| name.split(|c| !is_name(c)).next().unwrap_or_default())
    })
}

fn circles(uses: &Uses<'_>) -> Vec<Finding> {
    let in_circle = |(from, to): &(String, String)| reaches(uses, to, from);
    let uses = uses.iter().filter(|(edge, _)| in_circle(edge));
    uses.map(|((from, to), (file, line))| {
        let what = format!("`{from}` uses `{to}`, which uses `{from}` again: break the circle");
        Finding::new(file, *line, what)
    })
    .collect()
}

/// Whether one module uses another, or uses one that does.
fn reaches(uses: &Uses<'_>, from: &str, to: &str) -> bool {
    let mut seen = BTreeSet::from([from]);
    let mut next = vec![from];
    while let Some(module) = next.pop() {
        if module == to {
            return true;
        }
        let used = uses.keys().filter(|(user, _)| user == module).map(|(_, used)| used.as_str());
        next.extend(used.filter(|used| seen.insert(used)));
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, text: &str) -> TextFile {
        file_of("server", name, text)
    }

    fn file_of(room: &str, name: &str, text: &str) -> TextFile {
        TextFile { path: format!("crates/{room}/src/{name}"), text: text.into() }
    }

    #[test]
    fn modules_that_use_each_other_are_found_however_long_the_way() {
        let files = [
            file("a/mod.rs", "use crate::b::B;\n"),
            file("b.rs", "use crate::{clock, c::C};\n"),
            file("c.rs", "fn f() {\n    crate::a::f();\n}\n"),
            file("clock.rs", "// see crate::a\n#[cfg(test)]\nuse crate::b::B;\n"),
            file("lib.rs", "use crate::a::A;\n"),
        ];
        let found: Vec<String> = check(&files).iter().map(|found| found.path.clone()).collect();
        let expected = ["a/mod.rs", "b.rs", "c.rs"].map(|name| format!("crates/server/src/{name}"));
        assert_eq!(found, expected);
        assert_eq!(check(&files[..2]), [], "without the way back there is no circle");
    }

    #[test]
    fn every_crate_is_looked_at_by_itself() {
        let of = |room: &str| {
            let (to, back) = ("use crate::b::B;\n", "use crate::a::A;\n");
            [file_of(room, "a.rs", to), file_of(room, "b.rs", back)]
        };
        assert_eq!(check(&of("table")).len(), 2);
        assert_eq!(check(&of("contract")), [], "there it is allowed");
        let apart = [file_of("table", "a.rs", "use crate::b::B;\n"), of("desk")[1].clone()];
        assert_eq!(check(&apart), [], "modules of two crates make no circle");
    }
}
