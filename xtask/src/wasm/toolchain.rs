//! A compiler for wasm32: rustup's where it has the target, Debian's otherwise.
//!
//! Nothing is remembered: what is installed is looked at each time.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::failure::Failure;
use crate::{apt, shell};

/// The target.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// How long rustup may take to fetch the target. Where its server cannot be reached it would wait
/// for ever.
const PATIENCE: Duration = Duration::from_secs(20);

/// Debian's compiler, the source of its standard library, and a linker.
const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld"];

/// What would be right, where nothing helps.
const ADVICE: &str = "there is no Rust compiler for wasm32, and it could not be installed: run \
     `rustup target add wasm32-unknown-unknown`, or on Debian as root \
     `apt-get install rustc-web cargo-web rust-web-src lld`";

/// A cargo that can build for wasm32.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Toolchain {
    /// The cargo that runs us: its compiler has the target.
    Ours,
    /// Debian's, which builds the standard library itself.
    Debian {
        /// The folder with its cargo and rustc.
        bin: PathBuf,
    },
}

impl Toolchain {
    /// `cargo build` for wasm32, optimised, in a target folder of its own.
    pub fn build(&self, root: &Path) -> Command {
        self.cargo(root, "build")
    }

    /// The same as `cargo check`, which makes nothing and takes much less time.
    pub fn check(&self, root: &Path) -> Command {
        self.cargo(root, "check")
    }

    fn cargo(&self, root: &Path, task: &str) -> Command {
        let mut cargo = match self {
            Toolchain::Ours => shell::cargo(root, &[task]),
            Toolchain::Debian { bin } => debian_cargo(root, bin, task),
        };
        cargo.args(["--release", "--locked", "--lib", "--target", TARGET]);
        cargo.arg("--target-dir").arg(root.join("target/wasm-build"));
        // Nobody reads line numbers of a module, and they are most of its size.
        cargo.env("CARGO_PROFILE_RELEASE_DEBUG", "0");
        // The physics of a hand computes four numbers at a time, which takes twice as long one by
        // one. Every browser that can show the page has instructions for it.
        cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "-C target-feature=+simd128");
        cargo
    }
}

fn debian_cargo(root: &Path, bin: &Path, task: &str) -> Command {
    let mut cargo = shell::command(root, bin.join("cargo"));
    // Rustup's cargo tells its children which compiler to use; this one must not hear of it.
    let rustup = ["CARGO", "RUSTDOC", "RUSTUP_TOOLCHAIN", "RUST_RECURSION_COUNT", "RUSTC_WRAPPER"];
    for name in rustup {
        cargo.env_remove(name);
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(bin.to_path_buf()).chain(std::env::split_paths(&path));
    cargo.env("PATH", std::env::join_paths(folders).unwrap_or(path));
    cargo.env("RUSTC", bin.join("rustc"));
    // Building the standard library is not stable yet; Debian's compiler is, and is told to try.
    cargo.env("RUSTC_BOOTSTRAP", "1");
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld");
    cargo.args([task, "-Zbuild-std=std,panic_abort"]);
    cargo
}

/// Finds a compiler for wasm32, or installs one.
///
/// # Errors
/// If there is none to be had: says what to install.
pub fn find(root: &Path) -> Result<Toolchain, Failure> {
    if let Some(found) = installed(root) {
        return Ok(found);
    }
    println!("there is no compiler for wasm32 yet: asking rustup for one");
    let mut rustup = shell::command(root, "rustup");
    if shell::succeeds_within(rustup.args(["target", "add", TARGET]), PATIENCE) {
        return installed(root).ok_or_else(|| Failure::failed(ADVICE));
    }
    if apt::is_ours(root) {
        println!("rustup has none: installing Debian's {}", PACKAGES.join(", "));
        apt::install(root, &PACKAGES).map_err(|_| Failure::failed(ADVICE))?;
    }
    installed(root).ok_or_else(|| Failure::failed(ADVICE))
}

fn installed(root: &Path) -> Option<Toolchain> {
    ours(root).then_some(Toolchain::Ours).or_else(|| debian(root))
}

/// Whether the compiler of the cargo that runs us has a standard library for the target.
fn ours(root: &Path) -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut rustc = shell::command(root, rustc);
    rustc.args(["--print", "target-libdir", "--target", TARGET]);
    shell::text(&mut rustc).is_some_and(|folder| Path::new(&folder).is_dir())
}

/// Debian's compiler, if all its packages are there.
fn debian(root: &Path) -> Option<Toolchain> {
    let mut dpkg = shell::command(root, "dpkg");
    let files = shell::text(dpkg.arg("-L").args(PACKAGES))?;
    let bin = programs(&files)?;
    let sysroot =
        shell::text(shell::command(root, bin.join("rustc")).args(["--print", "sysroot"]))?;
    let source = Path::new(&sysroot).join("lib/rustlib/src/rust/library/std/Cargo.toml");
    source.is_file().then_some(Toolchain::Debian { bin })
}

/// The folder that holds both programs, from the list of a package's files.
fn programs(files: &str) -> Option<PathBuf> {
    let folder = |line: &str| line.strip_suffix("/rustc").map(str::to_owned);
    let folders = files.lines().filter_map(folder);
    let has_cargo = |folder: &String| files.lines().any(|line| line == format!("{folder}/cargo"));
    folders.filter(|folder| folder.ends_with("/bin")).find(has_cargo).map(PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_of_both_programs_is_taken() {
        let files =
            "/usr/share/cargo/bin/cargo\n/usr/bin/cargo\n/usr/share/rustc\n/usr/bin/rustc\n";
        assert_eq!(programs(files), Some(PathBuf::from("/usr/bin")));
        assert_eq!(programs("/usr/bin/cargo\n/opt/bin/rustc\n"), None);
    }

    #[test]
    fn rustups_choice_of_a_compiler_does_not_reach_debians_cargo() {
        let bin = PathBuf::from("/debian/bin");
        let build = Toolchain::Debian { bin }.build(Path::new("/r"));
        let value = |name: &str| build.get_envs().find(|(key, _)| *key == name).map(|pair| pair.1);
        assert_eq!(build.get_program(), "/debian/bin/cargo");
        assert_eq!(value("RUSTC"), Some(Some("/debian/bin/rustc".as_ref())));
        assert_eq!(value("RUSTUP_TOOLCHAIN"), Some(None));
    }
}
