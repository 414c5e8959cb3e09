//! The repository's own automation.
//!
//! - [`mod@test`]: everything that must hold, in order; [`speed`]: whether hot paths became slower
//! - [`tidy`]: the rules of the house that a compiler does not know; [`rooms`]: who may know whom
//! - [`sync`]: the list of games, from the folders of games/; [`languages`]: those of words
//! - [`new_game`]: a game copied from the template
//! - [`wasm`]: the engine for the browser
//! - [`dist`]: what a release holds; [`tools`]: who may be inside it
//! - [`mutants`]: how good the tests are
//! - [`client`]: the page; [`browser`]: its tests in a real browser; [`play`]: all of it, running
//! - [`python`]: the Python module and its tests
//! - [`cluster`]: several nodes on this machine; [`services`]: PostgreSQL and NATS for a while
//! - [`game_id`], [`files`], [`shell`], [`apt`], [`failure`]: what these are made of

pub mod apt;
pub mod browser;
pub mod client;
pub mod cluster;
pub mod dist;
pub mod extras;
pub mod failure;
pub mod files;
pub mod game_id;
pub mod languages;
pub mod mutants;
pub mod new_game;
pub mod play;
pub mod python;
pub mod rooms;
pub mod services;
pub mod shell;
pub mod speed;
pub mod sync;
pub mod test;
pub mod tidy;
pub mod tools;
pub mod wasm;

use std::path::{Path, PathBuf};

use failure::Failure;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  play [OPTIONS]      builds the page and the server, and starts it; OPTIONS are those of
                      `tokyo serve`
  cluster [--nodes N] [--listen ADDR] [--program FILE] [-- OPTIONS]
                      PostgreSQL, NATS, nodes (3) and a proxy (127.0.0.1:8000) on this machine;
                      FILE is run instead of what is built, OPTIONS are those of `tokyo serve`
  test [--deep]       everything: tidy, format, clippy, tests, documents, wasm, page, browser;
                      with --deep more of each, which takes hours
  speed [--accept]    instructions that hot paths take, compared with bench/instructions.txt; with
                      --accept the new numbers are kept
  tidy                the rules of the house that a compiler does not know
  sync                the list of games, from the folders of games/
  new-game NAME       a game in games/NAME, copied from the template
  wasm [--target node|web] [--game ID] [--out DIR]
                      the engine for the browser
  client              the page with the engines of all games, as client/dist
  browser [--deep] [WORD ...]
                      tests of the page in a real browser, those whose names have a WORD; with
                      --deep in every language and size
  python [--release] [WORD ...]
                      tests of the Python module in an environment of its own (WORD ... goes to
                      pytest); with --release of the wheel, which is then in target/wheels
  services [--no-fsync]
                      PostgreSQL and NATS for tests that are run by hand, until Ctrl-C
  dist                a release in target/dist: the stripped program, licences, checksums
  deny                licences, sources and known weaknesses of the crates that we use
  mutants [CRATE] [--sample N]
                      changes one thing at a time, and tells what no test notices; with --sample
                      about N changes in each crate, others each time";

/// Runs one command of the command line.
///
/// # Errors
/// If the command is not one of ours, or did not succeed.
pub fn run(args: &[String]) -> Result<(), Failure> {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let root = root()?;
    match args.as_slice() {
        ["test"] => test::run(&root, false),
        ["test", "--deep"] => test::run(&root, true),
        ["test", other, ..] => Err(Failure::usage(format!("test takes --deep, not '{other}'"))),
        ["speed"] => speed::check(&root),
        ["speed", "--accept"] => speed::accept(&root),
        ["speed", other, ..] => Err(Failure::usage(format!("speed takes --accept, not '{other}'"))),
        ["tidy"] => tidy::run(&root),
        ["sync"] => sync::run(&root),
        ["new-game", name] => new_game::run(&root, name),
        ["new-game", ..] => Err(Failure::usage("new-game takes one name, such as 'go-moku'")),
        ["wasm", options @ ..] => wasm::run(&root, options),
        ["client"] => client::build(&root),
        ["dist"] => dist::run(&root),
        ["deny"] => tools::deny(&root),
        ["mutants", options @ ..] => mutants::run(&root, options),
        ["browser", "--deep", words @ ..] => browser::run(&root, words, true),
        ["browser", words @ ..] => browser::run(&root, words, false),
        ["python", "--release", words @ ..] => python::release(&root, words),
        ["python", words @ ..] => python::run(&root, words),
        ["cluster", options @ ..] => cluster::run(&root, options),
        ["services", options @ ..] => services::run(&root, options),
        ["play", options @ ..] => play::run(&root, options),
        [command @ ("tidy" | "sync" | "client" | "dist" | "deny"), ..] => {
            Err(Failure::usage(format!("{command} takes nothing after it")))
        }
        [] => Err(Failure::usage(USAGE)),
        [other, ..] => Err(Failure::usage(format!("there is no command '{other}'\n{USAGE}"))),
    }
}

/// The root of the repository. Cargo says where the manifest is when it runs us, which holds even
/// if the repository was moved after the build.
fn root() -> Result<PathBuf, Failure> {
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    match manifest.parent() {
        Some(root) if root.join("games").is_dir() => Ok(root.to_path_buf()),
        _ => Err(Failure::failed(format!(
            "there is no repository around {}: run `cargo xtask` from its root",
            shown(&manifest)
        ))),
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
