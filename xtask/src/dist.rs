//! What a release holds: the program with the page inside, licences, and checksums.

mod third_party;

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::{client, files, shell};

/// What goes along with the program: licences, the README, and what it links to.
const ALONG: [&str; 12] = [
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Containerfile",
    "LICENSE.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "SECURITY.md",
    "deploy",
    "docs",
    "examples",
];

/// Builds a release in `target/dist`, and prints how large everything is.
///
/// # Errors
/// If something does not build, or a file cannot be written.
pub fn run(root: &Path) -> Result<(), Failure> {
    client::build(root)?;
    let build = ["build", "--release", "--locked", "--package", "cli"];
    let mut build = shell::cargo(root, &build);
    // Without symbols the program is a third as large; people who debug build it themselves.
    shell::run(build.env("CARGO_PROFILE_RELEASE_STRIP", "symbols"))?;
    let folder = root.join("target/dist").join(name(root)?);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| unwritten(&folder, &error))?;
    }
    let program = root.join("target/release/tokyo");
    copy(&program, &folder.join("tokyo"))?;
    for path in along(root) {
        copy(&root.join(&path), &folder.join(&path))?;
    }
    files::write(&folder.join("THIRD-PARTY.md"), third_party::document(root)?.as_bytes())?;
    checksums(root, &folder)?;
    print_sizes(&folder);
    Ok(())
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

/// The files that go along, by their paths from the root.
fn along(root: &Path) -> Vec<PathBuf> {
    let files = ALONG.iter().flat_map(|name| match root.join(name) {
        folder if folder.is_dir() => files::walk(&folder),
        file => vec![file],
    });
    files.filter_map(|file| Some(file.strip_prefix(root).ok()?.to_path_buf())).collect()
}

fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    let folder = to.parent().map_or(Ok(()), fs::create_dir_all);
    let copied = folder.and_then(|()| fs::copy(from, to));
    copied.map(drop).map_err(|error| unwritten(to, &error))
}

fn unwritten(path: &Path, error: &std::io::Error) -> Failure {
    Failure::failed(format!("{} cannot be written: {error}", path.display()))
}

/// The checksums of everything, as `sha256sum --check` reads them.
fn checksums(root: &Path, folder: &Path) -> Result<(), Failure> {
    let mut sums = shell::command(root, "sha256sum");
    let sums = sums.current_dir(folder).args(contents(folder));
    let sums = shell::output(sums);
    let sums = sums.ok_or_else(|| Failure::failed("there is no sha256sum: install coreutils"))?;
    files::write(&folder.join("SHA256SUMS"), &sums)
}

/// Every file of a release, by its path in it.
fn contents(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = files::walk(folder)
        .iter()
        .filter_map(|path| Some(path.strip_prefix(folder).ok()?.to_path_buf()))
        .collect();
    found.sort();
    found
}

fn print_sizes(folder: &Path) {
    println!("{}", folder.display());
    let size = |path: &PathBuf| fs::metadata(folder.join(path)).map_or(0, |file| file.len());
    let all = contents(folder);
    for path in &all {
        println!("{:>10.1} kB  {}", size(path) as f64 / 1000.0, path.display());
    }
    println!("{:>10.1} kB  together", all.iter().map(size).sum::<u64>() as f64 / 1000.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_the_readme_links_to_goes_along() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let (readme, along) = (files::read(&root.join("README.md")).unwrap(), along(root));
        let links = readme.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
        let links: Vec<&str> = links.filter(|link| !link.contains("://")).collect();
        assert!(links.contains(&"docs/serving.md"), "{links:?}");
        for link in links {
            assert!(along.contains(&PathBuf::from(link)), "{link} is not in a release");
        }
    }
}
