//! Turns a compiled wasm module into a package that JavaScript can import.
//!
//! A program of its own, because it takes far longer to compile than all the rest of xtask.

use std::path::Path;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

/// What the files of the package are called.
const NAME: &str = "tokyo";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let [module, out, target @ ("node" | "web")] = args.as_slice() else {
        eprintln!("usage: bindgen MODULE.wasm FOLDER node|web");
        return ExitCode::from(2);
    };
    match package(Path::new(module), Path::new(out), target) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("no package was made of {module}: {why}");
            ExitCode::FAILURE
        }
    }
}

fn package(module: &Path, out: &Path, target: &str) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name(NAME).typescript(true).remove_name_section(true);
    let kind = match target {
        "node" => bindgen.nodejs(true).map(|_| "commonjs"),
        _ => bindgen.web(true).map(|_| "module"),
    };
    let kind = kind.map_err(|error| format!("{error:#}"))?;
    bindgen.generate(out).map_err(|error| format!("{error:#}"))?;
    // Says how the file is to be read, whatever the folders above it say.
    let manifest = format!("{{ \"name\": \"{NAME}\", \"type\": \"{kind}\" }}\n");
    std::fs::write(out.join("package.json"), manifest).map_err(|error| error.to_string())
}
