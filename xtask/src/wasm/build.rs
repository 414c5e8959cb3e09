//! Crates compiled for wasm32, and made into a package.

use std::path::Path;

use crate::failure::Failure;
use crate::rooms::{self, GAMES};
use crate::wasm::Options;
use crate::wasm::toolchain::{TARGET, Toolchain};
use crate::{extras, files, game_id, shell};

/// Checks every pure crate and every game with all they offer: one that uses what wasm32 lacks is
/// found out here. The page's modules are built from the same crates, but leave parts of them out.
///
/// # Errors
/// If one does not compile.
pub fn pure_crates(root: &Path, toolchain: &Toolchain) -> Result<(), Failure> {
    let mut check = toolchain.check(root);
    let pure = |name: &String| rooms::room(name).is_some_and(|room| room.pure);
    let crates = files::folders(&root.join("crates")).into_iter().filter(pure);
    let games = game_id::of_folders(root)?.into_iter().map(|id| id.kebab().to_owned());
    for name in crates.chain(games).filter(|name| name != GAMES) {
        check.args(["--package", &name]);
    }
    shell::run(&mut check)
}

/// Compiles the engine and makes it a package.
///
/// # Errors
/// If it does not compile or cannot be written.
pub fn package(root: &Path, toolchain: &Toolchain, options: &Options) -> Result<(), Failure> {
    let mut build = toolchain.build(root);
    build.args(["--package", "wasm"]);
    if let Some(game) = &options.game {
        let extra = options.extra.as_deref().map(|extra| extras::name(game, extra));
        let feature = extra.unwrap_or_else(|| game.kebab().to_owned());
        build.args(["--no-default-features", "--features", &feature]);
    }
    shell::run(&mut build)?;

    let products = root.join("target/wasm-build");
    let module = products.join(TARGET).join("release/wasm.wasm");
    let folder = options.folder(root);
    let bindgen = ["run", "--quiet", "--locked", "--manifest-path"];
    let mut bindgen = shell::cargo(root, &bindgen);
    bindgen.args(["xtask/Cargo.toml", "--package", "bindgen"]);
    // Beside the modules, so that nobody waits who builds something else meanwhile.
    bindgen.arg("--target-dir").arg(products).arg("--");
    shell::run(bindgen.arg(module).arg(&folder).arg(options.target.word()))?;
    println!("{}", described(root, &folder));
    Ok(())
}

/// Where the package is and how large its module, as it is and as it travels.
fn described(root: &Path, folder: &Path) -> String {
    let module = folder.join("tokyo_bg.wasm");
    let kb = |bytes: u64| bytes.div_ceil(1000);
    let raw = kb(std::fs::metadata(&module).map_or(0, |file| file.len()));
    let shown = files::from_root(root, folder).unwrap_or_else(|| folder.display().to_string());
    let gzip = shell::output(shell::command(root, "gzip").args(["-9", "-c"]).arg(&module));
    match gzip {
        Some(packed) => format!("{shown}: {raw} kB, {} kB compressed", kb(packed.len() as u64)),
        None => format!("{shown}: {raw} kB"),
    }
}
