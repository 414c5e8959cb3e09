//! The Python module: its tests in an environment of its own, and its wheel.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::{apt, files, shell};

/// The crate that the module is made of.
const CRATE: &str = "crates/python";
/// What has to be installed first.
const LIST: &str = "crates/python/requirements.txt";

/// Sees to it that everything is there that is not compiled by us.
///
/// # Errors
/// If it cannot be installed.
pub fn packages(root: &Path) -> Result<(), Failure> {
    environment(root).map(drop)
}

/// Runs the tests on the module as it was just built, laid out as the wheel holds it. It is built
/// together with the tests of the workspace, which share everything with it but a few crates;
/// maturin would choose other features and compile all of it again.
///
/// # Errors
/// If a step fails.
pub fn run(root: &Path, words: &[&str]) -> Result<(), Failure> {
    let home = environment(root)?;
    // The same matches are played by the program, and compared.
    let program = shell::server(root)?;
    let build = ["build", "--workspace", "--locked", "--quiet", "--lib", "--tests"];
    shell::run(&mut shell::workspace(root, &build))?;
    let modules = lay_out(root)?;
    test(root, &home, words, &[("TOKYO_PROGRAM", &program), ("PYTHONPATH", &modules)])
}

/// Builds the wheel to be given away, and runs the tests on it.
///
/// # Errors
/// If it cannot be built, or a test fails.
pub fn release(root: &Path, words: &[&str]) -> Result<(), Failure> {
    let home = environment(root)?;
    let program = shell::server(root)?;
    let wheel = wheel(root, &home)?;
    let mut install = pip(root, &home);
    shell::run(install.args(["install", "--quiet", "--no-deps", "--force-reinstall"]).arg(&wheel))?;
    test(root, &home, words, &[("TOKYO_PROGRAM", &program)])?;
    println!("{}", wheel.display());
    Ok(())
}

fn test(
    root: &Path,
    home: &Path,
    words: &[&str],
    variables: &[(&str, &PathBuf)],
) -> Result<(), Failure> {
    let mut tests = shell::command(root, home.join("bin/python"));
    tests.args(["-m", "pytest", "-c", "crates/python/pyproject.toml", "crates/python/tests"]);
    tests.args(words).env_remove("PYTHONPATH").envs(variables.iter().copied());
    // Nothing that Python compiles lies in the tree of sources.
    shell::run(tests.env("PYTHONDONTWRITEBYTECODE", "1"))
}

/// The folder with an interpreter that has everything on the list.
fn environment(root: &Path) -> Result<PathBuf, Failure> {
    apt::need(root, "python3", "runs the tests of the Python module")?;
    let home = shell::target(root).join("python-venv");
    let list = files::read(&root.join(LIST))?;
    let copy = home.join("requirements.txt");
    if fs::read_to_string(&copy).is_ok_and(|there| there == list) {
        return Ok(home);
    }
    let python = |words: &[&str]| {
        let mut python = shell::command(root, "python3");
        python.args(words);
        python
    };
    // Debian's Python comes without what makes environments.
    if shell::output(&mut python(&["-c", "import ensurepip"])).is_none() && apt::is_ours(root) {
        apt::install(root, &["python3-venv"])?;
    }
    shell::run(python(&["-m", "venv", "--clear"]).arg(&home))?;
    shell::run(pip(root, &home).args(["install", "--quiet", "--requirement", LIST]))?;
    files::write(&copy, list.as_bytes())?;
    Ok(home)
}

fn pip(root: &Path, home: &Path) -> std::process::Command {
    let mut pip = shell::command(root, home.join("bin/python"));
    pip.args(["-m", "pip", "--disable-pip-version-check"]);
    pip
}

/// A folder with the package and what was compiled for it; where Python looks for packages.
fn lay_out(root: &Path) -> Result<PathBuf, Failure> {
    let target = shell::target(root);
    let modules = target.join("python-module");
    // A file that is no longer in the package must not be found.
    let _ = fs::remove_dir_all(&modules);
    let package = root.join(CRATE).join("tokyo");
    let sources = files::walk(&package).into_iter();
    let sources = sources.filter(|path| path.extension().is_none_or(|end| end != "pyc"));
    let compiled = target.join(format!("debug/{DLL_PREFIX}_native{DLL_SUFFIX}"));
    let suffix = if cfg!(windows) { "pyd" } else { "abi3.so" };
    let mut pairs = vec![(compiled, format!("_native.{suffix}").into())];
    for path in sources {
        let place = path.strip_prefix(&package).map(Path::to_path_buf);
        pairs.push((path.clone(), place.map_err(|error| Failure::failed(error.to_string()))?));
    }
    for (from, place) in pairs {
        let content = fs::read(&from)
            .map_err(|error| Failure::failed(format!("{}: {error}", from.display())))?;
        files::write(&modules.join("tokyo").join(place), &content)?;
    }
    Ok(modules)
}

/// The wheel, built by maturin.
fn wheel(root: &Path, home: &Path) -> Result<PathBuf, Failure> {
    let folder = shell::target(root).join("wheels/release");
    // An older wheel must not be taken for this one.
    let _ = fs::remove_dir_all(&folder);
    let mut maturin = shell::command(root, home.join("bin/maturin"));
    maturin.args(["build", "--quiet", "--locked", "--release"]);
    maturin.args(["--manifest-path", &format!("{CRATE}/Cargo.toml"), "--out"]).arg(&folder);
    shell::run(&mut maturin)?;
    let wheels = files::walk(&folder).into_iter();
    let mut wheels = wheels.filter(|path| path.extension().is_some_and(|end| end == "whl"));
    let none = || Failure::failed(format!("there is no wheel in {}", folder.display()));
    wheels.next().ok_or_else(none)
}
