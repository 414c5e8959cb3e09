//! What a release holds: the program with the page inside, licences, and checksums.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::{client, files, shell};

/// What goes along with the program.
const TEXTS: [&str; 5] =
    ["README.md", "CHANGELOG.md", "LICENSE.md", "LICENSE-APACHE", "LICENSE-MIT"];

/// Builds a release in `target/dist`, and prints how large everything is.
///
/// # Errors
/// If something does not build, or a file cannot be written.
pub fn run(root: &Path) -> Result<(), Failure> {
    client::build(root)?;
    let build = ["build", "--release", "--locked", "--package", "cli"];
    let mut build = shell::cargo(root, &build);
    // Without symbols the program is a third as large; whoever debugs builds it themselves.
    shell::run(build.env("CARGO_PROFILE_RELEASE_STRIP", "symbols"))?;
    let folder = root.join("target/dist").join(name(root)?);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| unwritten(&folder, &error))?;
    }
    let program = root.join("target/release/tokyo");
    copy(&program, &folder.join("tokyo"))?;
    for text in TEXTS {
        copy(&root.join(text), &folder.join(text))?;
    }
    files::write(&folder.join("THIRD-PARTY.md"), third_party(root)?.as_bytes())?;
    checksums(root, &folder)?;
    print_sizes(&folder)
}

/// Program, version and the machines it runs on.
fn name(root: &Path) -> Result<String, Failure> {
    let rustc = shell::text(shell::command(root, "rustc").arg("-vV")).unwrap_or_default();
    let host = rustc.lines().find_map(|line| line.strip_prefix("host: "));
    let manifest = files::read(&root.join("Cargo.toml"))?;
    let version = manifest.lines().find_map(|line| line.strip_prefix("version = "));
    match (host, version) {
        (Some(host), Some(version)) => Ok(format!("tokyo-{}-{host}", version.trim_matches('"'))),
        _ => Err(Failure::failed("neither rustc nor Cargo.toml says what this is a release of")),
    }
}

fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    let folder = to.parent().map_or(Ok(()), fs::create_dir_all);
    let copied = folder.and_then(|()| fs::copy(from, to));
    copied.map(drop).map_err(|error| unwritten(to, &error))
}

fn unwritten(path: &Path, error: &std::io::Error) -> Failure {
    Failure::failed(format!("{} cannot be written: {error}", path.display()))
}

/// The crates inside the program, by licence.
fn third_party(root: &Path) -> Result<String, Failure> {
    let tree = ["tree", "--locked", "--package", "cli", "--edges", "normal", "--prefix", "none"];
    let mut tree = shell::cargo(root, &tree);
    let listed = shell::text(tree.args(["--format", "{l}\t{p}"]));
    let listed = listed.ok_or_else(|| Failure::failed("cargo tree does not list the crates"))?;
    Ok(by_licence(&listed))
}

/// Lines of licence, tab and crate as a document. Our own crates, which say where they lie, are
/// left out.
fn by_licence(listed: &str) -> String {
    let mut all: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for line in listed.lines().filter(|line| !line.contains("(/")) {
        let Some((licence, name)) = line.split_once('\t') else { continue };
        let name = name.trim_end_matches(" (*)").trim_end_matches(" (proc-macro)");
        let names = all.entry(licence).or_default();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let mut text = String::from("# Crates inside this program, by licence\n");
    for (licence, mut names) in all {
        names.sort_unstable();
        text += &format!("\n## {licence}\n\n{}\n", names.join(", "));
    }
    text
}

/// The checksums of everything, as `sha256sum --check` reads them.
fn checksums(root: &Path, folder: &Path) -> Result<(), Failure> {
    let mut names: Vec<PathBuf> = contents(folder)?;
    names.sort();
    let mut sums = shell::command(root, "sha256sum");
    let sums = sums.current_dir(folder).args(names.iter().filter_map(|name| name.file_name()));
    let sums = shell::output(sums);
    let sums = sums.ok_or_else(|| Failure::failed("there is no sha256sum: install coreutils"))?;
    files::write(&folder.join("SHA256SUMS"), &sums)
}

fn contents(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let unread = |error| Failure::failed(format!("{} cannot be read: {error}", folder.display()));
    let entries = fs::read_dir(folder).map_err(unread)?;
    Ok(entries.flatten().map(|entry| entry.path()).collect())
}

fn print_sizes(folder: &Path) -> Result<(), Failure> {
    println!("{}", folder.display());
    let mut all = contents(folder)?;
    all.sort();
    for path in all {
        let bytes = fs::metadata(&path).map_or(0, |file| file.len());
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        println!("{:>10.1} kB  {name}", bytes as f64 / 1000.0);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_are_listed_once_by_licence_and_ours_are_left_out() {
        let listed = "MIT\tb v1.0.0\nMIT\ta v2.0.0 (proc-macro)\nMIT OR Apache-2.0\tcli v0.1.0 \
                      (/somewhere)\nISC\tc v3.0.0\nMIT\tb v1.0.0 (*)";
        let text = by_licence(listed);
        assert!(text.ends_with("\n## ISC\n\nc v3.0.0\n\n## MIT\n\na v2.0.0, b v1.0.0\n"), "{text}");
        assert!(!text.contains("cli"));
    }
}
