//! What `deploy/` starts `tokyo serve` with are options that it knows.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// The options in a text, without what they are set to.
fn options(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| c.is_whitespace() || "[],=\"".contains(c));
    words.filter(|word| word.starts_with("--")).map(str::to_owned).collect()
}

#[test]
fn deployments_use_options_that_exist() {
    let help = Command::new(env!("CARGO_BIN_EXE_tokyo")).args(["serve", "--help"]).output();
    let known = options(&String::from_utf8(help.unwrap().stdout).unwrap());
    let deploy = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy");
    let used = |file: &str, is_ours: fn(&&str) -> bool| {
        let text = std::fs::read_to_string(deploy.join(file)).unwrap();
        options(&text.lines().filter(is_ours).collect::<Vec<_>>().join("\n"))
    };
    let serves: fn(&&str) -> bool = |line| line.contains("tokyo serve");
    let files = [
        ("systemd/tokyo-tabletop.service", serves),
        ("systemd/tokyo-node.service", serves),
        ("systemd/node.env", |line| line.starts_with("TOKYO_OPTIONS=")),
        ("compose.yaml", |line| line.trim_start().starts_with("--")),
    ];
    for (file, is_ours) in files {
        let used = used(file, is_ours);
        assert!(!used.is_empty(), "no option was found in {file}");
        let unknown: Vec<_> = used.difference(&known).collect();
        assert!(unknown.is_empty(), "{file} uses {unknown:?}");
    }
}
