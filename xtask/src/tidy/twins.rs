//! What is written in both workspaces and must agree: the lints, and the two halves of
//! wasm-bindgen, which work together only in the same version.

use toml::{Table, Value};

use crate::files::TextFile;
use crate::tidy::Finding;

const MAIN: &str = "Cargo.toml";
const XTASK: &str = "xtask/Cargo.toml";

/// Findings about what does not agree.
pub fn check(files: &[TextFile]) -> Vec<Finding> {
    let file = |path: &str| files.iter().find(|file| file.path == path);
    let (Some(main), Some(xtask)) = (file(MAIN), file(XTASK)) else { return Vec::new() };
    let (Some(ours), Some(theirs)) = (workspace(main), workspace(xtask)) else {
        return vec![Finding::new(main, 1, "both workspaces have a manifest that can be read")];
    };
    let mut findings = Vec::new();
    for part in ["lints", "package"] {
        if ours.get(part) != theirs.get(part) {
            let what = format!("workspace.{part} differs from that of {MAIN}");
            findings.push(Finding::new(xtask, 1, what));
        }
    }
    if version(&ours, "wasm-bindgen") != version(&theirs, "wasm-bindgen-cli-support") {
        let what =
            format!("wasm-bindgen-cli-support is not of the version of wasm-bindgen in {MAIN}");
        findings.push(Finding::new(xtask, 1, what));
    }
    findings
}

fn workspace(file: &TextFile) -> Option<Table> {
    let manifest: Table = file.text.parse().ok()?;
    manifest.get("workspace")?.as_table().cloned()
}

fn version<'a>(workspace: &'a Table, name: &str) -> Option<&'a str> {
    let dependency = workspace.get("dependencies")?.get(name)?;
    dependency.as_str().or_else(|| dependency.get("version").and_then(Value::as_str))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::sample;

    fn found(lint: &str, version: &str) -> usize {
        let text = |name: &str, lint: &str, version: &str| {
            format!("[workspace.dependencies]\n{name} = {version}\n[workspace.lints]\na = {lint}\n")
        };
        let main = sample(MAIN, &text("wasm-bindgen", "1", "\"=1.2.3\""));
        let xtask = sample(XTASK, &text("wasm-bindgen-cli-support", lint, version));
        check(&[main, xtask]).len()
    }

    #[test]
    fn lints_and_versions_agree() {
        assert_eq!(found("1", "\"=1.2.3\""), 0);
        assert_eq!(found("1", "{ version = \"=1.2.3\" }"), 0);
        assert_eq!(found("2", "\"=1.2.3\""), 1);
        assert_eq!(found("2", "\"=1.2.4\""), 2);
    }
}
