//! The Python module: its wheel, and its tests in an environment of its own.

use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::{apt, files, shell};

/// The crate that the wheel is made of.
const MANIFEST: &str = "crates/python/Cargo.toml";
/// What has to be installed first.
const LIST: &str = "crates/python/requirements.txt";

/// Builds the wheel as tests are built, installs it, and runs the tests.
///
/// # Errors
/// If a step fails.
pub fn run(root: &Path, words: &[&str]) -> Result<(), Failure> {
    apt::need(root, "python3", "runs the tests of the Python module")?;
    // The same matches are played by the program, and compared.
    let program = shell::server(root)?;
    let home = environment(root)?;
    let wheel = wheel(root, &home, "dev")?;
    let mut install = pip(root, &home);
    install.args(["install", "--quiet", "--no-deps", "--force-reinstall"]).arg(wheel);
    shell::run(&mut install)?;
    let mut tests = shell::command(root, home.join("bin/python"));
    tests.args(["-m", "pytest", "-c", "crates/python/pyproject.toml", "crates/python/tests"]);
    shell::run(tests.args(words).env("TOKYO_PROGRAM", program))
}

/// Builds the wheel to be given away.
///
/// # Errors
/// If it cannot be built.
pub fn release(root: &Path) -> Result<(), Failure> {
    apt::need(root, "python3", "builds the Python module")?;
    let wheel = wheel(root, &environment(root)?, "release")?;
    println!("{}", wheel.display());
    Ok(())
}

/// The folder with an interpreter that has everything on the list.
fn environment(root: &Path) -> Result<PathBuf, Failure> {
    let home = shell::target(root).join("python-venv");
    let list = files::read(&root.join(LIST))?;
    let copy = home.join("requirements.txt");
    if std::fs::read_to_string(&copy).is_ok_and(|there| there == list) {
        return Ok(home);
    }
    let mut make = shell::command(root, "python3");
    shell::run(make.args(["-m", "venv", "--clear"]).arg(&home))?;
    shell::run(pip(root, &home).args(["install", "--quiet", "--requirement", LIST]))?;
    files::write(&copy, list.as_bytes())?;
    Ok(home)
}

fn pip(root: &Path, home: &Path) -> std::process::Command {
    let mut pip = shell::command(root, home.join("bin/python"));
    pip.args(["-m", "pip", "--disable-pip-version-check"]);
    pip
}

/// The wheel, built by that profile.
fn wheel(root: &Path, home: &Path, profile: &str) -> Result<PathBuf, Failure> {
    let folder = shell::target(root).join("wheels").join(profile);
    // An older wheel must not be taken for this one.
    let _ = std::fs::remove_dir_all(&folder);
    let mut maturin = shell::command(root, home.join("bin/maturin"));
    maturin.args(["build", "--quiet", "--locked", "--profile", profile]);
    maturin.args(["--manifest-path", MANIFEST, "--out"]).arg(&folder);
    shell::run(&mut maturin)?;
    let wheels = files::walk(&folder).into_iter();
    let mut wheels = wheels.filter(|path| path.extension().is_some_and(|end| end == "whl"));
    let none = || Failure::failed(format!("there is no wheel in {}", folder.display()));
    wheels.next().ok_or_else(none)
}
